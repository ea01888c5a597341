/**
 * The rule: what is to be paid after delivery is asked for three days before its due day, then 7, 15 and 30 days
 * after. A step is sent once and steps only go forward: after days without a server the furthest step that was
 * reached is sent, and none of those before it. Staff hold reminders of an order, or of the part that its buyer
 * contests.
 */
import { addDays, daysBetween, type ParisDay } from '#basics/dates.ts';
import { type FormValues, readForm } from '#basics/form-reader.ts';
import type { Cents } from '#basics/money.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { REASON_MAX } from '#shop/sales/rules/order-money.ts';

/** Days from the due day. */
export const REMINDER_STEPS = [-3, 7, 15, 30] as const;
export type ReminderStep = (typeof REMINDER_STEPS)[number];

/** When the first leaves, for the query that looks for them. */
export const FIRST_REMINDER: ReminderStep = REMINDER_STEPS[0];

export type Reminded = {
  readonly dueOn: ParisDay;
  /** The furthest that was sent; null before the first. */
  readonly sentDays: number | null;
};

/** The step that is to be sent today; undefined where there is none, or it was sent. */
export function dueReminder(
  { dueOn, sentDays }: Reminded,
  today: ParisDay,
): ReminderStep | undefined {
  const late = daysBetween(dueOn, today);
  const step = REMINDER_STEPS.findLast((days) => late >= days);
  // Nobody is told after its day that it is coming.
  if (step === undefined || (step < 0 && late > 0)) return undefined;
  return sentDays !== null && sentDays >= step ? undefined : step;
}

/** The step after those that were sent or have passed, and its day. */
export function nextReminder(
  { dueOn, sentDays }: Reminded,
  today: ParisDay,
): { readonly step: ReminderStep; readonly on: ParisDay } | undefined {
  const now = dueReminder({ dueOn, sentDays }, today);
  if (now !== undefined) return { step: now, on: today };
  const step = REMINDER_STEPS.find(
    (days) => addDays(dueOn, days) > today && (sentDays === null || days > sentDays),
  );
  return step === undefined ? undefined : { step, on: addDays(dueOn, step) };
}

/** What staff hold back: everything, or the part that its buyer contests. */
export type Hold = { readonly reason: string; readonly contestedCents: Cents | null };

/** What a reminder asks for. */
export function remindedCents(leftCents: Cents, hold: Hold | null): Cents {
  if (!hold) return Math.max(0, leftCents);
  return hold.contestedCents === null ? 0 : Math.max(0, leftCents - hold.contestedCents);
}

/** `leftCents` is what is still to come of the order: a part of it may be contested, not all. */
export function readHoldForm(
  form: FormValues,
  leftCents: Cents,
): { readonly problems: readonly FieldProblem[]; readonly hold: Hold } {
  const { cents, prose, problems, addIssue } = readForm(form);
  const contestedCents = cents('contested') ?? null;
  if (contestedCents !== null && (contestedCents < 1 || contestedCents >= leftCents)) {
    addIssue('contested', 'contested-too-much');
  }
  const reason = prose('reason', { isRequired: true, max: REASON_MAX }) ?? '';
  return { problems, hold: { reason, contestedCents } };
}
