import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueMail } from '#platform/mail/mail-jobs.ts';
import type { OrderRow } from '#shop/orders/lends.ts';
import type { DecideApproval, WithdrawApproval } from '../contract.ts';
import { formOnDay, PAID_WITHIN_DAYS, readDecision } from '../rules/order-approval.ts';
import {
  endRequest,
  findApproverIds,
  findRequest,
  lockRequest,
  type RequestRow,
} from './approvals.queries.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';
import { askedForm, askedLines } from './asked-order.ts';

/**
 * What was asked for becomes one order, by the way of every order and at today's price; or it is refused
 * with a reason. The request is held meanwhile: whoever decides at the same moment finds it decided.
 */
export async function decideApproval(
  deps: ApprovalsDeps,
  call: Call,
  { requestId, decision, expectedGrossCents, form }: ParsedInputOf<DecideApproval>,
): Promise<OutputOf<DecideApproval>> {
  const caller = signedInCaller(call);
  const by = caller.claims.sub;
  const seen = await deps.database.asCaller(caller, (tx) => findRequest(tx, requestId));
  if (!seen) throw new Refusal('not-found');
  const { reason, problems } = readDecision(decision, form);
  // Orders and requests are written by the service alone, for who approves them.
  return deps.database.asService(async (tx) => {
    const request = await lockRequest(tx, requestId);
    if (!request) throw new Refusal('not-found');
    await refuseUnlessApprover(tx, request, by);
    if (request.state !== 'waiting') return decided(deps, tx, request, decision);
    refuseProblems(problems);
    const end = { ended_by: by, ended_at: deps.clock.now() };
    if (decision === 'refused') {
      await endRequest(tx, requestId, { ...end, state: 'refused', reason });
      await enqueueMail(tx, { kind: 'approval-refused', subjectId: requestId });
      return { order: null };
    }
    const order = await orderAsked(deps, tx, request, expectedGrossCents);
    await endRequest(tx, requestId, { ...end, state: 'approved', order_id: order.id });
    await enqueueMail(tx, { kind: 'approval-approved', subjectId: requestId });
    return { order: keysOf(order) };
  });
}

export async function withdrawApproval(
  deps: ApprovalsDeps,
  call: Call,
  { requestId }: ParsedInputOf<WithdrawApproval>,
): Promise<OutputOf<WithdrawApproval>> {
  const caller = signedInCaller(call);
  const by = caller.claims.sub;
  const seen = await deps.database.asCaller(caller, (tx) => findRequest(tx, requestId));
  if (!seen) throw new Refusal('not-found');
  if (seen.asked_by !== by) throw new Refusal('forbidden');
  // Requests are written by the service alone, for who asked.
  await deps.database.asService(async (tx) => {
    const request = await lockRequest(tx, requestId);
    if (!request) throw new Refusal('not-found');
    if (request.state === 'withdrawn') return;
    if (request.state !== 'waiting') throw hasEnded(request);
    const end = { ended_by: by, ended_at: deps.clock.now() };
    await endRequest(tx, requestId, { ...end, state: 'withdrawn' });
  });
  return {};
}

/** Nobody approves their own, nor after their role was taken. @throws Refusal forbidden */
async function refuseUnlessApprover(tx: Tx, request: RequestRow, userId: string): Promise<void> {
  const approverIds = await findApproverIds(tx, request.company_id);
  if (request.asked_by === userId || !approverIds.includes(userId)) throw new Refusal('forbidden');
}

/** What somebody decided before: the same is done already, anything else is told. */
async function decided(
  { orders }: ApprovalsDeps,
  tx: Tx,
  request: RequestRow,
  decision: 'approved' | 'refused',
): Promise<OutputOf<DecideApproval>> {
  if (request.state !== decision) throw hasEnded(request);
  const order =
    request.order_id === null ? undefined : await orders.findOrder(tx, request.order_id);
  return { order: order ? keysOf(order) : null };
}

async function orderAsked(
  deps: ApprovalsDeps,
  tx: Tx,
  request: RequestRow,
  expectedGrossCents: number,
): Promise<OrderRow> {
  const form = formOnDay(askedForm(request), parisDayOf(deps.clock.now()));
  deps.orders.refuseUnpayable(form);
  const { company_id: companyId, asked_by: askedBy } = request;
  const isProven = await deps.orders.isAddressOf(tx, {
    userId: askedBy,
    email: form.company.email,
  });
  return deps.orders.orderFromCatalogue(tx, {
    checkoutKey: request.id,
    contentHash: request.content_hash,
    companyId,
    buyerId: askedBy ?? undefined,
    isProven,
    counted: { companyId, isProven, countedAs: deps.orders.countedAsSpace(companyId) },
    language: request.language,
    lines: askedLines(request),
    expectedGrossCents,
    form,
    cardDays: PAID_WITHIN_DAYS,
  });
}

const keysOf = (order: OrderRow) => ({ number: order.number, accessKey: order.access_key });

const hasEnded = ({ state }: RequestRow) => new Refusal('conflict', { details: { state } });
