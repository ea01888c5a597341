import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { lookalikes, schema } from './settings-table.ts';

const secret = (name: string) => createHash('sha256').update(name).digest('hex');

/** As a real installation is set, on two machines. */
const RIGHT = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://www.prevenance.fr',
  SMTP_URL: 'smtps://shop:word@mail.prevenance.fr:465',
  MAIL_FROM: 'bonjour@prevenance.fr',
  ADMIN_EMAIL: 'direction@prevenance.fr',
  DATABASE_URL: `postgres://shop:${secret('owner')}@db.prevenance.fr/shop?sslmode=verify-full`,
  VAULT_DATABASE_URL: `postgres://shop:${secret('owner')}@vault.prevenance.fr/answers?sslmode=verify-full`,
  VAULT_KEY: secret('vault'),
  AUTHENTICATOR_PASSWORD: secret('authenticator'),
  VAULT_KEEPER_PASSWORD: secret('keeper'),
  METRICS_TOKEN: secret('metrics'),
  STRIPE_SECRET_KEY: 'sk_live_51Habcdefgh',
  STRIPE_WEBHOOK_SECRET: 'whsec_abcdefghijklmnop',
};
type Change = Readonly<Record<string, string>>;

/** On the machine of whoever tries it. */
const HERE = { ...RIGHT, PUBLIC_URL: 'http://localhost:3000' };

describe('a production that the public reaches', () => {
  test('starts with all that is right', () => {
    expect(readConfig(RIGHT)).toMatchObject({ isProduction: true, isPublic: true });
  });

  test.each<readonly [string, Change, string]>([
    [
      'mails that could leave in clear',
      { SMTP_URL: 'smtp://shop:word@mail.prevenance.fr:587' },
      '?requireTLS=true',
    ],
    ['an address that nobody has', { MAIL_FROM: 'bonjour@prevenance.example' }, 'MAIL_FROM'],
    ['no address at all', { MAIL_FROM: '' }, 'MAIL_FROM'],
    ['play money of Stripe', { STRIPE_SECRET_KEY: 'sk_test_51Habcdefgh' }, 'sk_live_'],
    ['such money by a narrower key', { STRIPE_SECRET_KEY: 'rk_test_51Habcdefgh' }, 'sk_live_'],
    ['a key of zeros', { VAULT_KEY: '0'.repeat(64) }, 'npm run vault -- rotate'],
    ['a key in order', { VAULT_KEY: '0123456789abcdef'.repeat(4) }, 'VAULT_KEY can be guessed'],
    [
      'a password of examples',
      { AUTHENTICATOR_PASSWORD: 'password-password-password' },
      'AUTHENTICATOR_PASSWORD can be guessed',
    ],
    [
      'the same for the vault',
      { VAULT_KEEPER_PASSWORD: 'a'.repeat(30) },
      'VAULT_KEEPER_PASSWORD can be guessed',
    ],
    ['a token in order', { METRICS_TOKEN: 'abcdefghijklmnopqrst' }, 'METRICS_TOKEN can be guessed'],
    [
      'a secret that documents print',
      { AUTH_JWT_SECRET: 'super-secret-jwt-token-with-at-least-32-characters-long' },
      'AUTH_JWT_SECRET can be guessed',
    ],
    ...[
      '',
      '?sslmode=disable',
      '?sslmode=no-verify',
      '?uselibpqcompat=true&sslmode=require',
    ].flatMap((mode) =>
      (['DATABASE_URL', 'VAULT_DATABASE_URL'] as const).map((name): [string, Change, string] => [
        `a database that proves nothing (${name} ${mode})`,
        { [name]: `postgres://shop:${secret('owner')}@db.prevenance.fr/shop${mode}` },
        `${name} leads to another machine`,
      ]),
    ),
    ...['postgres', 'shop', 'short', 'prevenance-database'].map(
      (word): [string, Change, string] => [
        `the password ${word}`,
        { DATABASE_URL: `postgres://shop:${word}@db.prevenance.fr/shop?sslmode=verify-full` },
        'DATABASE_URL has a password that can be guessed',
      ],
    ),
  ])('is refused with %s, and says the remedy', (_, change, words) => {
    expect(() => readConfig({ ...RIGHT, ...change })).toThrow(words);
    expect(() => readConfig({ ...HERE, ...change })).not.toThrow();
    expect(() => readConfig({ ...RIGHT, ...change, NODE_ENV: 'development' })).not.toThrow();
  });

  test.each<Change>([
    { SMTP_URL: 'smtp://mail.prevenance.fr:587?requireTLS=true' },
    { SMTP_URL: 'smtp://127.0.0.1:25' },
    { DATABASE_URL: 'postgres://shop:shop@127.0.0.1/shop' },
    { DATABASE_URL: 'postgres://shop@/shop?host=/run/postgresql' },
    // Who the user is may be proven otherwise, by a certificate for one.
    { DATABASE_URL: 'postgres://shop@db.prevenance.fr/shop?sslmode=verify-full' },
    { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' },
  ])('starts with %j', (change) => {
    expect(() => readConfig({ ...RIGHT, ...change })).not.toThrow();
  });

  test('no refusal repeats a secret', () => {
    const wrong = {
      ...RIGHT,
      SMTP_URL: 'smtp://shop:Zx81-word@mail.prevenance.fr',
      DATABASE_URL: 'postgres://shop:Zx81@db.prevenance.fr/shop',
      VAULT_KEY: 'ab'.repeat(32),
      STRIPE_SECRET_KEY: 'sk_test_Zx81',
    };
    const said = () => readConfig(wrong);
    expect(said).toThrow('DATABASE_URL');
    expect(said).not.toThrow(/Zx81|abab/);
  });
});

test('production does not start with the clock of tests, even on this machine', () => {
  const NOW = '2026-11-21T09:00:00+01:00';
  for (const settings of [RIGHT, HERE])
    expect(() => readConfig({ ...settings, NOW })).toThrow('NOW');
  expect(readConfig({ NOW }).now).toBe(NOW);
});

describe('a name that looks like a setting', () => {
  test.each<readonly [string, string | undefined]>([
    ['DATABASE_URI', 'DATABASE_URL'],
    ['SMPT_URL', 'SMTP_URL'],
    ['VAULT_KEYS', 'VAULT_KEY'],
    ['VAULT_KEY_FIEL', 'VAULT_KEY_FILE'],
    ['TRUSTED_PROXY', undefined],
    ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
    ['S3_URI', 'S3_URL'],
    ...[
      'PATH',
      'HOST',
      'HOME',
      'PWD',
      'TERM',
      'MAILDIR',
      'MAIL',
      'LANG',
      'TZ',
      'NODE_OPTIONS',
      'PGHOST',
      'NODE_COMPILE_CACHE',
      'DATABASE_URL_FILE',
    ].map((name) => [name, undefined] as const),
  ])('%s is taken for %s', (name, meant) => {
    expect(lookalikes([name])).toEqual(meant === undefined ? [] : [{ name, meant }]);
    const start = () => readConfig({ ...RIGHT, [name]: '/dev/null' });
    if (meant) expect(start).toThrow(`${name} is no setting of ours: ${meant} is meant?`);
    expect(() => readConfig({ [name]: '/dev/null' })).not.toThrow(/no setting of ours/);
  });
});

test('.env.example names every setting, and nothing that is none', () => {
  const [file = ''] = globSync(resolve(import.meta.dirname, '../../.env.example'));
  const said = [...readFileSync(file, 'utf8').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name = '']) => name,
  );
  const plain = new Set(said.map((name) => name.replace(/_FILE$/, '')));
  expect([...plain].sort()).toEqual(Object.keys(schema.shape).sort());
});
