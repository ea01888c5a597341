import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { ChangeProducts, SetProductStock } from '../../contract.ts';
import { readStock, STATUS_AFTER } from '../../rules/product-states.ts';
import type { CatalogueDeskDeps } from './catalogue-desk-deps.ts';
import { findShownIds } from './catalogue-search.queries.ts';
import { wantedProducts } from './list-catalogue.ts';
import { setStatus, updateStock } from './products.queries.ts';

export function changeProducts(
  deps: CatalogueDeskDeps,
  call: Call,
  { chosen, act }: ParsedInputOf<ChangeProducts>,
): Promise<OutputOf<ChangeProducts>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-catalogue');
    const productIds =
      'matching' in chosen
        ? // Read as the list is read that was looked at.
          await withServiceRights(tx, (service) =>
            findShownIds(service, wantedProducts(deps, chosen.matching)),
          )
        : chosen.productIds;
    const changed = await setStatus(tx, productIds, STATUS_AFTER[act], deps.clock.now());
    return { changed: changed.length };
  });
}

export async function setProductStock(
  deps: CatalogueDeskDeps,
  call: Call,
  { productId, expected, stock: typed }: ParsedInputOf<SetProductStock>,
): Promise<OutputOf<SetProductStock>> {
  const stock = readStock(typed);
  if (stock === undefined) refuseProblems([{ path: 'stock', problem: 'number-invalid' }]);
  await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-catalogue');
    const changed = await updateStock(tx, productId, { expected, stock: stock ?? null });
    if (!changed) throw new Refusal('conflict');
  });
  return {};
}
