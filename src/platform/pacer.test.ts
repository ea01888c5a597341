import { afterEach, describe, expect, test, vi } from 'vitest';
import { TooBusy } from './fair-share.ts';
import { createPacer } from './pacer.ts';

const LIMITS = { pauseEachMs: 10, longestPauseMs: 25, waitingEach: 3, waiting: 7 };

afterEach(() => void vi.useRealTimers());

/** Everybody who asked, in the order in which they passed. */
function pacing(state: { isBusy: boolean }) {
  vi.useFakeTimers();
  const pacer = createPacer(LIMITS, () => state.isBusy);
  const passed: string[] = [];
  const ask = async (who: string) => {
    await pacer.pass(who);
    passed.push(who);
  };
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { ask, passed, wait };
}

describe('those who ask much', () => {
  test('wait for nothing while nothing is busy', async () => {
    const { ask, passed } = pacing({ isBusy: false });
    await Promise.all(['a', 'a', 'a', 'a', 'b'].map(ask));
    expect(passed).toHaveLength(5);
  });

  test('pass by turns, and the more of them there are the longer the pauses', async () => {
    const { ask, passed, wait } = pacing({ isBusy: true });
    for (const who of ['a', 'a', 'a', 'b', 'c']) void ask(who);
    await wait(10);
    expect(passed).toEqual(['a']);
    await wait(24);
    expect(passed).toEqual(['a']);
    await wait(1);
    expect(passed).toEqual(['a', 'b']);
    await wait(200);
    expect(passed).toEqual(['a', 'b', 'c', 'a', 'a']);
  });

  test('pass at once when it is quiet again', async () => {
    const state = { isBusy: true };
    const { ask, passed, wait } = pacing(state);
    for (const who of ['a', 'a', 'b', 'b']) void ask(who);
    state.isBusy = false;
    await wait(10);
    await wait(4);
    expect(passed).toHaveLength(4);
  });

  test('are refused where too many wait already', async () => {
    const { ask } = pacing({ isBusy: true });
    for (const who of ['a', 'a', 'a', 'b', 'b', 'b']) void ask(who);
    await expect(ask('a')).rejects.toThrow(TooBusy);
    void ask('c');
    await expect(ask('d')).rejects.toThrow(TooBusy);
  });
});
