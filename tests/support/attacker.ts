const SURE = Math.log(0.95 / 0.05);

/** Bytes from which nothing is drawn: twelve times the middle. */
export const MIDDLE = Buffer.alloc(64, Buffer.from('7f7f7f7f80808080', 'hex'));

export type Random = () => number;

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
