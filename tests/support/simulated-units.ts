import { createHmac } from 'node:crypto';
import { addDays, type ParisDay } from '#basics/dates.ts';
import { nextRoster, type PlaceRoster, type Seat } from '#listening/rules/next-roster.ts';
import { GRAINS_A_POINT } from '#listening/rules/qvct-score.ts';
import { type Draw, releasedCells } from '#listening/rules/released-cells.ts';
import { isQuietWeek } from '#risks/rules/quiet-week.ts';
import type { WatchedWeek, WeekSeen } from '#risks/rules/watch.ts';
import { normal, onScale, type Random } from './attacker.ts';

/** A place, and what befalls it. Its people and their answers are made up; what is told of them is not. */
export type UnitPlan = {
  readonly people: number;
  /** Exactly so many answer each week; without it each does or does not, more seldom in summer. */
  readonly answering?: number;
  readonly firstMonday: ParisDay;
  readonly weeks: number;
  /** What its people usually say, in points. */
  readonly usual?: number;
  /** Of a hundred, in a year; whoever leaves is replaced. */
  readonly leavingPercent: number;
  /** From that week on everybody is so many points lower. */
  readonly fall?: { readonly week: number; readonly points: number };
  /** From that week on people answer so much more seldom: 0.4 for two times in five. */
  readonly silence?: { readonly week: number; readonly share: number };
};

type Somebody = {
  readonly pseudonym: string;
  readonly usual: number;
  /** How probably they answer in a week. */
  readonly answering: number;
  /** The week in which they came, from 0. */
  readonly since: number;
};

type Counted = { readonly seats: readonly Seat[]; readonly roster: PlaceRoster };

const K = 8;
const PLACE = 'unit';
const USUAL = 9.5;
/** How far people are from each other, and one of their weeks from what they usually say. */
const PEOPLE_DEVIATION = 2.5;
const WEEK_DEVIATION = 1.5;
/** What they have in common wanders and comes back. */
const MOOD_DEVIATION = 0.35;
const MOOD_STAYS = 0.9;
const ANSWERING = { mean: 0.8, deviation: 0.15, least: 0.3, most: 0.98 };
/** What is left of it in July and in the weeks in which everybody is away. */
const JULY = 0.8;
const AWAY = 0.5;
const WEEKS_BEFORE_COUNTING = 4;

/** The weeks of that place in their order: answered, seated and told by the product’s own rules. */
export function simulatedUnit(plan: UnitPlan, random: Random): readonly WeekSeen[] {
  const draw = drawFrom(String(random()));
  let hired = 0;
  const hire = (since: number) => {
    hired += 1;
    return somebody(`person ${hired}`, since, plan.usual ?? USUAL, random);
  };
  let people = Array.from({ length: plan.people }, () => hire(-WEEKS_BEFORE_COUNTING));
  let seats: readonly Seat[] = people.map(({ pseudonym }) => ({ pseudonym, placeId: PLACE }));
  let roster: PlaceRoster = {
    placeId: PLACE,
    version: 1,
    changedOn: addDays(plan.firstMonday, -7),
    quietUntil: undefined,
  };
  let mood = MOOD_DEVIATION * normal(random);
  return Array.from({ length: plan.weeks }, (_, week): WeekSeen => {
    const monday = addDays(plan.firstMonday, 7 * week);
    const fallen = plan.fall && week >= plan.fall.week ? plan.fall.points : 0;
    const seated = new Set(seats.map(({ pseudonym }) => pseudonym));
    const counted = people.filter(({ pseudonym }) => seated.has(pseudonym));
    const answerers = whoAnswers(counted, plan, week, random).map(({ pseudonym, usual }) => {
      const points = onScale(usual + mood - fallen + WEEK_DEVIATION * normal(random));
      return { pseudonym, placeId: PLACE, grains: Math.round(points * GRAINS_A_POINT) };
    });
    const place = { roster, asked: people.length };
    const told = toldOf(monday, answerers, place, draw);
    mood = MOOD_STAYS * mood + Math.sqrt(1 - MOOD_STAYS ** 2) * MOOD_DEVIATION * normal(random);
    const leaving = plan.leavingPercent / 100 / 52;
    people = people.map((person) => (random() < leaving ? hire(week) : person));
    ({ seats, roster } = nextWeek(plan, week + 1, people, { seats, roster }));
    return { monday, told, isQuiet: isQuietWeek(monday) };
  });
}

function somebody(pseudonym: string, since: number, usual: number, random: Random): Somebody {
  const { mean, deviation, least, most } = ANSWERING;
  return {
    pseudonym,
    since,
    usual: onScale(usual + PEOPLE_DEVIATION * normal(random)),
    answering: Math.min(most, Math.max(least, mean + deviation * normal(random))),
  };
}

function whoAnswers(
  people: readonly Somebody[],
  { answering, silence, firstMonday }: UnitPlan,
  week: number,
  random: Random,
): readonly Somebody[] {
  const share = silence && week >= silence.week ? silence.share : 1;
  if (answering === undefined) {
    const season = seasonOf(addDays(firstMonday, 7 * week));
    return people.filter((person) => random() < person.answering * share * season);
  }
  // So many, and whoever answers more often is more often among them.
  return people
    .map((person) => ({ person, turn: -Math.log(1 - random()) / person.answering }))
    .sort((a, b) => a.turn - b.turn)
    .slice(0, Math.round(answering * share))
    .map(({ person }) => person);
}

function seasonOf(monday: ParisDay): number {
  if (isQuietWeek(monday)) return AWAY;
  return monday.slice(5, 7) === '07' ? JULY : 1;
}

function toldOf(
  monday: ParisDay,
  answerers: Parameters<typeof releasedCells>[0]['answerers'],
  { roster, asked }: { readonly roster: PlaceRoster; readonly asked: number },
  draw: Draw,
): WatchedWeek | undefined {
  const place = {
    id: PLACE,
    parentId: undefined,
    rosterVersion: roster.version,
    isChanged: roster.version > 1 && roster.changedOn === monday,
    isQuiet: roster.quietUntil !== undefined && monday < roster.quietUntil,
    asked,
  };
  const answers = { subject: `score ${monday}`, k: K, answerers, places: [place] };
  const [cell] = releasedCells(answers, draw);
  if (!cell) return undefined;
  const { points, respondents, participation, isChanged, shares } = cell;
  const least = respondents.from;
  return { monday, points, least, participation, isChanged, lowShare: shares?.low };
}

/** Who is counted in that week, and as what version of the roster. */
function nextWeek(
  { firstMonday }: UnitPlan,
  week: number,
  people: readonly Somebody[],
  { seats, roster }: Counted,
): Counted {
  const next = nextRoster({
    monday: addDays(firstMonday, 7 * week),
    k: K,
    seats,
    rosters: [roster],
    parents: new Map([[PLACE, undefined]]),
    present: people.map(({ pseudonym, since }) => ({
      pseudonym,
      placeId: PLACE,
      mayCount: week - since > WEEKS_BEFORE_COUNTING,
    })),
  });
  return { seats: next.seats, roster: next.rosters[0] ?? roster };
}

/** What only the holder of a tenant’s key can compute, here of a seed. */
function drawFrom(key: string): Draw {
  const drawn = new Map<string, Uint8Array>();
  return (...words) => {
    const text = JSON.stringify(words);
    const bytes = drawn.get(text) ?? createHmac('sha512', key).update(text).digest();
    drawn.set(text, bytes);
    return bytes;
  };
}
