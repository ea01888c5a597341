import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal } from '#basics/refusal.ts';
import { countUse } from '#platform/rate-limit.ts';
import type { AskAboutPayment } from '../contract.ts';
import { findOrderByAccessKey, listPayments } from './orders.queries.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { askNow } from './watch-payment.ts';

/**
 * For whoever is back from the pay page: how their attempt stands is asked of the provider now, where its own
 * word has not come yet. What the provider answers settles it, as ever; nobody waits for it here.
 */
export async function askAboutPayment(
  deps: OrdersDeps,
  { accessKey }: ParsedInputOf<AskAboutPayment>,
): Promise<OutputOf<AskAboutPayment>> {
  // Guests have no rights on payments: the service looks for whoever holds the access key.
  const open = await deps.database.asService(async (tx) => {
    const order = await findOrderByAccessKey(tx, accessKey);
    if (!order) throw new Refusal('not-found');
    const payments = await listPayments(tx, order.id);
    return payments.filter(({ state, provider }) => state === 'pending' && provider !== 'transfer');
  });
  if (open.length === 0) return {};
  await countUse(deps, 'ask-about-payment', accessKey);
  // Nobody has a right to queue jobs: the service does.
  await deps.database.asService(async (tx) => {
    for (const payment of open) await askNow(tx, payment);
  });
  return {};
}
