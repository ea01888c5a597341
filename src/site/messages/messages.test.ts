import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#basics/language.ts';
import { inLanguages, type MessageTree } from '#basics/messages.ts';
import { site } from '../messages.ts';

const SITE = inLanguages(site);

const textsOf = (tree: MessageTree, path: string[] = []): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[[...path, name].join('.'), value] as [string, string]]
      : textsOf(value, [...path, name]),
  );

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = textsOf(SITE[language]);
  const other = new Map(textsOf(SITE[language === 'fr' ? 'en' : 'fr']));

  test('are messages that can be written, with the same tags and values in both languages', () => {
    const failures: string[] = [];
    const t = createTranslator({
      locale: language,
      messages: SITE[language] as MessageTree,
      onError: (error) => failures.push(error.message),
    }) as unknown as { markup(key: string, values: object): string };
    for (const [key, text] of texts) {
      const names = partsOf(text);
      t.markup(key, {
        ...Object.fromEntries(names.values.map((name) => [name, 3])),
        ...tags(names),
      });
      expect([key, partsOf(other.get(key) ?? '')]).toEqual([key, names]);
    }
    expect(failures).toEqual([]);
  });

  test('promise nothing the law forbids to promise', () => {
    const forbidden = /100\s?% (conforme|compliant)|exonér|défiscalis|tax-free|exempt/i;
    expect(texts.filter(([, text]) => forbidden.test(text))).toEqual([]);
  });

  test('say "100 %" of the origin in one place only, shown while it is computed so', () => {
    const claims = texts.filter(([, text]) => /100\s?%/.test(text)).map(([key]) => key);
    expect(claims).toEqual(['home.guarantees.origin.all']);
  });

  test('hold no straight apostrophe, which ICU would read as a quote', () => {
    expect(texts.filter(([, text]) => text.includes("'"))).toEqual([]);
  });
});

/** The tags and values a message expects, in alphabetical order. */
function partsOf(text: string) {
  const found = (pattern: RegExp) =>
    [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();
  return { tags: found(/<(\w+)>/g), values: found(/\{(\w+)[,}]/g) };
}

function tags(names: { tags: string[] }) {
  return Object.fromEntries(names.tags.map((name) => [name, (words: string) => words]));
}
