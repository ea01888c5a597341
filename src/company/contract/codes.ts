import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { CODES_A_DOCUMENT } from '../rules/page-sizes.ts';
import { companyId } from './shapes.ts';

/** A poster for a wall (PDF): where to come in with a personal code. Refuses: too-many-requests. */
export const printPoster = contract('print-poster', {
  access: 'keep-employees',
  input: z.object({ companyId }),
  output: z.instanceof(Blob),
});
export type PrintPoster = typeof printPoster;

/**
 * Slips with personal codes (PDF) for people who have no address and have not come in: those named,
 * or all of them, `CODES_A_DOCUMENT` to a part. Refuses: not-found when there is nobody in that part,
 * too-many-requests.
 */
export const printPersonalCodes = contract('print-personal-codes', {
  access: 'keep-employees',
  input: z.object({
    companyId,
    employeeIds: z.array(z.uuid()).max(CODES_A_DOCUMENT).optional(),
    part: z.number().int().min(1).max(100_000).default(1),
  }),
  output: z.instanceof(Blob),
});
export type PrintPersonalCodes = typeof printPersonalCodes;

/** As it was typed or photographed. */
const personalCode = z.string().max(100);

/** What a personal code is for, to whoever holds it. `not-found` for what is none. */
export const readPersonalCode = contract('read-personal-code', {
  access: 'public',
  input: z.object({ code: personalCode }),
  output: z.object({
    companyName: z.string(),
    firstName: z.string(),
    state: z.enum(['open', 'entered', 'over']),
  }),
});
export type ReadPersonalCode = typeof readPersonalCode;

/**
 * Takes the place that a personal code is for, with the caller’s account. Refuses: forbidden for an
 * account without an address, already-done, not-found when it is none or over, conflict when the
 * caller has another place in that company, or keeps its people: who prints codes uses none.
 */
export const enterByCode = contract('enter-by-code', {
  access: 'account',
  input: z.object({ code: personalCode }),
  output: z.object({ companyId }),
});
export type EnterByCode = typeof enterByCode;

/** The places that a code on paper gave the caller, and that no invitation has confirmed since. */
export const listCodeEntries = contract('list-code-entries', {
  access: 'account',
  input: z.object({}),
  output: z.object({
    entries: z.array(z.object({ companyId, companyName: z.string(), enteredAt: z.iso.datetime() })),
  }),
});
export type ListCodeEntries = typeof listCodeEntries;

/**
 * Gives such a place back; what the caller answered stays theirs to read and erase. Refuses: not-found
 * where a code gave them none.
 */
export const giveBackPlace = contract('give-back-place', {
  access: 'account',
  input: z.object({ companyId }),
  output: z.object({}),
});
export type GiveBackPlace = typeof giveBackPlace;
