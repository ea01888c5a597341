import type { Insertable } from 'kysely';
import type { VatNumberChecks } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';

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
