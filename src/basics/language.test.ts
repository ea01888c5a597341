import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseLanguage,
  isLanguage,
  LANGUAGE_STORAGE_KEY,
  languagesFromAcceptLanguage,
} from './language.ts';

describe('the stored language is accepted only if it is exactly fr or en', () => {
  test.each([
    ['fr', ['en-US'], 'fr'],
    ['en', ['fr-FR'], 'en'],
    ['FR', ['en-US'], 'en'],
    ['en ', ['fr'], 'fr'],
    ['de', ['fr-CA'], 'fr'],
    ['', ['de'], 'en'],
    [null, ['fr-CA', 'en'], 'fr'],
    [null, ['fr'], 'fr'],
    [null, ['FR-be'], 'fr'],
    [null, ['en', 'fr'], 'en'],
    [null, ['de', 'fr'], 'en'],
    [null, ['frm'], 'en'],
    [null, ['fro-FR'], 'en'],
    [null, [], 'en'],
  ] as const)('stored %j with browser %j gives %s', (stored, browserLanguages, expected) => {
    expect(chooseLanguage({ stored, browserLanguages })).toBe(expected);
  });

  test('whatever is stored, only fr and en pass', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (stored, browserLanguages) => {
        const chosen = chooseLanguage({ stored, browserLanguages });
        expect(isLanguage(chosen)).toBe(true);
        if (!isLanguage(stored)) {
          expect(chosen).toBe(chooseLanguage({ stored: null, browserLanguages }));
        }
      }),
    );
  });

  test('the preference has the key of the specification', () => {
    expect(LANGUAGE_STORAGE_KEY).toBe('prevenance-language');
  });
});

describe('Accept-Language is read best first and never throws', () => {
  test.each([
    ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', ['fr-CH', 'fr', 'en', 'de']],
    ['en;q=0.5, fr', ['fr', 'en']],
    ['en;q=0.5, fr;q=0.5', ['en', 'fr']],
    ['fr;q=0, en;q=0.1', ['en']],
    ['fr ; q=0.2 ,de;q=1.000', ['de', 'fr']],
    ['fr;q=2, en;q=abc, de;q=', []],
    ['fr;q=0.1234', []],
    ['*', []],
    [',,;;q=,', []],
    ['', []],
    [null, []],
    [undefined, []],
  ] as const)('%j', (header, expected) => {
    expect(languagesFromAcceptLanguage(header)).toEqual(expected);
  });

  test('any text gives language tags, or nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'fr,;q=01.*-') })),
        (text) => {
          for (const tag of languagesFromAcceptLanguage(text)) expect(tag).toMatch(/^[a-z0-9-]+$/i);
        },
      ),
    );
  });

  test('a header of a million characters is read quickly', () => {
    expect(languagesFromAcceptLanguage('fr,'.repeat(333_333)).length).toBeLessThan(400);
  });
});
