/**
 * The rule: each time a piece of a box is touched, the next of its theme that is not in the box yet takes
 * its place; after the last of them the piece itself is back.
 */
import type { ItemSwap } from '#shop/sales/rules/box-customisation.ts';

/** The swaps once the piece `from` was touched; at most one for each piece, never the same taker twice. */
export function swapOn(
  swaps: readonly ItemSwap[],
  from: string,
  alternativeIds: readonly string[],
): ItemSwap[] {
  const taken = new Set(swaps.map(({ to }) => to));
  const current = swaps.find((swap) => swap.from === from)?.to;
  // -1 while the piece is there itself: the round begins with the first.
  const place = current === undefined ? -1 : alternativeIds.indexOf(current);
  const to = alternativeIds.slice(place + 1).find((id) => !taken.has(id));
  const others = swaps.filter((swap) => swap.from !== from);
  return to === undefined ? others : [...others, { from, to }];
}
