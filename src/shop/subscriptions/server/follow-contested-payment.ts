import {
  alterSubscription,
  findByMonth,
  insertEvent,
  isContested,
  lockSubscription,
  wasHeldFor,
} from './subscriptions.queries.ts';
import type { SubscriptionsDeps } from './subscriptions-deps.ts';

/**
 * A bank contests the payment of a month: nothing more is ordered or charged until staff say so, because a
 * second charge would be contested too. Once for each dispute: what staff decided since stands, and a dispute
 * that was won is talked over first all the same.
 */
export async function followContestedPayment(
  { database, clock }: SubscriptionsDeps,
  { orderId, disputeId }: { readonly orderId: string; readonly disputeId: string },
): Promise<void> {
  // A queue is no caller: the service follows the payments of everybody.
  await database.asService(async (tx) => {
    if (!(await isContested(tx, disputeId))) return;
    for (const id of await findByMonth(tx, orderId)) {
      const row = await lockSubscription(tx, id);
      if (!row || row.state === 'ended' || (await wasHeldFor(tx, id, disputeId))) continue;
      await insertEvent(tx, {
        subscription_id: id,
        happened_at: clock.now(),
        actor: 'system',
        kind: 'contested',
        details: { disputeId },
      });
      await alterSubscription(tx, id, {
        state: 'paused',
        paused_for: 'dispute',
        refusals: 0,
        first_refused_on: null,
        retry_on: null,
      });
    }
  });
}
