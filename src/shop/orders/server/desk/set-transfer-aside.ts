import { randomUUID } from 'node:crypto';
import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { SetTransferAside, TakeTransferBack } from '../../contract.ts';
import { readReason } from '../../rules/orders-at-work.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { onTransfer } from './on-transfer.ts';
import { changeTransfer, insertTransferEvent, wasTakenBack } from './transfers.queries.ts';

/** A person says why a transfer pays no order of ours. */
export async function setTransferAside(
  deps: OrdersDeps,
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
    await insertTransferEvent(tx, {
      id: randomUUID(),
      transfer_id: transferId,
      kind: 'set-aside',
      reason: text,
      staff_id: staffId,
      happened_at: now,
    });
  });
  return {};
}

/** A transfer that was set aside waits for its order after all. */
export async function takeTransferBack(
  deps: OrdersDeps,
  call: Call,
  { transferId, actId }: ParsedInputOf<TakeTransferBack>,
): Promise<OutputOf<TakeTransferBack>> {
  await onTransfer(deps, call, transferId, async ({ tx, transfer, staffId, now }) => {
    if (await wasTakenBack(tx, actId)) return;
    if (transfer.set_aside_reason === null) throw new Refusal('conflict');
    // The guard of the table asks who takes it back.
    await insertTransferEvent(tx, {
      id: actId,
      transfer_id: transferId,
      kind: 'taken-back',
      staff_id: staffId,
      happened_at: now,
    });
    const nobody = { set_aside_reason: null, set_aside_by: null, set_aside_at: null };
    await changeTransfer(tx, transferId, nobody);
  });
  return {};
}
