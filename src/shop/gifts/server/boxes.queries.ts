import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import { GIFTS_KEPT_YEARS } from '../rules/kept-years.ts';

// Read above row-level security, once the right to this company is known: products that are no longer
// shown are staff's alone, and their boxes were bought all the same.

export type BoughtBoxes = {
  readonly order_id: string;
  readonly position: number;
  readonly number: string;
  readonly placed_at: Date;
  readonly name: string;
  readonly bought: number;
  readonly left: number;
  readonly unit_net_cents: number;
  readonly rate_basis_points: number;
};

/** Sold, and neither cancelled nor given back as a whole. */
const STANDS = sql`(orders.state in ('confirmed', 'in-preparation', 'shipped', 'delivered')
  and (not exists (select from public.payments
      where payments.order_id = orders.id and payments.state = 'refunded')
    or exists (select from public.payments
      where payments.order_id = orders.id and payments.state in ('paid', 'part-refunded'))))`;

/** Bought in years whose gifts are still kept: of earlier ones nobody knows any more who had them. */
const IS_KEPT = sql`orders.placed_at >= (date_trunc('year', access.now() at time zone 'Europe/Paris')
  - make_interval(years => ${GIFTS_KEPT_YEARS})) at time zone 'Europe/Paris'`;

/** Lines of boxes of the company’s orders that stand, with how many are for nobody yet. */
async function findBoxes(tx: Tx, which: RawBuilder<unknown>): Promise<readonly BoughtBoxes[]> {
  const { rows } = await sql<BoughtBoxes>`
    select * from (
      select orders.id as order_id, line.position, number, placed_at, line.name,
        quantity as bought, unit_net_cents, rate_basis_points,
        (quantity
          - (select coalesce(sum(set_aside), 0) from public.gift_acts
            where order_id = orders.id and order_position = line.position
              and retracted_at is null)
          - (select count(*) from public.gifts join public.gift_acts on gift_acts.id = act_id
            where order_id = orders.id and order_position = line.position
              and gifts.retracted_at is null))::int as left
      from public.orders join public.order_lines as line on line.order_id = orders.id
        join public.products on products.id = product_id
      where ${STANDS} and ${IS_KEPT} and products.kind <> 'licence' and ${which}
    ) as boxes order by placed_at, number, position`.execute(tx);
  return rows;
}

export async function findWaitingBoxes(tx: Tx, companyId: string): Promise<readonly BoughtBoxes[]> {
  const boxes = await findBoxes(tx, sql`orders.company_id = ${companyId}`);
  return boxes.filter(({ left }) => left > 0);
}

export async function findLine(
  tx: Tx,
  { companyId, orderId, position }: { companyId: string; orderId: string; position: number },
): Promise<BoughtBoxes | undefined> {
  const [line] = await findBoxes(
    tx,
    sql`orders.company_id = ${companyId} and orders.id = ${orderId}
      and line.position = ${position}`,
  );
  return line;
}

/** The order that money went back for. */
export function findRefundedOrder(tx: Tx, refundId: string) {
  return tx.selectFrom('refunds').select('order_id').where('id', '=', refundId).executeTakeFirst();
}

/** Whether an order stands: neither cancelled nor given back as a whole. */
export async function standsStill(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ stands: boolean }>`
    select ${STANDS} as stands from public.orders where id = ${orderId}`.execute(tx);
  return rows[0]?.stands ?? false;
}
