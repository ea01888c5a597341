import { describe, expect, test } from 'vitest';
import { overviewOf, type ToldCompany, trendFacts } from './overview.ts';
import type { ToldCell } from './trends.ts';

const MONDAYS = ['2026-11-09', '2026-11-16'];

const cell = (points: number, more: Partial<ToldCell> = {}): ToldCell => ({
  points,
  thread: points,
  listed: 140,
  leaves: 1,
  rate: 'most',
  begins: false,
  ...more,
});

function company(
  weeks: readonly (ToldCell | null)[],
  factors: ToldCompany['places'][number]['factors'] = {},
): ToldCompany {
  const site = { kind: 'site', weeks: [cell(3), cell(3)], factors: {} };
  const places = [site, { kind: 'company', weeks, factors }];
  return { mondays: MONDAYS, leastListed: 14, places };
}

describe('the overview', () => {
  test('says where the company stands, how sure that is, and who takes part', () => {
    expect(overviewOf(company([cell(9), cell(10.5)]), 'fr')).toMatchObject({
      told: 'week',
      week: expect.stringContaining('47'),
      climate: 'middleToHigh',
      level: { points: '10,5', margin: expect.stringMatching(/^\d(,\d)?$/) },
      sevenDays: { change: 1.5, direction: 'up' },
      thirtyDays: undefined,
      rate: 'most',
      listed: 140,
      factors: undefined,
    });
  });

  test.each([
    ['no place is told', { mondays: MONDAYS, leastListed: 14, places: [] }],
    ['no week is closed', { ...company([]), mondays: [] }],
  ])('says that nothing is there yet where %s', (_why, mood) => {
    expect(overviewOf(mood, 'fr')).toEqual({ told: 'nothing', least: 14 });
  });

  test.each([
    ['the last week is hidden', [cell(9), null]],
    ['it is of the former method', [cell(9), cell(9, { thread: null })]],
  ])('says nothing of weeks before, nor of other places, where %s', (_why, weeks) => {
    const told = overviewOf(company(weeks), 'en');
    expect(told).toEqual({ told: 'silence', week: expect.stringContaining('47') });
  });

  test.each([
    [{}, undefined],
    [{ intensity: { points: 9 }, values: null }, undefined],
    [{ intensity: { points: 9 }, values: { points: 9 } }, undefined],
    [
      { intensity: { points: 6.5 }, values: { points: 9 } },
      { high: 'values', highPoints: '9', low: 'intensity', lowPoints: '6.5' },
    ],
  ])('names the factors that stand highest and lowest, where they differ: %j', (factors, named) => {
    expect(overviewOf(company([cell(9), cell(9)], factors), 'en')).toMatchObject({
      factors: named,
    });
  });

  test.each([
    [3, 'low'],
    [8, 'middle'],
    [6, 'lowToMiddle'],
    [10, 'middleToHigh'],
    [13, 'high'],
  ])('says of %d points with a margin no more than it holds: %s', (points, climate) => {
    expect(overviewOf(company([null, cell(points)]), 'fr')).toMatchObject({ climate });
  });

  test('among few people no climate is sure', () => {
    const few = cell(8, { listed: 10 });
    expect(overviewOf(company([null, few]), 'fr')).toMatchObject({ climate: 'lowToHigh' });
  });
});

test.each([
  [
    { change: 0.75, direction: 'up' },
    { change: '+0,8', amount: 0.75 },
  ],
  [
    { change: -1, direction: 'down' },
    { change: '−1', amount: 1 },
  ],
  [{ change: 0.4, direction: 'stable' }, undefined],
] as const)('a trend in words: %j', (trend, change) => {
  expect(trendFacts(trend, 'fr')).toEqual({ direction: trend.direction, change });
});
