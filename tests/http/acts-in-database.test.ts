import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACTS, type ActRule, STAFF_ACTS } from '#basics/roles.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

/** `companies_as('owner', 'hr')` in a function; in a policy as PostgreSQL writes it: `VARIADIC ARRAY['owner'::text]`. */
const ASKED = /companies_(kept_)?as\(((?:VARIADIC ARRAY\[)?'[^)]*?)\)/g;

const keyOf = (roles: readonly string[], isLicensed: boolean) =>
  `${roles.toSorted().join(' ')}${isLicensed ? ', while licensed' : ''}`;

/** Their policies were added beside those of tables that others read already. */
const ADDED = keyOf(['prevention'], false);

test('policies and functions of the database ask for the roles of an act, and for no others', async () => {
  const { rows } = await sql<{ place: string; body: string }>`
    select format('%s of %I.%I', policyname, schemaname, tablename) as place,
      concat_ws(' ', qual, with_check) as body from pg_policies
    union all
    select format('%I.%I', pronamespace::regnamespace::text, proname), prosrc from pg_proc
    where pronamespace::regnamespace::text not in ('pg_catalog', 'information_schema')`.execute(
    product.database.owner,
  );
  const known = new Set(
    Object.values<ActRule>(ACTS).map(({ roles, isLicensed }) => keyOf(roles, isLicensed ?? false)),
  );
  const asked = rows.flatMap(({ place, body }) =>
    [...body.matchAll(ASKED)].map(([, kept, roles = '']) => ({
      place,
      key: keyOf(
        [...roles.matchAll(/'(\w+)'/g)].map(([, role = '']) => role),
        kept !== undefined,
      ),
    })),
  );
  expect(asked.length).toBeGreaterThan(50);
  const unknown = asked.filter(({ key }) => key !== ADDED && !known.has(key));
  expect(unknown.map(({ place, key }) => `${key}: ${place}`).toSorted()).toEqual([]);
});

test('the acts of staff are the same in the database, and policies and functions name no other', async () => {
  const acts: Readonly<Record<string, readonly string[]>> = STAFF_ACTS;
  const { owner } = product.database;
  const { rows: told } = await sql<{ act: string; roles: string[] | null }>`
    select act, access.roles_of_staff_act(act) as roles
    from unnest(${sql.val([...Object.keys(acts), 'no such act'])}::text[]) as act`.execute(owner);
  expect(told).toEqual([
    ...Object.entries(acts).map(([act, roles]) => ({ act, roles })),
    { act: 'no such act', roles: null },
  ]);
  const { rows } = await sql<{ body: string }>`
    select concat_ws(' ', qual, with_check) as body from pg_policies
    union all
    select pg_get_functiondef(oid) from pg_proc where prokind = 'f'
      and pronamespace::regnamespace::text in ('access', 'public')`.execute(owner);
  const named = rows.flatMap(({ body }) =>
    [...body.matchAll(/staff_may\('([^']+)'/g)].map(([, act = '']) => act),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((act) => !(act in acts))).toEqual([]);
});
