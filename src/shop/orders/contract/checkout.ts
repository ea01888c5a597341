import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import {
  cents,
  type orderedLine,
  orderedLines,
  quote,
  type quotedLine,
} from '#shop/sales/shapes.ts';
import { PAYMENT_METHODS } from '../rules/checkout-form.ts';
import { checkoutForm, vatPlace } from './checkout-shapes.ts';

export type OrderedLine = z.output<typeof orderedLine>;
export type QuotedLine = z.output<typeof quotedLine>;
export type Quote = z.output<typeof quote>;

/**
 * What a cart costs by the catalogue of this moment, line by line, with what stands in the way; at the VAT
 * of where it is delivered, of the mainland while that is not known.
 */
export const quoteCart = contract('quote-cart', {
  access: 'public',
  input: z.object({
    lines: orderedLines,
    deliveredTo: vatPlace.optional(),
    /** Without effect unless VIES has just confirmed it. */
    vatNumber: z.string().max(20).optional(),
  }),
  output: quote,
});
export type QuoteCart = typeof quoteCart;

/**
 * Places one order for one checkout attempt, however often it is sent with the same key.
 * Refuses: invalid-input, price-changed (details: quote), out-of-stock (details: quote),
 * conflict (the key belongs to another content, or to a closed order; `reason` `approval-needed` where
 * somebody else of the company approves it first).
 */
export const placeOrder = contract('place-order', {
  access: 'public',
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

/**
 * Has VIES asked about the number of a company of another member of the Union. `away`: it does not answer, which
 * says nothing of the number. Refuses: invalid-input, too-many-requests.
 */
export const checkVatNumber = contract('check-vat-number', {
  access: 'public',
  input: z.object({ vatNumber: z.string().max(40) }),
  output: z.object({
    outcome: z.enum(['valid', 'invalid', 'away']),
    /** Whose it is, where its country tells. */
    name: z.string().nullable(),
  }),
});
export type CheckVatNumber = typeof checkVatNumber;

/** How an order can be paid here and now. */
export const listPaymentMethods = contract('list-payment-methods', {
  access: 'public',
  input: z.object({}),
  output: z.object({ methods: z.array(z.enum(PAYMENT_METHODS)), isSandbox: z.boolean() }),
});

/** Keeps a company logo for the sleeve of a box: decoded under limits, re-encoded, stripped. */
export const keepLogo = contract('keep-logo', {
  access: 'public',
  input: z.object({ imageBase64: z.base64().max(4_000_000) }),
  output: z.object({ logoId: z.uuid(), width: z.number().int(), height: z.number().int() }),
});
export type KeepLogo = typeof keepLogo;
