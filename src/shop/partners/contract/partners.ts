import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { count, editor, instant, names } from '#staff/shapes.ts';
import { PARTNER_SORTS, PARTNER_VIEWS, STATE_FILTERS } from '../rules/listed-partners.ts';
import { EVIDENCE_KINDS, EVIDENCE_STATES } from '../rules/partner-evidence.ts';
import { CHECK_KINDS, CHECK_STATES } from '../rules/partner-review.ts';
import { APPLICATION_STATES, MESSAGE_AUTHORS, MESSAGE_KINDS } from '../rules/partner-states.ts';

const applicationId = z.uuid();

const day = z.iso.date().nullable();

const listedPartner = z.object({
  id: applicationId,
  company: z.string(),
  name: z.string(),
  town: z.string(),
  siren: z.string(),
  state: z.enum(APPLICATION_STATES),
  sentAt: instant,
  checksDone: count,
  /** Whether the partner wrote last. */
  isAnswered: z.boolean(),
  /** Documents that nobody has looked at. */
  toJudge: count,
  /** The first day on which an accepted document ends and no later one of its kind holds. */
  nextExpiry: day,
  makerName: z.string().nullable(),
  isSuspended: z.boolean(),
});
export type ListedPartner = z.output<typeof listedPartner>;

/** Twenty-five applications, or approved partners, of those that match. */
export const listPartners = contract('list-partners', {
  access: 'keep-partners',
  input: z.object({
    view: z.enum(PARTNER_VIEWS),
    search: z.string().max(200),
    state: z.enum(['', ...STATE_FILTERS]),
    sort: z.enum(PARTNER_SORTS),
    page: count.min(1).max(100_000),
  }),
  output: z.object({ partners: z.array(listedPartner), total: count }),
});
export type ListPartners = typeof listPartners;

const partnerEvidence = z.object({
  id: z.uuid(),
  kind: z.enum(EVIDENCE_KINDS),
  proves: z.string(),
  issuedOn: day,
  expiresOn: day,
  /** In the bucket of evidence, which staff read. */
  fileName: z.string(),
  addedAt: instant,
  /** How it reached staff, who added it; null for what the partner sent through their link. */
  cameFrom: z.string().nullable(),
  addedBy: editor,
  state: z.enum(EVIDENCE_STATES),
  note: z.string().nullable(),
  judgedBy: editor,
  judgedAt: instant.nullable(),
  revision: count,
});

const partnerCheck = z.object({
  kind: z.enum(CHECK_KINDS),
  state: z.enum(CHECK_STATES),
  note: z.string().nullable(),
  checkedBy: editor,
  checkedAt: instant,
  revision: count,
});

/** Everything about one application or partner. Refuses: not-found. */
export const readPartner = contract('read-partner', {
  access: 'keep-partners',
  input: z.object({ applicationId }),
  output: z.object({
    id: applicationId,
    state: z.enum(APPLICATION_STATES),
    revision: count,
    sentAt: instant,
    language: z.enum(['fr', 'en']),
    name: z.string(),
    company: z.string(),
    siren: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    town: z.string(),
    products: z.string(),
    evidenceSaid: z.string().nullable(),
    decisionReason: z.string().nullable(),
    /** Others under the same SIREN, the newest first. */
    sameSiren: z.array(
      z.object({ id: applicationId, state: z.enum(APPLICATION_STATES), sentAt: instant }),
    ),
    /** Those that somebody has begun. */
    checks: z.array(partnerCheck),
    /** The newest first. */
    evidence: z.array(partnerEvidence),
    /** The oldest first. */
    messages: z.array(
      z.object({
        id: z.uuid(),
        author: z.enum(MESSAGE_AUTHORS),
        kind: z.enum(MESSAGE_KINDS),
        body: z.string(),
        writtenBy: editor,
        writtenAt: instant,
      }),
    ),
    /** Links that open now. */
    openLinks: count,
    partner: z
      .object({
        maker: z.object({ name: z.string(), town: z.string(), department: z.string() }),
        since: instant,
        suspendedAt: instant.nullable(),
        suspensionReason: z.string().nullable(),
        revision: count,
        /** What they make, each with the products that hold it and are shown. */
        items: z.array(z.object({ id: z.uuid(), name: names, products: z.array(names) })),
      })
      .nullable(),
    /** Makers that are no partner yet. */
    makers: z.array(
      z.object({ id: z.uuid(), name: z.string(), town: z.string(), department: z.string() }),
    ),
    /** Who did what, the newest first; `to` is the state it came to. */
    history: z.array(
      z.object({
        id: z.string(),
        at: instant,
        by: editor,
        what: z.enum([
          'sent',
          'moved',
          'checked',
          'wrote',
          'answered',
          'evidence-added',
          'evidence-judged',
          'suspended',
          'resumed',
        ]),
        about: z.string().nullable(),
        to: z.string().nullable(),
      }),
    ),
    /** Letters to begin from, in the language of the applicant. */
    letters: z.object({
      approved: z.string(),
      declined: z.string(),
      /** With `{proves}` and `{reason}` for what is known only then. */
      documentRefused: z.string(),
      /** With `{reason}`. */
      suspended: z.string(),
      reinstated: z.string(),
    }),
  }),
});
export type ReadPartner = typeof readPartner;
export type PartnerUnderReview = z.output<ReadPartner['output']>;
