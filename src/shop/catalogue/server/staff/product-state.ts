import { fill } from '#basics/form.ts';
import { fromColumns } from '#basics/form-columns.ts';
import { richTextIn } from '#basics/rich-text.ts';
import { pricesOf } from '../../rules/plan-prices.ts';
import {
  type ProductContent,
  product,
  productFields,
  productTexts,
  type TypedProduct,
} from '../../rules/product.ts';
import type { ProductRow } from './products.queries.ts';

/** What is shown of a product, or was last. */
export function contentOf(row: ProductRow): ProductContent {
  const textsIn = (language: 'fr' | 'en') => {
    const texts = row.texts.find((each) => each.language === language);
    if (!texts) throw new Error(`A product has no texts in ${language}`);
    const description = richTextIn(texts.description) ?? { type: 'doc', content: [] };
    return fromColumns(productTexts, { ...texts, description });
  };
  return {
    ...fromColumns(productFields, row),
    ...plansIn(row),
    texts: { fr: textsIn('fr'), en: textsIn('en') },
    status: row.status === 'coming-soon' ? 'coming-soon' : 'published',
    price: row.plans.length > 0 ? null : row.price_cents,
    vatRate: String(row.rate_basis_points),
    vatReasonFr: row.reason_fr,
    vatReasonEn: row.reason_en,
    items: row.items.map((item) => item.item_id),
    images: row.images.map((image) => ({
      id: image.image_id,
      altFr: image.alt_fr,
      altEn: image.alt_en,
    })),
  };
}

/** The prices by commitment; nothing of what is no subscription. */
export function plansIn({ plans }: Pick<ProductRow, 'plans'>) {
  return pricesOf(
    plans.map((plan) => ({
      commitmentMonths: plan.commitment_months,
      priceCents: plan.price_cents,
    })),
  );
}

/** The same as the form would have it. */
export function formOf(row: ProductRow): TypedProduct {
  return fill(product, contentOf(row));
}
