import { createHmac } from 'node:crypto';
import { addDays, type ParisDay } from '#basics/dates.ts';
import { nextRoster, type PlaceRoster } from '#listening/rules/next-roster.ts';
import { GRAINS_A_POINT } from '#listening/rules/qvct-score.ts';
import { type Draw, type ReleasedCell, releasedCells } from '#listening/rules/released-cells.ts';
import { isQuietWeek } from '../../src/risks/rules/quiet-week.ts';
import type { WeekSeen } from '../../src/risks/rules/watch.ts';
import { normal, onScale, type Random } from './attacker.ts';

/** A place whose weeks are told as the product tells them, and what befalls it. */
export type UnitPlan = {
  /** How many people it has. */
  readonly people: number;
  /** Exactly so many answer each week; without it each does or does not, fewer in summer. */
  readonly answering?: number;
  readonly firstMonday: ParisDay;
  readonly weeks: number;
  /** What its people usually say, in points. */
  readonly usual?: number;
  /** From that week on everybody is so many points lower. */
  readonly fall?: { readonly week: number; readonly points: number };
  /** From that week on everybody answers so much more seldom: 0.4 for two times in five. */
  readonly silence?: { readonly week: number; readonly share: number };
  /** How many of a hundred leave in a year. */
  readonly leavingPercent?: number;
};

type Somebody = {
  readonly pseudonym: string;
  readonly usual: number;
  readonly answers: number;
  readonly since: number;
};

const K = 8;
const PLACE = 'unit';
const USUAL = 9.5;
const LEAVING_PERCENT = 15;
/** How far people are from each other, how far one of their weeks is from what they usually say. */
const PEOPLE_DEVIATION = 2.5;
const WEEK_DEVIATION = 1.5;
/** The mood that all have in common wanders and comes back. */
const MOOD_DEVIATION = 0.35;
const MOOD_STAYS = 0.9;
const ANSWERING = { mean: 0.8, deviation: 0.15, least: 0.3, most: 0.98 };
/** Somebody new counts after so many weeks. */
const WEEKS_BEFORE_COUNTING = 4;

/** The weeks of that place in their order, told or hidden. */
export function simulatedUnit(plan: UnitPlan, random: Random): readonly WeekSeen[] {
  const draw = drawFrom(String(random()));
  let hired = 0;
  const hire = (since: number): Somebody => {
    hired += 1;
    const { mean, deviation, least, most } = ANSWERING;
    return {
      pseudonym: `person-${hired}`,
      usual: onScale((plan.usual ?? USUAL) + PEOPLE_DEVIATION * normal(random)),
      answers: Math.min(most, Math.max(least, mean + deviation * normal(random))),
      since,
    };
  };
  let people = Array.from({ length: plan.people }, () => hire(-WEEKS_BEFORE_COUNTING));
  let seats = people.map(({ pseudonym }) => ({ pseudonym, placeId: PLACE }));
  let roster: PlaceRoster = {
    placeId: PLACE,
    version: 1,
    changedOn: addDays(plan.firstMonday, -7),
    quietUntil: undefined,
  };
  let mood = MOOD_DEVIATION * normal(random);
  const seen: WeekSeen[] = [];
  for (let week = 0; week < plan.weeks; week += 1) {
    const monday = addDays(plan.firstMonday, 7 * week);
    const isCounted = new Set(seats.map(({ pseudonym }) => pseudonym));
    const counted = people.filter(({ pseudonym }) => isCounted.has(pseudonym));
    const fallen = plan.fall && week >= plan.fall.week ? plan.fall.points : 0;
    const answerers = whoAnswers(counted, plan, week, monday, random).map((person) => ({
      pseudonym: person.pseudonym,
      placeId: PLACE,
      grains: grainsOf(onScale(person.usual + mood - fallen + WEEK_DEVIATION * normal(random))),
    }));
    const [cell] = releasedCells(
      {
        subject: `score ${monday}`,
        k: K,
        answerers,
        places: [
          {
            id: PLACE,
            parentId: undefined,
            rosterVersion: roster.version,
            isChanged: roster.version > 1 && roster.changedOn === monday,
            isQuiet: roster.quietUntil !== undefined && monday < roster.quietUntil,
            asked: people.length,
          },
        ],
      },
      draw,
    );
    seen.push({ monday, told: cell && watchedWeek(monday, cell), isQuiet: isQuietWeek(monday, []) });
    mood =
      MOOD_STAYS * mood + Math.sqrt(1 - MOOD_STAYS ** 2) * MOOD_DEVIATION * normal(random);
    const leaving = (plan.leavingPercent ?? LEAVING_PERCENT) / 100 / 52;
    people = people.map((person) => (random() < leaving ? hire(week) : person));
    const next = nextRoster({
      monday: addDays(monday, 7),
      seats,
      rosters: [roster],
      parents: new Map([[PLACE, undefined]]),
      k: K,
      present: people.map(({ pseudonym, since }) => ({
        pseudonym,
        placeId: PLACE,
        mayCount: week - since >= WEEKS_BEFORE_COUNTING,
      })),
    });
    seats = [...next.seats];
    roster = next.rosters[0] ?? roster;
  }
  return seen;
}

function whoAnswers(
  people: readonly Somebody[],
  { answering, silence }: UnitPlan,
  week: number,
  monday: ParisDay,
  random: Random,
): readonly Somebody[] {
  const share = silence && week >= silence.week ? silence.share : 1;
  const season = seasonOf(monday);
  if (answering === undefined)
    return people.filter(({ answers }) => random() < answers * share * season);
  // Of weighted people, so many: whoever answers more often comes first more often.
  return people
    .map((person) => ({ person, turn: -Math.log(1 - random()) / person.answers }))
    .sort((a, b) => a.turn - b.turn)
    .slice(0, Math.round(answering * share))
    .map(({ person }) => person);
}

/** How much more seldom people answer at that time of the year. */
function seasonOf(monday: ParisDay): number {
  if (isQuietWeek(monday, [])) return 0.5;
  return monday.slice(5, 7) === '07' ? 0.8 : 1;
}

function watchedWeek(monday: ParisDay, cell: ReleasedCell): WeekSeen['told'] {
  const { points, respondents, participation, isChanged, shares } = cell;
  return { monday, points, least: respondents.from, participation, isChanged, lowShare: shares?.low };
}

function grainsOf(points: number): number {
  return Math.round(points * GRAINS_A_POINT);
}

/** What only a holder of the key could compute, here from a seed. */
function drawFrom(key: string): Draw {
  const drawn = new Map<string, Uint8Array>();
  return (...words) => {
    const text = words.join(' ');
    const known = drawn.get(text) ?? createHmac('sha512', key).update(text).digest();
    drawn.set(text, known);
    return known;
  };
}
