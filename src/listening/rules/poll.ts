/**
 * The rule: of a question that everybody was asked together it is told, once, after it closed, which share chose
 * what, in tens of percent, from sixty listed people on. Who answered is in exactly one part of the company; each
 * choice of each part has a term on its count, drawn for that question. One person in four, for ever and known to
 * nobody, is not counted: so nobody is sure that somebody’s answer is in what is told, however often a question
 * comes again. Whether somebody counts hangs on no order and no wording of the choices: a side that is turned, or
 * an answer that is exchanged, by the place of a choice would show through as soon as the choices are permuted.
 */
import { disclosedPlaces } from './disclosed-places.ts';
import { NOISE_BYTES, noiseGrains } from './keyed-noise.ts';
import { LEAST_LISTED_FOR_SHARES } from './outside-share.ts';
import { publishedRate, type Rate, type TreePlace, TWENTIETHS } from './published-week.ts';
import type { Draw } from './secret-terms.ts';

export const LEAST_CHOICES = 2;
export const MOST_CHOICES = 5;
/** Standard deviation of the term on each count, in people. */
export const CHOICE_DEVIATION = 4;
/** The share of people who are not counted, for ever. */
export const UNCOUNTED = 0.25;
/** In percent, for ever: whoever knows all else knows the answers of those who are counted, and guesses the others'. */
export const MOST_RIGHT_OF_POLLS = 100 * (1 - UNCOUNTED / 2);
const BYTE = 256;
const THOUSANDTHS = 1_000;
/** Two more than a threshold is what a place needs (`disclosed-places`). */
const THRESHOLD = LEAST_LISTED_FOR_SHARES - 2;
const LEAST_TWENTIETHS = 10;
const REST = 'rest';

/** A place of which a question is told, with the parts that it is the sum of. */
export interface PollPlace {
  readonly id: string;
  /** In it and inside it. */
  readonly listed: number;
  readonly parts: readonly string[];
}

/** What somebody chose. */
export interface Chosen {
  /** What they are known by for ever, the same in every company. */
  readonly termKey: string;
  /** Where they are on the list. */
  readonly leaf: string;
  /** From 1. */
  readonly choice: number;
}

export interface Poll {
  readonly id: string;
  readonly choices: number;
}

/** What is told of a question in one place. */
export interface PublishedPoll {
  readonly placeId: string;
  readonly listed: number;
  /** Of how many parts with terms of their own it is the sum. */
  readonly parts: number;
  /** How many of the listed answered, in a word. */
  readonly rate: Rate;
  /** Of those who answered, in tens of percent, by choice. */
  readonly percents: readonly number[];
}

/**
 * Where a question is told: the company and its large sites, from the employer's list alone.
 * @param places of the list that holds
 */
export function pollPlaces(places: readonly TreePlace[]): readonly PollPlace[] {
  const company = places.find(({ parentId }) => parentId === undefined);
  if (!company) return [];
  const siteOf = sitesOf(places, company.id);
  const sizes = new Map<string, number>();
  for (const { id, listed } of places) {
    const site = siteOf.get(id) ?? company.id;
    sizes.set(site, (sizes.get(site) ?? 0) + listed);
  }
  const tree = [...sizes].map(([id, listed]) => ({
    id,
    parentId: id === company.id ? undefined : company.id,
    listed,
  }));
  const told = disclosedPlaces(tree, THRESHOLD);
  const whole = told.get(company.id);
  if (whole === undefined) return [];
  const sites = [...told].filter(([id]) => id !== company.id);
  const rest = sites.reduce((left, [, listed]) => left - listed, whole);
  const parts = [...sites.map(([id]) => id), ...(rest > 0 ? [REST] : [])];
  return [
    { id: company.id, listed: whole, parts },
    ...sites.map(([id, listed]) => ({ id, listed, parts: [id] })),
  ];
}

/** What is told of a question, by place; nothing where too few people are listed. */
export function publishedPoll(
  poll: Poll,
  places: readonly TreePlace[],
  chosen: readonly Chosen[],
  draw: Draw,
): readonly PublishedPoll[] {
  const counts = partCounts(poll, places, chosen, draw);
  return pollPlaces(places).map(({ id: placeId, listed, parts }) => {
    const sums = Array.from({ length: poll.choices }, (_, at) =>
      parts.reduce((sum, part) => sum + (counts.get(part)?.[at] ?? 0), 0),
    );
    return { placeId, listed, parts: parts.length, ...sharesOf(sums, listed) };
  });
}

/** The counts of each part with their terms on them, by choice, in people: from nothing else anything is told. */
export function partCounts(
  { id, choices }: Poll,
  places: readonly TreePlace[],
  chosen: readonly Chosen[],
  draw: Draw,
): ReadonlyMap<string, readonly number[]> {
  const [company, ...sites] = pollPlaces(places);
  if (!company) return new Map();
  const told = new Set(sites.map((site) => site.id));
  const siteOf = sitesOf(places, company.id);
  const partOf = (leaf: string) => {
    const site = siteOf.get(leaf);
    return site !== undefined && told.has(site) ? site : REST;
  };
  const counted = chosen.filter(({ termKey }) => isCounted(termKey, draw));
  return new Map(
    company.parts.map((part) => [
      part,
      Array.from({ length: choices }, (_, at) => {
        const people = counted.filter(
          ({ leaf, choice }) => choice === at + 1 && partOf(leaf) === part,
        ).length;
        return people + choiceTerm(draw, [id, part, String(at + 1)]);
      }),
    ]),
  );
}

/** Whether the answers of somebody are counted, for ever: in every question, of every company. */
export function isCounted(termKey: string, draw: Draw): boolean {
  return (draw('poll-counted', termKey)[0] ?? 0) >= UNCOUNTED * BYTE;
}

function choiceTerm(draw: Draw, words: readonly string[]): number {
  const bytes = draw('poll', ...words).subarray(0, NOISE_BYTES);
  return noiseGrains(bytes, CHOICE_DEVIATION * THOUSANDTHS) / THOUSANDTHS;
}

function sharesOf(
  sums: readonly number[],
  listed: number,
): Pick<PublishedPoll, 'rate' | 'percents'> {
  const answers = sums.reduce((all, each) => all + each, 0) / (1 - UNCOUNTED);
  const twentieths = Math.round((answers / listed) * TWENTIETHS);
  // A term may push a count under nothing.
  const people = sums.map((each) => Math.max(0, each));
  const all = people.reduce((sum, each) => sum + each, 0);
  return {
    rate: publishedRate(twentieths < LEAST_TWENTIETHS ? undefined : twentieths),
    percents: people.map((each) =>
      all === 0 ? Math.round(10 / sums.length) * 10 : Math.round((each / all) * 10) * 10,
    ),
  };
}

/** The site that each place lies in, or is. */
function sitesOf(places: readonly TreePlace[], companyId: string): ReadonlyMap<string, string> {
  const parents = new Map(places.map(({ id, parentId }) => [id, parentId]));
  return new Map(
    places.flatMap(({ id }) => {
      if (id === companyId) return [];
      let site = id;
      for (let up = parents.get(site); up !== undefined && up !== companyId; up = parents.get(up))
        site = up;
      return [[id, site] as const];
    }),
  );
}

/** How many of the listed answered at least, where a word is told. */
const LEAST_SHARES: Readonly<Record<Rate, number>> = {
  'under-half': 0.25,
  'over-half': 0.5,
  most: 0.8,
};
const ROUNDING_VARIANCE = 10 ** 2 / 12;

/**
 * How far a share may be off, in points of percent, nineteen times in twenty, for a choice of half of those who
 * answered: terms, people who are not counted, rounding. Where few answered it says little.
 */
export function pollMargin({
  listed,
  parts,
  rate,
}: Pick<PublishedPoll, 'listed' | 'parts' | 'rate'>): number {
  const answers = listed * LEAST_SHARES[rate];
  const terms = (parts * CHOICE_DEVIATION ** 2) / (answers * (1 - UNCOUNTED)) ** 2;
  const people = (0.25 * UNCOUNTED) / (1 - UNCOUNTED) / answers;
  const deviation = Math.sqrt(10_000 * (terms * (MOST_CHOICES / 4) + people) + ROUNDING_VARIANCE);
  return Math.min(50, Math.ceil((1.96 * deviation) / 5) * 5);
}
