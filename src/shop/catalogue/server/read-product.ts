import type { Call } from '#backend/call.ts';
import type { InputOf, OutputOf } from '#basics/contract.ts';
import { type ParisDay, parisDayOf } from '#basics/dates.ts';
import { fromColumns } from '#basics/form-columns.ts';
import type { Language } from '#basics/language.ts';
import { Refusal } from '#basics/refusal.ts';
import { richTextIn } from '#basics/rich-text.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { readFigures } from '#platform/settings/settings-reader.ts';
import { smallGiftLimitOn } from '#shop/sales/rules/gift-vat.ts';
import { isProductSlug } from '#shop/sales/rules/product-slug.ts';
import { rateSourceOn } from '#shop/sales/rules/rate-source.ts';
import type { ProductDetail, ReadProduct } from '../contract.ts';
import { productTexts } from '../rules/product.ts';
import { findMovedSlug, findShownProduct } from './catalogue.queries.ts';
import type { CatalogueDeps } from './catalogue-deps.ts';
import { catalogueShare } from './catalogue-share.ts';
import { pictureIn, productCard, productItem } from './product-view.ts';

/** One product with everything that must be known before buying it: everybody sees what guests see. */
export async function readProduct(
  deps: Pick<CatalogueDeps, 'database' | 'clock' | 'contentVersion' | 'shopWindow'>,
  { language }: Call,
  { slug }: InputOf<ReadProduct>,
): Promise<OutputOf<ReadProduct>> {
  if (!isProductSlug(slug)) throw new Refusal('not-found');
  const day = parisDayOf(deps.clock.now());
  const asGuest = <T>(work: (tx: Tx) => Promise<T>) =>
    deps.database.asCaller({ role: 'anon' }, work);
  const product = await deps.shopWindow.details.get(
    `${language} ${slug} ${day}`,
    await deps.contentVersion(),
    () => asGuest((tx) => readPublishedProduct(tx, { slug, language, day })),
  );
  if (product) return product;
  const movedTo = await asGuest((tx) => findMovedSlug(tx, slug));
  throw new Refusal('not-found', movedTo === undefined ? {} : { details: { movedTo } });
}

/** As whoever reads that language meets it on that day; undefined where nothing is shown at the slug. */
export async function readPublishedProduct(
  tx: Tx,
  {
    slug,
    language,
    day,
  }: { readonly slug: string; readonly language: Language; readonly day: ParisDay },
): Promise<ProductDetail | undefined> {
  const found = await findShownProduct(tx, language, slug);
  if (!found) return undefined;
  const card = productCard(found);
  const figures = await readFigures(tx);
  const description = richTextIn(found.description) ?? { type: 'doc', content: [] };
  return {
    ...card,
    ...fromColumns(productTexts, { ...found, description }),
    vatDecision: {
      reason: found.vat_reason,
      decidedOn: found.vat_decided_on,
      decidedBy: found.vat_decided_by,
      source: rateSourceOn(figures, card.price.rateBasisPoints, day) ?? null,
      smallGifts: smallGiftLimitOn(figures, day),
    },
    frenchShare: await catalogueShare(tx, day),
    images: found.images.map((image) => ({ ...pictureIn('whole', image), alt: image.alt })),
    items: found.items.map((item) => productItem(item, day)),
    alternatives: found.alternatives.map((item) => productItem(item, day)),
  };
}
