import type { MessageTree } from '#basics/messages.ts';

type Texts = Readonly<{ fr: MessageTree; en: MessageTree; code: string }>;

/**
 * What is wrong with the texts, a line each: a key that one language lacks, other arguments in
 * one than in the other, a key that no code names.
 */
export function messageFaults({ fr, en, code }: Texts): string[] {
  const french = leaves(fr);
  const english = leaves(en);
  const named = namedIn(code);
  return [
    ...[...french.keys()].filter((key) => !english.has(key)).map((key) => `${key}: missing in en`),
    ...[...english.keys()].filter((key) => !french.has(key)).map((key) => `${key}: missing in fr`),
    ...[...french]
      .filter(
        ([key, text]) =>
          english.has(key) && argumentsOf(text) !== argumentsOf(english.get(key) ?? ''),
      )
      .map(([key]) => `${key}: other arguments in fr than in en`),
    ...[...french.keys()].filter((key) => !isUsed(key, named)).map((key) => `${key}: used nowhere`),
  ];
}

/**
 * A key counts as used when its end stands in the code as a string or a property, or when it is the end
 * of a path that the code builds (`problems.${code}`): then its group must be named.
 */
function isUsed(key: string, code: NamedInCode): boolean {
  const names = key.split('.');
  const isNamed = names.some((_, index) => code.strings.has(names.slice(index).join('.')));
  return (
    isNamed ||
    names.slice(0, -1).some((group) => code.groups.has(group)) ||
    code.properties.has(names.at(-1) ?? '')
  );
}

/** Everything that a key may be named by, looked for once. */
type NamedInCode = {
  /** What stands whole between quotes or behind a dot and before a quote, from each of its dots on. */
  readonly strings: ReadonlySet<string>;
  /** What stands before a part that is put in. */
  readonly groups: ReadonlySet<string>;
  /** Named as a property of an object or a member of a union the code goes through. */
  readonly properties: ReadonlySet<string>;
};

function namedIn(code: string): NamedInCode {
  const strings = new Set<string>();
  for (const [, path = ''] of code.matchAll(/(?<=['"`.])((?:[\w-]+\.)*[\w-]+)(?=['"`])/g)) {
    const names = path.split('.');
    for (const index of names.keys()) strings.add(names.slice(index).join('.'));
  }
  return {
    strings,
    groups: new Set([...code.matchAll(/([\w-]+)\.\$\{/g)].map(([, group = '']) => group)),
    properties: new Set([...code.matchAll(/\b([\w-]+):/g)].map(([, name = '']) => name)),
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

/** `{name}`, `{count, plural, …}` and `<link>`: what a text expects from the code. */
function argumentsOf(text: string): string {
  const names = [...text.matchAll(ARGUMENT)].map(([, name, tag]) => name ?? `<${tag}>`);
  return [...new Set(names)].sort().join(' ');
}
