import type { Insertable } from 'kysely';
import type { VatNumberChecks } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { OrderRow } from './orders.queries.ts';

/** What VIES said last of a number, if it did since that instant. */
export function findLastCheck(tx: Tx, number: string, since: Date) {
  return tx
    .selectFrom('vat_number_checks')
    .selectAll()
    .where('number', '=', number)
    .where('checked_at', '>=', since)
    .orderBy('checked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function insertCheck(tx: Tx, check: Insertable<VatNumberChecks>) {
  return tx.insertInto('vat_number_checks').values(check).returningAll().executeTakeFirstOrThrow();
}
export type VatNumberCheck = Awaited<ReturnType<typeof insertCheck>>;

/** By which an order was placed without VAT, as its file shows it. */
export async function findProofOf(tx: Tx, { vat_check_id: id }: Pick<OrderRow, 'vat_check_id'>) {
  if (id === null) return null;
  const { name, request_id, checked_at } = await tx
    .selectFrom('vat_number_checks')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { name, requestId: request_id, checkedAt: checked_at.toISOString() };
}

/** What proves the sale of no order. */
export async function deleteUnusedChecksBefore(tx: Tx, limit: Date): Promise<void> {
  await tx
    .deleteFrom('vat_number_checks')
    .where('checked_at', '<', limit)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.vat_check_id', '=', 'vat_number_checks.id'),
        ),
      ),
    )
    .execute();
}
