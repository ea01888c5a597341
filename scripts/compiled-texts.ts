import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { compileMessages } from '../src/app/compiled-messages.ts';
import type { MessageTree } from '../src/basics/messages.ts';

const TEXTS = /\/src\/(?:[\w-]+\/)+messages\/[\w.-]+\.ts$/;

/** Texts that a page imports by itself (`shell/gift-part.tsx`) are compiled as those that the server hands to it. */
export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    apply: 'build',
    async load(id) {
      if (!TEXTS.test(id)) return undefined;
      const exported = (await import(pathToFileURL(id).href)) as Record<string, MessageTree>;
      return Object.entries(exported)
        .map(([name, texts]) => `export const ${name} = ${JSON.stringify(compileMessages(texts))};`)
        .join('\n');
    },
  };
}
