/**
 * The rule: what a week tells of a place is one number, 8 plus the sum of its leaves divided by how many are
 * listed there times the company's rate. A leaf is a place in which people are listed themselves; its sum is
 * that of the terms of everybody listed and of the leaf, and of how far from 8 they are who count.
 * Sites and the company have no terms of their own. No divisor hangs on the answers of one team.
 *
 * Beside the score each place has a thread, from which changes are read: it moves as the score does while a
 * list holds, and from one list to the next by what the people have moved who count in that place in both.
 */
import type { ParisDay } from '#basics/dates.ts';
import { GRAINS_A_POINT } from './qvct-score.ts';
import {
  type Draw,
  leafTerm,
  personFactorTerm,
  personTerm,
  rateTerm,
  weekTerm,
} from './secret-terms.ts';

const MIDDLE = 8 * GRAINS_A_POINT;
const STEP = GRAINS_A_POINT / 2;
const LOWEST = 2.5 * GRAINS_A_POINT;
const HIGHEST = 13.5 * GRAINS_A_POINT;
const THOUSANDTHS = 1_000;
/** Rates are used in twentieths, from a half to all. */
export const TWENTIETHS = 20;
const LEAST_TWENTIETHS = 10;
const MOST_TWENTIETHS = 16;

/** Somebody who counts in the list that holds. */
export interface Counted {
  readonly pseudonym: string;
  /** What they are known by for ever, the same in every company. */
  readonly termKey: string;
  readonly leaf: string;
}

/** A place of the tree as the list has it. */
export interface TreePlace {
  readonly id: string;
  readonly parentId: string | undefined;
  /** How many people are listed in this very place. */
  readonly listed: number;
}

/** What one week adds up: the score, or a factor of four weeks. */
export interface WeekSum {
  /** The Monday on which the list was made. */
  readonly list: ParisDay;
  /** What is told, and when: the same words give the same term of the week. */
  readonly subject: string;
  readonly places: readonly TreePlace[];
  /** What each person who counts adds to their leaf, in grains. */
  readonly added: readonly { readonly leaf: string; readonly grains: number }[];
  /** Of leaves with people who are silent, or were erased: the sum of what is theirs, in grains. */
  readonly constants: ReadonlyMap<string, number>;
}

/**
 * What somebody adds to the sum of their leaf, in grains: how far they are from 8, and their term.
 * @param number in grains; undefined for who is silent, or has said nothing about this factor: as 8
 */
export function contribution(
  { termKey }: Pick<Counted, 'termKey'>,
  number: number | undefined,
  draw: Draw,
  factor?: string,
): number {
  const ofFactor = factor === undefined ? 0 : personFactorTerm(draw, termKey, factor);
  return fromMiddle(number) + personTerm(draw, termKey) + ofFactor;
}

/** How far a number is from 8, in grains. @param number undefined for none: as 8 */
export const fromMiddle = (number: number | undefined) => (number ?? MIDDLE) - MIDDLE;

/** The sum of every place, in grains: of its own leaf and of those inside it. */
export function placeSums(
  { list, subject, places, added, constants }: WeekSum,
  draw: Draw,
): ReadonlyMap<string, number> {
  const here = Map.groupBy(added, ({ leaf }) => leaf);
  return sumsOfLeaves(places, (leaf) => {
    const people = (here.get(leaf) ?? []).reduce((sum, { grains }) => sum + grains, 0);
    const terms = leafTerm(draw, leaf, list) + weekTerm(draw, leaf, subject);
    return (constants.get(leaf) ?? 0) + people + terms;
  });
}

/** For each place, the sum of something over the leaves in it. */
export function sumsOfLeaves(
  places: readonly TreePlace[],
  of: (leaf: string) => number,
): ReadonlyMap<string, number> {
  const parents = new Map(places.map(({ id, parentId }) => [id, parentId]));
  const sums = new Map(places.map(({ id }) => [id, 0]));
  for (const { id: leaf, listed } of places) {
    if (listed === 0) continue;
    const amount = of(leaf);
    for (let id: string | undefined = leaf; id !== undefined; id = parents.get(id)) {
      sums.set(id, (sums.get(id) ?? 0) + amount);
    }
  }
  return sums;
}

/**
 * The share of the listed who count, in twentieths, with its secret terms; undefined where it is under a half:
 * then nothing is told of the company as long as the list holds.
 */
export function companyRate(
  { counted, listed }: { readonly counted: number; readonly listed: number },
  { company, list }: { readonly company: string; readonly list: ParisDay },
  draw: Draw,
): number | undefined {
  const noisy = counted + rateTerm(draw, company, list) / THOUSANDTHS + 25.5;
  const twentieths = Math.round((noisy / (listed + 30)) * TWENTIETHS);
  return twentieths < LEAST_TWENTIETHS ? undefined : Math.min(TWENTIETHS, twentieths);
}

/** How a rate is told: for the whole company, once a list, and in no number. */
export const RATES = ['under-half', 'over-half', 'most'] as const;
export type Rate = (typeof RATES)[number];

export function publishedRate(twentieths: number | undefined): Rate {
  if (twentieths === undefined) return 'under-half';
  return twentieths < MOST_TWENTIETHS ? 'over-half' : 'most';
}

/** A place's number before rounding, in grains. @param listed in it and inside it @param rate twentieths */
export function exactGrains(sum: number, listed: number, rate: number): number {
  return MIDDLE + (sum * TWENTIETHS) / (listed * rate);
}

/** Points on the scale of 1 to 15, in halves, as they are told. */
export function publishedPoints(grains: number): number {
  const rounded = Math.round(grains / STEP) * STEP;
  return Math.min(HIGHEST, Math.max(LOWEST, rounded)) / GRAINS_A_POINT;
}

/** What a place was before a new list began, and after. */
export interface ListChange {
  /** The thread of the last week of the old list, unrounded, in grains. */
  readonly threadBefore: number;
  /** Of everybody who counts in that place in both lists: the sum of their steps in the first week. */
  readonly step: number;
  /** How many people are listed there in both lists. */
  readonly listedInBoth: number;
  /** Terms of the week of all leaves of the place, in grains: of the last week before, and of this one. */
  readonly weekTermsBefore: number;
  readonly weekTermsNow: number;
  /** The score of this week, unrounded, in grains. */
  readonly score: number;
  /** Twentieths. */
  readonly rate: number;
}

/**
 * What is added to scores to make them the thread, as long as the new list holds; undefined where fewer are
 * listed in both than may be told: the thread begins anew there, with nothing added.
 */
export function threadOffset(change: ListChange, leastInBoth: number): number | undefined {
  const { threadBefore, step, listedInBoth, weekTermsBefore, weekTermsNow, score, rate } = change;
  if (listedInBoth < leastInBoth) return undefined;
  const moved = step + weekTermsNow - weekTermsBefore;
  return threadBefore + (moved * TWENTIETHS) / (listedInBoth * rate) - score;
}

/** Whether a leaf lies in a place, or is it. */
export function inside(places: readonly TreePlace[]): (leaf: string, placeId: string) => boolean {
  const parents = new Map(places.map(({ id, parentId }) => [id, parentId]));
  return (leaf, placeId) => {
    for (let id: string | undefined = leaf; id !== undefined; id = parents.get(id)) {
      if (id === placeId) return true;
    }
    return false;
  };
}
