import type { Call } from '#backend/call.ts';
import type { InputOf, OutputOf } from '#basics/contract.ts';
import { type ParisDay, parisDayOf } from '#basics/dates.ts';
import type { ListProducts } from '../contract.ts';
import { listShownProducts } from './catalogue.queries.ts';
import type { CatalogueDeps } from './catalogue-deps.ts';
import { catalogueShare } from './catalogue-share.ts';
import { productCard } from './product-view.ts';

type Deps = Pick<CatalogueDeps, 'database' | 'clock' | 'contentVersion' | 'shopWindow'>;
type Answer = OutputOf<ListProducts>;

/** The shop window, in the caller's language: everybody sees what guests see. */
export async function listProducts(
  deps: Deps,
  { language }: Call,
  { kind, limit, offset = 0 }: InputOf<ListProducts>,
): Promise<Answer> {
  const day = parisDayOf(deps.clock.now());
  const { products, frenchShare } = await deps.shopWindow.lists.get(
    `${language} ${kind ?? 'all'} ${day}`,
    await deps.contentVersion(),
    () => readProducts(deps, language, kind, day),
  );
  const end = limit === undefined ? products.length : offset + limit;
  return { products: products.slice(offset, end), frenchShare };
}

function readProducts(
  { database }: Deps,
  language: Call['language'],
  kind: InputOf<ListProducts>['kind'],
  day: ParisDay,
): Promise<Answer> {
  return database.asCaller({ role: 'anon' }, async (tx) => {
    const products = await listShownProducts(tx, language, kind);
    return { products: products.map(productCard), frenchShare: await catalogueShare(tx, day) };
  });
}
