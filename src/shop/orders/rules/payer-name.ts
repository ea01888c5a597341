/**
 * The rule: a company is named in a label where its name stands there, whatever its case, accents, spaces
 * and form (SARL, SAS…). Banks cut names: of a long one its beginning is enough.
 */

/** Shorter ones stand in any label. */
const FEWEST = 4;
const ENOUGH = 16;

const FORMS = /\b(SARL|EURL|SASU|SAS|SCOP|SCIC|SNC|SCI|SA|STE|SOCIETE|ETS|ASSOCIATION|ASSO|CSE)\b/g;

/** What a label holds where it names this company; undefined of a name that says too little. */
export function nameSign(companyName: string): string | undefined {
  const words = plain(companyName);
  const name = compact(words.replace(FORMS, ' ')) || compact(words);
  return name.length < FEWEST ? undefined : name.slice(0, ENOUGH);
}

/** A label as such signs are looked for in it. */
export function signedLabel(label: string): string {
  return compact(plain(label));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(/Œ/g, 'OE');
}

function compact(text: string): string {
  return text.replace(/[^0-9A-Z]/g, '');
}
