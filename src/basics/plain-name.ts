/**
 * The rule: the name of a company, a place or a person is one line in which a mail program finds nothing
 * to make a link of: such names stand in mails to people who do not know whoever typed them.
 * `access.is_plain_name` says the same in the database.
 */
import { cleanLine, type TextProblem, textProblem } from './plain-text.ts';

export const NAME_MAX = 200;

export type NameProblem = TextProblem | 'link-in-name';

// Characters by their place in Unicode, so that the database, in whatever locale, reads them alike.
// Takes no room: it parts nothing for who reads.
const UNSEEN = /\u00ad|\u034f|[\u200b-\u200d]|[\u2060-\u2064]|[\ufe00-\ufe0f]/gu;
// What joins the parts of an address, also as other scripts write it.
const DOT = '[.\\u2024\\u3002\\ufe52\\uff0e\\uff61]';
const COLON = '[:\\ufe55\\uff1a]';
const SLASH = '[/\\\\\\u2044\\u2215\\uff0f\\uff3c]';
const LETTER = '[^\\u0001-@\\[-`{-\\u00bf\\u2000-\\u2bff\\u3000-\\u303f]';

const LINK = new RegExp(
  [
    '[@\\ufe6b\\uff20]',
    `[${COLON.slice(1, -1)}${SLASH.slice(1, -1)}]${SLASH}`,
    // A scheme that needs no slashes.
    `([Hh][Tt][Tt][Pp][Ss]?|[Mm][Aa][Ii][Ll][Tt][Oo]|[Tt][Ee][Ll])${COLON}`,
    // A domain is a dot between words, without a space: `S.A.R.L.` and `J.-P.` are none.
    `([0-9]|${LETTER})${DOT}${LETTER}(${LETTER}|-)`,
    // A machine by its number.
    `[0-9]${DOT}[0-9]+${DOT}[0-9]+${DOT}[0-9]`,
  ].join('|'),
  'u',
);

/** What is wrong with a name, if anything. */
export function nameProblem(
  typed: string | undefined,
  { isRequired = true } = {},
): NameProblem | undefined {
  const name = cleanLine(typed ?? '');
  const problem = textProblem(name, { max: NAME_MAX, isRequired });
  return problem ?? (LINK.test(name.replace(UNSEEN, '')) ? 'link-in-name' : undefined);
}
