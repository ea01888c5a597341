import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { ORDER_STATES } from '#shop/sales/rules/order-states.ts';
import { PAUSES, SUBSCRIPTION_ACTS, SUBSCRIPTION_STATES } from './rules/changes.ts';

const cents = z.number().int().max(100_000_000_000);
const day = z.string();
const count = z.int32();

/** A monthly box as those see it who may change it, and staff. */
const subscription = z.object({
  id: z.uuid(),
  /** Of what is shown: a change of something else is refused. */
  revision: count,
  state: z.enum(SUBSCRIPTION_STATES),
  pausedFor: z.enum(PAUSES).nullable(),
  /** The Paris day on which it was read. */
  today: day,
  /** Whether whoever asks may change it. */
  mayChange: z.boolean(),
  productName: z.string(),
  companyName: z.string(),
  email: z.string(),
  paymentMethod: z.string(),
  commitmentMonths: z.union([z.literal(0), z.literal(6), z.literal(12)]),
  grantedUnitNetCents: cents,
  uncommittedUnitNetCents: cents,
  /** Of the next month, in hundredths of a percent. */
  rateBasisPoints: count,
  headcount: count,
  startsOn: day,
  nextOn: day,
  taken: count,
  takenUntil: day,
  cancelledAfter: count.nullable(),
  endsAfter: count.nullable(),
  retryOn: day.nullable(),
  /** VAT included, of all months that were paid. */
  paidCents: cents,
  /** The order that waits to be paid. */
  unpaid: z.object({ accessKey: z.uuid(), number: z.string(), grossCents: cents }).nullable(),
  /** The latest first. */
  months: z.array(
    z.object({
      number: count,
      beginsOn: day,
      endsOn: day,
      headcount: count,
      netCents: cents,
      grossCents: cents,
      orderNumber: z.string(),
      accessKey: z.uuid(),
      orderState: z.enum(ORDER_STATES),
    }),
  ),
  /** The latest first. */
  history: z.array(
    z.object({
      id: count,
      at: z.iso.datetime(),
      actor: z.enum(['buyer', 'staff', 'system']),
      isOwn: z.boolean(),
      kind: z.string(),
      reason: z.string().nullable(),
      details: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
});
export type Subscription = z.output<typeof subscription>;

/** Those of a company, and those that its caller began as a guest. */
export const listSubscriptions = contract('list-subscriptions', {
  access: 'account',
  input: z.object({ companyId: z.uuid() }),
  output: z.object({ subscriptions: z.array(subscription) }),
});
export type ListSubscriptions = typeof listSubscriptions;

/** All of them, for staff. Refuses: forbidden. */
export const searchSubscriptions = contract('search-subscriptions', {
  access: 'read-orders',
  input: z.object({
    search: z.string().max(200),
    state: z.enum(SUBSCRIPTION_STATES).nullable(),
    page: z.number().int().min(1).max(100_000),
  }),
  output: z.object({
    subscriptions: z.array(subscription),
    total: count,
    counts: z.array(z.object({ state: z.enum(SUBSCRIPTION_STATES), count })),
  }),
});
export type SearchSubscriptions = typeof searchSubscriptions;

const recurring = z.object({ subscriptions: count, monthlyNetCents: cents });

/** What comes every month, excluding VAT, at the price of the next month. Refuses: forbidden. */
export const readRecurring = contract('read-recurring', {
  access: 'read-orders',
  input: z.object({}),
  output: z.object({
    /** All that go on, those that are about to end included. */
    running: recurring,
    /** Of the running ones: those that began within the last thirty days. */
    begun: recurring,
    /** Of the running ones: those that are about to end. */
    ending: recurring,
    paused: recurring,
    /** Within the last thirty days. */
    ended: recurring,
  }),
});
export type ReadRecurring = typeof readRecurring;

/**
 * Changes a subscription from its next month on; the same `actId` again changes nothing more.
 * `expectedGrossCents` is the sum that was shown: of the next order, or of all months until the end.
 * Refuses: forbidden, conflict (it was changed meanwhile, or no longer allows it), price-changed,
 * invalid-input (`form`, beside its fields).
 */
export const changeSubscription = contract('change-subscription', {
  access: 'serve-orders',
  input: z.object({
    subscriptionId: z.uuid(),
    actId: z.uuid(),
    revision: count,
    act: z.enum(SUBSCRIPTION_ACTS),
    form: z.record(z.string().max(50), z.string().max(5_000)),
    expectedGrossCents: cents.nullable(),
  }),
  output: z.object({}),
});
export type ChangeSubscription = typeof changeSubscription;
