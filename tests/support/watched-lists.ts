import { createHmac } from 'node:crypto';
import { addDays, type ParisDay } from '#basics/dates.ts';
import { FACTORS } from '#listening/rules/daily-question.ts';
import {
  closeWeek,
  factorPoints,
  type ListState,
  makeList,
  type Numbers,
  type PublishedPlace,
} from '#listening/rules/list-state.ts';
import { factorPeriodEnding, nextListMonday } from '#listening/rules/listening-list.ts';
import { nextNumbers } from '#listening/rules/person-number.ts';
import { TWENTIETHS } from '#listening/rules/published-week.ts';
import { GRAINS_A_POINT } from '#listening/rules/qvct-score.ts';
import {
  type Draw,
  LEAF_DEVIATION,
  personTerm,
  WEEK_DEVIATION,
} from '#listening/rules/secret-terms.ts';
import { MIDDLE, normal, type Random } from './attacker.ts';
import type { Plan, Who } from './employer-plans.ts';
import type { Reading } from './likelihood.ts';

export const TARGET = 'target';

const WEEKS_A_LIST = 13;
const FIRST_LIST: ParisDay = '2026-10-05';
/** Of a new company, eight weeks before that of the quarter. */
const EARLY_LIST: ParisDay = '2026-08-10';
const EARLY_WEEKS = 8;
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
  const lengths = weeksOfLists(plan, weeks);
  const lists = lengths.length;
  const everybody = [
    { kind: 'target' as const, at: 0, name: TARGET, usual: target.says },
    ...colleaguesOf(plan, random),
  ];
  const world: World = { plan, lists, target, everybody, random, draw };
  let numbers: Numbers = new Map();
  const readings: Reading[] = [];
  let before: ListState | undefined;
  let monday: ParisDay = plan.isNew ? EARLY_LIST : FIRST_LIST;
  for (let list = 0; list < lists; list += 1) {
    const begun = beginList(world, list, monday);
    // Whoever counts has answered before the list begins.
    numbers = new Map([...usualNumbers(begun, world), ...numbers]);
    const quarter = liveThrough(world, list, { begun, before, numbers, weeks: lengths[list] ?? 0 });
    readings.push(...readingsOf(quarter, world));
    numbers = quarter.numbers;
    before = quarter.end;
    monday = nextListMonday(monday);
  }
  return readings;
}

/** How many weeks of each list are seen. */
function weeksOfLists({ isNew }: Plan, weeks: number): readonly number[] {
  const early = isNew ? EARLY_WEEKS : 0;
  const whole = isNew
    ? Math.floor((weeks - early) / WEEKS_A_LIST)
    : Math.round(weeks / WEEKS_A_LIST);
  const left = isNew ? weeks - early - whole * WEEKS_A_LIST : 0;
  const all = [
    early,
    ...Array.from({ length: Math.max(isNew ? 0 : 2, whole) }, () => WEEKS_A_LIST),
    left,
  ];
  return all.filter((each) => each > 0);
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
  readonly weeks: readonly (readonly PublishedPlace[])[];
  /** What each time of four weeks told of each factor, in points by place. */
  readonly factors: readonly ReadonlyMap<string, number>[];
};

function liveThrough(
  { plan, lists, target, everybody, random, draw }: World,
  list: number,
  {
    begun,
    before,
    numbers: atFirst,
    weeks: seen,
  }: { begun: ListState; before: ListState | undefined; numbers: Numbers; weeks: number },
): Quarter {
  let state = begun;
  let numbers = atFirst;
  const factors: ReadonlyMap<string, number>[] = [];
  const weeks = Array.from({ length: seen }, (_, week) => {
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
    // People say of each factor what they say of all else.
    const isTold = factorPeriodEnding(monday, begun.list) !== undefined;
    for (const factor of isTold ? FACTORS : [])
      factors.push(factorPoints(state, factor, monday, numbers, draw));
    return closed.told;
  });
  return { end: state, numbers, weeks, factors };
}

function readingsOf({ end, weeks, factors }: Quarter, { everybody, draw }: World): Reading[] {
  const { rate } = end;
  if (rate === undefined) return [];
  const known = new Map(everybody.map((person) => [person.name, person]));
  return [...end.told].flatMap(([placeId, listed]) => {
    const namesIn = (all: Iterable<readonly [string, string]>) =>
      [...all].flatMap(([name, leaf]) => (leaf === placeId && name !== TARGET ? [name] : []));
    const others = namesIn(end.members);
    const hasTarget = end.members.get(TARGET) === placeId;
    // Of places with none of them there is nothing to learn; the company says what its leaves say.
    if (!hasTarget && !others.some((name) => known.has(name))) return [];
    const counted = namesIn(end.counted.map(({ pseudonym, leaf }) => [pseudonym, leaf] as const));
    const divisor = (listed * rate) / TWENTIETHS;
    const usual = counted.reduce((total, name) => total + (known.get(name)?.usual ?? 8) - 8, 0);
    const terms = others.reduce((total, name) => total + personTerm(draw, name), 0);
    const honest = counted.filter((name) => known.get(name)?.kind === 'honest').length;
    const weekly = WEEK_DEVIATION ** 2 + ROUNDING_VARIANCE * divisor ** 2;
    const reading = (subject: Reading['subject'], said: readonly number[]): Reading => ({
      subject,
      leaf: `${placeId} ${end.list}`,
      rest: (mean(said) - 8) * divisor - usual,
      others,
      terms: terms / GRAINS_A_POINT,
      hasTarget,
      leafVariance: LEAF_DEVIATION ** 2 + honest * HONEST_WEEK_DEVIATION ** 2,
      variance: weekly / said.length,
    });
    const scores = weeks.map((told) => told.find((place) => place.placeId === placeId)?.score ?? 8);
    const ofFactors = factors.map((told) => told.get(placeId) ?? 8);
    return [
      reading('score', scores),
      ...(ofFactors.length > 0 ? [reading('factors', ofFactors)] : []),
    ];
  });
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

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
