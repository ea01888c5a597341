import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  creditorReferenceOf,
  printedCreditorReference,
} from '#shop/sales/rules/creditor-reference.ts';
import { orderNumberText } from '#shop/sales/rules/order-number.ts';
import { matchTransfers, orderNumbersIn } from './transfer-match.ts';

const NUMBER = 'PV-2026-000123';
const REFERENCE = creditorReferenceOf(NUMBER);

describe('the reference in a label', () => {
  test.each([
    REFERENCE,
    REFERENCE.toLowerCase(),
    `VIR SEPA ATELIER ${printedCreditorReference(REFERENCE)}`,
    `VIR/${REFERENCE}/20112026`,
    `VIR ${REFERENCE.slice(0, 8)} ${REFERENCE.slice(8)}20112026`,
    `xx${REFERENCE.replaceAll('', ' ')}yy`,
  ])('is found however the bank writes it: %s', (label) => {
    expect(orderNumbersIn(label)).toContain(NUMBER);
  });

  test.each([
    'VIR SEPA SANS REFERENCE',
    NUMBER,
    REFERENCE.replace('123', '124'),
    `RF00${REFERENCE.slice(4)}`,
    '',
  ])('is not made up: “%s”', (label) => {
    expect(orderNumbersIn(label)).toEqual([]);
  });

  test('is found of every order, whatever stands around it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2_000, max: 2_999 }),
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.string({ maxLength: 30 }),
        fc.string({ maxLength: 30 }),
        (year, rank, before, after) => {
          const number = orderNumberText({ year, rank });
          const label = `${before} ${printedCreditorReference(creditorReferenceOf(number))}/${after}`;
          // A reference that stands right before could swallow its beginning.
          fc.pre(!/RF/i.test(before.replace(/[^0-9A-Za-z]/g, '').slice(-25)));
          expect(orderNumbersIn(label)).toContain(number);
        },
      ),
    );
  });
});

describe('transfers and orders', () => {
  const order = { number: NUMBER, remainderCents: 100 };
  const other = { number: 'PV-2026-000124', remainderCents: 50 };
  const line = (amountCents: number, label = REFERENCE, isKnown = false) => ({
    amountCents,
    label,
    isKnown,
  });
  const said = (...lines: ReturnType<typeof line>[]) =>
    matchTransfers(lines, [order, other]).map(({ verdict, remainderCents, surplusCents }) => [
      verdict,
      remainderCents,
      surplusCents,
    ]);

  test('are exact, partial or over by what is still asked, each line in its turn', () => {
    expect(said(line(100))).toEqual([['exact', 0, 0]]);
    expect(said(line(60), line(40))).toEqual([
      ['partial', 40, 0],
      ['exact', 0, 0],
    ]);
    expect(said(line(60), line(60))).toEqual([
      ['partial', 40, 0],
      ['over', 0, 20],
    ]);
  });

  test('what was imported before counts no second time', () => {
    expect(said(line(60, REFERENCE, true), line(100))).toEqual([
      ['known', 0, 0],
      ['exact', 0, 0],
    ]);
  });

  test('a label that names no order of ours, or two, is left to a person', () => {
    const both = `${REFERENCE} ${creditorReferenceOf(other.number)}`;
    expect(said(line(100, 'VIR'), line(150, both))).toEqual([
      ['unknown', 0, 0],
      ['unknown', 0, 0],
    ]);
  });
});
