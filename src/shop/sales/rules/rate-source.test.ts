import { expect, test } from 'vitest';
import type { FigureKind } from '#basics/settings.ts';
import { rateSourceOn } from './rate-source.ts';

const figure = (kind: FigureKind, validFrom: string, value: number, source: string) => ({
  ...{ kind, validFrom, value, source },
  sourceUrl: null,
});
const FIGURES = [
  figure('vat-standard', '2012-01-01', 1_960, 'ancien art. 278'),
  figure('vat-standard', '2014-01-01', 2_000, 'CGI, art. 278'),
  figure('vat-intermediate', '2014-01-01', 1_000, 'CGI, art. 279'),
  figure('vat-reduced', '2014-01-01', 550, 'CGI, art. 278-0 bis'),
  figure('vat-particular', '2014-01-01', 210, 'CGI, art. 281 quater'),
  figure('small-gift-limit', '2021-01-01', 7_300, 'CGI, annexe IV'),
];

test.each([
  [2_000, '2026-11-23', 'CGI, art. 278'],
  [550, '2026-11-23', 'CGI, art. 278-0 bis'],
  [1_960, '2013-06-01', 'ancien art. 278'],
  [1_960, '2026-11-23', undefined],
  [7_300, '2026-11-23', undefined],
  [0, '2026-11-23', undefined],
])('the rate %i is set on %s by %s', (rate, day, text) => {
  expect(rateSourceOn(FIGURES, rate, day)?.text).toBe(text);
});
