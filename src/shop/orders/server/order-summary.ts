import { z } from 'zod';
import { printedIban } from '#basics/iban.ts';
import type { BankAccount } from '#basics/settings.ts';
import { askTogether } from '#platform/database/pipelined-driver.ts';
import type { Tx } from '#platform/database/transaction.ts';
import {
  creditorReferenceOf,
  printedCreditorReference,
} from '#shop/sales/rules/creditor-reference.ts';
import { VAT_CATEGORIES } from '#shop/sales/rules/vat.ts';
import type { OrderSummary } from '../contract.ts';
import { CREDIT_STATES, type CreditState } from '../rules/credit.ts';
import { buyersParcels } from './buyers-parcels.ts';
import { parcelsOf } from './desk/order-file.queries.ts';
import { storedAddress } from './desk/order-view.ts';
import { isPayableByCard } from './open-payment.ts';
import {
  boughtLicence,
  boughtLicenceOf,
  linesOf,
  namesOf,
  type OrderRow,
  type PaymentRow,
  paymentsOf,
} from './orders.queries.ts';
import { isWrittenTo, lastDayOfTransfer } from './written-to.ts';

export type SummarisedOrder = OrderSummary;

const storedGroups = z.array(
  z.object({
    rateBasisPoints: z.number(),
    vatCategory: z.enum(VAT_CATEGORIES).optional(),
    netCents: z.number(),
    vatCents: z.number(),
  }),
);

/** An order as its buyer may see it again, on the confirmation page and in the mail; by the service. */
export async function orderSummary(
  tx: Tx,
  order: OrderRow,
  bankAccount: BankAccount,
): Promise<OrderSummary> {
  return (await summaryWithPayments(tx, order, bankAccount)).summary;
}

/** The same with what it is told by. */
export async function summaryWithPayments(
  tx: Tx,
  order: OrderRow,
  bankAccount: BankAccount,
): Promise<{ readonly summary: OrderSummary; readonly payments: readonly PaymentRow[] }> {
  const [lines, payments, [licence], parcels] = await askTogether(tx, [
    linesOf(tx, order.id).compile(),
    paymentsOf(tx, order.id).compile(),
    boughtLicenceOf(tx, order.id).compile(),
    parcelsOf(tx, [order.id]).compile(),
  ]);
  const seen = buyersParcels(parcels, namesOf(lines)).get(order.id) ?? [];
  const summary: OrderSummary = {
    number: order.number,
    state: order.state,
    paymentMethod: order.payment_method,
    // A part that was given back does not make it unpaid.
    isPaid: payments.some(({ state }) => state === 'paid' || state === 'part-refunded'),
    attempt: attemptOf(order, payments),
    email: order.email,
    companyName: order.company_name,
    wishedWeek: order.wished_week,
    deliveryAddress: licence ? null : storedAddress(order.delivery_address),
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
    isMailed: isWrittenTo(order, payments),
    parcels: [...seen],
    terms: termsOf(order, payments),
    licence: licence ? boughtLicence(licence) : null,
    // Nothing is asked for while it is not decided when it is paid, nor once it is given up.
    transfer:
      order.payment_method === 'transfer' &&
      order.credit !== 'requested' &&
      order.state !== 'cancelled'
        ? transferOf(order, bankAccount)
        : null,
  };
  return { summary, payments };
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
