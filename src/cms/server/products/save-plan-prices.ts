import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { refuseAllButStaff } from '#platform/database/refuse-all-but-staff.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { findSignInAddresses } from '#platform/database/sign-in-addresses.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { SavePlanPrices } from '../../contract.ts';
import {
  formOfPlans,
  lowestPrice,
  type PlanPrices,
  pricedAnew,
  readPlanPrices,
} from '../../rules/products/plan-prices.ts';
import type { CatalogueDeskDeps } from './catalogue-desk-deps.ts';
import { contentOf } from './product-state.ts';
import {
  findLastRevision,
  findProduct,
  insertRevision,
  lockDraft,
  lockPublishing,
  updateDraftPrices,
  updatePlanPrices,
} from './products.queries.ts';
import { keepFirstState } from './publish-product.ts';

/** The prices of a subscription alone are published: the same rows and states as from its own form. */
export async function runSavePlanPrices(
  deps: CatalogueDeskDeps,
  call: Call,
  { productId, revision, form }: ParsedInputOf<SavePlanPrices>,
): Promise<OutputOf<SavePlanPrices>> {
  const { problems, values: plans } = readPlanPrices(form);
  const at = deps.clock.now();
  const caller = signedInCaller(call);
  return deps.database.asCaller(caller, async (tx) => {
    await refuseAllButStaff(tx);
    refuseProblems(problems);
    const draft = await lockDraft(tx, productId);
    await lockPublishing(tx);
    const before = await findProduct(tx, productId);
    if (before?.kind !== 'subscription') throw new Refusal('not-found');
    const content = contentOf(before);
    const last = await findLastRevision(tx, productId);
    // Sent twice, it is there already.
    if (isSame(content.plans, plans)) return { revision: last?.number ?? 0 };
    if ((last?.number ?? 0) !== revision) await refuseAsPublished(tx, last?.published_by ?? null);
    const typed = draft?.form as Readonly<Record<string, string>> | undefined;
    if (typed) refuseProblems(pricedAnew(typed, content.plans));
    const priced = { ...content, plans, priceCents: lowestPrice(plans) };
    await keepFirstState(tx, productId, before, at);
    await updatePlanPrices(tx, productId, priced, at);
    await insertRevision(tx, productId, priced, { by: caller.claims.sub, at, revision: null });
    // Published later, the draft would bring the former prices back.
    if (typed) await updateDraftPrices(tx, productId, { ...typed, ...formOfPlans(plans) });
    return { revision: (await findLastRevision(tx, productId))?.number ?? 0 };
  });
}

/** @throws Refusal conflict, with who published meanwhile */
async function refuseAsPublished(tx: Tx, by: string | null): Promise<never> {
  // Staff tell each other by their addresses, which are nobody's to read.
  const editors = await withServiceRights(tx, (service) => findSignInAddresses(service, [by]));
  throw new Refusal('conflict', { details: { editedBy: (by && editors.get(by)) ?? null } });
}

function isSame(kept: PlanPrices, plans: PlanPrices): boolean {
  return JSON.stringify(formOfPlans(kept)) === JSON.stringify(formOfPlans(plans));
}
