import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { COMPANY_ROLES } from '#basics/roles.ts';
import {
  CHANGED_COLUMNS,
  JOURNAL_ACTIONS,
  JOURNAL_SUBJECTS,
  type JournalSubject,
} from '../rules/journal-subjects.ts';
import { companyId, day, instant } from './shapes.ts';

const journalEntry = z.object({
  happenedAt: z.iso.datetime(),
  /** No longer as it was written, or not written by the product. */
  isAltered: z.boolean(),
  action: z.enum(JOURNAL_ACTIONS),
  by: z.enum(['you', 'somebody', 'product']),
  /** Of whoever did it, while they have a role and the caller may see roles. */
  byEmail: z.string().nullable(),
  /** How often, at the same moment, by the same person. */
  times: z.number().int(),
  /** Of the person or place concerned, as far as the caller may read it. */
  name: z.string().nullable(),
  role: z.enum(COMPANY_ROLES).nullable(),
  licence: z.object({ seats: z.number().int(), endsOn: day }).nullable(),
  /** Of a closure. */
  days: z.object({ first: day, last: day }).nullable(),
  /** What was changed; with what was there and what is, where that is nobody's. */
  changes: z.array(
    z.object({
      column: z.enum(CHANGED_COLUMNS),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
});
export type JournalEntry = z.output<typeof journalEntry>;

/** What happened in a space, the newest first; for owner, HR and works council. */
export const listJournal = contract('list-journal', {
  access: 'read-journal',
  input: z.object({
    companyId,
    about: z.enum(Object.keys(JOURNAL_SUBJECTS) as [JournalSubject]).optional(),
    /** Where the page before ended, as it said. */
    before: z.object({ instant, action: z.string().max(40) }).optional(),
  }),
  output: z.object({
    entries: z.array(journalEntry),
    /** Whether the last check of the whole found it as it was written, with no line missing. */
    isWhole: z.boolean(),
    next: z.object({ instant: z.string(), action: z.string() }).optional(),
  }),
});
export type ListJournal = typeof listJournal;
