/**
 * The rule: a month whose payment is refused is asked for again on the third, fifth and seventh day
 * after the first refusal; refused then too, the subscription pauses and nothing more is asked for.
 */
import { addDays, type ParisDay } from '#basics/dates.ts';

/**
 * Within a week: long enough for an account to be filled or a card to be replaced, short enough that the
 * box of the month is still one. No law and no card scheme asks for other days.
 */
const RETRY_DAYS = [3, 5, 7] as const;

export interface Refusals {
  readonly refusals: number;
  readonly firstRefusedOn: ParisDay | null;
}

export interface AfterRefusal {
  readonly refusals: number;
  readonly firstRefusedOn: ParisDay;
  /** Null where that was the last attempt. */
  readonly retryOn: ParisDay | null;
}

export function afterRefusal(before: Refusals, today: ParisDay): AfterRefusal {
  const firstRefusedOn = before.firstRefusedOn ?? today;
  const refusals = before.refusals + 1;
  const days = RETRY_DAYS[refusals - 1];
  if (days === undefined) return { refusals, firstRefusedOn, retryOn: null };
  const wanted = addDays(firstRefusedOn, days);
  // A debit is refused days later: it is not asked for again on a day that has passed.
  return { refusals, firstRefusedOn, retryOn: wanted > today ? wanted : addDays(today, 1) };
}
