import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueMail } from '#platform/mail/mail-jobs.ts';
import type { OrderRow } from '#shop/orders/lends.ts';
import type { AskReturn, MoveReturn } from '../contract.ts';
import { isPaidFor, readReturnForm, returnMovesOrStays } from '../rules/order-returns.ts';
import { returnsOf } from './read-returns.ts';
import type { ReturnMailKind } from './return-mail-kinds.ts';
import { wayOf } from './return-view.ts';
import { findReturn, insertReturn, updateReturn } from './returns.queries.ts';
import type { ReturnsDeps } from './returns-deps.ts';

/** Asks to have delivered pieces exchanged; staff and buyer are told by mail. */
export async function askReturn(
  deps: ReturnsDeps,
  { language }: Call,
  { accessKey, returnId, form }: ParsedInputOf<AskReturn>,
): Promise<OutputOf<AskReturn>> {
  await onOwnOrder(deps, accessKey, async (tx, order) => {
    const known = await findReturn(tx, returnId, language);
    if (known?.order_id === order.id) return;
    const { offered, returns, sold } = await returnsOf(deps, tx, order, language);
    // An id of another order's return tells nothing of it.
    if (known || offered.length === 0) throw new Refusal('conflict');
    const { values, problems } = readReturnForm(form, offered);
    refuseProblems(problems);
    if (!isPaidFor(sold, values.lines)) throw new Refusal('conflict');
    const now = deps.clock.now();
    const asked = {
      id: returnId,
      order_id: order.id,
      number: 1 + Math.max(0, ...returns.map(({ number }) => number)),
      reason: values.reason,
      note: values.note,
      asked_at: now,
    };
    await insertReturn(tx, asked, values.lines);
    await deps.orders.insertOrderEvent(tx, {
      order_id: order.id,
      happened_at: now,
      actor: 'buyer',
      kind: 'return-asked',
      details: { number: asked.number },
    });
    for (const kind of ['return-asked', 'return-to-judge'] satisfies ReturnMailKind[])
      await enqueueMail(tx, { kind, subjectId: returnId });
  });
  return {};
}

/** What the buyer does with it afterwards: takes it back, or says that the parcel has left. */
export async function moveReturn(
  deps: ReturnsDeps,
  { language }: Call,
  { accessKey, returnId, to }: ParsedInputOf<MoveReturn>,
): Promise<OutputOf<MoveReturn>> {
  await onOwnOrder(deps, accessKey, async (tx, order) => {
    const asked = await findReturn(tx, returnId, language);
    if (asked?.order_id !== order.id) throw new Refusal('not-found');
    const { state, number } = asked;
    const answer = returnMovesOrStays({ state, way: wayOf(asked) }, to);
    if (answer === 'stays') return;
    if (answer === 'refused') throw new Refusal('conflict', { details: { state } });
    const now = deps.clock.now();
    await updateReturn(tx, returnId, { state: to, ...(to === 'cancelled' && { ended_at: now }) });
    await deps.orders.insertOrderEvent(tx, {
      order_id: order.id,
      happened_at: now,
      actor: 'buyer',
      kind: `return-${to}`,
      details: { number },
    });
  });
  return {};
}

/** Holds the order of that key against everybody else. */
function onOwnOrder(
  { database, orders }: ReturnsDeps,
  accessKey: string,
  work: (tx: Tx, order: OrderRow) => Promise<void>,
): Promise<void> {
  // Guests have no rights on orders: the service acts for whoever holds the access key.
  return database.asService(async (tx) => {
    const found = await orders.findOrderByAccessKey(tx, accessKey);
    const order = found && (await orders.lockOrder(tx, found.id));
    if (!order) throw new Refusal('not-found');
    await work(tx, order);
  });
}
