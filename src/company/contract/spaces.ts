import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { COMPANY_ROLES } from '#basics/roles.ts';
import { COMPANY_KINDS } from '../rules/company-form.ts';
import { VERIFICATION_STATES } from '../rules/verification.ts';
import { companyId, form, licence } from './shapes.ts';

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
  access: 'account',
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
  access: 'account',
  input: z.object({ companyId, form }),
  output: z.object({ companyId }),
});
export type CreateCompany = typeof createCompany;

/** Changes what owners may change: the name and the declared headcount. Refuses: invalid-input. */
export const changeCompany = contract('change-company', {
  access: 'describe-company',
  input: z.object({ companyId, form }),
  output: z.object({}),
});
export type ChangeCompany = typeof changeCompany;

/** Whether the space is verified, and what it may do meanwhile; for owners. */
export const readVerification = contract('read-verification', {
  access: 'describe-company',
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
  access: 'describe-company',
  input: z.object({ companyId, form }),
  output: z.object({}),
});
export type AskVerification = typeof askVerification;

/** How many people there are, and how far along they are; for owner and HR. */
export const readOverview = contract('read-overview', {
  access: 'see-employees',
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
