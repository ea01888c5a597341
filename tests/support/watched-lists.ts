import { createHmac } from 'node:crypto';
import { addDays, type ParisDay } from '#basics/dates.ts';
import {
  closeWeek,
  type ListState,
  makeList,
  type Numbers,
  type ToldPlace,
} from '#listening/rules/list-state.ts';
import { nextListMonday } from '#listening/rules/listening-list.ts';
import { nextNumbers } from '#listening/rules/person-number.ts';
import { GRAINS_A_POINT } from '#listening/rules/qvct-score.ts';
import {
  type Draw,
  LEAF_DEVIATION,
  personTerm,
  WEEK_DEVIATION,
} from '#listening/rules/secret-terms.ts';
import { TWENTIETHS } from '#listening/rules/told-week.ts';
import { MIDDLE, normal, type Random } from './attacker.ts';

/** What an employer does with their list while they watch one person. */
export interface Plan {
  readonly name: string;
  /** Accomplices: they always answer 8. */
  readonly accomplices: number;
  /** Honest colleagues, whose usual answer is known, and whose weeks differ from it. */
  readonly honest: number;
  /** Invented ones, who never answer. */
  readonly invented: number;
  /** In which leaf somebody is listed in this list; undefined for nowhere. */
  readonly where: (who: Who, list: number, lists: number) => string | undefined;
  /** Weeks in which the target is away, out of ten. */
  readonly away?: number;
}

/** Somebody of that company. */
export type Who = {
  readonly kind: 'target' | 'accomplice' | 'honest' | 'invented';
  readonly at: number;
};

export const TARGET = 'target';

const stays = () => 'a';
const isOut = (list: number) => list % 2 === 1;

/** The seven plans of the design, the worst last. */
export const PLANS: readonly Plan[] = [
  { name: '7 in league, nothing moves', accomplices: 7, honest: 0, invented: 2, where: stays },
  {
    name: 'known absences, 13 honest colleagues',
    accomplices: 0,
    honest: 13,
    invented: 0,
    away: 3,
    where: stays,
  },
  {
    name: '11 in league by turns, absences',
    accomplices: 11,
    honest: 0,
    invented: 6,
    away: 3,
    where: ({ kind, at }, list) => (kind === 'accomplice' && (at + list) % 3 === 0 ? 'b' : 'a'),
  },
  {
    name: 'leaves, 8 honest colleagues, invented ones come and go',
    accomplices: 0,
    honest: 8,
    invented: 6,
    where: ({ kind, at }, list, lists) => {
      if (kind === 'target') return list < lists / 2 ? 'a' : undefined;
      return kind === 'invented' && (at + list) % 2 === 0 ? undefined : 'a';
    },
  },
  {
    name: 'leaves, a new team with every list',
    accomplices: 0,
    honest: 9,
    invented: 2,
    where: ({ kind }, list, lists) =>
      kind === 'target' && list >= lists / 2 ? undefined : `team-${list}`,
  },
  {
    name: '21 in league, in and out of the team',
    accomplices: 21,
    honest: 0,
    invented: 0,
    where: ({ kind }, list) => (kind === 'target' && isOut(list) ? 'elsewhere' : 'a'),
  },
  {
    name: '21 in league, moved there and back, all told things',
    accomplices: 21,
    honest: 0,
    invented: 0,
    where: ({ kind, at }, list) => {
      if (kind === 'target') return isOut(list) ? 'elsewhere' : 'a';
      return (at + (list >> 1)) % 2 === 0 ? 'a' : 'b';
    },
  },
];

/** What a list told of the sum of one leaf, on the mean of its weeks, less what is known of it: in points. */
export interface Reading {
  readonly rest: number;
  /** Whose terms are in it, beside the target’s; */
  readonly others: readonly string[];
  /** and their sum, for an employer to whom they would be known. */
  readonly terms: number;
  /** Whether the target is listed there. */
  readonly hasTarget: boolean;
  /** Of what belongs to this reading alone. */
  readonly variance: number;
}

const WEEKS_A_LIST = 13;
const FIRST_LIST: ParisDay = '2026-10-05';
const HONEST_DEVIATION = 3;
const HONEST_WEEK_DEVIATION = 1.5;
const ROUNDING_VARIANCE = 0.25 / 12;

/** What the target does: what they always answer, and in which lists they answer at all. */
export interface Target {
  readonly says: number;
  readonly answers: (list: number, lists: number) => boolean;
}

type Colleague = Who & { readonly name: string; readonly usual: number };

/** One life of a company by the product’s own rules, with the made-up numbers that belong to it. */
type World = {
  readonly plan: Plan;
  readonly lists: number;
  readonly target: Target;
  readonly everybody: readonly Colleague[];
  readonly random: Random;
  readonly draw: Draw;
};

/** Lives through so many weeks, and keeps what an employer who knows all but the target makes of them. */
export function watch(
  plan: Plan,
  weeks: number,
  target: Target,
  { random, draw }: { readonly random: Random; readonly draw: Draw },
): readonly Reading[] {
  const lists = Math.max(2, Math.round(weeks / WEEKS_A_LIST));
  const everybody = [
    { kind: 'target' as const, at: 0, name: TARGET, usual: target.says },
    ...colleaguesOf(plan, random),
  ];
  const world: World = { plan, lists, target, everybody, random, draw };
  let numbers: Numbers = new Map();
  const readings: Reading[] = [];
  let before: ListState | undefined;
  let monday = FIRST_LIST;
  for (let list = 0; list < lists; list += 1) {
    const begun = beginList(world, list, monday);
    // Whoever counts has answered before the list begins.
    numbers = new Map([...usualNumbers(begun, world), ...numbers]);
    const quarter = liveThrough(world, list, { begun, before, numbers });
    readings.push(...readingsOf(quarter, world));
    numbers = quarter.numbers;
    before = quarter.end;
    monday = nextListMonday(monday);
  }
  return readings;
}

function colleaguesOf(plan: Plan, random: Random): readonly Colleague[] {
  const of = (kind: Who['kind'], count: number, usual: () => number) =>
    Array.from({ length: count }, (_, at) => ({ kind, at, name: `${kind}-${at}`, usual: usual() }));
  const usually = () => Math.min(13, Math.max(3, 8 + HONEST_DEVIATION * normal(random)));
  return [
    ...of('accomplice', plan.accomplices, () => 8),
    ...of('honest', plan.honest, usually),
    ...of('invented', plan.invented, () => 8),
  ];
}

function beginList(
  { plan, lists, target, everybody, draw }: World,
  list: number,
  monday: ParisDay,
): ListState {
  const listed = everybody.flatMap((person) => {
    const placeId = plan.where(person, list, lists);
    return placeId === undefined ? [] : [{ ...person, placeId }];
  });
  // A large team beside them keeps the company’s rate where it is, and one takes in whoever is sent away.
  const beside = [
    ...Array.from({ length: 60 }, (_, at) => ({ name: `beside-${at}`, placeId: 'beside' })),
    ...Array.from({ length: 12 }, (_, at) => ({ name: `elsewhere-${at}`, placeId: 'elsewhere' })),
  ];
  const ids = new Set([...listed, ...beside].map(({ placeId }) => placeId));
  const lately = [addDays(monday, -7), addDays(monday, -14)];
  const answering = listed.filter(
    ({ kind }) => kind !== 'invented' && (kind !== 'target' || target.answers(list, lists)),
  );
  return makeList(
    monday,
    {
      tree: [
        { id: 'company', parentId: undefined },
        ...[...ids].map((id) => ({ id, parentId: 'company' })),
      ],
      present: [...listed, ...beside].map(({ name, placeId }) => ({
        member: name,
        pseudonym: name,
        termKey: name,
        placeId,
      })),
      threshold: 8,
    },
    new Map([...answering, ...beside].map(({ name }) => [name, lately])),
    draw,
  );
}

/** What people who count say, until they say something else; those of the large team say 8. */
function usualNumbers({ counted }: ListState, { everybody }: World): Numbers {
  const usual = new Map(everybody.map((person) => [person.name, person.usual]));
  return new Map(
    counted.map(({ pseudonym }) => [pseudonym, (usual.get(pseudonym) ?? 8) * GRAINS_A_POINT]),
  );
}

type Quarter = {
  readonly end: ListState;
  readonly numbers: Numbers;
  readonly weeks: readonly (readonly ToldPlace[])[];
};

function liveThrough(
  { plan, lists, target, everybody, random, draw }: World,
  list: number,
  {
    begun,
    before,
    numbers: atFirst,
  }: { begun: ListState; before: ListState | undefined; numbers: Numbers },
): Quarter {
  let state = begun;
  let numbers = atFirst;
  const weeks = Array.from({ length: WEEKS_A_LIST }, (_, week) => {
    const answers = new Map(
      everybody.flatMap((person): [string, number][] => {
        if (person.kind === 'invented') return [];
        const isAway = person.kind === 'target' && random() * 10 < (plan.away ?? 0);
        if (isAway || (person.kind === 'target' && !target.answers(list, lists))) return [];
        const drift = person.kind === 'honest' ? HONEST_WEEK_DEVIATION * normal(random) : 0;
        return [[person.name, (person.usual + drift) * GRAINS_A_POINT]];
      }),
    );
    const after = nextNumbers(numbers, answers);
    const monday = addDays(begun.list, 7 * week);
    const closed = closeWeek(state, before, monday, { before: numbers, after }, draw);
    state = closed.state;
    numbers = after;
    return closed.told;
  });
  return { end: state, numbers, weeks };
}

function readingsOf({ end, weeks }: Quarter, { everybody, draw }: World): Reading[] {
  const { rate } = end;
  if (rate === undefined) return [];
  const known = new Map(everybody.map((person) => [person.name, person]));
  return [...end.told].flatMap(([placeId, listed]) => {
    const counted = end.counted.filter(({ leaf }) => leaf === placeId);
    const others = counted.map(({ pseudonym }) => pseudonym).filter((name) => name !== TARGET);
    const hasTarget = end.members.get(TARGET) === placeId;
    // Of places with none of them there is nothing to learn; the company says what its leaves say.
    if (!hasTarget && !others.some((name) => known.has(name))) return [];
    const divisor = (listed * rate) / TWENTIETHS;
    const said = weeks.map((told) => told.find((place) => place.placeId === placeId)?.score ?? 8);
    const sum = (said.reduce((total, score) => total + score, 0) / said.length - 8) * divisor;
    const usual = others.reduce((total, name) => total + (known.get(name)?.usual ?? 8) - 8, 0);
    const terms = others.reduce((total, name) => total + personTerm(draw, name), 0);
    const honest = others.filter((name) => known.get(name)?.kind === 'honest').length;
    const weekly = WEEK_DEVIATION ** 2 + ROUNDING_VARIANCE * divisor ** 2;
    const variance =
      LEAF_DEVIATION ** 2 + weekly / weeks.length + honest * HONEST_WEEK_DEVIATION ** 2;
    return [{ rest: sum - usual, others, terms: terms / GRAINS_A_POINT, hasTarget, variance }];
  });
}

/** What only the holder of a key can compute; `isControl`: without the terms of people. */
export function drawFrom(key: string, isControl = false): Draw {
  const drawn = new Map<string, Uint8Array>();
  return (...words) => {
    if (isControl && words[0] === 'person') return MIDDLE;
    const text = words.join('\0');
    const bytes = drawn.get(text) ?? createHmac('sha512', key).update(text).digest();
    drawn.set(text, bytes);
    return bytes;
  };
}
