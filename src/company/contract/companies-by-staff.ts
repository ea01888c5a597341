import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { COMPANY_KINDS } from '../rules/company-form.ts';
import { VERIFICATION_MEANS, VERIFICATION_STATES } from '../rules/verification.ts';
import { companyId, form, licence } from './shapes.ts';

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
  access: 'read-companies',
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
  access: 'grant-licences',
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
  access: 'verify-companies',
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
  access: 'verify-companies',
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
