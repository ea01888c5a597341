import type { Language } from '#basics/language.ts';

/** `Belgique` or `Belgium` for `BE`; what is no such code stays as it is. */
export function countryName(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}
