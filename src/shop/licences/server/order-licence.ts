import { createHash } from 'node:crypto';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { Settings } from '#basics/settings.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import type { Orderer, OrderRow, SoldLine } from '#shop/orders/lends.ts';
import {
  type CheckoutForm,
  checkoutProblems,
  cleanCheckoutForm,
} from '#shop/orders/rules/checkout-form.ts';
import type { LicenceOffer, OrderLicence } from '../contract.ts';
import { texts } from '../messages/licence-line.ts';
import { insertLicenceOrder, mayBuyLicenceFor } from './licence-orders.queries.ts';
import type { LicencesDeps } from './licences-deps.ts';
import { licencePrice } from './price-licence.ts';

const translator = translatorOf(texts);

type Input = ParsedInputOf<OrderLicence>;

/** One order of a licence for one checkout attempt, at the price of this moment; as `place-order`. */
export async function orderLicence(
  deps: LicencesDeps,
  call: Call,
  input: Input,
): Promise<OutputOf<OrderLicence>> {
  const caller = signedInCaller(call);
  const { companyId, checkoutKey } = input;
  // A licence goes to no address, in no week.
  const { deliveryAddress: _, wishedWeek: __, ...form } = cleanCheckoutForm(input.form);
  const today = parisDayOf(deps.clock.now());
  const mayBuy = await deps.database.asCaller(caller, (tx) => mayBuyLicenceFor(tx, companyId));
  if (!mayBuy) throw new Refusal('forbidden');
  refuseProblems(checkoutProblems(form, { today, isDelivered: false }));
  deps.orders.refuseUnpayable(form);
  const orderer = await deps.orders.ordererOf(call, { companyId, email: form.company.email });
  const settings = await deps.settings.read();
  const contentHash = hashOf(input, form);
  // Nobody has rights to write orders: the service does, for whoever buys for this company.
  const order = await deps.database.asService(async (tx) => {
    const earlier = await deps.orders.findOrderByCheckoutKey(tx, checkoutKey);
    const buyerId = caller.claims.sub;
    const wanted = {
      input,
      buyerId,
      form,
      contentHash,
      settings,
      orderer,
      language: call.language,
    };
    return earlier ?? (await orderAnew(deps, tx, wanted));
  });
  deps.orders.refuseOtherContent(order, contentHash);
  const redirectUrl = await deps.orders.openPayment(order);
  return { accessKey: order.access_key, number: order.number, redirectUrl };
}

type Wanted = {
  readonly input: Input;
  readonly buyerId: string;
  readonly form: CheckoutForm;
  readonly contentHash: string;
  readonly settings: Settings;
  readonly orderer: Orderer;
  readonly language: Language;
};

async function orderAnew(
  deps: LicencesDeps,
  tx: Tx,
  { input, buyerId, form, contentHash, settings, orderer, language }: Wanted,
): Promise<OrderRow> {
  const { companyId, kind, seats, checkoutKey } = input;
  const { expectedGrossCents: grossCents } = input;
  await deps.orders.guards.check(tx, { of: 'licence', form, companyId, buyerId, grossCents });
  const price = await licencePrice(deps, tx, { settings, companyId, seats });
  const offer = price.offers.find((each) => each.kind === kind);
  if (!offer) throw new Refusal('conflict', { details: { reason: 'not-offered' } });
  if (offer.totals.grossCents !== grossCents) {
    throw new Refusal('price-changed', { details: { price } });
  }
  const order = await deps.orders.writeOrder(tx, {
    checkoutKey,
    contentHash,
    companyId,
    buyerId,
    isProven: orderer.isProven,
    counted: orderer,
    language,
    form,
    totals: offer.totals,
    lines: soldLines(offer, language),
  });
  if (order) {
    await insertLicenceOrder(tx, { order_id: order.id, company_id: companyId, kind, seats });
    return order;
  }
  // The same attempt was placed while this one was being priced: that order is the answer.
  const placed = await deps.orders.findOrderByCheckoutKey(tx, checkoutKey);
  if (!placed) throw new Error('An order with this checkout key vanished');
  return placed;
}

/** A line for each band of prices; which people it counts is said where there are several. */
function soldLines(
  { kind, endsOn, parts, rateBasisPoints }: LicenceOffer,
  language: Language,
): SoldLine[] {
  const t = translator(language);
  const name = t(kind, { product: PRODUCT_NAME, until: formatDay(endsOn, language) });
  return parts.map(({ from, to, unitNetCents }) => {
    const quantity = to - from + 1;
    return {
      productId: null,
      name: parts.length === 1 ? name : t('part', { name, from, to }),
      commitmentMonths: null,
      customisation: null,
      quantity,
      unitNetCents,
      netCents: quantity * unitNetCents,
      rateBasisPoints,
      vatReason: t('vatReason'),
      takesStock: false,
      isService: true,
    };
  });
}

function hashOf({ companyId, kind, seats }: Input, form: CheckoutForm): string {
  return createHash('sha256')
    .update(JSON.stringify({ licence: { companyId, kind, seats }, form }))
    .digest('hex');
}
