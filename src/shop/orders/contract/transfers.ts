import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import {
  actId,
  cents,
  instant,
  nothing,
  orderId,
  receivedTransfer,
  typed,
} from '#shop/sales/shapes.ts';
import { LABEL_CHARACTERS, MOST_CREDITS } from '../rules/bank-statement.ts';
import { TRANSFER_ACTS, TRANSFER_STATES } from '../rules/received-transfers.ts';
import { TRANSFER_VERDICTS } from '../rules/transfer-match.ts';

// Transfers as staff read them from the bank and match them.
// Every function here refuses: not-found, and conflict where the
// order's state, or that of a parcel, no longer allows it. Sent twice, each takes effect once: ids of what is made,
// and `actId` of other acts, come from the browser.

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
  access: 'staff',
  input: z.object({ credits }),
  output: z.object({ lines: z.array(matched) }),
});
export type PreviewTransfers = typeof previewTransfers;

/** Keeps the lines that are new and settles the orders they pay. */
export const importTransfers = contract('import-transfers', {
  access: 'staff',
  input: z.object({ credits }),
  output: z.object({ lines: z.array(matched) }),
});
export type ImportTransfers = typeof importTransfers;

/** A page of the transfers that came in, the newest first, and how many of the search are in each state. */
export const listTransfers = contract('list-transfers', {
  access: 'staff',
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
  access: 'staff',
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
  access: 'staff',
  input: z.object({ transferId: z.uuid(), orderId, actId, form: typed }),
  output: nothing,
});
export type ReleaseTransfer = typeof releaseTransfer;

/** Says why it pays no order: `reason`. Refuses: invalid-input. */
export const setTransferAside = contract('set-transfer-aside', {
  access: 'staff',
  input: z.object({ transferId: z.uuid(), form: typed }),
  output: nothing,
});
export type SetTransferAside = typeof setTransferAside;

/** What was set aside is to be attributed after all. */
export const takeTransferBack = contract('take-transfer-back', {
  access: 'staff',
  input: z.object({ transferId: z.uuid(), actId }),
  output: nothing,
});
export type TakeTransferBack = typeof takeTransferBack;
