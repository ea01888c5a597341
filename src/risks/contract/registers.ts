import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { FILE_FORMATS, HANDOVER_MEANS, REGISTERS } from '../rules/registers.ts';
import { companyId, count, day, form, nothing, revision, saved, text } from './shapes.ts';

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
  access: 'read-risks',
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
  access: 'read-registers',
  input: z.object({ companyId, register, id: z.uuid(), revision, form }),
  output: saved,
});
export type SaveRegisterEntry = typeof saveRegisterEntry;

/**
 * A line of the CMR list that was handed over, or was written today; or combined exposures. Refuses:
 * not-found, conflict (changed meanwhile; `handedOver`).
 */
export const removeRegisterEntry = contract('remove-register-entry', {
  access: 'read-registers',
  input: z.object({
    companyId,
    register: z.enum(['cmr', 'combined']),
    id: z.uuid(),
    revision: z.int32().positive(),
  }),
  output: nothing,
});
export type RemoveRegisterEntry = typeof removeRegisterEntry;

/**
 * A register as a file. With names it is written down under `fileId` that it was made; the works council
 * gets the CMR list without names. Refuses: forbidden.
 */
export const exportRegister = contract('export-register', {
  access: 'read-risks',
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
  access: 'read-registers',
  input: z.object({ companyId, fileId: z.uuid(), form }),
  output: nothing,
});
export type NoteHandover = typeof noteHandover;

/** What lets the employer keep the register of accidents. */
export const setAccidentConditions = contract('set-accident-conditions', {
  access: 'read-registers',
  input: z.object({ companyId, form }),
  output: nothing,
});
export type SetAccidentConditions = typeof setAccidentConditions;

/** What the registers of their companies say of the caller, and the CMR lists there without names. */
export const listOwnRegisters = contract('list-own-registers', {
  access: 'account',
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
