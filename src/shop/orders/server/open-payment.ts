import { Refusal } from '#basics/refusal.ts';
import { askTogether } from '#platform/database/pipelined-driver.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { creditorReferenceOf } from '#shop/sales/rules/creditor-reference.ts';
import {
  insertPayment,
  linesOf,
  lockedOrder,
  type OrderRow,
  type PaymentRow,
  paymentsOf,
} from './orders.queries.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { watchExpiry, watchPayment } from './watch-payment.ts';

const CHECK_AFTER_SECONDS = 15 * 60;

/** Writes the first attempt to pay, in the transaction that places the order. */
export async function startPayment(
  deps: OrdersDeps,
  tx: Tx,
  order: OrderRow,
  method: OrderRow['payment_method'] = order.payment_method,
): Promise<PaymentRow> {
  const isTransfer = method === 'transfer';
  const payment = await insertPayment(tx, {
    order_id: order.id,
    provider: isTransfer ? 'transfer' : (deps.cardPayments?.provider ?? 'sandbox'),
    reference: isTransfer ? creditorReferenceOf(order.number) : crypto.randomUUID(),
    amount_cents: order.gross_cents,
    opened_at: deps.clock.now(),
  });
  if (!isTransfer) {
    await watchPayment(tx, payment, CHECK_AFTER_SECONDS);
    if (order.expires_at)
      await watchExpiry(tx, order.id, order.expires_at.getTime() - payment.opened_at.getTime());
  }
  return payment;
}

/**
 * The page where this order is paid; null when there is nothing to pay there. After a refusal or a
 * cancellation a new attempt is written; two callers at once get the same one.
 */
export async function openPayment(deps: OrdersDeps, order: OrderRow): Promise<string | null> {
  return order.payment_method === 'card' ? openCardPayment(deps, order) : null;
}

/** The same for an order that may be paid by card, though it waits for a transfer. */
export async function openCardPayment(deps: OrdersDeps, order: OrderRow): Promise<string | null> {
  const { cardPayments } = deps;
  if (!cardPayments) return null;
  const attempt = await openAttempt(deps, order.id);
  if (!attempt) return null;
  const { payment, keepsMeans } = attempt;
  // Begun with a provider that was disconnected: this one would take money for an attempt it is not told of.
  if (payment.provider !== cardPayments.provider) throw new Refusal('temporarily-unavailable');
  const address = new URL(deps.publicUrl());
  const back = (page: string) =>
    new URL(`/checkout/${page}?order=${order.access_key}`, address).href;
  // Its bank is being asked without a page: the order says how that ends.
  if (payment.is_charge) return back('success');
  return cardPayments
    .open({
      reference: payment.reference,
      amountCents: payment.amount_cents,
      label: order.number,
      email: order.email,
      language: order.language,
      successUrl: back('success'),
      cancelUrl: back('cancel'),
      keepsMeans,
    })
    .catch((error: unknown) => {
      deps.log.warn({ err: error, order: order.id }, 'the payment provider did not answer');
      throw new Refusal('temporarily-unavailable');
    });
}

/** Whether it may be paid at the provider now: a transfer that has begun to come in is waited for. */
export function isPayableByCard(order: OrderRow, payments: readonly PaymentRow[]): boolean {
  if (order.payment_method === 'card') return order.state === 'awaiting-payment';
  const isDecided = order.credit === 'granted' || order.credit === 'refused';
  return (
    isDecided &&
    order.state !== 'cancelled' &&
    payments.every(({ captured_cents: captured }) => captured === 0)
  );
}

/** The open attempt of an unpaid order, a new one if all have failed; undefined once paid. */
function openAttempt(
  deps: OrdersDeps,
  orderId: string,
): Promise<{ readonly payment: PaymentRow; readonly keepsMeans: boolean } | undefined> {
  // Guests have no rights on payments: the service acts for whoever holds the checkout key.
  return deps.database.asService(async (tx) => {
    const [[order], payments, lines] = await askTogether(tx, [
      lockedOrder(tx, orderId).compile(),
      paymentsOf(tx, orderId).compile(),
      linesOf(tx, orderId).compile(),
    ]);
    if (!order || !isPayableByCard(order, payments)) return undefined;
    // Not the newest by its time: a clock may give two attempts the same, or go back.
    const open = payments.find(
      ({ state, provider }) => state !== 'failed' && provider !== 'transfer',
    );
    const payment = open ?? (await startPayment(deps, tx, order, 'card'));
    // Of what is taken every month, the later months are paid by the same means.
    const keepsMeans = lines.some(({ commitment_months: months }) => months !== null);
    return { payment, keepsMeans };
  });
}
