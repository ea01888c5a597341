import type { Language } from '#basics/language.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { en } from '../messages/invoice-paper.en.ts';
import { fr } from '../messages/invoice-paper.fr.ts';

export type InvoiceWords = ReturnType<typeof invoiceWords>;

/** What documents say, in their own language. */
export function invoiceWords(language: Language) {
  return translatorOf({ fr, en })(language);
}
