import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { EDITED_PAGES } from '#basics/settings.ts';
import { count, editor, form, instant, nothing, publishedState, revision } from '#staff/shapes.ts';

const page = z.enum(EDITED_PAGES);

/** The texts of a page as they are edited, in both languages. */
export const readPageTextForm = contract('read-page-text-form', {
  access: 'keep-texts',
  input: z.object({ page }),
  output: z.object({
    /** The draft, where there is one; else what is shown. */
    form,
    revision,
    editedBy: editor,
    /** What is shown. */
    published: z.object({ form, day: z.string() }),
    /** As it came with the product. */
    shipped: form,
    /** The newest first. */
    revisions: z.array(
      z.object({ number: count, form, publishedBy: editor, publishedAt: instant }),
    ),
  }),
});
export type ReadPageTextForm = typeof readPageTextForm;
export type PageTextUnderEdit = z.output<ReadPageTextForm['output']>;

/**
 * Keeps what was typed, right or wrong; the same again changes nothing. Refuses: conflict (somebody
 * else has written meanwhile; details: by whom).
 */
export const savePageTextDraft = contract('save-page-text-draft', {
  access: 'keep-texts',
  input: z.object({ page, revision, published: publishedState, form }),
  output: z.object({ revision: count }),
});
export type SavePageTextDraft = typeof savePageTextDraft;

/** Forgets the draft: what is shown stays. Refuses: conflict. */
export const dropPageTextDraft = contract('drop-page-text-draft', {
  access: 'keep-texts',
  input: z.object({ page, revision: count }),
  output: nothing,
});
export type DropPageTextDraft = typeof dropPageTextDraft;

/**
 * Shows the draft from now on. Refuses: not-found (no draft), conflict, invalid-input with a problem beside
 * each field.
 */
export const publishPageText = contract('publish-page-text', {
  access: 'keep-texts',
  input: z.object({ page, revision: count }),
  output: z.object({ published: publishedState }),
});
export type PublishPageText = typeof publishPageText;
