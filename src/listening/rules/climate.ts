/**
 * The rule: on the scale of 1 to 15, under 6 is tense, over 10 is good, between them mixed. Words for
 * a number and a tint for a cell; no diagnosis.
 */
export type Climate = 'low' | 'middle' | 'high';

const LOW_UNDER = 6;
const HIGH_OVER = 10;

export function climateOf(points: number): Climate {
  if (points < LOW_UNDER) return 'low';
  return points > HIGH_OVER ? 'high' : 'middle';
}
