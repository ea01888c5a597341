/**
 * Somebody who reads everything that is told, knows the method, who is where, who answered and what
 * everybody usually says, and wants to know whether one person said 3 or 13. Linear inference: for a
 * world as regular as theirs nothing does better.
 */

const LOW = 3;
const HIGH = 13;
/** How far a week is from what somebody usually says, in points. */
const WEEK_DEVIATION = 1.5;
const PEOPLE_DEVIATION = 3;
const ANSWERING = 0.8;
/** What the attacker knows of the terms: their variances. */
const PERSON_VARIANCE = 9;
const PLACE_VARIANCE = 2 * 25;
const ROUNDING_VARIANCE = 0.25 / 12;
const SURE = Math.log(0.95 / 0.05);

/** Bytes from which nothing is drawn: twelve times the middle. */
export const MIDDLE = Buffer.alloc(64, Buffer.from('7f7f7f7f80808080', 'hex'));

export type Random = () => number;

export type Person = {
  readonly id: string;
  readonly team: string;
  /** What they usually say, in points. */
  readonly usual: number;
  /** What they said; undefined for nothing. */
  readonly points: number | undefined;
};

/** A company of teams, in one week. */
export type World = {
  readonly teams: readonly string[];
  readonly people: readonly Person[];
  readonly target: Person;
  readonly isHigh: boolean;
};

/** Two to six teams of two to fifteen, of whom four in five answer; the target says 3 or 13. */
export function newWorld(random: Random): World {
  const teams = Array.from({ length: 2 + Math.floor(random() * 5) }, (_, at) => `team-${at}`);
  const people = teams.flatMap((team) =>
    Array.from({ length: 2 + Math.floor(random() * 14) }, (_, at): Person => {
      const usual = onScale(8 + PEOPLE_DEVIATION * normal(random));
      const points = onScale(usual + WEEK_DEVIATION * normal(random));
      return {
        id: `${team}-${at}`,
        team,
        usual,
        points: random() < ANSWERING ? points : undefined,
      };
    }),
  );
  const answering = people.filter(({ points }) => points !== undefined);
  const isHigh = random() < 0.5;
  const chosen = answering[Math.floor(random() * answering.length)] ?? (people[0] as Person);
  const target = { ...chosen, points: isHigh ? HIGH : LOW };
  return {
    teams,
    isHigh,
    target,
    people: people.map((person) => (person.id === target.id ? target : person)),
  };
}

/** What is told: the points of the company and of teams, where they are. */
export type Told = ReadonlyMap<string, number>;

export type Knowledge = {
  /** Whether secret terms are on what is told. */
  readonly hasTerms: boolean;
  /** Everybody but the target says what they answered. */
  readonly hasAccomplices: boolean;
};

/** The logarithm of how much likelier 13 is than 3; undefined when nothing is told of the target. */
export function evidenceFor(
  { people, target }: World,
  told: Told,
  { hasTerms, hasAccomplices }: Knowledge,
): number | undefined {
  const cells = [...told].map(([place, points]) => ({
    points,
    group: people.filter(
      (person) => person.points !== undefined && (place === 'company' || person.team === place),
    ),
  }));
  if (!cells.some(({ group }) => group.includes(target))) return undefined;
  const others = hasAccomplices ? 0 : WEEK_DEVIATION ** 2;
  const said = (each: Person) => (hasAccomplices ? (each.points ?? each.usual) : each.usual);
  const covariance = cells.map(({ group }, row) =>
    cells.map(({ group: other }, column) => {
      const shared = group.filter((each) => other.includes(each));
      const own = Number(shared.includes(target));
      const terms =
        (hasTerms ? PERSON_VARIANCE : 0) * shared.length + others * (shared.length - own);
      const alone = (hasTerms ? PLACE_VARIANCE / group.length ** 2 : 0) + ROUNDING_VARIANCE;
      return terms / (group.length * other.length) + (row === column ? alone : 0);
    }),
  );
  const difference = cells.map(
    ({ group }) => Number(group.includes(target)) * ((HIGH - LOW) / group.length),
  );
  const surprise = cells.map(({ group, points }) => {
    const known = group.reduce(
      (sum, each) => sum + (each === target ? (HIGH + LOW) / 2 : said(each)),
      0,
    );
    return points - known / group.length;
  });
  const weights = solve(covariance, difference);
  return weights.reduce((sum, weight, at) => sum + weight * (surprise[at] ?? 0), 0);
}

/** How often an attacker is right, and how often surer than nineteen in twenty; in percent. */
export class Tally {
  told = 0;
  right = 0;
  sure = 0;

  add(evidence: number | undefined, isHigh: boolean): void {
    if (evidence === undefined) return;
    this.told += 1;
    if (evidence > 0 === isHigh) this.right += 1;
    if (Math.abs(evidence) > SURE) this.sure += 1;
  }

  get rightPercent(): number {
    return (100 * this.right) / this.told;
  }

  get surePercent(): number {
    return (100 * this.sure) / this.told;
  }

  /** Where the true share lies under, in 99 of 100 cases (Wilson). */
  static upperPercent(percent: number, count: number): number {
    const z = 2.326;
    const p = percent / 100;
    const middle = p + z ** 2 / (2 * count);
    const spread = z * Math.sqrt((p * (1 - p)) / count + z ** 2 / (4 * count ** 2));
    return (100 * (middle + spread)) / (1 + z ** 2 / count);
  }

  /** With the bounds under which the true shares lie, in 99 of 100 cases. */
  get inWords(): string {
    if (this.told === 0) return 'nothing is told';
    const upper = Tally.upperPercent(this.rightPercent, this.told).toFixed(1);
    return `right ${this.rightPercent.toFixed(1)} % (under ${upper}) of ${this.told}`;
  }

  get inWordsWithSure(): string {
    const upper = Tally.upperPercent(this.surePercent, this.told).toFixed(2);
    return `${this.inWords}, 95 % sure ${this.surePercent.toFixed(2)} % (under ${upper})`;
  }
}

/** Solves `matrix · x = right` by elimination; the matrix is positive definite. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
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

export const onScale = (points: number) => Math.min(15, Math.max(1, points));

export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
