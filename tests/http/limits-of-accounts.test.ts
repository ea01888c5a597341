import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listPlaces, saveEmployee } from '#company/contract.ts';
import {
  accountClient,
  brought,
  member,
  newEmail,
  PASSWORD,
  staffClient,
} from '../support/account-client.ts';
import { companyOf, person } from '../support/company.ts';
import { networkNumber } from '../support/post-function.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

// Limits that an attacker pays for and an owner does not. Networks are numbered; few uses, so that every
// limit is met.

let product: TestProduct;
let now: Date;
beforeAll(async () => {
  now = new Date('2026-11-23T08:00:00Z');
  const settings = {
    TRUSTED_PROXIES: '1',
    LIMITS: [
      'auth-password-network=20/900',
      'auth-send-network=2/3600',
      'auth-verify-network=5/900',
      'auth-code-network=25/86400',
      'auth-sign-up-network=1000/900',
    ].join(','),
  };
  product = await startTestProduct(settings, { now: () => now });
});
afterAll(() => product.stop());

let networks = 500_000;
const newNetwork = () => {
  networks += 256;
  return networkNumber(networks);
};

/** A browser of its own, behind that network. */
const clientIn = (network: string, headers: Record<string, string> = {}) =>
  accountClient(product.url, {
    ...(Object.keys(headers).length > 0 && { headers }),
    fetch: (input, init) => {
      const asked = new Headers(init?.headers);
      asked.set('x-forwarded-for', network);
      return fetch(input, { ...init, headers: asked });
    },
  });

/** Somebody who shows nothing of a browser. */
const stranger = (network = newNetwork()) => clientIn(network, { 'x-nothing': 'shown' });

/** A person who has entered from a browser of theirs. */
async function owner(network = newNetwork()) {
  const { email, password, id } = await member(product);
  const client = clientIn(network);
  expect((await client.signInWithPassword({ email, password })).error).toBeNull();
  return { email, password, id, client, network };
}

const codesTo = async (email: string) =>
  (await product.mailbox.list())
    .filter(({ to }) => to?.some(({ address }) => address === email))
    .flatMap(({ text }) => /^(\d{6})$/m.exec(text ?? '')?.[1] ?? []);

describe('mails', () => {
  test('that strangers ask for leave the owner theirs, and earlier links as good as they were', async () => {
    const { email, client } = await owner();
    expect((await client.signInWithOtp({ email })).error).toBeNull();
    const { link } = await brought(product, email);
    const asked = [];
    for (let time = 0; time < 6; time += 1) asked.push(await stranger().signInWithOtp({ email }));
    expect(asked.map(({ error }) => error?.code ?? 'sent')).toEqual([
      ...Array(3).fill('sent'),
      ...Array(3).fill('over_email_send_rate_limit'),
    ]);
    expect(asked.at(-1)?.error?.message).toMatch(/after \d+ seconds/);
    // Whoever was never seen there waits; the owner's browser does not.
    expect((await client.resetPasswordForEmail(email)).error).toBeNull();
    const token_hash = link.searchParams.get('token_hash') ?? '';
    expect((await client.verifyOtp({ token_hash, type: 'magiclink' })).error).toBeNull();
  });

  test('are counted for a mailbox, however its address is written', async () => {
    const name = randomUUID();
    const outcomes = [];
    for (const email of [
      `${name}@gmail.com`,
      `${name}+lots@gmail.com`,
      `${name.slice(0, 2)}.${name.slice(2)}@gmail.com`,
      `${name}@googlemail.com`,
      `${name.replaceAll('-', '.-')}+a+b@googlemail.com`,
    ]) {
      outcomes.push((await stranger().signInWithOtp({ email })).error?.code ?? 'sent');
    }
    const over = 'over_email_send_rate_limit';
    expect(outcomes).toEqual(['sent', 'sent', 'sent', over, over]);
    const another = await stranger().signInWithOtp({ email: `x${name}@gmail.com` });
    expect(another.error).toBeNull();
  });

  test('used up for a day by one network, with its passwords too, leave a new browser of the owner a way in', async () => {
    const { email, password } = await owner();
    const thief = newNetwork();
    const asked: string[] = [];
    const sentOf = (all: readonly string[]) => all.filter((each) => each === 'sent').length;
    for (let quarter = 0; quarter < 5; quarter += 1) {
      now = new Date(now.getTime() + 15 * 60_000);
      for (let mail = 0; mail < 3; mail += 1)
        asked.push((await stranger(thief).signInWithOtp({ email })).error?.code ?? 'sent');
      // A mail that would come too late is not sent, and the clock goes on at once.
      await expect.poll(async () => (await codesTo(email)).length).toBe(sentOf(asked));
    }
    expect(sentOf(asked)).toBe(10);
    for (let guess = 0; guess < 11; guess += 1)
      await stranger(thief).signInWithPassword({ email, password: `wrong ${guess}` });
    const fresh = clientIn(newNetwork());
    expect((await fresh.signInWithPassword({ email, password })).error).not.toBeNull();
    const before = await codesTo(email);
    expect((await fresh.signInWithOtp({ email })).error).toBeNull();
    const { code } = await brought(product, email, before);
    expect((await fresh.verifyOtp({ email, token: code, type: 'email' })).error).toBeNull();
  });

  test('from however many networks, reach a mailbox thirty times a day', async () => {
    const { email } = await owner();
    const outcomes = [];
    for (let time = 0; time < 33; time += 1) {
      if (time % 3 === 0) now = new Date(now.getTime() + 15 * 60_000);
      outcomes.push((await stranger().signInWithOtp({ email })).error?.code ?? 'sent');
    }
    expect(outcomes).toEqual([
      ...Array(30).fill('sent'),
      ...Array(3).fill('over_email_send_rate_limit'),
    ]);
  });

  test('asked for twice within two minutes are the same one, later another, and both serve', async () => {
    const { email, client } = await owner();
    await client.signInWithOtp({ email });
    const first = await brought(product, email);
    await client.signInWithOtp({ email });
    await expect.poll(() => codesTo(email)).toEqual([first.code, first.code]);
    now = new Date(now.getTime() + 3 * 60_000);
    await client.signInWithOtp({ email });
    await brought(product, email, [first.code]);
    const token_hash = first.link.searchParams.get('token_hash') ?? '';
    const opened = await clientIn(newNetwork()).verifyOtp({ token_hash, type: 'magiclink' });
    expect(opened.error).toBeNull();
  });

  test('past the limit of a network reach whoever is known, and are answered alike for everybody', async () => {
    const network = newNetwork();
    const claire = await person(product);
    const companyId = await companyOf(claire);
    const { sites } = await claire.call(listPlaces, { companyId });
    const listed = newEmail();
    await claire.call(saveEmployee, {
      companyId,
      employeeId: randomUUID(),
      form: { firstName: 'Paul', lastName: 'Martin', email: listed, employeeNumber: '' },
      siteId: sites[0]?.id ?? '',
      teamId: null,
    });
    const unknown = Array.from({ length: 5 }, newEmail);
    const answers = [];
    for (const email of [...unknown, listed, claire.email]) {
      answers.push((await stranger(network).signInWithOtp({ email })).error);
    }
    expect(answers).toEqual(Array(7).fill(null));
    await brought(product, listed);
    await brought(product, claire.email);
    await expect
      .poll(() => Promise.all(unknown.map(async (email) => (await codesTo(email)).length)))
      .toEqual([1, 1, 0, 0, 0]);
  });
});

describe('passwords', () => {
  test('of 30 people of one office, where 20 may fail, are all right', async () => {
    const network = newNetwork();
    const staff = await staffClient(product);
    const people = Array.from({ length: 30 }, () => ({ email: newEmail(), password: PASSWORD }));
    for (const each of people) await staff.createUser({ ...each, email_confirm: true });
    for (let at = 0; at < people.length; at += 10) {
      const answers = await Promise.all(
        people.slice(at, at + 10).map((each) => stranger(network).signInWithPassword(each)),
      );
      expect(answers.map(({ error }) => error)).toEqual(Array(10).fill(null));
    }
  });

  test('guessed from 60 networks let nobody in, the right one among them; the owner enters', async () => {
    const { email, password, client, network } = await owner();
    const guesses = Array.from({ length: 180 }, (_, at) => (at < 20 ? `wrong ${at}` : password));
    const answers = [];
    const from = Array.from({ length: 60 }, newNetwork);
    for (const [at, guess] of guesses.entries()) {
      const guesser = clientIn(from[at % 60] ?? '');
      answers.push((await guesser.signInWithPassword({ email, password: guess })).error?.code);
    }
    expect(answers.slice(0, 10)).toEqual(Array(10).fill('invalid_credentials'));
    expect(answers.slice(10)).toEqual(Array(170).fill('over_request_rate_limit'));
    expect((await client.signInWithPassword({ email, password })).error).toBeNull();
    // Nor does what others do in the same office.
    for (let guess = 0; guess < 25; guess += 1) {
      await stranger(network).signInWithPassword({ email: newEmail(), password: 'wrong' });
    }
    expect((await client.signInWithPassword({ email, password })).error).toBeNull();
    // From a new browser, elsewhere, a mail lets them in.
    const fresh = clientIn(newNetwork());
    expect((await fresh.signInWithOtp({ email })).error).toBeNull();
    const { code } = await brought(product, email);
    expect((await fresh.verifyOtp({ email, token: code, type: 'email' })).error).toBeNull();
  });

  test('of a browser that is known count on their own, and come to an end', async () => {
    const { email, password, client } = await owner();
    for (let guess = 0; guess < 10; guess += 1) {
      await client.signInWithPassword({ email, password: `wrong ${guess}` });
    }
    const { error } = await client.signInWithPassword({ email, password });
    expect(error?.code).toBe('over_request_rate_limit');
  });

  test('a new one makes strangers of the browsers that were known', async () => {
    const { email, password, client } = await owner();
    const other = clientIn(newNetwork());
    await other.signInWithPassword({ email, password });
    const changed = 'un tout autre cheval';
    expect((await client.updateUser({ password: changed })).error).toBeNull();
    for (let guess = 0; guess < 11; guess += 1) {
      await stranger().signInWithPassword({ email, password });
    }
    const outcome = (await other.signInWithPassword({ email, password: changed })).error?.code;
    expect(outcome).toBe('over_request_rate_limit');
    expect((await client.signInWithPassword({ email, password: changed })).error).toBeNull();
  });
});

describe('a session that was left open', () => {
  test('tries no more than ten passwords, nor thirty codes, for a new password', async () => {
    const { client } = await owner();
    now = new Date(now.getTime() + 2 * 3_600_000);
    await client.refreshSession();
    const outcomes: (string | undefined)[] = [];
    const change = async (proof: Record<string, string>) => {
      const wanted = { password: 'un tout autre cheval', ...proof };
      outcomes.push((await client.updateUser(wanted)).error?.code);
    };
    for (let guess = 0; guess < 12; guess += 1)
      await change({ current_password: `wrong ${guess}` });
    expect(outcomes.splice(0)).toEqual([
      ...Array(10).fill('reauthentication_needed'),
      ...Array(2).fill('over_request_rate_limit'),
    ]);
    for (let guess = 0; guess < 32; guess += 1) await change({ nonce: String(100_000 + guess) });
    expect(outcomes).toEqual([
      ...Array(30).fill('reauthentication_not_valid'),
      ...Array(2).fill('over_request_rate_limit'),
    ]);
  });
});

describe('codes and links', () => {
  test('that others guess in the same network leave the owner’s code and link', async () => {
    const { email, client, network } = await owner();
    await client.signInWithOtp({ email });
    const { code } = await brought(product, email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const guesses = [];
    for (let guess = 0; guess < 28; guess += 1) {
      const { error } = await stranger(network).verifyOtp({ email, token: wrong, type: 'email' });
      guesses.push(error?.code);
    }
    expect(guesses).toEqual([
      ...Array(25).fill('otp_expired'),
      ...Array(3).fill('over_request_rate_limit'),
    ]);
    expect((await client.verifyOtp({ email, token: code, type: 'email' })).error).toBeNull();
    now = new Date(now.getTime() + 3 * 60_000);
    await client.signInWithOtp({ email });
    const { link } = await brought(product, email, [code]);
    const token_hash = link.searchParams.get('token_hash') ?? '';
    const opened = await stranger(network).verifyOtp({ token_hash, type: 'magiclink' });
    expect(opened.error).toBeNull();
  });

  const wrongOf = (code: string, by = 1) =>
    String((Number(code) + by) % 1_000_000).padStart(6, '0');

  test('of one address are guessed 30 times a day, from wherever, by whoever asks for them', async () => {
    const { email, client, network } = await owner();
    const outcomes: (string | undefined)[] = [];
    const asked: string[] = [];
    for (let mail = 0; mail < 9; mail += 1) {
      now = new Date(now.getTime() + 16 * 60_000);
      const thief = clientIn(newNetwork());
      await thief.signInWithOtp({ email });
      // Its own mail, not an earlier one: a mail whose code is over before it leaves is never sent.
      const { code } = await brought(product, email, asked);
      asked.push(code);
      for (let guess = 1; guess <= 3; guess += 1) {
        const token = wrongOf(code, guess);
        for (const by of [thief, stranger(newNetwork())])
          outcomes.push((await by.verifyOtp({ email, token, type: 'email' })).error?.code);
      }
    }
    expect(outcomes).toEqual([
      ...Array(30).fill('otp_expired'),
      ...Array(24).fill('over_request_rate_limit'),
    ]);
    // Whoever is known enters by the code, and whoever has the mail by its link, there and elsewhere.
    now = new Date(now.getTime() + 16 * 60_000);
    await client.signInWithOtp({ email });
    const { code, link } = await brought(product, email, asked);
    const other = clientIn(network);
    expect((await other.verifyOtp({ email, token: code, type: 'email' })).error?.code).toBe(
      'over_request_rate_limit',
    );
    const token_hash = link.searchParams.get('token_hash') ?? '';
    expect((await other.verifyOtp({ token_hash, type: 'magiclink' })).error).toBeNull();
    now = new Date(now.getTime() + 3 * 60_000);
    await client.signInWithOtp({ email });
    const next = await brought(product, email, [...asked, code]);
    expect((await client.verifyOtp({ email, token: next.code, type: 'email' })).error).toBeNull();
  });

  test('of many addresses, asked for and guessed in one network, are guessed 25 times a day', async () => {
    const network = newNetwork();
    const outcomes: (string | undefined)[] = [];
    for (let at = 0; at < 9; at += 1) {
      const { email } = await member(product);
      const thief = clientIn(network);
      await thief.signInWithOtp({ email });
      const { code } = await brought(product, email);
      for (let guess = 1; guess <= 5; guess += 1) {
        const token = wrongOf(code, guess);
        outcomes.push((await thief.verifyOtp({ email, token, type: 'email' })).error?.code);
      }
    }
    expect(outcomes).toEqual([
      ...Array(25).fill('otp_expired'),
      ...Array(20).fill('over_request_rate_limit'),
    ]);
  });

  test('that are right use up nothing: 27 newcomers of one office enter, where 25 may fail', async () => {
    const network = newNetwork();
    for (let at = 0; at < 27; at += 1) {
      const email = newEmail();
      const fresh = clientIn(network);
      await fresh.signUp({ email, password: PASSWORD });
      const { code } = await brought(product, email);
      expect((await fresh.verifyOtp({ email, token: code, type: 'email' })).error).toBeNull();
    }
  });

  test('in the browser that asked, five guesses are compared and no more', async () => {
    const { email, client } = await owner();
    await client.signInWithOtp({ email });
    const { code } = await brought(product, email);
    for (let guess = 1; guess <= 5; guess += 1) {
      const token = String((Number(code) + guess) % 1_000_000).padStart(6, '0');
      await client.verifyOtp({ email, token, type: 'email' });
    }
    const { error } = await client.verifyOtp({ email, token: code, type: 'email' });
    expect(error?.code).toBe('otp_expired');
  });

  test('of a second factor, guessed by whoever has the password, leave the owner theirs', async () => {
    const { email, password, client } = await owner();
    const { data } = await client.mfa.enroll({ factorType: 'totp' });
    if (data?.type !== 'totp') throw new Error('No factor was made');
    const totp = new TOTP({ secret: data.totp.secret, algorithm: 'SHA1', digits: 6, period: 30 });
    const code = () => totp.generate({ timestamp: now.getTime() });
    const factorId = data.id;
    expect((await client.mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull();
    const outcomes = new Set<string | undefined>();
    for (let at = 0; at < 4; at += 1) {
      const thief = clientIn(newNetwork());
      await thief.signInWithPassword({ email, password });
      for (let guess = 0; guess < 5; guess += 1) {
        const wrong = String((Number(code()) + guess + 1) % 1_000_000).padStart(6, '0');
        outcomes.add((await thief.mfa.challengeAndVerify({ factorId, code: wrong })).error?.code);
      }
    }
    expect([...outcomes]).toEqual(['mfa_verification_failed', 'over_request_rate_limit']);
    // Fifty a day, whatever each quarter of an hour allows.
    const compared = { today: 5 + 10, refused: 0 };
    for (let quarter = 0; quarter < 5; quarter += 1) {
      now = new Date(now.getTime() + 16 * 60_000);
      const thief = clientIn(newNetwork());
      await thief.signInWithPassword({ email, password });
      for (let guess = 0; guess < 15; guess += 1) {
        const wrong = wrongOf(code(), guess + 5);
        const { error } = await thief.mfa.challengeAndVerify({ factorId, code: wrong });
        if (error?.code === 'mfa_verification_failed') compared.today += 1;
        else compared.refused += 1;
      }
    }
    expect(compared).toEqual({ today: 50, refused: 40 });
    now = new Date(now.getTime() + 31_000);
    expect((await client.signInWithPassword({ email, password })).error).toBeNull();
    expect((await client.mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull();
  });
});
