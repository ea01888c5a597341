/**
 * The rule: VAT on gifts is not recovered, except by a business that owes VAT and only while the
 * year's gifts to one person stay within the small-gift limit, VAT included.
 *
 * Source: CGI, annexe II, art. 206, IV-2-3°; amount in annexe IV, art. 28-00 A (arrêté du 9 juillet
 * 2021). What holds for one company is for its accountant to say: the screens word it with care.
 */
import type { ParisDay } from '#basics/dates.ts';
import type { Cents } from '#basics/money.ts';
import { type DatedFigure, figureOn } from '#basics/settings.ts';

export interface SmallGiftLimit {
  /** First year the amount applies to. */
  readonly year: number;
  readonly limitCents: Cents;
}

/** Revised every five years: the screens say from which year the last one known is. */
export function smallGiftLimitOn(figures: readonly DatedFigure[], day: ParisDay): SmallGiftLimit {
  const { validFrom, value } = figureOn(figures, 'small-gift-limit', day);
  return { year: Number(validFrom.slice(0, 4)), limitCents: value };
}

/** `accountant`: within the limit, so probably recovered, for the buyer's accountant to confirm. */
export type GiftVat = 'not-liable' | 'accountant' | 'above-limit';

export function giftVat(gifts: {
  readonly recoversVat: boolean;
  /** All gifts of the year to one employee, VAT included. */
  readonly yearCents: Cents;
  readonly limitCents: Cents;
}): GiftVat {
  if (!gifts.recoversVat) return 'not-liable';
  return gifts.yearCents > gifts.limitCents ? 'above-limit' : 'accountant';
}
