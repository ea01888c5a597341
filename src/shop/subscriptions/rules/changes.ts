/**
 * The rule: a change takes effect with the next month. The number of boxes may change at any time; a
 * pause lasts one to six months and counts for no commitment; cancelling is free at any time, and taken
 * back until the end. Where a bank contests a payment of it, or where it would go to a place that we do not
 * deliver to, only staff say that it goes on.
 */
import type { ParisDay } from '#basics/dates.ts';
import { type FormValues, readForm } from '#basics/form-reader.ts';
import type { Cents } from '#basics/money.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { monthBeginFrom, monthsLater } from './months.ts';
import { cancellationSums, monthSum, type Terms } from './sums.ts';

export const SUBSCRIPTION_STATES = ['active', 'past-due', 'paused', 'ending', 'ended'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

export const SUBSCRIPTION_ACTS = ['headcount', 'pause', 'resume', 'cancel', 'undo'] as const;
export type SubscriptionAct = (typeof SUBSCRIPTION_ACTS)[number];

/** Boxes of one order: what the database accepts. */
export const MOST_BOXES = 100_000;
export const MOST_PAUSED_MONTHS = 6;
/** How many months may still be taken after cancelling, unless the commitment lasts longer. */
const MOST_MONTHS_LEFT = 12;
const REASON_MAX = 1_000;

/** How many staff see at once. */
export const SUBSCRIPTIONS_PAGE = 25;

export const PAUSES = ['wish', 'payment', 'dispute', 'address'] as const;
export type Pause = (typeof PAUSES)[number];

/** Whether only staff let it go on. */
const isHeld = (pausedFor: Pause | null) => pausedFor === 'dispute' || pausedFor === 'address';

export interface Standing extends Terms {
  readonly state: SubscriptionState;
  readonly pausedFor: Pause | null;
  readonly startsOn: ParisDay;
  readonly nextOn: ParisDay;
  /** How many months were taken. */
  readonly taken: number;
  /** The last day of the last month that was taken. */
  readonly takenUntil: ParisDay;
  /** Whether an order of it waits to be paid. */
  readonly isUnpaid: boolean;
}

/** What changes, and what the history says of it. */
export interface Change {
  readonly next: Partial<
    Pick<Standing, 'state' | 'pausedFor' | 'headcount' | 'nextOn' | 'cancelledAfter' | 'endsAfter'>
  >;
  readonly details: Readonly<Record<string, string | number>>;
}

export function actsOf(
  { state, pausedFor, taken, endsAfter, isUnpaid }: Standing,
  by: 'buyer' | 'staff',
): SubscriptionAct[] {
  if (state === 'ended') return [];
  if (isHeld(pausedFor)) {
    const resume = by === 'staff' && !isUnpaid ? (['resume'] as const) : [];
    return [...resume, endsAfter === null ? 'cancel' : 'undo'];
  }
  if (endsAfter !== null) return [...(endsAfter > taken ? ['headcount' as const] : []), 'undo'];
  // What waits to be paid is paid first: that sets it going again.
  if (state === 'paused') return ['headcount', ...(isUnpaid ? [] : ['resume' as const]), 'cancel'];
  return ['headcount', ...(state === 'active' ? ['pause' as const] : []), 'cancel'];
}

/** The numbers that the last month may have: of the one under way first. */
export function lastMonths({ taken, commitmentMonths, pausedFor }: Standing): number[] {
  if (isHeld(pausedFor)) return [taken];
  const most = Math.max(taken + MOST_MONTHS_LEFT, commitmentMonths);
  return Array.from({ length: most - taken + 1 }, (_, at) => taken + at);
}

/** The day on which it goes on: today where a month begins today. */
export function resumesOn({ startsOn, takenUntil }: Standing, today: ParisDay): ParisDay {
  const free = monthBeginFrom(startsOn, takenUntil);
  return free >= today ? free : monthBeginFrom(startsOn, today);
}

/** What was typed for an act, judged; staff say why they do it. */
export function readChange(
  standing: Standing,
  act: SubscriptionAct,
  form: FormValues,
  { today, needsReason }: { readonly today: ParisDay; readonly needsReason: boolean },
): {
  readonly problems: readonly FieldProblem[];
  readonly change: Change;
  readonly reason: string | null;
} {
  const { people, prose, problems, addIssue } = readForm(form);
  const number = (name: string, from: number, to: number) => {
    const typed = people(name, { isRequired: true }) ?? 0;
    if (typed < from || typed > to) addIssue(name, 'number-out-of-range');
    return typed;
  };
  const change = changeOf(standing, act, { number, addIssue, today });
  const reason = prose('reason', { isRequired: needsReason, max: REASON_MAX }) ?? null;
  return { problems, change, reason };
}

type Reading = {
  readonly number: (name: string, from: number, to: number) => number;
  readonly addIssue: (path: string, problem: string) => void;
  readonly today: ParisDay;
};

function changeOf(
  standing: Standing,
  act: SubscriptionAct,
  { number, addIssue, today }: Reading,
): Change {
  const { startsOn, nextOn, taken } = standing;
  switch (act) {
    case 'headcount': {
      const headcount = number('headcount', 1, MOST_BOXES);
      if (headcount === standing.headcount) addIssue('headcount', 'headcount-unchanged');
      return { next: { headcount }, details: { from: standing.headcount, to: headcount } };
    }
    case 'pause': {
      const months = number('months', 1, MOST_PAUSED_MONTHS);
      const goesOn = monthsLater(startsOn, nextOn, months);
      const next = { state: 'paused', pausedFor: 'wish', nextOn: goesOn } as const;
      return { next, details: { from: nextOn, until: goesOn } };
    }
    case 'resume': {
      const goesOn = resumesOn(standing, today);
      const state = standing.endsAfter === null ? 'active' : 'ending';
      const next = { state, pausedFor: null, nextOn: goesOn } as const;
      return { next, details: { on: goesOn } };
    }
    case 'cancel': {
      const last = lastMonths(standing);
      const endsAfter = number('lastMonth', last[0] ?? taken, last.at(-1) ?? taken);
      return cancelled(standing, endsAfter, today);
    }
    case 'undo': {
      const state = standing.state === 'ending' ? ({ state: 'active' } as const) : {};
      return { next: { ...state, cancelledAfter: null, endsAfter: null }, details: {} };
    }
  }
}

function cancelled(standing: Standing, endsAfter: number, today: ParisDay): Change {
  const { taken, takenUntil, state, pausedFor } = standing;
  const isOver = endsAfter === taken && takenUntil < today;
  // It stays held: taken back, the cancellation does not make it go on.
  if (isHeld(pausedFor) && !isOver)
    return { next: { cancelledAfter: taken, endsAfter }, details: { taken, last: endsAfter } };
  return {
    next: {
      state: isOver ? 'ended' : 'ending',
      pausedFor: null,
      cancelledAfter: taken,
      endsAfter,
      // Whoever still wants boxes gets them: a pause is over.
      ...(state === 'paused' && !isOver && { nextOn: resumesOn(standing, today) }),
    },
    details: { taken, last: endsAfter },
  };
}

/** The sum that is shown before confirming, VAT included; null where the act costs nothing by itself. */
export function sumShown(
  standing: Standing,
  act: SubscriptionAct,
  { next }: Change,
  rateBasisPoints: number,
): Cents | null {
  const changed = { ...standing, ...next };
  const { taken } = standing;
  if (act === 'headcount') return monthSum(changed, taken + 1, rateBasisPoints).grossCents;
  if (act !== 'cancel') return null;
  const endsAfter = changed.endsAfter ?? taken;
  return cancellationSums(standing, { taken, endsAfter }, rateBasisPoints).totalGrossCents;
}
