import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, type ParisDay } from '#basics/dates.ts';
import { isListMonday } from '#listening/rules/listening-list.ts';
import { fitsList, pollTimes } from '#listening/rules/poll-times.ts';
import {
  type Dimension,
  favourable,
  ITEMS,
  PASSED,
  STEPS,
  type Step,
} from '#listening/rules/questionnaire-items.ts';
import { keepSealed } from '#listening/server/vault/keep-sealed.ts';
import { sealedAnswer } from '#listening/server/vault/sealed-answers.ts';
import type { KeeperDeps } from '#listening/server/vault/vault-deps.ts';
import { DEMO_PEOPLE } from './demo-people.ts';
import { randomFrom } from './random.ts';

const COMPANY = 'Atelier Lumière';
const HR = DEMO_PEOPLE.find(({ company, roles }) => company === COMPANY && roles.length > 1);
/** So long ago it opened at the least, from the last closed week. */
const WEEKS_AGO = 5;
/** How often things are as one would wish, from never to always. */
const USUAL: Readonly<Record<Dimension, number>> = {
  demands: 2.5,
  autonomy: 3.4,
  support: 3.6,
  recognition: 2.8,
  meaning: 3.9,
  conflict: 3.2,
};
const ANSWERING = 0.82;
const PASSING = 0.04;
const DIFFERENT_SEEDS = 31;

type Weeks = {
  readonly first: ParisDay;
  readonly last: ParisDay;
  /** The last one that is told. */
  readonly told: ParisDay | undefined;
};
type Opened = { readonly id: string; readonly opens_on: ParisDay };

/**
 * The yearly questionnaire of the demo company, as HR opened it in the week before: once, and only where it
 * is still to be told. Undefined where there is none to answer.
 */
export async function openDemoQuestionnaire(
  { database }: KeeperDeps,
  company: { readonly id: string; readonly legalName: string },
  { first, last, told = '' }: Weeks,
): Promise<Opened | undefined> {
  if (company.legalName !== COMPANY) return undefined;
  const opened = await database.owner
    .selectFrom('questionnaires')
    .select(['id', 'opens_on'])
    .where('company_id', '=', company.id)
    .orderBy('opens_on', 'desc')
    .executeTakeFirst();
  if (opened) return opened;
  const times = questionnaireTimes(first, addDays(last, -7 * WEEKS_AGO));
  if (!times || times.opensOn <= told) return undefined;
  const id: string = randomUUID();
  return database.owner.transaction().execute(async (tx) => {
    const author = await tx
      .selectFrom('auth.users')
      .select('id')
      .where('email', '=', HR?.email ?? '')
      .executeTakeFirstOrThrow();
    // The journal says who, and when.
    await sql`select set_config('request.now', ${`${addDays(times.opensOn, -4)}T10:00:00Z`}, true),
      set_config('request.jwt.claims', ${JSON.stringify({ sub: author.id })}, true)`.execute(tx);
    return tx
      .insertInto('questionnaires')
      .values({
        id,
        company_id: company.id,
        list_since: times.list,
        opens_on: times.opensOn,
        author: author.id,
      })
      .returning(['id', 'opens_on'])
      .executeTakeFirstOrThrow();
  });
}

/** The last Monday until then on which one opens that closes before its list ends, and that list. */
function questionnaireTimes(first: ParisDay, until: ParisDay) {
  let list: ParisDay | undefined;
  let times: { readonly opensOn: ParisDay; readonly list: ParisDay } | undefined;
  for (let monday = first; monday <= until; monday = addDays(monday, 7)) {
    if (isListMonday(monday, first)) list = monday;
    if (list && fitsList(monday, list)) times = { opensOn: monday, list };
  }
  return times;
}

type Someone = { readonly pseudonym: Buffer; readonly at: number };

/** What people answer in the first of its two weeks; nothing in another week. */
export async function answerDemoQuestionnaire(
  { vault }: KeeperDeps,
  companyId: string,
  people: readonly Someone[],
  opened: Opened | undefined,
  monday: ParisDay,
): Promise<void> {
  if (opened?.opens_on !== monday) return;
  const rows = people.flatMap(({ pseudonym, at }) => {
    const random = randomFrom(at * DIFFERENT_SEEDS + 5);
    if (random() > ANSWERING) return [];
    const subject = { kind: 'questionnaire', day: pollTimes(monday).closesOn } as const;
    return sealedAnswer(vault, { companyId, pseudonym }, subject, answersOf(random));
  });
  await vault.transaction((tx) => keepSealed(tx, rows));
}

function answersOf(random: () => number): number[] {
  const own = (random() - 0.5) * 1.6;
  return ITEMS.map((item) => {
    const wished = Math.round(USUAL[item.dimension] + own + (random() - 0.5) * 2);
    const step = Math.min(STEPS.length, Math.max(1, wished)) as Step;
    return random() < PASSING ? PASSED : favourable(item, step);
  });
}
