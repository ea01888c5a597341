import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { AddOrderNote } from '../../contract.ts';
import { NOTE_MAX, readReason } from '../../rules/orders-at-work.ts';
import { findOrder } from '../orders.queries.ts';
import type { OrdersDeps } from '../orders-deps.ts';

/** With the rights of who writes: the database signs it. */
export async function addOrderNote(
  deps: OrdersDeps,
  call: Call,
  { orderId, noteId, form }: ParsedInputOf<AddOrderNote>,
): Promise<OutputOf<AddOrderNote>> {
  const { text, problems } = readReason(form, 'note', NOTE_MAX);
  await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'see-orders');
    refuseProblems(problems);
    // Whoever packs an order may note something about it, and not read it.
    const order = await withServiceRights(tx, (service) => findOrder(service, orderId));
    if (!order) throw new Refusal('not-found');
    await tx
      .insertInto('order_notes')
      .values({ id: noteId, order_id: orderId, note: text })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
  return {};
}
