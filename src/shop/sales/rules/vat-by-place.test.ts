import { describe, expect, test } from 'vitest';
import type { DatedFigure, FigureKind } from '#basics/settings.ts';
import { goodsRateAt, isInCorsica } from './vat-by-place.ts';

const figure = (
  kind: FigureKind,
  validFrom: string,
  value: number,
  source: string,
): DatedFigure => ({
  kind,
  validFrom,
  value,
  source,
  sourceUrl: null,
});

const CORSICA = 'CGI, art. 297, I-1-2° et I-2';
const LATER = 'another text';
const FIGURES = [
  figure('vat-reduced', '2014-01-01', 550, 'CGI, art. 278-0 bis'),
  figure('vat-corsica-food', '2014-01-01', 210, CORSICA),
  figure('vat-corsica-food', '2027-01-01', 300, LATER),
];

describe('the VAT of goods is that of the place where they are delivered', () => {
  test.each([
    // Mainland: as it was decided for the product (CGI, art. 278, 278-0 bis).
    ['75011', 'FR', 550, 550, null],
    ['75011', 'FR', 2000, 2000, null],
    ['19999', 'FR', 550, 550, null],
    ['21000', 'FR', 550, 550, null],
    // Monaco is taxed as the mainland is (convention of 18 May 1963, art. 15).
    ['98000', 'MC', 550, 550, null],
    ['98000', 'MC', 2000, 2000, null],
    // Corsica: food (CGI, art. 297, I-1-2°), also sent from the mainland (I-2); the standard rate is the same.
    ['20000', 'FR', 550, 210, CORSICA],
    ['20620', 'FR', 550, 210, CORSICA],
    ['20200', 'FR', 2000, 2000, null],
    ['20200', 'FR', 1000, 1000, null],
    ['20200', 'FR', 210, 210, null],
    ['20200', 'FR', 0, 0, null],
    // Elsewhere a postcode may look like one of Corsica.
    ['20121', 'IT', 550, 550, null],
  ])('at %s in %s, %i becomes %i', (postcode, country, decided, rateBasisPoints, source) => {
    const at = { rateBasisPoints: decided, day: '2026-11-26' };
    expect(goodsRateAt(FIGURES, { postcode, country }, at)).toEqual({ rateBasisPoints, source });
  });

  test('by the figure of the day', () => {
    const there = { postcode: '20000', country: 'FR' };
    expect(goodsRateAt(FIGURES, there, { rateBasisPoints: 550, day: '2027-01-01' })).toEqual({
      rateBasisPoints: 300,
      source: LATER,
    });
  });

  test.each(['2000', '200000', '2A004', ''])('%j is no postcode of Corsica', (postcode) => {
    expect(isInCorsica({ country: 'FR', postcode })).toBe(false);
  });
});
