import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { figures } from './figures.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** What must hold beside the tests, the cheapest first. */
const STEPS: readonly [name: string, command: string, args: readonly string[]][] = [
  ['lint and format', 'biome', ['check', '--error-on-warnings', '.']],
  ['types', process.execPath, ['node_modules/typescript-native/bin/tsc', '--noEmit']],
  [
    'arrows',
    'depcruise',
    ['--config', '.dependency-cruiser.mjs', 'src', 'db', 'scripts', 'tests', 'bench'],
  ],
  ['dead code', 'knip', []],
  ['messages', process.execPath, ['scripts/check-messages.ts']],
  ['spelling', process.execPath, ['scripts/check-spelling.ts']],
  ['map', process.execPath, ['scripts/map.ts', '--check']],
  ['database types', process.execPath, ['scripts/generate-database-types.ts', '--check']],
];

if (process.argv.includes('--figures')) {
  process.stdout.write(`${figures()}\n`);
  process.exit();
}

let failed = 0;
for (const [name, command, args] of STEPS) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const isGood = status === 0;
  process.stdout.write(`${isGood ? 'ok    ' : 'FAILED'} ${name}\n`);
  if (isGood) continue;
  failed += 1;
  process.stdout.write(`${stdout}\n${stderr}\n${error?.message ?? ''}\n`);
}
process.exit(failed === 0 ? 0 : 1);
