import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { FULFILMENT_STATES } from '#shop/sales/rules/order-states.ts';
import { actId, nothing, orderId, typed } from '#shop/sales/shapes.ts';
import { MOST_PRINTED, ORDERS_PAPERS } from '../rules/orders-at-work.ts';

// Parcels as staff pack and send them.
// Every function here refuses: not-found, and conflict where the
// order's state, or that of a parcel, no longer allows it. Sent twice, each takes effect once: ids of what is made,
// and `actId` of other acts, come from the browser.

/** Begins the preparation of confirmed orders; others stay as they are. Answers how many began. */
export const prepareOrders = contract('prepare-orders', {
  access: 'pack-orders',
  input: z.object({ orderIds: z.array(orderId).min(1).max(200) }),
  output: z.object({ prepared: z.number().int() }),
});
export type PrepareOrders = typeof prepareOrders;

/**
 * What had gone back to the stock is taken from it again. With `leaves`, it is packed and shipped in the same act, as
 * by `move-parcel`. Refuses: invalid-input (`quantity 1` and the like, carrier, trackingNumber, deliveryDay),
 * out-of-stock.
 */
export const makeParcel = contract('make-parcel', {
  access: 'pack-orders',
  input: z.object({ orderId, parcelId: z.uuid(), form: typed }),
  output: nothing,
});
export type MakeParcel = typeof makeParcel;

/** Who carries it, under which number, for which day. Refuses: invalid-input. */
export const changeParcel = contract('change-parcel', {
  access: 'pack-orders',
  input: z.object({ parcelId: z.uuid(), revision: z.int32(), form: typed }),
  output: nothing,
});
export type ChangeParcel = typeof changeParcel;

/** Packed, shipped (its buyer is told), delivered, returned or cancelled; the order follows. */
export const moveParcel = contract('move-parcel', {
  access: 'pack-orders',
  input: z.object({ parcelId: z.uuid(), to: z.enum(FULFILMENT_STATES) }),
  output: nothing,
});
export type MoveParcel = typeof moveParcel;

/** Pieces of a returned parcel go back to the stock: `quantity 1` and the like, `reason`. Refuses: invalid-input. */
export const restockParcel = contract('restock-parcel', {
  access: 'pack-orders',
  input: z.object({ parcelId: z.uuid(), actId, form: typed }),
  output: nothing,
});
export type RestockParcel = typeof restockParcel;

/** What goes into each parcel, or into one; in the order's language. */
export const printPackingList = contract('print-packing-list', {
  access: 'see-orders',
  input: z.object({ orderId, parcelId: z.uuid().nullable() }),
  output: z.instanceof(Blob),
});
export type PrintPackingList = typeof printPackingList;

/**
 * One file of several orders: what to take from the shelves for those that are still to be packed, in the language of
 * who prints; or the packing lists, each on pages of its own and in its order's language; or the labels.
 */
export const printOrdersPaper = contract('print-orders-paper', {
  access: 'see-orders',
  input: z.object({
    paper: z.enum(ORDERS_PAPERS),
    orderIds: z.array(orderId).min(1).max(MOST_PRINTED),
  }),
  output: z.instanceof(Blob),
});
export type PrintOrdersPaper = typeof printOrdersPaper;

/** A label for each box, 3 × 8 on A4 (70 × 37 mm). */
export const printDeskLabels = contract('print-desk-labels', {
  access: 'see-orders',
  input: z.object({ orderId }),
  output: z.instanceof(Blob),
});
export type PrintDeskLabels = typeof printDeskLabels;

/** Parcels to be delivered that day, by the place they go to. Refuses: not-found (none). */
export const printPalletList = contract('print-pallet-list', {
  access: 'see-orders',
  input: z.object({ day: z.iso.date() }),
  output: z.instanceof(Blob),
});
export type PrintPalletList = typeof printPalletList;
