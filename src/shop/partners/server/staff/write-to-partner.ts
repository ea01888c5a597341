import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueMail } from '#platform/mail/mail-jobs.ts';
import type { RevokePartnerLinks, WriteToPartner } from '../../contract.ts';
import { PARTNER_MOVES } from '../../rules/partner-review.ts';
import {
  type ApplicationState,
  type MessageKind,
  readMessage,
} from '../../rules/partner-states.ts';
import {
  insertStaffMessage,
  lockApplication,
  revokeLinks,
  updateState,
} from './partners.queries.ts';
import type { PartnersDeskDeps } from './partners-desk-deps.ts';

export async function writeToPartner(
  deps: PartnersDeskDeps,
  call: Call,
  { applicationId, messageId, isQuestion, form }: ParsedInputOf<WriteToPartner>,
): Promise<OutputOf<WriteToPartner>> {
  const { problems, body } = readMessage(form);
  refuseProblems(problems);
  await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-partners');
    const application = await lockApplication(tx, applicationId);
    if (!application) throw new Refusal('not-found');
    const message = { id: messageId, applicationId, kind: 'message', body } as const;
    if (!(await sendToPartner(tx, message))) return;
    const next = PARTNER_MOVES[application.state as ApplicationState];
    if (isQuestion && next.includes('waiting-for-partner')) {
      await updateState(tx, applicationId, 'waiting-for-partner');
    }
  });
  return {};
}

/** Writes it down and sends it, once for its id; false where it was written before. */
export async function sendToPartner(
  tx: Tx,
  message: {
    readonly id: string;
    readonly applicationId: string;
    readonly kind: MessageKind;
    readonly body: string;
  },
): Promise<boolean> {
  if (!(await insertStaffMessage(tx, message))) return false;
  // Callers queue no jobs: the mail follows from what they were let write.
  await withServiceRights(tx, (service) =>
    enqueueMail(service, { kind: 'partner-message', subjectId: message.id }),
  );
  return true;
}

export async function revokePartnerLinks(
  deps: PartnersDeskDeps,
  call: Call,
  { applicationId }: ParsedInputOf<RevokePartnerLinks>,
): Promise<OutputOf<RevokePartnerLinks>> {
  await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-partners');
    await revokeLinks(tx, applicationId, deps.clock.now());
  });
  return {};
}
