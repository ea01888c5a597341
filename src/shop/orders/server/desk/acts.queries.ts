import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';

/** Whether an act of a person was done before, however often it is sent. */
export async function wasDone(tx: Tx, actId: string): Promise<boolean> {
  const done = await tx
    .selectFrom('order_events')
    .select('id')
    .where('act_id', '=', actId)
    .executeTakeFirst();
  return done !== undefined;
}

/** Those of these orders whose preparation could begin, which has. */
export async function beginPreparation(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .updateTable('orders')
    .set({ state: 'in-preparation' })
    // In one order, so that two members of staff never wait for each other for ever.
    .where('id', 'in', (from) =>
      from
        .selectFrom('orders')
        .select('id')
        .where('id', 'in', ids)
        .where('state', '=', 'confirmed')
        // Of a licence there is nothing to prepare.
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('order_lines')
              .select('position')
              .whereRef('order_id', '=', 'orders.id')
              .where('is_service', '=', false),
          ),
        )
        .orderBy('id')
        .forUpdate(),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Parcels that have not left are taken apart. */
export async function cancelOpenParcels(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx
    .updateTable('parcels')
    .set({ state: 'cancelled', ended_at: now })
    .where('order_id', '=', orderId)
    .where('state', 'in', ['planned', 'packed'])
    .execute();
}

/** Takes again what a cancelled order gave back; false where there is not enough of something. */
export async function takeStockAgain(tx: Tx, orderId: string): Promise<boolean> {
  const wanted = await tx
    .selectFrom('order_lines')
    .select(['product_id', sql<number>`sum(quantity)::integer`.as('quantity')])
    .where('order_id', '=', orderId)
    .where('takes_stock', '=', true)
    .groupBy('product_id')
    .orderBy('product_id')
    .execute();
  for (const { product_id: id, quantity } of wanted) {
    const { numUpdatedRows } = await tx
      .updateTable('products')
      .set({ stock: sql`stock - ${quantity}::integer` })
      .where('id', '=', id)
      // What has since become made to order stays so.
      .where((row) => row.or([row('stock', '>=', quantity), row('stock', 'is', null)]))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
  }
  return true;
}
