import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/chunk-groups.ts';
import { compiledTexts } from './scripts/compiled-texts.ts';

/** Built pages are handed compiled texts (`src/app/page-texts.ts`), and need no reader of ICU messages. */
const FOR_COMPILED_TEXTS = {
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  ssr: { noExternal: ['use-intl'] },
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), compiledTexts()],
  ...(command === 'build' && FOR_COMPILED_TEXTS),
  build: {
    // The Content-Security-Policy allows no data: script or font; small files stay files.
    assetsInlineLimit: 0,
    // One style sheet, which every page has: in pieces, parts that come later would have it read again.
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } } },
    },
  },
  server: { middlewareMode: true },
}));
