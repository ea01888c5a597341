import { createTranslator } from 'use-intl/core';
import type { Language } from '#basics/language.ts';
import { inLanguage, type Texts } from '#basics/messages.ts';

/** Translators of the texts of a paper or a mail, one for the language of each reader; each is made once. */
export function translatorOf<T extends Texts>(texts: T) {
  const make = (language: Language) =>
    createTranslator({ locale: language, messages: inLanguage(texts, language) });
  const made = new Map<Language, ReturnType<typeof make>>();
  return (language: Language) => {
    const translator = made.get(language) ?? make(language);
    made.set(language, translator);
    return translator;
  };
}
