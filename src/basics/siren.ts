/**
 * The rule: a SIREN is nine digits and a SIRET fourteen, each with a Luhn check digit; the SIRET
 * of La Poste's establishments has a rule of its own.
 *
 * Sources: Code de commerce, art. R123-221 (SIREN, SIRET); INSEE, definitions of "numéro SIREN"
 * and "numéro SIRET" (Luhn, ISO/IEC 7812-1).
 */

/** Removes what people put between digits: spaces of every width, dots and hyphens. */
export function normalizeDigits(text: string): string {
  return text.replace(/[\s.\u00ad\u2010\u2011-]/g, '');
}

/** Expects bare digits: call `normalizeDigits` first on what a person typed. */
export function isSiren(digits: string): boolean {
  return /^\d{9}$/.test(digits) && digits !== '000000000' && passesLuhn(digits);
}

const LA_POSTE_SIREN = '356000000';

/** Expects bare digits. The first nine must themselves be a SIREN. */
export function isSiret(digits: string): boolean {
  if (!/^\d{14}$/.test(digits) || !isSiren(sirenOfSiret(digits))) return false;
  // La Poste has more establishments than five digits can hold with a check digit: theirs are valid
  // when the sum of the fourteen digits is a multiple of five; its head office keeps Luhn.
  const isLaPoste = digits.startsWith(LA_POSTE_SIREN);
  return passesLuhn(digits) || (isLaPoste && sumOfDigits(digits) % 5 === 0);
}

export function sirenOfSiret(siret: string): string {
  return siret.slice(0, 9);
}

/** As people read it: `732 829 320`, or `732 829 320 00074`; expects bare digits of either. */
export function formatSiren(digits: string): string {
  const [, first, second, third, rest] = /^(\d{3})(\d{3})(\d{3})(\d*)$/.exec(digits) ?? [];
  return [first, second, third, rest].filter(Boolean).join('\u202f');
}

export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const weighted = index % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

function sumOfDigits(digits: string): number {
  return [...digits].reduce((sum, digit) => sum + Number(digit), 0);
}
