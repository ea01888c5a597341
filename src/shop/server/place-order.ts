import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import type { PlaceOrder, Quote } from '../contract.ts';
import {
  type CheckoutForm,
  checkoutProblems,
  cleanCheckoutForm,
  sirenOfCompany,
} from '../rules/checkout-form.ts';
import { orderNumberText } from '../rules/order-number.ts';
import { areLogosKept } from './logos.queries.ts';
import { openPayment, startPayment } from './open-payment.ts';
import { enqueueOrderMail } from './order-mail-jobs.ts';
import {
  findOrderByCheckoutKey,
  insertOrder,
  insertOrderEvent,
  insertOrderLines,
  mayOrderFor,
  nextOrderRank,
  type OrderRow,
  takeStock,
} from './orders.queries.ts';
import { type PricedQuote, quoteLines } from './quote-lines.ts';
import type { ShopDeps } from './shop-deps.ts';

type Input = ParsedInputOf<PlaceOrder>;

const RESERVATION_MINUTES = 30;

/**
 * Places one order for one checkout attempt. The order, its lines, its stock and its payment are
 * one transaction; the same key again finds that order and answers the same, whatever became of
 * the first answer. Prices, VAT and stock are those of the catalogue, never those of the request.
 */
export async function placeOrder(
  deps: ShopDeps,
  call: Call,
  input: Input,
): Promise<OutputOf<PlaceOrder>> {
  const form = cleanCheckoutForm(input.form);
  const today = parisDayOf(deps.clock.now());
  refuseProblems(checkoutProblems(form, { today, isDelivered: true }));
  refuseUnpayable(deps, form);

  const companyId = await companyOrderedFor(deps, call, input.companyId);
  // A guest has no rights on orders: the service acts for whoever holds the checkout key.
  const order = await deps.database.asService(async (tx) => {
    const earlier = await findOrderByCheckoutKey(tx, input.checkoutKey);
    return earlier ?? (await placeAnew(deps, tx, call, { ...input, companyId }, form));
  });
  refuseOtherContent(order, contentHash(input, form));
  const redirectUrl = await openPayment(deps, order);
  return { accessKey: order.access_key, number: order.number, redirectUrl };
}

/** The space from which the caller may order; a stale choice of their browser is no reason to refuse. */
async function companyOrderedFor(
  { database }: ShopDeps,
  { caller }: Call,
  companyId: string | undefined,
): Promise<string | undefined> {
  if (companyId === undefined || caller.role !== 'authenticated') return undefined;
  const may = await database.asCaller(caller, (tx) => mayOrderFor(tx, companyId));
  return may ? companyId : undefined;
}

async function placeAnew(
  deps: ShopDeps,
  tx: Transaction<DB>,
  call: Call,
  input: Input,
  form: CheckoutForm,
): Promise<OrderRow> {
  const priced = await quoteLines(tx, call.language, input.lines);
  refuseUnsellable(priced.quote, input.expectedGrossCents);
  await refuseLostLogos(tx, input);
  const now = deps.clock.now();
  const order = await insertOrder(tx, {
    ...(await orderColumns(tx, call, input, form, now)),
    ...totalColumns(priced.quote),
  });
  if (!order) {
    // The same attempt was placed while this one was being priced: that order is the answer.
    const placed = await findOrderByCheckoutKey(tx, input.checkoutKey);
    if (!placed) throw new Error('An order with this checkout key vanished');
    return placed;
  }
  await insertOrderLines(tx, lineColumns(order.id, input, priced));
  await takeAllStock(tx, priced, input);
  await insertOrderEvent(tx, {
    order_id: order.id,
    happened_at: now,
    actor: 'buyer',
    kind: 'placed',
  });
  await startPayment(deps, tx, order);
  if (order.payment_method === 'transfer') await enqueueOrderMail(tx, order.id, 'order-received');
  return order;
}

/** Two orders of the same products take them in the same order, so that neither waits for ever. */
async function takeAllStock(tx: Transaction<DB>, priced: PricedQuote, input: Input): Promise<void> {
  const wanted = new Map<string, number>();
  for (const [index, line] of input.lines.entries()) {
    const product = priced.products[index];
    // What is made to order has no stock, and its row is no bottleneck for those who order it.
    if (product && product.stock !== null)
      wanted.set(product.id, (wanted.get(product.id) ?? 0) + line.quantity);
  }
  for (const [productId, quantity] of [...wanted].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!(await takeStock(tx, productId, quantity))) throw new Refusal('out-of-stock');
  }
}

function refuseUnsellable(quote: Quote, expectedGrossCents: number): void {
  if (quote.lines.some(({ problem }) => problem !== null)) {
    throw new Refusal('out-of-stock', { details: { quote } });
  }
  if (quote.totals.grossCents !== expectedGrossCents) {
    throw new Refusal('price-changed', { details: { quote } });
  }
}

async function refuseLostLogos(tx: Transaction<DB>, { lines }: Input): Promise<void> {
  const ids = lines.flatMap(({ customisation }) => customisation?.logo?.objectId ?? []);
  if (await areLogosKept(tx, ids)) return;
  throw new Refusal('invalid-input', { problems: [{ path: 'logo', problem: 'logo-missing' }] });
}

function refuseUnpayable(deps: ShopDeps, form: CheckoutForm): void {
  if (form.paymentMethod === 'card' && !deps.cardDoor) {
    throw new Refusal('invalid-input', {
      problems: [{ path: 'paymentMethod', problem: 'payment-method-unknown' }],
    });
  }
}

function refuseOtherContent(order: OrderRow, hash: string): void {
  if (order.content_hash !== hash)
    throw new Refusal('conflict', { details: { reason: 'other-content' } });
  if (order.state === 'cancelled')
    throw new Refusal('conflict', { details: { reason: 'order-closed' } });
}

async function orderColumns(
  tx: Transaction<DB>,
  call: Call,
  input: Input,
  form: CheckoutForm,
  now: Date,
) {
  const { company } = form;
  const rank = await nextOrderRank(tx);
  const year = Number(parisDayOf(now).slice(0, 4));
  const isCard = form.paymentMethod === 'card';
  return {
    number: orderNumberText({ year, rank }),
    checkout_key: input.checkoutKey,
    content_hash: contentHash(input, form),
    state: 'awaiting-payment',
    payment_method: form.paymentMethod,
    language: call.language,
    placed_at: now,
    // A transfer takes days: its stock is held until staff decide.
    expires_at: isCard ? new Date(now.getTime() + RESERVATION_MINUTES * 60_000) : null,
    company_id: input.companyId ?? null,
    company_kind: company.kind,
    company_name: company.legalName,
    siren: sirenOfCompany(company) ?? '',
    siret: company.siret ?? null,
    vat_number: company.vatNumber ?? null,
    is_vat_liable: company.vatLiable,
    contact_name: company.contactName,
    email: company.email,
    phone: company.phone ?? null,
    billing_address: JSON.stringify(form.billingAddress),
    delivery_address: JSON.stringify(form.deliveryAddress ?? form.billingAddress),
    purchase_order_number: form.purchaseOrderNumber ?? null,
    wished_week: form.wishedWeek ?? null,
    message: form.message ?? null,
  } as const;
}

function totalColumns({ totals }: Quote) {
  return {
    net_cents: totals.netCents,
    vat_cents: totals.vatCents,
    vat_groups: JSON.stringify(totals.vatGroups),
  };
}

function lineColumns(orderId: string, input: Input, { quote, products }: PricedQuote) {
  return quote.lines.map((line, index) => {
    const asked = input.lines[index];
    const product = products[index];
    if (!asked || !product) throw new Error('A priced line has no product');
    return {
      order_id: orderId,
      position: index + 1,
      product_id: product.id,
      name: line.name,
      commitment_months: asked.commitmentMonths ?? null,
      customisation: asked.customisation ? JSON.stringify(asked.customisation) : null,
      quantity: line.quantity,
      unit_net_cents: line.unitNetCents,
      net_cents: line.netCents,
      rate_basis_points: line.rateBasisPoints,
      vat_reason: product.vat_reason,
      takes_stock: product.stock !== null,
    };
  });
}

/** What was asked for; prices are not in it, for they are not the buyer's to say. */
function contentHash({ lines }: Input, form: CheckoutForm): string {
  return createHash('sha256').update(JSON.stringify({ lines, form })).digest('hex');
}
