/** The rule: an order is found by any part of its number, its purchase-order number or what is in it. */
import { normalizeSearch } from '#basics/normalize-search.ts';

type FoundOrder = {
  readonly number: string;
  readonly purchaseOrderNumber: string | null;
  readonly lines: readonly { readonly name: string }[];
};

/** All of the words, each anywhere; everything where nothing is looked for. */
export function foundOrders<Order extends FoundOrder>(
  orders: readonly Order[],
  search: string,
): readonly Order[] {
  const words = normalizeSearch(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return orders.filter(({ number, purchaseOrderNumber, lines }) => {
    const names = lines.map(({ name }) => name);
    const text = normalizeSearch([number, purchaseOrderNumber ?? '', ...names].join(' '));
    return words.every((word) => text.includes(word));
  });
}
