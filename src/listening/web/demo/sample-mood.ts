import { addDays, type ParisDay } from '#basics/dates.ts';
import type { Cell, Mood, MoodPlace } from '../../contract.ts';
import { mondayOf } from '../../rules/closing-time.ts';
import {
  SAMPLE_K,
  SAMPLE_LEAST,
  SAMPLE_LISTS,
  SAMPLE_TEAMS,
  SAMPLE_WEEKS,
  type SamplePerson,
  type SamplePlace,
  type SampleWeek,
  sampleWeek,
  WHOLE,
} from '../../rules/sample-company.ts';

export const SAMPLE_PLACES = [WHOLE, ...SAMPLE_TEAMS] as const;
export const LAST_WEEK = SAMPLE_WEEKS - 1;
const WEEKS_A_LIST = 13;

/** All weeks that are over are the same for everybody who reads the page. */
const BEFORE: readonly SampleWeek[] = Array.from({ length: LAST_WEEK }, (_, at) => sampleWeek(at));

/** What is told of the sample company, as the screens of the product are given it. */
export function sampleMood(
  today: ParisDay,
  nameOf: (place: SamplePlace) => string,
  person: SamplePerson = 'as-usual',
): Mood {
  const last = sampleWeek(LAST_WEEK, person);
  const weeks = [...BEFORE, last];
  const mondayAt = (at: number) => addDays(mondayOf(today), 7 * (at - SAMPLE_WEEKS));
  const begun = person === 'gone' ? LAST_WEEK : (SAMPLE_LISTS.at(-1) ?? 0);
  return {
    leastK: SAMPLE_K,
    leastListed: SAMPLE_LEAST,
    mondays: weeks.map((_, at) => mondayAt(at)),
    altered: [],
    hash: null,
    list: { since: mondayAt(begun), rate: last.rate },
    nextList: mondayAt(begun + WEEKS_A_LIST),
    factorsUntil: null,
    places: SAMPLE_PLACES.map(
      (id): MoodPlace => ({
        id,
        parentId: id === WHOLE ? null : WHOLE,
        kind: id === WHOLE ? 'company' : 'team',
        name: nameOf(id),
        weeks: weeks.map((week) => cellOf(week, id)),
        outside: weeks[begun]?.told.get(id)?.outside ?? null,
        factors: { ...NO_FACTORS },
      }),
    ),
    start: { employees: 0, cameIn: 0, since: null },
  };
}

const NO_FACTORS = {
  intensity: null,
  emotions: null,
  autonomy: null,
  relations: null,
  values: null,
  security: null,
};

/** A week of a place as the product tells it. */
export function cellOf({ told, rate }: SampleWeek, place: SamplePlace): Cell | null {
  const cell = told.get(place);
  if (!cell) return null;
  const { score: points, thread, listed, leaves, begins } = cell;
  return { points, thread, listed, leaves, rate, begins };
}
