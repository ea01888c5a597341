import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { DATABASE_INSTANT } from '#basics/dates.ts';
import { StreamedFile } from '#basics/streamed-file.ts';
import { RATES } from '#listening/rules/told-week.ts';
import { CLOSING_REASONS } from './rules/alert-life.ts';
import { LINK_AUDIENCES } from './rules/duerp-access.ts';
import { ACTION_STATES, EVENT_KINDS, OPINION_KINDS, REASONS } from './rules/duerp-record.ts';
import { STAGES } from './rules/episode.ts';
import { METHODS } from './rules/evaluation.ts';
import { EXPOSURE_FACTORS } from './rules/exposure-factors.ts';
import { FAMILIES } from './rules/hazards.ts';
import { FINDINGS } from './rules/readiness.ts';
import { FILE_FORMATS, HANDOVER_MEANS, REGISTERS } from './rules/registers.ts';
import { ACTIONS_MAX, RISKS_CHUNK } from './rules/risk-import.ts';
import { RISK_COLUMNS } from './rules/risk-import-columns.ts';
import { SENDING_STATES } from './rules/sending-forms.ts';
import { SENSITIVITIES } from './rules/sensitivity.ts';
import { TRADES } from './rules/starting-points.ts';

// Every function here refuses: sign-in-required, forbidden (no such right in that company, or its
// licence is over). What is saved has an id made by the browser and the revision that was read: the
// same call again changes nothing, and what somebody else has changed meanwhile is refused as
// conflict. Forms are refused as invalid-input, with a problem beside each field.

const companyId = z.uuid();
const day = z.string().max(10);
const form = z.record(z.string().max(40), z.string().max(5_000));
/** Null for what is new. */
const revision = z.number().int().positive().nullable();
const saved = z.object({ revision: z.number().int() });
const nothing = z.object({});
const count = z.number().int();
const people = { women: count.nullable(), men: count.nullable() };
const text = z.string();

const evaluation = z.object({
  method: z.enum(METHODS),
  frequency: count,
  severity: count,
  mastery: count.optional(),
});

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

const action = z.object({
  id: z.uuid(),
  riskId: z.uuid(),
  what: text,
  /** Null where nobody has said which. */
  principle: count.nullable(),
  responsible: text.nullable(),
  costCents: count.nullable(),
  dueOn: day.nullable(),
  conditions: text.nullable(),
  indicator: text.nullable(),
  state: z.enum(ACTION_STATES),
  doneOn: day.nullable(),
  before: evaluation.nullable(),
  after: evaluation.nullable(),
  revision: count,
});
export type PreventionAction = z.output<typeof action>;

const risk = z.object({
  id: z.uuid(),
  unitId: z.uuid(),
  /** Code of the catalogue; null for the company's own. */
  hazard: text.nullable(),
  ownHazardId: z.uuid().nullable(),
  family: z.enum(FAMILIES),
  situation: text,
  harm: text.nullable(),
  measures: text.nullable(),
  sexDifference: text.nullable(),
  ...people,
  evaluation: evaluation.nullable(),
  priority: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
  /** Of a starting point, and nobody has read it over yet. */
  isProposal: z.boolean(),
  revision: count,
  actions: z.array(action),
});
export type AssessedRisk = z.output<typeof risk>;

const exposure = z.object({
  factor: z.enum(EXPOSURE_FACTORS),
  women: count,
  men: count,
  note: text.nullable(),
});

/** What is kept of one work unit, the most pressing risks first. Refuses: not-found. */
export const readWorkUnit = contract('read-work-unit', {
  input: z.object({ companyId, unitId: z.uuid() }),
  output: z.object({ risks: z.array(risk), exposures: z.array(exposure) }),
});
export type ReadWorkUnit = typeof readWorkUnit;

/** Every action of the company, those that are due first. */
export const listPreventionActions = contract('list-prevention-actions', {
  input: z.object({ companyId }),
  output: z.object({
    actions: z.array(
      z.object({
        ...action.shape,
        unitId: z.uuid(),
        hazard: text.nullable(),
        ownHazardId: z.uuid().nullable(),
        evaluation: evaluation.nullable(),
      }),
    ),
  }),
});
export type ListPreventionActions = typeof listPreventionActions;

/** The catalogue in the caller's language, and what the company has added to it. */
export const listHazards = contract('list-hazards', {
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

export const setDuerpSettings = contract('set-duerp-settings', {
  input: z.object({ companyId, form }),
  output: nothing,
});
export type SetDuerpSettings = typeof setDuerpSettings;

export const saveEstablishment = contract('save-establishment', {
  input: z.object({ companyId, id: z.uuid(), revision, form }),
  output: saved,
});
export type SaveEstablishment = typeof saveEstablishment;

export const saveWorkUnit = contract('save-work-unit', {
  input: z.object({
    companyId,
    id: z.uuid(),
    revision,
    establishmentId: z.uuid(),
    placeId: z.uuid().nullable(),
    form,
  }),
  output: saved,
});
export type SaveWorkUnit = typeof saveWorkUnit;

export const saveOwnHazard = contract('save-own-hazard', {
  input: z.object({ companyId, id: z.uuid(), revision, form }),
  output: saved,
});
export type SaveOwnHazard = typeof saveOwnHazard;

export const saveRisk = contract('save-risk', {
  input: z.object({ companyId, id: z.uuid(), revision, unitId: z.uuid(), form }),
  output: saved,
});
export type SaveRisk = typeof saveRisk;

/** These proposals of a starting point were read over, and are right; what is no proposal stays as it is. */
export const confirmRisks = contract('confirm-risks', {
  input: z.object({ companyId, riskIds: z.array(z.uuid()).max(500) }),
  output: nothing,
});
export type ConfirmRisks = typeof confirmRisks;

export const savePreventionAction = contract('save-prevention-action', {
  input: z.object({ companyId, id: z.uuid(), revision, riskId: z.uuid(), form }),
  output: saved,
});
export type SavePreventionAction = typeof savePreventionAction;

/** How many of a unit are above the threshold of one factor; both nought: asked, and nobody is. */
export const setExposure = contract('set-exposure', {
  input: z.object({ companyId, unitId: z.uuid(), form }),
  output: nothing,
});
export type SetExposure = typeof setExposure;

/**
 * Takes something out of the document; what was issued keeps it. An establishment, a unit and a risk
 * take along what is in them only when that is wished. Refuses: not-found, conflict (beside
 * `withContents`: something is in it).
 */
export const removeFromDuerp = contract('remove-from-duerp', {
  input: z.object({
    companyId,
    kind: z.enum(['establishment', 'unit', 'hazard', 'risk', 'action']),
    id: z.uuid(),
    /** As it was read: what somebody else has changed since is not removed. */
    revision: count.positive(),
    withContents: z.boolean(),
  }),
  output: nothing,
});
export type RemoveFromDuerp = typeof removeFromDuerp;

/** Makes a work unit of each of these teams, or sites without one, where there is none yet. */
export const addUnitsFromPlaces = contract('add-units-from-places', {
  input: z.object({ companyId, placeIds: z.array(z.uuid()).max(500) }),
  output: z.object({ added: count }),
});
export type AddUnitsFromPlaces = typeof addUnitsFromPlaces;

/** Notes what makes an update due, with the tasks that it brings; the same id again changes nothing. */
export const noteRiskEvent = contract('note-risk-event', {
  input: z.object({ companyId, id: z.uuid(), unitId: z.uuid().nullable(), form }),
  output: nothing,
});
export type NoteRiskEvent = typeof noteRiskEvent;

export const markRiskTask = contract('mark-risk-task', {
  input: z.object({
    companyId,
    eventId: z.uuid(),
    kind: z.enum(['review', 'council', 'health-service']),
    isDone: z.boolean(),
  }),
  output: nothing,
});
export type MarkRiskTask = typeof markRiskTask;

/** Who changed what, the newest first, fifty at a time. */
export const listRiskChanges = contract('list-risk-changes', {
  input: z.object({
    companyId,
    before: z
      .object({ instant: z.string().max(40).regex(DATABASE_INSTANT), id: z.uuid() })
      .optional(),
  }),
  output: z.object({
    changes: z.array(
      z.object({
        id: z.uuid(),
        happenedAt: z.iso.datetime(),
        /** No longer as it was written, or not written by the product. */
        isAltered: z.boolean(),
        by: z.enum(['you', 'somebody', 'product']),
        byEmail: text.nullable(),
        subject: text,
        act: z.enum(['added', 'changed', 'removed']),
        /** What is called by a name or a text: that of before, or of now. */
        label: text.nullable(),
        fields: z.array(z.object({ name: text, before: text.nullable(), after: text.nullable() })),
      }),
    ),
    /** Whether the last check of the whole found it as it was written, with no line missing. */
    isWhole: z.boolean(),
    next: z.object({ instant: text, id: z.uuid() }).optional(),
  }),
});
export type ListRiskChanges = typeof listRiskChanges;
export type RiskChange = z.output<ListRiskChanges['output']>['changes'][number];

/**
 * Freezes the document as it is, for the works council to read; the same id again changes nothing.
 * Refuses: conflict (another is being consulted on), invalid-input (`document`: it lacks what it
 * cannot be without).
 */
export const freezeDuerp = contract('freeze-duerp', {
  input: z.object({ companyId, versionId: z.uuid(), form }),
  output: nothing,
});
export type FreezeDuerp = typeof freezeDuerp;

/** Gives a frozen document up, to change it; it stays in the list. Refuses: not-found. */
export const withdrawDuerp = contract('withdraw-duerp', {
  input: z.object({ companyId, versionId: z.uuid() }),
  output: nothing,
});
export type WithdrawDuerp = typeof withdrawDuerp;

/** Issues what is frozen, with the opinion of the works council; the same again changes nothing. */
export const issueDuerp = contract('issue-duerp', {
  input: z.object({ companyId, versionId: z.uuid(), form }),
  output: z.object({ number: count }),
});
export type IssueDuerp = typeof issueDuerp;

/** Notes that a version went to the occupational health service; the same id again changes nothing. */
export const noteTransmission = contract('note-transmission', {
  input: z.object({ companyId, id: z.uuid(), versionId: z.uuid(), form }),
  output: nothing,
});
export type NoteTransmission = typeof noteTransmission;

/**
 * For owner and HR of a verified company: sends one issued version to an address of the occupational health
 * service, by a link to it alone; the same id again changes nothing. Refuses: not-found, invalid-input
 * (`email`: not-verified), too-many-requests.
 */
export const sendDuerp = contract('send-duerp', {
  input: z.object({ companyId, id: z.uuid(), versionId: z.uuid(), form }),
  output: nothing,
});
export type SendDuerp = typeof sendDuerp;

/** The link opens nothing any more; what is known of it stays. Refuses: not-found. */
export const revokeDuerpSending = contract('revoke-duerp-sending', {
  input: z.object({ companyId, id: z.uuid() }),
  output: nothing,
});
export type RevokeDuerpSending = typeof revokeDuerpSending;

/** What is known of a sending, on a page to be kept. Refuses: not-found. */
export const printDuerpReceipt = contract('print-duerp-receipt', {
  input: z.object({ companyId, id: z.uuid() }),
  output: z.instanceof(Blob),
});
export type PrintDuerpReceipt = typeof printDuerpReceipt;

const versionOrDraft = z.object({
  companyId,
  /** Null: as it is being kept. */
  versionId: z.uuid().nullable(),
});

const side = z.object({ name: text, before: text.nullable(), after: text.nullable() });
const difference = z.object({
  kind: z.enum([
    'settings',
    'establishment',
    'unit',
    'risk',
    'action',
    'exposure',
    'combined',
    'event',
  ]),
  act: z.enum(['added', 'changed', 'removed']),
  /** What it is called, and in which work unit. */
  label: text,
  unit: text.nullable(),
  fields: z.array(side),
});
export type DuerpDifference = z.output<typeof difference>;

/** What differs between two versions, or a version and the document as it is being kept. */
export const compareDuerp = contract('compare-duerp', {
  input: z.object({ companyId, before: z.uuid(), after: z.uuid().nullable() }),
  output: z.object({ differences: z.array(difference) }),
});
export type CompareDuerp = typeof compareDuerp;

/** The document on paper; issued versions as they were printed then (French), or in the caller's language. */
export const printDuerp = contract('print-duerp', {
  input: z.object({ ...versionOrDraft.shape, kind: z.enum(['kept', 'reading']) }),
  output: z.instanceof(Blob),
});
export type PrintDuerp = typeof printDuerp;

/** One line for each risk of each unit, for a spreadsheet in the caller's language; streamed. */
export const exportDuerpCsv = contract('export-duerp-csv', {
  input: versionOrDraft,
  output: z.union([z.instanceof(Blob), z.instanceof(StreamedFile)]),
});
export type ExportDuerpCsv = typeof exportDuerpCsv;

/** The very text that is hashed. Refuses: not-found for what is not issued. */
export const exportDuerpRecord = contract('export-duerp-record', {
  input: z.object({ companyId, versionId: z.uuid() }),
  output: z.instanceof(Blob),
});
export type ExportDuerpRecord = typeof exportDuerpRecord;

/** Every issued version in one ZIP, with the page that verifies the chain without a network. */
export const exportDuerpArchive = contract('export-duerp-archive', {
  input: z.object({ companyId }),
  output: z.instanceof(StreamedFile),
});
export type ExportDuerpArchive = typeof exportDuerpArchive;

/** For a wall: where and how the document is read (R4121-4). */
export const printDuerpNotice = contract('print-duerp-notice', {
  input: z.object({ companyId }),
  output: z.instanceof(Blob),
});
export type PrintDuerpNotice = typeof printDuerpNotice;

const readable = z.object({
  id: z.uuid(),
  number: count,
  issuedOn: day,
  supersededOn: day.nullable(),
});

/** The versions that the caller may read as somebody who works, or worked, in these companies. */
export const listOwnDuerps = contract('list-own-duerps', {
  input: nothing,
  output: z.object({
    companies: z.array(
      z.object({
        companyId,
        name: text,
        readingPlace: text.nullable(),
        versions: z.array(readable),
      }),
    ),
  }),
});
export type ListOwnDuerps = typeof listOwnDuerps;

/** The trades that have a starting point, with what each would add. */
export const listStartingPoints = contract('list-starting-points', {
  input: nothing,
  output: z.object({
    trades: z.array(
      z.object({ trade: z.enum(TRADES), name: text, units: z.array(text), risks: count }),
    ),
  }),
});
export type ListStartingPoints = typeof listStartingPoints;

/**
 * Adds the work units of a trade to an establishment, with their usual risks, to confirm, correct or
 * strike out. A unit of the same name is left as it is: the same call again adds nothing.
 */
export const applyStartingPoint = contract('apply-starting-point', {
  input: z.object({ companyId, trade: z.enum(TRADES), establishmentId: z.uuid() }),
  output: z.object({ units: count, risks: count }),
});
export type ApplyStartingPoint = typeof applyStartingPoint;

const monday = day;
const alertKind = z.enum(['drop', 'level', 'participation']);
const stage = z.enum(STAGES);
const sensitivity = z.enum(SENSITIVITIES);

const figures = z.union([
  /** Points. */
  z.object({ baseline: z.number(), ewma: z.number(), margin: z.number() }),
  z.object({ level: z.number(), margin: z.number() }),
  z.object({ before: z.enum(RATES), now: z.enum(RATES) }),
  /** Percent, of signals from before there were lists: how many were low, and how many took part. */
  z.object({ lowShare: z.number(), lowShareAtLeast: z.number() }),
  z.object({ baseline: z.number(), recent: z.number() }),
]);
export type AlertFigures = z.output<typeof figures>;

const alert = z.object({
  id: z.uuid(),
  placeId: z.uuid(),
  placeName: text,
  placeKind: z.enum(['company', 'site', 'team']),
  kind: alertKind,
  stage,
  since: monday,
  lastMonday: monday,
  /** The Monday of the week with which the signal was over. */
  endedOn: monday.nullable(),
  /** The Monday from which on nothing is published of that place. */
  silentSince: monday.nullable(),
  /** How many people were listed there when it was told last; null from before there were lists. */
  listed: count.nullable(),
  isPlaceGone: z.boolean(),
  figures,
  dueOn: day,
  ownerId: z.uuid().nullable(),
  acknowledgedOn: day.nullable(),
  /** Of the risk document, once it was confirmed. */
  eventId: z.uuid().nullable(),
  closing: z.object({ on: day, reason: z.enum(CLOSING_REASONS), note: text.nullable() }).nullable(),
});
export type RiskAlert = z.output<typeof alert>;

/** What was signalled: what is open first, then what is closed, the newest first. */
export const listRiskAlerts = contract('list-risk-alerts', {
  input: z.object({ companyId }),
  output: z.object({
    sensitivity,
    alerts: z.array(alert),
    /** Who may take one up; without addresses for the works council. */
    people: z.array(z.object({ id: z.uuid(), email: text.nullable() })),
    /** Places of which too few weeks are told yet; null weeks where nothing is told. */
    calibrating: z.array(z.object({ name: text, weeksLeft: count.nullable() })),
    /** How many must be listed, in a place and beside it, for it to be told. */
    leastListed: count,
    /** Why nothing is told of the whole company; null where something is. */
    silence: z.enum(['no-list', 'under-half']).nullable(),
    watched: count,
  }),
});
export type ListRiskAlerts = typeof listRiskAlerts;
export type RiskAlerts = z.output<ListRiskAlerts['output']>;

/** Somebody has read it; the same again changes nothing. Refuses: not-found. */
export const acknowledgeAlert = contract('acknowledge-alert', {
  input: z.object({ companyId, alertId: z.uuid() }),
  output: nothing,
});
export type AcknowledgeAlert = typeof acknowledgeAlert;

/** Who sees to it, and until when. Refuses: not-found, invalid-input, conflict once it is closed. */
export const assignAlert = contract('assign-alert', {
  input: z.object({ companyId, alertId: z.uuid(), ownerId: z.uuid().nullable(), form }),
  output: nothing,
});
export type AssignAlert = typeof assignAlert;

/**
 * Takes a signal into the risk document: opens the dated entry (R4121-2) with its tasks. `eventId` is
 * made by the browser: the same again changes nothing. Refuses: not-found, already-done, conflict where
 * that id is another entry’s.
 */
export const confirmAlert = contract('confirm-alert', {
  input: z.object({ companyId, alertId: z.uuid(), eventId: z.uuid(), form }),
  output: nothing,
});
export type ConfirmAlert = typeof confirmAlert;

/** Refuses: not-found. */
export const closeAlert = contract('close-alert', {
  input: z.object({ companyId, alertId: z.uuid(), form }),
  output: nothing,
});
export type CloseAlert = typeof closeAlert;

/** How closely places are watched: the standard, or closer; from the next week on. */
export const setSensitivity = contract('set-sensitivity', {
  input: z.object({ companyId, sensitivity }),
  output: nothing,
});
export type SetSensitivity = typeof setSensitivity;

/** What each sensitivity would have signalled in the weeks that are told; places with a signal first. */
export const replayAlerts = contract('replay-alerts', {
  input: z.object({ companyId }),
  output: z.object({
    mondays: z.array(monday),
    places: z.array(
      z.object({
        id: z.uuid(),
        name: text,
        kind: z.enum(['company', 'site', 'team']),
        signals: z.record(
          sensitivity,
          z.array(
            z.object({
              kind: alertKind,
              since: monday,
              /** The Monday of the week with which it was over; null where it lasts. */
              endedOn: monday.nullable(),
              stage,
            }),
          ),
        ),
      }),
    ),
  }),
});
export type ReplayAlerts = typeof replayAlerts;
export type AlertReplay = z.output<ReplayAlerts['output']>;

/** In a file; judged by the rules, line by line, not here. */
const importedCell = z.string().max(ACTIONS_MAX).optional();
const importedCells = Object.fromEntries(
  RISK_COLUMNS.map((column) => [column, importedCell]),
) as Record<(typeof RISK_COLUMNS)[number], typeof importedCell>;

/**
 * Adds lines of a risk document that was kept elsewhere, with the establishments, units and hazards
 * that they name; a line with a problem is left out. The same lines again add nothing. Refuses:
 * not-found (an id that is not the company's).
 */
export const importRisks = contract('import-risks', {
  input: z.object({
    companyId,
    rows: z
      .array(z.object({ id: z.uuid(), line: count.min(1).max(20_000_000), ...importedCells }))
      .max(RISKS_CHUNK),
  }),
  output: z.object({
    added: count,
    alreadyThere: count,
    newUnits: count,
    problems: z.array(z.object({ line: count, path: text, problem: text })),
  }),
});
export type ImportRisks = typeof importRisks;

const link = z.object({
  id: z.uuid(),
  holder: text,
  audience: z.enum(LINK_AUDIENCES),
  employedFrom: day.nullable(),
  employedUntil: day.nullable(),
  lastDay: day,
  isRevoked: z.boolean(),
  /** Where it leads; null once it holds no more. */
  address: text.nullable(),
});
export type DuerpLink = z.output<typeof link>;

/** For owner and HR: who was given a link to read without an account, the newest first. */
export const listDuerpLinks = contract('list-duerp-links', {
  input: z.object({ companyId }),
  output: z.object({ links: z.array(link) }),
});
export type ListDuerpLinks = typeof listDuerpLinks;

/**
 * For owner and HR: a link for somebody whom the law lets read (R4121-4): a former worker, the versions
 * in force while they worked there; the health service and authorities, all. The same id again
 * changes nothing.
 */
export const makeDuerpLink = contract('make-duerp-link', {
  input: z.object({ companyId, id: z.uuid(), form }),
  output: nothing,
});
export type MakeDuerpLink = typeof makeDuerpLink;

/** Refuses: not-found. */
export const revokeDuerpLink = contract('revoke-duerp-link', {
  input: z.object({ companyId, id: z.uuid() }),
  output: nothing,
});
export type RevokeDuerpLink = typeof revokeDuerpLink;

const token = z.string().max(200);

/** What such a link lets read. Refuses: not-found for one that is altered, over or revoked. */
export const openDuerpLink = contract('open-duerp-link', {
  input: z.object({ token }),
  output: z.object({
    companyName: text,
    audience: z.enum(LINK_AUDIENCES),
    lastDay: day,
    versions: z.array(readable),
  }),
});
export type OpenDuerpLink = typeof openDuerpLink;

/** What a sending is about, for whoever has its link. Refuses: not-found for one that is over or revoked. */
export const openDuerpSending = contract('open-duerp-sending', {
  input: z.object({ token }),
  output: z.object({
    companyName: text,
    number: count,
    issuedOn: day,
    hash: text,
    lastDay: day,
    receivedOn: day.nullable(),
    receivedBy: text.nullable(),
  }),
});
export type OpenDuerpSending = typeof openDuerpSending;

/** That one version, as it was printed when it was issued. Refuses: not-found. */
export const printByDuerpSending = contract('print-by-duerp-sending', {
  input: z.object({ token }),
  output: z.instanceof(Blob),
});
export type PrintByDuerpSending = typeof printByDuerpSending;

/** Its holder says, by name, that they received it; the first who says so is kept. Refuses: not-found. */
export const acknowledgeDuerpSending = contract('acknowledge-duerp-sending', {
  input: z.object({ token, form }),
  output: nothing,
});
export type AcknowledgeDuerpSending = typeof acknowledgeDuerpSending;

/** One of those versions, as it was printed when it was issued. Refuses: not-found. */
export const printByDuerpLink = contract('print-by-duerp-link', {
  input: z.object({ token, versionId: z.uuid() }),
  output: z.instanceof(Blob),
});
export type PrintByDuerpLink = typeof printByDuerpLink;

const register = z.enum(REGISTERS);
/** By the names of its fields (risks/rules/registers); ids and codes as such, days as days. */
const registerEntry = z.object({
  id: z.uuid(),
  revision: count,
  /** Of accidents: its number in its year. */
  number: count.nullable(),
  enteredOn: day,
  fields: z.record(z.string(), text.nullable()),
});
export type RegisterEntry = z.output<typeof registerEntry>;

const withoutNames = z.array(
  z.object({
    substance: text,
    nature: text.nullable(),
    duration: text.nullable(),
    degree: text.nullable(),
    isOver: z.boolean(),
    people: count,
  }),
);
export type CmrWithoutNames = z.output<typeof withoutNames>;

const registerFile = z.object({
  id: z.uuid(),
  format: z.enum(FILE_FORMATS),
  year: count.nullable(),
  madeAt: z.iso.datetime(),
  givenOn: day.nullable(),
  recipient: text.nullable(),
  means: z.enum(HANDOVER_MEANS).nullable(),
});
export type RegisterFile = z.output<typeof registerFile>;

/**
 * A register as the caller may see it: the works council reads accidents and combined exposures whole,
 * and of the CMR list what it holds without names.
 */
export const readRegister = contract('read-register', {
  input: z.object({ companyId, register }),
  output: z.object({
    mayWrite: z.boolean(),
    /** Whether the caller makes files with names, and says to whom they were handed over. */
    mayHandOver: z.boolean(),
    entries: z.array(registerEntry),
    withoutNames,
    files: z.array(registerFile),
    conditions: z.record(z.string(), text.nullable()).nullable(),
    /** Whom and what an entry may be about; for who writes. */
    employees: z.array(z.object({ id: z.uuid(), name: text })),
    risks: z.array(z.object({ id: z.uuid(), unitId: z.uuid(), situation: text })),
  }),
});
export type ReadRegister = typeof readRegister;
export type RegisterView = z.output<ReadRegister['output']>;

/**
 * Enters something, or says of what is there what the register lets be said. Refuses: not-found,
 * conflict; of accidents conflict (`conditions`) until the conditions of the register are stated, and
 * (`kept`) for what is not altered any more.
 */
export const saveRegisterEntry = contract('save-register-entry', {
  input: z.object({ companyId, register, id: z.uuid(), revision, form }),
  output: saved,
});
export type SaveRegisterEntry = typeof saveRegisterEntry;

/**
 * A line of the CMR list that was handed over, or was written today; or combined exposures. Refuses:
 * not-found, conflict (changed meanwhile; `handedOver`).
 */
export const removeRegisterEntry = contract('remove-register-entry', {
  input: z.object({
    companyId,
    register: z.enum(['cmr', 'combined']),
    id: z.uuid(),
    revision: z.number().int().positive(),
  }),
  output: nothing,
});
export type RemoveRegisterEntry = typeof removeRegisterEntry;

/**
 * A register as a file. With names it is written down under `fileId` that it was made; the works council
 * gets the CMR list without names. Refuses: forbidden.
 */
export const exportRegister = contract('export-register', {
  input: z.object({
    companyId,
    register,
    format: z.enum(FILE_FORMATS),
    fileId: z.uuid(),
    /** Of accidents; null for all that is kept. */
    year: count.min(1900).max(2199).nullable(),
  }),
  output: z.instanceof(Blob),
});
export type ExportRegister = typeof exportRegister;

/** To whom such a file was handed over; said once. Refuses: not-found, conflict. */
export const noteHandover = contract('note-handover', {
  input: z.object({ companyId, fileId: z.uuid(), form }),
  output: nothing,
});
export type NoteHandover = typeof noteHandover;

/** What lets the employer keep the register of accidents. */
export const setAccidentConditions = contract('set-accident-conditions', {
  input: z.object({ companyId, form }),
  output: nothing,
});
export type SetAccidentConditions = typeof setAccidentConditions;

/** What the registers of their companies say of the caller, and the CMR lists there without names. */
export const listOwnRegisters = contract('list-own-registers', {
  input: nothing,
  output: z.object({
    companies: z.array(
      z.object({
        companyId,
        name: text,
        exposures: z.array(registerEntry),
        accidents: z.array(registerEntry),
        withoutNames,
      }),
    ),
  }),
});
export type ListOwnRegisters = typeof listOwnRegisters;
