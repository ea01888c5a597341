import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { fill, isSameTyped, typedAs, validate } from '#basics/form.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { findSignInAddresses } from '#platform/database/sign-in-addresses.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { SavePlanPrices } from '../../contract.ts';
import { planPrices, plansOf, pricedAnew } from '../../rules/plan-prices.ts';
import { product } from '../../rules/product.ts';
import type { CatalogueDeskDeps } from './catalogue-desk-deps.ts';
import { plansIn } from './product-state.ts';
import {
  findLastRevision,
  findProduct,
  lockDraft,
  lockPublishing,
  updateDraftPrices,
  updatePlanPrices,
} from './products.queries.ts';
import { keepFirstState, keepState } from './publish-product.ts';

/** The prices of a subscription alone are published: the same rows and states as from its own form. */
export async function savePlanPrices(
  deps: CatalogueDeskDeps,
  call: Call,
  { productId, revision, form }: ParsedInputOf<SavePlanPrices>,
): Promise<OutputOf<SavePlanPrices>> {
  const { problems, values: prices } = validate(planPrices, form);
  const at = deps.clock.now();
  const caller = signedInCaller(call);
  return deps.database.asCaller(caller, async (tx) => {
    await requireStaff(tx, 'keep-settings');
    refuseProblems(problems);
    const draft = await lockDraft(tx, productId);
    await lockPublishing(tx);
    const before = await findProduct(tx, productId);
    if (before?.kind !== 'subscription') throw new Refusal('not-found');
    const shown = plansIn(before);
    const last = await findLastRevision(tx, productId);
    // Sent twice, it is there already.
    if (isSameTyped(shown, prices)) return { revision: last?.number ?? 0 };
    if ((last?.number ?? 0) !== revision) await refuseAsPublished(tx, last?.published_by ?? null);
    const typed = draft && typedAs(product, draft.form);
    if (typed) refuseProblems(pricedAnew(typed, shown));
    await keepFirstState(tx, productId, before, at);
    await updatePlanPrices(tx, productId, plansOf(prices), at);
    await keepState(tx, productId, { by: caller.claims.sub, at, revision: null });
    // Published later, the draft would bring the former prices back.
    if (typed) await updateDraftPrices(tx, productId, { ...typed, ...fill(planPrices, prices) });
    return { revision: (await findLastRevision(tx, productId))?.number ?? 0 };
  });
}

/** @throws Refusal conflict, with who published meanwhile */
async function refuseAsPublished(tx: Tx, by: string | null): Promise<never> {
  // Staff tell each other by their addresses, which are nobody's to read.
  const editors = await withServiceRights(tx, (service) => findSignInAddresses(service, [by]));
  throw new Refusal('conflict', { details: { editedBy: (by && editors.get(by)) ?? null } });
}
