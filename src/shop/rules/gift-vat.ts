/**
 * The rule: VAT on gifts is not recovered, except by a business that owes VAT and only while the
 * year's gifts to one person stay within the small-gift limit, VAT included.
 *
 * Source: CGI, annexe II, art. 206, IV-2-3°; amount in annexe IV, art. 28-00 A (arrêté du 9 juillet
 * 2021). What holds for one company is for its accountant to say: the screens word it with care.
 */
import type { Cents } from '#basics/money.ts';

export interface SmallGiftLimit {
  /** First year the amount applies to. */
  readonly year: number;
  readonly limitCents: Cents;
}

/** Revised every five years; as the amount for 2026 is not known here, the screens date this one. */
export const SMALL_GIFT_LIMIT: SmallGiftLimit = { year: 2021, limitCents: 7_300 };

/** `accountant`: within the limit, so probably recovered, for the buyer's accountant to confirm. */
export type GiftVat = 'not-liable' | 'accountant' | 'above-limit';

export function giftVat(gifts: {
  readonly recoversVat: boolean;
  /** All gifts of the year to one employee, VAT included. */
  readonly yearCents: Cents;
}): GiftVat {
  if (!gifts.recoversVat) return 'not-liable';
  return gifts.yearCents > SMALL_GIFT_LIMIT.limitCents ? 'above-limit' : 'accountant';
}
