import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  mt940File,
  type WrittenLine,
  type WrittenStatement,
} from '../../../../tests/support/statement-files.ts';
import { readMt940 } from './mt940-statement.ts';
import { exactCents, statementFormatOf, toldReference } from './statement-entry.ts';
import { balanceProblems, statementLines } from './statement-lines.ts';

const linesOf = (...statements: WrittenStatement[]) =>
  statementLines(readMt940(mt940File(statements)));
const identities = (...statements: WrittenStatement[]) =>
  linesOf(...statements).map(({ identity }) => identity);

const line: WrittenLine = {
  bookedOn: '2026-11-20',
  amountCents: 8_419,
  name: 'ROUX',
  text: 'MERCI',
};

describe('the same line', () => {
  test('is the same in a file that overlaps, whatever stands around it', () => {
    const days = ['2026-11-18', '2026-11-19', '2026-11-20'];
    const some = fc.array(
      fc.record({
        amountCents: fc.constantFrom(100, 200),
        text: fc.constantFrom('A', 'B'),
        hasId: fc.boolean(),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(some, some, some, (...written) => {
        const [first = [], second = [], third = []] = written.map((ofDay, day) =>
          ofDay.map(({ hasId, ...rest }, index) => ({
            ...rest,
            bookedOn: days[day] ?? '',
            ...(hasId && { bankId: `ID${day}${index % 2}` }),
          })),
        );
        const before = identities({ lines: [...first, ...second] });
        const after = identities({ id: '2', lines: [...second, ...third] });
        expect(new Set(before).size).toBe(first.length + second.length);
        expect(new Set(after).size).toBe(second.length + third.length);
        expect(after.slice(0, second.length)).toEqual(before.slice(first.length));
        expect(new Set([...before, ...after]).size).toBe(
          first.length + second.length + third.length,
        );
      }),
    );
  });

  test('is told by the bank’s own id, whatever else is written of it', () => {
    const told = { ...line, bankId: 'B1' };
    expect(identities({ lines: [told] })).toEqual(
      identities({ lines: [{ ...told, text: 'AUTREMENT' }] }),
    );
  });

  test('stands in a statement that the file has twice: that is read once', () => {
    const found = linesOf({ lines: [line] }, { lines: [line] });
    expect(found.map(({ passedOver }) => passedOver)).toEqual([undefined, 'repeated']);
  });

  test('with an id stands in two statements that overlap in one file: it is one', () => {
    const told = { ...line, bankId: 'B1' };
    const [a, b] = identities({ id: '1', lines: [told] }, { id: '2', lines: [told] });
    expect(a).toBe(b);
  });
});

describe('two lines that are alike', () => {
  test.each([
    ['without an id', {}, {}],
    ['with an id each', { bankId: 'B1' }, { bankId: 'B2' }],
    ['under one id that the bank uses again', { bankId: 'B1' }, { bankId: 'B1' }],
  ])('are two: %s', (_name, first, second) => {
    const found = identities({
      lines: [
        { ...line, ...first },
        { ...line, ...second },
      ],
    });
    expect(new Set(found).size).toBe(2);
  });

  test('are two on two pages of a day, without an id', () => {
    const found = identities({ id: '1/1', lines: [line] }, { id: '1/2', lines: [line] });
    expect(new Set(found).size).toBe(2);
  });

  test('are two on two accounts, though banks number alike', () => {
    const told = { ...line, bankId: 'B1' };
    const found = identities(
      { lines: [told] },
      { account: 'FR1420041010050500013M02606', lines: [told] },
    );
    expect(new Set(found).size).toBe(2);
  });
});

test('balances that the lines do not lead to are said, by the statement', () => {
  const whole = mt940File([{ lines: [line, { ...line, isIn: false }, line] }]);
  expect(balanceProblems(readMt940(whole))).toEqual([]);
  const movements = whole.split(':61:');
  expect(balanceProblems(readMt940(movements.toSpliced(1, 1).join(':61:')))).toEqual([
    { problem: 'balance', line: 1, element: 'RELEVE 00001/1' },
  ]);
});

test.each([
  ['84.19', 8_419],
  ['84,1', 8_410],
  ['84,', 8_400],
  ['84', 8_400],
  ['.5', 50],
  ['84.19000', 8_419],
  ['+1.00', 100],
  ['1000000000.00', 100_000_000_000],
  ['1000000000.01', undefined],
  ['84.191', undefined],
  ['-1.00', undefined],
  ['1 000', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['.', undefined],
])('the amount “%s” is %s cents exactly', (text, cents) => {
  expect(exactCents(text)).toBe(cents);
});

test.each([['NOTPROVIDED'], ['NONREF'], ['not provided'], ['KREF+'], ['0000'], [' '], [undefined]])(
  '“%s” is no reference',
  (text) => {
    expect(toldReference(text)).toBeUndefined();
  },
);

test.each([
  ['<?xml version="1.0"?><Document/>', 'camt.053'],
  ['\ufeff\n<Document/>', 'camt.053'],
  [':20:X\r\n:25:1', 'mt940'],
  ['{1:F01}{4:\n:20:X\n:60F:C', 'mt940'],
  ['Date;Libellé;Crédit', undefined],
  ['Date;:20:;:25:', undefined],
  ['', undefined],
])('“%s” is %s', (text, format) => {
  expect(statementFormatOf(text)).toBe(format);
});
