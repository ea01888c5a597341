import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, type ParisDay, startOfParisDay } from '#basics/dates.ts';
import { type Mood, readMood } from '#listening/contract.ts';
import { closingTime } from '#listening/rules/closing-time.ts';
import { dailyQuestion } from '#listening/rules/daily-question.ts';
import { isListMonday } from '#listening/rules/listening-list.ts';
import { LEAF_DEVIATION, WEEK_DEVIATION } from '#listening/rules/secret-terms.ts';
import { TWENTIETHS } from '#listening/rules/told-week.ts';
import { closeWeeks } from '#listening/server/vault/close-weeks.ts';
import { pseudonymOf } from '#listening/server/vault/tenant-keys.ts';
import { createClock } from '#platform/clock.ts';
import { MIDDLE, randomFrom, Tally } from './attacker.ts';
import { PLANS, type Who } from './employer-plans.ts';
import type { Reading } from './likelihood.ts';
import { evidenceOf, HIGH, LOW } from './patient-employer.ts';
import { callOver, type RunningProduct } from './running-product.ts';
import { TARGET } from './watched-lists.ts';

type Product = Pick<RunningProduct, 'url' | 'database' | 'vault'> & {
  readonly tokens: RunningProduct['backend']['tokens'];
};

/** The first of them is four weeks before a quarter’s list. */
const FIRST_WEEK = '2026-09-07';
const WEEKS_BEFORE_LIST = 4;
const DAYS = 7;
const QUESTIONS = 3;
const ROUNDING_VARIANCE = 0.25 / 12;
/** Who takes in whoever is sent away. */
const ELSEWHERE = 12;
const PLACES = ['a', 'b', 'elsewhere'] as const;

type Someone = Who & {
  readonly name: string;
  readonly employeeId: string;
  readonly pseudonym: Buffer;
};

type Attacked = {
  readonly companyId: string;
  readonly hrId: string;
  readonly isHigh: boolean;
  readonly teams: ReadonlyMap<string, string>;
  readonly people: readonly Someone[];
  readonly readings: Reading[];
};

/**
 * The worst plan of an employer, lived through on the product: twenty-one colleagues in league who always
 * answer 8, and somebody who always says 3, or 13, and is moved there and back with every list. What is told
 * is read over HTTP.
 */
export async function attackCompanies(
  product: Product,
  { companies, weeks, seed, isControl = false }: AttackRun,
): Promise<Tally> {
  const random = randomFrom(seed);
  const attacked: Attacked[] = [];
  for (let at = 0; at < companies; at += 1)
    attacked.push(await bringAbout(product, random() < 0.5));
  let list = -1;
  for (let week = 0; week < WEEKS_BEFORE_LIST + weeks; week += 1) {
    const monday = addDays(FIRST_WEEK, 7 * week);
    if (isListMonday(monday, FIRST_WEEK)) list += 1;
    const isLast =
      isListMonday(addDays(monday, 7), FIRST_WEEK) || week === WEEKS_BEFORE_LIST + weeks - 1;
    await answer(product, attacked, monday);
    // Before a list is made, people are put where it shall find them.
    for (const each of isLast ? attacked : []) await move(product, each, list + 1);
    await closeWeeks({
      database: product.database,
      vault: product.vault,
      clock: createClock(closingTime(monday).toISOString()),
    });
    for (const each of isLast && list >= 0 ? attacked : []) await read(product, each, list);
  }
  const tally = new Tally();
  for (const { readings, isHigh } of attacked) {
    tally.add(evidenceOf(readings, { isControl }), isHigh);
  }
  return tally;
}

export type AttackRun = {
  readonly companies: number;
  /** Of lists, beside those before the first one. */
  readonly weeks: number;
  readonly seed: number;
  readonly isControl?: boolean;
};

async function bringAbout({ database, vault }: Product, isHigh: boolean): Promise<Attacked> {
  const [companyId, siteId, hrId] = [randomUUID(), randomUUID(), randomUUID()];
  const teams = new Map(PLACES.map((name) => [name as string, randomUUID() as string]));
  const everybody = [
    { kind: 'target' as const, at: 0, name: TARGET },
    ...many('accomplice', PLANS.at(-1)?.accomplices ?? 0),
    ...many('honest', ELSEWHERE),
  ].map((who) => ({ ...who, employeeId: randomUUID(), userId: randomUUID() }));
  const keys = await database.owner.transaction().execute(async (tx) => {
    await sql`insert into auth.users (id, email) select id, id || '@example.com'
      from unnest(${[hrId, ...everybody.map(({ userId }) => userId)]}::uuid[]) as id`.execute(tx);
    await sql`insert into public.companies (id, legal_name, siren, kind, headcount)
      values (${companyId}, 'Fonderie', '732829320', 'employer', 60)`.execute(tx);
    await sql`insert into public.licences (company_id, kind, seats, starts_on, ends_on)
      values (${companyId}, 'paid', 500, ${FIRST_WEEK}, '2035-12-31')`.execute(tx);
    await sql`insert into public.company_members (company_id, user_id, role)
      values (${companyId}, ${hrId}, 'hr')`.execute(tx);
    await sql`insert into public.sites (id, company_id, name)
      values (${siteId}, ${companyId}, 'Nantes')`.execute(tx);
    await sql`insert into public.teams (id, company_id, site_id, name)
      select id, ${companyId}, ${siteId}, name
      from unnest(${[...teams.values()]}::uuid[], ${[...teams.keys()]}::text[]) as t (id, name)
      `.execute(tx);
    await sql`insert into public.employees
        (id, company_id, site_id, team_id, first_name, last_name, user_id, came_in_at)
      select id, ${companyId}, ${siteId}, ${teams.get('elsewhere')}, 'Camille', name, account,
        ${startOfParisDay(FIRST_WEEK)}::timestamptz
      from unnest(${everybody.map(({ employeeId }) => employeeId)}::uuid[],
        ${everybody.map(({ name }) => name)}::text[],
        ${everybody.map(({ userId }) => userId)}::uuid[]) as e (id, name, account)`.execute(tx);
    const ids = everybody.map(({ employeeId }) => employeeId);
    return tx
      .selectFrom('listening_keys')
      .select(['employee_id', 'key'])
      .where('employee_id', 'in', ids)
      .execute();
  });
  const pseudonyms = new Map(
    keys.map((place) => [place.employee_id, pseudonymOf(vault, companyId, place)]),
  );
  const people = everybody.map((who) => ({
    ...who,
    pseudonym: pseudonyms.get(who.employeeId) as Buffer,
  }));
  return { companyId, hrId, isHigh, teams, people, readings: [] };
}

function many(kind: Who['kind'], count: number) {
  return Array.from({ length: count }, (_, at) => ({ kind, at, name: `${kind}-${at}` }));
}

/** A week in which everybody says what they always say. */
async function answer(
  { vault }: Product,
  attacked: readonly Attacked[],
  monday: ParisDay,
): Promise<void> {
  const rows = attacked.flatMap(({ companyId, people, isHigh }) =>
    people.flatMap(({ kind, pseudonym }) => {
      const points = kind === 'target' ? (isHigh ? HIGH : LOW) : 8;
      const days = weekOf(pseudonym, companyId, monday, points);
      return kind === 'target' ? days : days.slice(0, 1);
    }),
  );
  const BATCH = 2_000;
  for (let at = 0; at < rows.length; at += BATCH) {
    await vault.transaction((tx) =>
      tx
        .insertInto('answers')
        .values(rows.slice(at, at + BATCH))
        .execute(),
    );
  }
}

/** Seven days of three taps whose week is that many points, to a sixth of one. */
function weekOf(pseudonym: Buffer, companyId: string, monday: ParisDay, points: number) {
  let above = Math.round(((points - 1) * 4 * DAYS * QUESTIONS) / 14);
  return Array.from({ length: DAYS }, (_, at) => {
    const day = addDays(monday, at);
    const taps = Array.from({ length: QUESTIONS }, (_tap, question) => {
      const left = (DAYS - at) * QUESTIONS - question;
      const tap = Math.min(4, Math.ceil(above / left));
      above -= tap;
      return tap + 1;
    });
    const [mood = 1, energy = 1, factor_tap = 1] = taps;
    const { factor } = dailyQuestion(day);
    return { company_id: companyId, pseudonym, monday, day, mood, energy, factor, factor_tap };
  });
}

function placeIn(who: Who, list: number): string {
  return who.kind === 'honest' ? 'elsewhere' : (PLANS.at(-1)?.where(who, list, 2) ?? 'elsewhere');
}

async function move({ database }: Product, { people, teams }: Attacked, list: number) {
  await sql`update public.employees set team_id = put.team
    from unnest(${people.map(({ employeeId }) => employeeId)}::uuid[],
      ${people.map((who) => teams.get(placeIn(who, list)))}::uuid[]) as put (id, team)
    where employees.id = put.id`.execute(database.owner);
}

/** What the list that ends told, over HTTP; the employer is granted the exact rate too. */
async function read(product: Product, company: Attacked, list: number): Promise<void> {
  const mood = await moodOf(product, company);
  const since = mood.list?.since;
  if (!since) return;
  const rows = await product.vault.transaction((tx) =>
    tx
      .selectFrom('lists')
      .select('rate')
      .where('company_id', '=', company.companyId)
      .where('since', '=', since)
      .execute(),
  );
  for (const [place] of company.teams) {
    const told = mood.places.find(({ name, kind }) => kind === 'team' && name === place);
    const weeks = (told?.weeks ?? []).filter((_, at) => (mood.mondays[at] ?? '') >= since);
    const cells = weeks.flatMap((cell) => cell ?? []);
    const [first] = cells;
    if (!first?.listed) continue;
    const divisor = (first.listed * (rows[0]?.rate ?? 0)) / TWENTIETHS;
    const here = company.people.filter((who) => placeIn(who, list) === place);
    const weekly = WEEK_DEVIATION ** 2 + ROUNDING_VARIANCE * divisor ** 2;
    const factors = Object.values(told?.factors ?? {}).flatMap((factor) => factor?.points ?? []);
    const reading = (subject: Reading['subject'], said: readonly number[]): Reading => ({
      subject,
      leaf: `${place} ${since}`,
      rest: (said.reduce((sum, points) => sum + points, 0) / said.length - 8) * divisor,
      others: here.filter(({ kind }) => kind !== 'target').map(({ name }) => name),
      terms: 0,
      hasTarget: here.some(({ kind }) => kind === 'target'),
      leafVariance: LEAF_DEVIATION ** 2,
      variance: weekly / said.length,
    });
    const scores = cells.map(({ points }) => points);
    company.readings.push(reading('score', scores), reading('factors', factors));
  }
}

/** All that HR of that company reads. */
async function moodOf(
  { url, tokens }: Product,
  { companyId, hrId }: Pick<Attacked, 'companyId' | 'hrId'>,
): Promise<Mood> {
  const token = await tokens.signAccess({ role: 'authenticated', sub: hrId }, 3_600);
  return callOver(url, readMood, { companyId }, 'fr', token);
}

/** The same vault, but that nothing is added to what is told. */
export function withoutTerms<V extends RunningProduct['vault']>(vault: V): V {
  return {
    ...vault,
    derive: (...words: readonly string[]) =>
      words[0] === 'term' ? MIDDLE : vault.derive(...words),
  };
}
