import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { LICENCE_PURCHASES } from '#shop/licences/rules/licence-purchase.ts';
import { ORDER_STATES } from '#shop/sales/rules/order-states.ts';
import { address, cents, totals } from '#shop/sales/shapes.ts';
import { COMPANY_KINDS, PAYMENT_METHODS } from '../rules/checkout-form.ts';
import { CREDIT_STATES } from '../rules/credit.ts';

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
  access: 'public',
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
    /** Where it goes; null for a licence. */
    deliveryAddress: address.nullable(),
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
 * Has the provider asked how an open attempt to pay this order stands, where its own word has not come; what
 * it says is then read of the order. Refuses: not-found, too-many-requests.
 */
export const askAboutPayment = contract('ask-about-payment', {
  access: 'public',
  input: z.object({ accessKey: z.uuid() }),
  output: z.object({}),
});
export type AskAboutPayment = typeof askAboutPayment;

/**
 * Where an order is paid that awaits its card payment, an attempt having failed or not, or that may be
 * paid after delivery; null when there is nothing to pay there any more. Refuses: not-found, temporarily-unavailable.
 */
export const payOrder = contract('pay-order', {
  access: 'public',
  input: z.object({ accessKey: z.uuid() }),
  output: z.object({ redirectUrl: z.string().nullable() }),
});
export type PayOrder = typeof payOrder;

const buyersAddress = z.object({
  line1: z.string(),
  line2: z.string().optional(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
});

/**
 * What the last order of a space was placed with in the name of its employer or its works council, to begin the
 * next one from; null where there is none. Whom to write to is told of the caller's own orders alone.
 */
export const readLastBuyer = contract('read-last-buyer', {
  access: 'order-boxes',
  input: z.object({ companyId: z.uuid(), kind: z.enum(COMPANY_KINDS) }),
  output: z.object({
    buyer: z
      .object({
        legalName: z.string(),
        siren: z.string().nullable(),
        siret: z.string().nullable(),
        vatNumber: z.string().nullable(),
        isVatLiable: z.boolean(),
        billingAddress: buyersAddress,
        deliveryAddress: buyersAddress,
      })
      .nullable(),
    contact: z.object({ name: z.string(), phone: z.string().nullable() }).nullable(),
  }),
});
export type ReadLastBuyer = typeof readLastBuyer;
export type LastBuyer = z.output<ReadLastBuyer['output']>;

/**
 * Orders of a space, and the caller's own; the newest first. `unclaimed`: those that somebody placed under the
 * caller's confirmed address without being signed in, which are nobody's until `claim-order`.
 */
export const listOrders = contract('list-orders', {
  access: 'account',
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
 * not-found (no such order under that address), conflict (the other was said before).
 */
export const claimOrder = contract('claim-order', {
  access: 'account',
  input: z.object({ orderId: z.uuid(), isMine: z.boolean() }),
  output: z.object({}),
});
export type ClaimOrder = typeof claimOrder;
