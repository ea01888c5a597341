import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { companyId, day } from './shapes.ts';

const plan = z.object({
  weekdays: z.array(z.number().int().min(1).max(5)).max(5),
  hour: z.number().int().min(8).max(17),
});

/** What a company has settled about listening; for its owner, HR, works council and employees. */
export const readListeningSettings = contract('read-listening-settings', {
  access: 'see-listening',
  input: z.object({ companyId }),
  output: z.object({
    leastK: z.number().int(),
    tellsEverybody: z.boolean(),
    sites: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        plan,
        /** Those that are not over, the next first. */
        closures: z.array(z.object({ id: z.uuid(), firstDay: day, lastDay: day })),
      }),
    ),
  }),
});
export type ReadListeningSettings = typeof readListeningSettings;
export type ListeningSettings = z.output<ReadListeningSettings['output']>;

/** For owners: the threshold, from the next list on, and whether everybody reads what is told. */
export const setListening = contract('set-listening', {
  access: 'set-listening',
  input: z.object({
    companyId,
    leastK: z.union([z.literal(8), z.literal(10), z.literal(15)]),
    tellsEverybody: z.boolean(),
  }),
  output: z.object({}),
});
export type SetListening = typeof setListening;

/** For owners and HR: when the people of a site are asked by mail. */
export const setReminders = contract('set-reminders', {
  access: 'keep-listening',
  input: z.object({ companyId, siteId: z.uuid(), plan }),
  output: z.object({}),
});
export type SetReminders = typeof setReminders;

/**
 * For owners and HR: days on which a site is closed. `closureId` is made by the browser: the same
 * call again changes nothing. Refuses: invalid-input, not-found.
 */
export const addClosure = contract('add-closure', {
  access: 'keep-listening',
  input: z.object({
    companyId,
    siteId: z.uuid(),
    closureId: z.uuid(),
    firstDay: day,
    lastDay: day,
  }),
  output: z.object({}),
});
export type AddClosure = typeof addClosure;

export const removeClosure = contract('remove-closure', {
  access: 'keep-listening',
  input: z.object({ companyId, closureId: z.uuid() }),
  output: z.object({}),
});
export type RemoveClosure = typeof removeClosure;
