import { refuseAllBut, refuseUnlessKept } from '#access/refuse-all-but.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { GiftsDeps } from './gifts-deps.ts';

const GIVERS = ['owner', 'hr', 'cse'];

type Work<T> = (tx: Tx, callerId: string) => Promise<T>;

/** Runs `work` with the rights of somebody who gives there. @throws Refusal forbidden for others */
export function toRead<T>(
  { database }: GiftsDeps,
  call: Call,
  companyId: string,
  work: Work<T>,
): Promise<T> {
  const caller = signedInCaller(call);
  return database.asCaller(caller, async (tx) => {
    await refuseAllBut(tx, companyId, GIVERS);
    return work(tx, caller.claims.sub);
  });
}

/** The same, where the licence lets them write. */
export function toWrite<T>(
  { database }: GiftsDeps,
  call: Call,
  companyId: string,
  work: Work<T>,
): Promise<T> {
  const caller = signedInCaller(call);
  return database.asCaller(caller, async (tx) => {
    await refuseUnlessKept(tx, companyId, GIVERS);
    return work(tx, caller.claims.sub);
  });
}
