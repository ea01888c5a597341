import { z } from 'zod';
import { event } from '#platform/jobs/events.ts';
import { FULFILMENT_STATES, ORDER_STATES } from '#shop/sales/rules/order-states.ts';

/** What happens to orders and to their money, for rooms that follow them. */
export const orderEvents = {
  /** An order has come to another state. */
  stateChanged: event({
    job: 'order-moved',
    payload: z.object({ orderId: z.uuid(), state: z.enum(ORDER_STATES) }),
    key: ({ orderId, state }) => `${orderId}:${state}`,
  }),
  /** A parcel has come to another state. */
  parcelMoved: event({
    job: 'parcel-moved',
    payload: z.object({
      orderId: z.uuid(),
      parcelId: z.uuid(),
      /** Its number within the order. */
      parcel: z.number().int(),
      state: z.enum(FULFILMENT_STATES),
    }),
    key: ({ parcelId, state }) => `${parcelId}:${state}`,
  }),
  /** Money went back to a buyer, or came back from there. */
  refundSettled: event({
    job: 'refund-ended',
    payload: z.object({ refundId: z.uuid() }),
    key: ({ refundId }) => refundId,
  }),
  /** A charge without its buyer was refused. */
  chargeRefused: event({
    job: 'charge-refused',
    payload: z.object({ orderId: z.uuid(), paymentId: z.uuid() }),
    key: ({ paymentId }) => paymentId,
  }),
  /** A bank contests a payment, or has taken it back. */
  paymentDisputed: event({
    job: 'payment-contested',
    payload: z.object({ orderId: z.uuid(), disputeId: z.uuid() }),
    key: ({ disputeId }) => disputeId,
  }),
};
