import type { Language } from '#basics/language.ts';

/** `8,5` or `8.5`; whole numbers without a comma. */
export function formatPoints(points: number, language: Language): string {
  return new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    maximumFractionDigits: 1,
  }).format(points);
}
