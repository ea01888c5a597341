import { expect, test } from 'vitest';
import { withDe } from './elision.ts';

test.each([
  ['Atelier Lumière', 'd’Atelier Lumière'],
  ['Échoppe', 'd’Échoppe'],
  ['œuvres', 'd’œuvres'],
  ['avril', 'd’avril'],
  ['Boulangerie Martin', 'de Boulangerie Martin'],
  ['Hanse', 'de Hanse'],
  ['Yves', 'de Yves'],
  ['Onze Pour Cent', 'de Onze Pour Cent'],
  ['3 Suisses', 'de 3 Suisses'],
])('%s after « de »: %s', (name, words) => {
  expect(withDe(name)).toBe(words);
});
