import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FLOORS, ROOMS } from './arrows.ts';
import { houseTable, withPart } from './house-map.ts';

// `npm run map` writes the picture of the house into `docs/map.md`; with `--check` it refuses a stale one.

const PATH = resolve(import.meta.dirname, '../docs/map.md');
const before = readFileSync(PATH, 'utf8');
const after = withPart(before, 'house', houseTable({ rooms: ROOMS, floors: FLOORS }));

if (process.argv.includes('--check')) {
  if (after !== before) {
    process.stderr.write('The picture in docs/map.md is not that of the code: npm run map\n');
    process.exit(1);
  }
} else {
  writeFileSync(PATH, after);
}
