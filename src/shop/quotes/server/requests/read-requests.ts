import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { ListContactRequests, ReadContactRequest, RequestSummary } from '../../contract.ts';
import { OFFER_TYPES } from '../../rules/offer-types.ts';
import { REQUEST_STATES, REQUESTS_PER_PAGE } from '../../rules/staff-answers.ts';
import { findEntries, findPeople, findRequest, findRequests } from './requests.queries.ts';
import type { RequestsDeps } from './requests-deps.ts';

export function listContactRequests(
  deps: RequestsDeps,
  call: Call,
  { search, isMine, page, ...wish }: ParsedInputOf<ListContactRequests>,
): Promise<OutputOf<ListContactRequests>> {
  const caller = signedInCaller(call);
  return deps.database.asCaller(caller, async (tx) => {
    await requireStaff(tx, 'answer-requests');
    const { rows, total } = await findRequests(tx, {
      ...wish,
      search: search.trim(),
      assignedTo: isMine ? caller.claims.sub : null,
      limit: REQUESTS_PER_PAGE,
      offset: (page - 1) * REQUESTS_PER_PAGE,
    });
    const people = await peopleOf(
      tx,
      rows.map((row) => row.assigned_to),
    );
    return { requests: rows.map((row) => summaryOf(row, people)), total };
  });
}

export function readContactRequest(
  deps: RequestsDeps,
  call: Call,
  { requestId }: ParsedInputOf<ReadContactRequest>,
): Promise<OutputOf<ReadContactRequest>> {
  const caller = signedInCaller(call);
  return deps.database.asCaller(caller, async (tx) => {
    await requireStaff(tx, 'answer-requests');
    const request = await findRequest(tx, requestId);
    if (!request) throw new Refusal('not-found');
    const entries = await findEntries(tx, requestId);
    const people = await peopleOf(tx, [
      request.assigned_to,
      ...entries.map((entry) => entry.written_by),
    ]);
    const emailOf = (id: string | null) => people.find((each) => each.id === id)?.email ?? null;
    return {
      ...summaryOf(request, people),
      email: request.email,
      phone: request.phone,
      employeeCount: request.employee_count,
      message: request.message,
      language: request.language,
      revision: request.revision,
      entries: entries.map((entry) => ({
        id: entry.id,
        kind: entry.kind === 'reply' ? ('reply' as const) : ('note' as const),
        subject: entry.subject,
        body: entry.body,
        writtenBy: emailOf(entry.written_by),
        writtenAt: entry.written_at.toISOString(),
        refusedReason: entry.refused_reason,
      })),
      staff: people.filter((each) => each.is_staff).map(({ id, email }) => ({ id, email })),
      self: emailOf(caller.claims.sub) ?? '',
    };
  });
}

type Person = Awaited<ReturnType<typeof findPeople>>[number];

function peopleOf(tx: Tx, ids: readonly (string | null)[]): Promise<Person[]> {
  // Staff tell each other by their addresses, which are nobody's to read.
  return withServiceRights(tx, (service) => findPeople(service, [...new Set(ids)]));
}

type SummaryRow = Awaited<ReturnType<typeof findRequests>>['rows'][number];

function summaryOf(row: SummaryRow, people: readonly Person[]): RequestSummary {
  const assigned = people.find(({ id }) => id === row.assigned_to);
  return {
    id: row.id,
    sentAt: row.sent_at.toISOString(),
    name: row.name,
    company: row.company,
    offerType: OFFER_TYPES.find((offer) => offer === row.offer_type) ?? null,
    state: REQUEST_STATES.find((state) => state === row.state) ?? 'new',
    assignedTo: assigned ? { id: assigned.id, email: assigned.email } : null,
    replyCount: row.reply_count,
    lastExchangeAt: row.last_exchange_at.toISOString(),
  };
}
