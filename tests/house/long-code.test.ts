import { expect, test } from 'vitest';
import { longCode, sourceFiles } from '../../scripts/figures.ts';
import { functionsOver } from '../../scripts/functions.ts';
import { faultsOf, listed, offendersIn } from './only-shrinks.ts';

test('no file, contract or function is longer than it may be, but for a list that only gets shorter', () => {
  const found = offendersIn(longCode(sourceFiles()).join('\n'));
  expect(faultsOf(found, listed('long-code.txt'))).toEqual([]);
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
  ['more than it was', '320 a.ts', 'a.ts: 320, at most 310'],
  ['new', '310 a.ts\n301 b.ts', 'b.ts: 301, at most what the rule says'],
  ['solved and listed still', '', 'a.ts: solved, take it off the list'],
])('what is %s is refused', (_what, found, fault) => {
  expect(faultsOf(offendersIn(found), offendersIn('310 a.ts'))).toEqual([fault]);
});
