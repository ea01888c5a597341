import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, type ParisDay, startOfParisDay } from '#basics/dates.ts';
import { type Mood, readMood } from '#listening/contract.ts';
import { closingTime } from '#listening/rules/closing-time.ts';
import { dailyQuestion } from '#listening/rules/daily-question.ts';
import { factorPeriodEnding, isListMonday } from '#listening/rules/listening-list.ts';
import { TWENTIETHS } from '#listening/rules/published-week.ts';
import { LEAF_DEVIATION, WEEK_DEVIATION } from '#listening/rules/secret-terms.ts';
import { closeWeeks } from '#listening/server/vault/close-weeks.ts';
import { pseudonymOf } from '#listening/server/vault/tenant-keys.ts';
import { createClock } from '#platform/clock.ts';
import { MIDDLE, randomFrom, Tally } from './attacker.ts';
import { NEW_COMPANY, type Who } from './employer-plans.ts';
import type { Reading } from './likelihood.ts';
import { evidenceOf, HIGH, LOW } from './patient-employer.ts';
import { callOver, type RunningProduct } from './running-product.ts';
import { TARGET } from './watched-lists.ts';

type Product = Pick<RunningProduct, 'url' | 'database' | 'vault'> & {
  readonly tokens: RunningProduct['backend']['tokens'];
};

/** Its first list comes four weeks later, and eight weeks before that of the quarter: one draw more of what leaves add. */
const FIRST_WEEK = '2026-07-13';
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
  /** What each list told of the factors of each team. */
  readonly factors: Map<string, number[]>;
  readonly readings: Reading[];
};

/**
 * The worst plan of an employer, lived through on the product: twenty-one colleagues in league who always
 * answer 8, and somebody who always says 3, or 13, and is moved there and back with every list of a new company.
 * What is told is read over HTTP.
 */
export async function attackCompanies(product: Product, run: AttackRun): Promise<Tally> {
  return tallyOf(await readCompanies(product, run), run);
}

/** What an employer has read of one of these companies, and what is so. */
export type ReadCompany = Pick<Attacked, 'isHigh' | 'readings'>;

/** How often an employer is right who goes by these readings alone. */
export function tallyOf(
  companies: readonly ReadCompany[],
  { isControl = false }: Pick<AttackRun, 'isControl'>,
  isUsed: (reading: Reading) => boolean = () => true,
): Tally {
  const tally = new Tally();
  for (const { readings, isHigh } of companies)
    tally.add(evidenceOf(readings.filter(isUsed), { isControl }), isHigh);
  return tally;
}

/** Lives through the plan in so many companies, and keeps what is told of them over HTTP. */
export async function readCompanies(
  product: Product,
  { companies, weeks, seed }: AttackRun,
): Promise<readonly ReadCompany[]> {
  const random = randomFrom(seed);
  const attacked: Attacked[] = [];
  for (let at = 0; at < companies; at += 1)
    attacked.push(await bringAbout(product, random() < 0.5));
  let [list, since] = [-1, FIRST_WEEK];
  for (let week = 0; week < WEEKS_BEFORE_LIST + weeks; week += 1) {
    const monday = addDays(FIRST_WEEK, 7 * week);
    if (isListMonday(monday, FIRST_WEEK)) [list, since] = [list + 1, monday];
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
    if (list < 0) continue;
    for (const each of factorPeriodEnding(monday, since) === undefined ? [] : attacked)
      await readFactors(product, each, since);
    for (const each of isLast ? attacked : []) await readScores(product, each, { list, since });
  }
  return attacked;
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
    ...many('accomplice', NEW_COMPANY.accomplices),
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
  return { companyId, hrId, isHigh, teams, people, factors: new Map(), readings: [] };
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
  return who.kind === 'honest' ? 'elsewhere' : (NEW_COMPANY.where(who, list, 2) ?? 'elsewhere');
}

async function move({ database }: Product, { people, teams }: Attacked, list: number) {
  await sql`update public.employees set team_id = put.team
    from unnest(${people.map(({ employeeId }) => employeeId)}::uuid[],
      ${people.map((who) => teams.get(placeIn(who, list)))}::uuid[]) as put (id, team)
    where employees.id = put.id`.execute(database.owner);
}

/** What four weeks told of the factors, over HTTP. */
async function readFactors(product: Product, company: Attacked, since: ParisDay): Promise<void> {
  const { places } = await moodOf(product, company);
  for (const { name, factors } of places) {
    const points = Object.values(factors).flatMap((factor) => factor?.points ?? []);
    const leaf = leafOf(name, since);
    company.factors.set(leaf, [...(company.factors.get(leaf) ?? []), ...points]);
  }
}

type Ending = { readonly list: number; readonly since: ParisDay };

/** What the list that ends told, over HTTP; the employer is granted the exact rate too. */
async function readScores(product: Product, company: Attacked, { list, since }: Ending) {
  const mood = await moodOf(product, company);
  if (mood.list?.since !== since) return;
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
    const leaf = leafOf(place, since);
    const reading = (subject: Reading['subject'], said: readonly number[]): Reading => ({
      subject,
      leaf,
      rest: (said.reduce((sum, points) => sum + points, 0) / said.length - 8) * divisor,
      others: here.filter(({ kind }) => kind !== 'target').map(({ name }) => name),
      terms: 0,
      hasTarget: here.some(({ kind }) => kind === 'target'),
      leafVariance: LEAF_DEVIATION ** 2,
      variance: weekly / said.length,
    });
    company.readings.push(
      reading(
        'score',
        cells.map(({ points }) => points),
      ),
    );
    const factors = company.factors.get(leaf) ?? [];
    if (factors.length > 0) company.readings.push(reading('factors', factors));
  }
}

const leafOf = (place: string, since: ParisDay) => `${place} ${since}`;

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
