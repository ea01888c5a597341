import type { OrderPapers } from '../lends.ts';

/** Papers that rooms issue of orders; none, where no room does. */
export function createOrderPapers(): OrderPapers {
  const issuers: Parameters<OrderPapers['add']>[0][] = [];
  return {
    add: (papers) => void issuers.push(papers),
    async findOrders(tx, numbers) {
      const found = new Map<string, string>();
      if (numbers.length === 0) return found;
      for (const { findOrders } of issuers) {
        for (const [number, orderId] of await findOrders(tx, numbers)) found.set(number, orderId);
      }
      return found;
    },
    async findInvoice(tx, of) {
      for (const { findInvoice } of issuers) {
        const found = await findInvoice(tx, of);
        if (found) return found;
      }
      return undefined;
    },
  };
}
