/**
 * The rule: a transfer pays the order whose creditor reference stands in its label, however the bank
 * spaced or wrote it. It is exact, partial or over by what the order still asks at that moment; with
 * no reference, or one of no order of ours, a person attributes it.
 */
import type { Cents } from '#basics/money.ts';
import { isCreditorReference } from '#shop/sales/rules/creditor-reference.ts';
import { parseOrderNumber } from '#shop/sales/rules/order-number.ts';

export const TRANSFER_VERDICTS = ['exact', 'partial', 'over', 'unknown', 'known'] as const;
/** `known` was imported before. */
export type TransferVerdict = (typeof TRANSFER_VERDICTS)[number];

// Longer labels repeat themselves; each place of a reference is looked at once.
const REFERENCE = /RF(\d{2})PV(\d{4})(\d{6,15})/g;

/**
 * The numbers of orders that a label may name. Where the digits that follow run into the number, every
 * length is tried whose check digits are right: the caller knows which order there is.
 */
export function orderNumbersIn(label: string): string[] {
  const compact = label.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const found = new Set<string>();
  for (const [, check, year, digits = ''] of compact.matchAll(REFERENCE)) {
    for (let length = 6; length <= digits.length; length += 1) {
      const rank = digits.slice(0, length);
      const number = `PV-${year}-${rank}`;
      if (!isCreditorReference(`RF${check}PV${year}${rank}`)) continue;
      if (parseOrderNumber(number)) found.add(number);
    }
  }
  return [...found];
}

export interface AwaitedOrder {
  readonly number: string;
  /** What it asked, less what has come in. */
  readonly remainderCents: Cents;
}

export interface MatchedTransfer<Order> {
  readonly verdict: TransferVerdict;
  readonly order: Order | undefined;
  /** After this transfer. */
  readonly remainderCents: Cents;
  readonly surplusCents: Cents;
}

/** Each line in its turn: the second of two for one order meets what the first has left. */
export function matchTransfers<Order extends AwaitedOrder>(
  transfers: readonly {
    readonly label: string;
    readonly amountCents: Cents;
    readonly isKnown: boolean;
  }[],
  orders: readonly Order[],
): MatchedTransfer<Order>[] {
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  const left = new Map(orders.map(({ number, remainderCents }) => [number, remainderCents]));
  return transfers.map(({ label, amountCents, isKnown }) => {
    const named = orderNumbersIn(label).flatMap((number) => byNumber.get(number) ?? []);
    // Two orders in one label: only a person knows how it is shared.
    const [order] = named.length === 1 ? named : [];
    if (isKnown) return { verdict: 'known', order, remainderCents: 0, surplusCents: 0 };
    if (!order) return { verdict: 'unknown', order, remainderCents: 0, surplusCents: 0 };
    const asked = left.get(order.number) ?? 0;
    const remainderCents = Math.max(0, asked - amountCents);
    left.set(order.number, remainderCents);
    return {
      verdict: verdictOf(amountCents, asked),
      order,
      remainderCents,
      surplusCents: Math.max(0, amountCents - asked),
    };
  });
}

/** Of an amount against what is still asked. */
export function verdictOf(amountCents: Cents, askedCents: Cents): 'exact' | 'partial' | 'over' {
  if (amountCents === askedCents) return 'exact';
  return amountCents < askedCents ? 'partial' : 'over';
}
