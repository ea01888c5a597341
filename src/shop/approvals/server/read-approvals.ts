import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { addDays, parisDayOf, startOfParisDay } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { Approval, ListApprovals, ListedApproval, ReadApproval } from '../contract.ts';
import {
  APPROVAL_STATES,
  APPROVALS_PAGE,
  formOnDay,
  LAPSES_AFTER_DAYS,
  RECENT_DAYS,
} from '../rules/order-approval.ts';
import {
  countToDecide,
  findCompanyName,
  findEmails,
  findSeenRequest,
  findSeenRequests,
  type SeenRequest,
  sumOrdered,
} from './approvals.queries.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';
import { askedForm, askedLines, shownLines } from './asked-order.ts';

export function listApprovals(
  { database }: ApprovalsDeps,
  call: Call,
  { companyId, state, page }: ParsedInputOf<ListApprovals>,
): Promise<OutputOf<ListApprovals>> {
  return database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'order-boxes');
    const offset = (page - 1) * APPROVALS_PAGE;
    const rows = await findSeenRequests(tx, companyId, { state, limit: APPROVALS_PAGE, offset });
    const emails = await emailsOf(tx, rows);
    return {
      requests: rows.map((row) => summaryOf(row, emails)),
      total: rows[0]?.total ?? 0,
      waiting: await countToDecide(tx, companyId),
    };
  });
}

export function readApproval(
  deps: ApprovalsDeps,
  call: Call,
  { requestId }: ParsedInputOf<ReadApproval>,
): Promise<OutputOf<ReadApproval>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    const row = await findSeenRequest(tx, requestId);
    if (!row) throw new Refusal('not-found');
    const emails = await emailsOf(tx, [row]);
    return {
      ...summaryOf(row, emails),
      companyName: await findCompanyName(tx, row.company_id),
      note: row.note,
      reason: row.reason,
      endedBy: emailOf(emails, row.ended_by),
      waiting: row.state === 'waiting' ? await waitingOf(deps, tx, call, row) : null,
    };
  });
}

/** What would be ordered now. */
async function waitingOf(
  { clock, orders }: ApprovalsDeps,
  tx: Tx,
  { language }: Call,
  row: SeenRequest,
): Promise<Approval['waiting']> {
  const today = parisDayOf(clock.now());
  const form = askedForm(row);
  // Whether a number was confirmed is what the order will be priced by; the service reads it.
  const place = await withServiceRights(tx, (service) => orders.vatPlaceOf(service, form));
  const { quote } = await orders.quoteLines(tx, language, askedLines(row), place);
  return {
    untilDay: addDays(parisDayOf(row.asked_at), LAPSES_AFTER_DAYS),
    quote,
    form,
    isWeekPast: form.wishedWeek !== undefined && formOnDay(form, today).wishedWeek === undefined,
    recentCents: await sumOrdered(tx, row.company_id, {
      email: form.company.email,
      since: startOfParisDay(addDays(today, -RECENT_DAYS)),
    }),
  };
}

type Emails = ReadonlyMap<string, string | null>;

/** Accounts are nobody's to read: the service adds the addresses of those just seen. */
function emailsOf(tx: Tx, rows: readonly SeenRequest[]): Promise<Emails> {
  const ids = rows.flatMap((row) => [row.asked_by, row.ended_by]).filter((id) => id !== null);
  return withServiceRights(tx, (service) => findEmails(service, ids));
}

const emailOf = (emails: Emails, userId: string | null) =>
  userId === null ? null : (emails.get(userId) ?? null);

function summaryOf(row: SeenRequest, emails: Emails): ListedApproval {
  const { order_number: number, access_key: accessKey } = row;
  const state = APPROVAL_STATES.find((each) => each === row.state) ?? 'lapsed';
  return {
    id: row.id,
    state,
    askedBy: emailOf(emails, row.asked_by),
    askedAt: row.asked_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    isOwn: row.is_own,
    mayDecide: row.may_decide && state === 'waiting',
    grossCents: row.gross_cents,
    lines: shownLines(row),
    order: number !== null && accessKey !== null ? { number, accessKey } : null,
  };
}
