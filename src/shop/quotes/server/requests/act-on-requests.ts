import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueMail } from '#platform/mail/mail-jobs.ts';
import type {
  AnswerContactRequest,
  ChangeContactRequest,
  NoteContactRequest,
} from '../../contract.ts';
import { readAnswer, readNote } from '../../rules/staff-answers.ts';
import {
  findEntries,
  findPeople,
  insertEntry,
  lockRequest,
  updateRequest,
} from './requests.queries.ts';
import type { RequestsDeps } from './requests-deps.ts';

export async function changeContactRequest(
  deps: RequestsDeps,
  call: Call,
  { requestId, revision, change }: ParsedInputOf<ChangeContactRequest>,
): Promise<OutputOf<ChangeContactRequest>> {
  await deps.database.asCaller(signedInCaller(call), async (tx) => {
    const request = await lockedFor(tx, requestId);
    if ('assignedTo' in change) {
      const { assignedTo } = change;
      // Sent again, it is so already.
      if (request.assigned_to === assignedTo) return;
      refuseStale(request, revision);
      if (assignedTo !== null) await refuseUnlessStaff(tx, assignedTo);
      await updateRequest(tx, requestId, { assigned_to: assignedTo });
      return;
    }
    if ((request.state === 'closed') === change.isClosed) return;
    refuseStale(request, revision);
    const opened = request.reply_count > 0 ? 'answered' : 'new';
    await updateRequest(tx, requestId, { state: change.isClosed ? 'closed' : opened });
  });
  return {};
}

export async function noteContactRequest(
  deps: RequestsDeps,
  call: Call,
  { requestId, entryId, form }: ParsedInputOf<NoteContactRequest>,
): Promise<OutputOf<NoteContactRequest>> {
  const { problems, values } = readNote(form);
  refuseProblems(problems);
  await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await lockedFor(tx, requestId);
    await insertEntry(tx, { id: entryId, request_id: requestId, kind: 'note', body: values.body });
  });
  return {};
}

export async function answerContactRequest(
  deps: RequestsDeps,
  call: Call,
  { requestId, entryId, revision, form }: ParsedInputOf<AnswerContactRequest>,
): Promise<OutputOf<AnswerContactRequest>> {
  const { problems, values } = readAnswer(form);
  refuseProblems(problems);
  await deps.database.asCaller(signedInCaller(call), async (tx) => {
    const request = await lockedFor(tx, requestId);
    const isSent = (await findEntries(tx, requestId)).some(({ id }) => id === entryId);
    if (isSent) return;
    refuseStale(request, revision);
    const answer = { id: entryId, request_id: requestId, kind: 'reply', ...values };
    if (!(await insertEntry(tx, answer))) throw new Refusal('conflict');
    // Nobody queues work by their own rights: the mail follows from the row that was just let in.
    await withServiceRights(tx, (service) =>
      enqueueMail(service, { kind: 'contact-answer', subjectId: entryId }),
    );
  });
  return {};
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockRequest>>>;

/** @throws Refusal forbidden, not-found */
async function lockedFor(tx: Tx, requestId: string): Promise<Locked> {
  await requireStaff(tx, 'answer-requests');
  const request = await lockRequest(tx, requestId);
  if (!request) throw new Refusal('not-found');
  return request;
}

function refuseStale(request: Locked, revision: number): void {
  if (request.revision !== revision) throw new Refusal('conflict');
}

async function refuseUnlessStaff(tx: Tx, userId: string): Promise<void> {
  // Who else is of the staff is nobody's to read: the service knows.
  const people = await withServiceRights(tx, (service) => findPeople(service, []));
  if (people.some(({ id }) => id === userId)) return;
  refuseProblems([{ path: 'assignedTo', problem: 'choice-invalid' }]);
}
