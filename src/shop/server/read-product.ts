import type { Call } from '#backend/call.ts';
import type { InputOf, OutputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { ReadProduct } from '../contract.ts';
import { isProductSlug } from '../rules/product-slug.ts';
import { findShownProduct } from './catalogue.queries.ts';
import { productCard, productItem } from './product-view.ts';

/** One product with everything that must be known before buying it. */
export async function readProduct(
  deps: { database: Database; clock: Clock },
  { caller, language }: Call,
  { slug }: InputOf<ReadProduct>,
): Promise<OutputOf<ReadProduct>> {
  if (!isProductSlug(slug)) throw new Refusal('not-found');
  const found = await deps.database.asCaller(caller, (tx) => findShownProduct(tx, language, slug));
  if (!found) throw new Refusal('not-found');
  const day = parisDayOf(deps.clock.now());
  return {
    ...productCard(found),
    description: found.description,
    seoTitle: found.seo_title,
    seoDescription: found.seo_description,
    vatReason: found.vat_reason,
    images: found.images,
    items: found.items.map((item) => productItem(item, day)),
    alternatives: found.alternatives.map((item) => productItem(item, day)),
  };
}
