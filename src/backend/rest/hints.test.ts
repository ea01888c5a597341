import { expect, test } from 'vitest';
import { columnHint, meantBy } from './hints.ts';

const TABLES = ['people', 'letters', 'orders'];

test('a misspelt name has the one that was meant, and one that is like none has none', () => {
  expect(meantBy('lettrs', TABLES)).toBe('letters');
  expect(meantBy('xyzzy', TABLES)).toBeUndefined();
  expect(columnHint('people', 'moot', ['mood', 'name'])).toMatch(/"people\.mood"/);
});

test('a name that is longer than names are is compared with none: it would cost by its length', () => {
  const long = 'letters'.repeat(50);
  expect(meantBy(long, [...TABLES, long.slice(0, -1)])).toBeUndefined();
  expect(columnHint('people', long, [long.slice(0, -1)])).toBeNull();
});
