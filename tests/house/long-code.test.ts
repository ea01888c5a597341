import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longCode, sourceFiles } from '../../scripts/figures.ts';
import { functionsOver } from '../../scripts/functions.ts';

/** What was too long when the rule began, each with its lines. The list may only get shorter. */
const LISTED = linesOf(readFileSync(join(import.meta.dirname, 'long-code.txt'), 'utf8'));

type Long = ReadonlyMap<string, number>;

function linesOf(text: string): Long {
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [lines = '', ...name] = line.split(' ');
        return [name.join(' '), Number(lines)];
      }),
  );
}

/** What is longer than it was, or new, or solved and listed still. */
function faultsOf(found: Long, listed: Long): string[] {
  return [
    ...[...found]
      .filter(([name, lines]) => lines > (listed.get(name) ?? 0))
      .map(
        ([name, lines]) =>
          `${name}: ${lines} lines, at most ${listed.get(name) ?? 'as the rule says'}`,
      ),
    ...[...listed.keys()]
      .filter((name) => !found.has(name))
      .map((name) => `${name}: solved, take it off the list`),
  ];
}

test('no file, contract or function is longer than it may be, but for a list that only gets shorter', () => {
  const found = linesOf(longCode(sourceFiles()).join('\n'));
  expect(faultsOf(found, LISTED)).toEqual([]);
});

const long = (lines: number) => ({ path: 'src/a/x.ts', text: 'a\n'.repeat(lines), lines });

test('a file is held to its lines, a contract to fewer', () => {
  expect(longCode([long(300)])).toEqual([]);
  expect(longCode([long(301)])).toEqual(['301 x.ts']);
  expect(longCode([{ ...long(251), path: 'src/a/contract/x.ts' }])).toEqual(['251 x.ts']);
});

test.each([
  ['a function', (body: string) => `function told() {\n${body}}\n`, 'told'],
  ['an arrow', (body: string) => `const told = () => {\n${body}};\n`, 'told'],
  ['a method', (body: string) => `class A {\n told() {\n${body}}\n}\n`, 'told'],
  ['what is handed over', (body: string) => `each(() => {\n${body}});\n`, 'each(…)'],
])('%s is counted from its signature to its end', (_what, written, name) => {
  const lines = (count: number) => written('a();\n'.repeat(count - 2)) + '\n'.repeat(60);
  expect(functionsOver(60, 'x.ts', lines(60))).toEqual([]);
  expect(functionsOver(60, 'x.ts', lines(61))).toEqual([{ name, lines: 61 }]);
});

test.each([
  ['longer than it was', [['a.ts', 320]], 'a.ts: 320 lines, at most 310'],
  [
    'new',
    [
      ['a.ts', 310],
      ['b.ts', 301],
    ],
    'b.ts: 301 lines, at most as the rule says',
  ],
  ['solved and listed still', [], 'a.ts: solved, take it off the list'],
] as const)('what is %s is refused', (_what, found, fault) => {
  expect(faultsOf(new Map(found), new Map([['a.ts', 310]]))).toEqual([fault]);
});
