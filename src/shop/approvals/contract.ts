import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { checkoutForm } from '#shop/orders/contract/checkout-shapes.ts';
import {
  cents,
  count,
  day,
  instant,
  orderedLine,
  orderedLines,
  quote,
  text,
  typedForm,
} from '#shop/sales/shapes.ts';
import { APPROVAL_STATES } from './rules/order-approval.ts';

// Orders that somebody else of the company approves first.

const person = z.object({ userId: z.uuid(), email: z.string().nullable() });

/** What a space asks of its orders, for who orders there: owner, HR, works council. */
export const readOrderRules = contract('read-order-rules', {
  access: 'order-boxes',
  input: z.object({ companyId: z.uuid() }),
  output: z.object({
    /** The total, VAT included, from which somebody else approves; null where nobody does. */
    approvalFromCents: cents.nullable(),
    needsPurchaseOrder: z.boolean(),
    /** Everybody who approves, owners included. */
    approvers: z.array(person),
    /** Whom owners may choose; nobody for others. */
    candidates: z.array(person.extend({ isChosen: z.boolean() })),
    mayChange: z.boolean(),
    /** 0 where nothing was ever asked. */
    revision: count,
  }),
});
export type ReadOrderRules = typeof readOrderRules;
export type OrderRules = z.output<ReadOrderRules['output']>;

/** By owners; fields as `rules/order-approval.ts` reads them. Refuses: invalid-input, conflict. */
export const saveOrderRules = contract('save-order-rules', {
  access: 'rule-orders',
  input: z.object({ companyId: z.uuid(), revision: count.nonnegative(), form: typedForm }),
  output: z.object({}),
});
export type SaveOrderRules = typeof saveOrderRules;

/**
 * Keeps an order as it was asked for, until somebody approves it; sent again, it is one. Refuses: as
 * `place-order`; conflict with `reason` `approval-not-needed` where the company no longer asks for it.
 */
export const askApproval = contract('ask-approval', {
  access: 'order-boxes',
  input: z.object({
    /** Becomes the checkout key of the order. */
    requestId: z.uuid(),
    companyId: z.uuid(),
    lines: orderedLines,
    /** The total the buyer was shown, VAT included. */
    expectedGrossCents: cents,
    form: checkoutForm,
    /** For who approves. */
    note: text,
  }),
  output: z.object({}),
});
export type AskApproval = typeof askApproval;

const approvalState = z.enum(APPROVAL_STATES);

const becameOrder = z.object({ number: z.string(), accessKey: z.uuid() });

const approvalSummary = z.object({
  id: z.uuid(),
  state: approvalState,
  /** Null for an account that is gone. */
  askedBy: z.string().nullable(),
  askedAt: instant,
  endedAt: instant.nullable(),
  isOwn: z.boolean(),
  /** Whether the caller is one of those who approve it. */
  mayDecide: z.boolean(),
  /** As it was shown to who asked. */
  grossCents: cents,
  lines: z.array(orderedLine.extend({ name: z.string(), netCents: cents })),
  order: becameOrder.nullable(),
});
export type ListedApproval = z.output<typeof approvalSummary>;

/** What the caller asked for in a space, and what they approve there: what waits first, then the newest. */
export const listApprovals = contract('list-approvals', {
  access: 'order-boxes',
  input: z.object({
    companyId: z.uuid(),
    state: approvalState.nullable(),
    page: count.positive().max(100_000),
  }),
  output: z.object({ requests: z.array(approvalSummary), total: count, waiting: count }),
});
export type ListApprovals = typeof listApprovals;

export const readApproval = contract('read-approval', {
  access: 'account',
  input: z.object({ requestId: z.uuid() }),
  output: approvalSummary.extend({
    companyName: z.string(),
    note: z.string().nullable(),
    reason: z.string().nullable(),
    endedBy: z.string().nullable(),
    /** While it waits. */
    waiting: z
      .object({
        /** The last Paris day on which it may be approved. */
        untilDay: day,
        /** At the prices of this moment. */
        quote,
        form: checkoutForm,
        /** Whether the week that was wished for can no longer be met. */
        isWeekPast: z.boolean(),
        /** What was ordered for the same address from this space in the last thirty days, VAT included. */
        recentCents: cents,
      })
      .nullable(),
  }),
});
export type ReadApproval = typeof readApproval;
export type Approval = z.output<ReadApproval['output']>;

/**
 * Approves what waits, at the total that is shown today, and places its order; or refuses it with a
 * `reason`. Whoever approves what is approved already gets its order. Refuses: invalid-input,
 * price-changed, out-of-stock (details: quote), conflict (details: the `state` that it has ended in).
 */
export const decideApproval = contract('decide-approval', {
  access: 'account',
  input: z.object({
    requestId: z.uuid(),
    decision: z.enum(['approved', 'refused']),
    expectedGrossCents: cents,
    form: typedForm,
  }),
  output: z.object({ order: becameOrder.nullable() }),
});
export type DecideApproval = typeof decideApproval;

/** By who asked. Refuses: conflict (details: the `state` that it has ended in). */
export const withdrawApproval = contract('withdraw-approval', {
  access: 'account',
  input: z.object({ requestId: z.uuid() }),
  output: z.object({}),
});
export type WithdrawApproval = typeof withdrawApproval;
