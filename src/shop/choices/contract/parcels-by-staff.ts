import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { campaignState, count, day } from './shapes.ts';

/** What is to be packed for an order, without anybody's name; null where nobody chooses. */
export const readOrderChoices = contract('read-order-choices', {
  access: 'see-orders',
  input: z.object({ orderId: z.uuid() }),
  output: z.object({
    campaign: z
      .object({
        title: z.string(),
        state: campaignState,
        deadline: day,
        association: z.string().nullable(),
        /** Of each box, swaps left aside; those given away under its name for who is given them. */
        counts: z.array(
          z.object({ kind: z.enum(['box', 'donation', 'unassigned']), name: z.string(), count }),
        ),
        homes: count,
      })
      .nullable(),
  }),
});
export type ReadOrderChoices = typeof readOrderChoices;

/** What each parcel holds, by site (PDF). Refuses: not-found, conflict until it is closed. */
export const printChoicePacking = contract('print-choice-packing', {
  access: 'see-orders',
  input: z.object({ orderId: z.uuid() }),
  output: z.instanceof(Blob),
});
export type PrintChoicePacking = typeof printChoicePacking;

/** A label for each parcel (PDF): its number and site, or name and address. Refuses: as the packing. */
export const printParcelLabels = contract('print-parcel-labels', {
  access: 'see-orders',
  input: z.object({ orderId: z.uuid() }),
  output: z.instanceof(Blob),
});
export type PrintParcelLabels = typeof printParcelLabels;

/** The same as a list for spreadsheets and carriers (CSV). Refuses: as the packing. */
export const exportChoicePacking = contract('export-choice-packing', {
  access: 'see-orders',
  input: z.object({ orderId: z.uuid() }),
  output: z.instanceof(Blob),
});
export type ExportChoicePacking = typeof exportChoicePacking;
