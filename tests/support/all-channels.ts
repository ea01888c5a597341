import { addDays, type ParisDay } from '#basics/dates.ts';
import { FACTORS } from '#listening/rules/daily-question.ts';
import {
  closeWeek,
  factorPoints,
  type ListState,
  makeList,
  type Numbers,
} from '#listening/rules/list-state.ts';
import { factorPeriodEnding, nextListMonday } from '#listening/rules/listening-list.ts';
import { TURNED } from '#listening/rules/outside-share.ts';
import { TWENTIETHS } from '#listening/rules/published-week.ts';
import { GRAINS_A_POINT } from '#listening/rules/qvct-score.ts';
import {
  type Draw,
  LEAF_DEVIATION,
  personTerm,
  WEEK_DEVIATION,
} from '#listening/rules/secret-terms.ts';
import { solve, type Tally } from './attacker.ts';
import { evidenceFor, logNormal, type Reading } from './likelihood.ts';
import { attack, type Run } from './patient-employer.ts';
import { drawFrom, TARGET } from './watched-lists.ts';

// Whether one person takes part, from everything that is told of a company in which all others are in league:
// the score and its threads, the six factors, the share outside the middle, and the rate that divides them.
// Signals, notifications and exports are made of these alone (`tests/http/one-answer.test.ts`).

export interface Participation {
  readonly name: string;
  readonly accomplices: number;
  /** What the target always says when they take part, which is known. */
  readonly says: number;
  /** From the middle of the time on, or ever. */
  readonly began?: boolean;
  /** The secret terms of the accomplices are known, which nobody can read. */
  readonly knowsTerms?: boolean;
  /** Which rule is off: then this employer must find out, or it is no attack. */
  readonly without?: 'terms' | 'sides' | 'two sides';
}

export const PARTICIPATIONS: readonly Participation[] = [
  { name: '11 in league, usual answer 8', accomplices: 11, says: 8 },
  { name: '11 in league, usual answer 3', accomplices: 11, says: 3 },
  { name: '21 in league, usual answer 3', accomplices: 21, says: 3 },
  { name: '63 in league who change sides, usual answer 3', accomplices: 63, says: 3 },
  { name: 'began in the middle, 11 in league, usual 3', accomplices: 11, says: 3, began: true },
  { name: '11 in league, their terms known, usual 3', accomplices: 11, says: 3, knowsTerms: true },
];

export const PARTICIPATION_CONTROLS: readonly Participation[] = [
  { name: 'without secret terms (control)', accomplices: 11, says: 3, without: 'terms' },
  {
    name: '63 in league, no side is ever turned (control)',
    accomplices: 63,
    says: 3,
    without: 'sides',
  },
  // As it was: a bound is 75, for one side or the other of the target is turned as well.
  {
    name: '63 in league, one secret for both sides (as it was)',
    accomplices: 63,
    says: 3,
    without: 'two sides',
  },
];

const MIDDLE = 8;
const OUTSIDE = 3;
const WEEKS_A_LIST = 13;
const FIRST_LIST: ParisDay = '2026-10-05';
const ROUNDING_VARIANCE = 0.25 / 12;
const THRESHOLD = 8;
const TEAM = 'team';
/** So many change sides, all of them; fewer are silent by turns, so that the rate says more. */
const MANY = 60;
/** Of how many count: what stays, and what is of a list. */
const RATE_VARIANCES = { always: 3 ** 2, list: 2 ** 2 };
const RATE_ADDED = { counted: 25.5, listed: 30 };

/** How often such an employer is right, after so many weeks. */
export function attackTakingPart(plan: Participation, weeks: number, run: Run): Tally {
  return attack(run, (takesPart, random, key) => {
    const draw = without(plan.without, drawFrom(key));
    const lists = Math.max(2, Math.round(weeks / WEEKS_A_LIST));
    const isIn = (list: number) => !plan.began || list >= lists / 2;
    let monday = FIRST_LIST;
    const seen = Array.from({ length: lists }, (_, list) => {
      const quarter = quarterOf(
        plan,
        { list, monday, answers: takesPart && isIn(list) },
        draw,
        random,
      );
      monday = nextListMonday(monday);
      return quarter;
    });
    const told = seen.filter(({ state }) => state.rate !== undefined);
    return (
      fromSums(plan, told, isIn, draw) + fromSides(plan, told, isIn) + fromRates(plan, told, isIn)
    );
  });
}

type Quarter = {
  readonly list: number;
  readonly state: ListState;
  readonly numbers: Numbers;
  readonly scores: readonly number[];
  readonly factors: readonly number[];
  readonly outside: number | undefined;
};

type Begins = { readonly list: number; readonly monday: ParisDay; readonly answers: boolean };

/** Each list half of the accomplices are outside the middle, the other half in the next; some stay silent by turns. */
function quarterOf(
  { accomplices, says }: Participation,
  { list, monday, answers }: Begins,
  draw: Draw,
  random: () => number,
): Quarter {
  const names = Array.from({ length: accomplices }, (_, at) => `accomplice-${at}`);
  const pair = list >> 1;
  const isOutside = names.map(
    (_, at) => ((Math.imul(at + 1, 0x9e3779b1 + 2 * pair) >>> 9) & 1) === (list & 1),
  );
  const speaking = names.filter(() => accomplices > MANY || random() < 0.95);
  const numbers: Numbers = new Map([
    ...names.map(
      (name, at) => [name, (isOutside[at] ? OUTSIDE : MIDDLE) * GRAINS_A_POINT] as const,
    ),
    [TARGET, says * GRAINS_A_POINT],
  ]);
  const lately = [addDays(monday, -7), addDays(monday, -14)];
  const answered = new Map(
    [...speaking, ...(answers ? [TARGET] : [])].map((name) => [name, lately]),
  );
  const present = [TARGET, ...names].map((name) => ({
    member: name,
    pseudonym: name,
    termKey: name,
    placeId: TEAM,
  }));
  const tree = [{ id: TEAM, parentId: undefined }];
  let state = makeList(monday, { tree, present, threshold: THRESHOLD }, answered, draw);
  const factors: number[] = [];
  const weeks = Array.from({ length: WEEKS_A_LIST }, (_, week) => {
    const day = addDays(monday, 7 * week);
    const closed = closeWeek(state, undefined, day, { before: numbers, after: numbers }, draw);
    state = closed.state;
    const isTold = factorPeriodEnding(day, monday) !== undefined;
    for (const factor of isTold ? FACTORS : [])
      factors.push(factorPoints(state, factor, day, numbers, draw).get(TEAM) ?? MIDDLE);
    return closed.told[0];
  });
  const scores = weeks.flatMap((told) => told?.score ?? []);
  return { list, state, numbers, scores, factors, outside: weeks[0]?.outside };
}

const speakingIn = ({ state }: Quarter) =>
  state.counted.map(({ pseudonym }) => pseudonym).filter((name) => name !== TARGET);
const listedIn = ({ state }: Quarter) => state.members.size;
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of what the target adds to the sums of the team: their term in any case, and what they say. */
function fromSums(
  { says, knowsTerms, without: off }: Participation,
  quarters: readonly Quarter[],
  isIn: (list: number) => boolean,
  draw: Draw,
): number {
  const readings = quarters.flatMap((quarter): (Reading & { readonly list: number })[] => {
    const divisor = (listedIn(quarter) * (quarter.state.rate ?? 0)) / TWENTIETHS;
    const others = [...quarter.state.members.keys()].filter((name) => name !== TARGET);
    const known = speakingIn(quarter).reduce(
      (sum, name) => sum + (quarter.numbers.get(name) ?? 0) / GRAINS_A_POINT - MIDDLE,
      0,
    );
    const terms = others.reduce((sum, name) => sum + personTerm(draw, name), 0) / GRAINS_A_POINT;
    const weekly = WEEK_DEVIATION ** 2 + ROUNDING_VARIANCE * divisor ** 2;
    const reading = (subject: Reading['subject'], said: readonly number[]) => ({
      list: quarter.list,
      subject,
      leaf: `${TEAM} ${quarter.list}`,
      rest: (mean(said) - MIDDLE) * divisor - known,
      others,
      terms,
      hasTarget: true,
      leafVariance: LEAF_DEVIATION ** 2,
      variance: weekly / said.length,
    });
    return [reading('score', quarter.scores), reading('factors', quarter.factors)];
  });
  const says0 = () => 0;
  const says1 = (_: Reading, at: number) => (isIn(readings[at]?.list ?? 0) ? says - MIDDLE : 0);
  const knows = { isControl: off === 'terms', knowsTerms };
  return evidenceFor(readings, [says1, says0], knows) ?? 0;
}

/** Of the share outside the middle: each accomplice adds one of two secret bits, by the side that they chose. */
function fromSides(
  { says, without: off }: Participation,
  quarters: readonly Quarter[],
  isIn: (list: number) => boolean,
): number {
  // At its ends the share says only that it is so much or more.
  const told = quarters.filter(
    ({ outside, list }) => outside !== undefined && outside > 10 && outside < 90 && isIn(list),
  );
  if (told.length === 0 || says === MIDDLE) return 0;
  const sides = told.map((quarter) => {
    const speaking = new Set(speakingIn(quarter));
    const others = [...quarter.state.members.keys()].filter((name) => name !== TARGET);
    return others.map(
      (name) => speaking.has(name) && quarter.numbers.get(name) === OUTSIDE * GRAINS_A_POINT,
    );
  });
  const turned = off === 'sides' ? 0 : TURNED;
  const bit = turned * (1 - turned);
  const widths = told.map(
    ({ state }) => (0.1 * (1 - 2 * TURNED) * state.members.size * (state.rate ?? 0)) / TWENTIETHS,
  );
  const matrix = sides.map((one, row) =>
    sides.map((two, column) => {
      const same = one.filter((isOutside, at) => isOutside === two[at]).length;
      // With one secret for both, the other side is its opposite.
      const opposite = off === 'two sides' ? one.length - same : 0;
      const own = row === column ? (widths[row] ?? 0) ** 2 / 12 : 0;
      return bit * (same - opposite) + own;
    }),
  );
  const rests = told.map((quarter, at) => {
    const said = ((quarter.outside ?? 0) / 10) * (widths[at] ?? 0) + TURNED * listedIn(quarter);
    const outside = (sides[at] ?? []).filter(Boolean).length;
    return said - outside * (1 - turned) - ((sides[at] ?? []).length - outside) * turned;
  });
  const { value, deviation } = leastSquares(matrix, rests);
  const [zero, one] = [logNormal(value, deviation), logNormal(value - 1, deviation)].map(
    Math.exp,
  ) as [number, number];
  const least = Number.MIN_VALUE;
  const [takesPart, silent] = [turned, 1 - turned].map((share) => share * zero + (1 - share) * one);
  return Math.log(((takesPart ?? 0) + least) / ((silent ?? 0) + least));
}

/** Of the divisor of everything, which accomplices who move together show exactly. */
function fromRates(
  { without: off }: Participation,
  quarters: readonly Quarter[],
  isIn: (list: number) => boolean,
): number {
  if (off === 'terms') return 0;
  const width = (quarter: Quarter) => (listedIn(quarter) + RATE_ADDED.listed) / TWENTIETHS;
  // A rate of all says only that it is so much or more.
  const told = quarters.filter(({ state }) => (state.rate ?? TWENTIETHS) < TWENTIETHS);
  if (told.length === 0) return 0;
  const matrix = told.map((quarter, row) =>
    told.map(
      (_, column) =>
        RATE_VARIANCES.always +
        (row === column ? RATE_VARIANCES.list + width(quarter) ** 2 / 12 : 0),
    ),
  );
  const rests = told.map(
    (quarter) =>
      (quarter.state.rate ?? 0) * width(quarter) - RATE_ADDED.counted - speakingIn(quarter).length,
  );
  const adds = told.map(({ list }) => Number(isIn(list)));
  const unexplained = (mean: readonly number[]) => {
    const left = rests.map((rest, at) => rest - (mean[at] ?? 0));
    return solve(matrix, left).reduce((sum, weight, at) => sum + weight * (left[at] ?? 0), 0);
  };
  return (unexplained(adds.map(() => 0)) - unexplained(adds)) / 2;
}

function leastSquares(matrix: readonly (readonly number[])[], rests: readonly number[]) {
  const weights = solve(
    matrix,
    rests.map(() => 1),
  );
  const precision = weights.reduce((sum, weight) => sum + weight, 0);
  const value = weights.reduce((sum, weight, at) => sum + weight * (rests[at] ?? 0), 0) / precision;
  return { value, deviation: 1 / Math.sqrt(precision) };
}

function without(rule: Participation['without'], draw: Draw): Draw {
  if (rule === 'sides')
    return (...words) =>
      words[0] === 'side' ? Uint8Array.of(words[2] === 'outside' ? 0 : 255) : draw(...words);
  const nothing = Buffer.alloc(64, Buffer.from('7f7f7f7f80808080', 'hex'));
  if (rule === 'terms') return (...words) => (words[0] === 'side' ? draw(...words) : nothing);
  if (rule !== 'two sides') return draw;
  return (...words) => {
    if (words[0] !== 'side' || words[2] !== 'outside') return draw(...words);
    const [byte = 0] = draw('side', words[1] ?? '', 'inside');
    return Uint8Array.of(255 - byte);
  };
}
