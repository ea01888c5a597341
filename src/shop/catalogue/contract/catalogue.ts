import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { keptShape } from '#basics/form.ts';
import { cents, picture, productKind } from '#shop/sales/shapes.ts';
import { ORIGINS } from '../rules/origin.ts';
import { productTexts, THEMES } from '../rules/product.ts';

const themes = z.enum(THEMES);

export type Picture = z.output<typeof picture>;

const image = picture.extend({ alt: z.string() });

const price = z.object({
  netCents: cents,
  grossCents: cents,
  rateBasisPoints: z.number().int(),
});

/** A product as a list shows it, in the caller's language. */
const productCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  kind: productKind,
  theme: themes.nullable(),
  status: z.enum(['published', 'coming-soon']),
  name: z.string(),
  summary: z.string(),
  price,
  image: image.nullable(),
  isAvailable: z.boolean(),
  isCustomisable: z.boolean(),
  isFeatured: z.boolean(),
  plans: z.array(z.object({ commitmentMonths: z.number().int(), price })),
});
export type ProductCard = z.output<typeof productCard>;

const item = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  ingredients: z.string(),
  storageAdvice: z.string().nullable(),
  netQuantity: z.string(),
  allergens: z.array(z.string()),
  picture,
  maker: z.object({
    name: z.string(),
    town: z.string(),
    department: z.string(),
    /** When staff accepted evidence that still holds; null where none does. */
    proof: z.object({ verifiedOn: z.iso.date(), validUntil: z.iso.date().nullable() }).nullable(),
  }),
  placeOfManufacture: z.string(),
  /** Whether it counts as French today, and why not. */
  origin: z.enum(ORIGINS),
  evidence: z.string().nullable(),
  evidenceExpiresOn: z.string().nullable(),
  isSwappable: z.boolean(),
});
export type ProductItem = z.output<typeof item>;

/** Share of shown items whose French origin is proven today, and the day it was computed. */
const frenchShare = z.object({ percent: z.number().int(), day: z.string() });

const productDetail = productCard.extend({
  ...keptShape(productTexts),
  vatDecision: z.object({
    reason: z.string(),
    decidedOn: z.string(),
    /** The house, or a function in it: never a person's name. */
    decidedBy: z.string(),
    /** Where the law sets the rate; null for one that it does not know today. */
    source: z.object({ text: z.string(), url: z.string().nullable() }).nullable(),
    /** Up to which a business may recover VAT on gifts, see `gift-vat`. */
    smallGifts: z.object({ year: z.number().int(), limitCents: cents }),
  }),
  frenchShare,
  images: z.array(image),
  items: z.array(item),
  /** Items of the same theme that may take the place of one in the box. */
  alternatives: z.array(item),
});
export type ProductDetail = z.output<typeof productDetail>;

/** Products shown to visitors, by kind, in the order of the shop window. */
export const listProducts = contract('list-products', {
  access: 'public',
  input: z.object({
    kind: productKind.optional(),
    /** How many of them, after so many others; all of them unless given. */
    limit: z.int().min(1).max(100).optional(),
    offset: z.int().min(0).max(10_000).optional(),
  }),
  output: z.object({
    products: z.array(productCard),
    frenchShare,
  }),
});
export type ListProducts = typeof listProducts;

/**
 * One product with all that must be known before buying. Refuses: not-found (details: movedTo, the slug
 * at which what was found there is now).
 */
export const readProduct = contract('read-product', {
  access: 'public',
  input: z.object({ slug: z.string().max(100) }),
  output: productDetail,
});
export type ReadProduct = typeof readProduct;

/**
 * Where each item of a product comes from and what proves it, on paper, in the caller's language. Refuses:
 * not-found (also for a product without items), too-many-requests.
 */
export const printOriginPassport = contract('print-origin-passport', {
  access: 'public',
  input: z.object({ slug: z.string().max(100) }),
  output: z.instanceof(Blob),
});
export type PrintOriginPassport = typeof printOriginPassport;
