import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { compileMessages } from '../src/app/compiled-messages.ts';
import { inLanguage, type MessageTree, type Texts } from '../src/basics/messages.ts';

const ONE_LANGUAGE = /^(.+\/messages\/[\w-]+\.ts)\?(fr|en)$/;

/**
 * What a page fetches of texts by itself: `import('…/messages/warning.ts?fr')` is one language of that file.
 * Built pages are given it compiled, as the texts that the server hands to them.
 */
export function compiledTexts(): Plugin {
  let isBuilding = false;
  return {
    name: 'compiled-texts',
    configResolved({ command }) {
      isBuilding = command === 'build';
    },
    async load(id) {
      const [, file, language] = ONE_LANGUAGE.exec(id) ?? [];
      if (!file || (language !== 'fr' && language !== 'en')) return undefined;
      if (!isBuilding) {
        const url = JSON.stringify(file);
        return [
          `import { inLanguage } from '#basics/messages.ts';`,
          `import { texts } from ${url};`,
          `export default inLanguage(texts, '${language}');`,
        ].join('\n');
      }
      const { texts } = (await import(pathToFileURL(file).href)) as { texts: Texts };
      const tree: MessageTree = inLanguage(texts, language);
      return `export default ${JSON.stringify(compileMessages(tree))};`;
    },
  };
}
