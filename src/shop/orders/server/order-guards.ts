import type { OrderGuard, OrderGuards } from '../lends.ts';

/** What rooms have to say of an order before it is written; none, where no room has. */
export function createOrderGuards(): OrderGuards {
  const guards: OrderGuard[] = [];
  return {
    add: (guard) => void guards.push(guard),
    async check(tx, asked) {
      for (const guard of guards) await guard(tx, asked);
    },
  };
}
