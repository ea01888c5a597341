import type { OutputOf } from '#basics/contract.ts';
import type { Language } from '#basics/language.ts';
import type { ContentVersion } from '#platform/database/content-version.ts';
import type { Database } from '#platform/database/database.ts';
import { createVersionedCache, type VersionedCache } from '#platform/versioned-cache.ts';
import type { ListProducts, ProductDetail } from '../contract.ts';
import { findSoldProducts, findStocks, type SoldProduct } from './catalogue.queries.ts';

/**
 * What guests see of the catalogue, which is the same for everybody, kept while the public content stays
 * as it is: never older than the question.
 */
export type ShopWindow = {
  readonly lists: VersionedCache<OutputOf<ListProducts>>;
  /** By slug; what is not there is not kept. */
  readonly details: VersionedCache<ProductDetail | undefined>;
  readonly sold: VersionedCache<SoldProduct | undefined>;
};

export function createCatalogueCache(): ShopWindow {
  const isKept = (value: unknown) => value !== undefined;
  return {
    lists: createVersionedCache<OutputOf<ListProducts>>({ size: 50 }),
    details: createVersionedCache<ProductDetail | undefined>({ size: 200, isKept }),
    sold: createVersionedCache<SoldProduct | undefined>({ size: 2_000, isKept }),
  };
}

type Deps = {
  readonly database: Database;
  readonly contentVersion: ContentVersion;
  readonly shopWindow: ShopWindow;
};

/** What is charged for these products now, and how many pieces are left: that moves with every order. */
export async function soldInWindow(
  { database, contentVersion, shopWindow }: Deps,
  language: Language,
  slugs: readonly string[],
): Promise<SoldProduct[]> {
  const version = await contentVersion();
  const readOne = (slug: string) =>
    database.asCaller({ role: 'anon' }, async (tx) => {
      const [product] = await findSoldProducts(tx, language, [slug], { withItems: true });
      return product;
    });
  const read = await Promise.all(
    slugs.map((slug) => shopWindow.sold.get(`${language} ${slug}`, version, () => readOne(slug))),
  );
  const sold = read.filter((product) => product !== undefined);
  const counted = sold.filter(({ stock }) => stock !== null).map(({ id }) => id);
  if (counted.length === 0) return sold;
  const stocks = await database.asCaller({ role: 'anon' }, (tx) => findStocks(tx, counted));
  return sold.flatMap((product) => {
    if (product.stock === null) return [product];
    const stock = stocks.get(product.id);
    // Withdrawn in between.
    return stock === undefined ? [] : [{ ...product, stock }];
  });
}
