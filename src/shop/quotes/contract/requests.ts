import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { OFFER_TYPES } from '../rules/offer-types.ts';
import { REQUEST_SORTS, REQUEST_STATES } from '../rules/staff-answers.ts';

/**
 * A visitor writes to us. `form` is judged by `rules/contact-form.ts`, whose problems name each
 * field; `website` is a field no person sees: whoever fills it is answered and not written down.
 * The same `requestKey` is one request, however often it arrives.
 * Refuses: invalid-input, too-many-requests.
 */
export const sendContactRequest = contract('send-contact-request', {
  access: 'public',
  input: z.object({
    requestKey: z.uuid(),
    form: z.record(z.string(), z.unknown()),
    website: z.string().default(''),
  }),
  output: z.object({}),
});
export type SendContactRequest = typeof sendContactRequest;

const count = z.int32();
const instant = z.iso.datetime();
const nothing = z.object({});
/** Field by field, as it was typed; what a field may hold is said by `rules/staff-answers.ts`. */
const typed = z.record(z.string().max(50), z.string().max(25_000));
/** By their address, for other staff. */
const staffMember = z.object({ id: z.uuid(), email: z.string() });

const requestSummary = z.object({
  id: z.uuid(),
  sentAt: instant,
  name: z.string(),
  company: z.string(),
  offerType: z.enum(OFFER_TYPES).nullable(),
  state: z.enum(REQUEST_STATES),
  /** Who takes care of it. */
  assignedTo: staffMember.nullable(),
  replyCount: count,
  lastExchangeAt: instant,
});
export type RequestSummary = z.output<typeof requestSummary>;

/** What visitors asked, a page at a time. */
export const listContactRequests = contract('list-contact-requests', {
  access: 'answer-requests',
  input: z.object({
    /** In names, companies, addresses and messages. */
    search: z.string().max(200).default(''),
    state: z.enum(REQUEST_STATES).nullable().default(null),
    offerType: z.enum(OFFER_TYPES).nullable().default(null),
    /** Only those that the caller takes care of. */
    isMine: z.boolean().default(false),
    sort: z.enum(REQUEST_SORTS).default('newest'),
    /** From 1. */
    page: count.positive().max(100_000).default(1),
  }),
  output: z.object({ requests: z.array(requestSummary), total: count }),
});
export type ListContactRequests = typeof listContactRequests;

/** One request with all that was written about it. Refuses: not-found. */
export const readContactRequest = contract('read-contact-request', {
  access: 'answer-requests',
  input: z.object({ requestId: z.uuid() }),
  output: requestSummary.extend({
    email: z.string(),
    phone: z.string().nullable(),
    employeeCount: count.nullable(),
    message: z.string(),
    language: z.enum(['fr', 'en']),
    revision: count,
    /** The oldest first. */
    entries: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(['reply', 'note']),
        subject: z.string().nullable(),
        body: z.string(),
        writtenBy: z.string().nullable(),
        writtenAt: instant,
        /** Why the mail server of the address did not take the answer. */
        refusedReason: z.string().nullable(),
      }),
    ),
    staff: z.array(staffMember),
    /** Who asks for this. */
    self: z.string(),
  }),
});
export type ReadContactRequest = typeof readContactRequest;
export type RequestDetail = z.output<ReadContactRequest['output']>;

/**
 * Gives it to one of the staff, or to nobody; closes it, or opens it again. Refuses: not-found, conflict
 * (a colleague has acted meanwhile), invalid-input (`assignedTo` is not of the staff).
 */
export const changeContactRequest = contract('change-contact-request', {
  access: 'answer-requests',
  input: z.object({
    requestId: z.uuid(),
    revision: count,
    change: z.union([
      z.object({ assignedTo: z.uuid().nullable() }),
      z.object({ isClosed: z.boolean() }),
    ]),
  }),
  output: nothing,
});
export type ChangeContactRequest = typeof changeContactRequest;

/** Notes something for colleagues; the same `entryId` is one note. Refuses: not-found, invalid-input. */
export const noteContactRequest = contract('note-contact-request', {
  access: 'answer-requests',
  input: z.object({ requestId: z.uuid(), entryId: z.uuid(), form: typed }),
  output: nothing,
});
export type NoteContactRequest = typeof noteContactRequest;

/**
 * Answers by mail; the same `entryId` is one mail, however often it is sent. Refuses: not-found,
 * invalid-input, conflict (a colleague has answered or closed it meanwhile).
 */
export const answerContactRequest = contract('answer-contact-request', {
  access: 'answer-requests',
  input: z.object({ requestId: z.uuid(), entryId: z.uuid(), revision: count, form: typed }),
  output: nothing,
});
export type AnswerContactRequest = typeof answerContactRequest;

const replyTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  subject: z.object({ fr: z.string(), en: z.string() }),
  body: z.object({ fr: z.string(), en: z.string() }),
  isRetired: z.boolean(),
  revision: count,
});
export type ReplyTemplate = z.output<typeof replyTemplate>;

/** What answers begin with, by name; those no longer offered too. */
export const listReplyTemplates = contract('list-reply-templates', {
  access: 'answer-requests',
  input: nothing,
  output: z.object({ templates: z.array(replyTemplate) }),
});
export type ListReplyTemplates = typeof listReplyTemplates;

/** Adds a template, or changes it. The same again changes nothing. Refuses: invalid-input, conflict. */
export const saveReplyTemplate = contract('save-reply-template', {
  access: 'answer-requests',
  input: z.object({
    templateId: z.uuid(),
    /** As it was read; null for a new one. */
    revision: count.nullable(),
    form: typed,
  }),
  output: nothing,
});
export type SaveReplyTemplate = typeof saveReplyTemplate;
