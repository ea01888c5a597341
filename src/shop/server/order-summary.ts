import { z } from 'zod';
import { printedIban } from '#basics/iban.ts';
import type { BankAccount } from '#basics/settings.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { OrderSummary } from '../contract.ts';
import { CREDIT_STATES, type CreditState } from '../rules/credit.ts';
import { creditorReferenceOf, printedCreditorReference } from '../rules/creditor-reference.ts';
import { findBuyersParcels } from './buyers-parcels.ts';
import { isPayableByCard } from './open-payment.ts';
import {
  findBoughtLicence,
  listOrderLines,
  listPayments,
  type OrderRow,
  type PaymentRow,
} from './orders.queries.ts';
import { isWrittenTo, lastDayOfTransfer } from './written-to.ts';

export type SummarisedOrder = OrderSummary;

const storedGroups = z.array(
  z.object({ rateBasisPoints: z.number(), netCents: z.number(), vatCents: z.number() }),
);

/** An order as its buyer may see it again, on the confirmation page and in the mail; by the service. */
export async function orderSummary(
  tx: Tx,
  order: OrderRow,
  bankAccount: BankAccount,
): Promise<OrderSummary> {
  const lines = await listOrderLines(tx, order.id);
  const payments = await listPayments(tx, order.id);
  const licence = await findBoughtLicence(tx, order.id);
  return {
    number: order.number,
    state: order.state,
    paymentMethod: order.payment_method,
    // A part that was given back does not make it unpaid.
    isPaid: payments.some(({ state }) => state === 'paid' || state === 'part-refunded'),
    attempt: attemptOf(order, payments),
    email: order.email,
    companyName: order.company_name,
    wishedWeek: order.wished_week,
    lines: lines.map((line) => ({
      name: line.name,
      quantity: line.quantity,
      commitmentMonths: line.commitment_months,
      unitNetCents: line.unit_net_cents,
      netCents: line.net_cents,
      rateBasisPoints: line.rate_basis_points,
    })),
    totals: {
      netCents: order.net_cents,
      vatCents: order.vat_cents,
      grossCents: order.gross_cents,
      vatGroups: storedVatGroups(order),
    },
    awaitedUntil: lastDayOfTransfer(order),
    isMailed: await isWrittenTo(tx, order),
    parcels: [...((await findBuyersParcels(tx, [order.id])).get(order.id) ?? [])],
    terms: termsOf(order, payments),
    licence: licence ?? null,
    // Nothing is asked for while it is not decided when it is paid, nor once it is given up.
    transfer:
      order.payment_method === 'transfer' &&
      order.credit !== 'requested' &&
      order.state !== 'cancelled'
        ? transferOf(order, bankAccount)
        : null,
  };
}

function termsOf(order: OrderRow, payments: readonly PaymentRow[]): OrderSummary['terms'] {
  const state = creditOf(order);
  return (
    state && {
      state,
      days: order.payment_terms_days,
      dueOn: order.payment_due_on,
      isPayableByCard: isPayableByCard(order, payments),
    }
  );
}

export function creditOf({ credit }: Pick<OrderRow, 'credit'>): CreditState | null {
  return CREDIT_STATES.find((state) => state === credit) ?? null;
}

function attemptOf(
  { state, payment_method: method }: OrderRow,
  payments: readonly PaymentRow[],
): OrderSummary['attempt'] {
  if (state !== 'awaiting-payment' || method !== 'card') return null;
  if (payments.some((payment) => payment.state === 'authorised')) return 'processing';
  // Paid between the reading of the order and of its payments: asked again, it is confirmed.
  const isOpen = payments.some(({ state: each }) => each === 'pending' || each === 'paid');
  return isOpen ? 'open' : 'failed';
}

/** VAT once per rate, as it was computed when the order was placed. */
export function storedVatGroups({ vat_groups: stored }: Pick<OrderRow, 'vat_groups'>) {
  return storedGroups.parse(stored);
}

export function transferOf(order: OrderRow, bankAccount: BankAccount) {
  return {
    ...bankAccount,
    iban: printedIban(bankAccount.iban),
    reference: printedCreditorReference(creditorReferenceOf(order.number)),
  };
}
