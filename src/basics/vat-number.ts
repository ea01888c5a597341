/**
 * The rule: a VAT number starts with its country; a French one is checked against its SIREN, those
 * of Belgium and Italy by their check digits, the others of the Union by their form.
 *
 * Sources: CGI, art. 286 ter and BOI-TVA-DECLA-20-10-20 (French key); European Commission, VIES,
 * "What is the format of VAT numbers?" (forms of the others).
 */
import { isSiren, passesLuhn } from '#basics/siren.ts';

/** Upper case, without spaces, dots or hyphens. */
export function normalizeVatNumber(text: string): string {
  return text.replace(/[\s.-]/g, '').toUpperCase();
}

/** Expects the normalised form. Greece writes EL, Northern Ireland XI. */
export function isVatNumber(text: string): boolean {
  const country = text.slice(0, 2);
  const number = text.slice(2);
  if (country === 'FR') return isFrenchVatNumber(text);
  if (!FORMS.get(country)?.test(number)) return false;
  if (country === 'BE') return 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8));
  if (country === 'IT') return passesLuhn(number);
  return true;
}

/** Expects the normalised form. A key with a letter is accepted by its form alone. */
export function isFrenchVatNumber(text: string): boolean {
  const match = /^FR([0-9A-HJ-NP-Z]{2})(\d{9})$/.exec(text);
  const [, key = '', siren = ''] = match ?? [];
  if (!match || !(isSiren(siren) || isMonegasque(siren))) return false;
  return /^\d{2}$/.test(key) ? key === frenchKey(siren) : true;
}

/** The VAT number of a company established in France, from its nine-digit SIREN. */
export function frenchVatNumberOf(siren: string): string {
  return `FR${frenchKey(siren)}${siren}`;
}

/** The nine digits after the key of a French number. */
export function sirenOfFrenchVatNumber(vatNumber: string): string {
  return vatNumber.slice(4);
}

function frenchKey(siren: string): string {
  return String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0');
}

// Monaco is in the French VAT territory; its companies have 000 and six digits where others have
// a SIREN (convention fiscale of 18 May 1963).
function isMonegasque(digits: string): boolean {
  return /^000\d{6}$/.test(digits) && digits !== '000000000';
}

const FORMS: ReadonlyMap<string, RegExp> = new Map([
  ['AT', /^U\d{8}$/],
  ['BE', /^[01]\d{9}$/],
  ['BG', /^\d{9,10}$/],
  ['CY', /^\d{8}[A-Z]$/],
  ['CZ', /^\d{8,10}$/],
  ['DE', /^\d{9}$/],
  ['DK', /^\d{8}$/],
  ['EE', /^\d{9}$/],
  ['EL', /^\d{9}$/],
  ['ES', /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/],
  ['FI', /^\d{8}$/],
  ['HR', /^\d{11}$/],
  ['HU', /^\d{8}$/],
  ['IE', /^(?:\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/],
  ['IT', /^\d{11}$/],
  ['LT', /^(?:\d{9}|\d{12})$/],
  ['LU', /^\d{8}$/],
  ['LV', /^\d{11}$/],
  ['MT', /^\d{8}$/],
  ['NL', /^[A-Z0-9+*]{12}$/],
  ['PL', /^\d{10}$/],
  ['PT', /^\d{9}$/],
  ['RO', /^\d{2,10}$/],
  ['SE', /^\d{12}$/],
  ['SI', /^\d{8}$/],
  ['SK', /^\d{10}$/],
  ['XI', /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/],
]);
