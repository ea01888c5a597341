import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { answerPoll, type PollResult, readPolls, writePoll } from '#listening/contract.ts';
import { isCounted, publishedPoll } from '#listening/rules/poll.ts';
import type { Vault } from '#platform/vault/vault.ts';
import {
  ASKED,
  type AskedCompanies,
  companiesToAsk,
  leafIn,
  placesIn,
  secretsOf,
} from '../support/asked-companies.ts';
import { withoutTerms } from '../support/attacked-companies.ts';
import { type Colleague, closeDueWeeks, type ListeningCompany } from '../support/listening.ts';
import type { TestProduct } from '../support/test-product.ts';

// An employer who has everybody but one person answer as they say, so that this one answer decides between two tens
// of percent; they are granted to know who of those in league is counted, which nobody can. What the rules are worth
// over years is measured without HTTP (`listening/rules/poll.test.ts`): over HTTP is told what they say, and no more.

const LISTED = 60;
const COMPANIES = 16;
const CONTROLS = 6;
/** Where one guess is right 56 times of 100, as after one question by the rules, all are once in ten thousand runs. */
const MOST_RIGHT = COMPANIES - 1;

const products: TestProduct[] = [];
afterAll(async () => {
  for (const product of products) await product.stop();
});

type Chosen = ReadonlyMap<Colleague, number>;
type Attacked = {
  readonly company: ListeningCompany;
  readonly pollId: string;
  readonly choosesFirst: boolean;
  readonly chosen: Chosen;
  readonly told: readonly PollResult[];
};

async function attack(count: number, wrapVault?: (vault: Vault) => Vault) {
  const asked = await companiesToAsk(count, LISTED, wrapVault);
  const { product, clock, companies } = asked;
  products.push(product);
  const pollIds = await Promise.all(companies.map(ask));
  clock.setDay(ASKED.answeredOn);
  const answered = companies.map((company, at) => {
    const choosesFirst = at % 2 === 0;
    return { company, choosesFirst, chosen: choicesIn(asked, company, choosesFirst) };
  });
  for (const [at, { company, chosen }] of answered.entries())
    await answer(company, pollIds[at] ?? '', chosen);
  clock.setDay(ASKED.toldOn);
  await closeDueWeeks(product);
  return Promise.all(
    answered.map(async (each, at): Promise<Attacked> => {
      const { polls } = await each.company.hr.call(readPolls, { companyId: each.company.id });
      return { ...each, pollId: pollIds[at] ?? '', told: polls[0]?.told ?? [] };
    }),
  );
}

/** A question with two choices. Returns its id. */
async function ask({ id, hr }: ListeningCompany): Promise<string> {
  const pollId = randomUUID();
  await hr.call(writePoll, {
    companyId: id,
    pollId,
    wording: 'La réunion du lundi vous sert-elle ?',
    choices: ['Oui', 'Non'],
    wordingEn: null,
    choicesEn: null,
  });
  return pollId;
}

/** The first of them chooses what they mean; the others so that with them the first choice has 55 % of what counts. */
function choicesIn(
  { product }: AskedCompanies,
  { colleagues }: ListeningCompany,
  choosesFirst: boolean,
): Chosen {
  const { draw, termKey } = secretsOf(product);
  const [target, ...league] = colleagues;
  const counted = league.filter((who) => isCounted(termKey(who), draw));
  const first = new Set(counted.slice(0, Math.ceil(0.55 * (counted.length + 1)) - 1));
  return new Map(
    colleagues.map((who) => [who, (who === target ? choosesFirst : first.has(who)) ? 1 : 2]),
  );
}

async function answer({ id }: ListeningCompany, pollId: string, chosen: Chosen): Promise<void> {
  await Promise.all(
    [...chosen].map(([who, choice]) => who.call(answerPoll, { companyId: id, pollId, choice })),
  );
}

/** Whether the employer is right who takes the first choice for the last one's where it has the larger ten. */
const isRight = ({ told, choosesFirst }: Attacked) =>
  (told[0]?.percents[0] ?? 0) >= 60 === choosesFirst;

/** What the rules tell of these answers, to whoever knows all secrets. */
function byTheRules({ company, pollId, chosen }: Attacked) {
  const [product] = products as [TestProduct];
  const { draw, termKey } = secretsOf(product);
  const answers = [...chosen].map(([who, choice]) => ({
    termKey: termKey(who),
    leaf: leafIn(company),
    choice,
  }));
  return publishedPoll({ id: pollId, choices: 2 }, placesIn(company), answers, draw);
}

describe('an employer who has all others answer as they say', () => {
  test('does not learn what the last one answered', async () => {
    const attacked = await attack(COMPANIES);
    for (const each of attacked)
      expect(each.told.map(({ placeId, rate, percents }) => ({ placeId, rate, percents }))).toEqual(
        byTheRules(each).map(({ placeId, rate, percents }) => ({ placeId, rate, percents })),
      );
    expect(attacked.filter(isRight).length).toBeLessThanOrEqual(MOST_RIGHT);
  }, 300_000);

  test('but would in every company without the secrets, or this is no attack', async () => {
    const attacked = await attack(CONTROLS, withoutTerms);
    expect(attacked.filter(isRight)).toHaveLength(CONTROLS);
  }, 300_000);
});
