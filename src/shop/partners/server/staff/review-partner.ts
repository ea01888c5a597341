import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { JudgePartnerEvidence, SavePartnerCheck, StartPartnerReview } from '../../contract.ts';
import { readCheck, readJudgement } from '../../rules/partner-review.ts';
import {
  lockApplication,
  lockCheck,
  lockEvidence,
  updateEvidence,
  updateState,
  writeCheck,
} from './partners.queries.ts';
import type { PartnersDeskDeps } from './partners-desk-deps.ts';
import { sendToPartner } from './write-to-partner.ts';

export async function startPartnerReview(
  deps: PartnersDeskDeps,
  call: Call,
  { applicationId }: ParsedInputOf<StartPartnerReview>,
): Promise<OutputOf<StartPartnerReview>> {
  await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-partners');
    const application = await lockApplication(tx, applicationId);
    if (!application) throw new Refusal('not-found');
    // Sent twice, it is in hand already.
    if (application.state === 'in-review') return;
    if (application.decided_at) throw new Refusal('conflict');
    await updateState(tx, applicationId, 'in-review');
  });
  return {};
}

export async function savePartnerCheck(
  deps: PartnersDeskDeps,
  call: Call,
  { applicationId, kind, revision, form }: ParsedInputOf<SavePartnerCheck>,
): Promise<OutputOf<SavePartnerCheck>> {
  const { problems, values } = readCheck(kind, form);
  refuseProblems(problems);
  await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-partners');
    // Of two who begin a check at once, the second meets the first.
    if (!(await lockApplication(tx, applicationId))) throw new Refusal('not-found');
    const kept = await lockCheck(tx, applicationId, kind);
    if (kept && kept.state === values.state && kept.note === values.note) return;
    if ((kept?.revision ?? null) !== revision) throw new Refusal('conflict');
    await writeCheck(tx, { applicationId, kind }, values);
  });
  return {};
}

export async function judgePartnerEvidence(
  deps: PartnersDeskDeps,
  call: Call,
  { evidenceId, revision, messageId, form }: ParsedInputOf<JudgePartnerEvidence>,
): Promise<OutputOf<JudgePartnerEvidence>> {
  const { problems, values } = readJudgement(form);
  refuseProblems(problems);
  await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-partners');
    const kept = await lockEvidence(tx, evidenceId);
    if (!kept) throw new Refusal('not-found');
    const isSame =
      kept.state === values.state &&
      kept.note === values.note &&
      kept.issued_on === values.issuedOn &&
      kept.expires_on === values.expiresOn;
    if (isSame) return;
    if (kept.revision !== revision) throw new Refusal('conflict');
    await updateEvidence(tx, evidenceId, values);
    if (values.letter === null) return;
    const letter = { id: messageId, applicationId: kept.application_id, body: values.letter };
    const isSent = await sendToPartner(tx, { ...letter, kind: 'document-refused' });
    if (!isSent) throw new Refusal('conflict');
  });
  return {};
}
