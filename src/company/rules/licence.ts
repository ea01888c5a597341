/**
 * The rule: a company has its space for as long as its licence, the last day included; a trial lasts
 * thirty days. After that everything can be read and nothing is deleted, and nobody writes. More
 * people than seats are never turned away: they are said, and invoiced at the next renewal.
 */
import { addDays, daysBetween, isParisDay, type ParisDay } from '#basics/dates.ts';
import type { FieldProblem } from '#basics/refusal.ts';

export const TRIAL_DAYS = 30;

/** From this many days before its end, a licence says so. */
const NOTICE_DAYS = 14;

/** A paid licence may be renewed from this many days before its end. */
export const RENEWED_BEFORE_DAYS = 60;

export interface Licence {
  readonly kind: 'trial' | 'paid';
  readonly seats: number;
  readonly startsOn: ParisDay;
  /** The last day on which the space may be written to. */
  readonly endsOn: ParisDay;
}

export function trialFrom(day: ParisDay, headcount: number): Licence {
  return { kind: 'trial', seats: headcount, startsOn: day, endsOn: addDays(day, TRIAL_DAYS - 1) };
}

export type LicenceState = 'running' | 'ending' | 'over';

export function licenceState({ endsOn }: Pick<Licence, 'endsOn'>, today: ParisDay): LicenceState {
  const daysLeft = daysBetween(today, endsOn);
  if (daysLeft < 0) return 'over';
  return daysLeft < NOTICE_DAYS ? 'ending' : 'running';
}

/** What staff type of a licence. */
export type LicenceForm = Readonly<Partial<Record<string, string>>>;

const MOST_SEATS = 10_000_000;

/** What is wrong with a licence as it was typed; it begins on `startsOn`. */
export function licenceProblems(form: LicenceForm, startsOn: ParisDay): FieldProblem[] {
  const seats = seatsOf(form.seats);
  const endsOn = form.endsOn ?? '';
  return [
    ...(kindOf(form.kind) ? [] : [{ path: 'kind', problem: 'required' }]),
    ...(seats === undefined ? [{ path: 'seats', problem: 'seats-invalid' }] : []),
    ...(isParisDay(endsOn) ? [] : [{ path: 'endsOn', problem: 'day-invalid' }]),
    ...(isParisDay(endsOn) && endsOn < startsOn
      ? [{ path: 'endsOn', problem: 'before-start' }]
      : []),
  ];
}

/** Expects a form without problems. */
export function licenceOf(form: LicenceForm): Omit<Licence, 'startsOn'> {
  return {
    kind: kindOf(form.kind) ?? 'trial',
    seats: seatsOf(form.seats) ?? 1,
    endsOn: form.endsOn ?? '',
  };
}

function kindOf(typed: string | undefined): Licence['kind'] | undefined {
  return typed === 'trial' || typed === 'paid' ? typed : undefined;
}

function seatsOf(typed = ''): number | undefined {
  const digits = typed.replace(/\s/g, '');
  const seats = /^\d{1,8}$/.test(digits) ? Number(digits) : 0;
  return seats >= 1 && seats <= MOST_SEATS ? seats : undefined;
}
