import { findOpenlyDisputed } from './disputes.queries.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { settlePayment } from './settle-payment.ts';

const LOOK_BACK_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Asks for disputes of which the provider's word got lost: those that were opened within a month, and how
 * those stand that we know. An answer that is due is due whether we were told or not.
 */
export async function lookForDisputes(deps: OrdersDeps): Promise<void> {
  const { cardPayments: door, clock, database } = deps;
  if (!door) return;
  const told = await door.disputedSince(new Date(clock.now().getTime() - LOOK_BACK_MS));
  // A timer is no caller: the service keeps the books.
  const known = await database.asService((tx) => findOpenlyDisputed(tx, door.provider));
  const failures: unknown[] = [];
  for (const reference of new Set([...told, ...known])) {
    await settlePayment(deps, { provider: door.provider, reference }).catch((error: unknown) =>
      failures.push(error),
    );
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'Some disputes could not be followed');
}
