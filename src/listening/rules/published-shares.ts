/**
 * The rule: of thirty people or more it is also told how many of them are in the lowest and in the
 * highest third of the scale, in tens of percent and with a secret term, since a mean hides a group
 * that is split. 10 stands for so many or fewer, 90 for so many or more.
 */
import { noiseGrains } from './keyed-noise.ts';
import { GRAINS_A_POINT, HIGHEST_SCORE, LOWEST_SCORE } from './qvct-score.ts';

const LEAST_PEOPLE = 30;
/** Standard deviation of what is added, in thousandths of a person: two people. */
const DEVIATION = 2_000;
const THOUSANDTHS = 1_000;
const THIRD = (HIGHEST_SCORE - LOWEST_SCORE) / 3;
const LOW_UNDER = (LOWEST_SCORE + THIRD) * GRAINS_A_POINT;
const HIGH_FROM = (HIGHEST_SCORE - THIRD) * GRAINS_A_POINT;

/** Percent, in tens. */
export interface PublishedShares {
  readonly low: number;
  readonly high: number;
}

/**
 * Undefined for a group that is too small.
 * @param weeks of who answered, in grains
 * @param draw bytes for one of the two numbers
 */
export function publishedShares(
  { weeks }: { readonly weeks: readonly number[] },
  draw: (part: 'low' | 'high') => Uint8Array,
): PublishedShares | undefined {
  if (weeks.length < LEAST_PEOPLE) return undefined;
  const share = (part: 'low' | 'high', count: number) => {
    const people = count + noiseGrains(draw(part), DEVIATION) / THOUSANDTHS;
    return Math.min(90, Math.max(10, Math.round((people / weeks.length) * 10) * 10));
  };
  return {
    low: share('low', weeks.filter((grains) => grains < LOW_UNDER).length),
    high: share('high', weeks.filter((grains) => grains >= HIGH_FROM).length),
  };
}
