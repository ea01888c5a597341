import { createHash } from 'node:crypto';
import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { carriageOf } from '#shop/sales/rules/carriage.ts';
import { deliveryZone } from '#shop/sales/rules/delivery-zones.ts';
import { deliveryPlace } from '#shop/sales/rules/postal-address.ts';
import type { OrderedLine, PlaceOrder, Quote } from '../contract.ts';
import { type CheckoutForm, checkoutProblems, cleanCheckoutForm } from '../rules/checkout-form.ts';
import { carriageLine } from './carriage.ts';
import { type Orderer, ordererOf } from './limit-orders.ts';
import { areLogosKept } from './logos.queries.ts';
import { openPayment } from './open-payment.ts';
import { findOrderByCheckoutKey, type OrderRow } from './orders.queries.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { type PricedQuote, quoteLines } from './quote-lines.ts';
import { refreshVatNumber, vatPlaceOf } from './vat-numbers.ts';
import { type SoldLine, writeOrder } from './write-order.ts';

type Input = ParsedInputOf<PlaceOrder>;

/**
 * Places one order for one checkout attempt. The order, its lines, its stock and its payment are
 * one transaction; the same key again finds that order and answers the same, whatever became of
 * the first answer. Prices, VAT and stock are those of the catalogue, never those of the request.
 */
export async function placeOrder(
  deps: OrdersDeps,
  call: Call,
  input: Input,
): Promise<OutputOf<PlaceOrder>> {
  const form = cleanCheckoutForm(input.form);
  const today = parisDayOf(deps.clock.now());
  refuseProblems(checkoutProblems(form, { today, isDelivered: true }));
  refuseUnpayable(deps, form);

  const orderer = await ordererOf(deps, call, { ...input, email: form.company.email });
  if (deliveryZone(deliveryPlace(form)) === 'europe') {
    await refreshVatNumber(deps, form.company.vatNumber);
  }
  // A guest has no rights on orders: the service acts for whoever holds the checkout key.
  const order = await deps.database.asService(async (tx) => {
    const earlier = await findOrderByCheckoutKey(tx, input.checkoutKey);
    return earlier ?? (await placeAnew(deps, tx, call, input, { form, orderer }));
  });
  refuseOtherContent(order, contentHash(input, form));
  const redirectUrl = await openPayment(deps, order);
  return { accessKey: order.access_key, number: order.number, redirectUrl };
}

async function placeAnew(
  deps: OrdersDeps,
  tx: Tx,
  { caller, language }: Call,
  input: Input,
  { form, orderer }: { readonly form: CheckoutForm; readonly orderer: Orderer },
): Promise<OrderRow> {
  const { expectedGrossCents: grossCents } = input;
  const { companyId, isProven } = orderer;
  const buyerId = caller.role === 'authenticated' ? caller.claims.sub : undefined;
  // Of the total that was shown: another one is refused below.
  await deps.guards.check(tx, { of: 'cart', form, companyId, buyerId, grossCents });
  return orderFromCatalogue(deps, tx, {
    ...input,
    companyId: companyId ?? null,
    buyerId,
    isProven,
    counted: orderer,
    contentHash: contentHash(input, form),
    language,
    form,
  });
}

type WantedOrder = {
  readonly checkoutKey: string;
  readonly contentHash: string;
  readonly companyId: string | null;
  readonly buyerId: string | undefined;
  readonly isProven: boolean;
  readonly counted: Orderer;
  readonly language: Language;
  readonly lines: OrderedLine[];
  /** The total that was shown, VAT included. */
  readonly expectedGrossCents: number;
  /** Clean, and without problems. */
  readonly form: CheckoutForm;
  readonly cardDays?: number;
};

/**
 * The one order of this key, at today's prices. Refuses: price-changed, out-of-stock (details: quote),
 * invalid-input where a logo is lost.
 */
export async function orderFromCatalogue(
  deps: OrdersDeps,
  tx: Tx,
  wanted: WantedOrder,
): Promise<OrderRow> {
  const { lines, expectedGrossCents: _, ...order } = wanted;
  const priced = await sellableQuote(deps, tx, wanted);
  const placed = await writeOrder(deps, tx, {
    ...order,
    totals: priced.quote.totals,
    vatCheckId: priced.proofId,
    lines: soldLines(wanted, priced),
  });
  if (placed) return placed;
  // The same attempt was placed while this one was being priced: that order is the answer.
  const earlier = await findOrderByCheckoutKey(tx, wanted.checkoutKey);
  if (!earlier) throw new Error('An order with this checkout key vanished');
  return earlier;
}

/** These lines at today's prices. Refuses: as `orderFromCatalogue`. */
export async function sellableQuote(
  deps: OrdersDeps,
  tx: Tx,
  {
    language,
    lines,
    expectedGrossCents,
    form,
  }: Pick<WantedOrder, 'language' | 'lines' | 'expectedGrossCents' | 'form'>,
): Promise<PricedQuote & { readonly proofId: string | undefined }> {
  const { proofId, ...place } = await vatPlaceOf(deps, tx, form);
  const priced = await quoteLines(deps, tx, language, lines, place);
  refuseUnsellable(priced.quote, expectedGrossCents);
  await refuseLostLogos(tx, lines);
  return { ...priced, proofId };
}

function refuseUnsellable(quote: Quote, expectedGrossCents: number): void {
  if (quote.lines.some(({ problem }) => problem !== null)) {
    throw new Refusal('out-of-stock', { details: { quote } });
  }
  if (quote.totals.grossCents !== expectedGrossCents) {
    throw new Refusal('price-changed', { details: { quote } });
  }
}

async function refuseLostLogos(tx: Tx, lines: readonly OrderedLine[]): Promise<void> {
  const ids = lines.flatMap(({ customisation }) => customisation?.logo?.objectId ?? []);
  if (await areLogosKept(tx, ids)) return;
  throw new Refusal('invalid-input', { problems: [{ path: 'logo', problem: 'logo-missing' }] });
}

export function refuseUnpayable(deps: OrdersDeps, form: CheckoutForm): void {
  if (form.paymentMethod === 'card' && !deps.cardPayments) {
    throw new Refusal('invalid-input', {
      problems: [{ path: 'paymentMethod', problem: 'payment-method-unknown' }],
    });
  }
}

/** @throws Refusal conflict where the key stands for something else, or for an order that is closed */
export function refuseOtherContent(order: OrderRow, hash: string): void {
  if (order.content_hash !== hash)
    throw new Refusal('conflict', { details: { reason: 'other-content' } });
  if (order.state === 'cancelled')
    throw new Refusal('conflict', { details: { reason: 'order-closed' } });
}

function soldLines(
  { lines, form, language }: Pick<WantedOrder, 'lines' | 'form' | 'language'>,
  priced: PricedQuote,
): SoldLine[] {
  const goods = soldGoods(lines, priced);
  const carriage = carriageOf(goods, priced.quote.carriage?.unitNetCents);
  if (!carriage) return goods;
  return [...goods, carriageLine(carriage, { place: deliveryPlace(form), language })];
}

function soldGoods(
  lines: readonly OrderedLine[],
  { quote, products, vatReasons }: PricedQuote,
): SoldLine[] {
  return quote.lines.map((line, index) => {
    const asked = lines[index];
    const product = products[index];
    if (!asked || !product) throw new Error('A priced line has no product');
    return {
      productId: product.id,
      name: line.name,
      commitmentMonths: asked.commitmentMonths ?? null,
      customisation: asked.customisation ?? null,
      quantity: line.quantity,
      unitNetCents: line.unitNetCents,
      netCents: line.netCents,
      rateBasisPoints: line.rateBasisPoints,
      vatCategory: line.vatCategory,
      vatReason: vatReasons[index] ?? product.vat_reason,
      takesStock: product.stock !== null,
    };
  });
}

/** What was asked for; prices are not in it, for they are not the buyer's to say. */
export function contentHash({ lines }: Pick<Input, 'lines'>, form: CheckoutForm): string {
  return createHash('sha256').update(JSON.stringify({ lines, form })).digest('hex');
}
