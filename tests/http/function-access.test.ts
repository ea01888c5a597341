import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  ACTS,
  type ActRule,
  type CompanyAct,
  GRANTED_ROLES,
  STAFF_ACTS,
  STAFF_ROLES,
  type StaffAct,
  type StaffRole,
  staffMay,
} from '#basics/roles.ts';
import { listPlaces } from '#company/contract.ts';
import { acceptedBodies } from '../support/accepted-bodies.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { CONTRACTS } from '../support/every-contract.ts';
import { networkNumber, postFunction } from '../support/post-function.ts';
import { staffMember } from '../support/staff.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

/** What ends the session, or the account, of whoever asks. */
const LAST = new Set(['end-own-session', 'erase-own-account']);
const TRIED = CONTRACTS.filter(({ name }) => !LAST.has(name));

let product: TestProduct;
let companyId: string;
/** One person of each kind, with that right alone. */
let people: Readonly<Record<string, Person>>;
/** One of the staff in each role, the administrator included. */
const team = new Map<StaffRole, Person>();
let bodies: Readonly<Record<string, unknown>>;
let asked = 0;
beforeAll(async () => {
  product = await startTestProduct({
    TRUSTED_PROXIES: '1',
    AUTH_RATE_LIMITS: 'off',
    FAIR_USE: 'off',
  });
  const owner = await person(product);
  companyId = await companyOf(owner);
  const { sites } = await owner.call(listPlaces, { companyId });
  const siteId = sites[0]?.id ?? '';
  const elsewhere = await person(product);
  await companyOf(elsewhere);
  const [nobody, employee, staff] = [
    await person(product),
    await person(product),
    await person(product),
  ];
  await sql`insert into public.user_roles (user_id, role) values (${staff.id}, 'admin')`.execute(
    product.database.owner,
  );
  await sql`insert into public.employees (company_id, site_id, first_name, last_name, user_id)
    values (${companyId}, ${siteId}, 'Claire', 'Moreau', ${employee.id})`.execute(
    product.database.owner,
  );
  const members: Record<string, Person> = {};
  for (const role of GRANTED_ROLES) {
    members[role] =
      role === 'owner' ? owner : await memberWithRole(product, owner, companyId, role);
  }
  people = { nobody, elsewhere, employee, staff, ...members };
  for (const role of STAFF_ROLES) team.set(role, await staffMember(product, role));
  bodies = acceptedBodies({ companyId, siteId, userId: owner.id });
});
afterAll(() => product.stop());

/** How the function answers to this person: its code, or 'done'. */
async function answerTo(name: string, who?: Person, body = bodies[name]): Promise<string> {
  const token = (await who?.client.getSession())?.data.session?.access_token ?? '';
  asked += 1;
  const response = await postFunction(product.url, name, JSON.stringify(body), {
    token,
    // Each from a network of its own: limits are no matter here.
    network: networkNumber(asked),
  });
  const text = await response.text();
  return response.status === 200 ? 'done' : (JSON.parse(text) as { code: string }).code;
}

/** About the company that these people belong to. */
function aboutTheirs(name: string): object {
  const body = bodies[name] as object;
  return 'companyId' in body ? { ...body, companyId } : body;
}

const NO_RIGHT = /^(forbidden|not-found)$/;

describe('who may call a function is what its contract says', () => {
  test('whoever holds the key of an order needs no account', () => {
    const opened = CONTRACTS.filter(
      ({ input }) => input instanceof z.ZodObject && 'accessKey' in input.shape,
    );
    expect(opened.length).toBeGreaterThan(5);
    expect(opened.filter(({ access }) => access !== 'public').map(({ name }) => name)).toEqual([]);
  });

  test.each(TRIED)('a stranger: $name, $access', async ({ name, access }) => {
    const answer = await answerTo(name);
    if (access === 'public') expect(answer).not.toMatch(/^(sign-in-required|forbidden)$/);
    else expect(answer).toBe('sign-in-required');
  });

  test.each(TRIED.filter(({ access }) => access !== 'public'))(
    'nothing that a stranger sends is read: $name',
    async ({ name }) => {
      const response = await postFunction(product.url, name, '{');
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'sign-in-required' });
    },
  );

  test.each(TRIED.filter(({ access }) => access in STAFF_ACTS))(
    'whoever of the staff may $access: $name',
    async ({ name, access }) => {
      for (const who of ['nobody', 'employee', 'cse', 'hr', 'owner']) {
        expect([who, await answerTo(name, people[who], aboutTheirs(name))]).toEqual([
          who,
          'forbidden',
        ]);
      }
      for (const [role, who] of team) {
        const answer = await answerTo(name, who);
        if (staffMay([role], access as StaffAct))
          expect([role, answer]).not.toEqual([role, 'forbidden']);
        else expect([role, answer]).toEqual([role, 'forbidden']);
      }
    },
  );

  test.each(TRIED.filter(({ access }) => access in ACTS))(
    'whoever may $access: $name',
    async ({ name, access }) => {
      const { roles }: ActRule = ACTS[access as CompanyAct];
      const others = Object.keys(people).filter((who) => !roles.some((role) => role === who));
      for (const who of others) {
        const answer = await answerTo(name, people[who], aboutTheirs(name));
        expect({ who, answer }).toEqual({ who, answer: expect.stringMatching(NO_RIGHT) });
      }
      for (const who of roles) {
        const answer = await answerTo(name, people[who], aboutTheirs(name));
        expect({ who, answer }).not.toEqual({ who, answer: 'forbidden' });
      }
    },
  );

  test.each(TRIED.filter(({ access }) => access === 'account'))(
    'whoever has an account, and of others nothing: $name',
    async ({ name }) => {
      const body = { ...(bodies[name] as object) };
      for (const key of Object.keys(body).filter((key) => key.endsWith('Id'))) {
        Object.assign(body, { [key]: randomUUID() });
      }
      expect(await answerTo(name, people.nobody, body)).not.toMatch(
        /^(forbidden|sign-in-required)$/,
      );
    },
  );
});
