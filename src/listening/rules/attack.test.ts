import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HIGHEST, LOWEST, possibleAnswers, rightGuesses } from './attack.ts';

describe('a guess', () => {
  test.each([8, 10, 15, 30, 100])('about one of %d people is right in under 70 %%', (people) => {
    expect(rightGuesses(people)).toBeGreaterThan(50);
    expect(rightGuesses(people)).toBeLessThan(70);
  });

  test('gets better with weeks, worse with people, and never passes what the person’s term allows', () => {
    expect(rightGuesses(8, 26)).toBeGreaterThan(rightGuesses(8));
    expect(rightGuesses(30, 26)).toBeLessThan(rightGuesses(8, 26));
    for (const people of [8, 15, 60]) expect(rightGuesses(people, 1_000)).toBeLessThan(84);
  });
});

describe('what one person may have said', () => {
  const points = fc.integer({ min: 5, max: 27 }).map((half) => half / 2);
  const people = fc.integer({ min: 8, max: 500 });

  test('is on the scale, and never one answer alone', () => {
    fc.assert(
      fc.property(
        points,
        fc.double({ min: 1, max: 15, noNaN: true }),
        people,
        (told, others, n) => {
          const { from, to } = possibleAnswers(told, others, n);
          expect(from).toBeGreaterThanOrEqual(LOWEST);
          expect(to).toBeLessThanOrEqual(HIGHEST);
          expect(to).toBeGreaterThanOrEqual(from);
        },
      ),
    );
  });

  test('is the whole scale wherever the others are about what is told', () => {
    fc.assert(
      fc.property(points, people, (told, n) => {
        expect(possibleAnswers(told, told, n)).toEqual({ from: LOWEST, to: HIGHEST });
      }),
    );
  });
});
