import { readFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { isGuessable } from './guessable-passwords.ts';

test('three thousand of the most used passwords are guessed, as they are and with capitals', () => {
  const list = dictionary['passwords-common'] ?? [];
  expect(list.length).toBeGreaterThan(3_000);
  for (const each of list) {
    expect([each, isGuessable(each), isGuessable(each.toUpperCase())]).toEqual([each, true, true]);
  }
});

test('so are the three thousand most used that have our ten signs', () => {
  const file = new URL('./long-passwords.txt', import.meta.url);
  const list = readFileSync(file, 'utf8').trimEnd().split('\n').slice(0, 3_000);
  expect(new Set(list).size).toBe(3_000);
  for (const each of list) {
    expect(each.length).toBeGreaterThanOrEqual(10);
    expect([each, isGuessable(each), isGuessable(each.toUpperCase())]).toEqual([each, true, true]);
  }
  // By how often they were found: the first of all that long, and three that no other rule finds.
  expect(list[0]).toBe('qwertyuiop');
  for (const each of ['sleepyhollow', 'ytpfdbcbvjcnm', 'persephone']) expect(list).toContain(each);
});

test.each([
  'aaaaaaaaaa',
  'abcabcabcabc',
  'abababababa',
  '1111122222',
  'abcdefghij',
  'jihgfedcba',
  '0123456789',
  '9876543210',
  '12345678901',
  'azertyuiop',
  'qwertyuiop!',
  'poiuytreza',
  'azerty123456',
  '1qaz2wsx3edc',
  'Password2026!',
  'P@ssw0rd2026',
  'M0tdepasse75',
  'mot de passe 1',
  'le bon mot de passe',
  'Prévenance2026',
  'prevenance!!!',
  'Pr3venance-2026',
  'entreprise2026',
  'Marseille13!',
  'soleilsoleil',
  'Bonjour Paris 2026',
  'atelierlumiere1',
  'Atelier-Lumière-2026',
  'clairemoreau75',
  'Moreau.Claire1',
])('is guessed: %s', (password) => {
  expect(isGuessable(password, 'claire.moreau@atelier-lumiere.fr')).toBe(true);
});

test.each([
  'un cheval tranquille',
  'un autre cheval',
  'correct horse battery',
  'tulipe-wagon-sept-lune',
  'k8#vTq29!mZp',
  'nous partons mardi à Quimper',
  'the password of a stranger',
])('is not: %s', (password) => {
  expect(isGuessable(password, 'claire.moreau@atelier-lumiere.fr')).toBe(false);
});

test('the words of others are not one’s own', () => {
  expect(isGuessable('atelierlumiere1', 'paul@example.com')).toBe(false);
});

test('the longest password is judged in a moment', () => {
  const began = performance.now();
  for (const sign of ['a', 'ab', 'abcdef', 'a!', '1qaz', 'aé'])
    isGuessable(sign.repeat(500).slice(0, 1_000));
  expect(performance.now() - began).toBeLessThan(1_000);
});
