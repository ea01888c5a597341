/**
 * The rule: where carriage is not in the prices, each piece bears it, and it bears the VAT of what it carries: at
 * the highest of their rates where they have several.
 *
 * Source: CGI, art. 267, I-2° (what is accessory to a supply is in its price).
 */
import { countryName } from '#basics/country-name.ts';
import type { Language } from '#basics/language.ts';
import type { Cents } from '#basics/money.ts';
import { categoryOf, type OrderLine, type VatCategory } from './vat.ts';

type Carried = Pick<OrderLine, 'quantity' | 'rateBasisPoints' | 'vatCategory'> & {
  readonly vatReason?: string;
};

export interface Carriage {
  readonly quantity: number;
  readonly unitNetCents: Cents;
  readonly netCents: Cents;
  readonly rateBasisPoints: number;
  readonly vatCategory: VatCategory;
  readonly vatReason: string;
}

/** Undefined where it is in the prices, or nothing is carried. */
export function carriageOf(
  carried: readonly Carried[],
  unitNetCents: Cents | undefined,
): Carriage | undefined {
  const highest = carried.toSorted((a, b) => b.rateBasisPoints - a.rateBasisPoints)[0];
  if (unitNetCents === undefined || !highest) return undefined;
  const quantity = carried.reduce((sum, line) => sum + line.quantity, 0);
  return {
    quantity,
    unitNetCents,
    netCents: quantity * unitNetCents,
    rateBasisPoints: highest.rateBasisPoints,
    vatCategory: categoryOf(highest),
    vatReason: highest.vatReason ?? '',
  };
}

/** What an order and a quote call it. */
export function carriageName(country: string, language: Language): string {
  return `${language === 'fr' ? 'Transport' : 'Carriage'} (${countryName(country, language)})`;
}
