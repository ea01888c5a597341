import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { companyId, year } from './shapes.ts';

/** The justification sheet of a year (PDF). */
export const printGiftSheet = contract('print-gift-sheet', {
  access: 'read-gifts',
  input: z.object({ companyId, year }),
  output: z.instanceof(Blob),
});
export type PrintGiftSheet = typeof printGiftSheet;

/** The same as a list (CSV). */
export const exportGiftSheet = contract('export-gift-sheet', {
  access: 'read-gifts',
  input: z.object({ companyId, year }),
  output: z.instanceof(Blob),
});
export type ExportGiftSheet = typeof exportGiftSheet;
