import { expect, test } from 'vitest';
import { countryName } from './country-name.ts';

test.each([
  ['FR', 'France', 'France'],
  ['BE', 'Belgique', 'Belgium'],
  ['', '', ''],
  ['Lyon', 'Lyon', 'Lyon'],
])('a country is named in the language of its reader: %s', (code, french, english) => {
  expect(countryName(code, 'fr')).toBe(french);
  expect(countryName(code, 'en')).toBe(english);
});
