import type { Language } from './language.ts';

/** One text in both languages, side by side; each is an ICU message. */
export type Text = Readonly<Record<Language, string>>;

/** Texts by name, in groups: what a file of a room's `messages/` exports. */
export type Texts = { readonly [key: string]: Text | Texts };

/** The same names with the texts of one language. */
export type InLanguage<T> = T extends Text ? string : { [K in keyof T]: InLanguage<T[K]> };

/** Texts of one language, by name; a leaf is an ICU message. */
export type MessageTree = { [key: string]: string | MessageTree };

const trees: Readonly<Record<Language, WeakMap<Texts, MessageTree>>> = {
  fr: new WeakMap(),
  en: new WeakMap(),
};

/** The texts of one language; the same object each time, for what remembers by it. */
export function inLanguage<T extends Texts>(texts: T, language: Language): InLanguage<T> {
  const known = trees[language].get(texts);
  if (known) return known as InLanguage<T>;
  const tree = Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      isText(value) ? value[language] : inLanguage(value, language),
    ]),
  );
  trees[language].set(texts, tree);
  return tree as InLanguage<T>;
}

/** The texts in each language. */
export function inLanguages<T extends Texts>(texts: T): Readonly<Record<Language, InLanguage<T>>> {
  return { fr: inLanguage(texts, 'fr'), en: inLanguage(texts, 'en') };
}

/** A group may have a name `fr`, of a language for instance; only a text has words there. */
function isText(value: Text | Texts): value is Text {
  return typeof value.fr === 'string';
}

/**
 * The part of `tree` below the named places ('shop.box'), still at its place in the tree.
 * @throws Error for a name that does not exist: a mistake of ours, seen by the first test.
 */
export function pickMessages(tree: MessageTree, namespaces: readonly string[]): MessageTree {
  return mergeMessages(namespaces.map((namespace) => branch(tree, namespace.split('.'))));
}

/** All trees in one; where two have the same text, the later one stands. */
export function mergeMessages(trees: readonly MessageTree[]): MessageTree {
  const merged: MessageTree = {};
  for (const tree of trees) {
    for (const [key, value] of Object.entries(tree)) {
      const present = merged[key];
      merged[key] = isGroup(present) && isGroup(value) ? mergeMessages([present, value]) : value;
    }
  }
  return merged;
}

/** A compiled text is a list (`app/compiled-messages.ts`), and stays whole. */
function isGroup(value: string | MessageTree | undefined): value is MessageTree {
  return typeof value === 'object' && !Array.isArray(value);
}

function branch(tree: MessageTree, [head, ...rest]: readonly string[]): MessageTree {
  const value = head === undefined ? undefined : tree[head];
  if (head === undefined || value === undefined) throw new Error(`No messages at '${head}'`);
  if (rest.length === 0) return { [head]: value };
  if (typeof value === 'string') throw new Error(`'${head}' is a text, not a group of texts`);
  return { [head]: branch(value, rest) };
}
