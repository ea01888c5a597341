import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { GiftsDeps } from './gifts-deps.ts';

type Work<T> = (tx: Tx, callerId: string) => Promise<T>;

/** Runs `work` with the rights of somebody who gives there. @throws Refusal forbidden for others */
export function withReader<T>(
  { database }: GiftsDeps,
  call: Call,
  companyId: string,
  work: Work<T>,
): Promise<T> {
  const caller = signedInCaller(call);
  return database.asCaller(caller, async (tx) => {
    await requireAct(tx, companyId, 'read-gifts');
    return work(tx, caller.claims.sub);
  });
}

/** The same, where the licence lets them write. */
export function withWriter<T>(
  { database }: GiftsDeps,
  call: Call,
  companyId: string,
  work: Work<T>,
): Promise<T> {
  const caller = signedInCaller(call);
  return database.asCaller(caller, async (tx) => {
    await requireAct(tx, companyId, 'give-gifts');
    return work(tx, caller.claims.sub);
  });
}
