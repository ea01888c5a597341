import type { Call } from '#backend/functions/functions-host.ts';
import type { InputOf, OutputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { ListProducts } from '../contract.ts';
import { countFrenchItems, listShownProducts } from './catalogue.queries.ts';
import { productCard } from './product-view.ts';

/** The shop window, in the caller's language and with the caller's rights. */
export function listProducts(
  deps: { database: Database; clock: Clock },
  { caller, language }: Call,
  { kind }: InputOf<ListProducts>,
): Promise<OutputOf<ListProducts>> {
  const day = parisDayOf(deps.clock.now());
  return deps.database.asCaller(caller, async (tx) => {
    const products = await listShownProducts(tx, language, kind);
    const { total, proven } = await countFrenchItems(tx, day);
    const percent = total === 0 ? 0 : Math.floor((100 * proven) / total);
    return { products: products.map(productCard), frenchShare: { percent, day } };
  });
}
