/**
 * The rule: a company of the Union is identified by the VAT number of a member other than France, whichever one it
 * is; VIES says whether it is valid. One of Northern Ireland counts for goods that go there, where nothing is sent.
 *
 * Source: Directive 2006/112/CE, art. 138, 1 (b); CGI, art. 262 ter, I-1°.
 */
import { UNION_COUNTRIES } from './delivery-zones.ts';

/** Expects the normalised form. */
export function isForeignNumber(vatNumber: string): boolean {
  const prefix = vatNumber.slice(0, 2);
  // Greece is the one that writes its numbers by another name.
  return UNION_COUNTRIES.some((country) => (country === 'GR' ? 'EL' : country) === prefix);
}
