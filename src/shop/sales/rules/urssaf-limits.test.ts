import { expect, test } from 'vitest';
import type { DatedFigure } from '#basics/settings.ts';
import { urssafLimitOf } from './urssaf-limits.ts';

const figure = (kind: DatedFigure['kind'], validFrom: string, value: number): DatedFigure => ({
  kind,
  validFrom,
  value,
  source: `source of ${validFrom}`,
  sourceUrl: null,
});
const FIGURES = [
  figure('gift-tolerance-share', '1989-01-01', 500),
  figure('social-security-ceiling', '2025-01-01', 392_500),
  figure('social-security-ceiling', '2026-01-01', 400_500),
];

test.each([
  [2025, 2025, 19_600],
  [2026, 2026, 20_000],
  [2027, 2026, 20_000],
  [2020, 2025, 19_600],
])(
  '%d is judged by the limit of %d, 5 %% of its ceiling to the euro',
  (year, ofYear, limitCents) => {
    expect(urssafLimitOf(FIGURES, year)).toMatchObject({
      year: ofYear,
      limitCents,
      source: `source of ${ofYear}-01-01`,
    });
  },
);

test('a ceiling or a share that begins later changes nothing of the years before', () => {
  const later = [
    ...FIGURES,
    figure('social-security-ceiling', '2027-01-01', 410_000),
    figure('gift-tolerance-share', '2027-01-01', 600),
  ];
  expect(urssafLimitOf(later, 2026)).toEqual(urssafLimitOf(FIGURES, 2026));
  expect(urssafLimitOf(later, 2027)).toMatchObject({ year: 2027, limitCents: 24_600 });
});
