import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { typedShape } from '#basics/form.ts';
import { DIRECTIONS } from '#basics/sort-direction.ts';
import { picture } from '#shop/sales/shapes.ts';
import {
  count,
  editor,
  form,
  instant,
  names,
  nothing,
  publishedState,
  revision,
} from '#staff/shapes.ts';
import { nestedProduct } from '../rules/former-product.ts';
import { ITEM_CONCERNS } from '../rules/item-concerns.ts';
import { LISTED_STATES, PRODUCT_SORTS } from '../rules/listed-products.ts';
import { KINDS, product, THEMES } from '../rules/product.ts';
import { PRODUCT_ACTS } from '../rules/product-states.ts';
import { readProduct } from './catalogue.ts';

const concerns = z.array(z.enum(ITEM_CONCERNS));

const typedProduct = typedShape(product, nestedProduct);

const listedProduct = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: names,
  kind: z.enum(KINDS),
  theme: z.enum(THEMES).nullable(),
  /** `draft` was never shown. */
  status: z.enum(['draft', 'published', 'coming-soon', 'archived']),
  priceCents: count.nullable(),
  /** Null: made to order. */
  stock: count.nullable(),
  position: count,
  picture: picture.nullable(),
  hasDraft: z.boolean(),
  publishAt: instant.nullable(),
  changedAt: instant,
  /** Of the items that are in it. */
  concerns,
  /** Of one of them it ends soon, or has ended. */
  isEvidenceEnding: z.boolean(),
});
export type ListedProduct = z.output<typeof listedProduct>;

const productFilter = z.object({
  /** In a name or in the address of the page, in any part. */
  search: z.string().max(200).default(''),
  state: z.enum(LISTED_STATES).nullable().default(null),
  kind: z.enum(KINDS).nullable().default(null),
});
export type ProductFilter = z.output<typeof productFilter>;

/** A page of the products, shown or not, after one of them or before it; and how many match. */
export const listCatalogue = contract('list-catalogue', {
  access: 'read-catalogue',
  input: productFilter.extend({
    sort: z.enum(PRODUCT_SORTS).default('position'),
    /** Null: as it is usual. */
    direction: z.enum(DIRECTIONS).nullable().default(null),
    after: z.uuid().nullable().default(null),
    before: z.uuid().nullable().default(null),
  }),
  output: z.object({
    products: z.array(listedProduct),
    total: count,
    /** Before and after which the pages beside it are; null where there are none. */
    previous: z.uuid().nullable(),
    next: z.uuid().nullable(),
  }),
});
export type ListCatalogue = typeof listCatalogue;

/** A product as it is edited; a new one has an id made by the browser and nothing else. */
export const readProductForm = contract('read-product-form', {
  access: 'keep-catalogue',
  input: z.object({ productId: z.uuid() }),
  output: z.object({
    /** The draft, where there is one; else what is shown. */
    form: typedProduct,
    revision,
    editedBy: editor,
    editedAt: instant.nullable(),
    publishAt: instant.nullable(),
    /** What is shown, or was last; null before it ever was. */
    published: z
      .object({
        form: typedProduct,
        slug: z.string(),
        status: z.enum(['published', 'coming-soon', 'archived', 'draft']),
        stock: count.nullable(),
      })
      .nullable(),
    /** The newest first. */
    revisions: z.array(
      z.object({ number: count, form: typedProduct, publishedBy: editor, publishedAt: instant }),
    ),
    /** What a box may hold. */
    items: z.array(
      z.object({
        id: z.uuid(),
        name: names,
        theme: z.enum(THEMES),
        maker: z.string(),
        picture,
        concerns,
      }),
    ),
    /** In force today, in hundredths of a percent. */
    vatRates: z.array(count),
  }),
});
export type ReadProductForm = typeof readProductForm;
export type ProductUnderEdit = z.output<ReadProductForm['output']>;

/**
 * Keeps what was typed, right or wrong; the same again changes nothing. Refuses: conflict (somebody
 * else has written meanwhile; details: by whom).
 */
export const saveProductDraft = contract('save-product-draft', {
  access: 'keep-catalogue',
  input: z.object({
    productId: z.uuid(),
    revision,
    published: publishedState,
    form: typedProduct,
  }),
  output: z.object({ revision: count }),
});
export type SaveProductDraft = typeof saveProductDraft;

/** Forgets the draft: what is shown stays. Refuses: conflict. */
export const dropProductDraft = contract('drop-product-draft', {
  access: 'keep-catalogue',
  input: z.object({ productId: z.uuid(), revision: count }),
  output: nothing,
});
export type DropProductDraft = typeof dropProductDraft;

/**
 * Shows the draft from now on, or from an instant to come; null takes that back. Sent
 * again by who published it, it is published already. Refuses: not-found (no draft), conflict, invalid-input with a problem beside each field (`publishAt` among them).
 */
export const publishProduct = contract('publish-product', {
  access: 'keep-catalogue',
  input: z.object({
    productId: z.uuid(),
    revision: count,
    when: z.union([z.literal('now'), z.iso.datetime({ offset: true }), z.null()]),
  }),
  output: z.object({ published: publishedState }),
});
export type PublishProduct = typeof publishProduct;

/** The draft as the shop would show it. Refuses: not-found, invalid-input. */
export const previewProduct = contract('preview-product', {
  access: 'keep-catalogue',
  input: z.object({ productId: z.uuid() }),
  output: readProduct.output,
});
export type PreviewProduct = typeof previewProduct;

/** Takes products out of the shop, or shows them again: these, or all that match. Answers how many changed. */
export const changeProducts = contract('change-products', {
  access: 'keep-catalogue',
  input: z.object({
    chosen: z.union([
      z.object({ productIds: z.array(z.uuid()).min(1).max(500) }),
      z.object({ matching: productFilter }),
    ]),
    act: z.enum(PRODUCT_ACTS),
  }),
  output: z.object({ changed: count }),
});
export type ChangeProducts = typeof changeProducts;

/** Counts the stock anew. Refuses: conflict (orders have taken some meanwhile), invalid-input. */
export const setProductStock = contract('set-product-stock', {
  access: 'keep-catalogue',
  input: z.object({
    productId: z.uuid(),
    /** As it was shown to whoever counted. */
    expected: count.nullable(),
    stock: z.string().max(20),
  }),
  output: nothing,
});
export type SetProductStock = typeof setProductStock;

/** An item as it is edited, with the makers and pictures there are. Refuses: not-found. */
export const readItemForm = contract('read-item-form', {
  access: 'keep-catalogue',
  /** Null for a new one. */
  input: z.object({ itemId: z.uuid().nullable() }),
  output: z.object({
    form,
    revision,
    /** The names of the products that are made of it, which change with it at once. */
    products: z.array(names),
    makers: z.array(
      z.object({ id: z.uuid(), name: z.string(), town: z.string(), department: z.string() }),
    ),
  }),
});
export type ReadItemForm = typeof readItemForm;

/**
 * Adds or changes an item, with a new maker where one is described; every product made of it shows it at
 * once. The same again changes nothing. Refuses: conflict, invalid-input with a problem beside each field.
 */
export const saveItem = contract('save-item', {
  access: 'keep-catalogue',
  input: z.object({ itemId: z.uuid(), revision, form }),
  output: z.object({ revision: count }),
});
export type SaveItem = typeof saveItem;

/**
 * Publishes other prices for the plans of a subscription, and nothing else of it; the same again changes
 * nothing. Refuses: not-found, conflict (details: by whom it was published meanwhile), invalid-input
 * (`price-in-draft`: a draft of the product says another price).
 */
export const savePlanPrices = contract('save-plan-prices', {
  access: 'keep-settings',
  input: z.object({ productId: z.uuid(), revision: count.nonnegative(), form }),
  output: z.object({ revision: count }),
});
export type SavePlanPrices = typeof savePlanPrices;
