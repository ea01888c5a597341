import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import type { FecMoney } from '../rules/fec.ts';
import type { Period } from './invoice-search.queries.ts';

/** What came in and what was given back in a period, by the day on which it was known to be whole. */
export async function findMovedMoney(tx: Tx, { from, to }: Period): Promise<FecMoney[]> {
  const { rows } = await sql<FecMoney>`
    select moved.type, moved.day, moved.number, moved.cents as "amountCents",
      moved.provider = 'transfer' as "isTransfer", orders.number as "orderNumber",
      json_build_object('siren', coalesce(orders.siren, orders.vat_number, ''), 'name', orders.company_name) as party
    from (
      select 'receipt' as type, order_id, reference as number, provider, captured_cents as cents,
        (settled_at at time zone 'Europe/Paris')::date as day
      from public.payments where settled_at is not null and captured_cents > 0
      union all
      select 'refund', refunds.order_id, coalesce(bank_reference, payments.reference), provider,
        refunds.amount_cents, (refunds.settled_at at time zone 'Europe/Paris')::date
      from public.refunds join public.payments on payments.id = refunds.payment_id
      where refunds.state = 'done'
    ) as moved join public.orders on orders.id = moved.order_id
    where moved.day between ${from}::date and ${to}::date
    order by moved.day, orders.number, moved.type, moved.number`.execute(tx);
  return rows;
}
