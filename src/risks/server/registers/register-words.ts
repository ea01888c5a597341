import { createTranslator } from 'use-intl/core';
import { formatDay, isParisDay } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { inLanguage } from '#basics/messages.ts';
import { texts } from '../../messages/register-paper.ts';
import { fieldsOf, type Register, type RegisterField } from '../../rules/registers.ts';

const FRENCH = wordsIn('fr');
const ENGLISH = wordsIn('en');

/** How registers are said off the screen. */
export function registerPaper(language: Language) {
  return language === 'fr' ? FRENCH : ENGLISH;
}

/** What ids lead to: units and risks by what they are called. */
export type Named = ReadonlyMap<string, string>;

function wordsIn(language: Language) {
  const messages = inLanguage(texts, language);
  const t = createTranslator({ locale: language, messages });
  return {
    t,
    words: messages.words,
    /** Of a register, without what only links an entry to an account here. */
    fields: (register: Register) =>
      fieldsOf(register)
        .filter(({ kind }) => kind !== 'employee')
        .map((field) => ({ ...field, label: t(labelKey(register, field)) })),
    value({ kind }: RegisterField, value: string | null, named: Named): string {
      if (value === null) return '';
      if (kind === 'unit' || kind === 'risk') return named.get(value) ?? '';
      if (kind === 'duerp-answer') return t(`answers.${value}` as 'answers.none');
      return isParisDay(value) ? formatDay(value, language) : value;
    },
  };
}

/** Each register has its fields in the texts; the type of the one stands for all. */
function labelKey(register: Register, { name }: RegisterField) {
  return `fields.${register}.${name}` as 'fields.cmr.substance';
}
