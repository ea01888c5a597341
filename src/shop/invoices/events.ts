import { z } from 'zod';
import { event } from '#platform/jobs/events.ts';

/** What happens to documents, for rooms that follow them. */
export const invoiceEvents = {
  /** An invoice or a credit note has its number. */
  issued: event({
    job: 'invoice-issued',
    payload: z.object({
      invoiceId: z.uuid(),
      orderId: z.uuid(),
      number: z.string(),
      kind: z.enum(['invoice', 'credit-note']),
    }),
    key: ({ invoiceId }) => invoiceId,
  }),
};
