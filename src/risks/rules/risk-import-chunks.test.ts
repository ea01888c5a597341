import { expect, test } from 'vitest';
import { chunksOf } from './risk-import-chunks.ts';

const rows = (count: number, situation = 'Bruit') =>
  Array.from({ length: count }, (_, line) => ({ line, situation }));

test('lines travel in their order, two hundred at once', () => {
  const chunks = chunksOf(rows(1_000));
  expect(chunks.map(({ length }) => length)).toEqual([200, 200, 200, 200, 200]);
  expect(chunks.flat()).toEqual(rows(1_000));
  expect(chunksOf([])).toEqual([]);
});

test('fewer where they are long: a call brings two megabytes at most', () => {
  const chunks = chunksOf(rows(120, '…'.repeat(12_000)));
  expect(chunks.flat()).toHaveLength(120);
  for (const chunk of chunks) {
    expect(new TextEncoder().encode(JSON.stringify(chunk)).length).toBeLessThan(1_900_000);
  }
});
