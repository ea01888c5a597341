import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { DATABASE_INSTANT } from '#basics/dates.ts';
import { COMPANY_KINDS } from './rules/company-form.ts';
import {
  CHANGED_COLUMNS,
  JOURNAL_ACTIONS,
  JOURNAL_SUBJECTS,
  type JournalSubject,
} from './rules/journal-subjects.ts';
import { CODES_A_DOCUMENT, IMPORT_CHUNK } from './rules/page-sizes.ts';
import { COMPANY_ROLES, GRANTED_ROLES } from './rules/roles.ts';
import { VERIFICATION_MEANS, VERIFICATION_STATES } from './rules/verification.ts';

// Every function here refuses: sign-in-required, forbidden (no right in that company, or its licence
// is over), not-found (nothing there that the caller may see).

const form = z.record(z.string().max(40), z.string().max(2_000));
const companyId = z.uuid();
const day = z.string();
const instant = z.string().max(40).regex(DATABASE_INSTANT);

const licence = z.object({
  kind: z.enum(['trial', 'paid']),
  seats: z.number().int(),
  startsOn: day,
  endsOn: day,
  state: z.enum(['running', 'ending', 'over']),
  daysLeft: z.number().int(),
});

const space = z.object({
  id: z.uuid(),
  legalName: z.string(),
  siren: z.string(),
  kind: z.enum(COMPANY_KINDS),
  headcount: z.number().int(),
  roles: z.array(z.enum(COMPANY_ROLES)),
  /** Whether staff have seen that it is the space of that company. */
  isVerified: z.boolean(),
  /** Not verified, it came with a SIREN that has a space already. */
  isSirenShared: z.boolean(),
  licence,
});
export type Space = z.output<typeof space>;

/** The companies the caller belongs to, and the invitations that wait for their confirmed address. */
export const listSpaces = contract('list-spaces', {
  input: z.object({}),
  output: z.object({
    spaces: z.array(space),
    invitations: z.array(
      z.object({
        id: z.uuid(),
        companyName: z.string(),
        role: z.enum(COMPANY_ROLES),
        expiresAt: z.iso.datetime(),
      }),
    ),
  }),
});
export type ListSpaces = typeof listSpaces;

/**
 * Opens a space with a trial; the caller is its owner. `companyId` is made by the browser, one per
 * filled form: however often it arrives, there is one company. Refuses: invalid-input, conflict.
 */
export const createCompany = contract('create-company', {
  input: z.object({ companyId, form }),
  output: z.object({ companyId }),
});
export type CreateCompany = typeof createCompany;

/** Changes what owners may change: the name and the declared headcount. Refuses: invalid-input. */
export const changeCompany = contract('change-company', {
  input: z.object({ companyId, form }),
  output: z.object({}),
});
export type ChangeCompany = typeof changeCompany;

/** Whether the space is verified, and what it may do meanwhile; for owners. */
export const readVerification = contract('read-verification', {
  input: z.object({ companyId }),
  output: z.object({
    state: z.enum(VERIFICATION_STATES),
    isSirenShared: z.boolean(),
    /** When an owner asked for it; null where nothing waits for an answer. */
    askedAt: z.iso.datetime().nullable(),
    /** Of the confirmed addresses of owners: whoever is there is invited freely. */
    domains: z.array(z.string()),
    /** How many of them, and how many others, a company that is not verified invites a day. */
    ownDomainInvitations: z.number().int(),
    dailyInvitations: z.number().int(),
  }),
});
export type ReadVerification = typeof readVerification;

/** An owner asks to be verified. Refuses: invalid-input (`reachedAt`), too-many-requests. */
export const askVerification = contract('ask-verification', {
  input: z.object({ companyId, form }),
  output: z.object({}),
});
export type AskVerification = typeof askVerification;

/** How many people there are, and how far along they are; for owner and HR. */
export const readOverview = contract('read-overview', {
  input: z.object({ companyId }),
  output: z.object({
    present: z.number().int(),
    invited: z.number().int(),
    cameIn: z.number().int(),
    /** Neither an address nor an account: a code on paper lets them in. */
    withoutAccess: z.number().int(),
    sites: z.number().int(),
    teams: z.number().int(),
    /** How many have a role, or are invited to one. */
    members: z.number().int(),
  }),
});
export type ReadOverview = typeof readOverview;

const member = z.object({
  userId: z.uuid(),
  email: z.string().nullable(),
  roles: z.array(z.enum(GRANTED_ROLES)),
});

/** Who has a role, and whom an owner has invited to one. */
export const listMembers = contract('list-members', {
  input: z.object({ companyId }),
  output: z.object({
    members: z.array(member),
    invitations: z.array(
      z.object({
        id: z.uuid(),
        email: z.string(),
        role: z.enum(GRANTED_ROLES),
        sentAt: z.iso.datetime(),
        expiresAt: z.iso.datetime(),
        isOver: z.boolean(),
        refusedReason: z.string().nullable(),
      }),
    ),
  }),
});
export type ListMembers = typeof listMembers;
export type Members = z.output<typeof listMembers.output>;

/**
 * Invites an address to a role; the same again sends the mail again, once a day. Refuses: invalid-input,
 * too-many-requests, conflict (`reason` `invited-today` or `unverified-company`).
 */
export const inviteMember = contract('invite-member', {
  input: z.object({ companyId, email: z.string().max(300), role: z.enum(GRANTED_ROLES) }),
  output: z.object({ invitationId: z.uuid() }),
});
export type InviteMember = typeof inviteMember;

/** Grants a role to somebody who is in the company. */
export const grantRole = contract('grant-role', {
  input: z.object({ companyId, userId: z.uuid(), role: z.enum(GRANTED_ROLES) }),
  output: z.object({}),
});
export type GrantRole = typeof grantRole;

/** Takes a role away, or lays down one’s own. Refuses: conflict when it is the last owner’s. */
export const takeRole = contract('take-role', {
  input: z.object({ companyId, userId: z.uuid(), role: z.enum(GRANTED_ROLES) }),
  output: z.object({}),
});
export type TakeRole = typeof takeRole;

/** Sends an invitation again, once a day, with a new link and seven new days. Refuses: as above. */
export const resendInvitation = contract('resend-invitation', {
  input: z.object({ invitationId: z.uuid() }),
  output: z.object({}),
});
export type ResendInvitation = typeof resendInvitation;

export const revokeInvitation = contract('revoke-invitation', {
  input: z.object({ invitationId: z.uuid() }),
  output: z.object({}),
});
export type RevokeInvitation = typeof revokeInvitation;

/** The token of a mailed link: the invitation and a keyed hash. */
const invitationToken = z.string().max(200);

/**
 * What an invitation says, to whoever holds its link. `not-found` for a link that was never one, or
 * that a newer one replaced.
 */
export const readInvitation = contract('read-invitation', {
  input: z.object({ token: invitationToken }),
  output: z.object({
    companyName: z.string(),
    email: z.string(),
    role: z.enum(COMPANY_ROLES),
    state: z.enum(['open', 'accepted', 'revoked', 'over']),
  }),
});
export type ReadInvitation = typeof readInvitation;

/**
 * Signs in whoever holds the link of an invitation, when its address has no account yet: answers a
 * one-time token for the account client. Otherwise `undefined`: they sign in as they always do.
 */
export const enterByInvitation = contract('enter-by-invitation', {
  input: z.object({ token: invitationToken }),
  output: z.object({ tokenHash: z.string().optional() }),
});
export type EnterByInvitation = typeof enterByInvitation;

/**
 * Accepts an invitation that is for the caller’s own confirmed address. Refuses: forbidden for any
 * other, already-done, not-found when it is over or revoked.
 */
export const acceptInvitation = contract('accept-invitation', {
  input: z.object({ invitationId: z.uuid() }).or(z.object({ token: invitationToken })),
  output: z.object({ companyId }),
});
export type AcceptInvitation = typeof acceptInvitation;

/** A poster for a wall (PDF): where to come in with a personal code. Refuses: too-many-requests. */
export const printPoster = contract('print-poster', {
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
  input: z.object({ code: personalCode }),
  output: z.object({ companyId }),
});
export type EnterByCode = typeof enterByCode;

/** The places that a code on paper gave the caller, and that no invitation has confirmed since. */
export const listCodeEntries = contract('list-code-entries', {
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
  input: z.object({ companyId }),
  output: z.object({}),
});
export type GiveBackPlace = typeof giveBackPlace;

const team = z.object({ id: z.uuid(), name: z.string(), people: z.number().int() });
const site = z.object({
  id: z.uuid(),
  name: z.string(),
  people: z.number().int(),
  teams: z.array(team),
});
export type Site = z.output<typeof site>;

/** The tree of the company, by name, with how many people are present in each place. */
export const listPlaces = contract('list-places', {
  input: z.object({ companyId }),
  output: z.object({ sites: z.array(site) }),
});
export type ListPlaces = typeof listPlaces;

const journalEntry = z.object({
  happenedAt: z.iso.datetime(),
  /** No longer as it was written, or not written by the product. */
  isAltered: z.boolean(),
  action: z.enum(JOURNAL_ACTIONS),
  by: z.enum(['you', 'somebody', 'product']),
  /** Of whoever did it, while they have a role and the caller may see roles. */
  byEmail: z.string().nullable(),
  /** How often, at the same moment, by the same person. */
  times: z.number().int(),
  /** Of the person or place concerned, as far as the caller may read it. */
  name: z.string().nullable(),
  role: z.enum(COMPANY_ROLES).nullable(),
  licence: z.object({ seats: z.number().int(), endsOn: day }).nullable(),
  /** Of a closure. */
  days: z.object({ first: day, last: day }).nullable(),
  /** What was changed; with what was there and what is, where that is nobody's. */
  changes: z.array(
    z.object({
      column: z.enum(CHANGED_COLUMNS),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
});
export type JournalEntry = z.output<typeof journalEntry>;

/** What happened in a space, the newest first; for owner, HR and works council. */
export const listJournal = contract('list-journal', {
  input: z.object({
    companyId,
    about: z.enum(Object.keys(JOURNAL_SUBJECTS) as [JournalSubject]).optional(),
    /** Where the page before ended, as it said. */
    before: z.object({ instant, action: z.string().max(40) }).optional(),
  }),
  output: z.object({
    entries: z.array(journalEntry),
    /** Whether the last check of the whole found it as it was written, with no line missing. */
    isWhole: z.boolean(),
    next: z.object({ instant: z.string(), action: z.string() }).optional(),
  }),
});
export type ListJournal = typeof listJournal;

const placeName = z.string().max(2_000);

/** Adds or renames a site; its id is made by the browser. Refuses: invalid-input (`name`). */
export const saveSite = contract('save-site', {
  input: z.object({ companyId, siteId: z.uuid(), name: placeName }),
  output: z.object({}),
});
export type SaveSite = typeof saveSite;

/** Adds or renames a team of a site; its id is made by the browser. Refuses: invalid-input (`name`). */
export const saveTeam = contract('save-team', {
  input: z.object({ companyId, siteId: z.uuid(), teamId: z.uuid(), name: placeName }),
  output: z.object({}),
});
export type SaveTeam = typeof saveTeam;

/** Removes a site or a team where nobody is, and never was. Refuses: conflict otherwise. */
export const removePlace = contract('remove-place', {
  input: z.object({ companyId, siteId: z.uuid(), teamId: z.uuid().optional() }),
  output: z.object({}),
});
export type RemovePlace = typeof removePlace;

const employee = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  employeeNumber: z.string().nullable(),
  siteId: z.uuid(),
  teamId: z.uuid().nullable(),
  leftOn: day.nullable(),
  access: z.enum(['none', 'invited', 'over', 'undelivered', 'code', 'code-over', 'in']),
  invitationId: z.uuid().nullable(),
});
export type Employee = z.output<typeof employee>;

/** One page of employees by name. `search` looks at names, addresses and numbers. */
export const listEmployees = contract('list-employees', {
  input: z.object({
    companyId,
    search: z.string().max(200).default(''),
    siteId: z.uuid().optional(),
    teamId: z.uuid().optional(),
    status: z.enum(['present', 'left']).default('present'),
    page: z.number().int().min(1).max(100_000).default(1),
    sort: z.enum(['name', 'added']).default('name'),
  }),
  output: z.object({ employees: z.array(employee), total: z.number().int() }),
});
export type ListEmployees = typeof listEmployees;

/**
 * Adds or changes a person; the id is made by the browser. Refuses: invalid-input, with
 * `email-taken` or `number-taken` where somebody present has the same.
 */
export const saveEmployee = contract('save-employee', {
  input: z.object({
    companyId,
    employeeId: z.uuid(),
    form,
    siteId: z.uuid(),
    teamId: z.uuid().nullable(),
  }),
  output: z.object({}),
});
export type SaveEmployee = typeof saveEmployee;

/** Notes on which Paris day somebody leaves, or that they do not (`null`). Refuses: invalid-input. */
export const markDeparture = contract('mark-departure', {
  input: z.object({ companyId, employeeId: z.uuid(), leftOn: day.nullable() }),
  output: z.object({}),
});
export type MarkDeparture = typeof markDeparture;

/**
 * Invites those named, or everybody present with an address, who is neither in nor invited. `held`: how many
 * wait, where a company that is not verified has sent what it may today. `tooSoon`: who was invited again today
 * already, as anybody is once a day. Refuses: conflict where others invite them at the same moment.
 */
export const inviteEmployees = contract('invite-employees', {
  input: z.object({ companyId, employeeIds: z.array(z.uuid()).max(1_000).optional() }),
  output: z.object({
    sent: z.number().int(),
    held: z.number().int().optional(),
    tooSoon: z.array(z.uuid()).optional(),
  }),
});
export type InviteEmployees = typeof inviteEmployees;

/** Everybody present, a thousand at a time, in the order of their ids: `after` is the last one seen. */
export const exportEmployees = contract('export-employees', {
  input: z.object({ companyId, after: z.uuid().optional() }),
  output: z.object({
    employees: z.array(
      z.object({
        id: z.uuid(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string().nullable(),
        employeeNumber: z.string().nullable(),
        site: z.string(),
        team: z.string().nullable(),
      }),
    ),
    next: z.uuid().optional(),
  }),
});
export type ExportEmployees = typeof exportEmployees;

const importedRow = z.object({
  line: z.number().int().min(1).max(2_000_000),
  firstName: z.string().max(2_000),
  lastName: z.string().max(2_000),
  email: z.string().max(2_000).nullable(),
  employeeNumber: z.string().max(2_000).nullable(),
  site: z.string().max(2_000).nullable(),
  team: z.string().max(2_000).nullable(),
});

const lineProblem = z.object({ line: z.number().int(), path: z.string(), problem: z.string() });

/**
 * Brings lines of a file, a thousand at most, before the whole is taken. The import’s id is made by
 * the browser; a line brought again replaces itself. Answers what is wrong with lines; none of those
 * is kept.
 */
export const stageImport = contract('stage-import', {
  input: z.object({ companyId, importId: z.uuid(), rows: z.array(importedRow).max(IMPORT_CHUNK) }),
  output: z.object({ problems: z.array(lineProblem) }),
});
export type StageImport = typeof stageImport;

const importCounts = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  newSites: z.array(z.string()),
  newTeams: z.number().int(),
});
export type ImportCounts = z.output<typeof importCounts>;

/** What taking the file would do, and the lines that speak against it. */
export const checkImport = contract('check-import', {
  input: z.object({ companyId, importId: z.uuid() }),
  output: z.object({ counts: importCounts, problems: z.array(lineProblem) }),
});
export type CheckImport = typeof checkImport;

/** Takes the whole file, or nothing. Refuses: conflict when lines speak against it by now. */
export const runImport = contract('run-import', {
  input: z.object({ companyId, importId: z.uuid() }),
  output: importCounts,
});
export type RunImport = typeof runImport;

/** Remembers what the columns under these headings hold. */
export const rememberColumns = contract('remember-columns', {
  input: z.object({
    companyId,
    headings: z.string().max(10_000),
    columns: z.array(z.string().max(40)).max(500),
  }),
  output: z.object({}),
});
export type RememberColumns = typeof rememberColumns;

/** What was remembered for these headings. */
export const recallColumns = contract('recall-columns', {
  input: z.object({ companyId, headings: z.string().max(10_000) }),
  output: z.object({ columns: z.array(z.string()).optional() }),
});
export type RecallColumns = typeof recallColumns;

const companyForStaff = z.object({
  id: z.uuid(),
  legalName: z.string(),
  siren: z.string(),
  kind: z.enum(COMPANY_KINDS),
  headcount: z.number().int(),
  createdAt: z.iso.datetime(),
  /** How many employees are present; who they are is not staff's to see. */
  people: z.number().int(),
  /** The last Paris day on which its space was kept; never from what employees answer. */
  lastActiveOn: z.iso.date().nullable(),
  licence,
  verification: z.object({
    state: z.enum(VERIFICATION_STATES),
    /** Whether staff have to look at it. */
    isAwaiting: z.boolean(),
    /** How many other spaces have its SIREN. */
    sameSiren: z.number().int(),
    /** How its owner says that the company is reached. */
    requestNote: z.string().nullable(),
    askedAt: z.iso.datetime().nullable(),
    /** Of the last decision. */
    means: z.enum(VERIFICATION_MEANS).nullable(),
    note: z.string().nullable(),
    decidedAt: z.iso.datetime().nullable(),
  }),
});
export type CompanyForStaff = z.output<typeof companyForStaff>;

/** Every space with its licence, the newest first; for staff. */
export const listCompanies = contract('list-companies', {
  input: z.object({
    search: z.string().max(200).default(''),
    /** Only those that staff have to look at. */
    isAwaiting: z.boolean().default(false),
  }),
  output: z.object({ companies: z.array(companyForStaff) }),
});
export type ListCompanies = typeof listCompanies;

/** Sets seats and dates; for staff. Refuses: invalid-input (`seats`, `endsOn`). */
export const setLicence = contract('set-licence', {
  input: z.object({ companyId, form }),
  output: z.object({}),
});
export type SetLicence = typeof setLicence;

/**
 * Verifies a space, refuses to, or withdraws it; for staff. `decisionId` is made by the browser: sent twice,
 * it is decided once. Refuses: invalid-input (`decision`, `means`, `note`), conflict where the name, the
 * number or the state is no longer what was seen.
 */
export const decideVerification = contract('decide-verification', {
  input: z.object({
    companyId,
    decisionId: z.uuid(),
    seen: z.object({ siren: z.string().max(20), legalName: z.string().max(300) }),
    form,
  }),
  output: z.object({}),
});
export type DecideVerification = typeof decideVerification;

/** What the public directory says of the SIREN of a space; for staff. */
export const askRegistry = contract('ask-registry', {
  input: z.object({ companyId }),
  output: z.object({
    /** `off` where it is not asked, `silent` where it does not answer. */
    answer: z.enum(['known', 'unknown', 'off', 'silent']),
    company: z
      .object({
        names: z.array(z.string()),
        isActive: z.boolean(),
        town: z.string().nullable(),
        /** Whether the space goes by one of these names. */
        isSameName: z.boolean(),
      })
      .nullable(),
  }),
});
export type AskRegistry = typeof askRegistry;
