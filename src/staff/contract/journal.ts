import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { DATABASE_INSTANT, isParisDay } from '#basics/dates.ts';
import { StreamedFile } from '#basics/streamed-file.ts';
import { count, editor, instant, names } from '../shapes.ts';

const wishedDay = z.string().refine(isParisDay).optional();

/** What is looked for in the journal; what is left out is not asked. */
const journalFilter = z.object({
  subject: z.string().max(60).optional(),
  /** Null: what the product did by itself, on a day that somebody had chosen. */
  actor: z.uuid().nullable().optional(),
  recordIds: z.array(z.string().max(100)).min(1).max(50).optional(),
  /** The first and the last day, in Paris. */
  from: wishedDay,
  to: wishedDay,
  /** In what was changed, before and after, and in the names of what it is about. */
  search: z.string().max(200).optional(),
});
export type JournalFilter = z.output<typeof journalFilter>;

const staffChange = z.object({
  id: z.uuid(),
  /** Its place in the chain of the journal; null for a line that the product did not write. */
  seal: z.object({ rank: count, hash: z.string() }).nullable(),
  /** No longer as it was written, or not written by the product. */
  isAltered: z.boolean(),
  happenedAt: instant,
  by: z.enum(['somebody', 'product']),
  /** Null of the product, and of who has no account any more. */
  byEmail: editor,
  /** `product`, `item`…, as the triggers of the tables call it. */
  subject: z.string(),
  recordId: z.string(),
  /** As it is called now, or was when it was removed; null where it has no name. */
  recordName: names.nullable(),
  /** Of a record that has several: the language of a text, the rank of a picture; in words. */
  part: z.string().nullable(),
  act: z.enum(['added', 'changed', 'removed']),
  /** In the words of the caller's language; null where there was, or is, nothing. */
  fields: z.array(
    z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});
export type StaffChange = z.output<typeof staffChange>;

/** Who changed what, and when: the newest first, fifty at a time. */
export const listStaffChanges = contract('list-staff-changes', {
  access: 'read-staff-journal',
  input: journalFilter.extend({
    /** `next` of the page before. */
    before: z
      .object({ instant: z.string().max(40).regex(DATABASE_INSTANT), id: z.uuid() })
      .optional(),
  }),
  output: z.object({
    changes: z.array(staffChange),
    /** Whether the last check of the whole found it as it was written, with no line missing. */
    isWhole: z.boolean(),
    next: z.object({ instant: z.string(), id: z.uuid() }).optional(),
    /** With the first page: which kinds of things and which people the journal knows at all. */
    known: z
      .object({
        subjects: z.array(z.string()),
        people: z.array(z.object({ id: z.uuid(), email: editor })),
      })
      .optional(),
  }),
});
export type ListStaffChanges = typeof listStaffChanges;

/**
 * The same as a list for a spreadsheet in the caller's language, a line for each field, with the place and the
 * hash of each change in the chain, and whether it is as it was written; streamed.
 */
export const exportStaffChanges = contract('export-staff-changes', {
  access: 'read-staff-journal',
  input: journalFilter,
  output: z.instanceof(StreamedFile),
});
export type ExportStaffChanges = typeof exportStaffChanges;
