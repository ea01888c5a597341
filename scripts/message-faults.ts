import type { MessageTree } from '#basics/messages.ts';
import { ANY, type AskedMessages, askedMessages, HOLE } from './asked-messages.ts';

export interface CodeFile {
  readonly text: string;
  /** The groups of which a translator is, or a text is taken, where the code does not say of which. */
  readonly groups: readonly string[];
  /** The text of the files that it imports, where names may come from that it asks by. */
  readonly near: readonly string[];
}

export interface ProductTexts {
  readonly fr: MessageTree;
  readonly en: MessageTree;
  readonly code: readonly CodeFile[];
  /** Whatever else names are given in. */
  readonly names: readonly string[];
}

/**
 * What is wrong with the texts, a line each: a key that one language lacks, other arguments in
 * one than in the other, a key that no code asks for.
 */
export function messageFaults({ fr, en, code, names }: ProductTexts): string[] {
  const french = leaves(fr);
  const english = leaves(en);
  const isAsked = askedIn(code, names);
  return [
    ...[...french.keys()].filter((key) => !english.has(key)).map((key) => `${key}: missing in en`),
    ...[...english.keys()].filter((key) => !french.has(key)).map((key) => `${key}: missing in fr`),
    ...[...french]
      .filter(
        ([key, text]) =>
          english.has(key) && argumentsOf(text) !== argumentsOf(english.get(key) ?? ''),
      )
      .map(([key]) => `${key}: other arguments in fr than in en`),
    ...[...french.keys()].filter((key) => !isAsked(key)).map((key) => `${key}: used nowhere`),
    ...[...french]
      .filter(([, text]) => UNELIDED.test(text))
      .map(([key]) => `${key}: “de” before a name (give it with its “de”: withDe)`),
  ];
}

/**
 * Whether the code asks for a key: by its whole name; or by a name that the code works out, below a group that
 * it names (`problems.${code}`) or of a translator that is asked for any (`t(key)`). Such a name must stand
 * somewhere as a text or a property: what nothing is called is never asked for.
 */
function askedIn(code: readonly CodeFile[], named: readonly string[]): (key: string) => boolean {
  const names = namesIn([...code.map(({ text }) => text), ...named].join('\n'));
  const files = code
    .filter(({ text }) => /\bt\b|ranslat|messages/.test(text))
    .map((file) => ({ ...file, ...askedMessages(file.text) }));
  const keys = new Set(files.flatMap((file) => [...file.keys]));
  const asking = files.filter(
    ({ patterns, open, keys, taken }) => patterns.size + open.size + keys.size + taken.size > 0,
  );
  const readers = asking.map((file) => ({
    ...file,
    patterns: [...file.patterns].map(patternOf),
    named: once(() => namesIn([file.text, ...file.near].join('\n'))),
  }));
  return (key) => keys.has(key) || readers.some((file) => isAskedBy(file, key, names));
}

type Reader = Omit<AskedMessages, 'patterns'> &
  CodeFile & { readonly patterns: readonly RegExp[]; readonly named: () => Names };

function isAskedBy(file: Reader, key: string, names: Names): boolean {
  const parts = key.split('.');
  const isOfFile = file.groups.some((group) => key.startsWith(`${group}.`));
  for (const group of file.groups) {
    if ([...file.taken].some((path) => isWithin(key, [group, path].filter(Boolean).join('.'))))
      return true;
  }
  const ends = parts.map((_, index) => parts.slice(index).join('.'));
  const isOpen = (space: string, end: string) =>
    file.open.has(space) && isNamed(key, end, file.named(), names);
  const isAskedAs = (asked: string) =>
    file.keys.has(asked) ||
    file.patterns.some((pattern) =>
      fillsOf(pattern, asked)?.every((name) => isNamed(key, name, file.named(), names)),
    );
  return (
    isAskedAs(key) ||
    ends.some((end, index) => isOpen(parts.slice(0, index).join('.'), end)) ||
    (isOfFile && ends.some((end) => isOpen(ANY, end) || isAskedAs(`${ANY}.${end}`)))
  );
}

function once<T>(find: () => T): () => T {
  let found: T | undefined;
  return () => (found ??= find());
}

/** Groups by codes that come from anywhere: what a server refuses, what a state is called. */
const HAS_CODES = /(^|\.)(problems|failed|methods|states|kinds|actors|labels|payments|subjects)\./;

/** Near whoever asks; a code (`too-long`) anywhere. */
function isNamed(key: string, end: string, near: Names, anywhere: Names): boolean {
  if (near.paths.has(end) || near.words.has(end) || /^\d+$/.test(end)) return true;
  if (anywhere.heads.some((begun) => end.startsWith(begun))) return true;
  return (/[-_]/.test(end) || HAS_CODES.test(key)) && anywhere.words.has(end);
}

const isWithin = (key: string, path: string) => key === path || key.startsWith(`${path}.`);

/** The names in the places of a pattern’s holes, of a key that is one of its. */
function fillsOf(pattern: RegExp, key: string): string[] | undefined {
  return pattern
    .exec(key)
    ?.slice(1)
    .flatMap((filled) => filled.split('.'));
}

function patternOf(text: string): RegExp {
  const parts = text.split(HOLE).map((part) => part.replace(/[.*]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.+)')}$`);
}

interface Names {
  /** What stands whole between quotes. */
  readonly paths: ReadonlySet<string>;
  /** Each part of it, and each property. */
  readonly words: ReadonlySet<string>;
  /** How a name begins that the code works out: `payment-${state}`. */
  readonly heads: readonly string[];
}

function namesIn(code: string): Names {
  const all = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, found = '']) => found);
  const paths = new Set(all(/(?<=['"`])((?:[\w-]+\.)*[\w-]+)(?=['"`])/g));
  const parts = [...paths].flatMap((path) => path.split('.'));
  return {
    paths,
    words: new Set([...parts, ...all(/\b([\w-]+)\??:/g)]),
    heads: [...new Set(all(/`(?:[\w-]+\.)*([\w-]+-)\$\{/g))],
  };
}

function leaves(tree: MessageTree, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(tree)) {
    const key = path ? `${path}.${name}` : name;
    if (typeof value === 'string') found.set(key, value);
    else for (const [below, text] of leaves(value, key)) found.set(below, text);
  }
  return found;
}

// The braces after `one`, `other` or `=0` hold words, not the name of an argument.
const ARGUMENT =
  /(?<!(?:=\d+|zero|one|two|few|many|other)\s*)\{\s*(\w+)\s*(?:\}|,\s*(?:plural|select|selectordinal|number|date|time)\b)|<(\w+)>/g;

/** What is named by letters: before a vowel « de » becomes « d’ », which only the code can see. */
const UNELIDED = /\bde \{(?:company|name|place|who|month)\}/i;
/** An argument that brings its « de »: where English has `{company}`, French may have `{deCompany}`. */
const WITH_DE = /^de([A-Z])/;

/** `{name}`, `{count, plural, …}` and `<link>`: what a text expects from the code. */
function argumentsOf(text: string): string {
  const names = [...text.matchAll(ARGUMENT)].map(([, name, tag]) =>
    name ? name.replace(WITH_DE, (_, first: string) => first.toLowerCase()) : `<${tag}>`,
  );
  return [...new Set(names)].sort().join(' ');
}
