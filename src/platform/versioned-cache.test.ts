import { expect, test } from 'vitest';
import { createVersionedCache } from './versioned-cache.ts';

const later = <T>() => Promise.withResolvers<T>();

test('however many ask for one version, it is computed once', async () => {
  const cache = createVersionedCache<string>({ size: 2 });
  let times = 0;
  const compute = async () => {
    times += 1;
    return `computed ${times}`;
  };
  const asked = [cache.get('a', 1, compute), cache.get('a', 1, compute)];
  expect(await Promise.all(asked)).toEqual(['computed 1', 'computed 1']);
  expect(cache.has('a', 1)).toBe(true);
  expect(await cache.get('a', 2, compute)).toBe('computed 2');
});

test('what was last kept stays the last, whatever newer ones fail, in whatever order', async () => {
  const cache = createVersionedCache<string>({ size: 2, isKept: (text) => text !== 'busy' });
  await cache.get('a', 1, async () => 'first');
  const [second, third] = [later<string>(), later<string>()];
  const asked = [cache.get('a', 2, () => second.promise), cache.get('a', 3, () => third.promise)];
  expect(cache.last('a')).toBe('first');
  second.resolve('busy');
  third.reject(new Error('away'));
  await Promise.allSettled(asked);
  expect(cache.last('a')).toBe('first');
  expect(cache.has('a', 3)).toBe(false);
  expect(await cache.get('a', 3, async () => 'third')).toBe('third');
  expect(cache.last('a')).toBe('third');
});

test('an older one that comes late does not take the place of a newer', async () => {
  const cache = createVersionedCache<string>({ size: 2 });
  const slow = later<string>();
  const asked = cache.get('a', 1, () => slow.promise);
  await cache.get('a', 2, async () => 'new');
  slow.resolve('old');
  await asked;
  expect(cache.last('a')).toBe('new');
});

test('the oldest leave', async () => {
  const cache = createVersionedCache<string>({ size: 2 });
  for (const key of ['a', 'b', 'c']) await cache.get(key, 1, async () => key);
  expect(['a', 'b', 'c'].map((key) => cache.last(key))).toEqual([undefined, 'b', 'c']);
});
