import type { Call } from '#backend/call.ts';
import type { InputOf, OutputOf } from '#basics/contract.ts';
import { type ParisDay, parisDayOf } from '#basics/dates.ts';
import { createVersionedCache } from '#platform/versioned-cache.ts';
import type { ListProducts } from '../contract.ts';
import { listShownProducts } from './catalogue.queries.ts';
import { catalogueShare } from './catalogue-share.ts';
import { productCard } from './product-view.ts';
import type { ShopDeps } from './shop-deps.ts';

type Deps = Pick<ShopDeps, 'database' | 'clock' | 'contentVersion' | 'shopWindow'>;
type Answer = OutputOf<ListProducts>;

export function createShopWindow(): ShopDeps['shopWindow'] {
  return createVersionedCache<Answer>({ size: 50 });
}

/**
 * The shop window, in the caller's language and with the caller's rights. What guests see is the
 * same for all of them and kept for one content version: never older than the catalogue.
 */
export async function listProducts(
  deps: Deps,
  call: Call,
  { kind, limit, offset = 0 }: InputOf<ListProducts>,
): Promise<Answer> {
  const { products, frenchShare } = await shownProducts(deps, call, kind);
  const end = limit === undefined ? products.length : offset + limit;
  return { products: products.slice(offset, end), frenchShare };
}

async function shownProducts(
  deps: Deps,
  call: Call,
  kind: InputOf<ListProducts>['kind'],
): Promise<Answer> {
  const day = parisDayOf(deps.clock.now());
  const read = () => readProducts(deps, call, kind, day);
  if (call.caller.role !== 'anon') return read();
  return deps.shopWindow.get(
    `${call.language} ${kind ?? 'all'} ${day}`,
    await deps.contentVersion(),
    read,
  );
}

function readProducts(
  { database }: Deps,
  { caller, language }: Call,
  kind: InputOf<ListProducts>['kind'],
  day: ParisDay,
): Promise<Answer> {
  return database.asCaller(caller, async (tx) => {
    const products = await listShownProducts(tx, language, kind);
    return { products: products.map(productCard), frenchShare: await catalogueShare(tx, day) };
  });
}
