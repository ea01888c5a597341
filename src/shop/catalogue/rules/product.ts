/**
 * The rule: what staff type of a product is kept right or wrong; it is shown only once all that a buyer
 * must know is there, in both languages. A box says what is in it and costs one price; a subscription
 * has a price for each commitment.
 */
import { z } from 'zod/mini';
import { typedAs } from '#basics/form.ts';
import {
  choice,
  line,
  optionalCents,
  optionalChoice,
  optionalLine,
  prose,
  richText,
  shapedLine,
  tick,
  together,
  wholeNumber,
} from '#basics/form-fields.ts';
import type { Cents } from '#basics/money.ts';
import { isProductSlug } from '#shop/sales/rules/product-slug.ts';
import { lowestPrice, optionalPlanPrices, PRICES, plansOf } from './plan-prices.ts';

export const KINDS = ['box', 'subscription', 'licence', 'boutique'] as const;
export const THEMES = ['food', 'hygiene', 'wellness', 'surprise'] as const;
/** As which a product can be published. */
export const SHOWN_AS = ['published', 'coming-soon'] as const;

const MOST_PRODUCTS = 10_000;
const MOST_IMAGES = 12;
const MOST_ITEMS = 40;
/** In hundredths of a percent; which rates are in force is said by the settings. */
const VAT_RATE = /^\d{1,4}$/;
/** Of which a subscription has all but the first, and anything else the first alone. */
const PRICE_FIELDS = ['price', 'plan12', 'plan6', 'plan0'] as const;

/** What is said of a product in each language: the columns of its texts, all of them shown. */
export const productTexts = z.object({
  name: line(),
  summary: prose(500),
  description: richText(20_000),
  // What search engines show of them, and some more.
  seoTitle: optionalLine(120),
  seoDescription: optionalLine(300),
});

/** What has a column in the table of products. */
export const productFields = z.object({
  kind: choice(KINDS),
  theme: optionalChoice(THEMES),
  slug: shapedLine((slug) => isProductSlug(slug) && slug.length <= 100, 'slug-invalid'),
  position: wholeNumber(MOST_PRODUCTS),
  isFeatured: tick(),
  isCustomisable: tick(),
});

/** A product as it is shown, apart from its stock, which moves with every order. */
export const product = z
  .object({
    texts: z.object({ fr: productTexts, en: productTexts }),
    ...productFields.shape,
    status: choice(SHOWN_AS),
    /** Of anything but a subscription. */
    price: optionalCents(PRICES),
    ...optionalPlanPrices.shape,
    vatRate: shapedLine((rate) => VAT_RATE.test(rate), 'choice-invalid'),
    vatReasonFr: prose(),
    vatReasonEn: prose(),
    /** By their ids. */
    items: z.array(z.string()),
    /** By the id of the medium. */
    images: z.array(z.object({ id: z.string(), altFr: line(), altEn: line() })),
  })
  .check(
    together(({ kind, theme, status, items, images, ...prices }, { addIssue, leave }) => {
      if (kind === 'box' && theme === null) addIssue('theme', 'required');
      for (const name of PRICE_FIELDS) {
        if ((name !== 'price') !== (kind === 'subscription')) leave(name);
        else if (prices[name] === null) addIssue(name, 'required');
      }
      if (items.length > MOST_ITEMS) addIssue('items', 'too-many');
      // What is announced may still be being composed.
      if (kind === 'box' && status === 'published' && items.length === 0)
        addIssue('items', 'required');
      if (images.length > MOST_IMAGES) addIssue('images', 'too-many');
      if (images.length === 0) addIssue('images', 'required');
    }),
  );

export type ProductContent = z.output<typeof product>;
/** As it is typed, in a draft and in what was published. */
export type TypedProduct = z.input<typeof product>;

/** Of which nothing is known yet. */
export const NEW_PRODUCT: TypedProduct = typedAs(product, {
  kind: 'box',
  status: 'published',
  position: '0',
  vatRate: '2000',
});

const COPY = { fr: 'copie', en: 'copy' } as const;

/** Another product like it, whose names say so; it is not among the first, and its address is still to be chosen. */
export function copyOf(typed: TypedProduct): TypedProduct {
  const { fr, en } = typed.texts;
  const named = (name: string, word: string) => (name === '' ? '' : `${name} (${word})`);
  return {
    ...typed,
    texts: {
      fr: { ...fr, name: named(fr.name, COPY.fr) },
      en: { ...en, name: named(en.name, COPY.en) },
    },
    slug: '',
    isFeatured: NEW_PRODUCT.isFeatured,
  };
}

/** The plans of a subscription, and the one price in lists; of anything else, its price alone. */
export function pricing(content: ProductContent) {
  const plans = plansOf(content);
  const priceCents: Cents = plans.length > 0 ? lowestPrice(plans) : (content.price ?? 0);
  return { plans, priceCents };
}
