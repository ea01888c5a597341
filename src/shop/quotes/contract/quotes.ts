import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { FIGURE_KINDS } from '#basics/settings.ts';
import { VAT_CATEGORIES } from '#shop/sales/rules/vat.ts';
import { address, cents, count, instant, totals } from '#shop/sales/shapes.ts';
import { QUOTE_STATES } from '../rules/quote-form.ts';

/** Field by field, as it was typed; what a field may hold is said by `rules/quote-form.ts`. */
export const typedQuote = z.record(z.string().max(60), z.string().max(4_000));

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
  access: 'answer-requests',
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

export const quoteContent = z.object({
  language: z.enum(['fr', 'en']),
  company: z.object({
    legalName: z.string(),
    siren: z.string().nullable(),
    siret: z.string().nullable(),
    vatNumber: z.string().nullable().optional(),
    contactName: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
  }),
  address,
  /** Absent where it goes to the address of the company. */
  deliveryAddress: address.optional(),
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
      vatCategory: z.enum(VAT_CATEGORIES).optional(),
      vatReason: z.string(),
      isService: z.boolean().optional(),
      isCarriage: z.boolean().optional(),
    }),
  ),
  totals,
});

/** What a quote may offer now. For staff. */
export const listQuotable = contract('list-quotable', {
  access: 'answer-requests',
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
    /** By which VAT follows the place of delivery. */
    figures: z.array(
      z.object({
        kind: z.enum(FIGURE_KINDS),
        validFrom: z.iso.date(),
        value: count,
        source: z.string(),
        sourceUrl: z.string().nullable(),
      }),
    ),
  }),
});
export type ListQuotable = typeof listQuotable;

/** A quote with everything that was sent of it. For staff. Refuses: not-found. */
export const readQuoteForStaff = contract('read-quote', {
  access: 'answer-requests',
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
  access: 'answer-requests',
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
  access: 'answer-requests',
  input: z.object({ quoteId: z.uuid(), revision: count }),
  output: z.object({ version: count }),
});
export type SendQuote = typeof sendQuote;

/** Takes a quote back: it cannot be accepted any more. For staff. Refuses: not-found, conflict. */
export const withdrawQuote = contract('withdraw-quote', {
  access: 'answer-requests',
  input: z.object({ quoteId: z.uuid() }),
  output: z.object({}),
});
export type WithdrawQuote = typeof withdrawQuote;

/** A version as it was sent, on paper. For staff. Refuses: not-found. */
export const printQuote = contract('print-quote', {
  access: 'answer-requests',
  input: z.object({ quoteId: z.uuid(), version: count.positive() }),
  output: z.instanceof(Blob),
});
export type PrintQuote = typeof printQuote;
