/**
 * The rule: of sixty people or more it is also told, once a list, how many are outside the middle third of the
 * scale, since a mean hides a group that is split. For one person in four the side is turned, by secrets that
 * stay theirs for ever, and the count is corrected for it; so nothing is sure about anybody. It does not tell
 * high from low. Each side has a secret of its own: were it one, everybody in league would change sides from
 * one list to the next, and the sum of both counts would be without any secret. Whoever is listed and silent
 * is taken for somebody inside, so that taking part shows no more than being outside.
 */

import { TWENTIETHS } from './published-week.ts';
import { GRAINS_A_POINT, HIGHEST_SCORE, LOWEST_SCORE } from './qvct-score.ts';
import type { Draw } from './secret-terms.ts';

/** How many must be listed for shares to be told. */
export const LEAST_LISTED_FOR_SHARES = 60;
export const TURNED = 0.25;
const BYTE = 256;
const THIRD = ((HIGHEST_SCORE - LOWEST_SCORE) / 3) * GRAINS_A_POINT;
const MIDDLE_FROM = LOWEST_SCORE * GRAINS_A_POINT + THIRD;
const MIDDLE_UNTIL = HIGHEST_SCORE * GRAINS_A_POINT - THIRD;

/** What somebody adds to how many are said to be outside: one, or nothing. @param number undefined for who is silent */
export function saidOutside(
  { termKey }: { readonly termKey: string },
  number: number | undefined,
  draw: Draw,
): 0 | 1 {
  const isOutside = number !== undefined && (number < MIDDLE_FROM || number >= MIDDLE_UNTIL);
  const byte = draw('side', termKey, isOutside ? 'outside' : 'inside')[0] ?? 0;
  return byte < (isOutside ? 1 - TURNED : TURNED) * BYTE ? 1 : 0;
}

/**
 * Percent, in tens, from 10 for so few or fewer to 90 for so many or more; undefined where too few are listed.
 * @param said how many of the listed are said to be outside
 * @param rate twentieths
 */
export function outsidePercent(said: number, listed: number, rate: number): number | undefined {
  if (listed < LEAST_LISTED_FOR_SHARES) return undefined;
  const outside = (said - TURNED * listed) / (1 - 2 * TURNED);
  const share = (outside * TWENTIETHS) / (listed * rate);
  return Math.min(90, Math.max(10, Math.round(share * 10) * 10));
}
