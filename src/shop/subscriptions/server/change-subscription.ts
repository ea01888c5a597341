import { sql } from 'kysely';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { ChangeSubscription } from '../contract.ts';
import { actsOf, type Change, readChange, sumShown } from '../rules/changes.ts';
import { queueRenewals } from './renew-subscriptions.ts';
import { notifyBuyer } from './subscription-news.ts';
import {
  type Altered,
  alterSubscription,
  insertEvent,
  lockSubscription,
  standingOf,
  wasDone,
} from './subscriptions.queries.ts';
import type { SubscriptionsDeps } from './subscriptions-deps.ts';

type Input = ParsedInputOf<ChangeSubscription>;

export function changeSubscription(
  deps: SubscriptionsDeps,
  call: Call,
  input: Input,
): Promise<OutputOf<ChangeSubscription>> {
  const caller = signedInCaller(call);
  return deps.database.asCaller(caller, async (tx) => {
    const actor = await actorOf(tx, input.subscriptionId);
    // What a subscription costs and when it ends is granted to no caller, so that no other door changes
    // it: once the database has said that the caller may, the service does it in their name.
    await withServiceRights(tx, (service) =>
      change(deps, service, input, { actor, userId: caller.claims.sub }),
    );
    return {};
  });
}

type Who = { readonly actor: 'buyer' | 'staff'; readonly userId: string };

async function change(
  { clock }: SubscriptionsDeps,
  tx: Tx,
  { subscriptionId, actId, revision, act, form, expectedGrossCents }: Input,
  { actor, userId }: Who,
): Promise<void> {
  const row = await lockSubscription(tx, subscriptionId);
  if (!row) throw new Refusal('not-found');
  if (await wasDone(tx, actId)) return;
  const standing = standingOf(row);
  if (row.revision !== revision || !actsOf(standing, actor).includes(act))
    throw new Refusal('conflict');
  const now = clock.now();
  const today = parisDayOf(now);
  const read = readChange(standing, act, form, { today, needsReason: actor === 'staff' });
  refuseProblems(read.problems);
  const sum = sumShown(standing, act, read.change, row.rate_basis_points);
  if (sum !== expectedGrossCents) throw new Refusal('price-changed');
  await alterSubscription(tx, row.id, alteredBy(read.change));
  const eventId = await insertEvent(tx, {
    subscription_id: row.id,
    happened_at: now,
    actor,
    user_id: userId,
    act_id: actId,
    kind: act,
    reason: read.reason,
    details: { ...read.change.details, ...(sum !== null && { cents: sum }) },
  });
  if (eventId !== undefined) await notifyBuyer(tx, eventId);
  // A month may begin today.
  await queueRenewals(tx);
}

/** @throws Refusal forbidden */
async function actorOf(tx: Tx, subscriptionId: string): Promise<Who['actor']> {
  const { rows } = await sql<{ keeps: boolean; is_staff: boolean }>`
    select access.keeps_subscription(${subscriptionId}) as keeps, access.staff_may('serve-orders') as is_staff`.execute(
    tx,
  );
  if (rows[0]?.keeps) return 'buyer';
  if (rows[0]?.is_staff) return 'staff';
  throw new Refusal('forbidden');
}

function alteredBy({ next }: Change): Altered {
  const { state, pausedFor, headcount, nextOn, cancelledAfter, endsAfter } = next;
  return {
    ...(state !== undefined && { state }),
    ...(pausedFor !== undefined && { paused_for: pausedFor }),
    ...(headcount !== undefined && { headcount }),
    ...(nextOn !== undefined && { next_on: nextOn }),
    ...(cancelledAfter !== undefined && { cancelled_after: cancelledAfter }),
    ...(endsAfter !== undefined && { ends_after: endsAfter }),
  };
}
