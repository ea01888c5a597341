import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal } from '#basics/refusal.ts';
import { isViolationOf } from '#platform/database/violations.ts';
import type { RemoveMedium } from '../../contract.ts';
import type { CatalogueDeskDeps } from './catalogue-desk-deps.ts';
import { deleteMedium, lockMedium } from './media.queries.ts';

/** The database itself keeps what is used. */
const USED = [
  'media_in_draft',
  'product_images_image_id_fkey',
  'items_image_id_fkey',
  'items_evidence_document_id_fkey',
];

export async function removeMedium(
  deps: CatalogueDeskDeps,
  call: Call,
  { mediumId, revision }: ParsedInputOf<RemoveMedium>,
): Promise<OutputOf<RemoveMedium>> {
  await deps.database
    .asCaller(signedInCaller(call), async (tx) => {
      await requireStaff(tx, 'keep-catalogue');
      const kept = await lockMedium(tx, mediumId);
      // Asked twice, it is gone already.
      if (!kept) return;
      if (kept.revision !== revision) throw new Refusal('conflict');
      await deleteMedium(tx, mediumId);
    })
    .catch((error: unknown) => {
      const isUsed = USED.some((constraint) => isViolationOf(error, constraint));
      throw isUsed ? new Refusal('conflict', { details: { isUsed } }) : error;
    });
  return {};
}
