import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { companyId, day, form } from './shapes.ts';

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
  access: 'see-employees',
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
  access: 'keep-employees',
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
  access: 'keep-employees',
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
  access: 'keep-employees',
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
  access: 'keep-employees',
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
