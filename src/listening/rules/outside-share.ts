/**
 * The rule: of sixty people or more it is also told, once a list, how many are outside the middle third of the
 * scale, since a mean hides a group that is split. For one person in four the side is turned, by a secret that
 * stays theirs for ever, and the count is corrected for it; so nothing is sure about anybody. It does not tell
 * high from low.
 */
import { GRAINS_A_POINT, HIGHEST_SCORE, LOWEST_SCORE } from './qvct-score.ts';
import type { Draw } from './secret-terms.ts';
import { TWENTIETHS } from './told-week.ts';

const LEAST_LISTED = 60;
const TURNED = 0.25;
const BYTE = 256;
const THIRD = ((HIGHEST_SCORE - LOWEST_SCORE) / 3) * GRAINS_A_POINT;
const MIDDLE_FROM = LOWEST_SCORE * GRAINS_A_POINT + THIRD;
const MIDDLE_UNTIL = HIGHEST_SCORE * GRAINS_A_POINT - THIRD;

/**
 * Percent, in tens, from 10 for so few or fewer to 90 for so many or more; undefined where too few are listed.
 * @param people who count there, each with their number in grains
 * @param rate twentieths
 */
export function outsidePercent(
  people: readonly { readonly termKey: string; readonly number: number | undefined }[],
  listed: number,
  rate: number,
  draw: Draw,
): number | undefined {
  if (listed < LEAST_LISTED) return undefined;
  const outside = people.filter(({ termKey, number }) => {
    const is = number !== undefined && (number < MIDDLE_FROM || number >= MIDDLE_UNTIL);
    const isTurned = (draw('side', termKey)[0] ?? 0) < TURNED * BYTE;
    return is !== isTurned;
  }).length;
  const counting = (listed * rate) / TWENTIETHS;
  const share = (outside / counting - TURNED) / (1 - 2 * TURNED);
  return Math.min(90, Math.max(10, Math.round(share * 10) * 10));
}
