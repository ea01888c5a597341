import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceOfLow, MOST_RIGHT, MOST_SURE, type Place, rightGuesses } from './attack.ts';

const YEARS = { lists: 8, weeks: 104 };
const team = (listed: number): Place => ({ listed, leaves: 1, rate: 'most' });

describe('a guess', () => {
  test.each([10, 12, 20, 40, 140])('about one of %d people is hardly better than a coin', (n) => {
    expect(rightGuesses(team(n), { lists: 1, weeks: 13 })).toBeGreaterThan(50);
    expect(rightGuesses(team(n), { lists: 1, weeks: 13 })).toBeLessThan(64);
  });

  test('gets better with lists, worse with people, and never passes what the person’s term allows', () => {
    const once = { lists: 1, weeks: 13 };
    expect(rightGuesses(team(10), YEARS)).toBeGreaterThan(rightGuesses(team(10), once));
    expect(rightGuesses(team(30), YEARS)).toBeLessThan(rightGuesses(team(10), YEARS));
    const alone: Place = { listed: 1, leaves: 1, rate: 'most' };
    const forEver = rightGuesses(alone, { lists: 1e9, weeks: 1e9 });
    expect(forEver).toBeGreaterThan(MOST_RIGHT - 1);
    expect(forEver).toBeLessThanOrEqual(MOST_RIGHT + 0.1);
  });

  test('is right 88 times in 100 at most, and never 95 percent sure', () => {
    expect(Math.round(MOST_RIGHT)).toBe(88);
    expect(MOST_SURE).toBeLessThan(95);
  });
});

describe('what a figure says of one person', () => {
  const points = fc.integer({ min: 5, max: 27 }).map((half) => half / 2);
  const listed = fc.integer({ min: 10, max: 500 });
  const others = fc.double({ min: 3, max: 13, noNaN: true });

  test('is never surer than the law of their own term, whatever is known of all the rest', () => {
    fc.assert(
      fc.property(points, others, listed, fc.boolean(), (told, mean, n, knowsTerms) => {
        const chance = chanceOfLow({ ...team(n), points: told }, mean, knowsTerms);
        expect(chance).toBeLessThanOrEqual(MOST_SURE + 1e-6);
        expect(chance).toBeGreaterThanOrEqual(100 - MOST_SURE - 1e-6);
      }),
    );
  });

  test.each([10, 40, 140])(
    'is next to nothing of one of %d where the others are about what is told',
    (n) => {
      for (const told of [5, 8, 11]) {
        const chance = chanceOfLow({ ...team(n), points: told }, told);
        expect(Math.abs(chance - 50)).toBeLessThan(6);
      }
    },
  );

  test('speaks for low where the figure is under what the others say', () => {
    expect(chanceOfLow({ ...team(12), points: 6 }, 9)).toBeGreaterThan(50);
    expect(chanceOfLow({ ...team(12), points: 9 }, 6)).toBeLessThan(50);
  });
});
