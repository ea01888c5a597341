import { expect, test } from 'vitest';
import { inLanguage, inLanguages, type Texts } from './messages.ts';

const texts = {
  title: { fr: 'Langue', en: 'Language' },
  // A group whose names are those of languages is no text.
  names: { fr: { fr: 'Français', en: 'French' }, en: { fr: 'Anglais', en: 'English' } },
} satisfies Texts;

test('each language has its own words under the same names', () => {
  expect(inLanguages(texts)).toEqual({
    fr: { title: 'Langue', names: { fr: 'Français', en: 'Anglais' } },
    en: { title: 'Language', names: { fr: 'French', en: 'English' } },
  });
});

test('the texts of a language are the same object each time, in whatever tree they stand', () => {
  expect(inLanguage(texts, 'en')).toBe(inLanguage(texts, 'en'));
  expect(inLanguage({ part: texts.names }, 'fr').part).toBe(inLanguage(texts, 'fr').names);
});

test('a text that lacks a language is refused where it is written', () => {
  // @ts-expect-error it has no English
  const lacking = { title: { fr: 'Langue' } } satisfies Texts;
  expect(lacking.title.fr).toBe('Langue');
});
