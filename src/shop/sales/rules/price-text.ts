/**
 * The rule: a price shown in the cart is a text; every character except digits, comma, dot and
 * minus is removed, the first comma becomes a dot, and what is then not a number counts as 0.
 *
 * Source: product specification, section 3. The text is for display: what is charged is computed
 * from the catalogue (decisions, 5).
 */
import type { Language } from '#basics/language.ts';
import { type Cents, formatMoneyToParts } from '#basics/money.ts';

/** A decimal number held exactly: `units` divided by ten to the power `decimals`. */
export interface Decimal {
  readonly units: bigint;
  readonly decimals: number;
}

/**
 * The number of euros the text says. The whole of what remains must be one number: `1.234,50`
 * gives `1.234.50`, which is none, so 0. Never NaN, never infinite, never -0.
 */
export function parsePriceText(text: string): number {
  const number = Number(withoutDecoration(text));
  return Number.isFinite(number) && number !== 0 ? number : 0;
}

/** The same number, exactly, for adding up without binary fractions. */
export function exactPriceOf(text: string): Decimal {
  if (parsePriceText(text) === 0) return { units: 0n, decimals: 0 };
  const [whole = '', fraction = ''] = withoutDecoration(text).split('.');
  return { units: BigInt(`${whole}${fraction}`), decimals: fraction.length };
}

/**
 * The text a cart item carries: `1 234,50 €` or `€1 234.50`. `parsePriceText` reads back exactly
 * these cents: thousands are set apart by a narrow space in English too, because the rule above
 * would take an English thousands comma for the decimal one.
 */
export function priceText(cents: Cents, language: Language): string {
  return formatMoneyToParts(cents, language)
    .map((part) => (part.type === 'group' ? NARROW_NO_BREAK_SPACE : part.value))
    .join('');
}

const NARROW_NO_BREAK_SPACE = '\u202f';

function withoutDecoration(text: string): string {
  return text.replace(/[^\d,.-]/g, '').replace(',', '.');
}
