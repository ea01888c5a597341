import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { DELIVERIES, FALLBACKS } from '../rules/campaign-form.ts';
import { campaignState, count, day, form } from './shapes.ts';

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
  access: 'order-boxes',
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
  access: 'open-choices',
  input: z.object({ companyId: z.uuid(), campaignId: z.uuid(), orderId: z.uuid(), form }),
  output: z.object({}),
});
export type OpenCampaign = typeof openCampaign;

/** Moves its last day later. Refuses: invalid-input, conflict (changed meanwhile, or closed). */
export const moveDeadline = contract('move-choice-deadline', {
  access: 'open-choices',
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
  access: 'open-choices',
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
  access: 'open-choices',
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
  access: 'open-choices',
  input: z.object({ campaignId: z.uuid(), recipientId: z.uuid() }),
  output: z.object({}),
});
export type RemoveRecipient = typeof removeRecipient;

/** Who gets which parcel, by site (PDF): never what is in it. Refuses: conflict until it is closed. */
export const printHandOutList = contract('print-choice-list', {
  access: 'open-choices',
  input: z.object({ campaignId: z.uuid() }),
  output: z.instanceof(Blob),
});
export type PrintHandOutList = typeof printHandOutList;

/** A label for each desk (PDF): name, site and number of the parcel. Refuses: as the list. */
export const printNameLabels = contract('print-choice-labels', {
  access: 'open-choices',
  input: z.object({ campaignId: z.uuid() }),
  output: z.instanceof(Blob),
});
export type PrintNameLabels = typeof printNameLabels;
