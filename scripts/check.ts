import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { figures } from './figures.ts';

const ROOT = resolve(import.meta.dirname, '..');

type Step = readonly [name: string, command: string, args: readonly string[]];

/** What must hold beside the tests, what takes longest first: as many at once as there are processors. */
const STEPS: readonly Step[] = [
  ['types', process.execPath, ['node_modules/typescript-native/bin/tsc', '--noEmit']],
  [
    'arrows',
    'depcruise',
    ['--config', '.dependency-cruiser.mjs', 'src', 'db', 'scripts', 'tests', 'bench'],
  ],
  ['lint and format', 'biome', ['check', '--error-on-warnings', '.']],
  ['messages', process.execPath, ['scripts/check-messages.ts']],
  ['dead code', 'knip', []],
  ['spelling', process.execPath, ['scripts/check-spelling.ts']],
  ['map', process.execPath, ['scripts/map.ts', '--check']],
  ['database types', process.execPath, ['scripts/generate-database-types.ts', '--check']],
];

if (process.argv.includes('--figures')) {
  process.stdout.write(`${figures()}\n`);
  process.exit();
}

/** Resolves to whether it holds, and says so. */
async function holds([name, command, args]: Step): Promise<boolean> {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const problem = await once(child, 'close').then(
    ([code, signal]) => (code === 0 ? undefined : `${output}\nended with ${signal ?? code}`),
    (error: unknown) => String(error),
  );
  process.stdout.write(`${problem === undefined ? 'ok    ' : 'FAILED'} ${name}\n`);
  if (problem !== undefined) process.stdout.write(`${problem}\n`);
  return problem === undefined;
}

const waiting = [...STEPS];
const results: boolean[] = [];
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await holds(step));
  }),
);
process.exit(results.every(Boolean) ? 0 : 1);
