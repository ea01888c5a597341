import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WORDS = readFileSync(join(import.meta.dirname, '../../docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| word |'))
  .map((line) => (line.split(' | ')[0] ?? '').slice(2));

test('each word of the glossary stands there once, and where a reader looks for it', () => {
  expect(WORDS.length).toBeGreaterThan(100);
  const each = WORDS.flatMap((word) => word.split(', '));
  expect(each.filter((word, index) => each.indexOf(word) !== index)).toEqual([]);
  expect(WORDS).toEqual(WORDS.toSorted(new Intl.Collator('fr').compare));
});
