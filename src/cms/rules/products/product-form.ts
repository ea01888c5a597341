/**
 * The rule: what staff type of a product is kept right or wrong; it is shown only once all that a buyer
 * must know is there, in both languages. A box says what is in it and costs one price; a subscription
 * has a price for each commitment.
 */
import { readForm, type TypedForm } from '#basics/form-reader.ts';
import type { Language } from '#basics/language.ts';
import { type Cents, typedEuros } from '#basics/money.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { type RichText, richTextIn } from '#basics/rich-text.ts';
import { isProductSlug } from '#shop/rules/product-slug.ts';
import { formOfPlans, lowestPrice, type PlanPrices, plansIn, priceIn } from './plan-prices.ts';

export const KINDS = ['box', 'subscription', 'licence', 'boutique'] as const;
export const THEMES = ['food', 'hygiene', 'wellness', 'surprise'] as const;
/** As which a product can be published. */
export const SHOWN_AS = ['published', 'coming-soon'] as const;

export interface ProductTexts {
  readonly name: string;
  readonly summary: string;
  readonly description: RichText;
  readonly seoTitle: string | null;
  readonly seoDescription: string | null;
}

/** A product as it is shown, apart from its stock, which moves with every order. */
export interface ProductContent {
  readonly slug: string;
  readonly kind: (typeof KINDS)[number];
  readonly theme: (typeof THEMES)[number] | null;
  readonly status: (typeof SHOWN_AS)[number];
  readonly position: number;
  /** Of a subscription, the lowest of its plans. */
  readonly priceCents: Cents;
  readonly plans: PlanPrices;
  readonly vat: {
    readonly rateBasisPoints: number;
    readonly reasonFr: string;
    readonly reasonEn: string;
  };
  readonly isCustomisable: boolean;
  readonly isFeatured: boolean;
  readonly texts: Readonly<Record<Language, ProductTexts>>;
  readonly images: readonly {
    /** Of the medium. */
    readonly id: string;
    readonly altFr: string;
    readonly altEn: string;
  }[];
  readonly itemIds: readonly string[];
}

const NOTHING: RichText = { type: 'doc', content: [] };
/** In hundredths of a percent; which rates are in force is said by the settings. */
const VAT_RATE = /^\d{1,4}$/;
const SLUG_MAX = 100;
const MOST_PRODUCTS = 10_000;
const MOST_IMAGES = 12;
const MOST_ITEMS = 40;
/** What search engines show of a title and a description, and some more. */
const SEO_MAX = { title: 120, description: 300 };

/** Ids in their order, which one hidden field holds. */
export function listed(text = ''): string[] {
  return [...new Set(text.split(/\s+/).filter((each) => each !== ''))];
}

export function readProductForm(form: TypedForm): {
  readonly problems: readonly FieldProblem[];
  readonly values: ProductContent;
} {
  const read = readForm(form);
  const kind = read.choice('kind', KINDS, { isRequired: true }) ?? 'box';
  const status = read.choice('status', SHOWN_AS, { isRequired: true }) ?? 'published';
  const slug = read.line('slug', { isRequired: true }) ?? '';
  if (slug !== '' && (!isProductSlug(slug) || slug.length > SLUG_MAX)) {
    read.tell('slug', 'slug-invalid');
  }
  const theme = read.choice('theme', THEMES, { isRequired: kind === 'box' });
  const itemIds = listed(form.items);
  if (itemIds.length > MOST_ITEMS) read.tell('items', 'too-many');
  // What is announced may still be being composed.
  if (kind === 'box' && status === 'published' && itemIds.length === 0) {
    read.tell('items', 'required');
  }
  const imageIds = listed(form.images);
  if (imageIds.length > MOST_IMAGES) read.tell('images', 'too-many');
  if (imageIds.length === 0) read.tell('images', 'required');
  const rate = read.line('vatRate', { isRequired: true });
  if (rate !== null && !VAT_RATE.test(rate)) read.tell('vatRate', 'choice-invalid');
  const plans = kind === 'subscription' ? plansIn(read) : [];
  const values: ProductContent = {
    slug,
    kind,
    theme,
    status,
    position: positionIn(read),
    priceCents: plans.length > 0 ? lowestPrice(plans) : priceIn(read, 'price'),
    plans,
    vat: {
      rateBasisPoints: Number(rate ?? 2000),
      reasonFr: read.prose('vatReasonFr', { isRequired: true }) ?? '',
      reasonEn: read.prose('vatReasonEn', { isRequired: true }) ?? '',
    },
    isCustomisable: form.isCustomisable === 'on',
    isFeatured: form.isFeatured === 'on',
    texts: { fr: textsIn(read, 'Fr'), en: textsIn(read, 'En') },
    images: imageIds.map((id) => ({
      id,
      altFr: read.line(`altFr ${id}`, { isRequired: true }) ?? '',
      altEn: read.line(`altEn ${id}`, { isRequired: true }) ?? '',
    })),
    itemIds,
  };
  return { problems: read.problems, values };
}

type Reader = ReturnType<typeof readForm>;

function positionIn(read: Reader): number {
  const typed = read.line('position') ?? '0';
  const position = /^\d{1,5}$/.test(typed) ? Number(typed) : Number.NaN;
  if (position <= MOST_PRODUCTS) return position;
  read.tell('position', 'number-invalid');
  return 0;
}

function textsIn(read: Reader, language: 'Fr' | 'En'): ProductTexts {
  const required = { isRequired: true };
  return {
    name: read.line(`name${language}`, required) ?? '',
    summary: read.prose(`summary${language}`, { ...required, max: 500 }) ?? '',
    description: read.richText(`description${language}`, { ...required, max: 20_000 }) ?? NOTHING,
    seoTitle: read.line(`seoTitle${language}`, { max: SEO_MAX.title }),
    seoDescription: read.line(`seoDescription${language}`, { max: SEO_MAX.description }),
  };
}

/** As it would be typed: reading it again gives the same product. */
export function formOf(content: ProductContent): Readonly<Record<string, string>> {
  const { texts, vat, images } = content;
  const form: Record<string, string | undefined> = {
    slug: content.slug,
    kind: content.kind,
    theme: content.theme ?? '',
    status: content.status,
    position: String(content.position),
    price: content.plans.length > 0 ? '' : typedEuros(content.priceCents),
    ...formOfPlans(content.plans),
    vatRate: String(vat.rateBasisPoints),
    vatReasonFr: vat.reasonFr,
    vatReasonEn: vat.reasonEn,
    isCustomisable: content.isCustomisable ? 'on' : '',
    isFeatured: content.isFeatured ? 'on' : '',
    ...textsOf(texts.fr, 'Fr'),
    ...textsOf(texts.en, 'En'),
    items: content.itemIds.join(' '),
    images: images.map(({ id }) => id).join(' '),
    ...Object.fromEntries(
      images.flatMap(({ id, altFr, altEn }) => [
        [`altFr ${id}`, altFr],
        [`altEn ${id}`, altEn],
      ]),
    ),
  };
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, text]) => (text ? [[name, text] as const] : [])),
  );
}

function textsOf(texts: ProductTexts, language: 'Fr' | 'En') {
  return {
    [`name${language}`]: texts.name,
    [`summary${language}`]: texts.summary,
    [`description${language}`]: JSON.stringify(richTextIn(texts.description)),
    [`seoTitle${language}`]: texts.seoTitle ?? '',
    [`seoDescription${language}`]: texts.seoDescription ?? '',
  };
}
