/**
 * The rule: once a week is over, each place that may be told of (`published-cells`) has one number: the
 * mean of the people in it who answered, with a secret term for each of them that never changes, one
 * for the place as it is made up now, and one for the week. Who has not the key cannot take them off.
 * The same holds for each factor over four weeks; only the last term is another one.
 */
import { type Crowd, crowdOf, meanGrains } from './crowd.ts';
import { noiseGrains } from './keyed-noise.ts';
import { publishedCells } from './published-cells.ts';
import { type PublishedShares, publishedShares } from './published-shares.ts';
import {
  participationPercent,
  publishedPoints,
  type RespondentBand,
  respondentBand,
} from './published-value.ts';
import { GRAINS_A_POINT } from './qvct-score.ts';

/**
 * Standard deviations in points: of a person's term, and of a place's and a week's. Each counts in the
 * mean divided by the number of answers.
 */
export const PERSON_DEVIATION = 3;
export const PLACE_DEVIATION = 5;

export interface AnsweringPlace {
  readonly id: string;
  readonly parentId: string | undefined;
  /** Changes when somebody leaves, otherwise seldom: `next-roster`. */
  readonly rosterVersion: number;
  /** With this week its people are others than the week before. */
  readonly isChanged: boolean;
  readonly isQuiet: boolean;
  /** How many people could answer, in this very place, not in one inside it. */
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
  /** Not the people of the week before. */
  readonly isChanged: boolean;
  /** Of groups large enough. */
  readonly shares: PublishedShares | undefined;
}

export interface Answers {
  /** What was asked and when, `score 2026-W47`: the same words give the same terms. */
  readonly subject: string;
  readonly places: readonly AnsweringPlace[];
  readonly answerers: readonly Answerer[];
  readonly k: number;
}

/** Bytes that only the holder of the tenant's key can compute, for these words. */
export type Draw = (...words: readonly string[]) => Uint8Array;

/** What is told of these answers, by id of the place. */
export function releasedCells(
  { subject, places, answerers, k }: Answers,
  draw: Draw,
): readonly ReleasedCell[] {
  const here = Map.groupBy(answerers, ({ placeId }) => placeId);
  const tree = places.map(({ id, parentId, asked, isQuiet }) => ({
    id,
    parentId,
    asked,
    isQuiet,
    crowd: crowdOf((here.get(id) ?? []).map(({ grains }) => grains)),
  }));
  const cells = publishedCells(tree, k);
  const totals = totalsIn(places, here, draw);
  const byId = new Map(places.map((place) => [place.id, place]));
  return [...cells]
    .map(([placeId, crowd]): ReleasedCell => {
      const total = totals.get(placeId) ?? NOTHING;
      const bearer = bearerOf(placeId, places, totals);
      const words = [bearer, String(byId.get(bearer)?.rosterVersion)];
      const grains =
        meanGrains(crowd) +
        total.terms / crowd.count +
        placeTerm(draw, crowd, ['place', ...words]) +
        placeTerm(draw, crowd, ['subject', bearer, subject]);
      return {
        placeId,
        points: publishedPoints(grains),
        respondents: respondentBand(crowd.count, k),
        participation: participationPercent(crowd.count, total.asked),
        isChanged: byId.get(placeId)?.isChanged ?? false,
        shares: publishedShares(total, (part) => draw('share', bearer, subject, part)),
      };
    })
    .sort((a, b) => (a.placeId < b.placeId ? -1 : 1));
}

/** Of everybody in a place or in one inside it. */
interface Total {
  readonly asked: number;
  /** The sum of the terms of those who answered, in grains. */
  readonly terms: number;
  readonly weeks: readonly number[];
}

const NOTHING: Total = { asked: 0, terms: 0, weeks: [] };

function totalsIn(
  places: readonly AnsweringPlace[],
  here: ReadonlyMap<string, readonly Answerer[]>,
  draw: Draw,
): ReadonlyMap<string, Total> {
  const parents = new Map(places.map(({ id, parentId }) => [id, parentId]));
  const totals = new Map<string, { asked: number; terms: number; weeks: number[] }>();
  for (const { id: placeId, asked } of places) {
    const people = here.get(placeId) ?? [];
    const terms = people.reduce(
      (sum, { pseudonym }) =>
        sum + noiseGrains(draw('person', pseudonym), PERSON_DEVIATION * GRAINS_A_POINT),
      0,
    );
    for (let id: string | undefined = placeId; id !== undefined; id = parents.get(id)) {
      const total = totals.get(id) ?? { asked: 0, terms: 0, weeks: [] };
      total.asked += asked;
      total.terms += terms;
      for (const { grains } of people) total.weeks.push(grains);
      totals.set(id, total);
    }
  }
  return totals;
}

/**
 * The place whose terms a place has: itself, or the one inside it where all its people are. Two
 * draws for the same people would be one more than they should tell.
 */
function bearerOf(
  id: string,
  places: readonly AnsweringPlace[],
  totals: ReadonlyMap<string, Total>,
): string {
  const asked = totals.get(id)?.asked;
  const only = places.find(
    (place) => place.parentId === id && totals.get(place.id)?.asked === asked,
  );
  return only ? bearerOf(only.id, places, totals) : id;
}

function placeTerm(draw: Draw, { count }: Crowd, words: readonly string[]): number {
  return noiseGrains(draw(...words), (PLACE_DEVIATION * GRAINS_A_POINT) / count);
}
