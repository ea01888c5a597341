import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import { Refusal } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { lockTransfer } from './transfers.queries.ts';

/** What a member of staff says of one transfer, while it is held against everybody else. */
export type TransferWork = {
  readonly tx: Tx;
  readonly transfer: NonNullable<Awaited<ReturnType<typeof lockTransfer>>>;
  readonly staffId: string;
  readonly now: Date;
};

/** @throws Refusal sign-in-required, forbidden, not-found */
export function onTransfer(
  deps: OrdersDeps,
  call: Call,
  transferId: string,
  work: (at: TransferWork) => Promise<void>,
): Promise<void> {
  const caller = signedInCaller(call);
  return deps.database.asCaller(caller, async (tx) => {
    await requireStaff(tx, 'keep-accounts');
    // Money is granted to no caller: the service books it for who is of the staff.
    await withServiceRights(tx, async (service) => {
      const transfer = await lockTransfer(service, transferId);
      if (!transfer) throw new Refusal('not-found');
      await work({ tx: service, transfer, staffId: caller.claims.sub, now: deps.clock.now() });
    });
  });
}
