import { describe, expect, test } from 'vitest';
import type { DatedFigure, FigureKind } from '#basics/settings.ts';
import { goodsRateAt, isInCorsica, placedReason, serviceRateAt } from './vat-by-place.ts';

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
    const vatCategory = decided === 0 ? 'E' : 'S';
    expect(goodsRateAt(FIGURES, { postcode, country }, at)).toEqual({
      rateBasisPoints,
      source,
      vatCategory,
    });
  });

  test('by the figure of the day', () => {
    const there = { postcode: '20000', country: 'FR' };
    expect(goodsRateAt(FIGURES, there, { rateBasisPoints: 550, day: '2027-01-01' })).toEqual({
      rateBasisPoints: 300,
      source: LATER,
      vatCategory: 'S',
    });
  });

  test.each(['2000', '200000', '2A004', ''])('%j is no postcode of Corsica', (postcode) => {
    expect(isInCorsica({ country: 'FR', postcode })).toBe(false);
  });
});

const KEPT = null;
const WITHIN =
  'Exonération de TVA, livraison intracommunautaire (CIBS, livre II, ancien CGI, art. 262 ter, I)';
const EXPORT = 'Exonération de TVA, exportation (CIBS, livre II, ancien CGI, art. 262, I)';
const OVERSEAS = 'Exonération de TVA, exportation (CIBS, livre II, ancien CGI, art. 262, I et 294)';

describe('what leaves France bears the VAT of its place, by what its buyer is', () => {
  test.each([
    // Supplies within the Union to who is identified there (CGI, art. 262 ter, I), food as everything else.
    ['1000', 'BE', true, 550, 0, 'K', WITHIN],
    ['10115', 'DE', true, 2000, 0, 'K', WITHIN],
    ['1050-100', 'PT', true, 2000, 0, 'K', WITHIN],
    // Without a number that was confirmed: French VAT (art. 258, I-a).
    ['1000', 'BE', false, 550, 550, 'S', KEPT],
    ['1000', 'BE', undefined, 2000, 2000, 'S', KEPT],
    // A confirmed number and a delivery in France: French VAT all the same.
    ['75011', 'FR', true, 550, 550, 'S', KEPT],
    ['98000', 'MC', true, 2000, 2000, 'S', KEPT],
    ['20000', 'FR', true, 550, 210, 'S', CORSICA],
    // Exports, whatever the number (art. 262, I); overseas departments (art. 294).
    ['1201', 'CH', false, 550, 0, 'G', EXPORT],
    ['1201', 'CH', true, 2000, 0, 'G', EXPORT],
    ['SW1A 1AA', 'GB', undefined, 550, 0, 'G', EXPORT],
    ['H2X 1Y4', 'CA', false, 550, 0, 'G', EXPORT],
    ['97110', 'FR', false, 550, 0, 'G', OVERSEAS],
    ['97600', 'FR', true, 2000, 0, 'G', OVERSEAS],
    // Exempt here, it leaves as everything else.
    ['1000', 'BE', true, 0, 0, 'K', WITHIN],
  ] as const)(
    'goods to %s %s, number confirmed: %s, decided at %i',
    (postcode, country, isIdentified, decided, rateBasisPoints, vatCategory, source) => {
      const at = { rateBasisPoints: decided, day: '2026-11-29' };
      const placed = goodsRateAt(FIGURES, { postcode, country, isIdentified }, at);
      expect(placed).toEqual({ rateBasisPoints, source, vatCategory });
    },
  );

  test.each([
    // Where their buyer is established (CGI, art. 259-1°, 283-2).
    ['1000', 'BE', true, 0, 'AE'],
    ['1000', 'BE', false, 2000, 'S'],
    ['75011', 'FR', true, 2000, 'S'],
    ['1201', 'CH', true, 2000, 'S'],
  ] as const)(
    'services to a company at %s %s, number confirmed: %s',
    (postcode, country, isIdentified, rateBasisPoints, vatCategory) => {
      const at = { rateBasisPoints: 2000, day: '2026-11-29' };
      const placed = serviceRateAt({ postcode, country, isIdentified }, at);
      expect(placed).toMatchObject({ rateBasisPoints, vatCategory });
      if (vatCategory === 'AE')
        expect(placed.source).toMatch(/^Autoliquidation \(.*art\. 259-1° et 283-2\)$/);
    },
  );

  test('texts are those in force on the day of the sale', () => {
    const at = { rateBasisPoints: 550, day: '2026-08-31' };
    const place = { postcode: '1000', country: 'BE', isIdentified: true };
    expect(goodsRateAt(FIGURES, place, at).source).toBe(
      'Exonération de TVA, livraison intracommunautaire (CGI, art. 262 ter, I)',
    );
  });

  test('why it would bear a rate in France is not said of what bears none', () => {
    const at = { rateBasisPoints: 550, day: '2026-11-29' };
    const belgian = goodsRateAt(
      FIGURES,
      { postcode: '1000', country: 'BE', isIdentified: true },
      at,
    );
    expect(placedReason('Alimentaire', belgian)).toBe(WITHIN);
    const corsican = goodsRateAt(FIGURES, { postcode: '20000', country: 'FR' }, at);
    expect(placedReason('Alimentaire', corsican)).toBe(`Alimentaire · ${CORSICA}`);
  });
});
