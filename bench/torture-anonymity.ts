import { createHmac } from 'node:crypto';
import { GRAINS_A_POINT } from '#listening/rules/qvct-score.ts';
import {
  type Answerer,
  type Answers,
  type Draw,
  type ReleasedCell,
  releasedCells,
} from '#listening/rules/released-cells.ts';

const K = 8;
const LOW = 3;
const HIGH = 13;
const ANSWERING = 0.8;
/** How far a week is from what somebody usually says, and a person from the middle of the scale. */
const WEEK_DEVIATION = 1.5;
const PERSON_DEVIATION = 3;
/** What the attacker knows of the terms: their variances. */
const TERM_VARIANCE = 9;
const PLACE_VARIANCE = 2 * 25;
const ROUNDING_VARIANCE = 0.25 / 12;
const SURE = Math.log(0.95 / 0.05);

const SILENT: Draw = () => Uint8Array.from({ length: 48 }, (_, at) => (at % 8 < 4 ? 0x7f : 0x80));

type Attack = {
  readonly name: string;
  readonly hasTerms: boolean;
  /** Everybody but the target says what they answered. */
  readonly hasAccomplices: boolean;
};

const ATTACKS: readonly Attack[] = [
  { name: 'as designed', hasTerms: true, hasAccomplices: false },
  { name: 'as designed, all colleagues in league', hasTerms: true, hasAccomplices: true },
  { name: 'without the secret terms (control)', hasTerms: false, hasAccomplices: false },
  { name: 'the same, in league (control)', hasTerms: false, hasAccomplices: true },
];

type Random = () => number;
type World = {
  readonly closed: Answers;
  readonly usual: ReadonlyMap<string, number>;
  readonly target: Answerer;
  readonly isHigh: boolean;
};

/**
 * One closed week of many companies, each before an attacker who knows the method, who answered and
 * what everybody usually says, and must tell whether one person said 3 or 13. Without the terms, the
 * same attacker must do far better, or it is no attacker.
 */
export async function tortureAnonymity(runs: number, seed: number): Promise<void> {
  process.stdout.write(
    `${runs} companies, seed ${seed}, k = ${K}; blind guessing is right in 50 %\n`,
  );
  for (const attack of ATTACKS) {
    const random = randomFrom(seed);
    let told = 0;
    let right = 0;
    let sure = 0;
    for (let run = 0; run < runs; run += 1) {
      const world = newWorld(random);
      const cells = releasedCells(
        world.closed,
        attack.hasTerms ? keyedDraw(`${seed} ${run}`) : SILENT,
      );
      const evidence = evidenceFor(world, cells, attack);
      if (evidence === undefined) continue;
      told += 1;
      if (evidence > 0 === world.isHigh) right += 1;
      if (Math.abs(evidence) > SURE) sure += 1;
    }
    const percent = (count: number) => `${((100 * count) / told).toFixed(1)} %`;
    process.stdout.write(
      `${attack.name}: right ${percent(right)}, at least 95 % sure ${percent(sure)}, of ${told} whose place or company is told\n`,
    );
  }
}

function newWorld(random: Random): World {
  const teams = 2 + Math.floor(random() * 5);
  const usual = new Map<string, number>();
  const answerers: Answerer[] = [];
  const sizes: number[] = [];
  for (let team = 0; team < teams; team += 1) {
    const size = 2 + Math.floor(random() * 14);
    sizes.push(size);
    for (let person = 0; person < size; person += 1) {
      const pseudonym = `${team}-${person}`;
      const mean = onScale(8 + PERSON_DEVIATION * normal(random));
      usual.set(pseudonym, mean);
      if (random() > ANSWERING) continue;
      const points = onScale(mean + WEEK_DEVIATION * normal(random));
      answerers.push({ pseudonym, placeId: `team-${team}`, grains: points * GRAINS_A_POINT });
    }
  }
  const at = Math.floor(random() * answerers.length);
  const isHigh = random() < 0.5;
  const target = { ...(answerers[at] as Answerer), grains: (isHigh ? HIGH : LOW) * GRAINS_A_POINT };
  const unchanged = { rosterVersion: 1, isChanged: false, isQuiet: false };
  const places = [
    { id: 'company', parentId: undefined, asked: 0, ...unchanged },
    ...sizes.map((asked, team) => ({
      id: `team-${team}`,
      parentId: 'company',
      asked,
      ...unchanged,
    })),
  ];
  const closed = {
    subject: 'score 2026-W47',
    k: K,
    places,
    answerers: answerers.map((each, index) => (index === at ? target : each)),
  };
  return { closed, usual, target, isHigh };
}

/** The logarithm of how much likelier 13 is than 3, by linear inference; undefined when nothing is told. */
function evidenceFor(
  { closed: { answerers }, usual, target }: World,
  cells: readonly ReleasedCell[],
  { hasTerms, hasAccomplices }: Attack,
): number | undefined {
  const groups = cells.map(({ placeId }) =>
    answerers.filter((each) => placeId === 'company' || each.placeId === placeId),
  );
  if (!groups.some((group) => group.includes(target))) return undefined;
  const others = hasAccomplices ? 0 : WEEK_DEVIATION ** 2;
  const said = (each: Answerer) =>
    hasAccomplices ? each.grains / GRAINS_A_POINT : (usual.get(each.pseudonym) ?? 8);
  const covariance = groups.map((group, row) =>
    groups.map((other, column) => {
      const shared = group.filter((each) => other.includes(each));
      const own = Number(shared.includes(target));
      const people =
        (hasTerms ? TERM_VARIANCE : 0) * shared.length + others * (shared.length - own);
      const alone = (hasTerms ? PLACE_VARIANCE / group.length ** 2 : 0) + ROUNDING_VARIANCE;
      return people / (group.length * other.length) + (row === column ? alone : 0);
    }),
  );
  const difference = groups.map(
    (group) => Number(group.includes(target)) * ((HIGH - LOW) / group.length),
  );
  const surprise = groups.map((group, at) => {
    const known = group.reduce(
      (sum, each) => sum + (each === target ? (HIGH + LOW) / 2 : said(each)),
      0,
    );
    return (cells[at]?.points ?? 0) - known / group.length;
  });
  const weights = solve(covariance, difference);
  return weights.reduce((sum, weight, at) => sum + weight * (surprise[at] ?? 0), 0);
}

/** Solves `matrix · x = right` by elimination; the matrix is positive definite. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (const [at, pivotRow] of rows.entries()) {
    const pivot = pivotRow[at] ?? 1;
    for (const [other, row] of rows.entries()) {
      if (other === at) continue;
      const times = (row[at] ?? 0) / pivot;
      for (const [column, value] of pivotRow.entries())
        row[column] = (row[column] ?? 0) - times * value;
    }
  }
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1));
}

function keyedDraw(key: string): Draw {
  return (...words) => createHmac('sha512', key).update(JSON.stringify(words)).digest();
}

const onScale = (points: number) => Math.min(15, Math.max(1, points));

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
