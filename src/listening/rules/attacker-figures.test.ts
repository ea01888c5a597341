import { expect, test } from 'vitest';
import { MOST_RIGHT } from './attack.ts';
import {
  ANSWER_FIGURES,
  CONTROL,
  FIGURE_MARGIN,
  PARTICIPATION_FIGURES,
  POLL_ANSWERS,
  POLL_PARTICIPATION,
  POLL_TWENTY_YEARS,
  QUESTIONNAIRE_ALL,
  QUESTIONNAIRE_ANSWERING,
  QUESTIONNAIRE_ONE,
} from './attacker-figures.ts';
import { MOST_RIGHT_OF_POLLS } from './poll.ts';

// Of the design: what was chosen to be borne, at 26, 52 and 104 weeks, with the four points that runs are good to.
const BORNE = [70 + 4, 78 + 4, 82 + 4];

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
  // Whose terms are known, and who begins, are easier to notice: of the design, and four points more.
  const most = { began: 68, known: 72, unknown: 62, middle: 62, sides: 62 };
  for (const { name, right } of PARTICIPATION_FIGURES)
    expect(Math.max(...right)).toBeLessThanOrEqual(most[name]);
});

test('the attack that moves people is one: without the terms of people it is right', () => {
  expect(CONTROL.right[2]).toBeGreaterThan(84);
  expect(FIGURE_MARGIN).toBeLessThanOrEqual(5);
});

test('questions answered together tell less than the score does, and less than can be told for ever', () => {
  for (const [at, most] of BORNE.entries()) expect(POLL_ANSWERS[at + 1]).toBeLessThanOrEqual(most);
  expect(Math.max(...POLL_PARTICIPATION)).toBeLessThanOrEqual(72);
  expect(POLL_TWENTY_YEARS.right).toBeLessThan(MOST_RIGHT_OF_POLLS);
  expect(MOST_RIGHT_OF_POLLS).toBeLessThanOrEqual(88);
});

test('the questionnaire tells no more in ten years than can be told for ever', () => {
  expect(Math.max(...QUESTIONNAIRE_ALL)).toBeLessThanOrEqual(78);
  expect(Math.max(...QUESTIONNAIRE_ONE)).toBeLessThan(MOST_RIGHT);
  expect(Math.max(...QUESTIONNAIRE_ANSWERING)).toBeLessThanOrEqual(72);
});
