import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { isSameTyped, typedAs } from '#basics/form.ts';
import { Refusal } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { findSignInAddresses } from '#platform/database/sign-in-addresses.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { DropProductDraft, SaveProductDraft } from '../../contract.ts';
import { product } from '../../rules/product.ts';
import type { CatalogueDeskDeps } from './catalogue-desk-deps.ts';
import {
  deleteDraft,
  findLastRevision,
  insertDraft,
  lockDraft,
  updateDraft,
} from './products.queries.ts';

export function saveProductDraft(
  deps: CatalogueDeskDeps,
  call: Call,
  { productId, revision, published, form }: ParsedInputOf<SaveProductDraft>,
): Promise<OutputOf<SaveProductDraft>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-catalogue');
    const kept = await lockDraft(tx, productId);
    if (kept && isSameTyped(typedAs(product, kept.form), form)) return { revision: kept.revision };
    if ((kept?.revision ?? null) !== revision) await refuseAsWritten(tx, kept?.edited_by ?? null);
    if (!kept && published !== undefined) {
      // What was published meanwhile left no draft to meet.
      const last = await findLastRevision(tx, productId);
      if ((last?.number ?? 0) !== published) await refuseAsWritten(tx, last?.published_by ?? null);
    }
    const saved = kept
      ? await updateDraft(tx, productId, form)
      : await insertDraft(tx, productId, form);
    // Somebody else began in the same moment.
    if (!saved) throw new Refusal('conflict');
    return { revision: saved.revision };
  });
}

export async function dropProductDraft(
  deps: CatalogueDeskDeps,
  call: Call,
  { productId, revision }: ParsedInputOf<DropProductDraft>,
): Promise<OutputOf<DropProductDraft>> {
  await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-catalogue');
    const kept = await lockDraft(tx, productId);
    if (!kept) return;
    if (kept.revision !== revision) await refuseAsWritten(tx, kept.edited_by);
    await deleteDraft(tx, productId);
  });
  return {};
}

/** @throws Refusal conflict, with who wrote meanwhile */
async function refuseAsWritten(tx: Tx, by: string | null): Promise<never> {
  // Staff tell each other by their addresses, which are nobody's to read.
  const editors = await withServiceRights(tx, (service) => findSignInAddresses(service, [by]));
  throw new Refusal('conflict', { details: { editedBy: (by && editors.get(by)) ?? null } });
}
