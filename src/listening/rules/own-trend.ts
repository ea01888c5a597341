/**
 * The rule: what somebody sees of themselves is exact and rolling: the mean of their days over the
 * last seven, or thirty, days up to today, against as many days before.
 */
import { addDays, type ParisDay } from '#basics/dates.ts';
import { dayGrains, GRAINS_A_POINT, type Tap } from './qvct-score.ts';
import type { Direction } from './trends.ts';

export interface OwnDay {
  readonly day: ParisDay;
  readonly mood: Tap | null;
  readonly energy: Tap | null;
  readonly factorTap: Tap | null;
}

export interface OwnTrend {
  /** Of the last days; undefined without an answer in them. */
  readonly points: number | undefined;
  readonly answers: number;
  /** Undefined without an answer before. */
  readonly change: number | undefined;
  readonly direction: Direction | undefined;
}

const LEAST_CHANGE = 0.5;

/** The score of a day, in points; undefined when every question was skipped. */
export function ownPoints({ mood, energy, factorTap }: OwnDay): number | undefined {
  const taps = [mood, energy, factorTap].filter((tap) => tap !== null);
  const grains = dayGrains(taps);
  return grains === undefined ? undefined : grains / GRAINS_A_POINT;
}

/** @param span in days: 7 or 30 */
export function ownTrend(days: readonly OwnDay[], today: ParisDay, span: number): OwnTrend {
  const now = meanFrom(days, addDays(today, 1 - span), today);
  const before = meanFrom(days, addDays(today, 1 - 2 * span), addDays(today, -span));
  const change =
    now.points === undefined || before.points === undefined
      ? undefined
      : now.points - before.points;
  return { points: now.points, answers: now.count, change, direction: directionOf(change) };
}

function directionOf(change: number | undefined): Direction | undefined {
  if (change === undefined) return undefined;
  if (Math.abs(change) <= LEAST_CHANGE) return 'stable';
  return change > 0 ? 'up' : 'down';
}

function meanFrom(days: readonly OwnDay[], from: ParisDay, to: ParisDay) {
  const points = days
    .filter(({ day }) => day >= from && day <= to)
    .flatMap((day) => ownPoints(day) ?? []);
  const sum = points.reduce((total, each) => total + each, 0);
  return { count: points.length, points: points.length === 0 ? undefined : sum / points.length };
}
