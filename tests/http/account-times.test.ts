import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { median } from '../../bench/measure.ts';
import { newEmail, PASSWORD, staffClient } from '../support/account-client.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

// How long an answer takes does not tell whether an address has an account. `npm run torture -- accounts`
// measures the same over a thousand pairs; here a regression is found: work done for known addresses only.

const PAIRS = 60;
const TRIES = 3;

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' });
});
afterAll(() => product.stop());

test.each([
  ['recover', (email: string) => ({ email })],
  ['otp', (email: string) => ({ email, create_user: false })],
  ['token?grant_type=password', (email: string) => ({ email, password: 'pas le bon mot' })],
  ['signup', (email: string) => ({ email, password: PASSWORD })],
])(
  '%s answers known and unknown addresses in the same time',
  async (path, bodyOf) => {
    const ask = async (email: string): Promise<number> => {
      const began = performance.now();
      const response = await fetch(`${product.url}/auth/v1/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf(email)),
      });
      await response.text();
      return performance.now() - began;
    };
    let said = '';
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { known, unknown } = await mediansOf(ask);
      const margin = Math.max(5, Math.min(known, unknown) / 5);
      said = `known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`;
      if (process.env.SHOW_TIMES) process.stdout.write(`${path}: ${said}\n`);
      if (Math.abs(known - unknown) < margin) return;
    }
    expect.fail(`told apart ${TRIES} times in a row: ${said}`);
  },
  120_000,
);

/** Of pairs in turn: now the known address is first, now the other. */
async function mediansOf(ask: (email: string) => Promise<number>) {
  const staff = await staffClient(product);
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const email = newEmail();
    const { error } = await staff.createUser({ email, password: PASSWORD, email_confirm: true });
    if (error) throw error;
    const order =
      pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      times[kind].push(await ask(kind === 'known' ? email : `${randomUUID()}@example.com`));
    }
  }
  return { known: median(times.known), unknown: median(times.unknown) };
}
