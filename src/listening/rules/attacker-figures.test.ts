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

test.each([{ rows: ANSWER_FIGURES }, { rows: PARTICIPATION_FIGURES }])(
  'the worst row comes first',
  ({ rows }) => {
    // By how often the employer is sure and right; then by how often right, after the longest wait.
    const harm = rows.map(({ right, sure }) => 1_000 * sure + right[2]);
    expect(harm).toEqual(harm.toSorted((a, b) => b - a));
  },
);

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
