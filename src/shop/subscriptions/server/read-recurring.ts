import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf } from '#basics/contract.ts';
import { addDays, parisDayOf, startOfParisDay } from '#basics/dates.ts';
import type { ReadRecurring } from '../contract.ts';
import { findRecurring } from './recurring.queries.ts';
import type { SubscriptionsDeps } from './subscriptions-deps.ts';

const RECENT_DAYS = 30;

export function readRecurring(
  { database, clock }: SubscriptionsDeps,
  call: Call,
): Promise<OutputOf<ReadRecurring>> {
  const day = addDays(parisDayOf(clock.now()), -RECENT_DAYS);
  return database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'read-orders');
    const of = await findRecurring(tx, { day, instant: startOfParisDay(day) });
    return {
      running: of('running'),
      begun: of('begun'),
      ending: of('ending'),
      paused: of('paused'),
      ended: of('ended'),
    };
  });
}
