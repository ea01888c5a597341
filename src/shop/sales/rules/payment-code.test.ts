import fc from 'fast-check';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { creditorReferenceOf, printedCreditorReference } from './creditor-reference.ts';
import { PAYMENT_CODE_FORM, paymentCode } from './payment-code.ts';

const ACCOUNT = {
  beneficiary: 'Prévenance SAS',
  iban: 'FR7630006000011234567890189',
  bic: 'EXAMFRPPXXX',
};
const REFERENCE = creditorReferenceOf('PV-2026-000123');

test('says whom, how much and under which reference, line by line', () => {
  expect(paymentCode({ account: ACCOUNT, amountCents: 4_205, reference: REFERENCE })).toBe(
    `BCD\n002\n1\nSCT\nEXAMFRPPXXX\nPrévenance SAS\nFR7630006000011234567890189\nEUR42.05\n\n${REFERENCE}`,
  );
});

test('takes account and reference as they are printed for people', () => {
  const printed = {
    account: { ...ACCOUNT, iban: 'FR76 3000 6000 0112 3456 7890 189' },
    amountCents: 7,
    reference: printedCreditorReference(REFERENCE),
  };
  expect(paymentCode(printed)?.split('\n').slice(6)).toEqual([
    'FR7630006000011234567890189',
    'EUR0.07',
    '',
    REFERENCE,
  ]);
});

describe('no code is made', () => {
  test.each([
    ['nothing is left to pay', { amountCents: 0 }],
    ['more was paid', { amountCents: -1 }],
    ['no bank takes so much', { amountCents: 100_000_000_000 }],
    ['the reference is mistyped', { reference: 'RF17PV2026000123' }],
    ['what the bank called it is no reference', { reference: 'cs_test_1' }],
  ])('where %s', (_why, change) => {
    expect(
      paymentCode({ account: ACCOUNT, amountCents: 4_205, reference: REFERENCE, ...change }),
    ).toBeUndefined();
  });
});

test('whatever the house is called, there are ten lines that a square of the standard holds', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.integer({ min: 1, max: 9e9 }),
      (name, cents) => {
        const account = { ...ACCOUNT, beneficiary: name };
        const code = paymentCode({ account, amountCents: cents, reference: REFERENCE }) ?? '';
        const lines = code.split('\n');
        expect(lines).toHaveLength(10);
        expect([...(lines[5] ?? '')].length).toBeLessThanOrEqual(70);
        expect(lines[7]).toMatch(/^EUR\d+\.\d\d$/);
        if (Buffer.byteLength(code) <= 331) {
          expect(encode(code, PAYMENT_CODE_FORM).version).toBeLessThanOrEqual(13);
        }
      },
    ),
  );
});
