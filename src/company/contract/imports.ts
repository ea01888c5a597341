import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { IMPORT_CHUNK } from '../rules/page-sizes.ts';
import { companyId } from './shapes.ts';

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
  access: 'keep-employees',
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
  access: 'keep-employees',
  input: z.object({ companyId, importId: z.uuid() }),
  output: z.object({ counts: importCounts, problems: z.array(lineProblem) }),
});
export type CheckImport = typeof checkImport;

/** Takes the whole file, or nothing. Refuses: conflict when lines speak against it by now. */
export const runImport = contract('run-import', {
  access: 'keep-employees',
  input: z.object({ companyId, importId: z.uuid() }),
  output: importCounts,
});
export type RunImport = typeof runImport;

/** Remembers what the columns under these headings hold. */
export const rememberColumns = contract('remember-columns', {
  access: 'keep-employees',
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
  access: 'account',
  input: z.object({ companyId, headings: z.string().max(10_000) }),
  output: z.object({ columns: z.array(z.string()).optional() }),
});
export type RecallColumns = typeof recallColumns;
