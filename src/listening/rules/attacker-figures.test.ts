import { expect, test } from 'vitest';
import { MOST_RIGHT } from './attack.ts';
import {
  ANSWER_FIGURES,
  CONTROL,
  FIGURE_MARGIN,
  PARTICIPATION_FIGURES,
} from './attacker-figures.ts';

// Of the design: what was chosen to be borne, at 26, 52 and 104 weeks.
const BORNE = [70, 78, 82];

test.each([ANSWER_FIGURES, PARTICIPATION_FIGURES])('the worst row comes first', (...rows) => {
  const last = rows.map(({ right }) => right[2]);
  const sure = rows.map((row) => row.sure);
  const isSorted = [last, sure].some((of) => of.every((each, at) => each <= (of[at - 1] ?? each)));
  expect(isSorted).toBe(true);
});

test('no attack that was tried is right more often than was chosen, nor than can be for ever', () => {
  for (const { right, sure } of ANSWER_FIGURES) {
    for (const [at, percent] of right.entries())
      expect(percent).toBeLessThanOrEqual(BORNE[at] ?? 0);
    expect(Math.max(...right)).toBeLessThan(MOST_RIGHT);
    expect(sure).toBe(0);
  }
  for (const { right } of PARTICIPATION_FIGURES) expect(Math.max(...right)).toBeLessThanOrEqual(62);
});

test('the first attack is one: without the terms of people it is right', () => {
  expect(CONTROL.right[2]).toBeGreaterThan(84);
  expect(FIGURE_MARGIN).toBeLessThanOrEqual(5);
});
