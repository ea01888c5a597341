/**
 * The rule: an employee's gifts of a calendar year are first judged together; at or under the limit
 * nothing is owed, whatever the occasion. Over it, each is judged by its event: those of an event that
 * stays within the limit may be left out if the conditions are proven; all others are subject to
 * contributions for their whole value, from the first euro.
 *
 * Source: lettre ministérielle of 12 December 1988 and lettre-circulaire Acoss no. 2011-024; it is a
 * tolerance, which judges are not bound by (Cass. civ. 2e, 30 March 2017, no. 15-25.453).
 */
import type { ParisDay } from '#basics/dates.ts';
import type { Cents } from '#basics/money.ts';
import { type UrssafLine, urssafLine } from '#shop/sales/rules/urssaf-line.ts';
import { type GiftEvent, isPerChild } from './gift-events.ts';

/** Above this share of the limit somebody is told to be near it. */
export const NEAR_SHARE_PERCENT = 80;

export interface GiftOfYear {
  readonly givenOn: ParisDay;
  /** VAT included. */
  readonly valueCents: Cents;
  readonly event: GiftEvent | null;
}

export interface GiftJudgement {
  readonly line: UrssafLine;
  /** The day of the gift that crosses the line. */
  readonly crossedOn: ParisDay | undefined;
  /** Over the line: may be left out of contributions if each event's conditions are proven. */
  readonly toProveCents: Cents;
  /** Over the line: subject to contributions from the first euro. */
  readonly subjectCents: Cents;
}

/** Expects gifts of one employee and one year, in any order. */
export function judgeGifts(gifts: readonly GiftOfYear[], limitCents: Cents): GiftJudgement {
  const totalCents = sum(gifts);
  const line = urssafLine({ valueSoFarCents: totalCents, giftCents: 0, limitCents });
  if (!line.isOver) return { line, crossedOn: undefined, toProveCents: 0, subjectCents: 0 };
  const toProveCents = sum(gifts.filter((gift) => isWithinEvent(gift, gifts, limitCents)));
  return {
    line,
    crossedOn: crossingDay(gifts, limitCents),
    toProveCents,
    subjectCents: totalCents - toProveCents,
  };
}

/** Whether its event, or the child it is for, stays within the limit. */
function isWithinEvent(gift: GiftOfYear, gifts: readonly GiftOfYear[], limitCents: Cents): boolean {
  if (gift.event === null) return false;
  if (isPerChild(gift.event)) return gift.valueCents <= limitCents;
  return sum(gifts.filter(({ event }) => event === gift.event)) <= limitCents;
}

function crossingDay(gifts: readonly GiftOfYear[], limitCents: Cents): ParisDay | undefined {
  let valueSoFarCents = 0;
  for (const { givenOn, valueCents } of gifts.toSorted(byDay)) {
    const line = urssafLine({ valueSoFarCents, giftCents: valueCents, limitCents });
    if (line.isOver) return givenOn;
    valueSoFarCents = line.totalCents;
  }
  return undefined;
}

function byDay(a: GiftOfYear, b: GiftOfYear): number {
  return a.givenOn.localeCompare(b.givenOn);
}

function sum(gifts: readonly GiftOfYear[]): Cents {
  return gifts.reduce((total, { valueCents }) => total + valueCents, 0);
}
