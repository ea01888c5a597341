/**
 * The rule: once a week is over, each place that may be told of (`published-cells`) has one number: the
 * mean of the people in it who answered, with a secret term for each of them that never changes, one
 * for the place as it is made up now, and one for the week. Who has not the key cannot take them off.
 */
import type { IsoWeek } from '#basics/dates.ts';
import { isoWeekText } from '#basics/dates.ts';
import { type Crowd, crowdOf, meanGrains } from './crowd.ts';
import { noiseGrains } from './keyed-noise.ts';
import { publishedCells } from './published-cells.ts';
import {
  participationPercent,
  publishedPoints,
  type RespondentBand,
  respondentBand,
} from './published-value.ts';
import { GRAINS_A_POINT } from './qvct-score.ts';

const PERSON_DEVIATION = 3 * GRAINS_A_POINT;
/** Of one person; that of a place is smaller, the more answered. */
const PLACE_DEVIATION = Math.sqrt(5) * GRAINS_A_POINT;

export interface AnsweringPlace {
  readonly id: string;
  readonly parentId: string | undefined;
  /** Changes when somebody leaves, otherwise at most once a quarter. */
  readonly rosterVersion: number;
  /** How many people could answer, in it or in a place inside it. */
  readonly asked: number;
}

export interface Answerer {
  readonly pseudonym: string;
  readonly placeId: string;
  /** Of their week: `weekGrains`. */
  readonly grains: number;
}

export interface ReleasedCell {
  readonly placeId: string;
  readonly points: number;
  readonly respondents: RespondentBand;
  readonly participation: number;
}

export interface ClosedWeek {
  readonly week: IsoWeek;
  readonly places: readonly AnsweringPlace[];
  readonly answerers: readonly Answerer[];
  readonly k: number;
}

/** Bytes that only the holder of the tenant's key can compute, for these words. */
export type Draw = (...words: readonly string[]) => Uint8Array;

/** What is told of a week, by id of the place. */
export function releasedWeek(
  { week, places, answerers, k }: ClosedWeek,
  draw: Draw,
): readonly ReleasedCell[] {
  const here = Map.groupBy(answerers, ({ placeId }) => placeId);
  const cells = publishedCells(
    places.map(({ id, parentId }) => ({
      id,
      parentId,
      crowd: crowdOf((here.get(id) ?? []).map(({ grains }) => grains)),
    })),
    k,
  );
  const terms = personTerms(places, here, draw);
  return places
    .flatMap((place): ReleasedCell[] => {
      const crowd = cells.get(place.id);
      if (!crowd) return [];
      const grains =
        meanGrains(crowd) +
        (terms.get(place.id) ?? 0) / crowd.count +
        placeTerm(draw, crowd, ['place', place.id, String(place.rosterVersion)]) +
        placeTerm(draw, crowd, ['week', place.id, isoWeekText(week)]);
      return [
        {
          placeId: place.id,
          points: publishedPoints(grains),
          respondents: respondentBand(crowd.count, k),
          participation: participationPercent(crowd.count, place.asked),
        },
      ];
    })
    .sort((a, b) => (a.placeId < b.placeId ? -1 : 1));
}

/** The sum of the terms of everybody who answered in a place or one inside it. */
function personTerms(
  places: readonly AnsweringPlace[],
  here: ReadonlyMap<string, readonly Answerer[]>,
  draw: Draw,
): ReadonlyMap<string, number> {
  const parents = new Map(places.map(({ id, parentId }) => [id, parentId]));
  const sums = new Map<string, number>();
  for (const [placeId, people] of here) {
    const sum = people.reduce(
      (total, { pseudonym }) => total + noiseGrains(draw('person', pseudonym), PERSON_DEVIATION),
      0,
    );
    for (let id: string | undefined = placeId; id !== undefined; id = parents.get(id)) {
      sums.set(id, (sums.get(id) ?? 0) + sum);
    }
  }
  return sums;
}

function placeTerm(draw: Draw, { count }: Crowd, words: readonly string[]): number {
  return noiseGrains(draw(...words), PLACE_DEVIATION / Math.sqrt(count));
}
