import { translatorOf } from '#platform/texts/translator.ts';
import { texts } from '../messages/invoice-paper.ts';

export type InvoiceWords = ReturnType<typeof invoiceWords>;

/** What documents say, in their own language. */
export const invoiceWords = translatorOf(texts);
