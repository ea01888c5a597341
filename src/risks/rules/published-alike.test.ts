import { expect, test } from 'vitest';
import { hidden, times, type Week, weekSeen } from '../../../tests/support/watched-weeks.ts';
import { arePublishedAlike, isSaidInside } from './published-alike.ts';

const usual = times(12, {});

test.each<[string, readonly Week[], readonly Week[], boolean]>([
  ['the same numbers', usual, usual, true],
  ['the same, hidden in the same weeks', [...usual, hidden], [...usual, hidden], true],
  ['one hidden once', [...usual, {}], [...usual, hidden], false],
  ['half a point in one week', usual, [...times(11, {}), { points: 9 }], false],
  ['others who are listed', usual, times(12, { listed: 41 }), false],
  ['the same for twelve weeks, others before', [{ points: 5 }, ...usual], [{}, ...usual], true],
  ['both always hidden', times(12, hidden), times(12, hidden), false],
])('two places of which is told: %s', (_, one, other, isAlike) => {
  expect(arePublishedAlike(one.map(weekSeen), other.map(weekSeen))).toBe(isAlike);
});

test('the inner place says what is signalled, but not that fewer take part, which is of the company', () => {
  expect(isSaidInside(true, 'drop')).toBe(true);
  expect(isSaidInside(false, 'drop')).toBe(false);
  expect(isSaidInside(true, 'participation')).toBe(false);
});
