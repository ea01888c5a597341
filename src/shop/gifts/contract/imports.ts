import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { IMPORT_LINES } from '../rules/meter-page.ts';
import { cents, companyId, event } from './shapes.ts';

const importedGift = z.object({
  line: z.number().int().min(1).max(2_000_000),
  employeeNumber: z.string().max(2_000).nullable(),
  email: z.string().max(2_000).nullable(),
  lastName: z.string().max(2_000).nullable(),
  firstName: z.string().max(2_000).nullable(),
  givenOn: z.string().max(40),
  valueCents: z.int32(),
  what: z.string().max(2_000),
  event,
});

const giftImport = z.object({
  companyId,
  actId: z.uuid(),
  rows: z.array(importedGift).max(IMPORT_LINES),
});

const importCounts = z.object({
  added: z.number().int(),
  /** Lines that were taken before. */
  known: z.number().int(),
  people: z.number().int(),
  totalCents: cents,
});
export type GiftImportCounts = z.output<typeof importCounts>;

/** What taking the lines would do, and those that speak against it, by line and column. */
export const checkGiftImport = contract('check-gift-import', {
  access: 'give-gifts',
  input: giftImport,
  output: z.object({
    counts: importCounts,
    problems: z.array(z.object({ line: z.number().int(), path: z.string(), problem: z.string() })),
  }),
});
export type CheckGiftImport = typeof checkGiftImport;

/** Takes all lines, or none; the same lines again add nothing. Refuses: conflict when one is wrong. */
export const runGiftImport = contract('run-gift-import', {
  access: 'give-gifts',
  input: giftImport,
  output: importCounts,
});
export type RunGiftImport = typeof runGiftImport;
