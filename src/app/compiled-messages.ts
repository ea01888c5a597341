import compile from 'icu-minify/compile';
import type { MessageTree } from '#basics/messages.ts';

/** Texts that were read ahead: a browser formats them without the reader of ICU messages, some 10 kB. */
export function compileMessages(tree: MessageTree): MessageTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? compiled(value) : compileMessages(value),
    ]),
  );
}

/** Anybody who carries or merges texts takes it for one: only the formatter looks inside. */
function compiled(message: string): string {
  return compile(message) as string;
}
