/**
 * The rule: how staff find orders, what they may do with one, and when one is late: its wished week is
 * over, or two weeks have passed, and it has not left; or its transfer has not come within two weeks.
 */

import { type FormValues, readForm } from '#basics/form-reader.ts';
import { normalizeSearch } from '#basics/normalize-search.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import type { StaffAct } from '#basics/roles.ts';
import type { Direction } from '#basics/sort-direction.ts';
import {
  type OrderMoney,
  owedBackCents,
  REASON_MAX,
  refundableCents,
} from '#shop/sales/rules/order-money.ts';
import type { OrderState } from '#shop/sales/rules/order-states.ts';

export const LATE_AFTER_DAYS = 14;
/** A transfer that has not come by then is asked for once, by itself. */
export const REMINDED_AFTER_DAYS = LATE_AFTER_DAYS - 3;

/** Whether an order waits for its boxes to be packed; of parcels it may have some already. */
export const isToPack = (state: OrderState) => state === 'confirmed' || state === 'in-preparation';

/** What may be printed of several orders at once, and of how many. */
export const ORDERS_PAPERS = ['picking', 'packing', 'labels'] as const;
export type OrdersPaper = (typeof ORDERS_PAPERS)[number];
export const MOST_PRINTED = 100;

export const NOTE_MAX = 4_000;

/** How many orders one page of the list shows. */
export const ORDERS_PAGE = 50;
/** Of a state so many are counted and paged through; further ones are found by narrowing the list. */
export const MOST_COUNTED = 3_000;

export const ORDER_SORTS = ['newest', 'week', 'company', 'amount'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** As each is usually wanted: the newest, and the largest, first. */
export const usualOrderDirection = (sort: OrderSort): Direction =>
  sort === 'newest' || sort === 'amount' ? 'desc' : 'asc';

/** `to-return` is owed back: paid too much, or paid and cancelled. */
export const PAYMENT_FILTERS = [
  'unpaid',
  'partial',
  'paid',
  'to-return',
  'part-refunded',
  'refunded',
] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

/** Of an order, by what came in and what was given back. */
export function moneyState(money: OrderMoney, state: OrderState): PaymentFilter {
  const { askedCents, capturedCents, refundedCents } = money;
  if (capturedCents === 0) return 'unpaid';
  if (owedBackCents(money, state) > 0) return 'to-return';
  if (refundedCents >= capturedCents) return 'refunded';
  if (capturedCents < askedCents) return 'partial';
  return capturedCents - refundedCents < askedCents ? 'part-refunded' : 'paid';
}

export const ORDER_ACTS = [
  'prepare',
  'pack',
  'cancel',
  'reinstate',
  'remind',
  'hold',
  'resume',
  'refund',
] as const;
export type OrderAct = (typeof ORDER_ACTS)[number];

/** Who of the staff may do it: as the acts of `basics/roles.ts` say. */
export const STAFF_ACT_OF = {
  prepare: 'pack-orders',
  pack: 'pack-orders',
  cancel: 'serve-orders',
  reinstate: 'serve-orders',
  remind: 'chase-payments',
  hold: 'chase-payments',
  resume: 'chase-payments',
  refund: 'serve-orders',
} as const satisfies Record<OrderAct, StaffAct>;

/** What staff may do with an order now; nothing else is offered. */
export function orderActs(order: {
  readonly state: OrderState;
  readonly paymentMethod: 'card' | 'transfer';
  readonly money: OrderMoney;
  readonly hasPiecesLeft: boolean;
  /** Whether a parcel of it has left. */
  readonly hasLeft: boolean;
  /** Whether staff still have to decide when it is paid. */
  readonly awaitsCredit: boolean;
  /** Whether what is due is asked for by itself, or staff hold that; null where nothing will be due. */
  readonly reminders: 'running' | 'held' | null;
}): OrderAct[] {
  const { state, money } = order;
  const may: Readonly<Record<OrderAct, boolean>> = {
    prepare: state === 'confirmed' && order.hasPiecesLeft,
    pack: ['in-preparation', 'shipped', 'delivered'].includes(state) && order.hasPiecesLeft,
    cancel: ['awaiting-payment', 'confirmed', 'in-preparation'].includes(state) && !order.hasLeft,
    reinstate: state === 'cancelled' && refundableCents(money) >= money.askedCents,
    remind:
      state === 'awaiting-payment' && order.paymentMethod === 'transfer' && !order.awaitsCredit,
    hold: order.reminders === 'running',
    resume: order.reminders === 'held',
    refund: refundableCents(money) > 0,
  };
  return ORDER_ACTS.filter((act) => may[act]);
}

/** Why it is cancelled; `refund` is ticked where the money goes back at once. */
export function readCancelForm(form: FormValues): {
  readonly problems: readonly FieldProblem[];
  readonly values: { readonly reason: string; readonly isRefunded: boolean };
} {
  const { prose, problems } = readForm(form);
  const reason = prose('reason', { isRequired: true, max: REASON_MAX }) ?? '';
  return { problems, values: { reason, isRefunded: form.refund === 'on' } };
}

/** A text that must be there: a note, or the reason of something. */
export function readReason(
  form: FormValues,
  path: string,
  max: number = REASON_MAX,
): { readonly problems: readonly FieldProblem[]; readonly text: string } {
  const { prose, problems } = readForm(form);
  return { text: prose(path, { isRequired: true, max }) ?? '', problems };
}

/** What is looked for, in the form in which orders are searched: no accents, capitals or outer signs. */
export function searchedOrderWords(search: string): string[] {
  const plain = normalizeSearch(search);
  // A creditor reference is an order's number behind six signs; a bank prints it in groups.
  const reference = /^rf\d{2}(pv\d{4}\d{6,15})$/.exec(plain.replace(/[^a-z0-9]/g, ''));
  if (reference?.[1]) return [reference[1]];
  const siren = /^\d[\d ]{7,}\d$/.test(plain) ? [plain.replaceAll(' ', '')] : undefined;
  return (siren ?? plain.split(/\s+/)).filter((word) => word !== '').slice(0, MOST_WORDS);
}

const MOST_WORDS = 6;
