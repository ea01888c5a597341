/**
 * The rule: what the overview says of the whole company is the same wherever it is read, on screen and by mail.
 * Of the last week that is closed, where it stands and how sure that is, where it is going, who takes part, and
 * which factors stand highest and lowest; where nothing is told, that nothing is.
 */
import { formatWeek, isoWeekOf, type ParisDay } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { climatesWithin } from './climate.ts';
import { FACTORS, type Factor } from './daily-question.ts';
import { formatPoints } from './format-points.ts';
import type { Rate } from './published-week.ts';
import {
  type Direction,
  historyOf,
  type Level,
  sevenDayTrend,
  type ToldCell,
  type Trend,
  thirtyDayTrend,
  weekLevel,
} from './trends.ts';

/** What is told of a company, as far as the overview looks at it. */
export interface ToldCompany {
  /** Of closed weeks, the oldest first. */
  readonly mondays: readonly ParisDay[];
  readonly leastListed: number;
  readonly places: readonly ToldPlace[];
}

interface ToldPlace {
  readonly kind: string;
  readonly weeks: readonly (ToldCell | null)[];
  readonly factors: Readonly<Partial<Record<Factor, { readonly points: number } | null>>>;
}

export type Overview =
  | { readonly told: 'nothing'; readonly least: number }
  | { readonly told: 'silence'; readonly week: string }
  | ({ readonly told: 'week'; readonly week: string } & ToldWeek);

interface ToldWeek {
  /** The climates in which the level may truly lie. */
  readonly climate: ReturnType<typeof climateWithin>;
  /** In words for the reader, as all that follows. */
  readonly level: { readonly points: string; readonly margin: string };
  readonly sevenDays: Trend | undefined;
  readonly thirtyDays: Trend | undefined;
  readonly rate: Rate;
  readonly listed: number;
  /** Undefined where none is told, or all stand alike. */
  readonly factors: Extremes | undefined;
}

interface Extremes {
  readonly high: Factor;
  readonly highPoints: string;
  readonly low: Factor;
  readonly lowPoints: string;
}

export function overviewOf(mood: ToldCompany, language: Language): Overview {
  const whole = mood.places.find(({ kind }) => kind === 'company');
  const last = mood.mondays.at(-1);
  if (!whole || last === undefined) return { told: 'nothing', least: mood.leastListed };
  const week = formatWeek(isoWeekOf(last), language);
  const history = historyOf(whole);
  const now = history.at(-1);
  if (!now) return { told: 'silence', week };
  const level = weekLevel(now);
  return {
    told: 'week',
    week,
    climate: climateWithin(level),
    level: {
      points: formatPoints(level.points, language),
      margin: formatPoints(level.margin, language),
    },
    sevenDays: sevenDayTrend(history),
    thirtyDays: thirtyDayTrend(history),
    rate: now.rate,
    listed: now.listed,
    factors: extremesOf(whole, language),
  };
}

/** A trend in words; by how much, where it is sure that there is a change. */
export function trendFacts(
  { change, direction }: Trend,
  language: Language,
): {
  readonly direction: Direction;
  readonly change: { readonly change: string; readonly amount: number } | undefined;
} {
  if (direction === 'stable') return { direction, change: undefined };
  const amount = Math.abs(change);
  const sign = change > 0 ? '+' : '−';
  return { direction, change: { change: `${sign}${formatPoints(amount, language)}`, amount } };
}

function climateWithin(level: Level) {
  const [from, to] = climatesWithin(level);
  if (from === to) return from;
  if (from === 'low') return to === 'middle' ? 'lowToMiddle' : 'lowToHigh';
  return 'middleToHigh';
}

function extremesOf({ factors }: ToldPlace, language: Language): Extremes | undefined {
  const told = FACTORS.flatMap((factor) => {
    const points = factors[factor]?.points;
    return points === undefined ? [] : [{ factor, points }];
  }).toSorted((one, other) => other.points - one.points);
  const [high, low] = [told.at(0), told.at(-1)];
  if (!high || !low || high.points === low.points) return undefined;
  return {
    high: high.factor,
    highPoints: formatPoints(high.points, language),
    low: low.factor,
    lowPoints: formatPoints(low.points, language),
  };
}
