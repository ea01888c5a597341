/**
 * The rule: an order, its payment and each of its parcels move only along these arrows. The
 * database refuses every other move too (`order_moves`, `payment_moves`, `parcel_moves`).
 */

export const ORDER_STATES = [
  'draft',
  'awaiting-payment',
  'confirmed',
  'in-preparation',
  'shipped',
  'delivered',
  'cancelled',
] as const;

export type OrderState = (typeof ORDER_STATES)[number];

export const PAYMENT_STATES = [
  'pending',
  'authorised',
  'paid',
  'part-refunded',
  'refunded',
  'failed',
] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

export const FULFILMENT_STATES = [
  'planned',
  'packed',
  'shipped',
  'delivered',
  'returned',
  'cancelled',
] as const;

export type FulfilmentState = (typeof FULFILMENT_STATES)[number];

export type Moves<State extends string> = Readonly<Record<State, readonly State[]>>;

export const ORDER_MOVES: Moves<OrderState> = {
  // Straight to confirmed: payment at 30 days, after staff granted the credit.
  draft: ['awaiting-payment', 'confirmed', 'cancelled'],
  'awaiting-payment': ['confirmed', 'cancelled'],
  // Back to waiting: its transfer was another order's, and was taken back; the database asks for it.
  // Straight to delivered: a licence, once it was changed; the database asks for it.
  confirmed: ['in-preparation', 'delivered', 'awaiting-payment', 'cancelled'],
  'in-preparation': ['shipped', 'awaiting-payment', 'cancelled'],
  // What has left cannot be cancelled: it is refunded, and its parcels come back.
  shipped: ['delivered'],
  delivered: [],
  // Taken up again by staff, where its money came in after all: the database asks for it.
  cancelled: ['confirmed'],
};

export const PAYMENT_MOVES: Moves<PaymentState> = {
  pending: ['authorised', 'paid', 'failed'],
  // An authorisation can lapse or be released.
  authorised: ['paid', 'failed'],
  // A further part-refund is a new refund record, not a move.
  // To pending only by a person, where a transfer was another order's; the database asks for it.
  paid: ['part-refunded', 'refunded', 'pending'],
  // Backwards where a bank sent a refund back to us: the database asks for it.
  'part-refunded': ['refunded', 'paid'],
  refunded: ['part-refunded', 'paid'],
  // Each attempt to pay is a record of its own: after a failure a new one is opened.
  failed: [],
};

export const FULFILMENT_MOVES: Moves<FulfilmentState> = {
  planned: ['packed', 'cancelled'],
  packed: ['shipped', 'cancelled'],
  // Returned before delivery: refused at the door, or lost and found.
  shipped: ['delivered', 'returned'],
  // The exchange the shop guarantees; what is sent instead is a new parcel.
  delivered: ['returned'],
  returned: [],
  cancelled: [],
};

/** Staying where one is is not a move: a repeated notice is answered before it comes here. */
export function canMove<State extends string>(
  moves: Moves<State>,
  from: State,
  to: State,
): boolean {
  return moves[from].includes(to);
}
