import { describe, expect, test } from 'vitest';
import {
  attackTakingPart,
  PARTICIPATION_CONTROLS,
  PARTICIPATIONS,
} from '../../../tests/support/all-channels.ts';
import { Tally } from '../../../tests/support/attacker.ts';
import { PLANS } from '../../../tests/support/employer-plans.ts';
import { attackAnswers, attackLimit } from '../../../tests/support/patient-employer.ts';
import { attackFall, attackWeek } from '../../../tests/support/watched-change.ts';

// `npm run torture -- anonymity` lives through many more such lives, and for longer.
const RUNS = 40;
const SEED = 20261123;
const WEEKS = 26;
/** Of the design, for terms of five points, and four points of percent more. */
const MOST_RIGHT = 70 + 4;
const MOST_PARTICIPATION = 60;
const MOST_IF_TERMS_ARE_KNOWN = 72;
const MOST_IN_THE_LIMIT = 88;

const worst = [...PLANS.filter(({ isNew }) => isNew), ...PLANS.slice(-2)];
const bound = (percent: number) => Tally.upperPercent(percent, RUNS);

describe('an employer who acts, has accomplices and waits', () => {
  test.each(worst)('is seldom right about an answer: $name', (plan) => {
    const tally = attackAnswers(plan, WEEKS, { runs: RUNS, seed: SEED });
    expect(tally.told).toBe(RUNS);
    expect(tally.rightPercent).toBeLessThan(bound(MOST_RIGHT));
    expect(tally.sure).toBe(0);
  });

  test('would be right without the terms of people, or this is no attack', () => {
    const [plan] = worst;
    if (!plan) throw new Error('there is no such plan');
    const tally = attackAnswers(plan, 104, { runs: RUNS / 2, seed: SEED, isControl: true });
    expect(tally.rightPercent).toBeGreaterThan(84);
  });

  test.each(PARTICIPATIONS)(
    'hardly knows better than a coin, by all that is told, whether somebody takes part: $name',
    (plan) => {
      const tally = attackTakingPart(plan, WEEKS, { runs: RUNS, seed: SEED });
      expect(tally.told).toBe(RUNS);
      const most = plan.knowsTerms ? MOST_IF_TERMS_ARE_KNOWN : MOST_PARTICIPATION;
      expect(tally.rightPercent).toBeLessThan(bound(most));
      expect(tally.sure).toBe(0);
    },
  );

  test.each(PARTICIPATION_CONTROLS.filter(({ without }) => without !== 'two sides'))(
    'would know after two years, or this is no attack: $name',
    (plan) => {
      const tally = attackTakingPart(plan, 104, { runs: RUNS / 2, seed: SEED });
      expect(tally.rightPercent).toBeGreaterThanOrEqual(85);
    },
  );

  test('may notice a lasting change of one person, as the method page says, and hardly one week of theirs', () => {
    const runs = 400;
    const fall = attackFall(8, { runs, seed: SEED });
    expect(fall.rightPercent).toBeLessThan(90);
    // Or this is no attack.
    expect(fall.rightPercent).toBeGreaterThan(75);
    const week = attackWeek({ runs, seed: SEED });
    expect(week.rightPercent).toBeLessThan(Tally.upperPercent(67, runs));
  });

  test('knowing all but the term of one person, for ever, is right 88 times in 100 and never sure', () => {
    const tally = attackLimit({ runs: 20_000, seed: SEED });
    expect(Math.abs(tally.rightPercent - MOST_IN_THE_LIMIT)).toBeLessThan(1);
    expect(tally.sure).toBe(0);
  });
});
