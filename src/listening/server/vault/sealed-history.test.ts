import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { OwnAnswer } from '../../contract.ts';
import { sealed, unsealed } from './sealed-history.ts';

const ANSWERS = [{ day: '2026-10-06', note: 'Ça va mieux' }] as unknown as OwnAnswer[];
const MONDAY = '2026-10-05';

test('opens with its own key and week alone, and not altered', () => {
  const key = randomBytes(32);
  const bytes = sealed(key, MONDAY, ANSWERS);
  expect(unsealed(key, { monday: MONDAY, sealed: bytes })).toEqual(ANSWERS);
  expect(bytes.includes('mieux')).toBe(false);
  expect(sealed(key, MONDAY, ANSWERS).equals(bytes)).toBe(false);

  expect(() => unsealed(randomBytes(32), { monday: MONDAY, sealed: bytes })).toThrow();
  expect(() => unsealed(key, { monday: '2026-10-12', sealed: bytes })).toThrow();
  for (let at = 0; at < bytes.length; at += 1) {
    const altered = Buffer.from(bytes);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(() => unsealed(key, { monday: MONDAY, sealed: altered })).toThrow();
  }
  expect(() => unsealed(key, { monday: MONDAY, sealed: bytes.subarray(0, -1) })).toThrow();
});
