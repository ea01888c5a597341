import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { EDITED_PAGES } from '#basics/settings.ts';

/**
 * A visitor writes to us. `form` is judged by `rules/contact-form.ts`, whose problems name each
 * field; `website` is a field no person sees: whoever fills it is answered and not written down.
 * The same `requestKey` is one request, however often it arrives.
 * Refuses: invalid-input, too-many-requests.
 */
export const sendContactRequest = contract('send-contact-request', {
  input: z.object({
    requestKey: z.uuid(),
    form: z.record(z.string(), z.unknown()),
    website: z.string().default(''),
  }),
  output: z.object({}),
});
export type SendContactRequest = typeof sendContactRequest;

/** The texts of a page in the caller's language, as `rules/page-text.ts` reads them. */
export const readPageText = contract('read-page-text', {
  input: z.object({ page: z.enum(EDITED_PAGES) }),
  output: z.object({
    fields: z.record(z.string(), z.string()),
    /** Since when they are so. */
    day: z.string(),
  }),
});
export type ReadPageText = typeof readPageText;
