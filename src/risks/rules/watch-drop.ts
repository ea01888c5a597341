/**
 * The rule: a fall is signalled when the weighted mean of the last weeks is under what is usual by more
 * than chance would bring; it is over after three weeks in which it is under it by less than one standard
 * error. The weeks between are not calm, so that a lasting fall does not become what is usual.
 */
import type { ParisDay } from '#basics/dates.ts';
import { isTooLongAgo, usualOf, withCalmWeek } from './calm-weeks.ts';
import { type Episode, newEpisode, nextEpisode, raised, type Stage } from './episode.ts';
import { rosterVariance, weekVariance } from './published-error.ts';
import type { Limits } from './sensitivity.ts';
import type { WatchedWeek, WeekSeen } from './watch.ts';

export interface DropWatch {
  readonly monday: ParisDay | null;
  /** Raised when the people of the place have changed. */
  readonly roster: number;
  readonly least: number;
  readonly weeks: readonly Week[];
  readonly episode: Episode | null;
}

interface Week {
  readonly points: number;
  readonly variance: number;
  readonly roster: number;
  readonly weight: number;
  readonly isCalm: boolean;
}

export const NO_DROP: DropWatch = {
  monday: null,
  roster: 0,
  least: 8,
  weeks: [],
  episode: null,
};

const WEIGHT = 0.3;
const LEAST_PEOPLE = 8;
const LEAST_PARTICIPATION_PERCENT = 30;
/** Under which a share of the weighted mean is forgotten. */
const LEAST_WEIGHT = 0.003;
const CALM = 12;
const LAG = Number(process.env.LAG ?? 0);
const HOLD = Number(process.env.HOLD ?? 0);
/** The variance of a median, to that of a mean. */
const MEDIAN_PENALTY = Math.PI / 2;
const VIGILANCE_POINTS = 2;
const ALERT_POINTS = 3;

export function watchDrop(before: DropWatch, week: WeekSeen, limits: Limits): DropWatch {
  const { told, monday } = week;
  const known = isTooLongAgo(before.monday, monday) ? NO_DROP : before;
  const drop = told?.isChanged ? { ...known, roster: known.roster + 1 } : known;
  if (!told || week.isQuiet || !isEligible(told)) return drop;
  const own = {
    points: told.points,
    variance: weekVariance(told),
    roster: drop.roster,
    weight: WEIGHT,
  };
  const older = drop.weeks.map((w) => ({ ...w, weight: w.weight * (1 - WEIGHT) }));
  const calmAt = older.filter((w) => w.isCalm).length;
  const kept = (ws: readonly Week[]) => {
    const calm = ws.filter((w) => w.isCalm);
    const last = new Set(calm.slice(-CALM - LAG));
    return ws
      .filter((w) => w.weight >= LEAST_WEIGHT || last.has(w))
      .map((w) => (w.isCalm && !last.has(w) ? { ...w, isCalm: false } : w));
  };
  const c = compare([...older, { ...own, isCalm: false }], told.least);
  const now = { ...drop, monday, least: told.least };
  const withWeek = (isCalm: boolean) => kept([...older, { ...own, isCalm }]);
  if (!c || calmAt < 6 + LAG) return { ...now, weeks: withWeek(true) };
  const fall = c.baseline - c.average;
  if (drop.episode) {
    const next = nextEpisode(drop.episode, fall < c.se);
    return { ...now, weeks: withWeek(false), episode: next && raised(next, stageOf(fall)) };
  }
  const isFallen = fall > Math.max(limits.standardErrors * c.se, limits.points);
  if (!isFallen) return { ...now, weeks: withWeek(!HOLD || fall < HOLD * c.se) };
  return { ...now, weeks: withWeek(false), episode: raised(newEpisode(monday), stageOf(fall)) };
}

function compare(weeks: readonly Week[], least: number) {
  const allCalm = weeks.filter((w) => w.isCalm);
  const calm = LAG ? allCalm.slice(0, -LAG) : allCalm;
  const baseline = usualOf(calm.map((w) => w.points));
  if (baseline === undefined) return undefined;
  const total = weeks.reduce((s, w) => s + w.weight, 0);
  const average = weeks.reduce((s, w) => s + w.weight * w.points, 0) / total;
  const m = calm.length;
  const ofAverage = weeks.reduce((s, w) => s + (w.weight / total) ** 2 * w.variance, 0);
  const ofBase = (MEDIAN_PENALTY * calm.reduce((s, w) => s + w.variance, 0)) / m ** 2;
  const shared = calm.reduce((s, w) => s + ((w.weight / total) * w.variance) / m, 0);
  const rosters = new Set(weeks.map((w) => w.roster));
  const apart = [...rosters].reduce((sum, roster) => {
    const usual = calm.filter((w) => w.roster === roster).length / m;
    const now = weeks.reduce((s, w) => s + (w.roster === roster ? w.weight / total : 0), 0);
    return sum + (usual - now) ** 2;
  }, 0);
  const NU = Number(process.env.NU ?? 0),
    FL = Number(process.env.FL ?? 0.4),
    PW = Number(process.env.PW ?? 1);
  let f = 1;
  if (NU) {
    let q = 0;
    for (let i = 1; i < m; i += 1)
      q +=
        (calm[i]!.points - calm[i - 1]!.points) ** 2 /
        2 /
        ((calm[i]!.variance + calm[i - 1]!.variance) / 2);
    f = Math.min(Number(process.env.CAP ?? 1), Math.max(FL, (NU + q) / (NU + m - 1)));
  }
  const COV = Number(process.env.COV ?? 1);
  return {
    baseline,
    average,
    se: Math.sqrt(
      Number(process.env.D2 ?? 0) +
        f * (ofAverage + ofBase - 2 * COV * shared) +
        apart * rosterVariance(least) * f ** PW,
    ),
  };
}

function isEligible({ least, participation }: WatchedWeek): boolean {
  return least >= LEAST_PEOPLE && participation >= LEAST_PARTICIPATION_PERCENT;
}

function stageOf(fall: number): Stage | undefined {
  if (fall >= ALERT_POINTS) return 'alert';
  return fall >= VIGILANCE_POINTS ? 'vigilance' : undefined;
}
