import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as companyRoom from '#company/contract.ts';
import { listCompanies, listPlaces } from '#company/contract.ts';
import * as listening from '#listening/contract.ts';
import * as risks from '#risks/contract.ts';
import * as gifts from '#shop/gifts/contract.ts';
import { acceptedBodies } from '../support/accepted-bodies.ts';
import { companyOf, type Person, person } from '../support/company.ts';
import { settableClock } from '../support/listening.ts';
import { staffMember } from '../support/staff.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let owner: Person;
let staff: Person;
let companyId: string;
const clock = settableClock('2026-11-23T23:30:00Z');
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  [owner, staff] = await Promise.all([person(product), staffMember(product)]);
  companyId = await companyOf(owner);
});
afterAll(() => product.stop());

async function answered(name: string, body: unknown) {
  const token = (await staff.client.getSession()).data.session?.access_token;
  const response = await fetch(`${product.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

/** What staff do for companies, and what opens a space of one’s own. */
const STAFFS_OWN = [
  'list-companies',
  'set-licence',
  'create-company',
  'decide-verification',
  'ask-registry',
];

test('staff act in no company and read nothing of it: every function of its rooms is refused', async () => {
  const { sites } = await owner.call(listPlaces, { companyId });
  const bodies = acceptedBodies({ companyId, siteId: sites[0]?.id ?? '', userId: owner.id });
  const names = [companyRoom, gifts, listening, risks].flatMap((room) =>
    Object.values(room).flatMap((each) =>
      typeof each === 'object' && 'name' in each ? [each.name as string] : [],
    ),
  );
  const asked = names.filter((name) => {
    const body = bodies[name] as { companyId?: string } | undefined;
    return body?.companyId === companyId && !STAFFS_OWN.includes(name);
  });
  expect(asked.length).toBeGreaterThan(60);
  const silent: string[] = [];
  for (const name of asked) {
    const { status, text } = await answered(name, bodies[name]);
    if (status === 403 || status === 404) continue;
    // What is answered is what would be of a company that there is not.
    const nowhere = { ...(bodies[name] as object), companyId: randomUUID() };
    expect([name, status, text]).toEqual([name, 200, (await answered(name, nowhere)).text]);
    silent.push(name);
  }
  expect(silent.length).toBeLessThan(5);
});

test('and no table of it shows them a row', async () => {
  const token = (await staff.client.getSession()).data.session?.access_token;
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'company_id'
      and has_table_privilege('authenticated', pg_class.oid, 'SELECT')
      and relname not in ('licences', 'orders', 'subscriptions')
    order by 1`.execute(product.database.owner);
  expect(rows.map(({ name }) => name)).toContain('employees');
  for (const { name } of rows) {
    const answer = await fetch(`${product.url}/rest/v1/${name}?company_id=eq.${companyId}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([name, await answer.json()]).toEqual([name, []]);
  }
});

test('staff read of each space when it was last kept, by the day in Paris, and nothing of its answers', async () => {
  const listed = async () =>
    (await staff.call(listCompanies, { search: '' })).companies.find(({ id }) => id === companyId);
  expect(await listed()).toMatchObject({ headcount: 60, lastActiveOn: '2026-11-24' });
  for (const action of ['employee-came-in', 'listening-set', 'something-else']) {
    await sql`insert into public.company_journal (company_id, happened_at, action)
      values (${companyId}, '2027-01-01', ${action})`.execute(product.database.owner);
  }
  expect((await listed())?.lastActiveOn).toBe('2026-11-24');
});
