import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { DecideCredit } from '../../contract.ts';
import { type CreditDecision, readCreditForm } from '../../rules/credit.ts';
import { grantCredit } from '../ask-for-credit.ts';
import {
  type CreditLineRow,
  decideOrderCredit,
  findCompany,
  findOwed,
  lockCreditLine,
  mayHaveCredit,
} from '../credit.queries.ts';
import { enqueueOrderMail } from '../order-mail-jobs.ts';
import { insertOrderEvent, lockOrder, type OrderRow, prolongOrder } from '../orders.queries.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { transferAwaitedUntil } from '../write-order.ts';
import { wasDone } from './acts.queries.ts';

/** What a company may owe, and what becomes of the order that asks; all of it, or nothing. */
export async function decideCredit(
  deps: OrdersDeps,
  call: Call,
  { companyId, orderId, actId, seenDecision, form }: ParsedInputOf<DecideCredit>,
): Promise<OutputOf<DecideCredit>> {
  const caller = signedInCaller(call);
  await deps.database.asCaller(caller, async (tx) => {
    await requireStaff(tx, 'keep-accounts');
    // Money and states of orders are granted to no caller: the service decides for who is of the staff.
    await withServiceRights(tx, async (service) => {
      const order = orderId === null ? undefined : await orderThatAsks(service, orderId, companyId);
      if (await wasDone(service, actId)) return;
      const { siren } = (await findCompany(service, companyId)) ?? {};
      if (siren === undefined) throw new Refusal('not-found');
      const now = deps.clock.now();
      const owed = await findOwed(service, companyId, parisDayOf(now));
      const line = await lockCreditLine(service, companyId);
      const { problems, decision, reason } = readCreditForm(
        form,
        order ? owed.owedCents + order.gross_cents : 0,
      );
      refuseProblems(problems);
      if (decision.state === 'granted' && !(await mayHaveCredit(service, companyId, siren)))
        refuseProblems([{ path: 'decision', problem: 'company-unverified' }]);
      if (!order && line && isSame(line, decision, reason)) return;
      const isSeen = (line?.decided_at.toISOString() ?? null) === seenDecision;
      if (!isSeen || (order && !isWaiting(order))) throw new Refusal('conflict');
      // One order that is refused takes nothing from what the company was granted before.
      const isOrderOnly = order && decision.state === 'refused' && line?.state === 'granted';
      const who = { decided_by: caller.claims.sub, decided_at: now };
      if (!isOrderOnly) await keepLine(service, { companyId, siren }, decision, { ...who, reason });
      if (!order) return;
      await insertOrderEvent(service, {
        order_id: order.id,
        happened_at: now,
        actor: 'staff',
        staff_id: caller.claims.sub,
        kind: decision.state === 'granted' ? 'credit-granted' : 'credit-refused',
        reason,
        act_id: actId,
      });
      if (decision.state === 'granted') return grantCredit(service, order, decision.days);
      await decideOrderCredit(service, order.id, 'refused', null);
      await prolongOrder(service, order.id, transferAwaitedUntil(deps.clock.now()));
      await enqueueOrderMail(service, order.id, 'credit-refused');
    });
  });
  return {};
}

async function orderThatAsks(tx: Tx, orderId: string, companyId: string): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (!order || order.company_id !== companyId || order.credit === null)
    throw new Refusal('not-found');
  return order;
}

const isWaiting = ({ state, credit }: OrderRow) =>
  state === 'awaiting-payment' && credit === 'requested';

/** Sent again: it stands already. */
function isSame(line: CreditLineRow, { state, limitCents, days }: CreditDecision, reason: string) {
  const isAsDecided = line.state === state && line.limit_cents === limitCents;
  return isAsDecided && line.days === days && line.reason === reason;
}

async function keepLine(
  tx: Tx,
  { companyId, siren }: { readonly companyId: string; readonly siren: string },
  { state, limitCents, days }: CreditDecision,
  decided: { readonly decided_by: string; readonly decided_at: Date; readonly reason: string },
): Promise<void> {
  const values = { siren, state, limit_cents: limitCents, days, ...decided };
  await tx
    .insertInto('credit_lines')
    .values({ company_id: companyId, ...values })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(values))
    .execute();
}
