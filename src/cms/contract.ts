import { z } from 'zod';
import { contract } from '#basics/contract.ts';

import { EDITED_PAGES, FIGURE_KINDS } from '#basics/settings.ts';
import { readProduct } from '#shop/contract.ts';
import { KINDS, THEMES } from './rules/products/product-form.ts';
import { PRODUCT_ACTS } from './rules/products/product-states.ts';
import { SETTING_GROUPS } from './rules/settings/setting-groups.ts';

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
  imagePath: z.string().nullable(),
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
        imagePath: z.string(),
      }),
    ),
    images: z.array(z.object({ path: z.string(), width: count, height: count })),
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
    imagePaths: z.array(z.string()),
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

const settingGroup = z.object({
  form,
  revision: count,
  /** Null while it is as it was delivered. */
  changedBy: editor,
  changedAt: instant.nullable(),
});

/** What staff decide for the whole product, as it is edited. */
export const readSettingForms = contract('read-setting-forms', {
  input: nothing,
  output: z.object({
    groups: z.object({
      organisation: settingGroup,
      delivery: settingGroup,
      licence: settingGroup,
      site: settingGroup,
    }),
    /** By kind; the latest day first, and of a day the last correction first. */
    figures: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(FIGURE_KINDS),
        validFrom: z.string(),
        /** Cents, hundredths of a percent or people. */
        value: count,
        source: z.string(),
        sourceUrl: z.string().nullable(),
        reason: z.string().nullable(),
        /** `corrected`: another one for the same day holds; `coming`: its day has not begun. */
        state: z.enum(['current', 'former', 'coming', 'corrected']),
        /** Null for those that came with the product. */
        decidedBy: editor,
        decidedAt: instant.nullable(),
      }),
    ),
    today: z.string(),
  }),
});
export type ReadSettingForms = typeof readSettingForms;
export type SettingForms = z.output<ReadSettingForms['output']>;
export type ListedFigure = SettingForms['figures'][number];

/**
 * Shows a group of settings from now on, on every page and in every mail; the same again changes nothing.
 * Refuses: conflict (details: by whom), invalid-input with a problem beside each field.
 */
export const saveSetting = contract('save-setting', {
  input: z.object({ group: z.enum(SETTING_GROUPS), revision: count, form }),
  output: z.object({ revision: count }),
});
export type SaveSetting = typeof saveSetting;

/**
 * Adds a figure of the law, or corrects one; the same again changes nothing. Refuses: conflict (that id is
 * another figure), invalid-input with a problem beside each field.
 */
export const addFigure = contract('add-figure', {
  input: z.object({ figureId: z.uuid(), form }),
  output: nothing,
});
export type AddFigure = typeof addFigure;

/** Takes back a figure whose day has not begun. Refuses: conflict (it has). */
export const takeBackFigure = contract('take-back-figure', {
  input: z.object({ figureId: z.uuid() }),
  output: nothing,
});
export type TakeBackFigure = typeof takeBackFigure;

const page = z.enum(EDITED_PAGES);

/** The texts of a page as they are edited, in both languages. */
export const readPageTextForm = contract('read-page-text-form', {
  input: z.object({ page }),
  output: z.object({
    /** The draft, where there is one; else what is shown. */
    form,
    revision,
    editedBy: editor,
    /** What is shown. */
    published: z.object({ form, day: z.string() }),
    /** As it came with the product. */
    shipped: form,
    /** The newest first. */
    revisions: z.array(
      z.object({ number: count, form, publishedBy: editor, publishedAt: instant }),
    ),
  }),
});
export type ReadPageTextForm = typeof readPageTextForm;
export type PageTextUnderEdit = z.output<ReadPageTextForm['output']>;

/**
 * Keeps what was typed, right or wrong; the same again changes nothing. Refuses: conflict (somebody
 * else has written meanwhile; details: by whom).
 */
export const savePageTextDraft = contract('save-page-text-draft', {
  input: z.object({ page, revision, form }),
  output: z.object({ revision: count }),
});
export type SavePageTextDraft = typeof savePageTextDraft;

/** Forgets the draft: what is shown stays. Refuses: conflict. */
export const dropPageTextDraft = contract('drop-page-text-draft', {
  input: z.object({ page, revision: count }),
  output: nothing,
});
export type DropPageTextDraft = typeof dropPageTextDraft;

/**
 * Shows the draft from now on. Refuses: not-found (no draft), conflict, invalid-input with a problem beside
 * each field.
 */
export const publishPageText = contract('publish-page-text', {
  input: z.object({ page, revision: count }),
  output: nothing,
});
export type PublishPageText = typeof publishPageText;
