import type { Language } from '#basics/language.ts';
import { type Cents, formatMoneyToParts } from '#basics/money.ts';

/** `29 €` rather than `29,00 €`, for prices inside sentences; cents are written when there are any. */
export function shortMoney(cents: Cents, language: Language): string {
  return formatMoneyToParts(cents, language)
    .filter(({ type }) => cents % 100 !== 0 || (type !== 'decimal' && type !== 'fraction'))
    .map(({ value }) => value)
    .join('');
}
