import { performance } from 'node:perf_hooks';
import type { ProcessorTime } from './processor-time.ts';

export const CONCURRENCY = 10;

export type Subject = {
  readonly name: string;
  /** One operation; throws when the answer is wrong, so that a fast mistake fails the run. */
  readonly run: () => Promise<unknown>;
  /** Waits for what an operation leaves to be done afterwards: it is part of what each costs. */
  readonly settled?: () => Promise<void>;
};

export type Figure = {
  readonly name: string;
  readonly perSecond: number[];
  /** Milliseconds of processor that one operation took of each party, where they are read. */
  readonly costs: Readonly<Record<string, number>>[];
};

type Run = {
  readonly rounds: number;
  readonly seconds: number;
  readonly processorTime?: ProcessorTime;
};

/**
 * Measures all subjects in turn, `rounds` times, after one short round that is not counted: what
 * else the machine does then weighs on all alike.
 */
export async function measureInRounds(
  subjects: readonly Subject[],
  { rounds, seconds, processorTime }: Run,
): Promise<Figure[]> {
  const figures: Figure[] = subjects.map(({ name }) => ({ name, perSecond: [], costs: [] }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, subject] of subjects.entries()) {
      const before = await processorTime?.();
      const { done, elapsed } = await repeat(subject, round === 0 ? seconds / 3 : seconds);
      await subject.settled?.();
      const after = await processorTime?.();
      const figure = figures[index];
      if (round === 0 || !figure) continue;
      figure.perSecond.push((done * 1_000) / elapsed);
      if (before && after) figure.costs.push(costOf(before, after, done));
    }
  }
  return figures;
}

function costOf(before: Record<string, number>, after: Record<string, number>, done: number) {
  return Object.fromEntries(
    Object.entries(after).map(([name, ms]) => [name, (ms - (before[name] ?? 0)) / done]),
  );
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value that this share of all (0 to 1) does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}

async function repeat({ run }: Subject, seconds: number) {
  const start = performance.now();
  const end = start + seconds * 1_000;
  let done = 0;
  async function oneAfterAnother(): Promise<void> {
    while (performance.now() < end) {
      await run();
      done += 1;
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, oneAfterAnother));
  return { done, elapsed: performance.now() - start };
}
