import type { Tx } from '#platform/database/transaction.ts';
import type { CheckoutForm } from './rules/checkout-form.ts';
import type { lendOrders } from './server/lend-orders.ts';

export type { OrderWork } from './server/desk/act-on-order.ts';
export type { Orderer } from './server/limit-orders.ts';
export type { OrderRow } from './server/orders.queries.ts';
export type { SoldLine } from './server/write-order.ts';

/** What other rooms are given of orders. */
export type OrdersLends = ReturnType<typeof lendOrders>;

/** A later month, as its order is written. */
export type Renewal = {
  readonly firstOrderId: string;
  /** The line of that order which is taken again. */
  readonly line: number;
  readonly quantity: number;
  readonly unitNetCents: number;
  readonly companyId: string | null;
};

/** What is about to be ordered, by way of a cart, a licence or a quote. */
export type GuardedOrder = {
  readonly of: 'cart' | 'licence' | 'quote';
  readonly form: CheckoutForm;
  /** The space in whose name it is ordered. */
  readonly companyId: string | null | undefined;
  /** Undefined for a guest. */
  readonly buyerId: string | undefined;
  /** VAT included, as it was shown. */
  readonly grossCents: number;
};

/** By the service. @throws Refusal where it may not be ordered so */
export type OrderGuard = (tx: Tx, order: GuardedOrder) => Promise<void>;

export type OrderGuards = {
  /** Asked of every order from now on. */
  readonly add: (guard: OrderGuard) => void;
  readonly check: OrderGuard;
};

/** Which orders these numbers are of: those that are, each with the id of its order. */
export type FindOrdersOfPapers = (
  tx: Tx,
  numbers: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

/** A paper of an order as it is handed out: the last that asks for money, or that of this id; undefined without one. */
export type FindPaper = (
  tx: Tx,
  of: { readonly orderId: string } | { readonly paperId: string },
) => Promise<{ readonly number: string; readonly pdf: Uint8Array } | undefined>;

export type OrderPapers = {
  /** Asked from now on; with the rights of whoever asks. */
  readonly add: (papers: {
    readonly findOrders: FindOrdersOfPapers;
    /** What asks for the money of an order. */
    readonly findInvoice: FindPaper;
  }) => void;
  readonly findOrders: FindOrdersOfPapers;
  readonly findInvoice: FindPaper;
};
