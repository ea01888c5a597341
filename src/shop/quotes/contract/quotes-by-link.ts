import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { placeOrder } from '#shop/orders/contract/checkout.ts';
import { buyer, checkoutForm } from '#shop/orders/contract/checkout-shapes.ts';
import { MOST_ASKED, MOST_ASKED_LINES } from '#shop/sales/rules/asked-lines.ts';
import { count } from '#shop/sales/shapes.ts';
import { quoteContent, typedQuote } from './quotes.ts';

const quoteToken = z.string().max(200);

/**
 * A quote at the prices of the catalogue, valid for thirty days, sent at once to the address of who asks;
 * the same `quoteId` is one quote, however often it arrives. Refuses: invalid-input (with a problem beside
 * each field, or `lines.<index>`), too-many-requests, conflict (the id is of another quote).
 */
export const askQuote = contract('ask-quote', {
  access: 'public',
  input: z.object({
    quoteId: z.uuid(),
    lines: z
      .array(
        z.object({
          productId: z.uuid(),
          quantity: count.min(1).max(MOST_ASKED),
          /** Of a monthly box: one of its plans. */
          commitmentMonths: count.nullable(),
        }),
      )
      .min(1)
      .max(MOST_ASKED_LINES),
    buyer,
  }),
  output: z.object({
    number: z.string(),
    /** Of its link, to whoever is signed in with the address it is sent to; the others find it in the mail. */
    token: z.string().nullable(),
  }),
});
export type AskQuote = typeof askQuote;

/** The version that a link leads to. Refuses: not-found. */
export const openQuote = contract('open-quote', {
  access: 'public',
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
  access: 'public',
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
  access: 'public',
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
  access: 'public',
  input: z.object({ token: quoteToken, form: typedQuote }),
  output: z.object({}),
});
export type DeclineQuote = typeof declineQuote;
