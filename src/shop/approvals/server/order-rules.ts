import { mayAct, requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { ReadOrderRules, SaveOrderRules } from '../contract.ts';
import { type OrderRulesForm, parseOrderRules } from '../rules/order-approval.ts';
import {
  findApproverIds,
  findCandidates,
  findEmails,
  findOrderRules,
  keepApprovers,
  keepOrderRules,
} from './approvals.queries.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';

export function readOrderRules(
  { database }: ApprovalsDeps,
  call: Call,
  { companyId }: ParsedInputOf<ReadOrderRules>,
): Promise<OutputOf<ReadOrderRules>> {
  return database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'order-boxes');
    const mayChange = await mayAct(tx, companyId, 'rule-orders');
    const rules = await findOrderRules(tx, companyId);
    const candidates = mayChange ? await findCandidates(tx, companyId) : [];
    // Roles and addresses are not for everybody who orders: the service adds who approves for them.
    const { approverIds, emails } = await withServiceRights(tx, async (service) => {
      const ids = await findApproverIds(service, companyId);
      const known = [...ids, ...candidates.map(({ userId }) => userId)];
      return { approverIds: ids, emails: await findEmails(service, known) };
    });
    const named = (userId: string) => ({ userId, email: emails.get(userId) ?? null });
    return {
      ...rules,
      mayChange,
      approvers: approverIds.map(named),
      candidates: candidates.map(({ userId, isChosen }) => ({ ...named(userId), isChosen })),
    };
  });
}

/** From the next order on: what was asked before stands as it was asked. */
export async function saveOrderRules(
  { database }: ApprovalsDeps,
  call: Call,
  { companyId, revision, form }: ParsedInputOf<SaveOrderRules>,
): Promise<OutputOf<SaveOrderRules>> {
  const caller = signedInCaller(call);
  await database.asCaller(caller, async (tx) => {
    await requireAct(tx, companyId, 'rule-orders');
    const candidates = await findCandidates(tx, companyId);
    const { problems, values } = parseOrderRules(
      form,
      candidates.map(({ userId }) => userId),
    );
    refuseProblems(problems);
    const kept = { ...values, companyId, by: caller.claims.sub };
    if (!(await keepOrderRules(tx, revision, kept))) {
      // Sent again: it stands already.
      if (await stands(tx, companyId, values)) return;
      throw new Refusal('conflict');
    }
    await keepApprovers(tx, companyId, values.approverIds);
  });
  return {};
}

async function stands(tx: Tx, companyId: string, wanted: OrderRulesForm): Promise<boolean> {
  const { approvalFromCents, needsPurchaseOrder } = await findOrderRules(tx, companyId);
  const chosen = (await findCandidates(tx, companyId)).filter(({ isChosen }) => isChosen);
  return (
    approvalFromCents === wanted.approvalFromCents &&
    needsPurchaseOrder === wanted.needsPurchaseOrder &&
    chosen.map(({ userId }) => userId).join() === wanted.approverIds.join()
  );
}
