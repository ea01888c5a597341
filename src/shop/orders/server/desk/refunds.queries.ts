import type { Insertable, Selectable } from 'kysely';
import type { DB } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';

export type RefundRow = Selectable<DB['refunds']>;

/** The oldest first. */
export function listRefunds(tx: Tx, orderId: string): Promise<RefundRow[]> {
  return tx
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
}

export function findRefund(tx: Tx, id: string): Promise<RefundRow | undefined> {
  return tx.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The guard of the table refuses more than came in. */
export function insertRefund(tx: Tx, refund: Insertable<DB['refunds']>): Promise<RefundRow> {
  return tx.insertInto('refunds').values(refund).returningAll().executeTakeFirstOrThrow();
}

export async function endRefund(
  tx: Tx,
  id: string,
  change: { readonly state: 'done' | 'failed'; readonly settled_at: Date },
): Promise<void> {
  await tx.updateTable('refunds').set(change).where('id', '=', id).execute();
}

export function findPaymentById(tx: Tx, id: string) {
  return tx.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}
