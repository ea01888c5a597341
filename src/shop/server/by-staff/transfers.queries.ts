import { type Insertable, sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/schema.gen.ts';
import type { OrderState } from '../../rules/order-states.ts';

type Tx = Transaction<DB>;

/** Those of these lines that were imported before. */
export async function findKnownLines(tx: Tx, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await tx
    .selectFrom('received_transfers')
    .select('line_hash')
    .where('line_hash', 'in', hashes)
    .execute();
  return new Set(rows.map(({ line_hash: hash }) => hash));
}

export type PayableOrder = {
  readonly id: string;
  readonly number: string;
  readonly companyName: string;
  readonly state: OrderState;
  readonly remainderCents: number;
};

/** Orders paid by transfer that have one of these numbers, with what they still ask. */
export async function findPayableOrders(
  tx: Tx,
  numbers: readonly string[],
): Promise<PayableOrder[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<PayableOrder>`
    select orders.id, number, company_name as "companyName", orders.state,
      greatest(0, amount_cents - captured_cents)::bigint as "remainderCents"
    from public.orders join public.payments on order_id = orders.id
    where number = any(${[...numbers]}::text[]) and provider = 'transfer'
    order by orders.id`.execute(tx);
  return rows;
}

/** The payment by transfer of an order: there is one, kept under its creditor reference. */
export function findTransferPayment(tx: Tx, orderId: string) {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('provider', '=', 'transfer')
    .executeTakeFirst();
}

/** Undefined when this line was imported before. */
export function insertTransfer(
  tx: Tx,
  transfer: Insertable<DB['received_transfers']>,
): Promise<{ readonly id: string } | undefined> {
  return tx
    .insertInto('received_transfers')
    .values(transfer)
    .onConflict((conflict) => conflict.column('line_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
}

export function lockTransfer(tx: Tx, id: string) {
  return tx
    .selectFrom('received_transfers')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function changeTransfer(
  tx: Tx,
  id: string,
  change: Partial<Insertable<DB['received_transfers']>>,
): Promise<void> {
  await tx.updateTable('received_transfers').set(change).where('id', '=', id).execute();
}

const MOST_WAITING = 500;

export function findWaitingTransfers(tx: Tx) {
  return tx
    .selectFrom('received_transfers')
    .select(['id', 'booked_on', 'amount_cents', 'label'])
    .where('order_id', 'is', null)
    .where('set_aside_reason', 'is', null)
    .orderBy('booked_on', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_WAITING)
    .execute();
}
