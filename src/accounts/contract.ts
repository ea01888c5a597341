import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { LANGUAGES } from '#basics/language.ts';

/** Where the caller is signed in, the latest use first; and in which language they are written to. */
export const readOwnAccount = contract('read-own-account', {
  access: 'account',
  input: z.object({}),
  output: z.object({
    language: z.enum(LANGUAGES),
    createdAt: z.iso.datetime(),
    /** How many recovery codes are unused; null when none were ever made. */
    recoveryCodes: z.number().int().nullable(),
    sessions: z.array(
      z.object({
        id: z.uuid(),
        /** Browser and system, where they said what they are. */
        device: z.string().nullable(),
        startedAt: z.iso.datetime(),
        usedAt: z.iso.datetime(),
        endsAt: z.iso.datetime(),
        isThisOne: z.boolean(),
        hasShownFactor: z.boolean(),
      }),
    ),
  }),
});
export type ReadOwnAccount = typeof readOwnAccount;

/** Chooses the language of mails and texts. */
export const setOwnLanguage = contract('set-own-language', {
  access: 'account',
  input: z.object({ language: z.enum(LANGUAGES) }),
  output: z.object({}),
});
export type SetOwnLanguage = typeof setOwnLanguage;

/**
 * Signs one of the caller's devices out, at once. Refuses: not-found; forbidden for another device than the one
 * that asks, without the second factor or more than an hour after the last proof.
 */
export const endOwnSession = contract('end-own-session', {
  access: 'account',
  input: z.object({ sessionId: z.uuid() }),
  output: z.object({}),
});
export type EndOwnSession = typeof endOwnSession;

/** Everything kept about the caller, room by room (GDPR, art. 15 and 20). Refuses: forbidden without the second factor. */
export const exportOwnData = contract('export-own-data', {
  access: 'account',
  input: z.object({}),
  output: z.object({ exportedAt: z.iso.datetime(), data: z.record(z.string(), z.unknown()) }),
});
export type ExportOwnData = typeof exportOwnData;

/** The same to be read by people: a PDF in the caller's language. Refuses: forbidden as above, too-many-requests. */
export const printOwnData = contract('print-own-data', {
  access: 'account',
  input: z.object({}),
  output: z.instanceof(Blob),
});
export type PrintOwnData = typeof printOwnData;

/**
 * Erases the account and what is kept about the person, but for what the law asks to keep (GDPR,
 * art. 17). `email` is typed by hand. Refuses: invalid-input (`email`), forbidden when the sign-in is
 * more than an hour old, conflict while they are the last owner of a company where others are.
 */
export const eraseOwnAccount = contract('erase-own-account', {
  access: 'account',
  input: z.object({ email: z.string().max(300) }),
  output: z.object({}),
});
export type EraseOwnAccount = typeof eraseOwnAccount;
