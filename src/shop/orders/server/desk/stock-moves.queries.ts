import { type Insertable, sql } from 'kysely';
import type { DB } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { StockMove } from '#shop/sales/rules/parcels.ts';

/** Of an order: what went back to the stock of its returned parcels, and what was taken from it again. */
export async function listStockMoves(tx: Tx, orderId: string): Promise<StockMove[]> {
  const rows = await tx
    .selectFrom('stock_moves')
    .select(['parcel_id', 'line', 'kind', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('moved_at')
    .orderBy('line')
    .execute();
  return rows.map(({ parcel_id: parcelId, line: position, kind, quantity }) => ({
    parcelId,
    position,
    quantity,
    kind: kind === 'put-back' ? 'put-back' : 'taken-again',
  }));
}

/** Moves the stock and says why; false where there is not enough of it. The guard asks for the pieces. */
export async function moveStock(
  tx: Tx,
  move: Insertable<DB['stock_moves']> & { readonly quantity: number },
): Promise<boolean> {
  const change = move.kind === 'put-back' ? move.quantity : -move.quantity;
  const { numUpdatedRows } = await tx
    .updateTable('products')
    .set({ stock: sql`stock + ${change}::integer` })
    .where('id', '=', move.product_id)
    // What has since become made to order stays so.
    .where((row) => row.or([row('stock', '>=', -change), row('stock', 'is', null)]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx.insertInto('stock_moves').values(move).execute();
  return true;
}
