/**
 * The rule: on the scale of 1 to 15, under 6 is tense, over 10 is good, between them mixed. Words for
 * a number and a tint for a cell; no diagnosis. Of a level with a margin a word is said only where the
 * whole margin lies within it.
 */
import type { Level } from './trends.ts';

export type Climate = 'low' | 'middle' | 'high';

const LOW_UNDER = 6;
const HIGH_OVER = 10;

export function climateOf(points: number): Climate {
  if (points < LOW_UNDER) return 'low';
  return points > HIGH_OVER ? 'high' : 'middle';
}

/** The lowest and the highest climate that the margin reaches. */
export function climatesWithin({ points, margin }: Level): readonly [Climate, Climate] {
  return [climateOf(points - margin), climateOf(points + margin)];
}

/** Undefined where the margin reaches from one climate into another. */
export function sureClimate(level: Level): Climate | undefined {
  const [from, to] = climatesWithin(level);
  return from === to ? from : undefined;
}
