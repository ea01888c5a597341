import type { FindOrdersOfPapers, OrderPapers } from '../lends.ts';

/** Papers that rooms issue of orders, by their numbers; none, where no room does. */
export function createOrderPapers(): OrderPapers {
  const finders: FindOrdersOfPapers[] = [];
  return {
    add: (find) => void finders.push(find),
    async findOrders(tx, numbers) {
      const found = new Map<string, string>();
      if (numbers.length === 0) return found;
      for (const find of finders) {
        for (const [number, orderId] of await find(tx, numbers)) found.set(number, orderId);
      }
      return found;
    },
  };
}
