import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { DATABASE_INSTANT, isParisDay } from '#basics/dates.ts';

import { EDITED_PAGES, FIGURE_KINDS } from '#basics/settings.ts';
import { StreamedFile } from '#basics/streamed-file.ts';
import { readProduct } from '#shop/contract.ts';
import { EVIDENCE_BYTES, EVIDENCE_KINDS, EVIDENCE_STATES } from '#shop/rules/partner-evidence.ts';
import { APPLICATION_STATES, MESSAGE_AUTHORS, MESSAGE_KINDS } from '#shop/rules/partner-states.ts';
import { PARTNER_SORTS, PARTNER_VIEWS, STATE_FILTERS } from './rules/partners/listed-partners.ts';
import { CHECK_KINDS, CHECK_STATES } from './rules/partners/partner-review.ts';
import { ITEM_CONCERNS } from './rules/products/item-concerns.ts';
import { KINDS, THEMES } from './rules/products/product-form.ts';
import { PRODUCT_ACTS } from './rules/products/product-states.ts';
import { SETTING_GROUPS } from './rules/settings/setting-groups.ts';

// Every function here refuses: sign-in-required, forbidden (not of the staff).

const count = z.number().int();
/** Field by field, as it was typed; what a field may hold is said by the rules. */
const form = z.record(z.string().max(250), z.string().max(25_000));
/** As it was read; null where there was no draft. */
const revision = count.positive().nullable();
/**
 * The number of what was published last when a draft was begun, from 0: what somebody else has published
 * since is not gone back to unseen. Left out, it is not asked.
 */
const publishedState = count.nonnegative().optional();
const instant = z.iso.datetime();
const nothing = z.object({});
/** In French and in English; empty while nobody has written it. */
const names = z.object({ fr: z.string(), en: z.string() });
const editor = z.string().nullable();
const { picture } = readProduct.output.shape.items.element.shape;

const concerns = z.array(z.enum(ITEM_CONCERNS));

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
  input: z.object({ productId: z.uuid(), revision, published: publishedState, form }),
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
 * Shows the draft from now on, or from an instant to come; null takes that back. Sent
 * again by who published it, it is published already. Refuses: not-found (no draft), conflict, invalid-input with a problem beside each field (`publishAt` among them).
 */
export const publishProduct = contract('publish-product', {
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

const day = z.iso.date().nullable();
const applicationId = z.uuid();

const listedPartner = z.object({
  id: applicationId,
  company: z.string(),
  name: z.string(),
  town: z.string(),
  siren: z.string(),
  state: z.enum(APPLICATION_STATES),
  sentAt: instant,
  checksDone: count,
  /** Whether the partner wrote last. */
  isAnswered: z.boolean(),
  /** Documents that nobody has looked at. */
  toJudge: count,
  /** The first day on which an accepted document ends and no later one of its kind holds. */
  nextExpiry: day,
  makerName: z.string().nullable(),
  isSuspended: z.boolean(),
});
export type ListedPartner = z.output<typeof listedPartner>;

/** Twenty-five applications, or approved partners, of those that match. */
export const listPartners = contract('list-partners', {
  input: z.object({
    view: z.enum(PARTNER_VIEWS),
    search: z.string().max(200),
    state: z.enum(['', ...STATE_FILTERS]),
    sort: z.enum(PARTNER_SORTS),
    page: count.min(1).max(100_000),
  }),
  output: z.object({ partners: z.array(listedPartner), total: count }),
});
export type ListPartners = typeof listPartners;

const partnerEvidence = z.object({
  id: z.uuid(),
  kind: z.enum(EVIDENCE_KINDS),
  proves: z.string(),
  issuedOn: day,
  expiresOn: day,
  /** In the bucket of evidence, which staff read. */
  fileName: z.string(),
  addedAt: instant,
  /** How it reached staff, who added it; null for what the partner sent through their link. */
  cameFrom: z.string().nullable(),
  addedBy: editor,
  state: z.enum(EVIDENCE_STATES),
  note: z.string().nullable(),
  judgedBy: editor,
  judgedAt: instant.nullable(),
  revision: count,
});
const partnerCheck = z.object({
  kind: z.enum(CHECK_KINDS),
  state: z.enum(CHECK_STATES),
  note: z.string().nullable(),
  checkedBy: editor,
  checkedAt: instant,
  revision: count,
});

/** Everything about one application or partner. Refuses: not-found. */
export const readPartner = contract('read-partner', {
  input: z.object({ applicationId }),
  output: z.object({
    id: applicationId,
    state: z.enum(APPLICATION_STATES),
    revision: count,
    sentAt: instant,
    language: z.enum(['fr', 'en']),
    name: z.string(),
    company: z.string(),
    siren: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    town: z.string(),
    products: z.string(),
    evidenceSaid: z.string().nullable(),
    decisionReason: z.string().nullable(),
    /** Others under the same SIREN, the newest first. */
    sameSiren: z.array(
      z.object({ id: applicationId, state: z.enum(APPLICATION_STATES), sentAt: instant }),
    ),
    /** Those that somebody has begun. */
    checks: z.array(partnerCheck),
    /** The newest first. */
    evidence: z.array(partnerEvidence),
    /** The oldest first. */
    messages: z.array(
      z.object({
        id: z.uuid(),
        author: z.enum(MESSAGE_AUTHORS),
        kind: z.enum(MESSAGE_KINDS),
        body: z.string(),
        writtenBy: editor,
        writtenAt: instant,
      }),
    ),
    /** Links that open now. */
    openLinks: count,
    partner: z
      .object({
        maker: z.object({ name: z.string(), town: z.string(), department: z.string() }),
        since: instant,
        suspendedAt: instant.nullable(),
        suspensionReason: z.string().nullable(),
        revision: count,
        /** What they make, each with the products that hold it and are shown. */
        items: z.array(z.object({ id: z.uuid(), name: names, products: z.array(names) })),
      })
      .nullable(),
    /** Makers that are no partner yet. */
    makers: z.array(
      z.object({ id: z.uuid(), name: z.string(), town: z.string(), department: z.string() }),
    ),
    /** Who did what, the newest first; `to` is the state it came to. */
    history: z.array(
      z.object({
        id: z.string(),
        at: instant,
        by: editor,
        what: z.enum([
          'sent',
          'moved',
          'checked',
          'wrote',
          'answered',
          'evidence-added',
          'evidence-judged',
          'suspended',
          'resumed',
        ]),
        about: z.string().nullable(),
        to: z.string().nullable(),
      }),
    ),
    /** Letters to begin from, in the language of the applicant. */
    letters: z.object({
      approved: z.string(),
      declined: z.string(),
      /** With `{proves}` and `{reason}` for what is known only then. */
      documentRefused: z.string(),
      /** With `{reason}`. */
      suspended: z.string(),
      reinstated: z.string(),
    }),
  }),
});
export type ReadPartner = typeof readPartner;
export type PartnerUnderReview = z.output<ReadPartner['output']>;

/** Takes an application in hand. Refuses: not-found, conflict (no such move from where it stands). */
export const startPartnerReview = contract('start-partner-review', {
  input: z.object({ applicationId }),
  output: nothing,
});
export type StartPartnerReview = typeof startPartnerReview;

/** Says what came of a check; the same again changes nothing. Refuses: not-found, conflict, invalid-input. */
export const savePartnerCheck = contract('save-partner-check', {
  input: z.object({ applicationId, kind: z.enum(CHECK_KINDS), revision, form }),
  output: nothing,
});
export type SavePartnerCheck = typeof savePartnerCheck;

/**
 * Adds a document that reached staff otherwise than through the partner's link; sent twice, it is one.
 * Refuses: not-found, conflict (it was declined), too-many-requests, invalid-input (`file` among the fields).
 */
export const addPartnerEvidence = contract('add-partner-evidence', {
  input: z.object({
    applicationId,
    evidenceId: z.uuid(),
    form,
    fileBase64: z.string().max(Math.ceil(EVIDENCE_BYTES / 3) * 4),
  }),
  output: nothing,
});
export type AddPartnerEvidence = typeof addPartnerEvidence;

/**
 * Accepts a document, with its days as they stand on it, or refuses it, with the letter that says so; the same
 * again changes nothing and sends nothing. Refuses: not-found, conflict, invalid-input.
 */
export const judgePartnerEvidence = contract('judge-partner-evidence', {
  input: z.object({
    evidenceId: z.uuid(),
    revision: count.positive(),
    /** Of the letter, made by the browser. */
    messageId: z.uuid(),
    form,
  }),
  output: nothing,
});
export type JudgePartnerEvidence = typeof judgePartnerEvidence;

/** Writes to a partner, by mail with a link to answer. Refuses: not-found, invalid-input. */
export const writeToPartner = contract('write-to-partner', {
  input: z.object({
    applicationId,
    /** Made by the browser: sent twice, it leaves once. */
    messageId: z.uuid(),
    /** Whether the application waits for the answer. */
    isQuestion: z.boolean(),
    form,
  }),
  output: nothing,
});
export type WriteToPartner = typeof writeToPartner;

/** Closes every link that this partner was sent. */
export const revokePartnerLinks = contract('revoke-partner-links', {
  input: z.object({ applicationId }),
  output: nothing,
});
export type RevokePartnerLinks = typeof revokePartnerLinks;

/**
 * Approves, as a new maker or one that is there, or declines; the letter leaves by mail. Refuses:
 * not-found, conflict (changed meanwhile), invalid-input (`outcome`: checks-left).
 */
export const decideOnPartner = contract('decide-on-partner', {
  input: z.object({
    applicationId,
    revision: count.positive(),
    /** Of the letter, made by the browser. */
    messageId: z.uuid(),
    form,
  }),
  output: nothing,
});
export type DecideOnPartner = typeof decideOnPartner;

/**
 * Suspends a partner, or makes them partner again; the letter leaves by mail, once. Refuses: not-found,
 * conflict, invalid-input.
 */
export const suspendPartner = contract('suspend-partner', {
  input: z.object({
    applicationId,
    revision: count.positive(),
    /** Of the letter, made by the browser. */
    messageId: z.uuid(),
    isSuspended: z.boolean(),
    form,
  }),
  output: nothing,
});
export type SuspendPartner = typeof suspendPartner;

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
      returns: settingGroup,
      licence: settingGroup,
      site: settingGroup,
    }),
    /** Of each subscription in the shop; the revision is that of what was published last, from 0. */
    plans: z.array(settingGroup.extend({ productId: z.uuid(), name: names })),
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
 * Publishes other prices for the plans of a subscription, and nothing else of it; the same again changes
 * nothing. Refuses: not-found, conflict (details: by whom it was published meanwhile), invalid-input
 * (`price-in-draft`: a draft of the product says another price).
 */
export const savePlanPrices = contract('save-plan-prices', {
  input: z.object({ productId: z.uuid(), revision: count.nonnegative(), form }),
  output: z.object({ revision: count }),
});
export type SavePlanPrices = typeof savePlanPrices;

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
  input: z.object({ page, revision, published: publishedState, form }),
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
  output: z.object({ published: publishedState }),
});
export type PublishPageText = typeof publishPageText;

const wishedDay = z.string().refine(isParisDay).optional();
/** What is looked for in the journal; what is left out is not asked. */
const journalFilter = z.object({
  subject: z.string().max(60).optional(),
  /** Null: what the product did by itself, on a day that somebody had chosen. */
  actor: z.uuid().nullable().optional(),
  recordIds: z.array(z.string().max(100)).min(1).max(50).optional(),
  /** The first and the last day, in Paris. */
  from: wishedDay,
  to: wishedDay,
  /** In what was changed, before and after, and in the names of what it is about. */
  search: z.string().max(200).optional(),
});
export type JournalFilter = z.output<typeof journalFilter>;

const staffChange = z.object({
  id: z.uuid(),
  /** Its place in the chain of the journal; null for a line that the product did not write. */
  seal: z.object({ rank: count, hash: z.string() }).nullable(),
  /** No longer as it was written, or not written by the product. */
  isAltered: z.boolean(),
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
    /** Whether the last check of the whole found it as it was written, with no line missing. */
    isWhole: z.boolean(),
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

/**
 * The same as a list for a spreadsheet in the caller's language, a line for each field, with the place and the
 * hash of each change in the chain, and whether it is as it was written; streamed.
 */
export const exportStaffChanges = contract('export-staff-changes', {
  input: journalFilter,
  output: z.instanceof(StreamedFile),
});
export type ExportStaffChanges = typeof exportStaffChanges;

/** What awaits staff today, by what it is. */
export const readWork = contract('read-work', {
  input: nothing,
  output: z.object({
    contestedOrders: count,
    lateOrders: count,
    /** With an exchange that is to be judged, or to be replaced. */
    returnsToTreat: count,
    ordersToPrepare: count,
    transfersToAttribute: count,
    creditToDecide: count,
    overduePayments: count,
    requests: count,
    /** Spaces to be verified, or that came with the SIREN of another. */
    companiesToVerify: count,
    applications: count,
    evidenceToJudge: count,
    /** That ends within thirty days, or has ended. */
    partnerEvidence: count,
    itemEvidence: count,
    /** On sale with items of a suspended partner, or with evidence that has ended. */
    productsToCheck: count,
    lowStock: count,
    failingMails: count,
    failingJobs: count,
    /** Links of chains that are not as they were, by the last check. */
    alteredRecords: count,
    /** The call came through a proxy that TRUSTED_PROXIES does not count. */
    isProxyUnbelieved: z.boolean(),
  }),
});
export type ReadWork = typeof readWork;
