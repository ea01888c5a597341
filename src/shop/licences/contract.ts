import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { placeOrder } from '#shop/orders/contract/checkout.ts';
import { checkoutForm } from '#shop/orders/contract/checkout-shapes.ts';
import { COMPANY_KINDS } from '#shop/orders/rules/checkout-form.ts';
import { cents, totals } from '#shop/sales/shapes.ts';
import { LICENCE_PURCHASES, MOST_SEATS_BOUGHT } from './rules/licence-purchase.ts';

const boughtSeats = z.number().int().min(1).max(MOST_SEATS_BOUGHT);

const licenceOffer = z.object({
  kind: z.enum(LICENCE_PURCHASES),
  /** Of the year, or added. */
  seats: z.number().int(),
  /** What the licence has then. */
  seatsAfter: z.number().int(),
  beginsOn: z.string(),
  endsOn: z.string(),
  /** By band: people counted from the first, both ends included, and what each costs for the whole time, excluding VAT. */
  parts: z.array(z.object({ from: z.number().int(), to: z.number().int(), unitNetCents: cents })),
  rateBasisPoints: z.number().int(),
  totals,
});
export type LicenceOffer = z.output<typeof licenceOffer>;

/**
 * What an owner or HR may buy of their licence now, for that number of people or added places; without
 * one, for those who are there.
 */
export const priceLicence = contract('price-licence', {
  access: 'buy-licence',
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
 * invalid-input, price-changed (details: price), conflict (the key belongs
 * to another content or a closed order, or this is not offered now).
 */
export const orderLicence = contract('order-licence', {
  access: 'buy-licence',
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
