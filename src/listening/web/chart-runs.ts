import type { Cell } from '../contract.ts';
import { type Level, publishedWeek, weekLevel, weekVarianceOf } from '../rules/trends.ts';

export interface ChartWeek {
  readonly at: number;
  readonly monday: string;
  /** Where it is drawn. */
  readonly points: number;
  /** Points on each side that chance alone would bring, in nineteen weeks of twenty. */
  readonly chance: number;
}

/** Weeks that compare with each other, one after the other. */
export interface Run {
  readonly weeks: readonly ChartWeek[];
  /** Of the former method: points as they were told, which compare with nothing later. */
  readonly isFormer: boolean;
  /** Where the place stands at the end of the last run. */
  readonly level?: Level | undefined;
}

const SURE = 1.96;

/**
 * The lines of a place. What is drawn of lists is the thread, so that only changes of people show, moved
 * as a whole to end at the level of its last week. It breaks where nothing was told, and where it begins.
 */
export function runsOf(
  weeks: readonly { readonly monday: string; readonly cell: Cell | null }[],
): readonly Run[] {
  const runs: { isFormer: boolean; weeks: ChartWeek[]; end: Cell }[] = [];
  let open: (typeof runs)[number] | undefined;
  for (const [at, { monday, cell }] of weeks.entries()) {
    if (!cell) {
      open = undefined;
      continue;
    }
    const week = publishedWeek(cell);
    const starts = !open || open.isFormer !== !week || week?.begins;
    if (starts || !open) {
      open = { isFormer: !week, weeks: [], end: cell };
      runs.push(open);
    }
    open.end = cell;
    const chance = week ? SURE * Math.sqrt(weekVarianceOf(week)) : 0;
    open.weeks.push({ at, monday, points: week?.thread ?? cell.points, chance });
  }
  return runs.map((run, index) => {
    const week = publishedWeek(run.end);
    const shift = week ? week.points - week.thread : 0;
    return {
      isFormer: run.isFormer,
      weeks: run.weeks.map((each) => ({ ...each, points: each.points + shift })),
      level: week && index === runs.length - 1 ? weekLevel(week) : undefined,
    };
  });
}
