/**
 * The rule: a questionnaire is open as long as a question that everybody is asked (`poll-times`), and one is answered
 * a year: the next one opens fifty-two weeks after the one before at the earliest. One that was withdrawn while it
 * was open used its list, not the year.
 */
import { addDays, type ParisDay } from '#basics/dates.ts';
import { fitsList } from './poll-times.ts';

const YEAR_DAYS = 364;

export interface Opened {
  readonly listSince: ParisDay;
  readonly opensOn: ParisDay;
  readonly isWithdrawn: boolean;
}

/** Why none can be opened on a day; undefined where one can. @param list the Monday of the list that holds */
export function refusedOpening(
  opensOn: ParisDay,
  list: ParisDay,
  before: readonly Opened[],
): 'this-year' | 'this-list' | 'late' | undefined {
  const earliest = earliestOpening(before);
  if (earliest !== undefined && opensOn < earliest) return 'this-year';
  if (before.some(({ listSince }) => listSince === list)) return 'this-list';
  return fitsList(opensOn, list) ? undefined : 'late';
}

/** From which Monday on the year of the last one is over; undefined where there was none. */
export function earliestOpening(before: readonly Opened[]): ParisDay | undefined {
  const last = before
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .map(({ opensOn }) => opensOn)
    .toSorted()
    .at(-1);
  return last && addDays(last, YEAR_DAYS);
}
