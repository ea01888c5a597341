import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  acceptInvitation,
  changeCompany,
  createCompany,
  enterByInvitation,
  grantRole,
  inviteMember,
  listCompanies,
  listMembers,
  listSpaces,
  readInvitation,
  readOverview,
  resendInvitation,
  revokeInvitation,
  setLicence,
  takeRole,
} from '#company/contract.ts';
import { accountClient, newEmail, PASSWORD } from '../support/account-client.ts';
import {
  COMPANY_FORM,
  companyOf,
  memberWithRole,
  type Person,
  person,
} from '../support/company.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

const DAY = 24 * 3_600_000;

let product: TestProduct;
let now: Date;
let claire: Person;
let companyId: string;
let stranger: Person;
beforeAll(async () => {
  now = new Date();
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, { now: () => now });
  [claire, stranger] = await Promise.all([person(product), person(product)]);
  companyId = await companyOf(claire);
});
afterAll(() => product.stop());

const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code;

const actionsOf = (company: string) =>
  product.database.owner
    .selectFrom('company_journal')
    .select(['action', 'actor'])
    .where('company_id', '=', company)
    .execute();

/** The link of the newest invitation to this address. */
async function tokenOf(email: string, earlier: readonly string[] = []): Promise<string> {
  for (let tries = 0; tries < 1200; tries += 1) {
    for (const mail of await product.mailbox.list()) {
      const link = /https?:\S+invitation=\S+/.exec(mail.text ?? '')?.[0];
      if (!link || !mail.to?.some((to) => to.address === email)) continue;
      const token = new URL(link).searchParams.get('invitation') ?? '';
      if (!earlier.includes(token)) return token;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`No invitation reached ${email}`);
}

describe('a company opens its space', () => {
  test('once, however often the form arrives, with a trial of thirty days and its creator as owner', async () => {
    const owner = await person(product);
    const id = randomUUID();
    const asked = { companyId: id, form: COMPANY_FORM };
    await Promise.all(Array.from({ length: 5 }, () => owner.call(createCompany, asked)));
    const { spaces } = await owner.call(listSpaces, {});
    expect(spaces).toMatchObject([
      {
        id,
        legalName: 'Atelier Lumière',
        roles: ['owner'],
        licence: { kind: 'trial', seats: 60, state: 'running', daysLeft: 30 },
      },
    ]);
    const actions = (await actionsOf(id)).map(({ action }) => action);
    expect(actions.toSorted()).toEqual([
      'company-created',
      'licence-set',
      'role-granted',
      'site-added',
    ]);
  });

  test('with every mistake said beside its field', async () => {
    const refusal = await refusalOf(
      claire.call(createCompany, { companyId: randomUUID(), form: { siren: '123' } }),
    );
    expect(refusal.problems).toEqual([
      { path: 'legalName', problem: 'required' },
      { path: 'siren', problem: 'siren-invalid' },
      { path: 'kind', problem: 'required' },
      { path: 'headcount', problem: 'required' },
    ]);
  });

  test('not under the id of another company, and not without an account', async () => {
    const asked = { companyId, form: COMPANY_FORM };
    expect(await codeOf(stranger.call(createCompany, asked))).toBe('conflict');
    expect(await codeOf(product.call(createCompany, asked))).toBe('sign-in-required');
    expect((await stranger.call(listSpaces, {})).spaces).toEqual([]);
  });
});

describe('roles', () => {
  test('decide who may do what; another company and a visitor are refused everything', async () => {
    const hr = await memberWithRole(product, claire, companyId, 'hr');
    const cse = await memberWithRole(product, claire, companyId, 'cse');
    const elsewhere = await person(product);
    await companyOf(elsewhere);
    const form = { legalName: 'Atelier Lumière', headcount: '61' };
    const acts = {
      describe: (who: Person) => who.call(changeCompany, { companyId, form }),
      overview: (who: Person) => who.call(readOverview, { companyId }),
      members: (who: Person) => who.call(listMembers, { companyId }),
      invite: (who: Person) =>
        who.call(inviteMember, { companyId, email: newEmail(), role: 'cse' }),
      grant: (who: Person) => who.call(grantRole, { companyId, userId: hr.id, role: 'cse' }),
      take: (who: Person) => who.call(takeRole, { companyId, userId: hr.id, role: 'cse' }),
    };
    const outcomes: Record<string, string[]> = {};
    const people = { owner: claire, hr, cse, stranger, elsewhere };
    for (const [name, who] of Object.entries(people)) {
      const done: string[] = [];
      for (const [act, attempt] of Object.entries(acts)) {
        const outcome = await attempt(who).then(
          () => 'done',
          (error: { code?: string }) => error.code ?? String(error),
        );
        if (outcome === 'done') done.push(act);
        else expect(['forbidden', 'not-found'], `${name} ${act}`).toContain(outcome);
      }
      outcomes[name] = done;
    }
    expect(outcomes).toEqual({
      owner: ['describe', 'overview', 'members', 'invite', 'grant', 'take'],
      hr: ['overview', 'members'],
      cse: [],
      stranger: [],
      elsewhere: [],
    });
    for (const contract of [readOverview, listMembers]) {
      expect(await codeOf(product.call(contract, { companyId }))).toBe('sign-in-required');
    }
  });

  test('are laid down and taken, but the last owner stays', async () => {
    const owner = await person(product);
    const company = await companyOf(owner);
    const second = await memberWithRole(product, owner, company, 'owner');
    await second.call(takeRole, { companyId: company, userId: second.id, role: 'owner' });
    const lastLeaves = owner.call(takeRole, {
      companyId: company,
      userId: owner.id,
      role: 'owner',
    });
    expect(await codeOf(lastLeaves)).toBe('conflict');
    const journal = await actionsOf(company);
    expect(journal.filter(({ action }) => action === 'role-taken')).toEqual([
      { action: 'role-taken', actor: second.id },
    ]);
  });

  test('that an owner offered end with an owner who is dismissed, and outlive one who leaves', async () => {
    const owner = await person(product);
    const company = await companyOf(owner);
    const offeredBy = async (who: Person) => {
      const asked = await person(product);
      const wish = { companyId: company, email: asked.email, role: 'owner' as const };
      const { invitationId } = await who.call(inviteMember, wish);
      return () => asked.call(acceptInvitation, { invitationId });
    };
    const dismissed = await memberWithRole(product, owner, company, 'owner');
    const leaving = await memberWithRole(product, owner, company, 'owner');
    const accepts = [await offeredBy(dismissed), await offeredBy(leaving)] as const;
    await owner.call(takeRole, { companyId: company, userId: dismissed.id, role: 'owner' });
    await leaving.call(takeRole, { companyId: company, userId: leaving.id, role: 'owner' });
    expect(await codeOf(accepts[0]())).toBe('not-found');
    await accepts[1]();
  });

  test('of two owners who leave, or dismiss each other, at once, one stays', async () => {
    const owner = await person(product);
    for (let round = 0; round < 10; round += 1) {
      const company = await companyOf(owner);
      const other = await memberWithRole(product, owner, company, 'owner');
      const [first, second] = round % 2 === 0 ? [owner, other] : [other, owner];
      await Promise.allSettled([
        owner.call(takeRole, { companyId: company, userId: first.id, role: 'owner' }),
        other.call(takeRole, { companyId: company, userId: second.id, role: 'owner' }),
      ]);
      const owners = await product.database.owner
        .selectFrom('company_members')
        .select('user_id')
        .where('company_id', '=', company)
        .where('role', '=', 'owner')
        .execute();
      expect(owners).toHaveLength(1);
    }
  });

  test('need the second factor of whoever has one', async () => {
    const owner = await person(product);
    const company = await companyOf(owner);
    await sql`insert into auth.mfa_factors
      (user_id, factor_type, status, secret, created_at, updated_at)
      values (${owner.id}, 'totp', 'verified', 'x', now(), now())`.execute(product.database.owner);
    expect((await owner.call(listSpaces, {})).spaces).toEqual([]);
    expect(await codeOf(owner.call(readOverview, { companyId: company }))).toBe('forbidden');
  });
});

describe('an invitation', () => {
  test('lets somebody new in by its link, once', async () => {
    const email = newEmail();
    await claire.call(inviteMember, { companyId, email, role: 'hr' });
    const token = await tokenOf(email);
    expect(await product.call(readInvitation, { token })).toEqual({
      companyName: 'Atelier Lumière',
      email,
      role: 'hr',
      state: 'open',
    });
    const { tokenHash = '' } = await product.call(enterByInvitation, { token });
    const client = accountClient(product.url);
    const { data } = await client.verifyOtp({ token_hash: tokenHash, type: 'magiclink' });
    expect(data.user?.email).toBe(email);
    const again = accountClient(product.url);
    const replayed = await again.verifyOtp({ token_hash: tokenHash, type: 'magiclink' });
    expect(replayed.error?.code).toBe('otp_expired');
    // From now on there is an account, which proves itself as every other.
    expect(await product.call(enterByInvitation, { token })).toEqual({});
  });

  test('is for its address alone, is accepted once, and gives only its own role', async () => {
    const invited = await person(product);
    await claire.call(inviteMember, { companyId, email: invited.email.toUpperCase(), role: 'cse' });
    const token = await tokenOf(invited.email);
    expect(await codeOf(stranger.call(acceptInvitation, { token }))).toBe('forbidden');
    const { invitations } = await invited.call(listSpaces, {});
    expect(invitations).toMatchObject([{ companyName: 'Atelier Lumière', role: 'cse' }]);
    const [{ id: invitationId = '' } = {}] = invitations;
    expect(await codeOf(stranger.call(acceptInvitation, { invitationId }))).toBe('not-found');
    const attempts = await Promise.allSettled(
      Array.from({ length: 5 }, () => invited.call(acceptInvitation, { token })),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { spaces } = await invited.call(listSpaces, {});
    expect(spaces).toMatchObject([{ id: companyId, roles: ['cse'] }]);
    expect(await codeOf(invited.call(acceptInvitation, { token }))).toBe('already-done');
  });

  test('of an address that is not confirmed is not accepted', async () => {
    const email = newEmail();
    await claire.call(inviteMember, { companyId, email, role: 'hr' });
    const pretender = await person(product, { email });
    await sql`update auth.users set email_confirmed_at = null where id = ${pretender.id}`.execute(
      product.database.owner,
    );
    expect((await pretender.call(listSpaces, {})).invitations).toEqual([]);
    const token = await tokenOf(email);
    expect(await codeOf(pretender.call(acceptInvitation, { token }))).toBe('forbidden');
  });

  test('that was forged, revoked, replaced or is over is worth nothing', async () => {
    const invited = await person(product);
    const { invitationId } = await claire.call(inviteMember, {
      companyId,
      email: invited.email,
      role: 'cse',
    });
    const first = await tokenOf(invited.email);
    const forged = `${first.slice(0, -3)}AAA`;
    expect(await codeOf(product.call(readInvitation, { token: forged }))).toBe('not-found');
    expect(await codeOf(product.call(readInvitation, { token: randomUUID() }))).toBe('not-found');

    expect(await codeOf(stranger.call(resendInvitation, { invitationId }))).toBe('not-found');
    await claire.call(resendInvitation, { invitationId });
    const second = await tokenOf(invited.email, [first]);
    expect(await codeOf(product.call(readInvitation, { token: first }))).toBe('not-found');
    expect(await product.call(readInvitation, { token: second })).toMatchObject({ state: 'open' });

    const before = now;
    now = new Date(now.getTime() + 7 * DAY + 1_000);
    expect(await product.call(readInvitation, { token: second })).toMatchObject({ state: 'over' });
    expect(await codeOf(product.call(enterByInvitation, { token: second }))).toBe('not-found');
    now = before;

    expect(await codeOf(stranger.call(revokeInvitation, { invitationId }))).toBe('not-found');
    await claire.call(revokeInvitation, { invitationId });
    expect(await product.call(readInvitation, { token: second })).toMatchObject({
      state: 'revoked',
    });
    expect(await codeOf(invited.call(acceptInvitation, { token: second }))).toBe('not-found');
    expect(await codeOf(invited.call(acceptInvitation, { invitationId }))).toBe('not-found');
  });

  test('leaves five times an hour for one mailbox, sent again included, however it is written', async () => {
    const name = randomUUID();
    const email = (tag: string) => `${name}${tag}@mailbox.example`;
    const invite = (tag: string, role: 'hr' | 'cse') =>
      claire.call(inviteMember, { companyId, email: email(tag), role });
    const first = await invite('', 'hr');
    const second = await invite('+a', 'hr');
    await claire.call(resendInvitation, first);
    await claire.call(resendInvitation, second);
    const third = await invite('+B', 'cse');
    expect(await codeOf(invite('+c', 'hr'))).toBe('too-many-requests');
    expect(await codeOf(claire.call(resendInvitation, third))).toBe('too-many-requests');
  });

  test('is not used up for a mailbox by who may invite nobody', async () => {
    const invited = { companyId, email: `${randomUUID()}@mailbox.example`, role: 'hr' as const };
    for (let tries = 0; tries < 6; tries += 1)
      expect(await codeOf(stranger.call(inviteMember, invited))).toBe('forbidden');
    await claire.call(inviteMember, invited);
  });
});

describe('licences', () => {
  test('are seen and set by staff alone, who see how many people there are, not who', async () => {
    const staff = await person(product);
    await sql`insert into public.user_roles (user_id, role) values (${staff.id}, 'admin')`.execute(
      product.database.owner,
    );
    const form = { kind: 'paid', seats: '75', endsOn: '2036-12-31' };
    const acts = (who: Person) => [
      who.call(listCompanies, {}),
      who.call(setLicence, { companyId, form }),
    ];
    for (const who of [claire, stranger]) {
      expect(await Promise.all(acts(who).map(codeOf))).toEqual(['forbidden', 'forbidden']);
    }
    expect(await codeOf(product.call(listCompanies, {}))).toBe('sign-in-required');
    const wrong = staff.call(setLicence, { companyId, form: { ...form, seats: '0' } });
    expect((await refusalOf(wrong)).problems).toEqual([
      { path: 'seats', problem: 'seats-invalid' },
    ]);
    await staff.call(setLicence, { companyId, form });
    const { companies } = await staff.call(listCompanies, { search: 'lumière' });
    expect(companies.find(({ id }) => id === companyId)).toMatchObject({
      people: 0,
      licence: { kind: 'paid', seats: 75, endsOn: '2036-12-31', state: 'running' },
    });
    expect((await staff.call(listSpaces, {})).spaces).toEqual([]);
    expect(await codeOf(staff.call(readOverview, { companyId }))).toBe('forbidden');
  });
});

describe('when the licence is over', () => {
  test('everything is still read, nothing is deleted, and nobody writes', async () => {
    const owner = await person(product, { password: PASSWORD });
    const company = await companyOf(owner);
    const before = now;
    now = new Date(now.getTime() + 31 * DAY);
    await owner.client.signInWithPassword({ email: owner.email, password: PASSWORD });
    const { spaces } = await owner.call(listSpaces, {});
    expect(spaces).toMatchObject([{ id: company, licence: { state: 'over', daysLeft: 0 } }]);
    expect(await owner.call(readOverview, { companyId: company })).toMatchObject({ sites: 1 });
    const writes = [
      owner.call(changeCompany, {
        companyId: company,
        form: { legalName: 'Autre', headcount: '3' },
      }),
      owner.call(inviteMember, { companyId: company, email: newEmail(), role: 'hr' }),
    ];
    expect(await Promise.all(writes.map(codeOf))).toEqual(['forbidden', 'forbidden']);
    now = before;
  });
});
