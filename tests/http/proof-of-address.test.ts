import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  acceptInvitation,
  enterByInvitation,
  inviteEmployees,
  inviteMember,
  listPlaces,
  listSpaces,
  readInvitation,
  saveEmployee,
} from '#company/contract.ts';
import {
  accountClient,
  brought,
  type Client,
  member,
  newEmail,
  staffClient,
} from '../support/account-client.ts';
import { companyOf, person } from '../support/company.ts';
import { callOver } from '../support/running-product.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

// Who proved what: docs/decisions/0041. Somebody types an address that is not theirs, and waits until its
// owner proves it.

const OF_HR = 'le secret de la direction';
const OWN = 'un cheval tranquille';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off', NOW: '' });
});
afterAll(() => product.stop());

const isIn = async (email: string, password: string) =>
  (await accountClient(product.url).signInWithPassword({ email, password })).error?.code ?? 'in';

/** HR signs up the address of somebody else, as any page or program may. */
async function hrSignsUp(email: string, options: Parameters<typeof accountClient>[1] = {}) {
  const hr = accountClient(product.url, options);
  const { error } = await hr.signUp({
    email,
    password: OF_HR,
    options: { data: { name: 'Typed by HR' } },
  });
  if (error) throw error;
  return { hr, mail: await brought(product, email) };
}

const tokenOf = (link: URL) =>
  link.searchParams.get('token_hash') ?? link.searchParams.get('token') ?? '';

/** A browser of the employee’s: another one than HR’s. With the protocol’s clients that show no secret too. */
const BROWSERS: Readonly<Record<string, () => Client>> = {
  'our page': () => accountClient(product.url),
  'a client that shows no secret': () => accountClient(product.url, { headers: {} }),
};

type Proof = (email: string, own: Client) => Promise<unknown>;

const signIn = async (own: Client, proof: Parameters<Client['verifyOtp']>[0]) => {
  const { data, error } = await own.verifyOtp(proof);
  if (error) throw error;
  return data;
};

/** Each way in which the employee proves the mailbox, after HR has signed up its address. */
const PROOFS: Readonly<Record<string, Proof>> = {
  'the link of HR’s sign-up': async (email, own) => {
    const { link } = await brought(product, email);
    return signIn(own, { token_hash: tokenOf(link), type: 'signup' });
  },
  'the code of HR’s sign-up': async (email, own) => {
    const { code } = await brought(product, email);
    return signIn(own, { email, token: code, type: 'signup' });
  },
  'the code of HR’s sign-up, sent again': async (email, own) => {
    const { code } = await brought(product, email);
    await own.resend({ type: 'signup', email });
    const again = await brought(product, email, [code]);
    return signIn(own, { email, token: again.code, type: 'email' });
  },
  'a link to sign in': async (email, own) => {
    const { code } = await brought(product, email);
    await own.signInWithOtp({ email });
    const { link } = await brought(product, email, [code]);
    return signIn(own, { token_hash: tokenOf(link), type: 'magiclink' });
  },
  'the link of a forgotten password': async (email, own) => {
    const { code } = await brought(product, email);
    await own.resetPasswordForEmail(email);
    const { link } = await brought(product, email, [code]);
    return signIn(own, { token_hash: tokenOf(link), type: 'recovery' });
  },
  'an invitation by staff': async (email, own) => {
    const { code } = await brought(product, email);
    await (await staffClient(product)).inviteUserByEmail(email);
    const { link } = await brought(product, email, [code]);
    return signIn(own, { token_hash: tokenOf(link), type: 'invite' });
  },
};

describe.each(Object.keys(BROWSERS))('an address that HR signed up, proven from %s', (browser) => {
  test.each(Object.entries(PROOFS))('by %s: HR stays outside', async (_name, prove) => {
    const email = newEmail();
    const { hr } = await hrSignsUp(email);
    const own = BROWSERS[browser]?.() ?? hr;
    await prove(email, own);
    expect(await isIn(email, OF_HR)).toBe('invalid_credentials');
    expect((await hr.signInWithPassword({ email, password: OF_HR })).error?.code).toBe(
      'invalid_credentials',
    );
    const { data } = await own.getUser();
    expect(data.user).toMatchObject({ email, user_metadata: {} });
    expect((await own.updateUser({ password: OWN })).error).toBeNull();
    expect(await isIn(email, OWN)).toBe('in');
  });
});

test('by an invitation of their company: HR, who sent it, reads nothing of theirs', async () => {
  const email = newEmail();
  const { hr } = await hrSignsUp(email);
  const claire = await person(product);
  const companyId = await companyOf(claire);
  const { sites } = await claire.call(listPlaces, { companyId });
  const employeeId = randomUUID();
  await claire.call(saveEmployee, {
    companyId,
    employeeId,
    form: { firstName: 'Paul', lastName: 'Martin', email, employeeNumber: '' },
    siteId: sites[0]?.id ?? '',
    teamId: null,
  });
  await claire.call(inviteEmployees, { companyId, employeeIds: [employeeId] });
  const mail = await product.mailTo(email, 'Atelier Lumière');
  const link = new URL(/https?:\S+invitation\S*/.exec(mail.text ?? '')?.[0] ?? '');
  const token = link.searchParams.get('token') ?? link.searchParams.get('invitation') ?? '';
  const { tokenHash = '' } = await product.call(enterByInvitation, { token });
  const own = accountClient(product.url);
  await signIn(own, { token_hash: tokenHash, type: 'magiclink' });
  const access = (await own.getSession()).data.session?.access_token;
  await callOver(product.url, acceptInvitation, { token }, 'fr', access);
  const { spaces } = await callOver(product.url, listSpaces, {}, 'fr', access);
  expect(spaces).toMatchObject([{ id: companyId }]);
  expect((await hr.signInWithPassword({ email, password: OF_HR })).error?.code).toBe(
    'invalid_credentials',
  );
});

test('an invitation is accepted by the address that was invited, once it is proven, and by no other', async () => {
  const claire = await person(product);
  const companyId = await companyOf(claire);
  const invited = newEmail();
  const { invitationId } = await claire.call(inviteMember, {
    companyId,
    email: invited,
    role: 'hr',
  });
  const other = await person(product);
  await expect(other.call(acceptInvitation, { invitationId })).rejects.toMatchObject({
    code: 'not-found',
  });
  // Their own account asks for the invited address, and cannot have it without the mailbox.
  await other.client.updateUser({ email: invited });
  await expect(other.call(acceptInvitation, { invitationId })).rejects.toMatchObject({
    code: 'not-found',
  });
  expect(readInvitation.name).toBe('read-invitation');
});

describe('who signs up and proves in the same browser', () => {
  test.each(['code', 'link'] as const)('keeps password and name: by %s', async (how) => {
    const email = newEmail();
    const own = accountClient(product.url);
    await own.signUp({ email, password: OWN, options: { data: { name: 'Léa' } } });
    const { code, link } = await brought(product, email);
    const session = await signIn(
      own,
      how === 'code'
        ? { email, token: code, type: 'email' }
        : { token_hash: tokenOf(link), type: 'signup' },
    );
    expect(session.session).not.toHaveProperty('password_dropped');
    expect(session.user?.user_metadata).toEqual({ name: 'Léa' });
    expect(await isIn(email, OWN)).toBe('in');
  });

  test('keeps them by a PKCE flow, which shows nothing else', async () => {
    const email = newEmail();
    const own = accountClient(product.url, { flowType: 'pkce', headers: {} });
    await own.signUp({ email, password: OWN, options: { data: { name: 'Léa' } } });
    const { link } = await brought(product, email);
    const { headers } = await fetch(link, { redirect: 'manual' });
    const code = new URL(headers.get('location') ?? '').searchParams.get('code') ?? '';
    const { data, error } = await own.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toEqual({ name: 'Léa' });
    expect(await isIn(email, OWN)).toBe('in');
  });

  test('keeps theirs though HR had signed the address up before', async () => {
    const email = newEmail();
    const { mail } = await hrSignsUp(email);
    const own = accountClient(product.url);
    await own.signUp({ email, password: OWN });
    const { code } = await brought(product, email, [mail.code]);
    await signIn(own, { email, token: code, type: 'email' });
    expect(await isIn(email, OWN)).toBe('in');
    expect(await isIn(email, OF_HR)).toBe('invalid_credentials');
  });

  test('chooses again where HR signed the address up afterwards', async () => {
    const email = newEmail();
    const own = accountClient(product.url);
    await own.signUp({ email, password: OWN });
    const { code } = await brought(product, email);
    const hr = accountClient(product.url);
    await hr.signUp({ email, password: OF_HR });
    await brought(product, email, [code]);
    const proven = await signIn(own, { email, token: code, type: 'email' });
    expect(proven.session).toHaveProperty('password_dropped', true);
    expect(await isIn(email, OF_HR)).toBe('invalid_credentials');
  });
});

test('on another device, whoever confirms is told that the password was not kept', async () => {
  const email = newEmail();
  const { mail } = await hrSignsUp(email);
  const telephone = accountClient(product.url);
  const { session } = await signIn(telephone, { token_hash: tokenOf(mail.link), type: 'signup' });
  expect(session).toHaveProperty('password_dropped', true);
});

test('a PKCE challenge of HR’s is answered by HR alone, and never by the mail that HR cannot read', async () => {
  const email = newEmail();
  const { hr, mail } = await hrSignsUp(email, { flowType: 'pkce', headers: {} });
  // The employee opens the link: nothing is signed in, and the code of the address serves HR’s page only.
  const { headers } = await fetch(mail.link, { redirect: 'manual' });
  const code = new URL(headers.get('location') ?? '').searchParams.get('code') ?? '';
  const own = accountClient(product.url, { flowType: 'pkce' });
  await own.signInWithOtp({ email });
  expect((await own.exchangeCodeForSession(code)).error?.code).toBe('bad_code_verifier');
  await signIn(own, { email, token: mail.code, type: 'signup' });
  expect((await hr.signInWithPassword({ email, password: OF_HR })).error?.code).toBe(
    'invalid_credentials',
  );
  expect((await hr.exchangeCodeForSession(code)).error).not.toBeNull();
});

test('staff who say that an address is proven do not vouch for what was typed with it', async () => {
  const email = newEmail();
  const { hr } = await hrSignsUp(email);
  const staff = await staffClient(product);
  const { data } = await staff.listUsers({ perPage: 1_000 });
  const id = data.users.find((user) => user.email === email)?.id ?? '';
  const changed = await staff.updateUserById(id, { email_confirm: true });
  expect(changed.data.user).toMatchObject({ user_metadata: {} });
  expect((await hr.signInWithPassword({ email, password: OF_HR })).error?.code).toBe(
    'invalid_credentials',
  );
});

test('what staff typed for somebody stays', async () => {
  const email = newEmail();
  const staff = await staffClient(product);
  await staff.createUser({ email, password: OWN, user_metadata: { team: 'Ventes' } });
  const own = accountClient(product.url);
  await own.signInWithOtp({ email });
  const { code } = await brought(product, email);
  const { user } = await signIn(own, { email, token: code, type: 'email' });
  expect(user?.user_metadata).toEqual({ team: 'Ventes' });
  expect(await isIn(email, OWN)).toBe('in');
});

describe('a change of address that HR asks for, to an employee’s', () => {
  async function asked(options: Parameters<typeof accountClient>[1] = {}) {
    const hr = await member(product);
    const client = accountClient(product.url, options);
    await client.signInWithPassword(hr);
    const victim = newEmail();
    expect((await client.updateUser({ email: victim })).error).toBeNull();
    const [old, fresh] = [await brought(product, hr.email), await brought(product, victim)];
    await signIn(client, { email: hr.email, token: old.code, type: 'email_change' });
    return { client, hr, victim, fresh };
  }

  test.each(['link', 'code'] as const)('is not made by the employee’s %s', async (how) => {
    const { client, victim, fresh } = await asked();
    const own = accountClient(product.url);
    const { error } = await own.verifyOtp(
      how === 'link'
        ? { token_hash: tokenOf(fresh.link), type: 'email_change' }
        : { email: victim, token: fresh.code, type: 'email_change' },
    );
    expect(error?.code).toBe('other_browser');
    expect((await client.getUser()).data.user?.email).not.toBe(victim);
    await own.signInWithOtp({ email: victim });
    const { code } = await brought(product, victim, [fresh.code]);
    const { user } = await signIn(own, { email: victim, token: code, type: 'email' });
    expect(user?.id).not.toBe((await client.getUser()).data.user?.id);
  });

  test('leaves HR outside where HR’s client shows nothing of its own', async () => {
    const { client, hr, victim, fresh } = await asked({ headers: {} });
    const own = accountClient(product.url);
    await signIn(own, { token_hash: tokenOf(fresh.link), type: 'email_change' });
    expect((await own.getUser()).data.user?.email).toBe(victim);
    expect((await client.getUser()).error).not.toBeNull();
    expect((await client.refreshSession()).error).not.toBeNull();
    for (const email of [hr.email, victim]) {
      expect(await isIn(email, hr.password)).toBe('invalid_credentials');
    }
  });

  test('is not made by asking again from the employee’s browser', async () => {
    const { victim, fresh } = await asked();
    const own = accountClient(product.url);
    await own.resend({ type: 'email_change', email: victim });
    const again = await brought(product, victim, [fresh.code]);
    const { error } = await own.verifyOtp({
      token_hash: tokenOf(again.link),
      type: 'email_change',
    });
    expect(error?.code).toBe('other_browser');
  });

  test('of a telephone neither', async () => {
    const hr = await member(product);
    const phone = `339${String(Math.random()).slice(2, 10)}`;
    await hr.client.updateUser({ phone });
    const { code } = await brought(product, `${phone}@texts.invalid`);
    const own = accountClient(product.url);
    const { error } = await own.verifyOtp({ phone, token: code, type: 'phone_change' });
    expect(error?.code).toBe('other_browser');
    expect((await hr.client.getUser()).data.user?.phone).toBe('');
  });
});

test('a change of address is finished in the page that asked, by a PKCE flow too', async () => {
  const { email, password } = await member(product);
  const client = accountClient(product.url, { flowType: 'pkce', headers: {} });
  await client.signInWithPassword({ email, password });
  const next = newEmail();
  await client.updateUser({ email: next });
  const exchange = async (address: string) => {
    const { link } = await brought(product, address);
    const { headers } = await fetch(link, { redirect: 'manual' });
    return new URL(headers.get('location') ?? '').searchParams.get('code') ?? '';
  };
  // Each request of the protocol’s client makes a verifier of its own; the page keeps the last one.
  const code = await exchange(next);
  expect(code).not.toBe('');
  const { error } = await client.exchangeCodeForSession(code);
  expect(error?.code).toBe('validation_failed');
  const old = await brought(product, email);
  await signIn(client, { email, token: old.code, type: 'email_change' });
  expect((await client.getUser()).data.user?.email).toBe(next);
});

test('factors, sessions and links from before the proof end with it', async () => {
  const email = newEmail();
  const { hr, mail } = await hrSignsUp(email);
  await hr.signInWithOtp({ email });
  const second = await brought(product, email, [mail.code]);
  const own = accountClient(product.url);
  await signIn(own, { token_hash: tokenOf(second.link), type: 'magiclink' });
  const { error } = await hr.verifyOtp({ token_hash: tokenOf(mail.link), type: 'signup' });
  expect(error?.code).toBe('otp_expired');
  expect((await own.mfa.listFactors()).data?.all).toEqual([]);
});
