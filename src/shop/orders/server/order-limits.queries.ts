import { sql } from 'kysely';
import { mailboxKey } from '#basics/contact-details.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { OrderRow } from './orders.queries.ts';

/** No money has come for it, and it was not granted credit. */
const UNPAID = sql`(orders.state in ('awaiting-payment', 'cancelled')
  and orders.credit is distinct from 'granted'
  and not exists (select from public.payments
    where payments.order_id = orders.id and captured_cents > 0))`;

/** Two orders that are counted together wait for each other, until the transaction of the first ends. */
export async function lockCount(tx: Tx, counted: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`orders of ${counted}`}, 0))`.execute(
    tx,
  );
}

/** Unpaid orders of one network, person or space since then. */
export async function countUnpaid(tx: Tx, countedAs: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from public.orders
    where counted_as = ${countedAs} and placed_at > ${since} and ${UNPAID}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Of the product of this order that was most often ordered by them since then: pieces in unpaid orders. */
export async function countUnpaidPieces(
  tx: Tx,
  { id, countedAs, since }: { id: string; countedAs: string; since: Date },
): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select coalesce(max(pieces), 0)::integer as pieces from (
      select sum(quantity) as pieces from public.orders
      join public.order_lines as line on line.order_id = orders.id
      where counted_as = ${countedAs} and placed_at > ${since} and takes_stock and ${UNPAID}
        and product_id in (select product_id from public.order_lines where order_id = ${id})
      group by product_id) as counted`.execute(tx);
  return rows[0]?.pieces ?? 0;
}

/** What guests have ordered under one mailbox that nobody has proven, without paying. */
export async function countUnderAddress(tx: Tx, email: string, since: Date) {
  const { rows } = await sql<{ waiting: number; lately: number }>`
    select count(*) filter (where state = 'awaiting-payment')::integer as waiting,
      count(*) filter (where placed_at > ${since})::integer as lately
    from public.orders
    where access.mailbox_key(email) = ${mailboxKey(email)} and proven_at is null and company_id is null and ${UNPAID}
      and (state = 'awaiting-payment' or placed_at > ${since})`.execute(tx);
  return rows[0] ?? { waiting: 0, lately: 0 };
}

/** Other orders of which that mailbox was told since then, before they were paid. */
export async function countNotified(tx: Tx, { id, email }: OrderRow, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from public.orders
    where access.mailbox_key(email) = ${mailboxKey(email)} and proven_at is null and is_told
      and payment_method = 'transfer' and placed_at > ${since} and id <> ${id}
      and ${UNPAID}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function leaveUnnotified(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('orders').set({ is_told: false }).where('id', '=', id).execute();
}

/**
 * Of each counted product of this order: what orders keep that wait for their money for longer than a pay page is
 * open, this order included, and what is left. Those of guests who pay by transfer, and those of all whose company
 * nobody has verified. Its stock was taken before, so nobody else takes of it until the transaction ends.
 */
export async function findKept(tx: Tx, id: string) {
  const isUnverified = sql`not coalesce(access.is_verified(orders.company_id), false)`;
  const { rows } = await sql<{
    byGuests: number;
    byUnverified: number;
    left: number;
    isUnverified: boolean;
  }>`
    select coalesce(sum(line.quantity) filter (where payment_method = 'transfer' and proven_at is null
        and company_id is null), 0)::integer as "byGuests",
      coalesce(sum(line.quantity) filter (where renewal_of is null
        and expires_at > placed_at + interval '1 hour' and ${isUnverified}), 0)::integer as "byUnverified",
      products.stock as left,
      (select ${isUnverified} from public.orders where orders.id = ${id}) as "isUnverified"
    from public.products
    join public.order_lines as line on line.product_id = products.id
    join public.orders on orders.id = line.order_id
    where products.stock is not null and takes_stock and state = 'awaiting-payment'
      and products.id in (select product_id from public.order_lines where order_id = ${id})
    group by products.id`.execute(tx);
  return rows;
}

/** Whose it was is known for as long as it is counted. */
export async function forgetCountedAs(tx: Tx, until: Date): Promise<void> {
  await sql`update public.orders set counted_as = null
    where counted_as is not null and placed_at < ${until}`.execute(tx);
}

/** Whether somebody has proven that address; by the service. */
export async function isAddressOf(
  tx: Tx,
  { userId, email }: { userId: string | null; email: string },
): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select exists (select from auth.users
    where id = ${userId} and email_confirmed_at is not null and deleted_at is null
      and lower(email) = lower(${email})) as is`.execute(tx);
  return rows[0]?.is ?? false;
}
