import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueMail } from '#platform/mail/mail-jobs.ts';
import { countUse } from '#platform/rate-limit.ts';
import type {
  AddEvidenceByPartnerLink,
  AnswerByPartnerLink,
  LinkedPartner,
  OpenPartnerLink,
  RenewPartnerLink,
} from '../contract.ts';
import { evidenceFileName, readEvidence, readEvidenceFile } from '../rules/partner-evidence.ts';
import { readMessage } from '../rules/partner-states.ts';
import {
  findPartnerEvidence,
  findThread,
  insertAnswer,
  insertEvidence,
  isEvidenceKept,
  resumeReview,
} from './partner-links.queries.ts';
import { countLinkUse, expiredLink, openedApplication } from './partner-links.ts';
import type { PartnersDeps } from './partners-deps.ts';
import { receiveEvidence } from './receive-evidence.ts';

// Whoever holds a link has no account: in all of this the link is the proof, and the service does what
// it is for, for its one application.

/** Where a partner stands, what was written, and the documents they sent. */
export async function openPartnerLink(
  deps: PartnersDeps,
  call: Call,
  { token }: ParsedInputOf<OpenPartnerLink>,
): Promise<OutputOf<OpenPartnerLink>> {
  await countLinkUse(deps, call);
  return deps.database.asService(async (tx) => {
    const application = await openedApplication(deps, tx, token);
    const messages = await findThread(tx, application.id);
    const evidence = await findPartnerEvidence(tx, application.id);
    return {
      company: application.company,
      state: application.state as LinkedPartner['state'],
      isSuspended: application.suspended_at !== null,
      expiresAt: application.expires_at.toISOString(),
      messages: messages.map((row) => ({
        id: row.id,
        author: row.author as LinkedPartner['messages'][number]['author'],
        body: row.body,
        writtenAt: row.written_at.toISOString(),
      })),
      evidence: evidence.map((row) => ({
        id: row.id,
        kind: row.kind as LinkedPartner['evidence'][number]['kind'],
        proves: row.proves,
        expiresOn: row.expires_on,
        state: row.state as LinkedPartner['evidence'][number]['state'],
        // What staff note of a document that they accept is for them.
        note: row.state === 'refused' ? row.note : null,
        addedAt: row.added_at.toISOString(),
        isByStaff: row.came_from !== null,
      })),
    };
  });
}

export async function answerByPartnerLink(
  deps: PartnersDeps,
  call: Call,
  { token, messageId, form }: ParsedInputOf<AnswerByPartnerLink>,
): Promise<OutputOf<AnswerByPartnerLink>> {
  await countLinkUse(deps, call);
  const { problems, body } = readMessage(form);
  refuseProblems(problems);
  await deps.database.asService(async (tx) => {
    const { id } = await writableApplication(deps, tx, token);
    const at = deps.clock.now();
    if (!(await insertAnswer(tx, { id: messageId, applicationId: id, body, at }))) return;
    await resumeReview(tx, id);
    await enqueueMail(tx, { kind: 'partner-answer-for-staff', subjectId: messageId });
  });
  return {};
}

export async function addEvidenceByPartnerLink(
  deps: PartnersDeps,
  call: Call,
  { token, evidenceId, form, fileBase64 }: ParsedInputOf<AddEvidenceByPartnerLink>,
): Promise<OutputOf<AddEvidenceByPartnerLink>> {
  await countLinkUse(deps, call);
  const now = deps.clock.now();
  const { problems, values } = readEvidence(form, parisDayOf(now));
  const bytes = Buffer.from(fileBase64, 'base64');
  const file = readEvidenceFile(bytes);
  refuseProblems([...problems, ...file.problems]);
  const { type } = file;
  if (!type) return {};
  const application = await deps.database.asService(async (tx) => {
    const { id } = await writableApplication(deps, tx, token);
    return (await isEvidenceKept(tx, evidenceId)) ? undefined : id;
  });
  // Sent twice, it is there already.
  if (application === undefined) return {};
  await countUse(deps, 'partner-evidence', application);
  const name = evidenceFileName(application, evidenceId, type);
  await receiveEvidence(deps, { name, type, bytes });
  await deps.database.asService(async (tx) => {
    const isNew = await insertEvidence(tx, {
      id: evidenceId,
      application_id: application,
      kind: values.kind,
      proves: values.proves,
      issued_on: values.issuedOn,
      expires_on: values.expiresOn,
      file_name: name,
      file_type: type,
      added_at: now,
    });
    if (!isNew) return;
    await resumeReview(tx, application);
    await enqueueMail(tx, { kind: 'partner-evidence-for-staff', subjectId: evidenceId });
  });
  return {};
}

export async function renewPartnerLink(
  deps: PartnersDeps,
  call: Call,
  { token }: ParsedInputOf<RenewPartnerLink>,
): Promise<OutputOf<RenewPartnerLink>> {
  await countLinkUse(deps, call);
  await deps.database.asService(async (tx) => {
    const link = await expiredLink(deps, tx, token);
    if (!link) throw new Refusal('not-found');
    await enqueueMail(tx, { kind: 'partner-link', subjectId: link.link_id });
  });
  return {};
}

/** The application that a token opens, unless nothing more is to be said of it. */
async function writableApplication(deps: PartnersDeps, tx: Tx, token: string) {
  const application = await openedApplication(deps, tx, token);
  if (application.state === 'declined') throw new Refusal('conflict');
  return application;
}
