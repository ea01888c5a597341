/**
 * The rule: a signal asks for somebody who sees to it by a day: a month for information, two weeks for
 * vigilance, one for an alert; growing graver gives no more time, but at least until tomorrow, and where
 * the day is over a new one. A person closes it, and says why.
 */
import { addDays, type ParisDay } from '#basics/dates.ts';
import { type FormValues, readForm } from '#basics/form-reader.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import type { Stage } from './episode.ts';
import type { Read } from './risk-forms.ts';

export const CLOSING_REASONS = ['measures', 'explained', 'false-alarm', 'ended'] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];

const DAYS: Readonly<Record<Stage, number>> = { information: 30, vigilance: 14, alert: 7 };

/** @param before what was due of it until now */
export function alertDueOn(stage: Stage, today: ParisDay, before?: ParisDay): ParisDay {
  const proposed = addDays(today, DAYS[stage]);
  if (before === undefined || before < today || before > proposed) return proposed;
  const tomorrow = addDays(today, 1);
  return before < tomorrow ? tomorrow : before;
}

export function readClosing(
  form: FormValues,
): Read<{ reason: ClosingReason; note: string | null }> {
  const read = readForm(form);
  const reason = read.choice('reason', CLOSING_REASONS, { isRequired: true });
  // What was explained away is explained to who reads it later.
  const note = read.prose('note', { isRequired: reason === 'explained' });
  return { problems: read.problems, values: { reason: reason ?? 'explained', note } };
}

export function readAssignment(form: FormValues, today: ParisDay): Read<{ dueOn: ParisDay }> {
  const read = readForm(form);
  const dueOn = read.day('dueOn', { isRequired: true }) ?? today;
  if (dueOn < today) read.addIssue('dueOn', 'day-over');
  return { problems: read.problems, values: { dueOn } };
}

export function confirmationProblems(form: FormValues): readonly FieldProblem[] {
  const read = readForm(form);
  read.prose('what', { isRequired: true });
  return read.problems;
}

type SeenTo = {
  readonly acknowledgedOn: ParisDay | null;
  readonly ownerId: string | null;
  readonly eventId: string | null;
};

/** What is to be done next about a signal that is open. */
export function nextStepOf({ acknowledgedOn, ownerId, eventId }: SeenTo) {
  if (eventId !== null) return 'follow';
  if (acknowledgedOn === null) return 'acknowledge';
  return ownerId === null ? 'assign' : 'decide';
}
