import { richTextIn } from '#basics/rich-text.ts';
import type { ProductContent } from '../../rules/products/product-form.ts';
import type { ProductRow } from './products.queries.ts';

/** What is shown of a product, as a form would have it. */
export function contentOf(row: ProductRow): ProductContent {
  const textsIn = (language: 'fr' | 'en') => {
    const texts = row.texts.find((each) => each.language === language);
    return {
      name: texts?.name ?? '',
      summary: texts?.summary ?? '',
      description: richTextIn(texts?.description) ?? { type: 'doc', content: [] },
      seoTitle: texts?.seo_title ?? null,
      seoDescription: texts?.seo_description ?? null,
    };
  };
  return {
    slug: row.slug,
    kind: row.kind,
    theme: row.theme,
    status: row.status === 'coming-soon' ? 'coming-soon' : 'published',
    position: row.position,
    priceCents: row.price_cents,
    plans: row.plans.map((plan) => ({
      commitmentMonths: plan.commitment_months,
      priceCents: plan.price_cents,
    })),
    vat: {
      rateBasisPoints: row.rate_basis_points,
      reasonFr: row.reason_fr,
      reasonEn: row.reason_en,
    },
    isCustomisable: row.is_customisable,
    isFeatured: row.is_featured,
    texts: { fr: textsIn('fr'), en: textsIn('en') },
    images: row.images.map(({ image_id: id, alt_fr: altFr, alt_en: altEn }) => ({
      id,
      altFr,
      altEn,
    })),
    itemIds: row.items.map((item) => item.item_id),
  };
}
