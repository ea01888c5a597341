/** Texts of the interface, by name; a leaf is an ICU message. */
export type MessageTree = { [key: string]: string | MessageTree };

/** The same keys as `T`, each with a text: what makes one language the mirror of the other. */
export type MirrorOf<T extends MessageTree> = {
  [K in keyof T]: T[K] extends MessageTree ? MirrorOf<T[K]> : string;
};

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
