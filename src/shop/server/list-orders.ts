import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import type { ListOrders } from '../contract.ts';
import { findOwnOrders } from './orders.queries.ts';
import type { ShopDeps } from './shop-deps.ts';

export async function listOrders(
  { database }: ShopDeps,
  call: Call,
  { companyId }: ParsedInputOf<ListOrders>,
): Promise<OutputOf<ListOrders>> {
  const rows = await database.asCaller(signedInCaller(call), (tx) => findOwnOrders(tx, companyId));
  return {
    orders: rows.map((row) => ({
      accessKey: row.access_key,
      number: row.number,
      placedAt: row.placed_at.toISOString(),
      state: row.state,
      paymentMethod: row.payment_method,
      isPaid: row.is_paid,
      companyName: row.company_name,
      lines: [...row.lines],
      netCents: row.net_cents,
      vatCents: row.vat_cents,
      grossCents: row.gross_cents,
    })),
  };
}
