import { expect, test } from 'vitest';
import { isFreshSignIn } from './fresh-sign-in.ts';

const NOW = new Date('2026-11-23T09:00:00Z');
const at = (iso: string) => ({ method: 'otp', timestamp: Date.parse(iso) / 1_000 });

test.each([
  [{ amr: [at('2026-11-23T08:00:00Z')] }, true],
  [{ amr: [at('2026-11-23T07:59:59Z')] }, false],
  [{ amr: [at('2026-11-20T08:00:00Z'), at('2026-11-23T08:59:00Z')] }, true],
  [{ amr: [] }, false],
  [{ amr: 'otp' }, false],
  [{ amr: [{ timestamp: 'now' }, null] }, false],
  [{}, false],
])('%j: %s', (claims, isFresh) => {
  expect(isFreshSignIn(claims, NOW)).toBe(isFresh);
});
