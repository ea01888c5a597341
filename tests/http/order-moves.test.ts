import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { DISPUTE_MOVES } from '#shop/orders/rules/disputes.ts';
import {
  FULFILMENT_MOVES,
  type Moves,
  ORDER_MOVES,
  PAYMENT_MOVES,
} from '#shop/sales/rules/order-states.ts';
import { openTestDatabase } from '../support/postgres.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test.each([
  ['order_moves', ORDER_MOVES],
  ['payment_moves', PAYMENT_MOVES],
  ['parcel_moves', FULFILMENT_MOVES],
  ['dispute_moves', DISPUTE_MOVES],
] as const)('the database allows the moves of the rules and no other: %s', async (table, moves) => {
  const rows = await database.asService((tx) => tx.selectFrom(table).selectAll().execute());
  const allowed = rows.map(({ from_state, to_state }) => `${from_state} → ${to_state}`);
  expect(allowed.toSorted()).toEqual(movesOf(moves));
});

function movesOf(moves: Moves<string>): string[] {
  return Object.entries(moves)
    .flatMap(([from, targets]) => targets.map((to) => `${from} → ${to}`))
    .toSorted();
}
