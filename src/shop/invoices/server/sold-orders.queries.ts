import { type Selectable, sql } from 'kysely';
import type { Orders } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';

export type SoldOrder = Selectable<Orders>;

/** Held against everybody else who moves or pays it, until the transaction ends. */
export function lockSoldOrder(tx: Tx, id: string): Promise<SoldOrder | undefined> {
  return tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The payment that paid it, if one did, given back since or not; and whether it was a debit. */
export function findPaidAttempt(tx: Tx, orderId: string) {
  return tx
    .selectFrom('payments')
    .select(['provider', 'reference', 'captured_cents', 'settled_at'])
    .select(
      sql<boolean>`exists (select from public.order_events where order_id = payments.order_id
        and kind = 'payment-processing' and happened_at >= payments.opened_at)`.as('is_debit'),
    )
    .where('order_id', '=', orderId)
    .where('state', 'in', ['paid', 'part-refunded', 'refunded'])
    .orderBy('settled_at', 'desc')
    .executeTakeFirst();
}
export type PaidAttempt = NonNullable<Awaited<ReturnType<typeof findPaidAttempt>>>;

/** In the order in which they ended. */
export function findRefunds(tx: Tx, orderId: string) {
  return tx
    .selectFrom('refunds')
    .select(['id', 'amount_cents', 'state', 'bank_reference', 'settled_at'])
    .where('order_id', '=', orderId)
    .orderBy('settled_at')
    .orderBy('id')
    .execute();
}
export type EndedRefund = Awaited<ReturnType<typeof findRefunds>>[number];

export async function findOrderOfRefund(tx: Tx, refundId: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('refunds')
    .select('order_id')
    .where('id', '=', refundId)
    .executeTakeFirst();
  return found?.order_id;
}

/**
 * What was sold, goods or services, as the catalogue calls it, and the days that it pays for: of a licence,
 * once it was applied; of a monthly box, once its month was begun.
 */
export function findSoldLines(tx: Tx, orderId: string) {
  return tx
    .selectFrom('order_lines as line')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .leftJoin('products', 'products.id', 'line.product_id')
    .leftJoin('licence_orders as licence', (join) =>
      join.onRef('licence.order_id', '=', 'line.order_id').on('line.is_service', '=', true),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('subscription_periods as period')
          .innerJoin('subscriptions', 'subscriptions.id', 'period.subscription_id')
          .select(['period.begins_on', 'period.ends_on'])
          .whereRef('period.order_id', '=', 'line.order_id')
          // The order of a later month holds that month alone.
          .where((where) =>
            where.or([
              where('orders.renewal_of', 'is not', null),
              where('subscriptions.line', '=', where.ref('line.position')),
            ]),
          )
          .limit(1)
          .as('month'),
      (join) => join.onTrue(),
    )
    .select([
      'line.name',
      'line.commitment_months',
      'line.quantity',
      'line.unit_net_cents',
      'line.net_cents',
      'line.rate_basis_points',
      'line.vat_reason',
      'line.is_service',
      'line.is_carriage',
      'line.vat_category',
      sql<string | null>`coalesce(products.slug, 'licence-' || licence.kind)`.as('item_id'),
      sql<string | null>`coalesce(licence.begins_on, month.begins_on)`.as('begins_on'),
      sql<string | null>`coalesce(licence.ends_on, month.ends_on)`.as('ends_on'),
    ])
    .where('line.order_id', '=', orderId)
    .orderBy('line.position')
    .execute();
}
export type SoldLine = Awaited<ReturnType<typeof findSoldLines>>[number];

/** When the last of its parcels left; null before. */
export async function findShippedAt(tx: Tx, orderId: string): Promise<Date | null> {
  const found = await tx
    .selectFrom('parcels')
    .select((row) => row.fn.max('shipped_at').as('shipped_at'))
    .where('order_id', '=', orderId)
    .where('state', 'in', ['shipped', 'delivered'])
    .executeTakeFirst();
  return found?.shipped_at ?? null;
}
