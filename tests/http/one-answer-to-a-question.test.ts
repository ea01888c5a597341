import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answerPoll,
  answerQuestionnaire,
  openQuestionnaire,
  readOpenPoll,
  readOwnQuestionnaire,
  writePoll,
} from '#listening/contract.ts';
import { ITEMS } from '#listening/rules/questionnaire-items.ts';
import { acceptedBodies } from '../support/accepted-bodies.ts';
import {
  differing,
  everythingFetched,
  everythingKept,
  type Lookers,
} from '../support/everything-published.ts';
import { openSocket } from '../support/frames-heard.ts';
import { queueIsQuiet } from '../support/job-queue.ts';
import {
  type Colleague,
  type ListeningCompany,
  listeningCompany,
  liveThrough,
  settableClock,
} from '../support/listening.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

// As `one-answer`, of a question that everybody is asked and of the questionnaire, while both are open.

const FIRST_MONDAY = '2026-10-05';
const POLL = randomUUID();
const QUESTIONNAIRE = randomUUID();

let product: TestProduct;
let company: ListeningCompany;
let target: Colleague;
let lookers: Lookers;
let bodies: Readonly<Record<string, unknown>>;
const clock = settableClock('2026-10-05T09:00:00+02:00');
beforeAll(async () => {
  product = await startTestProduct({}, clock);
  company = await listeningCompany(product, { Atelier: 45, Vente: 40 }, FIRST_MONDAY);
  // Nobody has to answer check-ins for a list to be made.
  await liveThrough({ product, clock, company }, FIRST_MONDAY, 4, () => undefined);
  clock.setDay('2026-11-03');
  const { id: companyId, hr } = company;
  const choices = { choices: ['Le lundi', 'Le jeudi'], choicesEn: ['On Mondays', 'On Thursdays'] };
  await hr.call(writePoll, {
    companyId,
    pollId: POLL,
    wording: 'Quand la réunion du mois ?',
    wordingEn: 'When should we meet?',
    ...choices,
  });
  await hr.call(openQuestionnaire, { companyId, questionnaireId: QUESTIONNAIRE });
  clock.setDay('2026-11-10');
  const [first, second] = company.colleagues as readonly [Colleague, Colleague];
  target = first;
  lookers = [
    ['owner', company.owner],
    ['hr', hr],
    ['cse', company.cse],
    ['colleague', second],
  ];
  bodies = acceptedBodies({ companyId, siteId: company.places.site ?? '', userId: hr.userId });
}, 120_000);
afterAll(() => product.stop());

const companyId = () => company.id;

/** What may be said, first, then otherwise, and how it is known to be there. */
const SAID = {
  'a question': {
    say: (way: 0 | 1) =>
      target.call(answerPoll, { companyId: companyId(), pollId: POLL, choice: way + 1 }),
    async own() {
      const { poll } = await target.call(readOpenPoll, { companyId: companyId() });
      return poll?.choice;
    },
    first: 1,
  },
  'the questionnaire': {
    say: (way: 0 | 1) =>
      target.call(answerQuestionnaire, {
        companyId: companyId(),
        questionnaireId: QUESTIONNAIRE,
        answers: ITEMS.map((_, item) => ({ item, answer: way === 0 ? 1 : 5 })),
      }),
    async own() {
      const { questionnaire } = await target.call(readOwnQuestionnaire, { companyId: companyId() });
      return questionnaire?.answers.at(-1);
    },
    first: 1,
  },
} as const;

describe.each(Object.keys(SAID) as (keyof typeof SAID)[])('of %s', (of) => {
  const { say, own, first } = SAID[of];

  test('no byte that anybody else fetches, no row and no frame hangs on whether one person has answered', async () => {
    expect(await own()).toBeNull();
    const pages = await Promise.all(
      lookers.map(([, { userId }]) =>
        openSocket(product, userId, [`listening:${company.id}`, `company:${company.id}`]),
      ),
    );
    // What is written once, by whoever looks first, is written by now.
    await everythingFetched(product, lookers, bodies);
    await queueIsQuiet(product);
    const silent = await everythingFetched(product, lookers, bodies);
    const kept = await everythingKept(product);
    await say(0);
    await queueIsQuiet(product);
    expect(await own()).toBe(first);
    // Under a name that only this installation can compute, and for nobody to read.
    expect(differing(kept, await everythingKept(product))).toEqual(['public.rate_counts']);
    expect(differing(silent, await everythingFetched(product, lookers, bodies))).toEqual([]);
    await say(1);
    await queueIsQuiet(product);
    expect(await own()).not.toBe(first);
    expect(differing(silent, await everythingFetched(product, lookers, bodies))).toEqual([]);
    for (const page of pages) {
      expect(await page.heard()).toEqual([]);
      page.close();
    }
  }, 120_000);
});
