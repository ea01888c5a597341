import { afterAll, expect, vi } from 'vitest';

// Files of one worker follow one another: the clock of the next one is the real one again.
afterAll(() => {
  const isFaked = vi.isFakeTimers();
  vi.useRealTimers();
  expect(isFaked, 'timers are left faked').toBe(false);
});
