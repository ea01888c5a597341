import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { AddPartnerEvidence } from '../../contract.ts';
import { evidenceFileName, readEvidenceFile } from '../../rules/partner-evidence.ts';
import { readAddedEvidence } from '../../rules/partner-review.ts';
import {
  insertEvidence,
  isEvidenceKept,
  lockApplication,
  updateState,
} from './partners.queries.ts';
import type { PartnersDeskDeps } from './partners-desk-deps.ts';

/** The file is kept before its row, so that a row never lacks its file. */
export async function addPartnerEvidence(
  deps: PartnersDeskDeps,
  call: Call,
  { applicationId, evidenceId, form, fileBase64 }: ParsedInputOf<AddPartnerEvidence>,
): Promise<OutputOf<AddPartnerEvidence>> {
  const caller = signedInCaller(call);
  const now = deps.clock.now();
  const isKept = await deps.database.asCaller(caller, async (tx) => {
    await openApplication(tx, applicationId);
    return isEvidenceKept(tx, evidenceId);
  });
  // Sent twice, it is there already.
  if (isKept) return {};
  const { problems, values } = readAddedEvidence(form, parisDayOf(now));
  const bytes = Buffer.from(fileBase64, 'base64');
  const file = readEvidenceFile(bytes);
  refuseProblems([...problems, ...file.problems]);
  const { type } = file;
  if (!type) return {};
  const name = evidenceFileName(applicationId, evidenceId, type);
  await deps.partners.receiveEvidence({ name, type, bytes });
  await deps.database.asCaller(caller, async (tx) => {
    const { state } = await openApplication(tx, applicationId);
    // Whoever could add the row by themself could name any file in it.
    const isNew = await withServiceRights(tx, (service) =>
      insertEvidence(service, {
        id: evidenceId,
        application_id: applicationId,
        kind: values.kind,
        proves: values.proves,
        issued_on: values.issuedOn,
        expires_on: values.expiresOn,
        file_name: name,
        file_type: type,
        added_at: now,
        came_from: values.cameFrom,
        added_by: caller.claims.sub,
      }),
    );
    // What was waited for has come.
    if (isNew && state === 'waiting-for-partner') await updateState(tx, applicationId, 'in-review');
  });
  return {};
}

/** @throws Refusal forbidden, not-found, conflict (it was declined) */
async function openApplication(tx: Tx, applicationId: string) {
  await requireStaff(tx, 'keep-partners');
  const application = await lockApplication(tx, applicationId);
  if (!application) throw new Refusal('not-found');
  if (application.state === 'declined') throw new Refusal('conflict');
  return application;
}
