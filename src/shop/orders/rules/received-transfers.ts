/**
 * The rule: a transfer that came in pays no order yet, pays one, or pays none of ours; staff find it by what
 * its label says, by the order that it pays, or by its amount.
 */
import { type Cents, parseEuros } from '#basics/money.ts';
import { searchedOrderWords } from './orders-at-work.ts';

/** `refunded` pays an order of which money was given back, all or some. */
export const TRANSFER_STATES = ['to-attribute', 'attributed', 'set-aside', 'refunded'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

export const TRANSFER_ACTS = ['attributed', 'released', 'set-aside', 'taken-back'] as const;
/** What was said of a transfer; `released` takes back `attributed`, and `taken-back` takes back `set-aside`. */
export type TransferAct = (typeof TRANSFER_ACTS)[number];

/** How many one page of the list shows. */
export const TRANSFERS_PAGE = 50;

export interface SearchedTransfers {
  readonly words: readonly string[];
  readonly amountCents: Cents | null;
  readonly state: TransferState | null;
}

/** `1 234,50` is an amount, and may stand in a label too. */
export function searchedTransfers(search: string, state: TransferState | null): SearchedTransfers {
  const amountCents = parseEuros(search) ?? null;
  return { words: searchedOrderWords(search), amountCents, state };
}
