import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { SLEEVE_COLOURS } from './rules/box-customisation.ts';
import { COMPANY_KINDS, PAYMENT_METHODS } from './rules/checkout-form.ts';
import { ORDER_STATES } from './rules/order-states.ts';
import { EVIDENCE_BYTES, EVIDENCE_KINDS, EVIDENCE_STATES } from './rules/partner-evidence.ts';
import { PARTNER_FIELDS } from './rules/partner-form.ts';
import { APPLICATION_STATES, MESSAGE_AUTHORS } from './rules/partner-states.ts';

const cents = z.number().int().nonnegative();
const themes = z.enum(['food', 'hygiene', 'wellness', 'surprise']);

const image = z.object({
  path: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
});

const price = z.object({
  netCents: cents,
  grossCents: cents,
  rateBasisPoints: z.number().int(),
});

/** A product as a list shows it, in the caller's language. */
const productCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  kind: z.enum(['box', 'subscription', 'licence', 'boutique']),
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
  imagePath: z.string(),
  maker: z.object({
    name: z.string(),
    town: z.string(),
    department: z.string(),
    /** When staff accepted evidence that still holds; null where none does. */
    proof: z.object({ verifiedOn: z.iso.date(), validUntil: z.iso.date().nullable() }).nullable(),
  }),
  placeOfManufacture: z.string(),
  isProvenFrench: z.boolean(),
  evidence: z.string().nullable(),
  evidenceExpiresOn: z.string().nullable(),
  isSwappable: z.boolean(),
});
export type ProductItem = z.output<typeof item>;

const productDetail = productCard.extend({
  description: z.string(),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  vatReason: z.string(),
  images: z.array(image),
  items: z.array(item),
  /** Items of the same theme that may take the place of one in the box. */
  alternatives: z.array(item),
});
export type ProductDetail = z.output<typeof productDetail>;

/** Products shown to visitors, by kind, in the order of the shop window. */
export const listProducts = contract('list-products', {
  input: z.object({ kind: z.enum(['box', 'subscription', 'licence', 'boutique']).optional() }),
  output: z.object({
    products: z.array(productCard),
    /** Share of shown items whose French origin is proven today, and the day it was computed. */
    frenchShare: z.object({ percent: z.number().int(), day: z.string() }),
  }),
});
export type ListProducts = typeof listProducts;

/**
 * One product with all that must be known before buying. Refuses: not-found (details: movedTo, the slug
 * at which what was found there is now).
 */
export const readProduct = contract('read-product', {
  input: z.object({ slug: z.string().max(100) }),
  output: productDetail,
});
export type ReadProduct = typeof readProduct;

const customisation = z.object({
  cardMessage: z.string().max(1_000).optional(),
  sleeveColour: z.enum(SLEEVE_COLOURS),
  logo: z.object({ objectId: z.uuid() }).optional(),
  swaps: z.array(z.object({ from: z.uuid(), to: z.uuid() })).max(20),
});

/** What the browser may say of a cart line; its price is not among it. */
const orderedLine = z.object({
  lineId: z.string().max(4_000),
  slug: z.string().max(100),
  commitmentMonths: z.union([z.literal(0), z.literal(6), z.literal(12)]).optional(),
  quantity: z.number().int().min(1).max(99),
  customisation: customisation.optional(),
});
export type OrderedLine = z.output<typeof orderedLine>;
const orderedLines = z.array(orderedLine).min(1).max(50);

const vatGroup = z.object({ rateBasisPoints: z.number().int(), netCents: cents, vatCents: cents });
const totals = z.object({
  netCents: cents,
  vatCents: cents,
  grossCents: cents,
  vatGroups: z.array(vatGroup),
});

const lineProblem = z.enum([
  'unknown',
  'not-sold',
  'out-of-stock',
  'too-many',
  'plan-unknown',
  'customisation-invalid',
]);
const quotedLine = z.object({
  lineId: z.string(),
  slug: z.string(),
  name: z.string(),
  quantity: z.number().int(),
  unitNetCents: cents,
  netCents: cents,
  rateBasisPoints: z.number().int(),
  problem: lineProblem.nullable(),
  /** Pieces left, told only when too few are. */
  left: z.number().int().nullable(),
});
export type QuotedLine = z.output<typeof quotedLine>;

const quote = z.object({ lines: z.array(quotedLine), totals });
export type Quote = z.output<typeof quote>;

/** What a cart costs by the catalogue of this moment, line by line, with what stands in the way. */
export const quoteCart = contract('quote-cart', {
  input: z.object({ lines: orderedLines }),
  output: quote,
});
export type QuoteCart = typeof quoteCart;

/** Bounds only: what is missing or wrong is said by the rules of `checkout-form.ts`. */
const text = z.string().max(4_000);
const address = z.object({
  line1: text,
  line2: text.optional(),
  postcode: text,
  city: text,
  country: text,
});
const checkoutForm = z.object({
  company: z.object({
    legalName: text,
    siret: text.optional(),
    siren: text.optional(),
    vatNumber: text.optional(),
    kind: z.enum(COMPANY_KINDS),
    vatLiable: z.boolean(),
    contactName: text,
    email: text,
    phone: text.optional(),
  }),
  billingAddress: address,
  deliveryAddress: address.optional(),
  purchaseOrderNumber: text.optional(),
  wishedWeek: text.optional(),
  message: text.optional(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  acceptsTerms: z.boolean(),
});

/**
 * Places one order for one checkout attempt, however often it is sent with the same key.
 * Refuses: invalid-input, price-changed (details: quote), out-of-stock (details: quote),
 * conflict (the key belongs to another content, or to a closed order).
 */
export const placeOrder = contract('place-order', {
  input: z.object({
    checkoutKey: z.uuid(),
    lines: orderedLines,
    /** The total the buyer was shown, VAT included. */
    expectedGrossCents: cents,
    form: checkoutForm,
    /** The space from which somebody signed in orders; without effect where they may not. */
    companyId: z.uuid().optional(),
  }),
  output: z.object({
    accessKey: z.uuid(),
    number: z.string(),
    /** Where to pay; null when there is nothing to do there (transfer, already paid). */
    redirectUrl: z.string().nullable(),
  }),
});
export type PlaceOrder = typeof placeOrder;

/** The order behind a confirmation page. Refuses: not-found. */
export const readOrder = contract('read-order', {
  input: z.object({ accessKey: z.uuid() }),
  output: z.object({
    number: z.string(),
    state: z.enum(ORDER_STATES),
    paymentMethod: z.enum(PAYMENT_METHODS),
    isPaid: z.boolean(),
    email: z.string(),
    companyName: z.string(),
    wishedWeek: z.string().nullable(),
    lines: z.array(
      z.object({
        name: z.string(),
        quantity: z.number().int(),
        commitmentMonths: z.number().int().nullable(),
        unitNetCents: cents,
        netCents: cents,
        rateBasisPoints: z.number().int(),
      }),
    ),
    totals,
    transfer: z
      .object({ beneficiary: z.string(), iban: z.string(), bic: z.string(), reference: z.string() })
      .nullable(),
  }),
});
export type ReadOrder = typeof readOrder;
export type OrderSummary = z.output<ReadOrder['output']>;

/**
 * Orders of a space, and those under the caller's confirmed address, whoever they were then; the
 * newest first. Refuses: sign-in-required.
 */
export const listOrders = contract('list-orders', {
  input: z.object({ companyId: z.uuid() }),
  output: z.object({
    orders: z.array(
      z.object({
        accessKey: z.uuid(),
        number: z.string(),
        placedAt: z.iso.datetime(),
        state: z.enum(ORDER_STATES),
        paymentMethod: z.enum(PAYMENT_METHODS),
        isPaid: z.boolean(),
        companyName: z.string(),
        lines: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
        netCents: cents,
        vatCents: cents,
        grossCents: cents,
      }),
    ),
  }),
});
export type ListOrders = typeof listOrders;

/** How an order can be paid here and now. */
export const listPaymentMethods = contract('list-payment-methods', {
  input: z.object({}),
  output: z.object({ methods: z.array(z.enum(PAYMENT_METHODS)), isSandbox: z.boolean() }),
});

/** Keeps a company logo for the sleeve of a box: decoded under limits, re-encoded, stripped. */
export const keepLogo = contract('keep-logo', {
  input: z.object({ imageBase64: z.base64().max(4_000_000) }),
  output: z.object({ logoId: z.uuid(), width: z.number().int(), height: z.number().int() }),
});
export type KeepLogo = typeof keepLogo;

/**
 * A producer proposes to join the boutique; fields are judged by `partner-form.ts`. `website` is
 * a field that people do not see. Refuses: invalid-input, too-many-requests.
 */
export const applyAsPartner = contract('apply-as-partner', {
  input: z.object({
    requestKey: z.uuid(),
    form: z.record(z.enum(PARTNER_FIELDS), z.string().max(20_000)),
    website: z.string().max(200),
  }),
  output: z.object({}),
});
export type ApplyAsPartner = typeof applyAsPartner;

/** What the link in our mails carries; it opens one application, for thirty days. */
const token = z.string().min(1).max(100);
const typedForm = z.record(z.string().max(50), z.string().max(20_000));

/**
 * What a partner finds behind their link. Refuses: not-found (none of ours, or closed by staff;
 * details `isOver` where it was one of ours and has run out), too-many-requests.
 */
export const openPartnerLink = contract('open-partner-link', {
  input: z.object({ token }),
  output: z.object({
    company: z.string(),
    state: z.enum(APPLICATION_STATES),
    isSuspended: z.boolean(),
    expiresAt: z.iso.datetime(),
    /** The oldest first. */
    messages: z.array(
      z.object({
        id: z.uuid(),
        author: z.enum(MESSAGE_AUTHORS),
        body: z.string(),
        writtenAt: z.iso.datetime(),
      }),
    ),
    /** The newest first. */
    evidence: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(EVIDENCE_KINDS),
        proves: z.string(),
        expiresOn: z.iso.date().nullable(),
        state: z.enum(EVIDENCE_STATES),
        /** Why it was refused. */
        note: z.string().nullable(),
        addedAt: z.iso.datetime(),
      }),
    ),
  }),
});
export type OpenPartnerLink = typeof openPartnerLink;
export type LinkedPartner = z.output<OpenPartnerLink['output']>;

/** Answers staff. Refuses: as open-partner-link; invalid-input, conflict (it was declined). */
export const answerByPartnerLink = contract('answer-by-partner-link', {
  input: z.object({
    token,
    /** Made by the browser: sent twice, it is one. */
    messageId: z.uuid(),
    form: typedForm,
  }),
  output: z.object({}),
});
export type AnswerByPartnerLink = typeof answerByPartnerLink;

/**
 * Adds a document. Refuses: as answer-by-partner-link; `file`: file-unreadable, where the bytes are no
 * PDF, JPEG or PNG, or file-too-large.
 */
export const addEvidenceByPartnerLink = contract('add-evidence-by-partner-link', {
  input: z.object({
    token,
    evidenceId: z.uuid(),
    form: typedForm,
    fileBase64: z.string().max(Math.ceil(EVIDENCE_BYTES / 3) * 4),
  }),
  output: z.object({}),
});
export type AddEvidenceByPartnerLink = typeof addEvidenceByPartnerLink;

/** Sends a new link, in the place of one that has run out, to the address of the application. */
export const renewPartnerLink = contract('renew-partner-link', {
  input: z.object({ token }),
  output: z.object({}),
});
export type RenewPartnerLink = typeof renewPartnerLink;
