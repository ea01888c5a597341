import { afterAll, describe, expect, test } from 'vitest';
import type { Vault } from '#platform/vault/vault.ts';
import { attackCompanies, withoutTerms } from '../support/attacked-companies.ts';
import { Tally } from '../support/attacker.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

// `npm run torture -- anonymity` lives through many more of them, by all plans and for longer.
const COMPANIES = Number(process.env.ATTACKED_COMPANIES ?? 20);
const CONTROLS = Math.ceil(COMPANIES / 2);
const SEED = 20261123;
const WEEKS = 26;
/** Of the design, for personal terms of five points, and four points of percent more. */
const MOST_RIGHT = 70 + 4;

const products: TestProduct[] = [];
afterAll(async () => {
  for (const product of products) await product.stop();
});

async function attack(wrapVault?: (vault: Vault) => Vault): Promise<Tally> {
  const product = await startTestProduct({}, undefined, { wrapVault });
  products.push(product);
  const isControl = wrapVault !== undefined;
  const companies = isControl ? CONTROLS : COMPANIES;
  const run = { companies, weeks: WEEKS, seed: SEED, isControl };
  const tally = await attackCompanies(product, run);
  expect(tally.told).toBe(companies);
  return tally;
}

describe('an employer with all colleagues in league, who moves somebody there and back for half a year', () => {
  test('is seldom right about what they say, and never sure, by all that is told over HTTP', async () => {
    const tally = await attack();
    expect(tally.rightPercent).toBeLessThan(Tally.upperPercent(MOST_RIGHT, COMPANIES));
    expect(tally.sure).toBe(0);
  }, 300_000);

  test('but would be right without the secret terms, or this is no attack', async () => {
    expect((await attack(withoutTerms)).rightPercent).toBeGreaterThan(85);
  }, 300_000);
});
