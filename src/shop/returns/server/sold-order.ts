import { parisDayOf } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { OrderRow, OrdersLends } from '#shop/orders/lends.ts';
import type { SoldOrder } from '../rules/order-returns.ts';
import { type ReturnRow, refundedCents } from './returns.queries.ts';

/** All that decides what of an order may be exchanged; by the service, as parcels are staff’s to read. */
export async function soldOrder(
  orders: Pick<OrdersLends, 'listOrderLines' | 'findParcels'>,
  tx: Tx,
  order: OrderRow,
  returns: readonly ReturnRow[],
): Promise<SoldOrder> {
  const lines = await orders.listOrderLines(tx, order.id);
  const parcels = await orders.findParcels(tx, [order.id]);
  return {
    lines: lines.map((line) => ({
      position: line.position,
      quantity: line.quantity,
      unitNetCents: line.unit_net_cents,
      isService: line.is_service,
    })),
    parcels: parcels.map((parcel) => ({
      state: parcel.state,
      deliveredOn: parcel.ended_at && parisDayOf(parcel.ended_at),
      lines: parcel.lines,
    })),
    taken: returns
      .filter(({ state }) => state !== 'refused' && state !== 'cancelled')
      .flatMap((asked) => asked.lines),
    netCents: order.net_cents,
    grossCents: order.gross_cents,
    refundedCents: await refundedCents(tx, order.id),
  };
}
