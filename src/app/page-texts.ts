import type { Language } from '#basics/language.ts';
import { type MessageTree, pickMessages } from '#basics/messages.ts';
import { compileMessages } from './compiled-messages.ts';
import { MESSAGES } from './messages.ts';

export type PageTexts = (language: Language, namespaces: readonly string[]) => MessageTree;

/**
 * The texts that pages ask for. Built pages format texts that were compiled here, once for each set of them;
 * in development they read texts as they are written.
 */
export function createPageTexts({ areBuilt }: { areBuilt: boolean }): PageTexts {
  if (!areBuilt) return (language, namespaces) => pickMessages(MESSAGES[language], namespaces);
  const kept = new Map<string, MessageTree>();
  return (language, namespaces) => {
    const key = [language, ...namespaces].join(' ');
    const known = kept.get(key);
    if (known) return known;
    const texts = compileMessages(pickMessages(MESSAGES[language], namespaces));
    kept.set(key, texts);
    return texts;
  };
}
