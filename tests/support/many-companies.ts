import { sql } from 'kysely';
import { addDays, type ParisDay, startOfParisDay } from '#basics/dates.ts';
import { dailyQuestion } from '#listening/rules/daily-question.ts';
import { makeList } from '#listening/rules/list-state.ts';
import { GRAINS_A_POINT } from '#listening/rules/qvct-score.ts';
import { DEFAULT_K } from '#listening/rules/release.ts';
import { keepPeopleAndList } from '#listening/server/vault/new-list.ts';
import { drawOf, memberOf, pseudonymOf, termKeyOf } from '#listening/server/vault/tenant-keys.ts';
import { asWord } from '#listening/server/vault/words.ts';
import type { Database } from '#platform/database/database.ts';
import type { Vault } from '#platform/vault/vault.ts';

const TEAMS = 5;
const BATCH = 100;

type Stores = { readonly database: Pick<Database, 'owner'>; readonly vault: Vault };

/**
 * So many companies of `people` each, in five teams, all of whom count in the list that holds from
 * that week on; everybody has answered on two days of it. What they said follows from their place in the list.
 */
export async function manyCompanies(
  stores: Stores,
  count: number,
  people: number,
  monday: ParisDay,
): Promise<void> {
  for (let done = 0; done < count; done += BATCH) {
    await aBatch(stores, Math.min(BATCH, count - done), Math.ceil(people / TEAMS), monday);
  }
}

type Person = {
  company_id: string;
  employee_id: string;
  key: Buffer;
  team_id: string;
  site_id: string;
};

function treeOf(people: readonly Person[]) {
  const [{ company_id: company, site_id: site } = { company_id: '', site_id: '' }] = people;
  const teams = new Set(people.map((person) => person.team_id));
  return [
    { id: company, parentId: undefined },
    { id: site, parentId: company },
    ...[...teams].map((id) => ({ id, parentId: site })),
  ];
}

async function aBatch(
  { database, vault }: Stores,
  count: number,
  teamSize: number,
  monday: ParisDay,
): Promise<void> {
  const people = await database.owner.transaction().execute(async (tx) => {
    const { rows: companies } = await sql<{ id: string }>`
      insert into public.companies (legal_name, siren, kind, headcount)
      select 'Fonderie', '732829320', 'employer', 100 from generate_series(1, ${count}::int)
      returning id`.execute(tx);
    const ids = companies.map(({ id }) => id);
    await sql`insert into public.licences (company_id, kind, seats, starts_on, ends_on)
      select id, 'paid', 500, ${monday}::date, '2035-12-31' from unnest(${ids}::uuid[]) as id`.execute(
      tx,
    );
    await sql`with made as (
        insert into public.sites (company_id, name)
        select id, 'Nantes' from unnest(${ids}::uuid[]) as id returning id, company_id
      )
      insert into public.teams (company_id, site_id, name)
      select company_id, id, 'Équipe ' || n from made, generate_series(1, ${TEAMS}::int) as n`.execute(
      tx,
    );
    await sql`with people as materialized (
        select company_id, site_id, id as team_id, gen_random_uuid() as user_id, n
        from public.teams, generate_series(1, ${teamSize}::int) as n
        where company_id = any(${ids}::uuid[])
      ), accounts as (
        insert into auth.users (id, email) select user_id, user_id || '@example.com' from people
      )
      insert into public.employees
        (company_id, site_id, team_id, first_name, last_name, user_id, came_in_at)
      select company_id, site_id, team_id, 'Camille', 'N' || n, user_id,
        ${startOfParisDay(monday)}::timestamptz from people`.execute(tx);
    const { rows } = await sql<Person>`
      select employees.company_id, employee_id, key, team_id, site_id from public.listening_keys
      join public.employees on employees.id = employee_id
      where company_id = any(${ids}::uuid[]) order by company_id, last_name, team_id`.execute(tx);
    return rows;
  });
  const known = people.map((person, at) => ({
    ...person,
    at,
    pseudonym: pseudonymOf(vault, person.company_id, person),
  }));
  await vault.transaction(async (tx) => {
    for (const [companyId, own] of Map.groupBy(known, (person) => person.company_id)) {
      const words = own.map(({ pseudonym }) => asWord(pseudonym));
      const answered = [addDays(monday, -7), addDays(monday, -14)];
      const people = {
        numbers: new Map(words.map((word, at) => [word, (5 + (at % 7)) * GRAINS_A_POINT])),
        weeks: new Map(words.map((word) => [word, answered])),
      };
      const state = makeList(
        monday,
        {
          tree: treeOf(own),
          present: own.map(({ employee_id: id, team_id: placeId }, at) => {
            const member = asWord(memberOf(vault, companyId, id));
            const termKey = asWord(termKeyOf(vault, `${id}@example.com`));
            return { member, termKey, placeId, pseudonym: words[at] ?? '' };
          }),
          threshold: DEFAULT_K,
        },
        people.weeks,
        drawOf(vault),
      );
      await keepPeopleAndList(tx, companyId, people, state);
    }
    for (const day of [addDays(monday, 1), addDays(monday, 3)]) {
      await sql`insert into answers (company_id, pseudonym, monday, day, mood, energy, factor, factor_tap)
        select company_id, pseudonym, ${monday}::date, ${day}::date, mood, 1 + mood % 5,
          ${dailyQuestion(day).factor}, 1 + (mood * 2) % 5
        from unnest(${sql.val(known.map((person) => person.company_id))}::uuid[],
          ${sql.val(known.map(({ pseudonym }) => pseudonym))}::bytea[],
          ${sql.val(known.map(({ at }) => 1 + ((Math.floor(at / TEAMS) * 3 + at) % 5)))}::int[])
          as t (company_id, pseudonym, mood)`.execute(tx);
    }
  });
}
