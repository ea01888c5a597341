import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { HoldReminders, ResumeReminders } from '../../contract.ts';
import { readHoldForm } from '../../rules/payment-reminders.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { actOnOrder, refuseUnlessMay } from './act-on-order.ts';
import { findDuePayment } from './due-reminders.queries.ts';

/** Again where reminders are held: what is written last holds. */
export async function holdReminders(
  deps: OrdersDeps,
  call: Call,
  { orderId, actId, form }: ParsedInputOf<HoldReminders>,
): Promise<OutputOf<HoldReminders>> {
  await actOnOrder(deps, call, { act: 'chase-payments', orderId, actId }, async ({ tx, note }) => {
    const due = await findDuePayment(tx, orderId);
    if (!due) throw new Refusal('conflict');
    const { problems, hold } = readHoldForm(form, due.leftCents);
    refuseProblems(problems);
    const { reason, contestedCents } = hold;
    await note({
      kind: 'reminders-held',
      act_id: actId,
      reason,
      ...(contestedCents !== null && { details: { amountCents: contestedCents } }),
    });
  });
  return {};
}

export async function resumeReminders(
  deps: OrdersDeps,
  call: Call,
  { orderId, actId }: ParsedInputOf<ResumeReminders>,
): Promise<OutputOf<ResumeReminders>> {
  await actOnOrder(deps, call, { act: 'chase-payments', orderId, actId }, async (at) => {
    await refuseUnlessMay(at, 'resume');
    await at.note({ kind: 'reminders-resumed', act_id: actId });
  });
  return {};
}
