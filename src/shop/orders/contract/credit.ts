import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { cents, instant, nothing, orderId, typed } from '#shop/sales/shapes.ts';
import { LINE_STATES } from '../rules/credit.ts';

// Payment after delivery, as staff decide on it.
// Every function here refuses: not-found, and conflict where the
// order's state, or that of a parcel, no longer allows it. Sent twice, each takes effect once: ids of what is made,
// and `actId` of other acts, come from the browser.

const creditLine = z.object({
  /** Null where its space is gone, or could not be told from its SIREN: nothing is decided on it. */
  companyId: z.uuid().nullable(),
  isVerified: z.boolean(),
  siren: z.string(),
  companyName: z.string(),
  /** Null where nothing was decided yet. */
  state: z.enum(LINE_STATES).nullable(),
  limitCents: cents.nullable(),
  days: z.number().int().nullable(),
  reason: z.string().nullable(),
  /** Of the last decision; who decides says which one they saw. */
  decidedAt: instant.nullable(),
  owedCents: cents,
  overdueCents: cents,
});
export type CreditLine = z.output<typeof creditLine>;

const orderOnCredit = z.object({
  id: orderId,
  number: z.string(),
  placedAt: instant,
  dueOn: z.iso.date().nullable(),
  grossCents: cents,
  leftCents: cents,
  company: creditLine,
});
export type OrderOnCredit = z.output<typeof orderOnCredit>;

/**
 * Orders that wait for a decision, those that are overdue, the oldest first, and the companies that were
 * decided on, found by name or SIREN, 50 a page.
 */
export const listCredit = contract('list-credit', {
  access: 'keep-accounts',
  input: z.object({ search: z.string().max(200), page: z.number().int().min(1).max(10_000) }),
  output: z.object({
    requests: z.array(orderOnCredit),
    overdue: z.array(orderOnCredit),
    lines: z.array(creditLine),
    total: z.number().int(),
  }),
});
export type ListCredit = typeof listCredit;

/**
 * Decides what a company may owe, and with it on the order that asks: granted, it is confirmed; else its
 * buyer is told and may pay it otherwise. Only a verified company is granted anything. Refuses:
 * invalid-input (decision, limit, days, reason), conflict
 * where somebody else has decided since `seenDecision`.
 */
export const decideCredit = contract('decide-credit', {
  access: 'keep-accounts',
  input: z.object({
    companyId: z.uuid(),
    orderId: orderId.nullable(),
    actId: z.uuid(),
    seenDecision: instant.nullable(),
    form: typed,
  }),
  output: nothing,
});
export type DecideCredit = typeof decideCredit;
