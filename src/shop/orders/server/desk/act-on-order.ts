import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import { Refusal } from '#basics/refusal.ts';
import type { StaffAct } from '#basics/roles.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { leftToPack } from '#shop/sales/rules/parcels.ts';
import { type OrderAct, orderActs } from '../../rules/orders-at-work.ts';
import {
  type EventDetails,
  insertOrderEvent,
  listGoods,
  lockOrder,
  type OrderRow,
} from '../orders.queries.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { wasDone } from './acts.queries.ts';
import { findDuePayment, remindersOf } from './due-reminders.queries.ts';
import { findParcels } from './order-file.queries.ts';
import { findOrderMoney } from './order-search.queries.ts';
import { lateSince, moneyOf } from './search-orders.ts';

/** What a member of staff does with one order, while it is held against everybody else. */
export type OrderWork = {
  readonly tx: Tx;
  readonly order: OrderRow;
  readonly now: Date;
  readonly staffId: string;
  /** Writes what was done into the history, in the name of who did it. */
  note(event: {
    readonly kind: string;
    readonly reason?: string;
    readonly details?: EventDetails;
    readonly act_id?: string;
  }): Promise<void>;
};

/**
 * Runs `work` on an order for a member of staff whose role allows the act. What was done under `actId` before is not done again.
 * Money and states of orders are granted to no caller, so that no other door changes them: once the
 * database has said that the caller is of the staff, the service does it in their name.
 * @throws Refusal sign-in-required, forbidden, not-found
 */
export function actOnOrder(
  deps: Pick<OrdersDeps, 'database' | 'clock'>,
  call: Call,
  {
    act,
    orderId,
    actId,
  }: { readonly act: StaffAct; readonly orderId: string; readonly actId?: string },
  work: (at: OrderWork) => Promise<void>,
): Promise<void> {
  const caller = signedInCaller(call);
  return deps.database.asCaller(caller, async (tx) => {
    await requireStaff(tx, act);
    await withServiceRights(tx, async (service) => {
      const order = await lockOrder(service, orderId);
      if (!order || order.state === 'draft') throw new Refusal('not-found');
      if (actId !== undefined && (await wasDone(service, actId))) return;
      const now = deps.clock.now();
      const staffId = caller.claims.sub;
      const who = { order_id: orderId, happened_at: now, actor: 'staff', staff_id: staffId };
      const note: OrderWork['note'] = (event) => insertOrderEvent(service, { ...who, ...event });
      await work({ tx: service, order, now, staffId, note });
    });
  });
}

/** @throws Refusal conflict where the order's state no longer allows the act */
export async function refuseUnlessMay({ tx, order, now }: OrderWork, act: OrderAct): Promise<void> {
  const row = await findOrderMoney(tx, order.id, lateSince(now));
  if (!row) throw new Refusal('not-found');
  const parcels = await findParcels(tx, [order.id]);
  const acts = orderActs({
    state: order.state,
    paymentMethod: order.payment_method,
    money: moneyOf(row),
    hasPiecesLeft: leftToPack(await listGoods(tx, order.id), parcels).length > 0,
    hasLeft: parcels.some(({ shipped_at: at }) => at !== null),
    awaitsCredit: order.credit === 'requested',
    reminders: remindersOf(await findDuePayment(tx, order.id)),
  });
  if (!acts.includes(act)) throw new Refusal('conflict', { details: { state: order.state } });
}
