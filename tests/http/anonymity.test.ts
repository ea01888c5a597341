import { afterAll, describe, expect, test } from 'vitest';
import type { Vault } from '#platform/vault/vault.ts';
import { bringAbout, toldToHr, withoutTerms } from '../support/attacked-worlds.ts';
import { evidenceFor, newWorld, randomFrom, Tally } from '../support/attacker.ts';
import { attackLeavers } from '../support/leaver.ts';
import { closeDueWeeks } from '../support/listening.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const MONDAY = '2026-11-16';
const WORLDS = Number(process.env.ATTACKED_WORLDS ?? 150);
const SEED = 20261123;

const products: TestProduct[] = [];
afterAll(async () => {
  for (const product of products) await product.stop();
});

type Attacked = { readonly alone: Tally; readonly inLeague: Tally };

/** So many companies, each attacked after the closing of a week, by what HR reads over HTTP. */
async function attack(wrapVault?: (vault: Vault) => Vault): Promise<Attacked> {
  const product = await startTestProduct({}, undefined, { wrapVault });
  products.push(product);
  const random = randomFrom(SEED);
  const attacked = [];
  for (let at = 0; at < WORLDS; at += 1) {
    const world = newWorld(random);
    attacked.push({ world, company: await bringAbout(product, world, MONDAY) });
  }
  await closeDueWeeks(product);
  const tallies = { alone: new Tally(), inLeague: new Tally() };
  for (const { world, company } of attacked) {
    const told = await toldToHr(product, company);
    const hasTerms = wrapVault === undefined;
    const evidence = (hasAccomplices: boolean) =>
      evidenceFor(world, told, { hasTerms, hasAccomplices });
    tallies.alone.add(evidence(false), world.isHigh);
    tallies.inLeague.add(evidence(true), world.isHigh);
  }
  expect(tallies.alone.told).toBeGreaterThan(WORLDS / 2);
  return tallies;
}

describe('an attacker who knows everything but one answer', () => {
  // 99 in 100 such runs stay under these figures when the bounds of the design hold (70 and 76 %).
  const upper = (percent: number) => Tally.upperPercent(percent, WORLDS * 0.9);

  test('is little better than guessing, and not much better with all colleagues in league', async () => {
    const { alone, inLeague } = await attack();
    expect(alone.rightPercent).toBeLessThan(upper(70));
    expect(alone.surePercent).toBeLessThan(upper(1));
    expect(inLeague.rightPercent).toBeLessThan(upper(76));
  });

  test('but would be right without the secret terms, or this is no attacker', async () => {
    const { inLeague } = await attack(withoutTerms);
    expect(inLeague.rightPercent).toBeGreaterThan(90);
    expect(inLeague.surePercent).toBeGreaterThan(60);
  });
});

describe('somebody who left a team of nine', () => {
  const RUNS = 100;
  const right = (weeks: number, togglesEvery: number, isControl = false) =>
    attackLeavers(RUNS, { weeks, togglesEvery, isControl }, randomFrom(SEED));

  test.each([
    [26, 0, 76],
    [26, 4, 76],
    [52, 4, 84],
  ])(
    'is not found out by %d weeks before and after, with a made-up colleague every %d weeks: under %d percent',
    (weeks, togglesEvery, bound) => {
      const tally = right(weeks, togglesEvery);
      expect(tally.told).toBe(RUNS);
      expect(tally.rightPercent).toBeLessThan(Tally.upperPercent(bound, RUNS));
    },
    60_000,
  );

  test('nothing is told of a team that HR changes every week', () => {
    expect(right(26, 1).told).toBe(0);
  });

  test('without the secret terms they would be, or this is no attack', () => {
    expect(right(26, 0, true).rightPercent).toBeGreaterThan(95);
  });
});
