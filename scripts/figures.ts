import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FLOORS, ROOMS } from './arrows.ts';
import { functionsOver } from './functions.ts';

/** How long what is written by hand may be. */
export const MOST_LINES = { file: 300, contract: 250, function: 60 } as const;

const ROOT = resolve(import.meta.dirname, '..');
const PLACES = [...Object.keys(ROOMS), ...Object.keys(FLOORS), 'app'];

export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
}

/** Code that is written by hand: no texts, no test (as long as its cases are), nothing generated. */
export function sourceFiles(): SourceFile[] {
  return globSync('{src,db,scripts,bench,tests}/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((path) => !/\.gen\.ts$|\.test\.tsx?$|\/messages\//.test(path))
    .toSorted()
    .map((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8');
      return { path, text, lines: text.split('\n').length - 1 };
    });
}

const isContract = (path: string) => /\/contract(\.ts$|\/)/.test(path);

/**
 * What is longer than it may be, a line each with its number: `323 composeProduct in compose-product.ts`. Folders
 * are not said: a file that moves is no other file.
 */
export function longCode(files: readonly SourceFile[]): string[] {
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const long = files
    .filter(({ path, lines }) => lines > MOST_LINES[isContract(path) ? 'contract' : 'file'])
    .map(({ path, lines }) => `${lines} ${nameOf(path)}`);
  const functions = files.flatMap(({ path, text }) =>
    functionsOver(MOST_LINES.function, path, text).map(
      ({ name, lines }) => `${lines} ${name} in ${nameOf(path)}`,
    ),
  );
  return [...long, ...functions].toSorted(byName);
}

function byName(a: string, b: string): number {
  const [of, other] = [a, b].map((line) => line.slice(line.indexOf(' ') + 1));
  return (of ?? '') < (other ?? '') ? -1 : 1;
}

/** What `npm run check -- --figures` prints. */
export function figures(): string {
  const files = sourceFiles();
  const places = Map.groupBy(
    files.filter(({ path }) => path.startsWith('src/')),
    ({ path }) => placeOf(path),
  );
  const elsewhere = Map.groupBy(
    files.filter(({ path }) => !path.startsWith('src/')),
    ({ path }) => `${path.split('/')[0]}/`,
  );
  const long = longCode(files).filter((line) => line.includes(' in '));
  return [
    row('', 'files', 'lines', 'median', 'p90', 'longest'),
    ...[...places, ...elsewhere].map(([place, inside]) => row(place, ...measures(inside))),
    row('all', ...measures(files)),
    '',
    `Functions over ${MOST_LINES.function} lines: ${long.length}`,
    ...long.toSorted((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10)),
  ].join('\n');
}

/** The innermost room or floor that the file is in. */
function placeOf(path: string): string {
  const places = PLACES.filter((place) => path.startsWith(`src/${place}/`));
  return places.toSorted((a, b) => b.length - a.length)[0] ?? 'elsewhere in src';
}

function measures(files: readonly SourceFile[]): (string | number)[] {
  const lengths = files.map(({ lines }) => lines).toSorted((a, b) => a - b);
  const at = (share: number) => lengths[Math.floor((lengths.length - 1) * share)] ?? 0;
  const longest = files.reduce((a, b) => (b.lines > a.lines ? b : a));
  const sum = lengths.reduce((a, b) => a + b, 0);
  return [files.length, sum, at(0.5), at(0.9), `${longest.lines} ${longest.path}`];
}

function row(place: string, ...cells: (string | number)[]): string {
  return `${place.padEnd(20)}${cells.map((cell) => String(cell).padStart(8)).join('')}`;
}
