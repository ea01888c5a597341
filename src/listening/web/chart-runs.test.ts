import { expect, test } from 'vitest';
import type { Cell } from '../contract.ts';
import { runsOf } from './chart-runs.ts';

type Week = { points: number; thread?: number; begins?: boolean };

const cell = ({ points, thread, begins = false }: Week): Cell =>
  thread === undefined
    ? { points, thread: null, listed: null, leaves: null, rate: null, begins }
    : { points, thread, listed: 12, leaves: 1, rate: 'most', begins };

const runs = (...weeks: (Week | null)[]) =>
  runsOf(weeks.map((week, at) => ({ monday: `week ${at}`, cell: week && cell(week) })));
const drawn = (...weeks: (Week | null)[]) =>
  runs(...weeks).map((run) => run.weeks.map(({ points }) => points));

test.each<[string, (Week | null)[], number[][]]>([
  [
    'changes of the thread, up to the level of the last week',
    [
      { points: 9, thread: 9, begins: true },
      { points: 10, thread: 9 },
      { points: 8, thread: 7.5 },
    ],
    [[9.5, 9.5, 8]],
  ],
  [
    'anew where a thread begins',
    [
      { points: 9, thread: 9, begins: true },
      { points: 6, thread: 6, begins: true },
      { points: 7, thread: 7 },
    ],
    [[9], [6, 7]],
  ],
  [
    'with a gap where nothing is told',
    [{ points: 9, thread: 9 }, null, { points: 8, thread: 8 }],
    [[9], [8]],
  ],
  [
    'the former method apart, as it was told',
    [{ points: 9 }, { points: 8.5 }, { points: 7, thread: 7, begins: true }],
    [[9, 8.5], [7]],
  ],
])('draws %s', (_, weeks, lines) => {
  expect(drawn(...weeks)).toEqual(lines);
});

test('says how sure the level is at the end of the last line only, and of the former method never', () => {
  const [former, first, last] = runs({ points: 9 }, { points: 9, thread: 9, begins: true }, null, {
    points: 8,
    thread: 8,
  });
  expect([former?.isFormer, former?.level, first?.level]).toEqual([true, undefined, undefined]);
  expect(last?.level?.points).toBe(8);
  expect(former?.weeks[0]?.chance).toBe(0);
  expect(last?.weeks[0]?.chance).toBeGreaterThan(0);
});
