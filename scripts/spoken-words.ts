const TAG = /<\/?[A-Za-z][^>]*>/g;
const ADDRESS =
  /\b(?:https?:\/\/|www\.)\S+|\S+@\S+|(?<=^|\s)\/[\w/#-]+|mailto:|\b[\w-]+\.(?:fr|com|org|eu|example)\b/g;
const FILE = /[\w{}-]+\.(?:pdf|json|csv|xlsx?|xml|zip|txt|webp)\b/g;
/** A text that is nothing but the name of a file, its ending left to the code. */
const FILE_STEM = /^[\w{}]+(?:-[\w{}]+)+$/;
const BRANCHING = new Set(['plural', 'select', 'selectordinal']);

/**
 * Only what is read of an ICU message, on one line: the words of all its cases, without arguments, tags,
 * addresses and names of files.
 */
export function spokenWords(text: string): string {
  if (FILE_STEM.test(text)) return '';
  const plain = text.replaceAll(FILE, ' ').replaceAll(ADDRESS, ' ').replaceAll(TAG, ' ');
  // As dictionaries write elisions.
  return wordsIn(plain).replaceAll('#', ' ').replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
}

/** What stands outside braces, and inside those of cases. */
function wordsIn(message: string): string {
  let words = '';
  for (const part of partsOf(message)) {
    if (part.argument === undefined) {
      words += part.text;
      continue;
    }
    const [, kind = '', cases = ''] = /^[^,]*,\s*(\w+)\s*,([\s\S]*)$/.exec(part.argument) ?? [];
    if (BRANCHING.has(kind)) {
      const bodies = partsOf(cases).flatMap(({ argument = [] }) => argument);
      words += ` ${bodies.map(wordsIn).join(' ')} `;
    } else words += ' ';
  }
  return words;
}

type Part = { readonly text: string; readonly argument?: string };

/** Texts and what is between outermost braces, in their order. */
function partsOf(message: string): Part[] {
  const parts: Part[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < message.length; at += 1) {
    if (message[at] === '{') {
      if (depth === 0) {
        parts.push({ text: message.slice(start, at) });
        start = at + 1;
      }
      depth += 1;
    } else if (message[at] === '}') {
      depth -= 1;
      if (depth === 0) {
        parts.push({ text: '', argument: message.slice(start, at) });
        start = at + 1;
      }
    }
  }
  return [...parts, { text: message.slice(start) }];
}
