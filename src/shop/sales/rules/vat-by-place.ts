/**
 * The rule: goods bear the VAT of the place where they are delivered, services that of where their buyer is
 * established. In mainland France and in Monaco it is the rate that was decided for the product; in Corsica, food
 * at the reduced rate bears a rate of its own, and everything else the rate of the mainland. What goes to another
 * member of the Union, to a company that is identified there, is exempt here and taxed there; without a number
 * that VIES confirms it bears French VAT. What leaves the Union is exported, exempt. Only where it goes counts,
 * never the number alone.
 *
 * Sources: CGI, art. 297, I-1-2° (products delivered in Corsica) and I-2 (sent there from the mainland); art. 262 ter,
 * I (supplies within the Union), 262, I (exports), 294 (overseas departments), 259-1° and 283-2 (services); for
 * Monaco the Franco-Monegasque customs convention of 18 May 1963, art. 15.
 * The database says the same of every order in `public.vat_rate_at` and `public.vat_category_at`.
 */
import type { ParisDay } from '#basics/dates.ts';
import { type DatedFigure, figureOn } from '#basics/settings.ts';
import { deliveryZone, isOverseasDepartment } from './delivery-zones.ts';
import { domesticCategory, type VatCategory } from './vat.ts';

/** What of a clean address tells the rates. */
export interface VatPlace {
  /** Two letters of ISO 3166-1. */
  readonly country: string;
  readonly postcode: string;
  /** Whether its buyer has a number of another member of the Union, and VIES said lately that it is valid. */
  readonly isIdentified?: boolean | undefined;
}

export interface PlacedRate {
  /** Hundredths of a percent. */
  readonly rateBasisPoints: number;
  /** Where the rate of the place is written; null where it is the one that was decided. */
  readonly source: string | null;
  readonly vatCategory: VatCategory;
}

type Decided = { readonly rateBasisPoints: number; readonly day: ParisDay };

export function isInCorsica({ country, postcode }: VatPlace): boolean {
  return (country === 'FR' || country === 'MC') && /^20\d{3}$/.test(postcode);
}

/** The rate of goods, decided for the mainland, where they are delivered on that day. */
export function goodsRateAt(
  figures: readonly DatedFigure[],
  place: VatPlace,
  decided: Decided,
): PlacedRate {
  const zone = deliveryZone(place);
  if (zone === 'neighbours' || zone === 'world') return exempt('G', decided.day, place);
  if (zone === 'europe' && place.isIdentified) return exempt('K', decided.day, place);
  const { rateBasisPoints, day } = decided;
  const isReduced = rateBasisPoints === figureOn(figures, 'vat-reduced', day).value;
  if (!isReduced || !isInCorsica(place)) return french(rateBasisPoints, null);
  const { value, source } = figureOn(figures, 'vat-corsica-food', day);
  return french(value, source);
}

/** The rate of a service, for a buyer who is established there. */
export function serviceRateAt(place: VatPlace, { rateBasisPoints, day }: Decided): PlacedRate {
  return deliveryZone(place) === 'europe' && place.isIdentified
    ? exempt('AE', day, place)
    : french(rateBasisPoints, null);
}

/** What was decided for the product, and the text that says another rate for the place. */
export function placedReason(decided: string, { source, rateBasisPoints }: PlacedRate): string {
  if (source === null) return decided;
  // Why it would bear a rate here says nothing of what bears none.
  return rateBasisPoints === 0 ? source : `${decided} · ${source}`;
}

function french(rateBasisPoints: number, source: string | null): PlacedRate {
  return { rateBasisPoints, source, vatCategory: domesticCategory(rateBasisPoints) };
}

function exempt(vatCategory: 'K' | 'G' | 'AE', day: ParisDay, place: VatPlace): PlacedRate {
  const { words, article } = EXEMPTIONS[vatCategory];
  const also = vatCategory === 'G' && isOverseasDepartment(place) ? ' et 294' : '';
  return {
    rateBasisPoints: 0,
    source: `${words} (${lawOn(day, `${article}${also}`)})`,
    vatCategory,
  };
}

/** As papers say it, whatever their language: the words of the law. */
const EXEMPTIONS = {
  K: { words: 'Exonération de TVA, livraison intracommunautaire', article: 'art. 262 ter, I' },
  G: { words: 'Exonération de TVA, exportation', article: 'art. 262, I' },
  AE: { words: 'Autoliquidation', article: 'art. 259-1° et 283-2' },
} as const;

/** The law of VAT left the CGI for book II of the CIBS (ordonnance 2025-1247). */
const MOVED_ON = '2026-09-01';

function lawOn(day: ParisDay, article: string): string {
  return day < MOVED_ON ? `CGI, ${article}` : `CIBS, livre II, ancien CGI, ${article}`;
}
