import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';

/** What a real installation has at least. */
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://prevenance.example',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  ADMIN_EMAIL: 'direction@prevenance.example',
  VAULT_KEY: createHash('sha256').update('a key').digest('hex'),
  MAIL_FROM: 'bonjour@prevenance.fr',
};

describe('readConfig', () => {
  const TIMESTAMP_CA = readFileSync(
    new URL('../../tests/fixtures/timestamp/openssl-root.pem', import.meta.url),
    'utf8',
  );

  test('an authority of timestamps is asked where there is one, and what it says can be verified', () => {
    const TIMESTAMP_URL = 'http://tsa.example/tsr';
    expect(readConfig({ TIMESTAMP_CA }).timestamps).toBeUndefined();
    expect(readConfig({ TIMESTAMP_CA, TIMESTAMP_URL }).timestamps).toMatchObject({
      url: TIMESTAMP_URL,
      credentials: undefined,
    });
    for (const wrong of [
      { TIMESTAMP_URL },
      { TIMESTAMP_URL, TIMESTAMP_CA: 'MIIB' },
      { TIMESTAMP_URL, TIMESTAMP_CA, TIMESTAMP_CREDENTIALS: 'name:password' },
      { TIMESTAMP_URL: 'ftp://tsa.example', TIMESTAMP_CA },
    ]) {
      expect(() => readConfig(wrong)).toThrow('TIMESTAMP');
    }
  });

  test.each([
    [{}, true],
    [{ NODE_ENV: 'development' }, true],
    [{ SANDBOX_PAYMENTS: 'off' }, false],
    [PRODUCTION, false],
    [{ ...PRODUCTION, SANDBOX_PAYMENTS: '' }, false],
    [{ ...PRODUCTION, SANDBOX_PAYMENTS: 'off' }, false],
    [{ ...PRODUCTION, SANDBOX_PAYMENTS: 'on' }, true],
  ])(
    'nobody pays with play money in production unless asked for by name: %j',
    (environment, isOn) => {
      expect(readConfig(environment).hasSandboxPayments).toBe(isOn);
    },
  );

  test.each(['yes', 'ON', 'true', '1'])(
    'a switch is on or off: %s is an error, never a guess',
    (value) => {
      const environment = { ...PRODUCTION, SANDBOX_PAYMENTS: value };
      expect(() => readConfig(environment)).toThrow('SANDBOX_PAYMENTS');
    },
  );

  test('production shows no mailbox and seeds no demonstration', () => {
    const production = readConfig({ ...PRODUCTION, DEMO_SEED: 'on' });
    expect(production).toMatchObject({ hasMailPage: false, hasDemoSeed: false });
    const development = readConfig({});
    expect(development).toMatchObject({ hasMailPage: true, hasDemoSeed: true });
    expect(readConfig({ SMTP_URL: 'smtp://mail.example' }).hasMailPage).toBe(false);
  });

  test.each([
    ['AUTH_AUTOCONFIRM', 'on'],
    ['AUTH_ANONYMOUS', 'on'],
    ['AUTH_RATE_LIMITS', 'off'],
    ['ORDER_LIMITS', 'off'],
    ['AUTH_MIN_PASSWORD_LENGTH', '6'],
  ])(
    'what outside suites may ask of a test installation is refused in production: %s=%s',
    (name, value) => {
      expect(() => readConfig({ [name]: value })).not.toThrow();
      expect(() => readConfig({ ...PRODUCTION, [name]: value })).toThrow(name);
    },
  );

  test.each(['PUBLIC_URL', 'SMTP_URL', 'ADMIN_EMAIL', 'VAULT_KEY'] as const)(
    'production does not start without %s',
    async (name) => {
      const DATA_DIR = await folder();
      expect(() => readConfig({ ...PRODUCTION, DATA_DIR })).not.toThrow();
      for (const nothing of [undefined, '']) {
        const settings = { ...PRODUCTION, DATA_DIR, [name]: nothing };
        expect(() => readConfig(settings)).toThrow(`${name} is missing`);
      }
    },
  );

  test('production names all that is missing at once, and how a key is made', async () => {
    const bare = { NODE_ENV: 'production', DATA_DIR: await folder() };
    for (const part of ['PUBLIC_URL', 'SMTP_URL', 'ADMIN_EMAIL', 'openssl rand -hex 32']) {
      expect(() => readConfig(bare)).toThrow(part);
    }
  });

  test('production takes the key that an earlier start left in its data directory', async () => {
    const DATA_DIR = await folder();
    await writeFile(join(DATA_DIR, 'vault.key'), 'ab'.repeat(32));
    expect(() => readConfig({ ...PRODUCTION, VAULT_KEY: '', DATA_DIR })).not.toThrow();
  });

  test('production is reached by https, and mails leave by an address', () => {
    for (const PUBLIC_URL of ['http://prevenance.example', 'http://localhost.example'])
      expect(() => readConfig({ ...PRODUCTION, PUBLIC_URL })).toThrow('PUBLIC_URL');
    for (const SMTP_URL of ['smtp.example.com', 'smtp:mail.example', 'https://mail.example']) {
      expect(() => readConfig({ SMTP_URL })).toThrow('SMTP_URL');
    }
  });

  test.each(['localhost', '127.0.0.1:3000', '[::1]:8080'])(
    'production on this very machine, for who drives it from outside, needs no https: %s',
    (host) => {
      const config = readConfig({ ...PRODUCTION, PUBLIC_URL: `http://${host}` });
      expect(config.isProduction).toBe(true);
    },
  );

  test('a site that the public reaches is production, for who forgot to say so', () => {
    const { NODE_ENV: _, ...forgotten } = PRODUCTION;
    expect(readConfig(forgotten)).toMatchObject({
      isProduction: true,
      hasMailPage: false,
      hasDemoSeed: false,
      hasSandboxPayments: false,
    });
    const bare = { PUBLIC_URL: forgotten.PUBLIC_URL, ORDER_LIMITS: 'off' };
    for (const part of ['SMTP_URL is missing', 'ORDER_LIMITS=off', 'NODE_ENV=development'])
      expect(() => readConfig(bare)).toThrow(part);
    // Said, or on this machine, it is what it is said to be.
    for (const other of [
      { ...bare, NODE_ENV: 'development' },
      { ...bare, NODE_ENV: 'test' },
      { PUBLIC_URL: 'https://localhost:3443' },
      { PUBLIC_URL: 'http://intranet.example' },
    ])
      expect(readConfig(other).isProduction).toBe(false);
  });

  test('a setting may be in a file, which is read again when it may have changed', async () => {
    const file = join(await folder(), 'database-url');
    await writeFile(file, 'postgres://shop:first@host/prevenance\n');
    const config = readConfig({ DATABASE_URL_FILE: file });
    expect(config.databaseUrl).toBe('postgres://shop:first@host/prevenance');
    await writeFile(file, 'postgres://shop:second@host/prevenance\n');
    expect(config.current('DATABASE_URL')).toBe('postgres://shop:second@host/prevenance');
    await rm(file);
    expect(() => readConfig({ DATABASE_URL_FILE: file })).toThrow('DATABASE_URL_FILE');
  });

  test('lists are separated by commas, and each part is checked', () => {
    const redirects = 'https://a.example, https://b.example/app';
    expect(readConfig({ AUTH_REDIRECTS: redirects }).auth.redirects).toEqual([
      'https://a.example',
      'https://b.example/app',
    ]);
    expect(() => readConfig({ AUTH_REDIRECTS: 'a.example' })).toThrow('AUTH_REDIRECTS');
    expect(readConfig({ REST_SCHEMAS: 'public,personal' }).restSchemas).toEqual([
      'public',
      'personal',
    ]);
    expect(() => readConfig({ REST_SCHEMAS: 'public;drop' })).toThrow('REST_SCHEMAS');
    expect(() => readConfig({ REST_SCHEMAS: ',' })).toThrow('REST_SCHEMAS');
  });

  test('names every wrong setting at once', () => {
    const wrong = { PORT: 'http', DATABASE_URL: 'mysql://x', METRICS_TOKEN: 'short' };
    for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(name);
  });

  test.each([
    [{}, true],
    [{ AUTH_MIN_PASSWORD_LENGTH: '8' }, true],
    [{ AUTH_MIN_PASSWORD_LENGTH: '6' }, false],
    [{ AUTH_AUTOCONFIRM: 'on' }, false],
  ])('only what serves outside suites lets common passwords pass: %j', (environment, isRefused) => {
    expect(readConfig(environment).auth.refusesCommonPasswords).toBe(isRefused);
  });
});

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'prevenance-config-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}
