/**
 * The rule: an account is named by an IBAN whose check digits are right and which is as long as its country
 * writes it, and its bank by a BIC of eight or eleven characters.
 *
 * Source: ISO 13616 (IBAN registry, lengths of the SEPA countries), ISO 9362 (BIC).
 */
import { remainder97 } from './mod-97.ts';

const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};

/** The electronic form: capital letters and digits, no spaces. */
export function normalizeIban(text: string): string {
  return text.replace(/[\s.-]/g, '').toUpperCase();
}

/** Expects the electronic form. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban)) return false;
  const isRightLength = LENGTHS[iban.slice(0, 2)] === iban.length;
  return isRightLength && remainder97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** `FR76 3000 6000 0112 3456 7890 189`: groups of four for people. */
export function printedIban(iban: string): string {
  return iban.match(/.{1,4}/g)?.join(' ') ?? iban;
}

/** Expects capital letters and digits, no spaces. */
export function isBic(bic: string): boolean {
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic);
}
