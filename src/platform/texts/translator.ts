import { createTranslator } from 'use-intl/core';
import type { Language } from '#basics/language.ts';
import type { MessageTree } from '#basics/messages.ts';

/** Makes translators of the texts of a paper or a mail, one for the language of each reader. */
export function translatorOf<Texts extends MessageTree>(texts: Readonly<Record<Language, Texts>>) {
  return (language: Language) => createTranslator({ locale: language, messages: texts[language] });
}
