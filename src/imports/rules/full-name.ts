/**
 * The rule: in French lists the family name is written in capitals, before or after the first name;
 * without capitals, the heading of the column says which comes first, and the family name does when
 * it does not say.
 */
import { cleanLine } from '#basics/plain-text.ts';

export interface FullName {
  readonly firstName: string;
  readonly lastName: string;
}

export type NameOrder = 'last-first' | 'first-last';

/** Both halves of a name written in one cell; one of them is empty when there is only one word. */
export function splitFullName(typed: string, order: NameOrder): FullName {
  const text = cleanLine(typed).replace(/\s+/g, ' ');
  const [beforeComma = '', afterComma] = text.split(/\s*,\s*/, 2);
  // "Dupont, Jean" is the order of an index, whatever the heading says.
  if (afterComma) return { lastName: beforeComma, firstName: afterComma };
  const words = beforeComma.split(' ').filter(Boolean);
  const capitals = words.map(isInCapitals);
  const leading = capitals.findIndex((is) => !is);
  if (leading > 0) return joined(words.slice(0, leading), words.slice(leading));
  const trailing = capitals.lastIndexOf(false) + 1;
  if (leading === 0 && trailing < words.length) {
    return joined(words.slice(trailing), words.slice(0, trailing));
  }
  if (words.length < 2) return joined(words, []);
  return order === 'last-first'
    ? joined(words.slice(0, lastNameLength(words)), words.slice(lastNameLength(words)))
    : joined(words.slice(1), words.slice(0, 1));
}

function joined(lastName: readonly string[], firstName: readonly string[]): FullName {
  return { lastName: lastName.join(' '), firstName: firstName.join(' ') };
}

/** Two letters at least: an initial ("J.") is no family name. */
function isInCapitals(word: string): boolean {
  const letters = word.replace(/[^\p{L}]/gu, '');
  return letters.length > 1 && letters === letters.toUpperCase();
}

const PARTICLES = new Set([
  'de',
  'du',
  'des',
  'la',
  'le',
  'les',
  'd',
  'da',
  'di',
  'van',
  'von',
  'el',
  'ben',
]);

/** `de la Tour Jeanne`: particles belong to the name that follows them. */
function lastNameLength(words: readonly string[]): number {
  const name = words.findIndex((word) => !PARTICLES.has(word.toLowerCase().replace(/[’']$/, '')));
  return Math.min(Math.max(name, 0) + 1, words.length - 1);
}
