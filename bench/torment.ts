import type { Fuzzed } from '../tests/support/fuzz-rest.ts';
import { type Running, residentMegabytes } from './processes.ts';

const PARTS = 10;
const SHOWN = 20;

/** Runs something hostile in ten parts; prints the memory after each, and every fault. */
export async function torture(
  { what, backend, runs, seed }: { what: string; backend: Running; runs: number; seed: number },
  run: (part: { runs: number; seed: number }) => Promise<Fuzzed>,
): Promise<void> {
  const out = (text: string) => process.stdout.write(`${text}\n`);
  out(`${runs} ${what}, seed ${seed}`);
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  const each = Math.ceil(runs / PARTS);
  for (let part = 0; part < PARTS; part += 1) {
    const fuzzed = await run({ runs: each, seed: seed + part * each });
    for (const [status, count] of fuzzed.statuses) {
      statuses.set(status, (statuses.get(status) ?? 0) + count);
    }
    faults.push(...fuzzed.faults);
    out(`after ${(part + 1) * each}: ${await residentMegabytes(backend)} MB resident`);
  }
  for (const [status, count] of [...statuses].toSorted()) out(`  ${status}: ${count}`);
  out(`faults: ${faults.length}`);
  for (const fault of faults.slice(0, SHOWN)) out(fault);
  if (faults.length > 0) process.exitCode = 1;
}
