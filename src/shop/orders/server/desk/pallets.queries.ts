import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import type { OrderRow } from '../orders.queries.ts';

export type PalletParcel = Pick<OrderRow, 'company_name' | 'delivery_address'> & {
  readonly order_number: string;
  readonly number: number;
  readonly carrier: string | null;
  readonly tracking_number: string | null;
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
};

/** Parcels that shall arrive that day and have not come back, place by place. */
export async function findParcelsOfDay(tx: Tx, day: string): Promise<readonly PalletParcel[]> {
  const { rows } = await sql<PalletParcel>`
    select company_name, delivery_address, orders.number as order_number, parcels.number, carrier,
      tracking_number,
      (select json_agg(json_build_object('name', name, 'quantity', parcel_lines.quantity)
          order by parcel_lines.position)
        from public.parcel_lines join public.order_lines using (order_id, position)
        where parcel_id = parcels.id) as lines
    from public.parcels join public.orders on orders.id = order_id
    where delivery_day = ${day} and parcels.state not in ('cancelled', 'returned')
    order by company_name, delivery_address::text, orders.number, parcels.number`.execute(tx);
  return rows;
}
