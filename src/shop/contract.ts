import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { type RichText, richTextIn } from '#basics/rich-text.ts';
import { StreamedFile } from '#basics/streamed-file.ts';
import { LABEL_CHARACTERS, MOST_CREDITS } from './rules/bank-statement.ts';
import { SLEEVE_COLOURS } from './rules/box-customisation.ts';
import { MAX_QUANTITY } from './rules/cart.ts';
import { CHECKOUT_METHODS, COMPANY_KINDS, PAYMENT_METHODS } from './rules/checkout-form.ts';
import { CREDIT_STATES, LINE_STATES } from './rules/credit.ts';
import { DISPUTE_REASONS, DISPUTE_STANDINGS, DISPUTE_STATES } from './rules/disputes.ts';
import { LICENCE_PURCHASES, MOST_SEATS_BOUGHT } from './rules/licence-purchase.ts';
import { APPROVAL_STATES } from './rules/order-approval.ts';
import {
  RETURN_REASONS,
  RETURN_STATES,
  RETURN_WAYS,
  STAFF_RETURN_MOVES,
} from './rules/order-returns.ts';
import { FULFILMENT_STATES, ORDER_STATES, PAYMENT_STATES } from './rules/order-states.ts';
import { ORDER_ACTS, ORDER_SORTS, PAYMENT_FILTERS } from './rules/orders-at-work.ts';
import { ORIGINS } from './rules/origin.ts';
import { EVIDENCE_BYTES, EVIDENCE_KINDS, EVIDENCE_STATES } from './rules/partner-evidence.ts';
import { PARTNER_FIELDS } from './rules/partner-form.ts';
import { APPLICATION_STATES, MESSAGE_AUTHORS } from './rules/partner-states.ts';
import { QUOTE_STATES } from './rules/quote-form.ts';
import { TRANSFER_ACTS, TRANSFER_STATES } from './rules/received-transfers.ts';
import { TRANSFER_VERDICTS } from './rules/transfer-match.ts';

const cents = z.number().int().nonnegative();
const themes = z.enum(['food', 'hygiene', 'wellness', 'surprise']);

const picture = z.object({
  path: z.string(),
  /** Pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** Other formats and sizes, the best first; a drawing has none. */
  sources: z.array(z.object({ type: z.string(), srcSet: z.string() })),
});
export type Picture = z.output<typeof picture>;
const image = picture.extend({ alt: z.string() });

const price = z.object({
  netCents: cents,
  grossCents: cents,
  rateBasisPoints: z.number().int(),
});

const productKind = z.enum(['box', 'subscription', 'licence', 'boutique']);

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
  description: z.custom<RichText>((value) => richTextIn(value) !== undefined),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
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
  quantity: z.number().int().min(1).max(MAX_QUANTITY),
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
  'beyond-cart',
  'plan-unknown',
  'customisation-invalid',
]);
const quotedLine = z.object({
  lineId: z.string(),
  slug: z.string(),
  /** Null for what is not found. */
  kind: productKind.nullable(),
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
  paymentMethod: z.enum(CHECKOUT_METHODS),
  acceptsTerms: z.boolean(),
});

/**
 * Places one order for one checkout attempt, however often it is sent with the same key.
 * Refuses: invalid-input, price-changed (details: quote), out-of-stock (details: quote),
 * conflict (the key belongs to another content, or to a closed order; `reason` `approval-needed` where
 * somebody else of the company approves it first).
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

const boughtSeats = z.number().int().min(1).max(MOST_SEATS_BOUGHT);
const licenceOffer = z.object({
  kind: z.enum(LICENCE_PURCHASES),
  /** Of the year, or added. */
  seats: z.number().int(),
  /** What the licence has then. */
  seatsAfter: z.number().int(),
  beginsOn: z.string(),
  endsOn: z.string(),
  /** For one person and the whole time, excluding VAT. */
  unitNetCents: cents,
  rateBasisPoints: z.number().int(),
  totals,
});
export type LicenceOffer = z.output<typeof licenceOffer>;

/**
 * What an owner or HR may buy of their licence now, for that number of people or added places; without
 * one, for those who are there. Refuses: sign-in-required, forbidden.
 */
export const priceLicence = contract('price-licence', {
  input: z.object({ companyId: z.uuid(), seats: boughtSeats.optional() }),
  output: z.object({
    company: z.object({ legalName: z.string(), siren: z.string(), kind: z.enum(COMPANY_KINDS) }),
    /** Present employees. */
    people: z.number().int(),
    licence: z.object({
      kind: z.enum(['trial', 'paid']),
      seats: z.number().int(),
      startsOn: z.string(),
      endsOn: z.string(),
      state: z.enum(['running', 'ending', 'over']),
    }),
    offers: z.array(licenceOffer),
    /** The newest order of a licence that waits to be paid. */
    waiting: z.object({ number: z.string(), accessKey: z.uuid() }).nullable(),
  }),
});
export type PriceLicence = typeof priceLicence;
export type LicencePrice = z.output<PriceLicence['output']>;

/**
 * Orders a year of licence, or more places, for one checkout attempt; as `place-order`. Refuses:
 * sign-in-required, forbidden, invalid-input, price-changed (details: price), conflict (the key belongs
 * to another content or a closed order, or this is not offered now).
 */
export const orderLicence = contract('order-licence', {
  input: z.object({
    companyId: z.uuid(),
    kind: z.enum(LICENCE_PURCHASES),
    seats: boughtSeats,
    checkoutKey: z.uuid(),
    /** The total the buyer was shown, VAT included. */
    expectedGrossCents: cents,
    form: checkoutForm,
  }),
  output: placeOrder.output,
});
export type OrderLicence = typeof orderLicence;

/** A parcel as the buyer of its order follows it. */
const buyersParcel = z.object({
  number: z.number().int(),
  state: z.enum(['in-preparation', 'shipped', 'delivered', 'returned']),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  expectedOn: z.string().nullable(),
  shippedOn: z.string().nullable(),
  deliveredOn: z.string().nullable(),
  lines: z.array(
    z.object({ position: z.number().int(), name: z.string(), quantity: z.number().int() }),
  ),
});
export type BuyersParcel = z.output<typeof buyersParcel>;

/** The order behind a confirmation page. Refuses: not-found. */
export const readOrder = contract('read-order', {
  input: z.object({ accessKey: z.uuid() }),
  output: z.object({
    number: z.string(),
    state: z.enum(ORDER_STATES),
    paymentMethod: z.enum(PAYMENT_METHODS),
    isPaid: z.boolean(),
    /** Of an order that awaits its card payment: how the latest attempt stands. */
    attempt: z.enum(['open', 'processing', 'failed']).nullable(),
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
    /** The last day on which its transfer is waited for; null where no day ends it. */
    awaitedUntil: z.string().nullable(),
    /** False for one of many unpaid orders under an address that nobody has proven: no mail leaves of it. */
    isMailed: z.boolean(),
    parcels: z.array(buyersParcel),
    terms: z
      .object({
        state: z.enum(CREDIT_STATES),
        days: z.number().int().nullable(),
        /** Known once it was shipped. */
        dueOn: z.iso.date().nullable(),
        isPayableByCard: z.boolean(),
      })
      .nullable(),
    /** Of an order of a licence; until when it runs, once it was changed. */
    licence: z
      .object({
        kind: z.enum(LICENCE_PURCHASES),
        seats: z.number().int(),
        endsOn: z.string().nullable(),
      })
      .nullable(),
    transfer: z
      .object({ beneficiary: z.string(), iban: z.string(), bic: z.string(), reference: z.string() })
      .nullable(),
  }),
});
export type ReadOrder = typeof readOrder;
export type OrderSummary = z.output<ReadOrder['output']>;

/**
 * Where an order is paid that awaits its card payment, an attempt having failed or not, or that may be
 * paid after delivery; null when there is nothing to pay there any more. Refuses: not-found, temporarily-unavailable.
 */
export const payOrder = contract('pay-order', {
  input: z.object({ accessKey: z.uuid() }),
  output: z.object({ redirectUrl: z.string().nullable() }),
});
export type PayOrder = typeof payOrder;

/**
 * Orders of a space, and the caller's own; the newest first. `unclaimed`: those that somebody placed under the
 * caller's confirmed address without being signed in, which are nobody's until `claim-order`. Refuses:
 * sign-in-required.
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
        credit: z.enum(CREDIT_STATES).nullable(),
        isPaid: z.boolean(),
        companyName: z.string(),
        purchaseOrderNumber: z.string().nullable(),
        lines: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
        parcels: z.array(buyersParcel),
        /** Whether there is nothing to deliver. */
        isService: z.boolean(),
        netCents: cents,
        vatCents: cents,
        grossCents: cents,
      }),
    ),
    unclaimed: z.array(
      z.object({
        id: z.uuid(),
        number: z.string(),
        placedAt: z.iso.datetime(),
        grossCents: cents,
      }),
    ),
  }),
});
export type ListOrders = typeof listOrders;
export type UnclaimedOrder = z.output<ListOrders['output']>['unclaimed'][number];

/**
 * Says of an order that somebody placed under the caller's confirmed address whether it is theirs: then they find
 * it in their space; else nothing is written to them about it any more. Said again, nothing changes. Refuses:
 * sign-in-required, not-found (no such order under that address), conflict (the other was said before).
 */
export const claimOrder = contract('claim-order', {
  input: z.object({ orderId: z.uuid(), isMine: z.boolean() }),
  output: z.object({}),
});
export type ClaimOrder = typeof claimOrder;

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

// Orders as staff work on them. Every function below refuses: sign-in-required, forbidden (not of the
// staff), not-found, and conflict where the order's state, or that of a parcel, no longer allows it. Sent
// twice, each takes effect once: ids of what is made, and `actId` of other acts, come from the browser.

const orderId = z.uuid();
const actId = z.uuid();
/** Field by field, as it was typed; judged by the rules. */
const typed = z.record(z.string().max(40), z.string().max(10_000));
const nothing = z.object({});
const instant = z.iso.datetime();
const day = z.string();

const orderFilter = {
  /** Number, company, SIREN, e-mail, purchase-order number or creditor reference, in any part. */
  search: z.string().max(200),
  state: z.enum(ORDER_STATES).nullable(),
  payment: z.enum(PAYMENT_FILTERS).nullable(),
  /** Wished, as `2026-W48`. */
  week: z.string().max(10).nullable(),
  /** By the most pressing of its disputes. */
  dispute: z.enum(DISPUTE_STANDINGS).nullable(),
  isLate: z.boolean(),
  /** Only those with an exchange that awaits staff. */
  hasReturn: z.boolean().default(false),
  sort: z.enum(ORDER_SORTS),
};

const listedOrder = z.object({
  id: orderId,
  number: z.string(),
  placedAt: instant,
  state: z.enum(ORDER_STATES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  payment: z.enum(PAYMENT_FILTERS),
  companyName: z.string(),
  siren: z.string(),
  email: z.string(),
  wishedWeek: z.string().nullable(),
  dispute: z.enum(DISPUTE_STANDINGS).nullable(),
  isLate: z.boolean(),
  pieces: z.number().int(),
  netCents: cents,
  grossCents: cents,
});
export type ListedOrder = z.output<typeof listedOrder>;

/** A page of orders, with how many there are, and how many of the search are in each state. */
export const searchOrders = contract('search-orders', {
  input: z.object({ ...orderFilter, page: z.number().int().min(1).max(100_000) }),
  output: z.object({
    orders: z.array(listedOrder),
    total: z.number().int(),
    counts: z.array(z.object({ state: z.enum(ORDER_STATES), count: z.number().int() })),
    weeks: z.array(z.string()),
  }),
});
export type SearchOrders = typeof searchOrders;

/** Every order that matches, as a list for a spreadsheet of the caller's language. */
export const exportOrders = contract('export-orders', {
  input: z.object(orderFilter),
  output: z.instanceof(StreamedFile),
});
export type ExportOrders = typeof exportOrders;

const packedLine = z.object({ position: z.number().int(), quantity: z.number().int() });
const parcel = z.object({
  id: z.uuid(),
  number: z.number().int(),
  state: z.enum(FULFILMENT_STATES),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  deliveryDay: day.nullable(),
  revision: z.number().int(),
  shippedAt: instant.nullable(),
  endedAt: instant.nullable(),
  lines: z.array(packedLine),
  /** What of it can go back to the stock now, and what has. */
  restockable: z.array(packedLine),
  restocked: z.array(packedLine),
});
export type OrderParcel = z.output<typeof parcel>;

const receivedTransfer = z.object({
  id: z.uuid(),
  bookedOn: day,
  amountCents: cents,
  label: z.string(),
});

const postalAddress = z.object({
  line1: z.string(),
  line2: z.string().optional(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
});

/** Everything about one order, and what may be done with it now. */
export const readOrderFile = contract('read-order-file', {
  input: z.object({ orderId }),
  output: z.object({
    id: orderId,
    number: z.string(),
    state: z.enum(ORDER_STATES),
    placedAt: instant,
    language: z.enum(['fr', 'en']),
    acts: z.array(z.enum(ORDER_ACTS)),
    isLate: z.boolean(),
    company: z.object({
      kind: z.enum(COMPANY_KINDS),
      name: z.string(),
      siren: z.string(),
      siret: z.string().nullable(),
      vatNumber: z.string().nullable(),
      isVatLiable: z.boolean(),
      contactName: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
    }),
    billingAddress: postalAddress,
    deliveryAddress: postalAddress,
    purchaseOrderNumber: z.string().nullable(),
    wishedWeek: z.string().nullable(),
    message: z.string().nullable(),
    lines: z.array(
      z.object({
        position: z.number().int(),
        name: z.string(),
        commitmentMonths: z.number().int().nullable(),
        quantity: z.number().int(),
        unitNetCents: cents,
        netCents: cents,
        rateBasisPoints: z.number().int(),
        customisation: z
          .object({
            cardMessage: z.string().nullable(),
            sleeveColour: z.enum(SLEEVE_COLOURS),
            hasLogo: z.boolean(),
            swaps: z.array(z.object({ from: z.string(), to: z.string() })),
          })
          .nullable(),
      }),
    ),
    totals,
    paymentMethod: z.enum(PAYMENT_METHODS),
    credit: z.enum(CREDIT_STATES).nullable(),
    paymentTermsDays: z.number().int().nullable(),
    paymentDueOn: z.iso.date().nullable(),
    money: z.object({
      state: z.enum(PAYMENT_FILTERS),
      capturedCents: cents,
      refundedCents: cents,
      remainderCents: cents,
      refundableCents: cents,
      /** Contested by a bank, or taken back by it: not to be given back. */
      heldCents: cents,
      owedBackCents: cents,
    }),
    payments: z.array(
      z.object({
        id: z.uuid(),
        provider: z.enum(['sandbox', 'transfer']),
        reference: z.string(),
        state: z.enum(PAYMENT_STATES),
        amountCents: cents,
        capturedCents: cents,
        openedAt: instant,
      }),
    ),
    transfers: z.array(receivedTransfer),
    refunds: z.array(
      z.object({
        id: z.uuid(),
        amountCents: cents,
        reason: z.string(),
        state: z.enum(['pending', 'done', 'failed']),
        bankReference: z.string().nullable(),
        askedAt: instant,
      }),
    ),
    /** Where the next refund comes from: the provider, or a transfer that staff make. */
    isRefundedByHand: z.boolean(),
    /** The most pressing of its disputes. */
    dispute: z.enum(DISPUTE_STANDINGS).nullable(),
    /** What a bank contests for its customer, the oldest first. */
    disputes: z.array(
      z.object({
        id: z.uuid(),
        providerReference: z.string(),
        state: z.enum(DISPUTE_STATES),
        reason: z.enum(DISPUTE_REASONS),
        amountCents: cents,
        /** Taken from us, and not given back. */
        takenCents: cents,
        /** Null where the bank takes no answer. */
        answerBy: instant.nullable(),
        openedAt: instant,
        endedAt: instant.nullable(),
      }),
    ),
    parcels: z.array(parcel),
    leftToPack: z.array(packedLine),
    notes: z.array(
      z.object({ id: z.uuid(), note: z.string(), by: z.string().nullable(), at: instant }),
    ),
    /** The oldest first. */
    events: z.array(
      z.object({
        at: instant,
        kind: z.string(),
        /** Who of the staff; null where it was the buyer, the provider or the product. */
        by: z.string().nullable(),
        actor: z.string(),
        reason: z.string().nullable(),
        details: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    ),
  }),
});
export type ReadOrderFile = typeof readOrderFile;
export type OrderFile = z.output<ReadOrderFile['output']>;

const creditLine = z.object({
  /** Null where its space is gone, or could not be told from its SIREN: nothing is decided on it. */
  companyId: z.uuid().nullable(),
  isVerified: z.boolean(),
  siren: z.string(),
  companyName: z.string(),
  /** Null where nothing was decided yet. */
  state: z.enum(LINE_STATES).nullable(),
  limitCents: cents.nullable(),
  days: z.number().int().nullable(),
  reason: z.string().nullable(),
  /** Of the last decision; who decides says which one they saw. */
  decidedAt: instant.nullable(),
  owedCents: cents,
  overdueCents: cents,
});
export type CreditLine = z.output<typeof creditLine>;
const orderOnCredit = z.object({
  id: orderId,
  number: z.string(),
  placedAt: instant,
  dueOn: z.iso.date().nullable(),
  grossCents: cents,
  leftCents: cents,
  company: creditLine,
});
export type OrderOnCredit = z.output<typeof orderOnCredit>;

/**
 * Orders that wait for a decision, those that are overdue, the oldest first, and the companies that were
 * decided on, found by name or SIREN, 50 a page.
 */
export const listCredit = contract('list-credit', {
  input: z.object({ search: z.string().max(200), page: z.number().int().min(1).max(10_000) }),
  output: z.object({
    requests: z.array(orderOnCredit),
    overdue: z.array(orderOnCredit),
    lines: z.array(creditLine),
    total: z.number().int(),
  }),
});
export type ListCredit = typeof listCredit;

/**
 * Decides what a company may owe, and with it on the order that asks: granted, it is confirmed; else its
 * buyer is told and may pay it otherwise. Only a verified company is granted anything. Refuses:
 * invalid-input (decision, limit, days, reason), conflict
 * where somebody else has decided since `seenDecision`.
 */
export const decideCredit = contract('decide-credit', {
  input: z.object({
    companyId: z.uuid(),
    orderId: orderId.nullable(),
    actId: z.uuid(),
    seenDecision: instant.nullable(),
    form: typed,
  }),
  output: nothing,
});
export type DecideCredit = typeof decideCredit;

/** The logo to be printed on the sleeve of that line (WebP or PNG, as it was kept). */
export const readOrderLogo = contract('read-order-logo', {
  input: z.object({ orderId, position: z.number().int().min(1).max(10_000) }),
  output: z.instanceof(Blob),
});
export type ReadOrderLogo = typeof readOrderLogo;

/** Begins the preparation of confirmed orders; others stay as they are. Answers how many began. */
export const prepareOrders = contract('prepare-orders', {
  input: z.object({ orderIds: z.array(orderId).min(1).max(200) }),
  output: z.object({ prepared: z.number().int() }),
});
export type PrepareOrders = typeof prepareOrders;

/**
 * What had gone back to the stock is taken from it again. Refuses: invalid-input (`quantity 1` and the like,
 * carrier, trackingNumber, deliveryDay), out-of-stock.
 */
export const makeParcel = contract('make-parcel', {
  input: z.object({ orderId, parcelId: z.uuid(), form: typed }),
  output: nothing,
});
export type MakeParcel = typeof makeParcel;

/** Who carries it, under which number, for which day. Refuses: invalid-input. */
export const changeParcel = contract('change-parcel', {
  input: z.object({ parcelId: z.uuid(), revision: z.number().int(), form: typed }),
  output: nothing,
});
export type ChangeParcel = typeof changeParcel;

/** Packed, shipped (its buyer is told), delivered, returned or cancelled; the order follows. */
export const moveParcel = contract('move-parcel', {
  input: z.object({ parcelId: z.uuid(), to: z.enum(FULFILMENT_STATES) }),
  output: nothing,
});
export type MoveParcel = typeof moveParcel;

/** Pieces of a returned parcel go back to the stock: `quantity 1` and the like, `reason`. Refuses: invalid-input. */
export const restockParcel = contract('restock-parcel', {
  input: z.object({ parcelId: z.uuid(), actId, form: typed }),
  output: nothing,
});
export type RestockParcel = typeof restockParcel;

/** Its stock is free again and its buyer is told; what was paid by card goes back where asked. */
export const cancelOrder = contract('cancel-order', {
  input: z.object({ orderId, actId, form: typed }),
  output: nothing,
});
export type CancelOrder = typeof cancelOrder;

/** A cancelled order whose money came in goes on, if there is stock. Refuses: out-of-stock. */
export const reinstateOrder = contract('reinstate-order', {
  input: z.object({ orderId, actId }),
  output: nothing,
});
export type ReinstateOrder = typeof reinstateOrder;

/** Gives money back: amount, reason and, by transfer, its bankReference. Refuses: invalid-input. */
export const refundOrder = contract('refund-order', {
  input: z.object({ orderId, refundId: z.uuid(), form: typed }),
  output: nothing,
});
export type RefundOrder = typeof refundOrder;

/** Asks the buyer for a transfer that has not come. */
export const remindOfTransfer = contract('remind-of-transfer', {
  input: z.object({ orderId, actId }),
  output: nothing,
});
export type RemindOfTransfer = typeof remindOfTransfer;

/** Something said among staff, never shown to the buyer. Refuses: invalid-input. */
export const addOrderNote = contract('add-order-note', {
  input: z.object({ orderId, noteId: z.uuid(), form: typed }),
  output: nothing,
});
export type AddOrderNote = typeof addOrderNote;

const credits = z
  .array(
    z.object({
      bookedOn: z.iso.date(),
      amountCents: z.number().int().positive().max(100_000_000_000),
      label: z.string().max(LABEL_CHARACTERS),
    }),
  )
  .max(MOST_CREDITS);
const matched = z.object({
  verdict: z.enum(TRANSFER_VERDICTS),
  orderNumber: z.string().nullable(),
  companyName: z.string().nullable(),
  isCancelled: z.boolean(),
  remainderCents: cents,
  surplusCents: cents,
});
export type MatchedCredit = z.output<typeof matched>;

/** What an import of these lines would do, line by line; nothing is written. */
export const previewTransfers = contract('preview-transfers', {
  input: z.object({ credits }),
  output: z.object({ lines: z.array(matched) }),
});
export type PreviewTransfers = typeof previewTransfers;

/** Keeps the lines that are new and settles the orders they pay. */
export const importTransfers = contract('import-transfers', {
  input: z.object({ credits }),
  output: z.object({ lines: z.array(matched) }),
});
export type ImportTransfers = typeof importTransfers;

/** A page of the transfers that came in, the newest first, and how many of the search are in each state. */
export const listTransfers = contract('list-transfers', {
  input: z.object({
    /** Words of the label, which names the payer; an order or its company; or an amount in euros. */
    search: z.string().max(200),
    state: z.enum(TRANSFER_STATES).nullable(),
    page: z.number().int().min(1).max(100_000),
  }),
  output: z.object({
    transfers: z.array(
      receivedTransfer.extend({
        state: z.enum(TRANSFER_STATES),
        order: z.object({ id: orderId, number: z.string(), companyName: z.string() }).nullable(),
        /** What was said of it, the oldest first. */
        events: z.array(
          z.object({
            act: z.enum(TRANSFER_ACTS),
            orderNumber: z.string().nullable(),
            reason: z.string().nullable(),
            /** Null for an account that is gone, and where its reference found the order. */
            by: z.string().nullable(),
            isByReference: z.boolean(),
            at: instant,
          }),
        ),
      }),
    ),
    total: z.number().int(),
    counts: z.array(z.object({ state: z.enum(TRANSFER_STATES), count: z.number().int() })),
  }),
});
export type ListTransfers = typeof listTransfers;
export type ListedTransfer = z.output<ListTransfers['output']>['transfers'][number];

/** Says which order it pays: `number`. Refuses: invalid-input. */
export const attributeTransfer = contract('attribute-transfer', {
  input: z.object({ transferId: z.uuid(), form: typed }),
  output: nothing,
});
export type AttributeTransfer = typeof attributeTransfer;

/**
 * Says that it was another order's than this one, with the `reason`: it is to be attributed again, and the
 * order waits for its own. Refuses: invalid-input; conflict with `why` of `RELEASE_REFUSALS` where what the
 * order became meanwhile forbids it.
 */
export const releaseTransfer = contract('release-transfer', {
  input: z.object({ transferId: z.uuid(), orderId, actId, form: typed }),
  output: nothing,
});
export type ReleaseTransfer = typeof releaseTransfer;

/** Says why it pays no order: `reason`. Refuses: invalid-input. */
export const setTransferAside = contract('set-transfer-aside', {
  input: z.object({ transferId: z.uuid(), form: typed }),
  output: nothing,
});
export type SetTransferAside = typeof setTransferAside;

/** What was set aside is to be attributed after all. */
export const takeTransferBack = contract('take-transfer-back', {
  input: z.object({ transferId: z.uuid(), actId }),
  output: nothing,
});
export type TakeTransferBack = typeof takeTransferBack;

/** What goes into each parcel, or into one; in the order's language. */
export const printPackingList = contract('print-packing-list', {
  input: z.object({ orderId, parcelId: z.uuid().nullable() }),
  output: z.instanceof(Blob),
});
export type PrintPackingList = typeof printPackingList;

/** A label for each box, 3 × 8 on A4 (70 × 37 mm). */
export const printDeskLabels = contract('print-desk-labels', {
  input: z.object({ orderId }),
  output: z.instanceof(Blob),
});
export type PrintDeskLabels = typeof printDeskLabels;

/** Parcels to be delivered that day, by the place they go to. Refuses: not-found (none). */
export const printPalletList = contract('print-pallet-list', {
  input: z.object({ day: z.iso.date() }),
  output: z.instanceof(Blob),
});
export type PrintPalletList = typeof printPalletList;

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
        /** It reached staff another way than through the link. */
        isByStaff: z.boolean(),
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

// Quotes. What is for staff refuses everybody else: sign-in-required, forbidden.

const count = z.number().int();
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

/**
 * A simulation on paper, in the caller's language. Refuses: invalid-input (what the simulator's fields
 * would say), too-many-requests.
 */
export const printSimulation = contract('print-simulation', {
  /** The query of the simulator's address, see `simulation-address`. */
  input: z.object({ search: z.string().max(4_000) }),
  output: z.instanceof(Blob),
});
export type PrintSimulation = typeof printSimulation;

/**
 * Where each item of a product comes from and what proves it, on paper, in the caller's language. Refuses:
 * not-found (also for a product without items), too-many-requests.
 */
export const printOriginPassport = contract('print-origin-passport', {
  input: z.object({ slug: z.string().max(100) }),
  output: z.instanceof(Blob),
});
export type PrintOriginPassport = typeof printOriginPassport;

/**
 * What a works council needs to vote on the boxes of a simulation, in the caller's language. Refuses:
 * invalid-input (as `print-simulation`; plan: boxes-missing where no box is asked for), too-many-requests.
 */
export const printVotePack = contract('print-vote-pack', {
  input: printSimulation.input,
  output: z.instanceof(Blob),
});
export type PrintVotePack = typeof printVotePack;

// The exchange (« échange possible »): pieces that were delivered, and what is sent instead.

const orderReturn = z.object({
  id: z.uuid(),
  /** On the label and in mails: `PV-2026-000012-E1`. */
  reference: z.string(),
  state: z.enum(RETURN_STATES),
  reason: z.enum(RETURN_REASONS),
  note: z.string().nullable(),
  askedAt: instant,
  /** Known once it is accepted. */
  way: z.enum(RETURN_WAYS).nullable(),
  instructions: z.string().nullable(),
  /** Why it was refused, or closed. */
  decisionReason: z.string().nullable(),
  /** Of what was sent instead. */
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  lines: z.array(
    z.object({
      position: z.number().int(),
      name: z.string(),
      quantity: z.number().int(),
      /** What is sent instead; null: the same again. */
      instead: z.string().nullable(),
    }),
  ),
});
export type OrderReturn = z.output<typeof orderReturn>;

/** What may be exchanged of an order, and what was; for whoever holds its key. Refuses: not-found. */
export const readReturns = contract('read-returns', {
  input: z.object({ accessKey: z.uuid() }),
  output: z.object({
    /** How long after delivery pieces may be exchanged. */
    days: z.number().int(),
    offered: z.array(
      z.object({
        position: z.number().int(),
        name: z.string(),
        /** The most that may be asked for. */
        quantity: z.number().int(),
        until: z.iso.date(),
        hasLogo: z.boolean(),
        instead: z.array(z.object({ productId: z.uuid(), name: z.string() })),
      }),
    ),
    returns: z.array(orderReturn),
  }),
});
export type ReadReturns = typeof readReturns;
export type ReturnsOfOrder = z.output<ReadReturns['output']>;

/**
 * Asks to have pieces exchanged; twice with one id is one. Refuses: not-found, invalid-input, conflict (some of these
 * pieces are no longer to be exchanged).
 */
export const askReturn = contract('ask-return', {
  input: z.object({ accessKey: z.uuid(), returnId: z.uuid(), form: typed }),
  output: nothing,
});
export type AskReturn = typeof askReturn;

/** Takes a request back before it is judged, or says that the parcel has left. Refuses: not-found, conflict. */
export const moveReturn = contract('move-return', {
  input: z.object({
    accessKey: z.uuid(),
    returnId: z.uuid(),
    to: z.enum(['cancelled', 'sent-back']),
  }),
  output: nothing,
});
export type MoveReturn = typeof moveReturn;

/** The sheet that travels with what comes back, in the language of its order. Refuses: not-found. */
export const printReturnLabel = contract('print-return-label', {
  input: z.object({ accessKey: z.uuid(), returnId: z.uuid() }),
  output: z.instanceof(Blob),
});
export type PrintReturnLabel = typeof printReturnLabel;

/** The exchanges of an order, as staff work on them. Refuses: sign-in-required, forbidden, not-found. */
export const readOrderReturns = contract('read-order-returns', {
  input: z.object({ orderId }),
  output: z.object({
    returns: z.array(
      orderReturn.extend({
        moves: z.array(z.enum(STAFF_RETURN_MOVES)),
        /** How pieces come back unless staff say otherwise: food is not sent back. */
        usualWay: z.enum(RETURN_WAYS),
        /** What of it may go to the stock when it has come back. */
        restockable: z.array(packedLine),
      }),
    ),
  }),
});
export type ReadOrderReturns = typeof readOrderReturns;
export type ReturnForStaff = z.output<ReadOrderReturns['output']>['returns'][number];

/**
 * Brings a return to what staff decided or did; the form says how or why. Refuses: sign-in-required, forbidden,
 * not-found, invalid-input, conflict, out-of-stock.
 */
export const decideReturn = contract('decide-return', {
  input: z.object({ returnId: z.uuid(), to: z.enum(STAFF_RETURN_MOVES), form: typed }),
  output: nothing,
});
export type DecideReturn = typeof decideReturn;

// Orders that somebody else of the company approves first. Every function refuses: sign-in-required, and
// forbidden or not-found to who has no part in it.

const person = z.object({ userId: z.uuid(), email: z.string().nullable() });

/** What a space asks of its orders, for who orders there: owner, HR, works council. */
export const readOrderRules = contract('read-order-rules', {
  input: z.object({ companyId: z.uuid() }),
  output: z.object({
    /** The total, VAT included, from which somebody else approves; null where nobody does. */
    approvalFromCents: cents.nullable(),
    needsPurchaseOrder: z.boolean(),
    /** Everybody who approves, owners included. */
    approvers: z.array(person),
    /** Whom owners may choose; nobody for others. */
    candidates: z.array(person.extend({ isChosen: z.boolean() })),
    mayChange: z.boolean(),
    /** 0 where nothing was ever asked. */
    revision: count,
  }),
});
export type ReadOrderRules = typeof readOrderRules;
export type OrderRules = z.output<ReadOrderRules['output']>;

/** By owners; fields as `rules/order-approval.ts` reads them. Refuses: invalid-input, conflict. */
export const saveOrderRules = contract('save-order-rules', {
  input: z.object({ companyId: z.uuid(), revision: count.nonnegative(), form: typedForm }),
  output: z.object({}),
});
export type SaveOrderRules = typeof saveOrderRules;

/**
 * Keeps an order as it was asked for, until somebody approves it; sent again, it is one. Refuses: as
 * `place-order`; conflict with `reason` `approval-not-needed` where the company no longer asks for it.
 */
export const askApproval = contract('ask-approval', {
  input: z.object({
    /** Becomes the checkout key of the order. */
    requestId: z.uuid(),
    companyId: z.uuid(),
    lines: orderedLines,
    /** The total the buyer was shown, VAT included. */
    expectedGrossCents: cents,
    form: checkoutForm,
    /** For who approves. */
    note: text,
  }),
  output: z.object({}),
});
export type AskApproval = typeof askApproval;

const approvalState = z.enum(APPROVAL_STATES);
const becameOrder = z.object({ number: z.string(), accessKey: z.uuid() });
const approvalSummary = z.object({
  id: z.uuid(),
  state: approvalState,
  /** Null for an account that is gone. */
  askedBy: z.string().nullable(),
  askedAt: instant,
  endedAt: instant.nullable(),
  isOwn: z.boolean(),
  /** Whether the caller is one of those who approve it. */
  mayDecide: z.boolean(),
  /** As it was shown to who asked. */
  grossCents: cents,
  lines: z.array(orderedLine.extend({ name: z.string(), netCents: cents })),
  order: becameOrder.nullable(),
});
export type ListedApproval = z.output<typeof approvalSummary>;

/** What the caller asked for in a space, and what they approve there: what waits first, then the newest. */
export const listApprovals = contract('list-approvals', {
  input: z.object({
    companyId: z.uuid(),
    state: approvalState.nullable(),
    page: count.positive().max(100_000),
  }),
  output: z.object({ requests: z.array(approvalSummary), total: count, waiting: count }),
});
export type ListApprovals = typeof listApprovals;

export const readApproval = contract('read-approval', {
  input: z.object({ requestId: z.uuid() }),
  output: approvalSummary.extend({
    companyName: z.string(),
    note: z.string().nullable(),
    reason: z.string().nullable(),
    endedBy: z.string().nullable(),
    /** While it waits. */
    waiting: z
      .object({
        /** The last Paris day on which it may be approved. */
        untilDay: day,
        /** At the prices of this moment. */
        quote,
        form: checkoutForm,
        /** Whether the week that was wished for can no longer be met. */
        isWeekPast: z.boolean(),
        /** What was ordered for the same address from this space in the last thirty days, VAT included. */
        recentCents: cents,
      })
      .nullable(),
  }),
});
export type ReadApproval = typeof readApproval;
export type Approval = z.output<ReadApproval['output']>;

/**
 * Approves what waits, at the total that is shown today, and places its order; or refuses it with a
 * `reason`. Whoever approves what is approved already gets its order. Refuses: invalid-input,
 * price-changed, out-of-stock (details: quote), conflict (details: the `state` that it has ended in).
 */
export const decideApproval = contract('decide-approval', {
  input: z.object({
    requestId: z.uuid(),
    decision: z.enum(['approved', 'refused']),
    expectedGrossCents: cents,
    form: typedForm,
  }),
  output: z.object({ order: becameOrder.nullable() }),
});
export type DecideApproval = typeof decideApproval;

/** By who asked. Refuses: conflict (details: the `state` that it has ended in). */
export const withdrawApproval = contract('withdraw-approval', {
  input: z.object({ requestId: z.uuid() }),
  output: z.object({}),
});
export type WithdrawApproval = typeof withdrawApproval;
