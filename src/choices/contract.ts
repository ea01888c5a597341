import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { DELIVERIES, FALLBACKS } from './rules/campaign-form.ts';

// Functions of a company refuse: sign-in-required, forbidden (owner and hr keep campaigns), not-found.

const form = z.record(z.string().max(40), z.string().max(2_000));
const day = z.string();
const count = z.number().int();
const swaps = z.array(z.object({ from: z.uuid(), to: z.uuid() }));
const campaignState = z.enum(['open', 'closing', 'closed', 'cancelled']);

const campaign = z.object({
  id: z.uuid(),
  orderNumber: z.string(),
  title: z.string(),
  /** `closing`: its last day is over, and its parcels are being fixed. */
  state: campaignState,
  deadline: day,
  delivery: z.enum(DELIVERIES),
  fallback: z.enum(FALLBACKS),
  association: z.string().nullable(),
  defaultProduct: z.string(),
  /** As many as were bought. */
  boxes: count,
  people: count,
  /** Neither an address in the list, nor an account: no mail reaches them. */
  withoutMail: count,
  /** How many have chosen, at least, in steps of five; null where it is not told. */
  answers: count.nullable(),
  /** What was chosen, once it is closed; null where it would tell somebody's choice. */
  told: z
    .array(z.object({ kind: z.enum(['box', 'donation', 'others']), name: z.string(), count }))
    .nullable(),
  revision: count,
});
export type Campaign = z.output<typeof campaign>;

const boxOrder = z.object({
  id: z.uuid(),
  number: z.string(),
  boxes: count,
  /** Of which one is for who does not choose. */
  products: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type BoxOrder = z.output<typeof boxOrder>;

/** Campaigns of a company, the newest first, and its orders that may have one; for owner, hr and cse. */
export const listCampaigns = contract('list-choice-campaigns', {
  input: z.object({ companyId: z.uuid() }),
  output: z.object({
    campaigns: z.array(campaign),
    orders: z.array(boxOrder),
  }),
});
export type ListCampaigns = typeof listCampaigns;

/**
 * Opens choosing for an order that is confirmed; `campaignId` is made by the browser. Refuses:
 * invalid-input, already-done where that order has another campaign.
 */
export const openCampaign = contract('open-choice-campaign', {
  input: z.object({ companyId: z.uuid(), campaignId: z.uuid(), orderId: z.uuid(), form }),
  output: z.object({}),
});
export type OpenCampaign = typeof openCampaign;

/** Moves its last day later. Refuses: invalid-input, conflict (changed meanwhile, or closed). */
export const moveDeadline = contract('move-choice-deadline', {
  input: z.object({ campaignId: z.uuid(), revision: count, form }),
  output: z.object({}),
});
export type MoveDeadline = typeof moveDeadline;

const listProblem = z.object({
  line: count,
  column: z.enum(['name', 'email', 'site']),
  problem: z.string(),
});

/**
 * Adds people to whom boxes go and writes to them: everybody present, those of a site, or those of a list
 * (`name; e-mail; site`, a line each). Who is there already stays as they are. All of them or none:
 * `problems` says what is wrong with a list, `over` by how many they are too many. Refuses: conflict
 * (closed), too-many-requests.
 */
export const addRecipients = contract('add-choice-recipients', {
  input: z.object({
    campaignId: z.uuid(),
    who: z.union([
      z.object({ kind: z.literal('all') }),
      z.object({ kind: z.literal('site'), siteId: z.uuid() }),
      z.object({ kind: z.literal('list'), text: z.string().max(1_000_000) }),
    ]),
  }),
  output: z.object({
    added: count,
    alreadyThere: count,
    over: count,
    problems: z.array(listProblem),
  }),
});
export type AddRecipients = typeof addRecipients;
export type AddedRecipients = z.output<typeof addRecipients.output>;

const recipient = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
  site: z.string().nullable(),
  goesHome: z.boolean(),
  /** What the mail server of the address said when it did not take the mail. */
  refusedReason: z.string().nullable(),
});

/** A page of those to whom boxes go, by name. */
export const listRecipients = contract('list-choice-recipients', {
  input: z.object({
    campaignId: z.uuid(),
    search: z.string().max(200).default(''),
    page: z.number().int().min(1).max(100_000).default(1),
  }),
  output: z.object({ recipients: z.array(recipient), total: count }),
});
export type ListRecipients = typeof listRecipients;

/** Takes somebody off an open campaign, with whatever they chose. Refuses: conflict (closed). */
export const removeRecipient = contract('remove-choice-recipient', {
  input: z.object({ campaignId: z.uuid(), recipientId: z.uuid() }),
  output: z.object({}),
});
export type RemoveRecipient = typeof removeRecipient;

/** Who gets which parcel, by site (PDF): never what is in it. Refuses: conflict until it is closed. */
export const printHandOutList = contract('print-choice-list', {
  input: z.object({ campaignId: z.uuid() }),
  output: z.instanceof(Blob),
});
export type PrintHandOutList = typeof printHandOutList;

/** A label for each desk (PDF): name, site and number of the parcel. Refuses: as the list. */
export const printNameLabels = contract('print-choice-labels', {
  input: z.object({ campaignId: z.uuid() }),
  output: z.instanceof(Blob),
});
export type PrintNameLabels = typeof printNameLabels;

/** By the link of a mail, or as oneself. */
const of = z.union([z.object({ token: z.string().max(200) }), z.object({ recipientId: z.uuid() })]);
export type ChoiceOf = z.output<typeof of>;

const address = z.object({
  name: z.string(),
  line1: z.string(),
  line2: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
});

const opened = z.object({
  companyName: z.string(),
  title: z.string(),
  name: z.string(),
  state: campaignState,
  deadline: day,
  goesHome: z.boolean(),
  association: z.string().nullable(),
  fallback: z.enum(FALLBACKS),
  defaultProductId: z.uuid(),
  /** Boxes among which one chooses. */
  products: z.array(z.object({ id: z.uuid(), slug: z.string(), name: z.string() })),
  /** `productId` is null where the box is for the association; null where nothing was chosen. */
  choice: z.object({ productId: z.uuid().nullable(), swaps }).nullable(),
  address: address.nullable(),
});
export type OpenedChoice = z.output<typeof opened>;

/** What one may choose, and has chosen. Opening chooses nothing. Refuses: not-found, too-many-requests. */
export const openChoice = contract('open-choice', {
  input: z.object({ of }),
  output: opened,
});
export type OpenChoice = typeof openChoice;

/**
 * Keeps a choice in the place of the one before, until the last day is over. Refuses: invalid-input
 * (fields of the address; `productId`, `swaps`), conflict (it is over), not-found, too-many-requests.
 */
export const saveChoice = contract('save-choice', {
  input: z.object({
    of,
    productId: z.uuid().nullable(),
    swaps: swaps.max(20),
    address: form.nullable(),
  }),
  output: z.object({}),
});
export type SaveChoice = typeof saveChoice;

/** Where the caller may choose, or has; the newest first. */
export const listOwnChoices = contract('list-own-choices', {
  input: z.object({}),
  output: z.object({
    choices: z.array(
      z.object({
        recipientId: z.uuid(),
        companyName: z.string(),
        title: z.string(),
        state: campaignState,
        deadline: day,
        hasChosen: z.boolean(),
      }),
    ),
  }),
});
export type ListOwnChoices = typeof listOwnChoices;

// Functions of staff refuse: sign-in-required, forbidden.

/** What is to be packed for an order, without anybody's name; null where nobody chooses. */
export const readOrderChoices = contract('read-order-choices', {
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
  input: z.object({ orderId: z.uuid() }),
  output: z.instanceof(Blob),
});
export type PrintChoicePacking = typeof printChoicePacking;

/** A label for each parcel (PDF): its number and site, or name and address. Refuses: as the packing. */
export const printParcelLabels = contract('print-parcel-labels', {
  input: z.object({ orderId: z.uuid() }),
  output: z.instanceof(Blob),
});
export type PrintParcelLabels = typeof printParcelLabels;

/** The same as a list for spreadsheets and carriers (CSV). Refuses: as the packing. */
export const exportChoicePacking = contract('export-choice-packing', {
  input: z.object({ orderId: z.uuid() }),
  output: z.instanceof(Blob),
});
export type ExportChoicePacking = typeof exportChoicePacking;
