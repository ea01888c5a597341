import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { cents, companyId, day, event, form, position, year } from './shapes.ts';

const gift = z.object({
  id: z.uuid(),
  givenOn: day,
  what: z.string(),
  event,
  valueCents: cents,
  source: z.enum(['order', 'declared', 'imported']),
  orderNumber: z.string().nullable(),
  declaredAt: z.iso.datetime(),
  /** While they have an account. */
  declaredBy: z.string().nullable(),
  retraction: z.string().nullable(),
});
export type Gift = z.output<typeof gift>;

/** Everything that one employee received in a year, what was retracted included; the earliest first. */
export const listGifts = contract('list-gifts', {
  access: 'read-gifts',
  input: z.object({ companyId, year, employeeId: z.uuid() }),
  output: z.object({ gifts: z.array(gift) }),
});
export type ListGifts = typeof listGifts;

const receivers = z.discriminatedUnion('kind', [
  /** Whoever has not left before the day of the gift. */
  z.object({ kind: z.literal('everybody') }),
  z.object({ kind: z.literal('site'), siteId: z.uuid() }),
  z.object({ kind: z.literal('people'), employeeIds: z.array(z.uuid()).min(1).max(10_000) }),
]);
export type GiftReceivers = z.output<typeof receivers>;

/**
 * Says who receives one gift each: of `boxes`, with `givenOn` and `event`; else a gift from elsewhere,
 * with `value` and `what` too. `actId` is made by the browser: sent twice, it is one. Answers how many
 * received it, and how many of them are over the limit of that year now. Refuses: invalid-input
 * (`receivers`: `nobody`, `too-few-boxes`), already-done when the boxes went to somebody else meanwhile.
 */
export const giveGifts = contract('give-gifts', {
  access: 'give-gifts',
  input: z.object({
    companyId,
    actId: z.uuid(),
    form,
    receivers,
    boxes: z.object({ orderId: z.uuid(), position }).nullable(),
  }),
  output: z.object({ given: z.number().int(), over: z.number().int() }),
});
export type GiveGifts = typeof giveGifts;

/** Boxes of a line that no employee receives; `reason` says for whom. Refuses: invalid-input, already-done. */
export const setBoxesAside = contract('set-boxes-aside', {
  access: 'give-gifts',
  input: z.object({
    companyId,
    actId: z.uuid(),
    form,
    orderId: z.uuid(),
    position,
    quantity: z.number().int().min(1).max(99),
  }),
  output: z.object({}),
});
export type SetBoxesAside = typeof setBoxesAside;

/** Takes one gift back, with a `reason`: it no longer counts, and stays readable. */
export const retractGift = contract('retract-gift', {
  access: 'give-gifts',
  input: z.object({ companyId, giftId: z.uuid(), form }),
  output: z.object({}),
});
export type RetractGift = typeof retractGift;

/** Takes back at once all that was said in one act. */
export const retractGiftAct = contract('retract-gift-act', {
  access: 'give-gifts',
  input: z.object({ companyId, actId: z.uuid(), form }),
  output: z.object({}),
});
export type RetractGiftAct = typeof retractGiftAct;

const giftAct = z.object({
  id: z.uuid(),
  source: z.enum(['order', 'declared', 'imported']),
  actedAt: z.iso.datetime(),
  orderNumber: z.string().nullable(),
  /** Of its gifts, where they are the same. */
  what: z.string().nullable(),
  event,
  people: z.number().int(),
  totalCents: cents,
  setAside: z.number().int(),
  note: z.string().nullable(),
  retraction: z.string().nullable(),
});
export type GiftAct = z.output<typeof giftAct>;

/** What was said lately, the newest first. */
export const listGiftActs = contract('list-gift-acts', {
  access: 'read-gifts',
  input: z.object({ companyId }),
  output: z.object({ acts: z.array(giftAct) }),
});
export type ListGiftActs = typeof listGiftActs;

/**
 * How many employees would be over this year’s limit if each received gifts of this value today, and
 * from this month on one of that value each month.
 */
export const previewGifts = contract('preview-gifts', {
  access: 'give-gifts',
  input: z.object({
    companyId,
    onceCents: z.number().int().min(0).max(10_000_000),
    monthlyCents: z.number().int().min(0).max(10_000_000),
  }),
  output: z.object({
    year: z.number().int(),
    limitCents: cents,
    people: z.number().int(),
    overNow: z.number().int(),
    overAfter: z.number().int(),
    /** The month, 1 to 12, in which the first of those who are not over would be. */
    firstMonth: z.number().int().nullable(),
  }),
});
export type PreviewGifts = typeof previewGifts;
