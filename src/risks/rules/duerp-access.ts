/**
 * The rule: who has left reads the versions that were in force on any day on which they worked there;
 * the health service and authorities read all of them. A link holds for thirty days, or fewer.
 *
 * Source: Code du travail, art. L4121-3-1, V, and R4121-4.
 */
import { addDays, type ParisDay } from '#basics/dates.ts';
import { type FormValues, readForm } from '#basics/form-reader.ts';
import type { Read } from './risk-forms.ts';

export const LINK_AUDIENCES = ['former-worker', 'health-service', 'authority'] as const;
export type LinkAudience = (typeof LINK_AUDIENCES)[number];

const MOST_DAYS = 30;

export interface LinkValues {
  readonly holder: string;
  readonly audience: LinkAudience;
  /** Of a former worker: the first and the last day; of others null. */
  readonly employedFrom: ParisDay | null;
  readonly employedUntil: ParisDay | null;
  /** On which the link still holds. */
  readonly lastDay: ParisDay;
}

export function readLink(form: FormValues, today: ParisDay): Read<LinkValues> {
  const read = readForm(form);
  const audience = read.choice('audience', LINK_AUDIENCES, { isRequired: true }) ?? 'former-worker';
  const isRequired = audience === 'former-worker';
  const employedFrom = isRequired ? read.day('employedFrom', { isRequired }) : null;
  const employedUntil = isRequired ? read.day('employedUntil', { isRequired }) : null;
  if (employedFrom && employedUntil && employedUntil < employedFrom) {
    read.addIssue('employedUntil', 'before-start');
  }
  if (employedUntil && employedUntil > today) read.addIssue('employedUntil', 'day-to-come');
  const values = {
    holder: read.line('holder', { isRequired: true }) ?? '',
    audience,
    employedFrom,
    employedUntil,
    lastDay: addDays(today, MOST_DAYS),
  };
  return { problems: read.problems, values };
}

interface InForce {
  readonly issuedOn: ParisDay;
  readonly supersededOn: ParisDay | null;
}

/** Whether a version was in force on one of the days from `from` to `until`, both included. */
export function wasInForce(
  { issuedOn, supersededOn }: InForce,
  from: ParisDay,
  until: ParisDay,
): boolean {
  return issuedOn <= until && (supersededOn === null || from <= supersededOn);
}
