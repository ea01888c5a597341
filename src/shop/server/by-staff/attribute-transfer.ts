import type { Transaction } from 'kysely';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { refuseAllButStaff } from '#platform/database/refuse-all-but-staff.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { AttributeTransfer, ListWaitingTransfers, SetTransferAside } from '../../contract.ts';
import { readOrderNumber } from '../../rules/order-number.ts';
import { readReason } from '../../rules/orders-at-work.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { receiveTransfer } from './receive-transfer.ts';
import {
  changeTransfer,
  findPayableOrders,
  findWaitingTransfers,
  lockTransfer,
} from './transfers.queries.ts';

export function runListWaitingTransfers(
  deps: ShopDeps,
  call: Call,
): Promise<OutputOf<ListWaitingTransfers>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await refuseAllButStaff(tx);
    const rows = await findWaitingTransfers(tx);
    return {
      transfers: rows.map(({ id, booked_on: bookedOn, amount_cents: amountCents, label }) => ({
        id,
        bookedOn,
        amountCents,
        label,
      })),
    };
  });
}

/** A person says which order a transfer pays. */
export async function runAttributeTransfer(
  deps: ShopDeps,
  call: Call,
  { transferId, form }: ParsedInputOf<AttributeTransfer>,
): Promise<OutputOf<AttributeTransfer>> {
  const { number, problems } = readOrderNumber(form);
  await onTransfer(deps, call, transferId, async ({ tx, transfer, staffId, now }) => {
    refuseProblems(problems);
    const [order] = await findPayableOrders(tx, [number]);
    if (!order) return refuseProblems([{ path: 'number', problem: 'order-unknown' }]);
    if (transfer.order_id === order.id) return;
    if (transfer.order_id !== null || transfer.set_aside_reason !== null)
      throw new Refusal('conflict');
    const who = { attributed_by: staffId, attributed_at: now };
    await changeTransfer(tx, transferId, { order_id: order.id, ...who });
    const received = { id: transferId, amountCents: transfer.amount_cents, staffId };
    await receiveTransfer(tx, order.id, received, now);
  });
  return {};
}

/** A person says why a transfer pays no order of ours. */
export async function runSetTransferAside(
  deps: ShopDeps,
  call: Call,
  { transferId, form }: ParsedInputOf<SetTransferAside>,
): Promise<OutputOf<SetTransferAside>> {
  const { text, problems } = readReason(form, 'reason');
  await onTransfer(deps, call, transferId, async ({ tx, transfer, staffId, now }) => {
    refuseProblems(problems);
    if (transfer.set_aside_reason !== null) return;
    if (transfer.order_id !== null) throw new Refusal('conflict');
    const who = { set_aside_by: staffId, set_aside_at: now };
    await changeTransfer(tx, transferId, { set_aside_reason: text, ...who });
  });
  return {};
}

type TransferWork = {
  readonly tx: Transaction<DB>;
  readonly transfer: NonNullable<Awaited<ReturnType<typeof lockTransfer>>>;
  readonly staffId: string;
  readonly now: Date;
};

function onTransfer(
  deps: ShopDeps,
  call: Call,
  transferId: string,
  work: (at: TransferWork) => Promise<void>,
): Promise<void> {
  const caller = signedInCaller(call);
  return deps.database.asCaller(caller, async (tx) => {
    await refuseAllButStaff(tx);
    // Money is granted to no caller: the service books it for who is of the staff.
    await withServiceRights(tx, async (service) => {
      const transfer = await lockTransfer(service, transferId);
      if (!transfer) throw new Refusal('not-found');
      await work({ tx: service, transfer, staffId: caller.claims.sub, now: deps.clock.now() });
    });
  });
}
