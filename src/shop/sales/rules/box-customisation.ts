/**
 * The rule: a box may carry a message card, one of five sleeves, the company's logo, and items
 * swapped for others of the same theme that are not already in it.
 */

import { cleanText, textProblem } from '#basics/plain-text.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { isUuid } from '#basics/uuid.ts';

export const SLEEVE_COLOURS = ['natural', 'pine', 'terracotta', 'honey', 'mist'] as const;

export type SleeveColour = (typeof SLEEVE_COLOURS)[number];

export const CARD_MESSAGE_MAX = 300;

export interface ItemSwap {
  /** The item of the box that leaves it. */
  readonly from: string;
  /** The item of the same theme that takes its place. */
  readonly to: string;
}

export interface BoxCustomisation {
  readonly cardMessage?: string | undefined;
  readonly sleeveColour: SleeveColour;
  /** The uploaded image, by its id in storage. */
  readonly logo?: { readonly objectId: string } | undefined;
  readonly swaps: readonly ItemSwap[];
}

export type CustomisationProblem =
  | 'too-long'
  | 'control-characters'
  | 'sleeve-colour-unknown'
  | 'logo-invalid'
  | 'swap-from-not-in-box'
  | 'swap-from-repeated'
  | 'swap-to-already-in-box'
  | 'swap-to-repeated'
  | 'swap-to-outside-theme';

/** What is wrong, in the order of the screen; paths such as `swaps.0.to`. */
export function customisationProblems(
  customisation: BoxCustomisation,
  box: {
    readonly itemIds: readonly string[];
    /** Every item of the box's theme that can be put in it today. */
    readonly alternativeIds: readonly string[];
  },
): FieldProblem[] {
  const { cardMessage, sleeveColour, logo } = cleanCustomisation(customisation);
  const card = { max: CARD_MESSAGE_MAX, isRequired: false, isMultiline: true };
  const problems: [string, CustomisationProblem | 'required' | undefined][] = [
    ['cardMessage', textProblem(cardMessage ?? '', card)],
    ['sleeveColour', SLEEVE_COLOURS.includes(sleeveColour) ? undefined : 'sleeve-colour-unknown'],
    ['logo', logo === undefined || isUuid(logo.objectId) ? undefined : 'logo-invalid'],
    // In the order given, so that a path points at the line the person filled.
    ...customisation.swaps.flatMap((swap, index): [string, CustomisationProblem | undefined][] => {
      const others = customisation.swaps.slice(0, index);
      return [
        [`swaps.${index}.from`, fromProblem(swap, others, box.itemIds)],
        [`swaps.${index}.to`, toProblem(swap, others, box)],
      ];
    }),
  ];
  return problems.flatMap(([path, problem]) => (problem ? [{ path, problem }] : []));
}

/** Trimmed, an empty message left out, swaps in one order. */
export function cleanCustomisation(customisation: BoxCustomisation): BoxCustomisation {
  const cardMessage = cleanText(customisation.cardMessage ?? '');
  const { sleeveColour, logo, swaps } = customisation;
  return {
    ...(cardMessage === '' ? {} : { cardMessage }),
    sleeveColour,
    ...(logo === undefined ? {} : { logo: { objectId: logo.objectId.toLowerCase() } }),
    swaps: swaps
      .map(({ from, to }) => ({ from, to }))
      .toSorted((a, b) => compare(a.from, b.from) || compare(a.to, b.to)),
  };
}

/** The items really sent, each swapped one at the place of the one it replaces. */
export function itemsAfterSwaps(itemIds: readonly string[], swaps: readonly ItemSwap[]): string[] {
  const replacements = new Map(swaps.map((swap) => [swap.from, swap.to]));
  return itemIds.map((id) => replacements.get(id) ?? id);
}

function fromProblem(
  swap: ItemSwap,
  earlier: readonly ItemSwap[],
  itemIds: readonly string[],
): CustomisationProblem | undefined {
  if (!itemIds.includes(swap.from)) return 'swap-from-not-in-box';
  if (earlier.some((other) => other.from === swap.from)) return 'swap-from-repeated';
  return undefined;
}

function toProblem(
  swap: ItemSwap,
  earlier: readonly ItemSwap[],
  box: { readonly itemIds: readonly string[]; readonly alternativeIds: readonly string[] },
): CustomisationProblem | undefined {
  if (box.itemIds.includes(swap.to)) return 'swap-to-already-in-box';
  if (!box.alternativeIds.includes(swap.to)) return 'swap-to-outside-theme';
  if (earlier.some((other) => other.to === swap.to)) return 'swap-to-repeated';
  return undefined;
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
