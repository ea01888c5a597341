/**
 * The rule: what a banking application reads from the square beside an account: whom to pay, how much, and
 * under which creditor reference. Nothing is typed, so nothing is mistyped.
 *
 * Source: EPC069-12 (European Payments Council, version 002 of the code: the BIC may be missing, UTF-8).
 */
import type { Cents } from '#basics/money.ts';
import { isCreditorReference, normalizeCreditorReference } from './creditor-reference.ts';

export interface AskedTransfer {
  readonly account: { readonly beneficiary: string; readonly iban: string; readonly bic: string };
  readonly amountCents: Cents;
  readonly reference: string;
}

const MAX_NAME_CHARACTERS = 70;
const MAX_CENTS = 99_999_999_999;
/** Error correction of at least 15 % (M), and at most version 13. */
export const PAYMENT_CODE_FORM = { ecc: 'M', maxVersion: 13 } as const;

/** Undefined where no bank would take it: nothing is left to pay, too much, or under no creditor reference. */
export function paymentCode({
  account,
  amountCents,
  reference,
}: AskedTransfer): string | undefined {
  if (amountCents < 1 || amountCents > MAX_CENTS || !isCreditorReference(reference)) {
    return undefined;
  }
  const digits = String(amountCents).padStart(3, '0');
  return [
    'BCD',
    '002',
    // UTF-8.
    '1',
    'SCT',
    account.bic,
    [...oneLine(account.beneficiary)].slice(0, MAX_NAME_CHARACTERS).join('').trim(),
    account.iban.replace(/\s/g, ''),
    `EUR${digits.slice(0, -2)}.${digits.slice(-2)}`,
    // No purpose of the payment.
    '',
    normalizeCreditorReference(reference),
  ].join('\n');
}

/** A break of the line would begin the next field. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
