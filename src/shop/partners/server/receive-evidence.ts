import { refuseProblems } from '#basics/refusal.ts';
import type { EvidenceFile } from '../lends.ts';
import { EVIDENCE_BUCKET } from '../rules/partner-evidence.ts';
import type { PartnersDeps } from './partners-deps.ts';

/**
 * Keeps the file of a document in the bucket of evidence, an image written anew. Whoever asks has decided
 * that it may be kept.
 * @throws Refusal invalid-input (`file`: file-unreadable)
 * @throws TooBusy when too many images are worked on
 */
export async function receiveEvidence(
  { receiveFile }: Pick<PartnersDeps, 'receiveFile'>,
  { name, type, bytes }: EvidenceFile,
): Promise<void> {
  const file = { bucket: EVIDENCE_BUCKET, name, contentType: type, bytes };
  const isKept = await receiveFile(file);
  if (!isKept) refuseProblems([{ path: 'file', problem: 'file-unreadable' }]);
}
