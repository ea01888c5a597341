/** The rule: a request is about one of these offers, or about something else. */
export const OFFER_TYPES = [
  'saas',
  'boxes',
  'subscription',
  'international',
  'partnership',
  'other',
] as const;

export type OfferType = (typeof OFFER_TYPES)[number];

export function isOfferType(value: unknown): value is OfferType {
  return OFFER_TYPES.some((offer) => offer === value);
}
