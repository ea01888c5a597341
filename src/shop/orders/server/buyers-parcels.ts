import { parisDayOf } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { BuyersParcel } from '../contract.ts';
import { findParcels, type ParcelRow } from './desk/order-file.queries.ts';
import { findLineNames } from './orders.queries.ts';

/**
 * The parcels of these orders, by order, as their buyers may see them: nothing of what staff say of them
 * among themselves, and none that was taken apart. Staff alone may read parcels: with the service's rights.
 */
export async function findBuyersParcels(
  tx: Tx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly BuyersParcel[]>> {
  if (orderIds.length === 0) return new Map();
  const parcels = await findParcels(tx, orderIds);
  const names = await findLineNames(tx, [...new Set(parcels.map((each) => each.order_id))]);
  return buyersParcels(parcels, names);
}

/** @param names of the lines of their orders */
export function buyersParcels(
  parcels: readonly ParcelRow[],
  names: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly BuyersParcel[]> {
  return Map.groupBy(
    parcels.flatMap((parcel) => {
      const seen = buyersParcel(parcel, names);
      return seen ? [{ orderId: parcel.order_id, ...seen }] : [];
    }),
    ({ orderId }) => orderId,
  );
}

function buyersParcel(
  parcel: ParcelRow,
  names: ReadonlyMap<string, string>,
): BuyersParcel | undefined {
  const { state } = parcel;
  if (state === 'cancelled') return undefined;
  return {
    number: parcel.number,
    state: state === 'planned' || state === 'packed' ? 'in-preparation' : state,
    carrier: parcel.carrier,
    trackingNumber: parcel.tracking_number,
    expectedOn: parcel.delivery_day,
    shippedOn: parcel.shipped_at && parisDayOf(parcel.shipped_at),
    deliveredOn: state === 'delivered' && parcel.ended_at ? parisDayOf(parcel.ended_at) : null,
    lines: parcel.lines.map(({ position, quantity }) => ({
      position,
      quantity,
      name: names.get(`${parcel.order_id} ${position}`) ?? '',
    })),
  };
}
