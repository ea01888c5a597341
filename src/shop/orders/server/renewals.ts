import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { refuseProblems } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { deliveryZone } from '#shop/sales/rules/delivery-zones.ts';
import { priceOrder } from '#shop/sales/rules/vat.ts';
import { placedReason } from '#shop/sales/rules/vat-by-place.ts';
import type { Renewal } from '../lends.ts';
import type { CheckoutForm } from '../rules/checkout-form.ts';
import { mayHaveCredit } from './credit.queries.ts';
import { storedAddress, storedCustomisation } from './desk/order-view.ts';
import { findOrder, listOrderLines, type OrderRow } from './orders.queries.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { pricesAt } from './quote-lines.ts';
import { writeOrder } from './write-order.ts';

/**
 * Writes the order of a later month, in a transaction with the service's rights: buyer, addresses and way
 * of paying are those of the first one; VAT is what the catalogue decides today, where it is delivered.
 * Nothing is charged yet.
 * Refuses: invalid-input where we no longer deliver.
 */
export async function writeRenewal(
  deps: OrdersDeps,
  tx: Tx,
  { firstOrderId, line: position, quantity, unitNetCents, companyId }: Renewal,
): Promise<{ readonly orderId: string }> {
  const first = await findOrder(tx, firstOrderId);
  const line = (await listOrderLines(tx, firstOrderId)).find((each) => each.position === position);
  if (!first || line?.product_id == null) throw new Error(`Order ${firstOrderId} has no such line`);
  const vat = await findVat(tx, line.product_id, first);
  const place = storedAddress(first.delivery_address);
  // The monthly box stays in France: elsewhere carriage and VAT would have to be agreed anew each month.
  if (deliveryZone(place) !== 'france') {
    refuseProblems([{ path: 'deliveryAddress', problem: 'delivery-place-not-served' }]);
  }
  const { rateOf } = await pricesAt(deps, place);
  const rate = rateOf(vat.rate_basis_points);
  const { rateBasisPoints, vatCategory } = rate;
  const priced = priceOrder({ lines: [{ unitNetCents, quantity, rateBasisPoints, vatCategory }] });
  const checkoutKey = crypto.randomUUID();
  const order = await writeOrder(deps, tx, {
    checkoutKey,
    // Nobody can ask for it a second time by this key: no browser knows it.
    contentHash: createHash('sha256').update(checkoutKey).digest('hex'),
    companyId,
    isProven: first.proven_at !== null,
    renewalOf: firstOrderId,
    language: first.language,
    form: await formOf(tx, first, companyId),
    totals: {
      netCents: priced.netCents,
      vatCents: priced.vatCents,
      grossCents: priced.totalCents,
      vatGroups: priced.groups.map(({ discountCents: _, ...group }) => group),
    },
    lines: [
      {
        productId: line.product_id,
        name: line.name,
        commitmentMonths: line.commitment_months,
        customisation: storedCustomisation(line.customisation),
        quantity,
        unitNetCents,
        netCents: priced.netCents,
        rateBasisPoints,
        vatCategory,
        vatReason: placedReason(vat.reason, rate),
        // What was promised for every month does not depend on what others have left.
        takesStock: false,
      },
    ],
  });
  if (!order) throw new Error('A checkout key that nobody had was taken');
  return { orderId: order.id };
}

/** As the catalogue decides today, also where the product is no longer sold to others. */
async function findVat(tx: Tx, productId: string, { language }: OrderRow) {
  const { rows } = await sql<{ rate_basis_points: number; reason: string }>`
    select rate_basis_points, ${sql.ref(language === 'fr' ? 'reason_fr' : 'reason_en')} as reason
    from public.products join public.vat_decisions as vat on vat.id = products.vat_decision_id
    where products.id = ${productId}`.execute(tx);
  const [vat] = rows;
  if (!vat) throw new Error(`Product ${productId} has no VAT decision`);
  return vat;
}

/**
 * As its buyer filled the form; the week they wished for was that of the first box. What was granted once
 * is asked for again each month, within the same limit, while its company is verified.
 */
async function formOf(tx: Tx, order: OrderRow, companyId: string | null): Promise<CheckoutForm> {
  const isOnCredit =
    order.credit === 'granted' &&
    companyId !== null &&
    // As it is asked of every order on credit; those from before may carry a number from elsewhere.
    (order.vat_number?.startsWith('FR') ?? true) &&
    order.siren !== null &&
    (await mayHaveCredit(tx, companyId, order.siren));
  return {
    company: {
      legalName: order.company_name,
      siren: order.siren ?? undefined,
      siret: order.siret ?? undefined,
      vatNumber: order.vat_number ?? undefined,
      kind: order.company_kind === 'cse' ? 'cse' : 'employer',
      vatLiable: order.is_vat_liable,
      contactName: order.contact_name,
      email: order.email,
      phone: order.phone ?? undefined,
    },
    billingAddress: storedAddress(order.billing_address),
    deliveryAddress: storedAddress(order.delivery_address),
    purchaseOrderNumber: order.purchase_order_number ?? undefined,
    message: order.message ?? undefined,
    paymentMethod: isOnCredit ? 'terms' : order.payment_method,
    acceptsTerms: true,
  };
}
