import { addDays, parisDayOf, startOfParisDay } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { categoryOf, type VatCategory } from '#shop/sales/rules/vat.ts';
import type { OrderedLine, Quote } from '../contract.ts';
import { type CheckoutForm, placeProblems, sirenOfCompany } from '../rules/checkout-form.ts';
import { TRANSFER_AWAITED_DAYS } from '../rules/order-limits.ts';
import { askForCredit, formOnTerms } from './ask-for-credit.ts';
import { countOrder, type Orderer, refuseKeepingAll } from './limit-orders.ts';
import { startPayment } from './open-payment.ts';
import { enqueueOrderMail } from './order-mail-jobs.ts';
import {
  insertOrder,
  insertOrderEvent,
  insertOrderLines,
  nextOrderNumber,
  type OrderRow,
  takeStock,
} from './orders.queries.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { watchExpiry } from './watch-payment.ts';

const RESERVATION_MINUTES = 30;
/** A later month is charged again and again before its order is given up. */
const RENEWAL_PAID_WITHIN_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What is sold, and at which price: by the catalogue, or by a quote. */
export type SoldLine = {
  /** Null for what is not of the catalogue. */
  readonly productId: string | null;
  readonly name: string;
  readonly commitmentMonths: number | null;
  readonly customisation: OrderedLine['customisation'] | null;
  readonly quantity: number;
  readonly unitNetCents: number;
  readonly netCents: number;
  readonly rateBasisPoints: number;
  /** Absent for what is sold within France. */
  readonly vatCategory?: VatCategory | undefined;
  readonly vatReason: string;
  /** Whether there are only so many. */
  readonly takesStock: boolean;
  /** Whether there is nothing to pack. */
  readonly isService?: boolean;
  /** Whether it is the carriage of the others. */
  readonly isCarriage?: boolean;
};

type PricedOrder = {
  readonly checkoutKey: string;
  /** Of what was asked for. */
  readonly contentHash: string;
  readonly companyId: string | null;
  /** Who orders, signed in. */
  readonly buyerId?: string | undefined;
  /** Whether who orders has the address of the form. */
  readonly isProven: boolean;
  /** Whose unpaid orders it counts among; absent for what staff, or an earlier order, have agreed. */
  readonly counted?: Orderer;
  readonly language: Language;
  /** Clean, and without problems. */
  readonly form: CheckoutForm;
  /** What VIES said of its VAT number, where it bears no VAT for it. */
  readonly vatCheckId?: string | undefined;
  readonly totals: Quote['totals'];
  readonly lines: readonly SoldLine[];
  /** The order of which it is a later month; absent for what somebody orders. */
  readonly renewalOf?: string;
  /** By card: how many days its buyer, who is not there to pay at once, has for it. */
  readonly cardDays?: number;
};

/** How long the card may take that nobody is there to show; undefined for who pays now. */
function awaitedMs({ renewalOf, cardDays }: PricedOrder): number | undefined {
  const days = renewalOf === undefined ? cardDays : RENEWAL_PAID_WITHIN_DAYS;
  return days === undefined ? undefined : days * DAY_MS;
}

/**
 * The order, its lines, its stock, its payment and its mail, in one transaction that has the service’s
 * rights; undefined where there is an order of this key. Refuses: out-of-stock, too-many-requests,
 * invalid-input where we do not deliver, it may not be paid after delivery, or too much is kept unpaid.
 */
export async function writeOrder(
  deps: OrdersDeps,
  tx: Tx,
  asked: PricedOrder,
): Promise<OrderRow | undefined> {
  const { companyId, buyerId, renewalOf } = asked;
  const asker = { companyId, buyerId, isRenewal: renewalOf !== undefined };
  const form = await formOnTerms(tx, asked.form, asker);
  const priced = { ...asked, form };
  const now = deps.clock.now();
  if (priced.lines.some(({ isService }) => !isService)) refuseProblems(placeProblems(form));
  const order = await insertOrder(tx, orderColumns(priced, now));
  if (!order) return undefined;
  await insertOrderLines(tx, lineColumns(order.id, priced.lines));
  if (priced.counted) await countOrder(deps, tx, order, priced.counted);
  await takeAllStock(tx, priced.lines);
  if (priced.counted) await refuseKeepingAll(deps, tx, order);
  await insertOrderEvent(tx, {
    order_id: order.id,
    happened_at: now,
    actor: priced.renewalOf === undefined ? 'buyer' : 'system',
    kind: 'placed',
  });
  const cardMs = awaitedMs(priced);
  // Who follows its subscription charges a later month; who asked for an approval pays once they are told.
  if (cardMs !== undefined && order.payment_method === 'card')
    await watchExpiry(tx, order.id, cardMs);
  else await startPayment(deps, tx, order);
  if (order.credit !== null) await askForCredit(deps, tx, order);
  else if (order.payment_method === 'transfer')
    await enqueueOrderMail(tx, order.id, 'order-received');
  return order;
}

/** Two orders of the same products take them in the same order, so that neither waits for ever. */
async function takeAllStock(tx: Tx, lines: readonly SoldLine[]): Promise<void> {
  const wanted = new Map<string, number>();
  for (const { productId, takesStock, quantity } of lines) {
    // What is made to order has no stock, and its row is no bottleneck for those who order it.
    if (productId !== null && takesStock)
      wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
  }
  for (const [productId, quantity] of [...wanted].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!(await takeStock(tx, productId, quantity))) throw new Refusal('out-of-stock');
  }
}

function orderColumns(priced: PricedOrder, now: Date) {
  const { form, totals } = priced;
  const { company } = form;
  const year = Number(parisDayOf(now).slice(0, 4));
  const isCard = form.paymentMethod === 'card';
  return {
    number: nextOrderNumber(year),
    checkout_key: priced.checkoutKey,
    content_hash: priced.contentHash,
    state: 'awaiting-payment',
    payment_method: isCard ? 'card' : 'transfer',
    credit: form.paymentMethod === 'terms' ? 'requested' : null,
    credit_asked_by: form.paymentMethod === 'terms' ? (priced.buyerId ?? null) : null,
    language: priced.language,
    placed_at: now,
    expires_at: expiryOf(priced, now),
    proven_at: priced.isProven ? now : null,
    counted_as: priced.counted?.countedAs ?? null,
    renewal_of: priced.renewalOf ?? null,
    company_id: priced.companyId,
    company_kind: company.kind,
    company_name: company.legalName,
    siren: sirenOfCompany(company) ?? null,
    siret: company.siret ?? null,
    vat_number: company.vatNumber ?? null,
    vat_check_id: priced.vatCheckId ?? null,
    is_vat_liable: company.vatLiable,
    contact_name: company.contactName,
    email: company.email,
    phone: company.phone ?? null,
    billing_address: JSON.stringify(form.billingAddress),
    delivery_address: JSON.stringify(form.deliveryAddress ?? form.billingAddress),
    purchase_order_number: form.purchaseOrderNumber ?? null,
    wished_week: form.wishedWeek ?? null,
    message: form.message ?? null,
    net_cents: totals.netCents,
    vat_cents: totals.vatCents,
    vat_groups: JSON.stringify(totals.vatGroups),
  } as const;
}

/** Null for what staff decide first, and for a later month by transfer, which its subscription follows. */
function expiryOf(priced: PricedOrder, now: Date): Date | null {
  const { paymentMethod } = priced.form;
  if (paymentMethod === 'card') {
    return new Date(now.getTime() + (awaitedMs(priced) ?? RESERVATION_MINUTES * 60_000));
  }
  return paymentMethod === 'terms' || priced.renewalOf !== undefined
    ? null
    : transferAwaitedUntil(now);
}

/** The end of the last day on which a transfer that is asked for today is waited for. */
export function transferAwaitedUntil(now: Date): Date {
  return startOfParisDay(addDays(parisDayOf(now), TRANSFER_AWAITED_DAYS + 1));
}

function lineColumns(orderId: string, lines: readonly SoldLine[]) {
  return lines.map((line, index) => ({
    order_id: orderId,
    position: index + 1,
    product_id: line.productId,
    name: line.name,
    commitment_months: line.commitmentMonths,
    customisation: line.customisation ? JSON.stringify(line.customisation) : null,
    quantity: line.quantity,
    unit_net_cents: line.unitNetCents,
    net_cents: line.netCents,
    rate_basis_points: line.rateBasisPoints,
    vat_reason: line.vatReason,
    takes_stock: line.takesStock,
    vat_category: categoryOf(line),
    is_service: (line.isService || line.isCarriage) ?? false,
    is_carriage: line.isCarriage ?? false,
  }));
}
