/**
 * The rule: the name of a company, a place or a person is one line that leads nowhere: neither a mail program
 * nor its reader finds a link or a telephone number in it. Such names stand in mails to people who do not
 * know whoever typed them. `access.is_plain_name` says the same in the database.
 */
import { cleanLine, type TextProblem, textProblem } from './plain-text.ts';

export const NAME_MAX = 200;

export type NameProblem = TextProblem | 'link-in-name' | 'number-in-name';

/**
 * What a name is read as, one after the other: characters by their place in Unicode, so that the database, in
 * whatever locale, reads them alike.
 */
const READ_AS: readonly (readonly [RegExp, string])[] = [
  // Digits of the scripts that are in use.
  [
    /[\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e59\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u1090-\u1099\u17e0-\u17e9\u1810-\u1819]/gu,
    '0',
  ],
  // What joins the parts of an address, and what looks like it in other scripts.
  [
    /[\u0589\u06d4\u0701\u0702\u0964\u1362\u166e\u1803\u2cf9\u2e33\u2e3c\u3002\ua4f8\ua60e\ua6f3]/gu,
    '.',
  ],
  [/[\u2236\ua789]/gu, ':'],
  [/[\\\u2044\u2215\u29f8]/gu, '/'],
  // Signs like ❤, of which there are domains too.
  [/[\u2070-\u2bff\u{1f000}-\u{1faff}]/gu, '~'],
  // A SIRET, by which payrolls name a place: nobody dials it.
  [/(?<![0-9])[1-9][0-9]{13}(?![0-9])/gu, '~'],
  // Every other letter.
  [/[\u00c0-\u1fff\u2070-\u2fff\u3040-\u{10ffff}]/gu, 'z'],
];

// Takes no room, or lies on the sign before it: it parts nothing for who reads.
const UNSEEN =
  /\u00ad|[\u0300-\u036f]|[\u115f\u1160\u17b4\u17b5]|[\u180b-\u180f]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u200b-\u200d\u2060-\u206f]|[\u20d0-\u20ff]|\u3164|[\ufe00-\ufe0f]|[\ufe20-\ufe2f]|\uffa0|[\u{e0000}-\u{e0fff}]/gu;

const LEADS_SOMEWHERE = new RegExp(
  [
    '@',
    '[:/]/',
    // A scheme that needs no slashes; written with x it is meant to be put right by hand.
    '(^|[^0-9a-z])(h[tx][tx]ps?|mailto|tel|sms):',
    // A domain is a dot between words, without a space: `S.A.R.L.` and `J.-P.` are none.
    '[0-9a-z~][.][a-z~][a-z~-]',
    '[[({] ?[.] ?[\\])}]',
    // A machine by its number, or by its name and a port.
    '[0-9]([.][0-9]+){2}[.][0-9]',
    '(^|[^0-9a-z])0x[0-9a-f]',
    '[a-z]:[0-9][0-9]',
  ].join('|'),
  'u',
);

/** A telephone number: nine digits or more that no word parts, with or without a country before them. */
const TELEPHONE_NUMBER = /([0-9][^0-9a-z]{0,3}){8}[0-9]/u;

/** What is wrong with a name, if anything. */
export function nameProblem(
  typed: string | undefined,
  { isRequired = true } = {},
): NameProblem | undefined {
  const name = cleanLine(typed ?? '');
  const problem = textProblem(name, { max: NAME_MAX, isRequired });
  if (problem) return problem;
  const read = asRead(name);
  if (TELEPHONE_NUMBER.test(read)) return 'number-in-name';
  return LEADS_SOMEWHERE.test(read) ? 'link-in-name' : undefined;
}

/** In its plain form (NFKC: ｅ, ⓔ and 𝐞 are an e), of small letters, digits and signs. */
function asRead(name: string): string {
  const plain = name.replace(UNSEEN, '').normalize('NFKC');
  return READ_AS.reduce((text, [from, to]) => text.replace(from, to), plain).toLowerCase();
}
