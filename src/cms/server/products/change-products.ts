import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { refuseAllButStaff } from '#platform/database/refuse-all-but-staff.ts';
import type { ChangeProducts, SetProductStock } from '../../contract.ts';
import { readStock, STATUS_AFTER } from '../../rules/products/product-states.ts';
import type { CatalogueDeskDeps } from './catalogue-desk-deps.ts';
import { setStatus, updateStock } from './products.queries.ts';

export function runChangeProducts(
  deps: CatalogueDeskDeps,
  call: Call,
  { productIds, act }: ParsedInputOf<ChangeProducts>,
): Promise<OutputOf<ChangeProducts>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await refuseAllButStaff(tx);
    const changed = await setStatus(tx, productIds, STATUS_AFTER[act], deps.clock.now());
    return { changed: changed.length };
  });
}

export async function runSetProductStock(
  deps: CatalogueDeskDeps,
  call: Call,
  { productId, expected, stock: typed }: ParsedInputOf<SetProductStock>,
): Promise<OutputOf<SetProductStock>> {
  const stock = readStock(typed);
  if (stock === undefined) refuseProblems([{ path: 'stock', problem: 'number-invalid' }]);
  await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await refuseAllButStaff(tx);
    const changed = await updateStock(tx, productId, { expected, stock: stock ?? null });
    if (!changed) throw new Refusal('conflict');
  });
  return {};
}
