import { type Insertable, type InsertObject, type Selectable, sql } from 'kysely';
import { writeWithNext } from '#platform/database/pipelined-driver.ts';
import type { DB, OrderLines, Orders, PaymentState } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { OrderState } from '#shop/sales/rules/order-states.ts';

export type OrderRow = Selectable<Orders>;
export type PaymentRow = Selectable<DB['payments']>;

/** The next number of that year, as `orderNumberText` writes it. */
export const nextOrderNumber = (year: number) => sql<string>`(
  select concat('PV-', ${year}::integer, '-', lpad(rank, greatest(6, length(rank)), '0'))
  from (select nextval('public.order_numbers')::text as rank) as next)`;

/** Undefined when an order already has this checkout key: waits for it if it is being placed. */
export function insertOrder(
  tx: Tx,
  order: InsertObject<DB, 'orders'>,
): Promise<OrderRow | undefined> {
  return tx
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.column('checkout_key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function insertOrderLines(tx: Tx, lines: Insertable<OrderLines>[]): Promise<void> {
  await writeWithNext(tx, tx.insertInto('order_lines').values(lines).compile());
}

export async function insertOrderEvent(
  tx: Tx,
  {
    details,
    ...event
  }: Omit<Insertable<DB['order_events']>, 'details'> & {
    readonly details?: EventDetails;
  },
): Promise<void> {
  const row = { ...event, details: JSON.stringify(details ?? {}) };
  await writeWithNext(tx, tx.insertInto('order_events').values(row).compile());
}

/** Amounts in cents, numbers of parcels and the like. */
export type EventDetails = Readonly<Record<string, string | number>>;

export function findOrderByCheckoutKey(tx: Tx, key: string): Promise<OrderRow | undefined> {
  return tx.selectFrom('orders').selectAll().where('checkout_key', '=', key).executeTakeFirst();
}

export function findOrderByAccessKey(tx: Tx, key: string): Promise<OrderRow | undefined> {
  return tx.selectFrom('orders').selectAll().where('access_key', '=', key).executeTakeFirst();
}

export function findOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  return tx.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The order, held against everybody else until the transaction ends. */
export function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  return lockedOrder(tx, id).executeTakeFirst();
}

export const lockedOrder = (tx: Tx, id: string) =>
  tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate();

export function listOrderLines(tx: Tx, orderId: string) {
  return linesOf(tx, orderId).execute();
}

export const linesOf = (tx: Tx, orderId: string) =>
  tx.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('position');

/** Of them, what is packed and shipped. */
export async function listGoods(tx: Tx, orderId: string) {
  return (await listOrderLines(tx, orderId)).filter((line) => !line.is_service);
}

/** What the lines of these orders are called, by `<order> <position>`. */
export async function findLineNames(
  tx: Tx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (orderIds.length === 0) return new Map<string, string>();
  const rows = await tx
    .selectFrom('order_lines')
    .select(['order_id', 'position', 'name'])
    .where('order_id', 'in', orderIds)
    .execute();
  return namesOf(rows);
}

export const namesOf = (
  lines: readonly { readonly order_id: string; readonly position: number; readonly name: string }[],
): ReadonlyMap<string, string> =>
  new Map(lines.map((line) => [`${line.order_id} ${line.position}`, line.name]));

/** The guard of the table refuses moves that no order may make. */
export async function updateOrderState(
  tx: Tx,
  id: string,
  change: { state: OrderState; holds_stock?: boolean },
): Promise<void> {
  await writeWithNext(tx, tx.updateTable('orders').set(change).where('id', '=', id).compile());
}

export async function prolongOrder(tx: Tx, id: string, expiresAt: Date): Promise<void> {
  await tx.updateTable('orders').set({ expires_at: expiresAt }).where('id', '=', id).execute();
}

/** Unpaid ones whose time is over and of which no money has come; the oldest first. */
export async function findLapsedOrders(tx: Tx, now: Date): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'awaiting-payment')
    .where('expires_at', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where((each) =>
              each.or([each('captured_cents', '>', 0), each('state', '=', 'authorised')]),
            ),
        ),
      ),
    )
    .orderBy('expires_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes `quantity` pieces if there are as many; false when there are not. */
export async function takeStock(tx: Tx, productId: string, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('products')
    .set({ stock: sql`stock - ${quantity}::integer` })
    .where('id', '=', productId)
    .where('stock', '>=', quantity)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function returnStock(tx: Tx, orderId: string): Promise<void> {
  await sql`update public.products set stock = stock + line.quantity
    from (select product_id, sum(quantity)::integer as quantity from public.order_lines
      where order_id = ${orderId} and takes_stock group by product_id) as line
    where products.id = line.product_id and stock is not null`.execute(tx);
}

export function insertPayment(tx: Tx, payment: Insertable<DB['payments']>): Promise<PaymentRow> {
  return tx.insertInto('payments').values(payment).returningAll().executeTakeFirstOrThrow();
}

export function findPayment(
  tx: Tx,
  provider: PaymentRow['provider'],
  reference: string,
): Promise<PaymentRow | undefined> {
  return paymentOf(tx, { provider, reference }).executeTakeFirst();
}

export const paymentOf = (
  tx: Tx,
  { provider, reference }: Pick<PaymentRow, 'provider' | 'reference'>,
) =>
  tx
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('reference', '=', reference);

/** The order's attempts to pay, the newest first. */
export function listPayments(tx: Tx, orderId: string): Promise<PaymentRow[]> {
  return paymentsOf(tx, orderId).execute();
}

export const paymentsOf = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('opened_at', 'desc');

export async function movePayment(
  tx: Tx,
  id: string,
  change: { state: PaymentState; settled_at?: Date | null; captured_cents?: number },
): Promise<void> {
  await writeWithNext(tx, tx.updateTable('payments').set(change).where('id', '=', id).compile());
}

/** Answers nothing when this notification was received before. */
export const newNotification = (tx: Tx, notification: Insertable<DB['payment_notifications']>) =>
  tx
    .insertInto('payment_notifications')
    .values(notification)
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id');

/** Whether the caller is one of those who order for that company. */
export async function mayOrderFor(tx: Tx, companyId: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select ${companyId}::uuid in (
    select access.companies_as('owner', 'hr', 'cse')) as may`.execute(tx);
  return rows[0]?.may ?? false;
}

type OwnOrder = Pick<
  OrderRow,
  | 'id'
  | 'access_key'
  | 'number'
  | 'placed_at'
  | 'state'
  | 'payment_method'
  | 'credit'
  | 'company_name'
  | 'purchase_order_number'
  | 'net_cents'
  | 'vat_cents'
  | 'gross_cents'
> & {
  readonly is_paid: boolean;
  readonly is_service: boolean;
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
};

const MOST_ORDERS = 500;

/**
 * Orders of that company, or of none, that are the caller's to see. Said in words too: row-level security
 * shows staff the orders of everybody, which are not theirs. The newest first.
 */
export async function findOwnOrders(tx: Tx, companyId: string): Promise<readonly OwnOrder[]> {
  const { rows } = await sql<OwnOrder>`
    select id, access_key, number, placed_at, state, payment_method, credit, company_name,
      purchase_order_number, net_cents, vat_cents, gross_cents,
      exists (select from public.payments where order_id = orders.id
        and payments.state in ('paid', 'part-refunded')) as is_paid,
      (select bool_and(order_lines.is_service) from public.order_lines
        where order_id = orders.id) as is_service,
      (select json_agg(json_build_object('name', name, 'quantity', quantity) order by position)
        from public.order_lines where order_id = orders.id) as lines
    from public.orders
    where (company_id = ${companyId} or company_id is null) and state <> 'draft'
      and (id in (select access.own_orders())
        or company_id in (select access.companies_as('owner', 'hr', 'cse')))
    order by placed_at desc, id limit ${MOST_ORDERS}`.execute(tx);
  return rows;
}

/** The licence of a space that was bought by this order, as far as it is known by now. */
export const boughtLicenceOf = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('licence_orders')
    .select(['kind', 'seats', 'ends_on as endsOn'])
    .where('order_id', '=', orderId);

/** Everything but more seats is a year. */
export const boughtLicence = <Row extends { readonly kind: string }>(row: Row) => ({
  ...row,
  kind: row.kind === 'seats' ? ('seats' as const) : ('year' as const),
});
