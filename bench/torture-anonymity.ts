import type { Vault } from '#platform/vault/vault.ts';
import { bringAbout, toldToHr, withoutTerms } from '../tests/support/attacked-worlds.ts';
import { evidenceFor, newWorld, randomFrom, Tally, type World } from '../tests/support/attacker.ts';
import { queueIsQuiet, repeatJob } from '../tests/support/job-queue.ts';
import { attackLeavers } from '../tests/support/leaver.ts';
import { withProduct } from './with-product.ts';

const MONDAY = '2026-11-16';
const CONTROL_SHARE = 5;
const CLOSING_LIMIT_MS = 30 * 60_000;
const AT_ONCE = 4;

const out = (text: string) => process.stdout.write(`${text}\n`);

/**
 * One closed week of many companies, by what HR reads over HTTP, before an attacker who knows the
 * method, who answered and what everybody usually says; then people who leave, over years. Without
 * the secret terms the same attackers must do far better, or they are none.
 */
export async function tortureAnonymity(runs: number, seed: number): Promise<void> {
  out(`${runs} companies, seed ${seed}, k = 8; blind guessing is right in 50 %`);
  await attackWeeks(runs, seed);
  await attackWeeks(Math.ceil(runs / CONTROL_SHARE), seed, withoutTerms);
  attackDepartures(Math.ceil(runs / CONTROL_SHARE), seed);
}

async function attackWeeks(
  runs: number,
  seed: number,
  wrapVault?: (vault: Vault) => Vault,
): Promise<void> {
  await withProduct({ wrapVault }, async (running) => {
    const product = { ...running, tokens: running.backend.tokens };
    const random = randomFrom(seed);
    const worlds = Array.from({ length: runs }, () => newWorld(random));
    const attacked: { world: World; company: { companyId: string; hrId: string } }[] = [];
    await inTurns(worlds, async (world) => {
      attacked.push({ world, company: await bringAbout(product, world, MONDAY) });
    });
    const start = Date.now();
    await repeatJob(product, 'close-weeks', {}, 1);
    await queueIsQuiet(product, CLOSING_LIMIT_MS);
    out(`${runs} companies closed in ${((Date.now() - start) / 1000).toFixed(1)} s`);
    const name = wrapVault ? 'without the secret terms (control)' : 'as designed';
    const alone = new Tally();
    const inLeague = new Tally();
    await inTurns(attacked, async ({ world, company }) => {
      const told = await toldToHr(product, company);
      const hasTerms = wrapVault === undefined;
      const evidence = (hasAccomplices: boolean) =>
        evidenceFor(world, told, { hasTerms, hasAccomplices });
      alone.add(evidence(false), world.isHigh);
      inLeague.add(evidence(true), world.isHigh);
    });
    out(`${name}: ${alone.inWordsWithSure}`);
    out(`${name}, all colleagues in league: ${inLeague.inWordsWithSure}`);
  });
}

/** Somebody leaves a team of nine; their usual answer was 5, or 11. */
function attackDepartures(runs: number, seed: number): void {
  for (const weeks of [26, 104]) {
    for (const togglesEvery of [0, 4, 1]) {
      const tally = attackLeavers(runs, { weeks, togglesEvery }, randomFrom(seed));
      const toggled = togglesEvery === 0 ? '' : `, a made-up colleague every ${togglesEvery} weeks`;
      out(`somebody left, ${weeks} weeks before and after${toggled}: ${tally.inWords}`);
    }
    const plan = { weeks, togglesEvery: 0, isControl: true };
    out(
      `the same without the secret terms (control): ${attackLeavers(runs, plan, randomFrom(seed)).inWords}`,
    );
  }
}

async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = all[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const one of left) await work(one);
    }),
  );
}
