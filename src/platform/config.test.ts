import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  test.each([
    [{}, true],
    [{ NODE_ENV: 'development' }, true],
    [{ SANDBOX_PAYMENTS: 'off' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', SANDBOX_PAYMENTS: '' }, false],
    [{ NODE_ENV: 'production', SANDBOX_PAYMENTS: 'off' }, false],
    [{ NODE_ENV: 'production', SANDBOX_PAYMENTS: 'on' }, true],
  ])(
    'nobody pays with play money in production unless asked for by name: %j',
    (environment, isOn) => {
      expect(readConfig(environment).hasSandboxPayments).toBe(isOn);
    },
  );

  test.each(['yes', 'ON', 'true', '1'])(
    'a switch is on or off: %s is an error, never a guess',
    (value) => {
      const environment = { NODE_ENV: 'production', SANDBOX_PAYMENTS: value };
      expect(() => readConfig(environment)).toThrow('SANDBOX_PAYMENTS');
    },
  );

  test('production shows no mailbox and seeds no demonstration', () => {
    const production = readConfig({ NODE_ENV: 'production', DEMO_SEED: 'on' });
    expect(production).toMatchObject({ hasMailPage: false, hasDemoSeed: false });
    const development = readConfig({});
    expect(development).toMatchObject({ hasMailPage: true, hasDemoSeed: true });
    expect(readConfig({ SMTP_URL: 'smtp://mail.example' }).hasMailPage).toBe(false);
  });

  test.each([
    ['AUTH_AUTOCONFIRM', 'on'],
    ['AUTH_ANONYMOUS', 'on'],
    ['AUTH_RATE_LIMITS', 'off'],
    ['AUTH_MIN_PASSWORD_LENGTH', '6'],
  ])(
    'what outside suites may ask of a test installation is refused in production: %s=%s',
    (name, value) => {
      expect(() => readConfig({ [name]: value })).not.toThrow();
      expect(() => readConfig({ NODE_ENV: 'production', [name]: value })).toThrow(name);
    },
  );

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
