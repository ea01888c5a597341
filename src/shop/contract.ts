import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { SLEEVE_COLOURS } from './rules/box-customisation.ts';
import { COMPANY_KINDS, PAYMENT_METHODS } from './rules/checkout-form.ts';
import { ORDER_STATES } from './rules/order-states.ts';
import { PARTNER_FIELDS } from './rules/partner-form.ts';
import { QUOTE_STATES } from './rules/quote-form.ts';

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
  maker: z.object({ name: z.string(), town: z.string(), department: z.string() }),
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

// Quotes. What is for staff refuses everybody else: sign-in-required, forbidden.

const count = z.number().int();
const instant = z.iso.datetime();
/** Field by field, as it was typed; what a field may hold is said by `rules/quote-form.ts`. */
const typedQuote = z.record(z.string().max(60), z.string().max(4_000));
const quoteState = z.enum(QUOTE_STATES);
const inBothLanguages = z.object({ fr: z.string(), en: z.string() });

const quoteSummary = z.object({
  id: z.uuid(),
  number: z.string(),
  requestId: z.uuid().nullable(),
  companyName: z.string(),
  state: quoteState,
  /** The one in force; 0 before anything was sent. */
  version: count,
  validUntil: z.iso.date().nullable(),
  /** Of the version in force. */
  netCents: cents.nullable(),
  createdAt: instant,
});
export type QuoteSummary = z.output<typeof quoteSummary>;

/** Quotes, the newest first, a page at a time. For staff. */
export const listQuotes = contract('list-quotes', {
  input: z.object({
    /** In numbers, names of companies and addresses. */
    search: z.string().max(200).default(''),
    state: quoteState.nullable().default(null),
    /** Only those that were made of this request. */
    requestId: z.uuid().nullable().default(null),
    page: count.positive().max(100_000).default(1),
  }),
  output: z.object({ quotes: z.array(quoteSummary), total: count }),
});
export type ListQuotes = typeof listQuotes;

const quoteContent = z.object({
  language: z.enum(['fr', 'en']),
  company: z.object({
    legalName: z.string(),
    siren: z.string(),
    siret: z.string().nullable(),
    contactName: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
  }),
  address,
  note: z.string().nullable(),
  lines: z.array(
    z.object({
      productId: z.string().nullable(),
      name: z.string(),
      commitmentMonths: count.nullable(),
      quantity: count,
      unitNetCents: cents,
      netCents: cents,
      rateBasisPoints: count,
      vatReason: z.string(),
    }),
  ),
  totals,
});

/** What a quote may offer now. For staff. */
export const listQuotable = contract('list-quotable', {
  input: z.object({}),
  output: z.object({
    products: z.array(
      z.object({
        id: z.uuid(),
        name: inBothLanguages,
        priceCents: cents,
        rateBasisPoints: count,
        vatReason: inBothLanguages,
        plans: z.array(z.object({ commitmentMonths: count, priceCents: cents })),
      }),
    ),
  }),
});
export type ListQuotable = typeof listQuotable;

/** A quote with everything that was sent of it. For staff. Refuses: not-found. */
export const readQuoteForStaff = contract('read-quote', {
  input: z.object({ quoteId: z.uuid() }),
  output: quoteSummary.extend({
    form: typedQuote,
    revision: count,
    /** Whether what is typed is not what was sent last. */
    hasChanges: z.boolean(),
    /** The newest first. */
    versions: z.array(
      z.object({
        number: count,
        sentAt: instant,
        validUntil: z.iso.date(),
        content: quoteContent,
        /** Why the mail server of the address did not take it. */
        refusedReason: z.string().nullable(),
      }),
    ),
    /** What became of it, the newest first. */
    events: z.array(
      z.object({
        happenedAt: instant,
        kind: z.enum(['sent', 'accepted', 'declined', 'withdrawn']),
        version: count,
        /** Null for its buyer. */
        actor: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ),
    orderNumber: z.string().nullable(),
  }),
});
export type ReadQuoteForStaff = typeof readQuoteForStaff;
export type QuoteForStaff = z.output<ReadQuoteForStaff['output']>;

/**
 * Keeps what was typed, right or wrong; a quote that is not there yet begins so. The same again changes
 * nothing. For staff. Refuses: conflict (somebody else has written meanwhile, or it was accepted).
 */
export const saveQuote = contract('save-quote', {
  input: z.object({
    quoteId: z.uuid(),
    /** The request that it is made of; of no effect on one that is there already. */
    requestId: z.uuid().nullable(),
    /** As it was read; null for a new one. */
    revision: count.nullable(),
    form: typedQuote,
  }),
  output: z.object({ revision: count }),
});
export type SaveQuote = typeof saveQuote;

/**
 * Sends what was saved as the next version, which replaces the one before; the same revision again sends
 * nothing. For staff. Refuses: not-found, conflict, invalid-input with a problem beside each field.
 */
export const sendQuote = contract('send-quote', {
  input: z.object({ quoteId: z.uuid(), revision: count }),
  output: z.object({ version: count }),
});
export type SendQuote = typeof sendQuote;

/** Takes a quote back: it cannot be accepted any more. For staff. Refuses: not-found, conflict. */
export const withdrawQuote = contract('withdraw-quote', {
  input: z.object({ quoteId: z.uuid() }),
  output: z.object({}),
});
export type WithdrawQuote = typeof withdrawQuote;

/** A version as it was sent, on paper. For staff. Refuses: not-found. */
export const printQuote = contract('print-quote', {
  input: z.object({ quoteId: z.uuid(), version: count.positive() }),
  output: z.instanceof(Blob),
});
export type PrintQuote = typeof printQuote;

const quoteToken = z.string().max(200);

/** The version that a link leads to. Refuses: not-found. */
export const openQuote = contract('open-quote', {
  input: z.object({ token: quoteToken }),
  output: z.object({
    number: z.string(),
    version: count,
    sentOn: z.iso.date(),
    validUntil: z.iso.date(),
    /** `superseded`: another version is in force, to which `currentToken` leads. */
    state: z.enum(['open', 'superseded', 'accepted', 'declined', 'expired', 'withdrawn']),
    content: quoteContent,
    currentToken: z.string().nullable(),
    /** Of the order that it became. */
    accessKey: z.uuid().nullable(),
  }),
});
export type OpenQuote = typeof openQuote;
export type OpenedQuote = z.output<OpenQuote['output']>;

/** The same on paper. Refuses: not-found. */
export const printQuoteByLink = contract('print-quote-by-link', {
  input: z.object({ token: quoteToken }),
  output: z.instanceof(Blob),
});
export type PrintQuoteByLink = typeof printQuoteByLink;

/**
 * Makes an order of a quote, at the prices of that version; however often it is sent, there is one.
 * Refuses: not-found, invalid-input, out-of-stock, conflict (it cannot be accepted any more),
 * already-done (it was accepted with something else typed).
 */
export const acceptQuote = contract('accept-quote', {
  input: z.object({
    token: quoteToken,
    form: checkoutForm,
    /** As when a cart is ordered. */
    companyId: z.uuid().optional(),
  }),
  output: placeOrder.output,
});
export type AcceptQuote = typeof acceptQuote;

/** Declines a quote; `form.reason` is optional. Refuses: not-found, invalid-input, conflict. */
export const declineQuote = contract('decline-quote', {
  input: z.object({ token: quoteToken, form: typedQuote }),
  output: z.object({}),
});
export type DeclineQuote = typeof declineQuote;
