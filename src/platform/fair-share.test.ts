import { describe, expect, test, vi } from 'vitest';
import { createBudget, createFairShare, type ShareLimits, TooBusy } from './fair-share.ts';

const LIMITS: ShareLimits = {
  places: 2,
  placesEach: 1,
  waitingEach: 3,
  waiting: 5,
  longestWaitMs: 1_000,
};

/** Works that end when they are told to, and the order in which they began. */
function works(limits = LIMITS) {
  const share = createFairShare(limits);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (who: string | undefined) =>
    share.run(who, () => {
      begun.push(who ?? 'the product');
      return new Promise<void>((done) => void ends.push(done));
    });
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((done) => setImmediate(done));
  };
  return { ask, begun, endOne };
}

describe('what is scarce', () => {
  test('is shared out between askers: many works of one stand behind another’s first', async () => {
    const { ask, begun, endOne } = works();
    const all = [ask('a'), ask('a'), ask('a'), ask('b'), ask('c')];
    expect(begun).toEqual(['a', 'b']);
    await endOne();
    // A has nothing under way now, and waits longer than c.
    expect(begun).toEqual(['a', 'b', 'a']);
    await endOne();
    expect(begun).toEqual(['a', 'b', 'a', 'c']);
    for (let n = 0; n < 3; n += 1) await endOne();
    await Promise.all(all);
    expect(begun).toHaveLength(5);
  });

  test('is not waited for by more than may wait', async () => {
    const { ask } = works();
    const kept = [ask('a'), ask('a'), ask('a'), ask('a')];
    await expect(ask('a')).rejects.toThrow(TooBusy);
    kept.push(ask('b'), ask('b'), ask('b'));
    await expect(ask('c')).rejects.toThrow(TooBusy);
    for (const each of kept) each.catch(() => undefined);
  });

  test('is not waited for too long, and the place of who gave up is nobody’s', async () => {
    vi.useFakeTimers();
    const { ask, begun } = works();
    void ask('a');
    const late = expect(ask('a')).rejects.toThrow(TooBusy);
    await vi.advanceTimersByTimeAsync(LIMITS.longestWaitMs);
    await late;
    expect(begun).toEqual(['a']);
    vi.useRealTimers();
  });

  test('rests after a work where it is to, so that others have the machine', async () => {
    vi.useFakeTimers();
    const restAfter = (tookMs: number) => 3 * tookMs;
    const { ask, begun, endOne } = works({ ...LIMITS, longestWaitMs: 10_000, restAfter });
    void ask('a');
    void ask('a');
    await vi.advanceTimersByTimeAsync(100);
    const ended = endOne();
    await vi.advanceTimersByTimeAsync(299);
    expect(begun).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(2);
    expect(begun).toEqual(['a', 'a']);
    await ended;
    vi.useRealTimers();
  });

  test('is the product’s own wherever it is free', async () => {
    const { ask, begun } = works();
    void ask(undefined);
    void ask(undefined);
    expect(begun).toEqual(['the product', 'the product']);
  });

  test('goes to the next one after a failure too', async () => {
    const share = createFairShare({ ...LIMITS, places: 1 });
    await expect(share.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow(
      'failed',
    );
    expect(await share.run('b', async () => 'done')).toBe('done');
  });
});

test('a budget is spent, comes back with time, and is of one asker alone', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const budget = createBudget({ mostMs: 100, backMsPerSecond: 10 });
  budget.spend('a', 150);
  expect(() => budget.refuseSpent('a')).toThrow(TooBusy);
  budget.refuseSpent('b');
  vi.advanceTimersByTime(4_999);
  expect(() => budget.refuseSpent('a')).toThrow(TooBusy);
  vi.advanceTimersByTime(2);
  budget.refuseSpent('a');
  // However much is spent, nobody is refused for longer than it takes to have all back.
  budget.spend('a', 100_000);
  vi.advanceTimersByTime(10_001);
  budget.refuseSpent('a');
  vi.useRealTimers();
});
