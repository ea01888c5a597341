import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { StreamedFile } from '#basics/streamed-file.ts';
import { companyId, count, form, nothing, readable, text } from './shapes.ts';

/**
 * Freezes the document as it is, for the works council to read; the same id again changes nothing.
 * Refuses: conflict (another is being consulted on), invalid-input (`document`: it lacks what it
 * cannot be without).
 */
export const freezeDuerp = contract('freeze-duerp', {
  access: 'keep-risks',
  input: z.object({ companyId, versionId: z.uuid(), form }),
  output: nothing,
});
export type FreezeDuerp = typeof freezeDuerp;

/** Gives a frozen document up, to change it; it stays in the list. Refuses: not-found. */
export const withdrawDuerp = contract('withdraw-duerp', {
  access: 'keep-risks',
  input: z.object({ companyId, versionId: z.uuid() }),
  output: nothing,
});
export type WithdrawDuerp = typeof withdrawDuerp;

/** Issues what is frozen, with the opinion of the works council; the same again changes nothing. */
export const issueDuerp = contract('issue-duerp', {
  access: 'issue-risks',
  input: z.object({ companyId, versionId: z.uuid(), form }),
  output: z.object({ number: count }),
});
export type IssueDuerp = typeof issueDuerp;

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
  access: 'read-risks',
  input: z.object({ companyId, before: z.uuid(), after: z.uuid().nullable() }),
  output: z.object({ differences: z.array(difference) }),
});
export type CompareDuerp = typeof compareDuerp;

/** The document on paper; issued versions as they were printed then (French), or in the caller's language. */
export const printDuerp = contract('print-duerp', {
  access: 'read-risks',
  input: z.object({ ...versionOrDraft.shape, kind: z.enum(['kept', 'reading']) }),
  output: z.instanceof(Blob),
});
export type PrintDuerp = typeof printDuerp;

/** One line for each risk of each unit, for a spreadsheet in the caller's language; streamed. */
export const exportDuerpCsv = contract('export-duerp-csv', {
  access: 'read-risks',
  input: versionOrDraft,
  output: z.union([z.instanceof(Blob), z.instanceof(StreamedFile)]),
});
export type ExportDuerpCsv = typeof exportDuerpCsv;

/** The very text that is hashed. Refuses: not-found for what is not issued. */
export const exportDuerpRecord = contract('export-duerp-record', {
  access: 'read-risks',
  input: z.object({ companyId, versionId: z.uuid() }),
  output: z.instanceof(Blob),
});
export type ExportDuerpRecord = typeof exportDuerpRecord;

/** Every issued version in one ZIP, with the page that verifies the chain without a network. */
export const exportDuerpArchive = contract('export-duerp-archive', {
  access: 'read-risks',
  input: z.object({ companyId }),
  output: z.instanceof(StreamedFile),
});
export type ExportDuerpArchive = typeof exportDuerpArchive;

/** For a wall: where and how the document is read (R4121-4). */
export const printDuerpNotice = contract('print-duerp-notice', {
  access: 'read-risks',
  input: z.object({ companyId }),
  output: z.instanceof(Blob),
});
export type PrintDuerpNotice = typeof printDuerpNotice;

/** The versions that the caller may read as somebody who works, or worked, in these companies. */
export const listOwnDuerps = contract('list-own-duerps', {
  access: 'account',
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
