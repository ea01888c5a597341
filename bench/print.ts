import { availableParallelism } from 'node:os';
import { CONCURRENCY, type Figure, median } from './measure.ts';

/** What each subject is compared with, and what is asked of it. */
export type Comparison = readonly [subject: string, baseline: string, asked: string];

/** Prints how often each subject ran in a second, and its ratio to its baseline of the same run. */
export function print(
  figures: readonly Figure[],
  comparisons: readonly Comparison[],
  { rounds, seconds }: { rounds: number; seconds: number },
): void {
  const out = (text: string) => process.stdout.write(`${text}\n`);
  const perSecond = new Map(figures.map(({ name, perSecond }) => [name, median(perSecond)]));
  out(`\nNode ${process.version}, ${availableParallelism()} cores shared with the load,`);
  out(`${CONCURRENCY} at once, ${rounds} rounds of ${seconds} s, in turn\n`);
  out(
    `${'per second'.padEnd(28)}${'median'.padStart(9)}${'least'.padStart(9)}${'most'.padStart(9)}`,
  );
  for (const { name, perSecond: each } of figures) {
    const cells = [median(each), Math.min(...each), Math.max(...each)];
    out(name.padEnd(28) + cells.map((cell) => cell.toFixed(0).padStart(9)).join(''));
  }
  printCosts(figures, out);
  out(`\n${'ratio'.padEnd(28)}${'to'.padEnd(28)}${''.padStart(7)}  asked`);
  for (const [name, baseline, asked] of comparisons) {
    const ratio = (perSecond.get(name) ?? 0) / (perSecond.get(baseline) ?? 1);
    out(`${name.padEnd(28)}${baseline.padEnd(28)}${ratio.toFixed(3).padStart(7)}  ${asked}`);
  }
}

/** What one operation takes of each party's processor, where it was read. */
function printCosts(figures: readonly Figure[], out: (text: string) => void): void {
  const parties = [...new Set(figures.flatMap(({ costs }) => costs.flatMap(Object.keys)))];
  if (parties.length === 0) return;
  out(`\n${'processor, ms each'.padEnd(28)}${parties.map((party) => party.padStart(12)).join('')}`);
  for (const { name, costs } of figures) {
    const cells = parties.map((party) => median(costs.map((cost) => cost[party] ?? Number.NaN)));
    out(name.padEnd(28) + cells.map((cell) => cell.toFixed(2).padStart(12)).join(''));
  }
}
