import { readFile, writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';

// `npm run test:times`: what each file of the last `npm run test:timed` took, the slowest first, and what has
// become slower since the list in `tests/times.json` was written; with --keep, it is written anew.

const ROOT = resolve(import.meta.dirname, '..');
const REPORT = resolve(ROOT, 'node_modules/.cache/suite-report.json');
const KEPT = resolve(ROOT, 'tests/times.json');

const SHOWN = 20;
/** Two machines, or two days of one, differ by less. */
const SLOWER_TIMES = 1.5;
const SLOWER_SECONDS = 2;

type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
};
type Seconds = Readonly<Record<string, number>>;

const { testResults } = JSON.parse(await readFile(REPORT, 'utf8')) as Report;
const now: Seconds = Object.fromEntries(
  testResults
    .map(({ name, startTime, endTime }): [string, number] => [
      relative(ROOT, name),
      Math.round((endTime - startTime) / 100) / 10,
    ])
    .toSorted(([, one], [, other]) => other - one),
);
const before = JSON.parse(await readFile(KEPT, 'utf8').catch(() => '{}')) as Seconds;

const total = Object.values(now).reduce((sum, seconds) => sum + seconds, 0);
const lines = Object.entries(now).slice(0, SHOWN);
process.stdout.write(`${Object.keys(now).length} files, ${Math.round(total)} s of workers\n`);
for (const [file, seconds] of lines) process.stdout.write(`${seconds.toFixed(1)}\t${file}\n`);
const slower = Object.entries(now).filter(([file, seconds]) => {
  const known = before[file];
  return known !== undefined && seconds > SLOWER_TIMES * known && seconds > known + SLOWER_SECONDS;
});
process.stdout.write(slower.length === 0 ? 'None became slower.\n' : 'Slower than before:\n');
for (const [file, seconds] of slower)
  process.stdout.write(`${before[file]?.toFixed(1)} -> ${seconds.toFixed(1)}\t${file}\n`);
if (process.argv.includes('--keep')) await writeFile(KEPT, `${JSON.stringify(now, null, 2)}\n`);
