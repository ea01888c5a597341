import { performance } from 'node:perf_hooks';

export const CONCURRENCY = 10;

export type Subject = {
  readonly name: string;
  /** One operation; throws when the answer is wrong, so that a fast mistake fails the run. */
  readonly run: () => Promise<void>;
};

export type Figure = { readonly name: string; readonly perSecond: readonly number[] };

/**
 * Measures all subjects in turn, `rounds` times, after one short round that is not counted: what
 * else the machine does then weighs on all alike.
 */
export async function measureInRounds(
  subjects: readonly Subject[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Figure[]> {
  const figures = subjects.map(({ name }) => ({ name, perSecond: [] as number[] }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, subject] of subjects.entries()) {
      const perSecond = await operationsPerSecond(subject, round === 0 ? seconds / 3 : seconds);
      if (round > 0) figures[index]?.perSecond.push(perSecond);
    }
  }
  return figures;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value that this share of all (0 to 1) does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}

async function operationsPerSecond({ run }: Subject, seconds: number): Promise<number> {
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
  return (done * 1_000) / (performance.now() - start);
}
