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
import {
  FILE_PROBLEMS,
  PASSED_OVER,
  STATEMENT_CHARACTERS,
  STATEMENT_FORMATS,
} from '../rules/statement-entry.ts';
import { CERTAINTIES, GROUNDS, TRANSFER_VERDICTS } from '../rules/transfer-match.ts';

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
      /** Of a file for programs: its format, and what tells this line from every other. */
      told: z
        .object({ format: z.enum(STATEMENT_FORMATS), lineId: z.string().regex(/^[0-9a-f]{64}$/) })
        .optional(),
    }),
  )
  .max(MOST_CREDITS);

export type ReadCredit = z.input<typeof credits>[number];

/** Which order it pays or may pay, how sure that is, and what speaks for it. */
const guess = z.object({
  orderNumber: z.string(),
  companyName: z.string(),
  isCancelled: z.boolean(),
  certainty: z.enum(CERTAINTIES),
  grounds: z.array(z.enum(GROUNDS)),
});
export type TransferGuess = z.output<typeof guess>;

const matched = z.object({
  verdict: z.enum(TRANSFER_VERDICTS),
  orderNumber: z.string().nullable(),
  companyName: z.string().nullable(),
  isCancelled: z.boolean(),
  remainderCents: cents,
  surplusCents: cents,
  guess: guess.nullable(),
});
export type MatchedCredit = z.output<typeof matched>;

/** A statement in camt.053 or MT940, line by line, and what of it cannot be read; nothing of it is kept. */
export const readStatement = contract('read-statement', {
  access: 'keep-accounts',
  input: z.object({ text: z.string().max(STATEMENT_CHARACTERS) }),
  output: z.object({
    /** Null where it is neither. */
    format: z.enum(STATEMENT_FORMATS).nullable(),
    lines: z.array(
      z.object({
        line: z.number().int(),
        account: z.string(),
        bookedOn: z.iso.date(),
        amountCents: cents,
        currency: z.string(),
        label: z.string(),
        /** Null for a transfer that came in. */
        passedOver: z.enum(PASSED_OVER).nullable(),
        lineId: z.string(),
      }),
    ),
    problems: z.array(
      z.object({
        problem: z.enum(FILE_PROBLEMS),
        line: z.number().int().nullable(),
        element: z.string().nullable(),
      }),
    ),
  }),
});
export type ReadStatement = typeof readStatement;
export type StatementRead = z.output<ReadStatement['output']>;

/** What an import of these lines would do, line by line; nothing is written. */
export const previewTransfers = contract('preview-transfers', {
  access: 'keep-accounts',
  input: z.object({ credits }),
  output: z.object({ lines: z.array(matched) }),
});
export type PreviewTransfers = typeof previewTransfers;

/** Keeps the lines that are new and settles the orders they pay. */
export const importTransfers = contract('import-transfers', {
  access: 'keep-accounts',
  input: z.object({ credits }),
  output: z.object({ lines: z.array(matched) }),
});
export type ImportTransfers = typeof importTransfers;

/** A page of the transfers that came in, the newest first, and how many of the search are in each state. */
export const listTransfers = contract('list-transfers', {
  access: 'keep-accounts',
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
        /** Where it is to be attributed: which order it may pay. */
        guess: guess.nullable(),
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
  access: 'keep-accounts',
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
  access: 'keep-accounts',
  input: z.object({ transferId: z.uuid(), orderId, actId, form: typed }),
  output: nothing,
});
export type ReleaseTransfer = typeof releaseTransfer;

/** Says why it pays no order: `reason`. Refuses: invalid-input. */
export const setTransferAside = contract('set-transfer-aside', {
  access: 'keep-accounts',
  input: z.object({ transferId: z.uuid(), form: typed }),
  output: nothing,
});
export type SetTransferAside = typeof setTransferAside;

/** What was set aside is to be attributed after all. */
export const takeTransferBack = contract('take-transfer-back', {
  access: 'keep-accounts',
  input: z.object({ transferId: z.uuid(), actId }),
  output: nothing,
});
export type TakeTransferBack = typeof takeTransferBack;
