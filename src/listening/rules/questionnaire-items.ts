/**
 * The rule: once a year, eighteen statements about work, three on each of six dimensions, each answered with how
 * often it is so, in five steps, or passed. Which way a statement points is written here and nowhere else.
 * The words are our own (`messages/questionnaire`).
 */

export const DIMENSIONS = [
  'demands',
  'autonomy',
  'support',
  'recognition',
  'meaning',
  'conflict',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** How often it is so: from never to always. */
export const STEPS = [1, 2, 3, 4, 5] as const;
export type Step = (typeof STEPS)[number];
const BOTH_ENDS = 6;

/** What is kept of a statement that somebody passed. */
export const PASSED = 0;

/** Of each dimension, whether “always” is what one would wish. */
const GOOD_WHEN_OFTEN: Readonly<Record<Dimension, readonly boolean[]>> = {
  demands: [true, false, false],
  autonomy: [true, true, false],
  support: [true, true, false],
  recognition: [true, true, false],
  meaning: [true, true, false],
  conflict: [false, false, true],
};

export interface Item {
  readonly dimension: Dimension;
  /** From 1, within its dimension. */
  readonly number: number;
  readonly isGoodWhenOften: boolean;
}

/** All statements; the place of one in this order is what its answer is kept by. */
export const ITEMS: readonly Item[] = DIMENSIONS.flatMap((dimension) =>
  GOOD_WHEN_OFTEN[dimension].map((isGoodWhenOften, at) => ({
    dimension,
    number: at + 1,
    isGoodWhenOften,
  })),
);

/** An answer turned so that 5 is what one would wish. */
export function favourable({ isGoodWhenOften }: Item, step: Step): Step {
  return isGoodWhenOften ? step : ((BOTH_ENDS - step) as Step);
}
