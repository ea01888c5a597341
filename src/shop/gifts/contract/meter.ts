import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { METER_SHOWS } from '../rules/meter-page.ts';
import { cents, companyId, day, form, year } from './shapes.ts';

const waitingBoxes = z.object({
  orderId: z.uuid(),
  position: z.number().int(),
  orderNumber: z.string(),
  placedOn: day,
  name: z.string(),
  bought: z.number().int(),
  /** Of these, how many are neither given nor set aside. */
  left: z.number().int(),
  /** Of one box. */
  valueCents: cents,
});
export type WaitingBoxes = z.output<typeof waitingBoxes>;

/** The year as a whole: its limit, who may give within it, and what is still to be attributed. */
export const readGiftMeter = contract('read-gift-meter', {
  access: 'read-gifts',
  input: z.object({ companyId, year }),
  output: z.object({
    limit: z.object({
      /** Whose ceiling it is: an earlier year’s while its own is not published. */
      year: z.number().int(),
      limitCents: cents,
      monthlyCeilingCents: cents,
      source: z.string(),
    }),
    tolerance: z.enum(['council', 'small-employer', 'carence', 'employer-without-record']),
    headcount: z.number().int(),
    councilHeadcount: z.number().int(),
    settings: z.object({
      hasCarenceRecord: z.boolean(),
      policy: z.string().nullable(),
      /** Null before anything was declared. */
      revision: z.number().int().nullable(),
    }),
    mayWrite: z.boolean(),
    people: z.number().int(),
    /** How many have received something. */
    receivers: z.number().int(),
    near: z.number().int(),
    over: z.number().int(),
    totalCents: cents,
    sites: z.array(z.object({ id: z.uuid(), name: z.string(), people: z.number().int() })),
    waiting: z.array(waitingBoxes),
  }),
});
export type ReadGiftMeter = typeof readGiftMeter;
export type GiftMeter = z.output<typeof readGiftMeter.output>;

const giftYear = z.object({
  employeeId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  employeeNumber: z.string().nullable(),
  site: z.string(),
  hasLeft: z.boolean(),
  totalCents: cents,
  remainingCents: cents,
  overByCents: cents,
  crossedOn: day.nullable(),
  toProveCents: cents,
  subjectCents: cents,
});
export type GiftYearOfEmployee = z.output<typeof giftYear>;

/**
 * A page of employees with their year, whoever was there in it. `near` is above four fifths of the limit
 * and not over it. `search` looks at names and numbers.
 */
export const listGiftYears = contract('list-gift-years', {
  access: 'read-gifts',
  input: z.object({
    companyId,
    year,
    search: z.string().max(200).default(''),
    siteId: z.uuid().optional(),
    show: z.enum(METER_SHOWS).default('all'),
    sort: z.enum(['total', 'name']).default('total'),
    page: z.number().int().min(1).max(100_000).default(1),
  }),
  output: z.object({ employees: z.array(giftYear), total: z.number().int() }),
});
export type ListGiftYears = typeof listGiftYears;

/** `carence`, `policy`. `revision` is what was seen. Refuses: invalid-input, conflict. */
export const saveGiftSettings = contract('save-gift-settings', {
  access: 'give-gifts',
  input: z.object({ companyId, revision: z.number().int().min(1).max(1_000_000).nullable(), form }),
  output: z.object({}),
});
export type SaveGiftSettings = typeof saveGiftSettings;
