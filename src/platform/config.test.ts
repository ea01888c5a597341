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

  test('names every wrong setting at once', () => {
    const wrong = { PORT: 'http', DATABASE_URL: 'mysql://x', METRICS_TOKEN: 'short' };
    for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(name);
  });
});
