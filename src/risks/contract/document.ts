import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { EVENT_KINDS, OPINION_KINDS, REASONS } from '../rules/duerp-record.ts';
import { METHODS } from '../rules/evaluation.ts';
import { EXPOSURE_FACTORS } from '../rules/exposure-factors.ts';
import { FAMILIES } from '../rules/hazards.ts';
import { FINDINGS } from '../rules/readiness.ts';
import { SENDING_STATES } from '../rules/sending-forms.ts';
import { companyId, count, day, people, text } from './shapes.ts';

const indicator = z.object({
  monday: day,
  tenths: count,
  marginTenths: count,
  trend: z.object({ tenths: count, direction: z.enum(['up', 'down', 'stable']) }).nullish(),
  factors: z.record(z.string(), count),
});

const unit = z.object({
  id: z.uuid(),
  establishmentId: z.uuid(),
  name: text,
  activities: text.nullable(),
  ...people,
  placeId: z.uuid().nullable(),
  revision: count,
  indicator: indicator.nullable(),
  counts: z.object({
    risks: count,
    high: count,
    medium: count,
    low: count,
    notEvaluated: count,
    openActions: count,
  }),
});
export type WorkUnit = z.output<typeof unit>;

const event = z.object({
  id: z.uuid(),
  kind: z.enum(EVENT_KINDS),
  happenedOn: day,
  what: text,
  unitId: z.uuid().nullable(),
  tasks: z.array(
    z.object({
      kind: z.enum(['review', 'council', 'health-service']),
      dueOn: day,
      doneOn: day.nullable(),
    }),
  ),
});
export type RiskEvent = z.output<typeof event>;

const opinion = z.object({
  kind: z.enum(OPINION_KINDS),
  on: day.nullable(),
  text: text.nullable(),
  signatories: z.array(z.object({ name: text, as: text })),
});

const version = z.object({
  id: z.uuid(),
  state: z.enum(['consultation', 'withdrawn', 'issued']),
  reason: z.enum(REASONS),
  note: text.nullable(),
  frozenOn: day,
  /** Of issued ones. */
  number: count.nullable(),
  issuedOn: day.nullable(),
  supersededOn: day.nullable(),
  hash: text.nullable(),
  opinion: opinion.nullable(),
  /** By whom and when an authority says that it was there; null where nobody is asked. */
  timestamp: z
    .discriminatedUnion('state', [
      z.object({ state: z.literal('stamped'), at: z.iso.datetime(), authority: text }),
      z.object({ state: z.literal('awaited') }),
    ])
    .nullable(),
  /** Of what is frozen: what it lacks that somebody must sign for apart. */
  lacks: z.array(z.object({ code: z.enum(FINDINGS), count })),
  /** Noted by hand, and sent by the product: one list. */
  transmissions: z.array(
    z.object({
      sentOn: day,
      recipient: text,
      means: z.enum(['email', 'post', 'portal', 'hand']),
      sending: z
        .object({
          id: z.uuid(),
          email: text,
          state: z.enum(SENDING_STATES),
          lastDay: day,
          deliveredOn: day.nullable(),
          /** What the mail server of the address answered. */
          refusedBecause: text.nullable(),
          receivedOn: day.nullable(),
          receivedBy: text.nullable(),
        })
        .optional(),
    }),
  ),
});
export type DuerpVersion = z.output<typeof version>;

/** The risk document of a company as it stands, without the risks of each unit. */
export const readDuerp = contract('read-duerp', {
  access: 'read-risks',
  input: z.object({ companyId }),
  output: z.object({
    headcount: count,
    settings: z.object({
      method: z.enum(METHODS),
      responsible: text.nullable(),
      healthService: text.nullable(),
      healthServiceEmail: text.nullable(),
      readingPlace: text.nullable(),
    }),
    establishments: z.array(
      z.object({ id: z.uuid(), name: text, siret: text.nullable(), revision: count }),
    ),
    units: z.array(unit),
    /** The tree of the company, whose published numbers may stand beside a unit. */
    places: z.array(
      z.object({
        id: z.uuid(),
        siteId: z.uuid().nullable(),
        kind: z.enum(['company', 'site', 'team']),
        name: text,
      }),
    ),
    /** All with something left to do, and the newest of the others. */
    events: z.array(event),
    versions: z.array(version),
    update: z.object({
      dueOn: day.nullable(),
      because: z.enum(['first', 'yearly', 'event']).nullable(),
    }),
    findings: z.array(
      z.object({
        code: z.enum(FINDINGS),
        isBlocking: z.boolean(),
        /** Whether somebody must sign apart for a version to be issued in spite of it. */
        isReserved: z.boolean(),
        count,
        unitIds: z.array(z.string()),
      }),
    ),
    /** Whether the caller writes, and whether they issue versions. */
    mayWrite: z.boolean(),
    mayIssue: z.boolean(),
  }),
});
export type ReadDuerp = typeof readDuerp;
export type Duerp = z.output<ReadDuerp['output']>;

/** The catalogue in the caller's language, and what the company has added to it. */
export const listHazards = contract('list-hazards', {
  access: 'read-risks',
  input: z.object({ companyId }),
  output: z.object({
    families: z.array(z.object({ code: z.enum(FAMILIES), name: text })),
    hazards: z.array(
      z.object({
        code: text,
        family: z.enum(FAMILIES),
        name: text,
        harm: text,
        questions: z.array(text),
      }),
    ),
    own: z.array(z.object({ id: z.uuid(), family: z.enum(FAMILIES), name: text, revision: count })),
    exposures: z.array(z.object({ code: z.enum(EXPOSURE_FACTORS), name: text, threshold: text })),
    principles: z.array(z.object({ number: count, text })),
  }),
});
export type ListHazards = typeof listHazards;
export type HazardCatalogue = z.output<ListHazards['output']>;
