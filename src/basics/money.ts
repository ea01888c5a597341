/**
 * The rule: money is a whole number of euro cents; fractions exist only inside one exact division,
 * which rounds half a cent away from zero.
 */
import type { Language } from '#basics/language.ts';

/** A safe integer number of euro cents. */
export type Cents = number;

// en-IE is the English of the euro area: the sign before the amount, a dot before the cents.
const WRITERS: Record<Language, Intl.NumberFormat> = {
  fr: new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }),
};

/** `39,90 €` (with the no-break spaces of French typography) or `€39.90`. */
export function formatMoney(cents: Cents, language: Language): string {
  return WRITERS[language].format(decimalText(cents));
}

/** `1 235 €` or `€1,235`: rounded, where a sum is only looked over. */
export function formatWholeEuros(cents: Cents, language: Language): string {
  return new Intl.NumberFormat(WRITERS[language].resolvedOptions().locale, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  }).format(cents / 100);
}

/** The same text in its parts, for whoever must replace one of them. */
export function formatMoneyToParts(cents: Cents, language: Language): Intl.NumberFormatPart[] {
  return WRITERS[language].formatToParts(decimalText(cents));
}

/**
 * The fraction rounded to the nearest whole number, exactly; a half goes away from zero, so that a
 * credit note is the mirror of its invoice: roundHalfUp(-n, d) = -roundHalfUp(n, d).
 * Throws RangeError for a zero denominator, an unsafe argument or a result that is not safe.
 */
export function roundHalfUp(numerator: number | bigint, denominator: number | bigint): number {
  let top = exact(numerator);
  let bottom = exact(denominator);
  if (bottom === 0n) throw new RangeError('the denominator is zero');
  if (bottom < 0n) [top, bottom] = [-top, -bottom];
  const rounded = top < 0n ? -halfUp(-top, bottom) : halfUp(top, bottom);
  return safe(rounded);
}

/**
 * Shares `total` in proportion to `weights`; the shares add up to `total` to the cent. Cents left
 * over go one by one to the largest remainders, the earlier share first when they are equal.
 * Weights are whole numbers, zero or more. Throws RangeError if there is something to share and no
 * weight to share it by.
 */
export function allocate(total: Cents, weights: readonly number[]): Cents[] {
  const exactWeights = weights.map(exact);
  if (exactWeights.some((weight) => weight < 0n)) throw new RangeError('a weight is negative');
  const weightSum = exactWeights.reduce((sum, weight) => sum + weight, 0n);
  if (weightSum === 0n) {
    if (total !== 0) throw new RangeError('there is no weight to share the total by');
    return weights.map(() => 0);
  }
  const size = exact(Math.abs(total));
  const shares = exactWeights.map((weight, index) => ({
    index,
    whole: (size * weight) / weightSum,
    remainder: (size * weight) % weightSum,
  }));
  const left = size - shares.reduce((sum, share) => sum + share.whole, 0n);
  const favoured = new Set(
    shares
      .toSorted((a, b) => compare(b.remainder, a.remainder) || a.index - b.index)
      .slice(0, Number(left))
      .map((share) => share.index),
  );
  return shares.map(({ index, whole }) => {
    const share = safe(whole + (favoured.has(index) ? 1n : 0n));
    return total < 0 && share !== 0 ? -share : share;
  });
}

// Intl formats a decimal text without passing through a binary fraction.
function decimalText(cents: Cents): Intl.StringNumericLiteral {
  const size = exact(Math.abs(cents));
  const sign = cents < 0 ? '-' : '';
  const text = `${sign}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
  return text as Intl.StringNumericLiteral;
}

function halfUp(top: bigint, bottom: bigint): bigint {
  return (2n * top + bottom) / (2n * bottom);
}

function compare(a: bigint, b: bigint): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

function exact(value: number | bigint): bigint {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new RangeError(`${value} is not a whole number that can be counted exactly`);
  }
  return BigInt(value);
}

function safe(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is too large to be exact`);
  return number;
}

/**
 * An amount of euros as people type it in either language: `1 200,50`, `1,200.50`, `€1200`. A single
 * comma or dot before one or two digits at the end parts the cents. Undefined for anything else.
 */
export function parseEuros(typed: string): Cents | undefined {
  const text = typed.replace(/[\s€]/g, '');
  const [, whole = '', cents = ''] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  const groups = whole.split(/[.,]/);
  const isGrouped = groups.slice(1).every((group) => /^\d{3}$/.test(group));
  const digits = groups.join('');
  if (digits === '' || !isGrouped || digits.length > 12) return undefined;
  return Number(digits) * 100 + Number(cents.padEnd(2, '0'));
}

/** `39,90`, which both languages read back. */
export function typedEuros(cents: Cents): string {
  return decimalText(cents).replace('.', ',');
}
