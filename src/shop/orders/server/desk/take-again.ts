import { Refusal } from '#basics/refusal.ts';
import { type PackedLine, takenAgain } from '#shop/sales/rules/parcels.ts';
import { listGoods, listOrderLines } from '../orders.queries.ts';
import type { OrderWork } from './act-on-order.ts';
import { findParcels } from './order-file.queries.ts';
import { listStockMoves, moveStock } from './stock-moves.queries.ts';

/** What a new parcel takes from the stock again, because it had been put back there. */
export async function takeAgain(
  at: OrderWork,
  lines: readonly PackedLine[],
): Promise<(parcelId: string) => Promise<void>> {
  const taken = takenAgain(lines, await piecesOf(at.tx, at.order.id));
  return (parcelId) =>
    moveEach(at, parcelId, taken, { kind: 'taken-again', order_id: at.order.id });
}

/** Pieces of a parcel to the stock or from it. @throws Refusal out-of-stock */
export async function moveEach(
  { tx, order, staffId, now }: OrderWork,
  parcelId: string,
  lines: readonly PackedLine[],
  move: { readonly kind: 'put-back' | 'taken-again'; order_id: string; reason?: string },
): Promise<void> {
  const products = new Map(
    (await listOrderLines(tx, order.id)).map((line) => [line.position, line.product_id]),
  );
  const moved = lines.flatMap(({ position, quantity }) => {
    const product_id = products.get(position);
    return product_id ? [{ line: position, quantity, product_id }] : [];
  });
  // Products are held in one order, so that two people never wait for each other for ever.
  for (const each of moved.sort((one, other) => (one.product_id < other.product_id ? -1 : 1))) {
    const who = { parcel_id: parcelId, staff_id: staffId, moved_at: now };
    if (!(await moveStock(tx, { ...move, ...who, ...each }))) throw new Refusal('out-of-stock');
  }
}

/** Where the pieces of an order are. */
export async function piecesOf(tx: OrderWork['tx'], orderId: string) {
  return {
    ordered: (await listGoods(tx, orderId)).map((line) => ({
      position: line.position,
      quantity: line.quantity,
      takesStock: line.takes_stock,
    })),
    parcels: await findParcels(tx, [orderId]),
    moves: await listStockMoves(tx, orderId),
  };
}
