/**
 * The rule: goods bear the VAT of the place where they are delivered. In mainland France and in Monaco it is
 * the rate that was decided for the product; in Corsica, food at the reduced rate bears a rate of its own,
 * and everything else the rate of the mainland.
 *
 * Sources: CGI, art. 297, I-1-2° (products delivered in Corsica) and I-2 (sent there from the mainland);
 * for Monaco the Franco-Monegasque customs convention of 18 May 1963, art. 15. Services are not concerned.
 * The database says the same of every order in `public.vat_rate_at`.
 */
import type { ParisDay } from '#basics/dates.ts';
import { type DatedFigure, figureOn } from '#basics/settings.ts';

/** What of a clean address tells the rates. */
export interface VatPlace {
  /** Two letters of ISO 3166-1. */
  readonly country: string;
  readonly postcode: string;
}

export interface PlacedRate {
  /** Hundredths of a percent. */
  readonly rateBasisPoints: number;
  /** Where the rate of the place is written; null where it is the one that was decided. */
  readonly source: string | null;
}

export function isInCorsica({ country, postcode }: VatPlace): boolean {
  return (country === 'FR' || country === 'MC') && /^20\d{3}$/.test(postcode);
}

/** The rate of goods, decided for the mainland, where they are delivered on that day. */
export function goodsRateAt(
  figures: readonly DatedFigure[],
  place: VatPlace,
  { rateBasisPoints, day }: { readonly rateBasisPoints: number; readonly day: ParisDay },
): PlacedRate {
  const isReduced = rateBasisPoints === figureOn(figures, 'vat-reduced', day).value;
  if (!isReduced || !isInCorsica(place)) return { rateBasisPoints, source: null };
  const { value, source } = figureOn(figures, 'vat-corsica-food', day);
  return { rateBasisPoints: value, source };
}

/** What was decided for the product, and the text that says another rate for the place. */
export function placedReason(decided: string, { source }: PlacedRate): string {
  return source === null ? decided : `${decided} · ${source}`;
}
