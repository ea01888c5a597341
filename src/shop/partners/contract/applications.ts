import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { typedForm } from '#shop/sales/shapes.ts';
import { EVIDENCE_BYTES, EVIDENCE_KINDS, EVIDENCE_STATES } from '../rules/partner-evidence.ts';
import { PARTNER_FIELDS } from '../rules/partner-form.ts';
import { APPLICATION_STATES, MESSAGE_AUTHORS } from '../rules/partner-states.ts';

/**
 * A producer proposes to join the boutique; fields are judged by `partner-form.ts`. `website` is
 * a field that people do not see. Refuses: invalid-input, too-many-requests.
 */
export const applyAsPartner = contract('apply-as-partner', {
  access: 'public',
  input: z.object({
    requestKey: z.uuid(),
    form: z.record(z.enum(PARTNER_FIELDS), z.string().max(20_000)),
    website: z.string().max(200),
  }),
  output: z.object({}),
});
export type ApplyAsPartner = typeof applyAsPartner;

/** What the link in our mails carries; it opens one application, for thirty days. */
const token = z.string().min(1).max(100);

/**
 * What a partner finds behind their link. Refuses: not-found (none of ours, or closed by staff;
 * details `isOver` where it was one of ours and has run out), too-many-requests.
 */
export const openPartnerLink = contract('open-partner-link', {
  access: 'public',
  input: z.object({ token }),
  output: z.object({
    company: z.string(),
    state: z.enum(APPLICATION_STATES),
    isSuspended: z.boolean(),
    expiresAt: z.iso.datetime(),
    /** The oldest first. */
    messages: z.array(
      z.object({
        id: z.uuid(),
        author: z.enum(MESSAGE_AUTHORS),
        body: z.string(),
        writtenAt: z.iso.datetime(),
      }),
    ),
    /** The newest first. */
    evidence: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(EVIDENCE_KINDS),
        proves: z.string(),
        expiresOn: z.iso.date().nullable(),
        state: z.enum(EVIDENCE_STATES),
        /** Why it was refused. */
        note: z.string().nullable(),
        addedAt: z.iso.datetime(),
        /** It reached staff another way than through the link. */
        isByStaff: z.boolean(),
      }),
    ),
  }),
});
export type OpenPartnerLink = typeof openPartnerLink;
export type LinkedPartner = z.output<OpenPartnerLink['output']>;

/** Answers staff. Refuses: as open-partner-link; invalid-input, conflict (it was declined). */
export const answerByPartnerLink = contract('answer-by-partner-link', {
  access: 'public',
  input: z.object({
    token,
    /** Made by the browser: sent twice, it is one. */
    messageId: z.uuid(),
    form: typedForm,
  }),
  output: z.object({}),
});
export type AnswerByPartnerLink = typeof answerByPartnerLink;

/**
 * Adds a document. Refuses: as answer-by-partner-link; `file`: file-unreadable, where the bytes are no
 * PDF, JPEG or PNG, or file-too-large.
 */
export const addEvidenceByPartnerLink = contract('add-evidence-by-partner-link', {
  access: 'public',
  input: z.object({
    token,
    evidenceId: z.uuid(),
    form: typedForm,
    fileBase64: z.string().max(Math.ceil(EVIDENCE_BYTES / 3) * 4),
  }),
  output: z.object({}),
});
export type AddEvidenceByPartnerLink = typeof addEvidenceByPartnerLink;

/** Sends a new link, in the place of one that has run out, to the address of the application. */
export const renewPartnerLink = contract('renew-partner-link', {
  access: 'public',
  input: z.object({ token }),
  output: z.object({}),
});
export type RenewPartnerLink = typeof renewPartnerLink;
