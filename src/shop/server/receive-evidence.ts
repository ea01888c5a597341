import { refuseProblems } from '#basics/refusal.ts';
import { EVIDENCE_BUCKET, type EvidenceFileType } from '../rules/partner-evidence.ts';
import type { ShopDeps } from './shop-deps.ts';

export type EvidenceFile = {
  /** `evidenceFileName` of its document. */
  readonly name: string;
  readonly type: EvidenceFileType;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/**
 * Keeps the file of a document in the bucket of evidence, an image written anew. Whoever asks has decided
 * that it may be kept.
 * @throws Refusal invalid-input (`file`: file-unreadable)
 * @throws TooBusy when too many images are worked on
 */
export async function receiveEvidence(
  { receiveFile }: Pick<ShopDeps, 'receiveFile'>,
  { name, type, bytes }: EvidenceFile,
): Promise<void> {
  const file = { bucket: EVIDENCE_BUCKET, name, contentType: type, bytes };
  const isKept = await receiveFile(file);
  if (!isKept) refuseProblems([{ path: 'file', problem: 'file-unreadable' }]);
}
