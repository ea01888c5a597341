import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { LIMITS, readLimits, secondsLeft } from './limits.ts';

test('every limit can be set, and the others stay as they are', () => {
  expect(readLimits('')).toEqual(LIMITS);
  const all = Object.keys(LIMITS).map((name, at) => `${name}=${at + 1}/60`);
  const read = readLimits(all.join(','));
  for (const [at, name] of Object.keys(LIMITS).entries()) {
    expect(read[name as keyof typeof LIMITS]).toEqual({ uses: at + 1, windowSeconds: 60 });
  }
  expect(readLimits(' keep-logo=7/60 , ')).toEqual({
    ...LIMITS,
    'keep-logo': { uses: 7, windowSeconds: 60 },
  });
});

test.each([
  'keep-logos=7/60',
  'toString=7/60',
  '__proto__=7/60',
  'keep-logo',
  'keep-logo=',
  'keep-logo=7',
  'keep-logo=0/60',
  'keep-logo=-1/60',
  'keep-logo=7/0',
  'keep-logo=7/86401',
  'keep-logo=1000001/60',
  'keep-logo=1e3/60',
  'keep-logo=7/60/60',
  'keep-logo=off',
  'keep-logo=7/60,keep-logo=8/60',
])('a start is refused by name with LIMITS=%s', (text) => {
  expect(() => readConfig({ LIMITS: text })).toThrow(text.split(',').at(-1));
});

test('who is refused is told when the window ends', () => {
  const quarter = { uses: 3, windowSeconds: 900 };
  expect(secondsLeft(quarter, new Date('2026-11-23T09:00:00Z'))).toBe(900);
  expect(secondsLeft(quarter, new Date('2026-11-23T09:14:59.900Z'))).toBe(1);
});
