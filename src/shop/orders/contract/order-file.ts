import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { SLEEVE_COLOURS } from '#shop/sales/rules/box-customisation.ts';
import { FULFILMENT_STATES, ORDER_STATES, PAYMENT_STATES } from '#shop/sales/rules/order-states.ts';
import {
  cents,
  day,
  instant,
  orderId,
  packedLine,
  receivedTransfer,
  totals,
} from '#shop/sales/shapes.ts';
import { COMPANY_KINDS, PAYMENT_METHODS } from '../rules/checkout-form.ts';
import { CREDIT_STATES } from '../rules/credit.ts';
import { DISPUTE_REASONS, DISPUTE_STANDINGS, DISPUTE_STATES } from '../rules/disputes.ts';
import { ORDER_ACTS, PAYMENT_FILTERS } from '../rules/orders-at-work.ts';

// One order as staff read it. Every function here refuses: not-found.

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

const postalAddress = z.object({
  line1: z.string(),
  line2: z.string().optional(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
});

/** Everything about one order, and what the caller may do with it now. */
export const readOrderFile = contract('read-order-file', {
  access: 'see-orders',
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
      siren: z.string().nullable(),
      siret: z.string().nullable(),
      vatNumber: z.string().nullable(),
      /** What VIES said of it when it was ordered without VAT, and whether it has lapsed since. */
      vatProof: z
        .object({
          name: z.string().nullable(),
          requestId: z.string().nullable(),
          checkedAt: instant,
          hasLapsed: z.boolean(),
        })
        .nullable(),
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
        /** Figures are null to whoever packs orders and sees none. */
        unitNetCents: cents.nullable(),
        netCents: cents.nullable(),
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
    totals: totals.nullable(),
    paymentMethod: z.enum(PAYMENT_METHODS),
    credit: z.enum(CREDIT_STATES).nullable(),
    paymentTermsDays: z.number().int().nullable(),
    paymentDueOn: z.iso.date().nullable(),
    /** Of what is due and not paid; null where nothing is. What was sent is among its events. */
    reminders: z
      .object({
        nextOn: z.iso.date().nullable(),
        /** By staff; of a part alone where an amount is contested. */
        hold: z.object({ reason: z.string(), contestedCents: cents.nullable() }).nullable(),
      })
      .nullable(),
    payment: z.enum(PAYMENT_FILTERS),
    money: z
      .object({
        capturedCents: cents,
        refundedCents: cents,
        remainderCents: cents,
        refundableCents: cents,
        /** Contested by a bank, or taken back by it: not to be given back. */
        heldCents: cents,
        owedBackCents: cents,
      })
      .nullable(),
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

/** The logo to be printed on the sleeve of that line (WebP or PNG, as it was kept). */
export const readOrderLogo = contract('read-order-logo', {
  access: 'see-orders',
  input: z.object({ orderId, position: z.number().int().min(1).max(10_000) }),
  output: z.instanceof(Blob),
});
export type ReadOrderLogo = typeof readOrderLogo;
