import { randomUUID } from 'node:crypto';
import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { readOrderNumber } from '#shop/sales/rules/order-number.ts';
import type { AttributeTransfer } from '../../contract.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { onTransfer } from './on-transfer.ts';
import { receiveTransfer } from './receive-transfer.ts';
import { changeTransfer, findPayableOrders, insertTransferEvent } from './transfers.queries.ts';

/** A person says which order a transfer pays. */
export async function attributeTransfer(
  deps: OrdersDeps,
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
    await insertTransferEvent(tx, {
      id: randomUUID(),
      transfer_id: transferId,
      kind: 'attributed',
      order_id: order.id,
      staff_id: staffId,
      happened_at: now,
    });
    const received = { id: transferId, amountCents: transfer.amount_cents, staffId };
    await receiveTransfer(tx, order.id, received, now);
  });
  return {};
}
