import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, type ParisDay, startOfParisDay } from '#basics/dates.ts';
import { type Mood, readMood } from '#listening/contract.ts';
import { dailyQuestion } from '#listening/rules/daily-question.ts';
import { pseudonymOf } from '#listening/server/vault/tenant-keys.ts';
import { MIDDLE, type Told, type World } from './attacker.ts';
import { callOver, type RunningProduct } from './running-product.ts';

type Product = Pick<RunningProduct, 'url' | 'database' | 'vault'> & {
  readonly tokens: RunningProduct['backend']['tokens'];
};

const DAYS = 7;
const QUESTIONS = 3;

/** A company that was brought about, with somebody of its HR, and under what its people answer. */
export type BroughtAbout = {
  readonly companyId: string;
  readonly hrId: string;
  readonly pseudonyms: ReadonlyMap<string, Buffer>;
};

/** Brings a company about in which everybody of that world is counted already and has answered all week. */
export async function bringAbout(
  { database, vault }: Product,
  { teams, people }: World,
  monday: ParisDay,
): Promise<BroughtAbout> {
  const companyId = randomUUID();
  const siteId = randomUUID();
  const hrId = randomUUID();
  const teamIds = new Map(teams.map((team) => [team, randomUUID()]));
  const rows = people.map((person) => ({
    ...person,
    employeeId: randomUUID(),
    userId: randomUUID(),
    teamId: teamIds.get(person.team) as string,
  }));
  const keys = await database.owner.transaction().execute(async (tx) => {
    await sql`insert into auth.users (id, email) select id, id || '@example.com'
      from unnest(${[hrId, ...rows.map(({ userId }) => userId)]}::uuid[]) as id`.execute(tx);
    await sql`insert into public.companies (id, legal_name, siren, kind, headcount)
      values (${companyId}, 'Fonderie', '732829320', 'employer', 60)`.execute(tx);
    await sql`insert into public.licences (company_id, kind, seats, starts_on, ends_on)
      values (${companyId}, 'paid', 500, ${monday}, '2035-12-31')`.execute(tx);
    await sql`insert into public.company_members (company_id, user_id, role)
      values (${companyId}, ${hrId}, 'hr')`.execute(tx);
    await sql`insert into public.sites (id, company_id, name)
      values (${siteId}, ${companyId}, 'Nantes')`.execute(tx);
    await sql`insert into public.teams (id, company_id, site_id, name)
      select id, ${companyId}, ${siteId}, name
      from unnest(${[...teamIds.values()]}::uuid[], ${[...teams]}::text[]) as t (id, name)`.execute(
      tx,
    );
    await sql`insert into public.employees
        (id, company_id, site_id, team_id, first_name, last_name, user_id, came_in_at)
      select id, ${companyId}, ${siteId}, team, 'Camille', name, account,
        ${startOfParisDay(monday)}::timestamptz
      from unnest(${rows.map(({ employeeId }) => employeeId)}::uuid[],
        ${rows.map(({ teamId }) => teamId)}::uuid[], ${rows.map(({ id }) => id)}::text[],
        ${rows.map(({ userId }) => userId)}::uuid[]) as e (id, team, name, account)`.execute(tx);
    return tx
      .selectFrom('listening_keys')
      .select(['employee_id', 'key'])
      .where(
        'employee_id',
        'in',
        rows.map(({ employeeId }) => employeeId),
      )
      .execute();
  });
  const pseudonyms = new Map(
    keys.map((place) => [
      place.employee_id,
      pseudonymOf({ derive: vault.derive }, companyId, place),
    ]),
  );
  const known = rows.map((row) => ({
    ...row,
    pseudonym: pseudonyms.get(row.employeeId) as Buffer,
  }));
  await vault.transaction(async (tx) => {
    await tx
      .insertInto('people')
      .values(
        known.map(({ pseudonym, teamId }) => ({
          pseudonym,
          company_id: companyId,
          weeks_answered: 2,
          place_id: teamId,
        })),
      )
      .execute();
    const answers = known.flatMap(({ pseudonym, points }) =>
      points === undefined ? [] : weekOf(pseudonym, companyId, monday, points),
    );
    if (answers.length > 0) await tx.insertInto('answers').values(answers).execute();
  });
  return {
    companyId,
    hrId,
    pseudonyms: new Map(known.map(({ id, pseudonym }) => [id, pseudonym])),
  };
}

/** Seven days of three taps whose week is that many points, to a sixth of one. */
export function weekOf(pseudonym: Buffer, companyId: string, monday: ParisDay, points: number) {
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

/** What HR reads of that company, of the last week: the company as `company`, and its teams by name. */
export async function toldToHr(
  product: Pick<Product, 'url' | 'tokens'>,
  company: Pick<BroughtAbout, 'companyId' | 'hrId'>,
): Promise<Told> {
  const { places } = await moodOf(product, company);
  return new Map(
    places.flatMap(({ kind, name, weeks }): [string, number][] => {
      const cell = weeks.at(-1);
      if (!cell || kind === 'site') return [];
      return [[kind === 'company' ? 'company' : name, cell.points]];
    }),
  );
}

/** All that HR of that company reads. */
export async function moodOf(
  { url, tokens }: Pick<Product, 'url' | 'tokens'>,
  { companyId, hrId }: Pick<BroughtAbout, 'companyId' | 'hrId'>,
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
