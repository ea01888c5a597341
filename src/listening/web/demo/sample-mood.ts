import { addDays, type ParisDay } from '#basics/dates.ts';
import type { Cell, Mood, MoodPlace } from '../../contract.ts';
import { mondayOf } from '../../rules/closing-time.ts';
import type { ReleasedCell } from '../../rules/released-cells.ts';
import {
  SAMPLE_K,
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

/** All weeks that are over are the same for everybody who reads the page. */
const BEFORE: readonly SampleWeek[] = Array.from({ length: LAST_WEEK }, (_, at) => sampleWeek(at));

/** What is told of the sample company, as the screens of the product are given it. */
export function sampleMood(
  today: ParisDay,
  nameOf: (place: SamplePlace) => string,
  person: SamplePerson = 'as-usual',
): Mood {
  const weeks = [...BEFORE, sampleWeek(LAST_WEEK, person)];
  const places = SAMPLE_PLACES.map((id): MoodPlace => {
    const parentId = id === WHOLE ? null : WHOLE;
    return {
      id,
      parentId,
      kind: id === WHOLE ? 'company' : 'team',
      name: nameOf(id),
      weeks: weeks.map(({ told }) => cellOf(told.get(id))),
      factors: { ...NO_FACTORS },
    };
  });
  return {
    leastK: SAMPLE_K,
    mondays: weeks.map((_, at) => addDays(mondayOf(today), 7 * (at - SAMPLE_WEEKS))),
    hash: null,
    factorsUntil: null,
    places,
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

export function cellOf(told: ReleasedCell | undefined): Cell | null {
  if (!told) return null;
  const { points, respondents, participation, isChanged, shares = null } = told;
  return {
    points,
    from: respondents.from,
    to: respondents.to ?? null,
    participation,
    isChanged,
    shares,
  };
}
