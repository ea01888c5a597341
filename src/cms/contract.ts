import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { DATABASE_INSTANT, isParisDay } from '#basics/dates.ts';
import { StreamedFile } from '#basics/streamed-file.ts';

import { readProduct } from '#shop/contract.ts';
import { KINDS, THEMES } from './rules/products/product-form.ts';
import { PRODUCT_ACTS } from './rules/products/product-states.ts';

// Every function here refuses: sign-in-required, forbidden (not of the staff).

const count = z.number().int();
/** Field by field, as it was typed; what a field may hold is said by the rules. */
const form = z.record(z.string().max(250), z.string().max(25_000));
/** As it was read; null where there was no draft. */
const revision = count.positive().nullable();
const instant = z.iso.datetime();
const nothing = z.object({});
/** In French and in English; empty while nobody has written it. */
const names = z.object({ fr: z.string(), en: z.string() });
const editor = z.string().nullable();
const { picture } = readProduct.output.shape.items.element.shape;

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
});
export type ListedProduct = z.output<typeof listedProduct>;

/** Every product, shown or not. */
export const listCatalogue = contract('list-catalogue', {
  input: nothing,
  output: z.object({ products: z.array(listedProduct) }),
});
export type ListCatalogue = typeof listCatalogue;

/** A product as it is edited; a new one has an id made by the browser and nothing else. */
export const readProductForm = contract('read-product-form', {
  input: z.object({ productId: z.uuid() }),
  output: z.object({
    /** The draft, where there is one; else what is shown. */
    form,
    revision,
    editedBy: editor,
    editedAt: instant.nullable(),
    publishAt: instant.nullable(),
    /** What is shown, or was last; null before it ever was. */
    published: z
      .object({
        form,
        slug: z.string(),
        status: z.enum(['published', 'coming-soon', 'archived', 'draft']),
        stock: count.nullable(),
      })
      .nullable(),
    /** The newest first. */
    revisions: z.array(
      z.object({ number: count, form, publishedBy: editor, publishedAt: instant }),
    ),
    /** What a box may hold. */
    items: z.array(
      z.object({
        id: z.uuid(),
        name: names,
        theme: z.enum(THEMES),
        maker: z.string(),
        picture,
      }),
    ),
  }),
});
export type ReadProductForm = typeof readProductForm;
export type ProductUnderEdit = z.output<ReadProductForm['output']>;

/**
 * Keeps what was typed, right or wrong; the same again changes nothing. Refuses: conflict (somebody
 * else has written meanwhile; details: by whom).
 */
export const saveProductDraft = contract('save-product-draft', {
  input: z.object({ productId: z.uuid(), revision, form }),
  output: z.object({ revision: count }),
});
export type SaveProductDraft = typeof saveProductDraft;

/** Forgets the draft: what is shown stays. Refuses: conflict. */
export const dropProductDraft = contract('drop-product-draft', {
  input: z.object({ productId: z.uuid(), revision: count }),
  output: nothing,
});
export type DropProductDraft = typeof dropProductDraft;

/**
 * Shows the draft from now on, or from an instant to come; null takes that back. Refuses: not-found (no
 * draft), conflict, invalid-input with a problem beside each field (`publishAt` among them).
 */
export const publishProduct = contract('publish-product', {
  input: z.object({
    productId: z.uuid(),
    revision: count,
    when: z.union([z.literal('now'), z.iso.datetime({ offset: true }), z.null()]),
  }),
  output: nothing,
});
export type PublishProduct = typeof publishProduct;

/** The draft as the shop would show it. Refuses: not-found, invalid-input. */
export const previewProduct = contract('preview-product', {
  input: z.object({ productId: z.uuid() }),
  output: readProduct.output,
});
export type PreviewProduct = typeof previewProduct;

/** Takes products out of the shop, or shows them again. Answers how many changed. */
export const changeProducts = contract('change-products', {
  input: z.object({ productIds: z.array(z.uuid()).min(1).max(500), act: z.enum(PRODUCT_ACTS) }),
  output: z.object({ changed: count }),
});
export type ChangeProducts = typeof changeProducts;

/** Counts the stock anew. Refuses: conflict (orders have taken some meanwhile), invalid-input. */
export const setProductStock = contract('set-product-stock', {
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
  input: z.object({ itemId: z.uuid(), revision, form }),
  output: z.object({ revision: count }),
});
export type SaveItem = typeof saveItem;

const medium = z.object({
  id: z.uuid(),
  kind: z.enum(['image', 'document']),
  name: z.string(),
  altFr: z.string(),
  altEn: z.string(),
  /** Of its file in the buckets; null for a drawing that comes with the product. */
  version: z.uuid().nullable(),
  mimeType: z.string(),
  bytes: count.nullable(),
  thumbnail: picture.nullable(),
  picture: picture.nullable(),
  /** Percent from the left and from the top. */
  focusX: count,
  focusY: count,
  addedAt: instant,
  revision: count,
  uses: z.array(
    z.object({ what: z.enum(['product', 'draft', 'item', 'evidence']), id: z.uuid(), name: names }),
  ),
});
export type Medium = z.output<typeof medium>;

/** Every picture and document with where it is used, the newest first. */
export const listMedia = contract('list-media', {
  input: nothing,
  output: z.object({ media: z.array(medium) }),
});
export type ListMedia = typeof listMedia;

/**
 * Keeps a picture or document with its words. Its file was uploaded as `<mediumId>/<version>` to the bucket
 * `media-originals` before; null, or the version it has, changes the words alone. The same again changes
 * nothing. Refuses: conflict, not-found (no such upload), invalid-input (`file` among the fields).
 */
export const keepMedium = contract('keep-medium', {
  input: z.object({ mediumId: z.uuid(), revision, version: z.uuid().nullable(), form }),
  output: z.object({ revision: count }),
});
export type KeepMedium = typeof keepMedium;

/** Forgets what nothing uses. Refuses: conflict (details: isUsed, where something does). */
export const removeMedium = contract('remove-medium', {
  input: z.object({ mediumId: z.uuid(), revision: count }),
  output: nothing,
});
export type RemoveMedium = typeof removeMedium;

const day = z.string().refine(isParisDay).optional();
/** What is looked for in the journal; what is left out is not asked. */
const journalFilter = z.object({
  subject: z.string().max(60).optional(),
  /** Null: what the product did by itself, on a day that somebody had chosen. */
  actor: z.uuid().nullable().optional(),
  recordIds: z.array(z.string().max(100)).min(1).max(50).optional(),
  /** The first and the last day, in Paris. */
  from: day,
  to: day,
  /** In what was changed, before and after, and in the names of what it is about. */
  search: z.string().max(200).optional(),
});
export type JournalFilter = z.output<typeof journalFilter>;

const staffChange = z.object({
  id: z.uuid(),
  happenedAt: instant,
  by: z.enum(['somebody', 'product']),
  /** Null of the product, and of who has no account any more. */
  byEmail: editor,
  /** `product`, `item`…, as the triggers of the tables call it. */
  subject: z.string(),
  recordId: z.string(),
  /** As it is called now, or was when it was removed; null where it has no name. */
  recordName: names.nullable(),
  /** Of a record that has several: the language of a text, the rank of a picture; in words. */
  part: z.string().nullable(),
  act: z.enum(['added', 'changed', 'removed']),
  /** In the words of the caller's language; null where there was, or is, nothing. */
  fields: z.array(
    z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});
export type StaffChange = z.output<typeof staffChange>;

/** Who changed what, and when: the newest first, fifty at a time. */
export const listStaffChanges = contract('list-staff-changes', {
  input: journalFilter.extend({
    /** `next` of the page before. */
    before: z
      .object({ instant: z.string().max(40).regex(DATABASE_INSTANT), id: z.uuid() })
      .optional(),
  }),
  output: z.object({
    changes: z.array(staffChange),
    next: z.object({ instant: z.string(), id: z.uuid() }).optional(),
    /** With the first page: which kinds of things and which people the journal knows at all. */
    known: z
      .object({
        subjects: z.array(z.string()),
        people: z.array(z.object({ id: z.uuid(), email: editor })),
      })
      .optional(),
  }),
});
export type ListStaffChanges = typeof listStaffChanges;

/** The same as a list for a spreadsheet in the caller's language, a line for each field; streamed. */
export const exportStaffChanges = contract('export-staff-changes', {
  input: journalFilter,
  output: z.instanceof(StreamedFile),
});
export type ExportStaffChanges = typeof exportStaffChanges;
