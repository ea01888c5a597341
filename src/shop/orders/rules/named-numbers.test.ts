import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  creditorReferenceOf,
  printedCreditorReference,
} from '#shop/sales/rules/creditor-reference.ts';
import { orderNumberText } from '#shop/sales/rules/order-number.ts';
import { numbersNamedIn, orderNumbersIn } from './named-numbers.ts';

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

describe('a number in a label', () => {
  test.each([
    ['PV-2026-000123', [NUMBER], []],
    ['vir pv 2026 000123 merci', [NUMBER], []],
    ['Facture F2026-000045', [], ['F2026-000045']],
    ['FACT F 2026 000 045.', [], ['F2026-000045']],
    ['F2026-000045 et PV2026-000123', [NUMBER], ['F2026-000045']],
  ])('is that of an order or of an invoice: “%s”', (label, orders, invoices) => {
    expect(numbersNamedIn(label)).toEqual({ references: [], orders, invoices });
  });

  test('is tried in every length where digits follow', () => {
    expect(numbersNamedIn('PV-2026-100123 45').orders).toEqual([
      'PV-2026-100123',
      'PV-2026-1001234',
      'PV-2026-10012345',
    ]);
  });

  test.each([
    ['inside a longer word', 'REF2026000045 XPV2026000123'],
    ['after RF, where the check digits have the word', `RF00${REFERENCE.slice(4)}`],
    ['after RF as it is printed', `RF00 PV2026-000123`],
    ['of a year that is none', 'PV-0026-000123'],
  ])('is none %s', (_name, label) => {
    expect(numbersNamedIn(label)).toEqual({ references: [], orders: [], invoices: [] });
  });
});
