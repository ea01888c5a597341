import type { Language } from './language.ts';

/** `juin` or `June`; 1 is January. */
export function monthName(
  month: number,
  language: Language,
  length: 'long' | 'narrow' = 'long',
): string {
  const day = new Date(Date.UTC(2026, month - 1, 1));
  return new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' }).format(day);
}
