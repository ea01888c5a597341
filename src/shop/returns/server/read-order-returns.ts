import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import type { PackedLine } from '#shop/sales/rules/parcels.ts';
import type { ReadOrderReturns } from '../contract.ts';
import { staffReturnMoves } from '../rules/order-returns.ts';
import { returnView, wayOf } from './return-view.ts';
import { listReturns, type ReturnRow } from './returns.queries.ts';
import type { ReturnsDeps } from './returns-deps.ts';

/** The exchanges of an order, with what staff may do with each now. */
export function readOrderReturns(
  deps: ReturnsDeps,
  call: Call,
  { orderId }: ParsedInputOf<ReadOrderReturns>,
): Promise<OutputOf<ReadOrderReturns>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'read-orders');
    const rows = await listReturns(tx, orderId, call.language);
    return {
      returns: rows.map((row) => ({
        ...returnView(row),
        moves: staffReturnMoves({ state: row.state, way: wayOf(row) }),
        usualWay: row.lines.every(isFood) ? ('kept' as const) : ('prepaid' as const),
        restockable: restockableOf(row),
      })),
    };
  });
}

/** Pieces that may be sold again once they are back: counted, and never food. */
export function restockableOf({ lines }: ReturnRow): PackedLine[] {
  return lines
    .filter((line) => line.takes_stock && !isFood(line))
    .map(({ position, quantity }) => ({ position, quantity }));
}

function isFood({ theme }: { readonly theme: string | null }): boolean {
  return theme === 'food';
}
