import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { FALLBACKS } from '../rules/campaign-form.ts';
import { campaignState, day, form, swaps } from './shapes.ts';

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
  access: 'public',
  input: z.object({ of }),
  output: opened,
});
export type OpenChoice = typeof openChoice;

/**
 * Keeps a choice in the place of the one before, until the last day is over. Refuses: invalid-input
 * (fields of the address; `productId`, `swaps`), conflict (it is over), not-found, too-many-requests.
 */
export const saveChoice = contract('save-choice', {
  access: 'public',
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
  access: 'account',
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
