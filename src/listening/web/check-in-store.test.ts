import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '#basics/refusal.ts';
import {
  keepQuestions,
  keepWaiting,
  keptQuestions,
  sendWaiting,
  type Waiting,
  waitingOf,
} from './check-in-store.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const answer = (day: string, mood: 1 | 5 = 5, userId = 'léa'): Waiting => ({
  userId,
  companyId: 'atelier',
  day,
  taps: { mood, energy: null, factorTap: null },
});
const unreachable = () => Promise.reject(new Refusal('temporarily-unavailable'));

describe('answers that wait on a device', () => {
  test('are sent once, the oldest first, each by its own author', async () => {
    keepWaiting(answer('2026-11-23'));
    keepWaiting(answer('2026-11-24'));
    keepWaiting(answer('2026-11-24', 1, 'mai'));
    const sent: string[] = [];
    const send = async ({ day }: { day: string }) => void sent.push(day);
    expect(await sendWaiting('léa', send)).toBe(2);
    expect(await sendWaiting('léa', send)).toBe(0);
    expect(sent).toEqual(['2026-11-23', '2026-11-24']);
    expect(waitingOf('mai')).toHaveLength(1);
  });

  test('of one day the last one waits, and one that is changed on the way goes too', async () => {
    keepWaiting(answer('2026-11-23', 1));
    keepWaiting(answer('2026-11-23', 5));
    expect(waitingOf('léa')).toEqual([answer('2026-11-23', 5)]);
    await sendWaiting('léa', async () => void keepWaiting(answer('2026-11-23', 1)));
    expect(waitingOf('léa')).toEqual([answer('2026-11-23', 1)]);
  });

  test('go on waiting while there is no connection, and not once they are refused for good', async () => {
    keepWaiting(answer('2026-11-23'));
    expect(await sendWaiting('léa', unreachable)).toBe(0);
    expect(waitingOf('léa')).toHaveLength(1);
    await sendWaiting('léa', () => Promise.reject(new Refusal('sign-in-required')));
    expect(waitingOf('léa')).toHaveLength(1);
    await sendWaiting('léa', () => Promise.reject(new Refusal('invalid-input')));
    expect(waitingOf('léa')).toEqual([]);
  });

  test('whatever a browser holds under these names is no fault', async () => {
    const texts = fc.oneof(fc.string(), fc.json());
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        for (const key of ['prevenance_checkins_v1', 'prevenance_questions_v1']) {
          kept.set(key, text);
        }
        const sent: unknown[] = [];
        await sendWaiting('léa', async (input) => void sent.push(input));
        expect(sent).toEqual([]);
        expect(keptQuestions('léa')).toBeUndefined();
        expect(keepWaiting(answer('2026-11-23'))).toBe(true);
        expect(waitingOf('léa')).toHaveLength(1);
      }),
    );
  });

  test('a browser that keeps nothing says so', () => {
    vi.stubGlobal('window', {
      localStorage: {
        getItem: () => {
          throw new Error('refused');
        },
        setItem: () => {
          throw new Error('refused');
        },
      },
    });
    expect(keepWaiting(answer('2026-11-23'))).toBe(false);
    expect(waitingOf('léa')).toEqual([]);
    expect(keptQuestions()).toBeUndefined();
  });
});

test('questions are kept for whom they were asked', () => {
  const asked = {
    userId: 'léa',
    companyId: 'atelier',
    companyName: 'Atelier Lumière',
    questions: [{ day: '2026-11-23', factor: 'values' as const, text: 'Utile ?' }],
  };
  keepQuestions(asked);
  expect(keptQuestions('léa')).toEqual(asked);
  expect(keptQuestions()).toEqual(asked);
  expect(keptQuestions('mai')).toBeUndefined();
});
