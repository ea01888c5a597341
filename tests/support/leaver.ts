import { createHmac } from 'node:crypto';
import { addDays } from '#basics/dates.ts';
import {
  nextRoster,
  type PlaceRoster,
  type Present,
  type Seat,
} from '#listening/rules/next-roster.ts';
import { GRAINS_A_POINT } from '#listening/rules/qvct-score.ts';
import { type Draw, releasedCells } from '#listening/rules/released-cells.ts';
import { MIDDLE, normal, onScale, type Random, Tally } from './attacker.ts';

const K = 8;
const TEAM = 9;
const LOW = 5;
const HIGH = 11;
const PEOPLE_DEVIATION = 3;
const WEEK_DEVIATION = 1.5;
const DUMMY_POINTS = 8;
const FIRST_MONDAY = '2024-01-01';
const PARENTS = new Map<string, string | undefined>([
  ['company', undefined],
  ['team', 'company'],
]);

export type Plan = {
  /** Before somebody leaves, and as many after. */
  readonly weeks: number;
  /** HR keeps a made-up colleague in the team and has another take its place that often; 0: never. */
  readonly togglesEvery: number;
  /** Without the secret terms, to see that this is an attack. */
  readonly isControl?: boolean;
};

/**
 * Somebody leaves a team of nine, who said 5 all along, or 11. Whoever reads the numbers knows what
 * the others usually say, and compares what was told before with what is told after: by the real
 * rules of who is counted and what is told.
 */
export function attackLeavers(runs: number, plan: Plan, random: Random): Tally {
  const tally = new Tally();
  for (let run = 0; run < runs; run += 1) {
    const isHigh = random() < 0.5;
    const evidence = compare(isHigh ? HIGH : LOW, plan, `${run} ${random()}`, random);
    tally.add(evidence, isHigh);
  }
  return tally;
}

/** How far the sum of the team was from what the middle would give; undefined when never told. */
function compare(
  leaverSays: number,
  { weeks, togglesEvery, isControl = false }: Plan,
  key: string,
  random: Random,
): number | undefined {
  const draw: Draw = (...words) =>
    isControl ? MIDDLE : createHmac('sha512', key).update(words.join('\0')).digest();
  const usual = new Map<string, number>([['leaver', leaverSays]]);
  for (let at = 1; at < TEAM; at += 1) {
    usual.set(`p${at}`, onScale(8 + PEOPLE_DEVIATION * normal(random)));
  }
  let roster: { seats: readonly Seat[]; rosters: readonly PlaceRoster[] } = {
    seats: [],
    rosters: [],
  };
  const sums: { before: number[]; after: number[] } = { before: [], after: [] };
  for (let week = 0; week < 2 * weeks; week += 1) {
    const dummy = togglesEvery > 0 ? `dummy${Math.floor(week / togglesEvery)}` : undefined;
    const people = [...usual.keys()].filter((name) => name !== 'leaver' || week < weeks);
    const present = [...people, ...(dummy === undefined ? [] : [dummy])].map(
      (pseudonym): Present => ({ pseudonym, placeId: 'team', mayCount: true }),
    );
    const monday = addDays(FIRST_MONDAY, 7 * week);
    roster = nextRoster({ monday, ...roster, present, parents: PARENTS, k: K });
    const told = tell(roster, monday, usual, draw, random);
    if (!told) continue;
    // What the attacker knows is taken off: the others, and the made-up colleague.
    const known = told.counted
      .filter((name) => name !== 'leaver')
      .reduce((sum, name) => sum + (usual.get(name) ?? DUMMY_POINTS), 0);
    sums[week < weeks ? 'before' : 'after'].push(told.points * told.counted.length - known);
  }
  if (sums.before.length === 0 || sums.after.length === 0) return undefined;
  return mean(sums.before) - mean(sums.after) - (LOW + HIGH) / 2;
}

function tell(
  { seats, rosters }: { seats: readonly Seat[]; rosters: readonly PlaceRoster[] },
  monday: string,
  usual: ReadonlyMap<string, number>,
  draw: Draw,
  random: Random,
): { points: number; counted: readonly string[] } | undefined {
  const place = (id: string, parentId: string | undefined, asked: number) => {
    const roster = rosters.find(({ placeId }) => placeId === id);
    return {
      id,
      parentId,
      asked,
      rosterVersion: roster?.version ?? 0,
      isChanged: false,
      isQuiet: roster?.quietUntil !== undefined && monday < roster.quietUntil,
    };
  };
  const answerers = seats.map(({ pseudonym, placeId }) => {
    const points = usual.has(pseudonym)
      ? onScale((usual.get(pseudonym) ?? 0) + WEEK_DEVIATION * normal(random))
      : DUMMY_POINTS;
    return { pseudonym, placeId, grains: Math.round(points * GRAINS_A_POINT) };
  });
  const cells = releasedCells(
    {
      subject: `score ${monday}`,
      places: [place('company', undefined, 0), place('team', 'company', seats.length)],
      answerers,
      k: K,
    },
    draw,
  );
  const cell = cells.find(({ placeId }) => placeId === 'team');
  return cell && { points: cell.points, counted: seats.map(({ pseudonym }) => pseudonym) };
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
