/**
 * The rule: an address or a number is accepted when a message could really leave for it, written
 * the way people write it, and it is kept in one form.
 */

const LOCAL_PART_BYTES = 64;
const ADDRESS_BYTES = 254;

/** One or more dot-separated runs: letters of any script, digits, and the signs of RFC 5322. */
const LOCAL_PART =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;

const DOMAIN_LABEL = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;

/**
 * Lengths of RFC 5321 (4.5.3.1, in bytes as RFC 6531 counts them); accented local parts and
 * internationalised domains are accepted. Refused: quoted local parts and address literals, which
 * nobody types, and with them every space, control or invisible character, so that an address can
 * never add a header to a mail.
 */
export function isEmail(text: string): boolean {
  if (text.length > ADDRESS_BYTES || byteLength(text) > ADDRESS_BYTES) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  return (
    LOCAL_PART.test(local) && byteLength(local) <= LOCAL_PART_BYTES && isDomain(text.slice(at + 1))
  );
}

/**
 * Trimmed, composed (NFC), lower case: one person is one account however the address is typed.
 * RFC 5321 lets a server tell capital letters apart in the local part; none that matters does.
 */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase().normalize('NFC');
}

/**
 * Under which an address is counted, where a limit counts mailboxes: `name+anything@` reaches `name@`, and
 * Gmail, by either of its names, leaves out dots. For counting alone: nobody is known by it, and nothing is
 * sent to it. `access.mailbox_key` says the same in the database.
 */
export function mailboxKey(address: string): string {
  const plain = normalizeEmail(address).replace(/^([^+@]+)\+[^@]*@/, '$1@');
  const [local = '', domain] = plain.split('@');
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return plain;
  return `${local.replaceAll('.', '')}@gmail.com`;
}

export function isPhone(text: string): boolean {
  return normalizePhone(text) !== undefined;
}

/**
 * E.164 (`+33123456789`) from a French national number or an international one; undefined if it is
 * neither. Short numbers (15, 3939) cannot be called from abroad and are not accepted.
 */
export function normalizePhone(text: string): string | undefined {
  const compact = text.replace(/[\s.()/\u2010\u2011-]/g, '').replace(/^00/, '+');
  if (/^0[1-9]\d{8}$/.test(compact)) return fromFrenchNational(compact);
  // `+33 (0)1 23…` is on half of the letterheads in France: the zero is not dialled.
  const international = compact.replace(/^\+330(?=[1-9]\d{8}$)/, '+33');
  if (international.startsWith('+33')) {
    return /^\+33[1-9]\d{8}$/.test(international) ? international : undefined;
  }
  // North America has ten digits after its code; `00 12 34 56 78` is a slip, not a number there.
  if (international.startsWith('+1') && international.length !== 12) return undefined;
  return /^\+[1-9]\d{6,14}$/.test(international) ? international : undefined;
}

/** Five digits in a department of France, overseas included, or in Monaco (980). */
export function isFrenchPostcode(text: string): boolean {
  return /^(?:(?:0[1-9]|[1-8]\d|9[0-5])\d{3}|97[1-8]\d{2}|98[046-8]\d{2})$/.test(text);
}

// Overseas departments are dialled like the mainland from inside France but have their own country
// codes (ARCEP, plan national de numérotation, décision 2018-0881).
const OVERSEAS_COUNTRY_CODES: ReadonlyMap<string, string> = new Map([
  ['0262', '+262'],
  ['0269', '+262'],
  ['0639', '+262'],
  ['0692', '+262'],
  ['0693', '+262'],
  ['0590', '+590'],
  ['0690', '+590'],
  ['0691', '+590'],
  ['0594', '+594'],
  ['0694', '+594'],
  ['0596', '+596'],
  ['0696', '+596'],
  ['0697', '+596'],
]);

function fromFrenchNational(digits: string): string {
  const countryCode = OVERSEAS_COUNTRY_CODES.get(digits.slice(0, 4)) ?? '+33';
  return `${countryCode}${digits.slice(1)}`;
}

function isDomain(text: string): boolean {
  const labels = text.split('.');
  const last = labels.at(-1) ?? '';
  return (
    labels.length >= 2 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    last.length >= 2 &&
    !/^\p{N}+$/u.test(last)
  );
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
