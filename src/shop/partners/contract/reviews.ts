import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { count, form, nothing, revision } from '#staff/shapes.ts';
import { EVIDENCE_BYTES } from '../rules/partner-evidence.ts';
import { CHECK_KINDS } from '../rules/partner-review.ts';

const applicationId = z.uuid();

/** Takes an application in hand. Refuses: not-found, conflict (no such move from where it stands). */
export const startPartnerReview = contract('start-partner-review', {
  access: 'keep-partners',
  input: z.object({ applicationId }),
  output: nothing,
});
export type StartPartnerReview = typeof startPartnerReview;

/** Says what came of a check; the same again changes nothing. Refuses: not-found, conflict, invalid-input. */
export const savePartnerCheck = contract('save-partner-check', {
  access: 'keep-partners',
  input: z.object({ applicationId, kind: z.enum(CHECK_KINDS), revision, form }),
  output: nothing,
});
export type SavePartnerCheck = typeof savePartnerCheck;

/**
 * Adds a document that reached staff otherwise than through the partner's link; sent twice, it is one.
 * Refuses: not-found, conflict (it was declined), too-many-requests, invalid-input (`file` among the fields).
 */
export const addPartnerEvidence = contract('add-partner-evidence', {
  access: 'keep-partners',
  input: z.object({
    applicationId,
    evidenceId: z.uuid(),
    form,
    fileBase64: z.string().max(Math.ceil(EVIDENCE_BYTES / 3) * 4),
  }),
  output: nothing,
});
export type AddPartnerEvidence = typeof addPartnerEvidence;

/**
 * Accepts a document, with its days as they stand on it, or refuses it, with the letter that says so; the same
 * again changes nothing and sends nothing. Refuses: not-found, conflict, invalid-input.
 */
export const judgePartnerEvidence = contract('judge-partner-evidence', {
  access: 'keep-partners',
  input: z.object({
    evidenceId: z.uuid(),
    revision: count.positive(),
    /** Of the letter, made by the browser. */
    messageId: z.uuid(),
    form,
  }),
  output: nothing,
});
export type JudgePartnerEvidence = typeof judgePartnerEvidence;

/** Writes to a partner, by mail with a link to answer. Refuses: not-found, invalid-input. */
export const writeToPartner = contract('write-to-partner', {
  access: 'keep-partners',
  input: z.object({
    applicationId,
    /** Made by the browser: sent twice, it leaves once. */
    messageId: z.uuid(),
    /** Whether the application waits for the answer. */
    isQuestion: z.boolean(),
    form,
  }),
  output: nothing,
});
export type WriteToPartner = typeof writeToPartner;

/** Closes every link that this partner was sent. */
export const revokePartnerLinks = contract('revoke-partner-links', {
  access: 'keep-partners',
  input: z.object({ applicationId }),
  output: nothing,
});
export type RevokePartnerLinks = typeof revokePartnerLinks;

/**
 * Approves, as a new maker or one that is there, or declines; the letter leaves by mail. Refuses:
 * not-found, conflict (changed meanwhile), invalid-input (`outcome`: checks-left).
 */
export const decideOnPartner = contract('decide-on-partner', {
  access: 'keep-partners',
  input: z.object({
    applicationId,
    revision: count.positive(),
    /** Of the letter, made by the browser. */
    messageId: z.uuid(),
    form,
  }),
  output: nothing,
});
export type DecideOnPartner = typeof decideOnPartner;

/**
 * Suspends a partner, or makes them partner again; the letter leaves by mail, once. Refuses: not-found,
 * conflict, invalid-input.
 */
export const suspendPartner = contract('suspend-partner', {
  access: 'keep-partners',
  input: z.object({
    applicationId,
    revision: count.positive(),
    /** Of the letter, made by the browser. */
    messageId: z.uuid(),
    isSuspended: z.boolean(),
    form,
  }),
  output: nothing,
});
export type SuspendPartner = typeof suspendPartner;
