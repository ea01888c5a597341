import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { Refusal } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { OrderRow } from '#shop/orders/lends.ts';
import type { ReadReturns } from '../contract.ts';
import { exchangeableLines } from '../rules/order-returns.ts';
import { returnView } from './return-view.ts';
import { listReplacements, listReturns } from './returns.queries.ts';
import type { ReturnsDeps } from './returns-deps.ts';
import { soldOrder } from './sold-order.ts';

/** For whoever holds the key of the order, on any device: that key is the right to read it. */
export function readReturns(
  deps: ReturnsDeps,
  { language }: Call,
  { accessKey }: ParsedInputOf<ReadReturns>,
): Promise<OutputOf<ReadReturns>> {
  // Guests have no rights on orders: the service reads for whoever holds the access key.
  return deps.database.asService(async (tx) => {
    const order = await deps.orders.findOrderByAccessKey(tx, accessKey);
    if (!order) throw new Refusal('not-found');
    const { days, offered, returns } = await returnsOf(deps, tx, order, language);
    return { days, offered, returns: returns.map(returnView) };
  });
}

/** What may be exchanged of an order now, and what was. */
export async function returnsOf(
  { settings, clock, orders }: Pick<ReturnsDeps, 'settings' | 'clock' | 'orders'>,
  tx: Tx,
  order: OrderRow,
  language: Language,
) {
  const { days } = (await settings.read()).returns;
  const returns = await listReturns(tx, order.id, language);
  const sold = await soldOrder(orders, tx, order, returns);
  const today = parisDayOf(clock.now());
  const left =
    order.state === 'shipped' || order.state === 'delivered'
      ? exchangeableLines(sold, { today, days })
      : [];
  const replacements = left.length > 0 ? await listReplacements(tx, order.id, language) : undefined;
  const lines = new Map(
    (await orders.listOrderLines(tx, order.id)).map((line) => [line.position, line] as const),
  );
  const offered = left.map(({ position, quantity, until }) => ({
    position,
    name: lines.get(position)?.name ?? '',
    quantity,
    until,
    hasLogo: Boolean(orders.storedCustomisation(lines.get(position)?.customisation ?? null)?.logo),
    instead: (replacements?.get(position) ?? []).map(({ product_id: productId, name }) => ({
      productId,
      name,
    })),
  }));
  return { days, offered, returns, sold };
}
