/**
 * The rule: an item counts as French while a document that proves where it is made holds, up to and
 * with its last day. The share of such items is rounded down: "100 %" says that none is missing.
 *
 * Source: Code de la consommation, art. L121-2 and L121-4; Regulation (EU) 952/2013, art. 60 (last
 * substantial transformation): who says "made in France" must be able to prove it.
 */
import type { ParisDay } from '#basics/dates.ts';

/** `elsewhere`: not made in France, whatever proves it. */
export const ORIGINS = ['proven', 'expired', 'missing', 'elsewhere'] as const;

export type Origin = (typeof ORIGINS)[number];

export function originOn(
  day: ParisDay,
  item: {
    readonly isMadeInFrance: boolean;
    /** What proves it; null where nothing was handed in. */
    readonly evidence: string | null;
    /** Its last day; null for what does not expire. */
    readonly evidenceExpiresOn: ParisDay | null;
  },
): Origin {
  if (!item.isMadeInFrance) return 'elsewhere';
  if (item.evidence === null) return 'missing';
  const hasExpired = item.evidenceExpiresOn !== null && item.evidenceExpiresOn < day;
  return hasExpired ? 'expired' : 'proven';
}

export interface FrenchShare {
  readonly total: number;
  readonly proven: number;
  /** Whole percent, rounded down; 0 of nothing. */
  readonly percent: number;
}

export function frenchShare({ total, proven }: Omit<FrenchShare, 'percent'>): FrenchShare {
  return { total, proven, percent: total === 0 ? 0 : Math.floor((100 * proven) / total) };
}

export function frenchShareOf(items: readonly { readonly origin: Origin }[]): FrenchShare {
  const proven = items.filter(({ origin }) => origin === 'proven').length;
  return frenchShare({ total: items.length, proven });
}
