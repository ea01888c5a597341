import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { LANGUAGES } from '#basics/language.ts';
import { EDITED_PAGES } from '#basics/settings.ts';
import { LEGAL_PAGES } from '../rules/legal-document.ts';
import { TEXT_VALUES } from '../rules/page-text.ts';

const knownBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('note'), text: z.string() }),
  z.object({
    kind: z.literal('facts'),
    lines: z
      .array(z.object({ label: z.string(), value: z.string(), to: z.string().optional() }))
      .readonly(),
  }),
  z.object({
    kind: z.literal('table'),
    caption: z.string(),
    columns: z.array(z.string()).readonly(),
    rows: z.array(z.array(z.string()).readonly()).readonly(),
    isOfCodes: z.boolean().optional(),
  }),
]);

/** A version of a legal text, and what it changed, in one language. */
const legalVersion = z.object({
  /** From 1. */
  number: z.number().int(),
  /** The Paris day from which it is in force. */
  day: z.string(),
  changes: z.array(z.object({ kind: z.enum(['added', 'changed', 'removed']), title: z.string() })),
});
export type LegalVersion = z.output<typeof legalVersion>;

/**
 * The texts of a page as `rules/page-text.ts` reads them, in the caller’s language or in the one that is
 * named, with what fills them as `rules/legal-document.ts` says.
 */
export const readPageText = contract('read-page-text', {
  access: 'public',
  input: z.object({
    page: z.enum(EDITED_PAGES),
    language: z.enum(LANGUAGES).optional(),
  }),
  output: z.object({
    fields: z.record(z.string(), z.string()),
    /** Since when they are so. */
    day: z.string(),
    values: z.record(z.enum(TEXT_VALUES), z.string()),
    /** By the part below which they stand. */
    known: z.record(z.string(), z.array(knownBlock).readonly()),
    warning: z.string().nullable(),
    /** Of a legal text, the newest first. */
    versions: z.array(legalVersion),
  }),
});
export type ReadPageText = typeof readPageText;
export type PageText = z.output<ReadPageText['output']>;

/**
 * A version of a legal text on paper, in the caller’s language: the one in force, unless another is named.
 * Refuses: not-found.
 */
export const printLegalText = contract('print-legal-text', {
  access: 'public',
  input: z.object({
    page: z.enum(LEGAL_PAGES),
    version: z.number().int().positive().max(1_000_000).optional(),
  }),
  output: z.instanceof(Blob),
});
export type PrintLegalText = typeof printLegalText;
