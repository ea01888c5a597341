import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditorReferenceOf } from '#shop/sales/rules/creditor-reference.ts';
import { sampleInvoice } from '../../../../tests/support/invoices.ts';
import { readSquare } from '../../../../tests/support/read-square.ts';
import { invoicePaper } from './invoice-paper.ts';

const { payment, totals } = sampleInvoice().content;
const REFERENCE = creditorReferenceOf('PV-2026-000123');
const TO_BE_PAID = {
  isSettled: false,
  means: 'transfer',
  settledOn: null,
  reference: REFERENCE,
} as const;

function codeOf(beneficiary: string, grossCents: number) {
  const account = { ...payment.account, beneficiary };
  return invoicePaper(
    sampleInvoice(undefined, {
      payment: { ...payment, ...TO_BE_PAID, account },
      totals: { ...totals, grossCents },
    }),
  ).code;
}

test('the square of an invoice, read again, asks for its amount, to our account, under its reference', () => {
  // Names of every length, so that squares of several sizes are read.
  const names = fc.string({ unit: fc.constantFrom('é', 'a', ' ', '€', '日'), minLength: 1 });
  fc.assert(
    fc.property(names, fc.integer({ min: 1, max: 9e9 }), (name, cents) => {
      const lines = readSquare(codeOf(`P${name}`, cents)?.svg ?? '').split('\n');
      expect(lines.toSpliced(5, 1)).toEqual([
        'BCD',
        '002',
        '1',
        'SCT',
        payment.account.bic,
        payment.account.iban,
        `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
        '',
        REFERENCE,
      ]);
      expect(lines[5]).toBe(`P${name}`.replace(/\s+/g, ' ').trim());
    }),
  );
});

test('what is paid, or given back, has no square', () => {
  expect(invoicePaper(sampleInvoice()).code).toBeNull();
  const credit = sampleInvoice(
    undefined,
    { payment: { ...payment, ...TO_BE_PAID } },
    { kind: 'credit-note' },
  );
  expect(invoicePaper(credit).code).toBeNull();
});
