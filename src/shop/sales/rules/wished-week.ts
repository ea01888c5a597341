/**
 * The rule: a delivery may be wished for a week whose Monday is at least five working days away and
 * which is at most twenty-six weeks after this one.
 */
import {
  addDays,
  type IsoWeek,
  isoWeekOf,
  mondayOfIsoWeek,
  type ParisDay,
  parseIsoWeek,
} from '#basics/dates.ts';
import { addWorkingDays } from '#basics/working-days.ts';

export const PREPARATION_WORKING_DAYS = 5;
export const FARTHEST_WEEKS = 26;

export type WishedWeekProblem = 'week-invalid' | 'week-too-soon' | 'week-too-late';

/** `text` as `2026-W48`; `today` in Paris. */
export function wishedWeekProblem(text: string, today: ParisDay): WishedWeekProblem | undefined {
  const week = parseIsoWeek(text);
  if (!week) return 'week-invalid';
  const monday = mondayOfIsoWeek(week);
  if (monday < addWorkingDays(today, PREPARATION_WORKING_DAYS)) return 'week-too-soon';
  return monday > lastMonday(today) ? 'week-too-late' : undefined;
}

/** Every week that may be wished today, soonest first: what the form offers. */
export function wishableWeeks(today: ParisDay): IsoWeek[] {
  const ready = addWorkingDays(today, PREPARATION_WORKING_DAYS);
  const weeks: IsoWeek[] = [];
  for (let monday = thisMonday(today); monday <= lastMonday(today); monday = addDays(monday, 7)) {
    if (monday >= ready) weeks.push(isoWeekOf(monday));
  }
  return weeks;
}

function lastMonday(today: ParisDay): ParisDay {
  return addDays(thisMonday(today), FARTHEST_WEEKS * 7);
}

function thisMonday(today: ParisDay): ParisDay {
  return mondayOfIsoWeek(isoWeekOf(today));
}
