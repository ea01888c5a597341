import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { DIRECTIONS } from '#basics/sort-direction.ts';
import { StreamedFile } from '#basics/streamed-file.ts';
import { ORDER_STATES } from '#shop/sales/rules/order-states.ts';
import { actId, cents, instant, nothing, orderId, typed } from '#shop/sales/shapes.ts';
import { PAYMENT_METHODS } from '../rules/checkout-form.ts';
import { DISPUTE_STANDINGS } from '../rules/disputes.ts';
import { ORDER_SORTS, PAYMENT_FILTERS } from '../rules/orders-at-work.ts';

// Orders as staff work on them.
// Every function here refuses: not-found, and conflict where the
// order's state, or that of a parcel, no longer allows it. Sent twice, each takes effect once: ids of what is made,
// and `actId` of other acts, come from the browser.

const orderFilter = {
  /** Number, company, SIREN, e-mail, purchase-order number or creditor reference, in any part. */
  search: z.string().max(200),
  state: z.enum(ORDER_STATES).nullable(),
  payment: z.enum(PAYMENT_FILTERS).nullable(),
  /** Wished, as `2026-W48`. */
  week: z.string().max(10).nullable(),
  /** By the most pressing of its disputes. */
  dispute: z.enum(DISPUTE_STANDINGS).nullable(),
  isLate: z.boolean(),
  /** Only those with an exchange that awaits staff. */
  hasReturn: z.boolean().default(false),
  sort: z.enum(ORDER_SORTS),
  /** Null: as it is usual. */
  direction: z.enum(DIRECTIONS).nullable().default(null),
};

const listedOrder = z.object({
  id: orderId,
  number: z.string(),
  placedAt: instant,
  state: z.enum(ORDER_STATES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  payment: z.enum(PAYMENT_FILTERS),
  companyName: z.string(),
  siren: z.string().nullable(),
  email: z.string(),
  wishedWeek: z.string().nullable(),
  dispute: z.enum(DISPUTE_STANDINGS).nullable(),
  isLate: z.boolean(),
  pieces: z.number().int(),
  /** Null to whoever packs orders and sees no figures. */
  netCents: cents.nullable(),
  grossCents: cents.nullable(),
});
export type ListedOrder = z.output<typeof listedOrder>;

/**
 * A page of orders, with how many there are, and how many of the search are in each state: one more than
 * `MOST_COUNTED` where there are more.
 */
export const searchOrders = contract('search-orders', {
  access: 'see-orders',
  input: z.object({ ...orderFilter, page: z.number().int().min(1).max(100_000) }),
  output: z.object({
    orders: z.array(listedOrder),
    total: z.number().int(),
    counts: z.array(z.object({ state: z.enum(ORDER_STATES), count: z.number().int() })),
    weeks: z.array(z.string()),
  }),
});
export type SearchOrders = typeof searchOrders;

/** Every order that matches, as a list for a spreadsheet of the caller's language. */
export const exportOrders = contract('export-orders', {
  access: 'read-orders',
  input: z.object(orderFilter),
  output: z.instanceof(StreamedFile),
});
export type ExportOrders = typeof exportOrders;

/** Its stock is free again and its buyer is told; what was paid by card goes back where asked. */
export const cancelOrder = contract('cancel-order', {
  access: 'serve-orders',
  input: z.object({ orderId, actId, form: typed }),
  output: nothing,
});
export type CancelOrder = typeof cancelOrder;

/** A cancelled order whose money came in goes on, if there is stock. Refuses: out-of-stock. */
export const reinstateOrder = contract('reinstate-order', {
  access: 'serve-orders',
  input: z.object({ orderId, actId }),
  output: nothing,
});
export type ReinstateOrder = typeof reinstateOrder;

/** Gives money back: amount, reason and, by transfer, its bankReference. Refuses: invalid-input. */
export const refundOrder = contract('refund-order', {
  access: 'serve-orders',
  input: z.object({ orderId, refundId: z.uuid(), form: typed }),
  output: nothing,
});
export type RefundOrder = typeof refundOrder;

/** Asks the buyer for a transfer that has not come. */
export const remindOfTransfer = contract('remind-of-transfer', {
  access: 'chase-payments',
  input: z.object({ orderId, actId }),
  output: nothing,
});
export type RemindOfTransfer = typeof remindOfTransfer;

/**
 * What is due is not asked for by itself from now on: all of it, or the part that its buyer contests.
 * Refuses: invalid-input.
 */
export const holdReminders = contract('hold-reminders', {
  access: 'chase-payments',
  input: z.object({ orderId, actId, form: typed }),
  output: nothing,
});
export type HoldReminders = typeof holdReminders;

/** The step that is reached is sent with the next round, none of those that were held. */
export const resumeReminders = contract('resume-reminders', {
  access: 'chase-payments',
  input: z.object({ orderId, actId }),
  output: nothing,
});
export type ResumeReminders = typeof resumeReminders;

/** Something said among staff, never shown to the buyer. Refuses: invalid-input. */
export const addOrderNote = contract('add-order-note', {
  access: 'see-orders',
  input: z.object({ orderId, noteId: z.uuid(), form: typed }),
  output: nothing,
});
export type AddOrderNote = typeof addOrderNote;
