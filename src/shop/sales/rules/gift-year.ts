/**
 * The rule: one employee's gifts of a calendar year, month by month: the other gifts count from
 * January, a monthly box each month, and boxes on demand are spread evenly up to December, because
 * a budget does not say when they leave.
 */
import type { Cents } from '#basics/money.ts';
import { type UrssafLine, urssafLine } from './urssaf-line.ts';

export interface GiftMonth {
  /** 1 is January. */
  readonly month: number;
  readonly givenCents: Cents;
  /** Since January, other gifts included. */
  readonly line: UrssafLine;
}

export interface GiftYear {
  readonly limitCents: Cents;
  readonly months: readonly GiftMonth[];
  /** The year as a whole. */
  readonly line: UrssafLine;
  /** Undefined when the year ends on or under the limit. */
  readonly crossedInMonth: number | undefined;
}

const MONTHS = 12;

/** All amounts include VAT. */
export function giftYear(gifts: {
  readonly otherGiftsCents: Cents;
  /** 0 without a monthly box. */
  readonly monthlyBoxCents: Cents;
  /** One value for each box on demand of the year, in the order they leave. */
  readonly boxesCents: readonly Cents[];
  readonly limitCents: Cents;
}): GiftYear {
  const { otherGiftsCents, monthlyBoxCents, boxesCents, limitCents } = gifts;
  let valueSoFarCents = otherGiftsCents;
  const months = Array.from({ length: MONTHS }, (_, index): GiftMonth => {
    const month = index + 1;
    const boxes = boxesCents.filter(
      (_box, place) => monthOfBox(place, boxesCents.length) === month,
    );
    const givenCents = boxes.reduce((sum, cents) => sum + cents, monthlyBoxCents);
    const line = urssafLine({ valueSoFarCents, giftCents: givenCents, limitCents });
    valueSoFarCents = line.totalCents;
    return { month, givenCents, line };
  });
  return {
    limitCents,
    months,
    line: urssafLine({ valueSoFarCents, giftCents: 0, limitCents }),
    crossedInMonth: months.find(({ line }) => line.isOver)?.month,
  };
}

/** Of `count` boxes the last leaves in December; more than one may leave in a month. */
function monthOfBox(place: number, count: number): number {
  return Math.ceil((MONTHS * (place + 1)) / count);
}
