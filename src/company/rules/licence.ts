/**
 * The rule: a company has its space for as long as its licence, the last day included; a trial lasts
 * thirty days. After that everything can be read and nothing is deleted, and nobody writes. More
 * people than seats are never turned away: they are said, and invoiced at the next renewal.
 */
import { addDays, daysBetween, type ParisDay } from '#basics/dates.ts';

export const TRIAL_DAYS = 30;

/** From this many days before its end, a licence says so. */
const NOTICE_DAYS = 14;

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
