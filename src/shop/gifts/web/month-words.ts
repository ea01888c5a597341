import { withDe } from '#basics/elision.ts';
import type { Language } from '#basics/language.ts';
import { monthName } from '#basics/month-name.ts';

/** What a text that names a month is filled with; 1 is January. */
export function monthWords(month: number, language: Language) {
  const name = monthName(month, language);
  return { month: name, deMonth: withDe(name) };
}
