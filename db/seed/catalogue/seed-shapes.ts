import type {
  Language,
  ProductKind,
  ProductStatus,
  ProductTheme,
} from '#platform/database/schema.gen.ts';
import type { makers } from './makers.ts';
import type { Nutrition } from './nutrition.ts';
import type { vatDecisions } from './vat-decisions.ts';

export type Translated<T> = Record<Language, T>;

export interface MakerSeed {
  name: string;
  town: string;
  /** Number of the département. */
  department: string;
}

/** Regulation (EU) 1169/2011, annex II. */
export type Allergen =
  | 'gluten'
  | 'crustaceans'
  | 'eggs'
  | 'fish'
  | 'peanuts'
  | 'soybeans'
  | 'milk'
  | 'nuts'
  | 'celery'
  | 'mustard'
  | 'sesame'
  | 'sulphites'
  | 'lupin'
  | 'molluscs';

export interface ItemSeed {
  slug: string;
  theme: ProductTheme;
  maker: keyof typeof makers;
  /** Town and département. */
  madeAt: string;
  /** What proves the place; null: nothing does yet. */
  evidence: { document: string; expiresOn: string } | null;
  /** Written the same in both languages. */
  netQuantity: string;
  /** Traces the maker announces count too: whoever must avoid them has to be told. */
  allergens: Allergen[];
  /** Foods only; appended to the ingredients, where it is read before buying. */
  nutrition?: Nutrition;
  /** Name of the drawing: /illustrations/item-….svg. */
  drawing: string;
  fr: ItemWords;
  en: ItemWords;
}

interface ItemWords {
  name: string;
  description: string;
  /** Foods: allergens in capitals; cosmetics: the INCI list; other goods: the materials. */
  ingredients: string;
  storage?: string;
}

export interface VatDecisionSeed {
  rateBasisPoints: number;
  reason: Translated<string>;
}

export interface ProductSeed {
  slug: string;
  kind: ProductKind;
  theme: ProductTheme | null;
  status: ProductStatus;
  /** Excluding VAT. */
  priceCents: number;
  vatDecision: keyof typeof vatDecisions;
  /** Null: made to order, unlimited. */
  stock: number | null;
  isCustomisable: boolean;
  isFeatured: boolean;
  image: { name: string; width: number; height: number; alt: Translated<string> };
  /** Slugs, in the order shown. */
  items: string[];
  /** Monthly cents excluding VAT by months of commitment. */
  plans?: { months: 0 | 6 | 12; priceCents: number }[];
  fr: ProductWords;
  en: ProductWords;
}

interface ProductWords {
  name: string;
  summary: string;
  /** Paragraphs. */
  description: string[];
  seoTitle: string;
  seoDescription: string;
}
