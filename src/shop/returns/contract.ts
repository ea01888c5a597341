import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { instant, nothing, orderId, packedLine, typed } from '#shop/sales/shapes.ts';
import {
  RETURN_REASONS,
  RETURN_STATES,
  RETURN_WAYS,
  STAFF_RETURN_MOVES,
} from './rules/order-returns.ts';

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
  access: 'public',
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
  access: 'public',
  input: z.object({ accessKey: z.uuid(), returnId: z.uuid(), form: typed }),
  output: nothing,
});
export type AskReturn = typeof askReturn;

/** Takes a request back before it is judged, or says that the parcel has left. Refuses: not-found, conflict. */
export const moveReturn = contract('move-return', {
  access: 'public',
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
  access: 'public',
  input: z.object({ accessKey: z.uuid(), returnId: z.uuid() }),
  output: z.instanceof(Blob),
});
export type PrintReturnLabel = typeof printReturnLabel;

/** The exchanges of an order, as staff work on them. Refuses: not-found. */
export const readOrderReturns = contract('read-order-returns', {
  access: 'read-orders',
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
 * Brings a return to what staff decided or did; the form says how or why. Refuses: not-found, invalid-input, conflict, out-of-stock.
 */
export const decideReturn = contract('decide-return', {
  access: 'serve-orders',
  input: z.object({ returnId: z.uuid(), to: z.enum(STAFF_RETURN_MOVES), form: typed }),
  output: nothing,
});
export type DecideReturn = typeof decideReturn;
