import { type Insertable, type Selectable, sql } from 'kysely';
import type { DB } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { LicencePurchase } from '../rules/licence-purchase.ts';

export type LicenceOrderRow = Selectable<DB['licence_orders']>;

/** Whether the caller buys the licence of that company; also once it has ended. */
export async function mayBuyLicenceFor(tx: Tx, companyId: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select ${companyId}::uuid in (
    select access.companies_as('owner', 'hr')) as may`.execute(tx);
  return rows[0]?.may ?? false;
}

export async function insertLicenceOrder(
  tx: Tx,
  order: Insertable<DB['licence_orders']> & { readonly kind: LicencePurchase },
): Promise<void> {
  await tx.insertInto('licence_orders').values(order).execute();
}

export function findLicenceOrder(tx: Tx, orderId: string): Promise<LicenceOrderRow | undefined> {
  return licenceOrderOf(tx, orderId).executeTakeFirst();
}

export const licenceOrderOf = (tx: Tx, orderId: string) =>
  tx.selectFrom('licence_orders').selectAll().where('order_id', '=', orderId);

/** What was bought for this company and is not paid yet; the newest. */
export function findWaitingLicenceOrder(tx: Tx, companyId: string) {
  return tx
    .selectFrom('licence_orders')
    .innerJoin('orders', 'orders.id', 'licence_orders.order_id')
    .select(['orders.number', 'orders.access_key'])
    .where('licence_orders.company_id', '=', companyId)
    .where('applied_at', 'is', null)
    .where('orders.state', '=', 'awaiting-payment')
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function updateLicenceOrder(
  tx: Tx,
  orderId: string,
  applied: {
    applied_at: Date;
    begins_on: string;
    ends_on: string;
    kept_seats: number | null;
  },
): Promise<void> {
  await tx.updateTable('licence_orders').set(applied).where('order_id', '=', orderId).execute();
}

/** Years that have begun, with fewer places than the licence was left with until then. */
export function findYearsWithFewerSeats(tx: Tx, today: string) {
  return tx
    .selectFrom('licence_orders')
    .selectAll()
    .where('kept_seats', 'is not', null)
    .where('begins_on', '<=', today)
    .orderBy('begins_on')
    .forUpdate()
    .execute();
}

/** Places that were added since this year was bought. */
export async function countSeatsAddedSince(tx: Tx, year: LicenceOrderRow): Promise<number> {
  const { rows } = await sql<{ seats: number }>`
    select coalesce(sum(seats), 0)::integer as seats from public.licence_orders
    where company_id = ${year.company_id} and kind = 'seats'
      and applied_at >= ${year.applied_at}`.execute(tx);
  return rows[0]?.seats ?? 0;
}

export async function forgetKeptSeats(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('licence_orders')
    .set({ kept_seats: null })
    .where('order_id', '=', orderId)
    .execute();
}

/** Whether the history of an order says this already. */
export async function wasNoted(tx: Tx, orderId: string, kind: string): Promise<boolean> {
  const event = await tx
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return event !== undefined;
}
