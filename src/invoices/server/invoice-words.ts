import { createTranslator } from 'use-intl/core';
import type { Language } from '#basics/language.ts';
import { en } from '../messages/invoice-paper.en.ts';
import { fr } from '../messages/invoice-paper.fr.ts';

export type InvoiceWords = ReturnType<typeof invoiceWords>;

/** What documents say, in their own language. */
export function invoiceWords(language: Language) {
  return createTranslator({ locale: language, messages: language === 'fr' ? fr : en });
}
