import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { GIFT_EVENTS } from './rules/gift-events.ts';
import { IMPORT_LINES, METER_SHOWS } from './rules/meter-page.ts';

// But for the last, every function here is for owner, HR and works council of a company. Refuses: sign-in-required,
// forbidden (none of these roles there; to write: its licence is over), not-found.

const companyId = z.uuid();
const form = z.record(z.string().max(40), z.string().max(10_000));
const year = z.number().int().min(2020).max(2999);
const day = z.string();
/** The place of a line in its order. */
const position = z.number().int().min(0).max(10_000);
/** VAT included. */
const cents = z.number().int();
const event = z.enum(GIFT_EVENTS).nullable();

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
  input: z.object({ companyId, giftId: z.uuid(), form }),
  output: z.object({}),
});
export type RetractGift = typeof retractGift;

/** Takes back at once all that was said in one act. */
export const retractGiftAct = contract('retract-gift-act', {
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
  input: z.object({ companyId }),
  output: z.object({ acts: z.array(giftAct) }),
});
export type ListGiftActs = typeof listGiftActs;

/** `carence`, `policy`. `revision` is what was seen. Refuses: invalid-input, conflict. */
export const saveGiftSettings = contract('save-gift-settings', {
  input: z.object({ companyId, revision: z.number().int().min(1).max(1_000_000).nullable(), form }),
  output: z.object({}),
});
export type SaveGiftSettings = typeof saveGiftSettings;

const importedGift = z.object({
  line: z.number().int().min(1).max(2_000_000),
  employeeNumber: z.string().max(2_000).nullable(),
  email: z.string().max(2_000).nullable(),
  lastName: z.string().max(2_000).nullable(),
  firstName: z.string().max(2_000).nullable(),
  givenOn: z.string().max(40),
  valueCents: z.number().int(),
  what: z.string().max(2_000),
  event,
});

const giftImport = z.object({
  companyId,
  actId: z.uuid(),
  rows: z.array(importedGift).max(IMPORT_LINES),
});

const importCounts = z.object({
  added: z.number().int(),
  /** Lines that were taken before. */
  known: z.number().int(),
  people: z.number().int(),
  totalCents: cents,
});
export type GiftImportCounts = z.output<typeof importCounts>;

/** What taking the lines would do, and those that speak against it, by line and column. */
export const checkGiftImport = contract('check-gift-import', {
  input: giftImport,
  output: z.object({
    counts: importCounts,
    problems: z.array(z.object({ line: z.number().int(), path: z.string(), problem: z.string() })),
  }),
});
export type CheckGiftImport = typeof checkGiftImport;

/** Takes all lines, or none; the same lines again add nothing. Refuses: conflict when one is wrong. */
export const runGiftImport = contract('run-gift-import', {
  input: giftImport,
  output: importCounts,
});
export type RunGiftImport = typeof runGiftImport;

/**
 * How many employees would be over this year’s limit if each received gifts of this value today, and
 * from this month on one of that value each month.
 */
export const previewGifts = contract('preview-gifts', {
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

/** The justification sheet of a year (PDF). */
export const printGiftSheet = contract('print-gift-sheet', {
  input: z.object({ companyId, year }),
  output: z.instanceof(Blob),
});
export type PrintGiftSheet = typeof printGiftSheet;

/** The same as a list (CSV). */
export const exportGiftSheet = contract('export-gift-sheet', {
  input: z.object({ companyId, year }),
  output: z.instanceof(Blob),
});
export type ExportGiftSheet = typeof exportGiftSheet;

/**
 * What counts under the caller’s own name this year, company by company; the earliest first. For
 * whoever is signed in. Refuses: sign-in-required.
 */
export const listOwnGifts = contract('list-own-gifts', {
  input: z.object({}),
  output: z.object({
    year,
    /** For each person, of all gifts of one company. */
    limitCents: cents,
    companies: z.array(
      z.object({
        companyId,
        name: z.string(),
        totalCents: cents,
        gifts: z.array(
          z.object({ id: z.uuid(), givenOn: day, what: z.string(), event, valueCents: cents }),
        ),
      }),
    ),
  }),
});
export type ListOwnGifts = typeof listOwnGifts;
