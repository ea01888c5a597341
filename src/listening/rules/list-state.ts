/**
 * The rule: between two weeks a company keeps the list that holds, one number for each person who counts, and
 * what its threads begin with. A week that is closed moves the numbers and tells what follows from them; with
 * the first week of a list the employer's people are written down anew, as they were before it began.
 */
import type { ParisDay } from '#basics/dates.ts';
import { disclosedPlaces, leastListed } from './disclosed-places.ts';
import { countsFrom, listMondayOf } from './listening-list.ts';
import { firstNumber, nextNumber } from './person-number.ts';
import { type Draw, weekTerm } from './secret-terms.ts';
import {
  type Counted,
  companyRate,
  contribution,
  exactGrains,
  placeSums,
  type TreePlace,
  threadOffset,
  toldPoints,
} from './told-week.ts';

/** Somebody on the employer's list, and where. */
export interface Present {
  readonly pseudonym: string;
  /** What they are known by for ever, the same in every company. */
  readonly termKey: string;
  readonly placeId: string;
}

/** What the employer's list says when a list is made. */
export interface EmployersList {
  readonly tree: readonly { readonly id: string; readonly parentId: string | undefined }[];
  readonly present: readonly Present[];
  /** The setting of the company: eight, ten or fifteen. */
  readonly threshold: number;
}

/** What a company keeps of one list. */
export interface ListState {
  readonly list: ParisDay;
  readonly places: readonly TreePlace[];
  /** Where everybody who is listed is, by pseudonym. */
  readonly listed: ReadonlyMap<string, string>;
  readonly counted: readonly Counted[];
  /** Of leaves from which somebody was erased, in grains. */
  readonly constants: ReadonlyMap<string, number>;
  /** Each told place with how many are listed in it; empty where the company is silent. */
  readonly told: ReadonlyMap<string, number>;
  /** Twentieths; undefined where the company is silent. */
  readonly rate: number | undefined;
  readonly threshold: number;
  /** What makes scores threads; a place without one has a thread that begins with this list. */
  readonly offsets: ReadonlyMap<string, number>;
  /** How each told place stood at the end of its last week, in grains; empty before the first. */
  readonly stood: ReadonlyMap<string, Stood>;
}

interface Stood {
  readonly thread: number;
  readonly weekTerms: number;
}

/** What one week tells of one place. */
export interface ToldPlace {
  readonly placeId: string;
  readonly listed: number;
  /** Points, in halves. */
  readonly score: number;
  readonly thread: number;
  /** Whether the thread goes on from the list before. */
  readonly goesOn: boolean;
}

/** Weeks somebody answered before a list: their Mondays, with the mean of each in grains. */
export type AnsweredWeeks = ReadonlyMap<string, ReadonlyMap<ParisDay, number>>;

/**
 * The list that holds from this Monday on. Nothing that anybody answers later changes who is in it.
 * @param list the first Monday of a quarter
 * @param numbers the last number that anybody ever had here, in grains, by pseudonym
 */
export function makeList(
  list: ParisDay,
  { tree, present, threshold }: EmployersList,
  answered: AnsweredWeeks,
  numbers: ReadonlyMap<string, number>,
  draw: Draw,
): ListState {
  const listed = new Map(present.map(({ pseudonym, placeId }) => [pseudonym, placeId]));
  const sizes = new Map<string, number>();
  for (const placeId of listed.values()) sizes.set(placeId, (sizes.get(placeId) ?? 0) + 1);
  const places = tree.map(({ id, parentId }) => ({ id, parentId, listed: sizes.get(id) ?? 0 }));
  const counted = present.flatMap(({ pseudonym, termKey, placeId }): Counted[] => {
    const weeks = answered.get(pseudonym) ?? new Map<ParisDay, number>();
    if (!countsFrom(list, [...weeks.keys()])) return [];
    const number = firstNumber(numbers.get(pseudonym), [...weeks.values()]);
    return number === undefined ? [] : [{ pseudonym, termKey, leaf: placeId, number }];
  });
  const rate = companyRate({ counted: counted.length, listed: listed.size }, list, draw);
  return {
    list,
    places,
    listed,
    counted,
    constants: new Map(),
    told: rate === undefined ? new Map() : disclosedPlaces(places, threshold),
    rate,
    threshold,
    offsets: new Map(),
    stood: new Map(),
  };
}

/**
 * Closes a week: the numbers after it, and what it tells of each place.
 * @param state of the list that holds in this week
 * @param before of the list before it, after its last week; looked at in the first week only
 * @param weeks what each person answered in this week, on the mean, in grains
 */
export function closeWeek(
  state: ListState,
  before: ListState | undefined,
  monday: ParisDay,
  weeks: ReadonlyMap<string, number>,
  draw: Draw,
): { readonly state: ListState; readonly told: readonly ToldPlace[] } {
  if (listMondayOf(monday) !== state.list) throw new RangeError('the week is of another list');
  const counted = state.counted.map((person) => ({
    ...person,
    number: nextNumber(person.number, weeks.get(person.pseudonym)),
  }));
  const moved: ListState = { ...state, counted };
  const { rate } = state;
  if (rate === undefined) return { state: moved, told: [] };
  const subject = `score ${monday}`;
  const sums = placeSums({ ...moved, subject }, draw);
  const terms = sumsOfLeaves(state.places, (leaf) => weekTerm(draw, leaf, subject));
  const scores = new Map(
    [...state.told].map(([id, listed]) => [id, exactGrains(sums.get(id) ?? 0, listed, rate)]),
  );
  const offsets =
    monday === state.list && before
      ? offsetsAfter(before, state, { counted, scores, terms, rate })
      : state.offsets;
  const stood = new Map(
    [...scores].map(([id, score]) => [
      id,
      { thread: score + (offsets.get(id) ?? 0), weekTerms: terms.get(id) ?? 0 },
    ]),
  );
  const told = [...state.told].map(([placeId, listed]): ToldPlace => {
    const score = scores.get(placeId) ?? 0;
    return {
      placeId,
      listed,
      score: toldPoints(score),
      thread: toldPoints(score + (offsets.get(placeId) ?? 0)),
      goesOn: offsets.has(placeId),
    };
  });
  return { state: { ...moved, offsets, stood }, told };
}

/** Takes somebody out for ever: what was theirs stays in the sum of their leaf, without a name, until the list ends. */
export function withoutPerson(state: ListState, pseudonym: string, draw: Draw): ListState {
  const person = state.counted.find((each) => each.pseudonym === pseudonym);
  if (!person) return state;
  const constants = new Map(state.constants);
  constants.set(person.leaf, (constants.get(person.leaf) ?? 0) + contribution(person, draw));
  return { ...state, constants, counted: state.counted.filter((each) => each !== person) };
}

type FirstWeek = {
  readonly counted: readonly Counted[];
  readonly scores: ReadonlyMap<string, number>;
  readonly terms: ReadonlyMap<string, number>;
  readonly rate: number;
};

/** What makes scores threads in the new list, for the places whose thread goes on. */
function offsetsAfter(
  before: ListState,
  state: ListState,
  { counted, scores, terms, rate }: FirstWeek,
): ReadonlyMap<string, number> {
  const isIn = inside(state.places);
  const wasIn = inside(before.places);
  const numberBefore = new Map(before.counted.map((person) => [person.pseudonym, person]));
  const offsets = new Map<string, number>();
  for (const [id, score] of scores) {
    const stood = before.stood.get(id);
    if (!stood) continue;
    const step = counted.reduce((sum, person) => {
      const old = numberBefore.get(person.pseudonym);
      const isInBoth = old && isIn(person.leaf, id) && wasIn(old.leaf, id);
      return isInBoth ? sum + person.number - old.number : sum;
    }, 0);
    const listedInBoth = [...state.listed].filter(([pseudonym, leaf]) => {
      const old = before.listed.get(pseudonym);
      return old !== undefined && isIn(leaf, id) && wasIn(old, id);
    }).length;
    const offset = threadOffset(
      {
        threadBefore: stood.thread,
        step,
        listedInBoth,
        weekTermsBefore: stood.weekTerms,
        weekTermsNow: terms.get(id) ?? 0,
        score,
        rate,
      },
      leastListed(state.threshold),
    );
    if (offset !== undefined) offsets.set(id, offset);
  }
  return offsets;
}

/** Whether a leaf lies in a place, or is it. */
function inside(places: readonly TreePlace[]): (leaf: string, placeId: string) => boolean {
  const parents = new Map(places.map(({ id, parentId }) => [id, parentId]));
  return (leaf, placeId) => {
    for (let id: string | undefined = leaf; id !== undefined; id = parents.get(id)) {
      if (id === placeId) return true;
    }
    return false;
  };
}

/** For each place, the sum of something over the leaves in it. */
function sumsOfLeaves(
  places: readonly TreePlace[],
  of: (leaf: string) => number,
): ReadonlyMap<string, number> {
  const parents = new Map(places.map(({ id, parentId }) => [id, parentId]));
  const sums = new Map<string, number>();
  for (const { id: leaf, listed } of places) {
    if (listed === 0) continue;
    const amount = of(leaf);
    for (let id: string | undefined = leaf; id !== undefined; id = parents.get(id)) {
      sums.set(id, (sums.get(id) ?? 0) + amount);
    }
  }
  return sums;
}
