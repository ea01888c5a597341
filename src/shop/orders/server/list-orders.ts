import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { BuyersParcel, ListOrders } from '../contract.ts';
import { findBuyersParcels } from './buyers-parcels.ts';
import { listUnclaimed } from './claim-order.ts';
import { creditOf } from './order-summary.ts';
import { findOwnOrders } from './orders.queries.ts';
import type { OrdersDeps } from './orders-deps.ts';

export function listOrders(
  { database }: OrdersDeps,
  call: Call,
  { companyId }: ParsedInputOf<ListOrders>,
): Promise<OutputOf<ListOrders>> {
  return database.asCaller(signedInCaller(call), async (tx) => {
    const rows = await findOwnOrders(tx, companyId);
    const ids = rows.map(({ id }) => id);
    // Parcels are granted to staff alone: the service tells buyers of those of their own orders.
    const parcels = await withServiceRights(tx, (service) => findBuyersParcels(service, ids));
    return {
      orders: rows.map((row) => ownOrder(row, parcels.get(row.id) ?? [])),
      unclaimed: await listUnclaimed(tx),
    };
  });
}

function ownOrder(
  row: Awaited<ReturnType<typeof findOwnOrders>>[number],
  parcels: readonly BuyersParcel[],
): OutputOf<ListOrders>['orders'][number] {
  return {
    accessKey: row.access_key,
    number: row.number,
    placedAt: row.placed_at.toISOString(),
    state: row.state,
    paymentMethod: row.payment_method,
    credit: creditOf(row),
    isPaid: row.is_paid,
    companyName: row.company_name,
    purchaseOrderNumber: row.purchase_order_number,
    lines: [...row.lines],
    parcels: [...parcels],
    isService: row.is_service,
    netCents: row.net_cents,
    vatCents: row.vat_cents,
    grossCents: row.gross_cents,
  };
}
