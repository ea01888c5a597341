import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { companyId, day } from './shapes.ts';

const followUpAction = z.object({
  id: z.uuid(),
  what: z.string(),
  dueOn: day.nullable(),
  doneOn: day.nullable(),
});

const followUp = z.object({
  id: z.uuid(),
  placeId: z.uuid(),
  /** Of the site or team; null for the whole company. */
  placeName: z.string().nullable(),
  heard: z.string(),
  publishedOn: day,
  actions: z.array(followUpAction),
});
export type FollowUp = z.output<typeof followUp>;

/** What the company says it has heard and does, as far as the caller is concerned; the newest first. */
export const listFollowUps = contract('list-follow-ups', {
  access: 'read-follow-ups',
  input: z.object({ companyId }),
  output: z.object({ followUps: z.array(followUp) }),
});
export type ListFollowUps = typeof listFollowUps;

/**
 * For owners and HR: says to the people of a place what was heard and what is done. Ids are made by
 * the browser: the same call again publishes once. Refuses: invalid-input, not-found.
 */
export const publishFollowUp = contract('publish-follow-up', {
  access: 'keep-listening',
  input: z.object({
    companyId,
    followUpId: z.uuid(),
    placeId: z.uuid(),
    heard: z.string().max(3_000),
    actions: z
      .array(z.object({ id: z.uuid(), what: z.string().max(400), dueOn: day.nullable() }))
      .max(5),
  }),
  output: z.object({}),
});
export type PublishFollowUp = typeof publishFollowUp;

/** For owners and HR. Refuses: not-found. */
export const withdrawFollowUp = contract('withdraw-follow-up', {
  access: 'keep-listening',
  input: z.object({ companyId, followUpId: z.uuid() }),
  output: z.object({}),
});
export type WithdrawFollowUp = typeof withdrawFollowUp;

/** For owners and HR: an action is done, or not yet. Refuses: not-found. */
export const markAction = contract('mark-action', {
  access: 'keep-listening',
  input: z.object({ companyId, actionId: z.uuid(), isDone: z.boolean() }),
  output: z.object({}),
});
export type MarkAction = typeof markAction;
