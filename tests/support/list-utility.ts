import { addDays } from '#basics/dates.ts';
import {
  closeWeek,
  makeList,
  type Numbers,
  type PublishedPlace,
} from '#listening/rules/list-state.ts';
import { nextNumbers } from '#listening/rules/person-number.ts';
import { GRAINS_A_POINT } from '#listening/rules/qvct-score.ts';
import { normal, type Random } from './attacker.ts';
import { drawFrom } from './watched-lists.ts';

const LIST = '2026-10-05';
const WEEKS = 13;
const PEOPLE_DEVIATION = 3;
const WEEK_DEVIATION = 1.5;
const ANSWERING = 0.8;

/** Standard deviations of what is told from what is so, in points. */
export interface Utility {
  readonly score: number;
  readonly sevenDays: number;
  readonly thirtyDays: number;
}

/** How true the figures of a company are whose people do not change, in one list. @param leaves of equal size */
export function utilityOf(listed: number, leaves: number, runs: number, random: Random): Utility {
  const errors = { score: [] as number[], sevenDays: [] as number[], thirtyDays: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    const { told, usual } = live(listed, leaves, `${listed} ${run} ${random()}`, random);
    const last = told.at(-1);
    if (!last) continue;
    errors.score.push(last.score - usual);
    const threads = told.map(({ thread }) => thread);
    errors.sevenDays.push((threads.at(-1) ?? 0) - (threads.at(-2) ?? 0));
    errors.thirtyDays.push(mean(threads.slice(-4)) - mean(threads.slice(-8, -4)));
  }
  return {
    score: deviation(errors.score),
    sevenDays: deviation(errors.sevenDays),
    thirtyDays: deviation(errors.thirtyDays),
  };
}

function live(listed: number, leaves: number, key: string, random: Random) {
  const people = Array.from({ length: listed }, (_, at) => ({
    name: `p${at}`,
    leaf: `leaf-${at % leaves}`,
    usual: Math.min(13, Math.max(3, 8 + PEOPLE_DEVIATION * normal(random))),
  }));
  const draw = drawFrom(key);
  const present = people.map(({ name, leaf }) => ({
    member: name,
    pseudonym: name,
    termKey: `${key} ${name}`,
    placeId: leaf,
  }));
  const tree = [
    { id: 'company', parentId: undefined },
    ...Array.from({ length: leaves }, (_, at) => ({ id: `leaf-${at}`, parentId: 'company' })),
  ];
  const answered = [addDays(LIST, -7), addDays(LIST, -14)];
  let state = makeList(
    LIST,
    { tree, present, threshold: 8 },
    new Map(people.map(({ name }) => [name, answered])),
    draw,
  );
  let numbers: Numbers = new Map(people.map(({ name, usual }) => [name, grains(usual)]));
  const told: PublishedPlace[] = [];
  for (let week = 0; week < WEEKS; week += 1) {
    const said = new Map(
      people
        .filter(() => random() < ANSWERING)
        .map(({ name, usual }) => [name, grains(usual + WEEK_DEVIATION * normal(random))]),
    );
    const after = nextNumbers(numbers, said);
    const monday = addDays(LIST, 7 * week);
    const closed = closeWeek(state, undefined, monday, { before: numbers, after }, draw);
    state = closed.state;
    numbers = after;
    told.push(...closed.told.filter(({ placeId }) => placeId === 'company'));
  }
  return { told, usual: mean(people.map(({ usual }) => usual)) };
}

const grains = (points: number) => Math.round(Math.min(15, Math.max(1, points)) * GRAINS_A_POINT);
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]) => Math.sqrt(mean(values.map((value) => value ** 2)));
