import { type Insertable, type Selectable, sql } from 'kysely';
import type { DB } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';

export type DisputeRow = Selectable<DB['disputes']>;

/** The oldest first. */
export function listDisputes(tx: Tx, orderId: string): Promise<DisputeRow[]> {
  return tx
    .selectFrom('disputes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('opened_at')
    .orderBy('id')
    .execute();
}

export function findDispute(tx: Tx, id: string): Promise<DisputeRow | undefined> {
  return tx.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirst();
}

export function insertDispute(tx: Tx, dispute: Insertable<DB['disputes']>): Promise<DisputeRow> {
  return tx.insertInto('disputes').values(dispute).returningAll().executeTakeFirstOrThrow();
}

/** The guard of the table refuses moves that no dispute may make, and sums that shrink. */
export async function updateDispute(
  tx: Tx,
  id: string,
  change: Pick<
    DisputeRow,
    'state' | 'amount_cents' | 'withdrawn_cents' | 'reinstated_cents' | 'answer_by' | 'ended_at'
  >,
): Promise<void> {
  await tx.updateTable('disputes').set(change).where('id', '=', id).execute();
}

/** Attempts to pay whose disputes may still change: open, or won and not wholly given back to us. */
export async function findOpenlyDisputed(tx: Tx, provider: string): Promise<readonly string[]> {
  const { rows } = await sql<{ reference: string }>`
    select distinct reference from public.disputes
      join public.payments on payments.id = payment_id
    where payments.provider = ${provider}
      and (standing in ('to-answer', 'under-review') or (standing = 'won' and held_cents > 0))`.execute(
    tx,
  );
  return rows.map(({ reference }) => reference);
}
