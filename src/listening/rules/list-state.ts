/**
 * The rule: between two weeks a company keeps the list that holds, and what its threads begin with; each person
 * keeps one number. A week that is closed moves the numbers and tells what follows from them. Before the first
 * week of a list the employer's people are written down anew, and nothing they do afterwards changes it.
 */
import type { ParisDay } from '#basics/dates.ts';
import { disclosedPlaces, leastListed } from './disclosed-places.ts';
import {
  addedBy,
  type Constants,
  constantsOf,
  OUTSIDE,
  SCORE,
  withAdded,
} from './leaf-constants.ts';
import { countsFrom } from './listening-list.ts';
import { outsidePercent, saidOutside } from './outside-share.ts';
import {
  type Counted,
  companyRate,
  contribution,
  exactGrains,
  inside,
  placeSums,
  publishedPoints,
  sumsOfLeaves,
  type TreePlace,
  threadOffset,
} from './published-week.ts';
import { type Draw, weekTerm } from './secret-terms.ts';

/** Somebody on the employer's list, and where. */
export interface Present {
  /** What the employer's list knows them by; no answer hangs on it. */
  readonly member: string;
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

/** The number of each person who ever answered, in grains, by pseudonym. */
export type Numbers = ReadonlyMap<string, number>;

/** What a company keeps of one list. */
export interface ListState {
  readonly list: ParisDay;
  readonly places: readonly TreePlace[];
  /** Where everybody is who is listed, by what the employer's list knows them by. */
  readonly members: ReadonlyMap<string, string>;
  readonly counted: readonly Counted[];
  /** What people who are listed and silent, or were erased, have in the sums of their leaves. */
  readonly constants: Constants;
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

export interface Stood {
  readonly thread: number;
  readonly weekTerms: number;
}

/** What one week tells of one place. */
export interface PublishedPlace {
  readonly placeId: string;
  /** How many are listed in it and inside it, and in how many leaves: from the employer's list. */
  readonly listed: number;
  readonly leaves: number;
  /** Points, in halves: where the place stands, and the thread from which changes are read. */
  readonly score: number;
  readonly thread: number;
  /** Whether the thread begins with this week, the first of a list, so that nothing before it compares. */
  readonly begins: boolean;
  /** Percent outside the middle third, in tens; in the first week of a list and of large places only. */
  readonly outside: number | undefined;
}

/**
 * The list that holds from this Monday on. Nothing that anybody answers later changes who is in it.
 * @param answered the Mondays of the weeks that each pseudonym answered
 */
export function makeList(
  list: ParisDay,
  { tree, present, threshold }: EmployersList,
  answered: ReadonlyMap<string, readonly ParisDay[]>,
  draw: Draw,
): ListState {
  const members = new Map(present.map(({ member, placeId }) => [member, placeId]));
  const sizes = new Map<string, number>();
  for (const placeId of members.values()) sizes.set(placeId, (sizes.get(placeId) ?? 0) + 1);
  const places = tree.map(({ id, parentId }) => ({ id, parentId, listed: sizes.get(id) ?? 0 }));
  const people = present.map(
    ({ pseudonym, termKey, placeId }): Counted => ({ pseudonym, termKey, leaf: placeId }),
  );
  const isCounted = ({ pseudonym }: Counted) => countsFrom(list, answered.get(pseudonym) ?? []);
  const counted = people.filter(isCounted);
  const company = tree.find(({ parentId }) => parentId === undefined)?.id ?? '';
  const sizesOfAll = { counted: counted.length, listed: members.size };
  const rate = companyRate(sizesOfAll, { company, list }, draw);
  return {
    list,
    places,
    members,
    counted,
    constants: constantsOf(
      people.filter((person) => !isCounted(person)),
      draw,
    ),
    told: rate === undefined ? new Map() : disclosedPlaces(places, threshold),
    rate,
    threshold,
    offsets: new Map(),
    stood: new Map(),
  };
}

/** The numbers before a week and after it. */
export interface WeekNumbers {
  readonly before: Numbers;
  readonly after: Numbers;
}

/**
 * Closes a week: what it tells of each place.
 * @param state of the list that holds in this week
 * @param before of the list before it, after its last week; looked at in the first week only
 */
export function closeWeek(
  state: ListState,
  before: ListState | undefined,
  monday: ParisDay,
  numbers: WeekNumbers,
  draw: Draw,
): { readonly state: ListState; readonly told: readonly PublishedPlace[] } {
  if (monday < state.list) throw new RangeError('the week is of another list');
  const { rate } = state;
  if (rate === undefined) return { state, told: [] };
  const isFirst = monday === state.list;
  const subject = `score ${monday}`;
  const sums = placeSums(weekSum(state, subject, numbers.after, draw), draw);
  const terms = sumsOfLeaves(state.places, (leaf) => weekTerm(draw, leaf, subject));
  const scores = new Map(
    [...state.told].map(([id, listed]) => [id, exactGrains(sums.get(id) ?? 0, listed, rate)]),
  );
  const offsets =
    isFirst && before
      ? offsetsAfter(before, state, { numbers, scores, terms, rate })
      : state.offsets;
  const threadOf = (id: string) => (scores.get(id) ?? 0) + (offsets.get(id) ?? 0);
  const leaves = sumsOfLeaves(state.places, () => 1);
  const outside = isFirst ? saidOutsideIn(state, numbers.after, draw) : undefined;
  const told = [...state.told].map(
    ([placeId, listed]): PublishedPlace => ({
      placeId,
      listed,
      leaves: leaves.get(placeId) ?? 0,
      score: publishedPoints(scores.get(placeId) ?? 0),
      thread: publishedPoints(threadOf(placeId)),
      begins: isFirst && !offsets.has(placeId),
      outside: outside && outsidePercent(outside.get(placeId) ?? 0, listed, rate),
    }),
  );
  const stood = new Map(
    told.map(({ placeId }) => [
      placeId,
      { thread: threadOf(placeId), weekTerms: terms.get(placeId) ?? 0 },
    ]),
  );
  return { state: { ...state, offsets, stood }, told };
}

/** What four weeks tell of a factor, in points by place; nothing where the company is silent. */
export function factorPoints(
  state: ListState,
  factor: string,
  monday: ParisDay,
  numbers: Numbers,
  draw: Draw,
): ReadonlyMap<string, number> {
  const { rate } = state;
  if (rate === undefined) return new Map();
  const week = weekSum(state, `${factor} ${monday}`, numbers, draw, factor);
  const sums = placeSums(week, draw);
  return new Map(
    [...state.told].map(([id, listed]) => [
      id,
      publishedPoints(exactGrains(sums.get(id) ?? 0, listed, rate)),
    ]),
  );
}

/**
 * What is left of somebody who is erased: the sum of their leaf keeps what was theirs, without a name, until
 * the list ends, for the score and for each factor.
 * @param numbers of the person: by factor, and by `SCORE`
 */
export function withoutPerson(
  state: ListState,
  pseudonym: string,
  numbers: ReadonlyMap<string, number | undefined>,
  draw: Draw,
): ListState {
  const person = state.counted.find((each) => each.pseudonym === pseudonym);
  if (!person) return state;
  const constants = withAdded(state.constants, person.leaf, addedBy(person, numbers, draw));
  return { ...state, constants, counted: state.counted.filter((each) => each !== person) };
}

function weekSum(
  { list, places, counted, constants }: ListState,
  subject: string,
  numbers: Numbers,
  draw: Draw,
  factor?: string,
) {
  const added = counted.map((person) => ({
    leaf: person.leaf,
    grains: contribution(person, numbers.get(person.pseudonym), draw, factor),
  }));
  return { list, subject, places, added, constants: constants.get(factor ?? SCORE) ?? new Map() };
}

/** How many are said to be outside the middle third, in each place. */
function saidOutsideIn({ places, counted, constants }: ListState, numbers: Numbers, draw: Draw) {
  const here = Map.groupBy(counted, ({ leaf }) => leaf);
  return sumsOfLeaves(places, (leaf) =>
    (here.get(leaf) ?? []).reduce(
      (sum, person) => sum + saidOutside(person, numbers.get(person.pseudonym), draw),
      constants.get(OUTSIDE)?.get(leaf) ?? 0,
    ),
  );
}

type FirstWeek = {
  readonly numbers: WeekNumbers;
  readonly scores: ReadonlyMap<string, number>;
  readonly terms: ReadonlyMap<string, number>;
  readonly rate: number;
};

/** What makes scores threads in the new list, for the places whose thread goes on. */
function offsetsAfter(
  before: ListState,
  state: ListState,
  { numbers, scores, terms, rate }: FirstWeek,
): ReadonlyMap<string, number> {
  const isIn = inside(state.places);
  const wasIn = inside(before.places);
  const leafBefore = new Map(before.counted.map(({ pseudonym, leaf }) => [pseudonym, leaf]));
  const offsets = new Map<string, number>();
  for (const [id, score] of scores) {
    const stood = before.stood.get(id);
    if (!stood) continue;
    const step = state.counted.reduce((sum, { pseudonym, leaf }) => {
      const old = leafBefore.get(pseudonym);
      if (old === undefined || !isIn(leaf, id) || !wasIn(old, id)) return sum;
      return sum + (numbers.after.get(pseudonym) ?? 0) - (numbers.before.get(pseudonym) ?? 0);
    }, 0);
    const listedInBoth = [...state.members].filter(([member, leaf]) => {
      const old = before.members.get(member);
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
