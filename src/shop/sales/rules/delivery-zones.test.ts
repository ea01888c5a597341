import { describe, expect, test } from 'vitest';
import type { DatedFigure } from '#basics/settings.ts';
import { isVatNumber } from '#basics/vat-number.ts';
import { carriageOf } from './carriage.ts';
import { carriageOn, deliveryZone, UNION_COUNTRIES } from './delivery-zones.ts';
import { isForeignNumber } from './vat-identity.ts';

test.each([
  ['75011', 'FR', 'france'],
  ['20090', 'FR', 'france'],
  ['98000', 'MC', 'france'],
  ['97110', 'FR', 'world'],
  ['97500', 'FR', undefined],
  ['98800', 'FR', undefined],
  ['97110', 'MC', undefined],
  ['1000', 'BE', 'europe'],
  ['28001', 'ES', 'europe'],
  ['00100', 'FI', 'europe'],
  ['35001', 'ES', undefined],
  ['38001', 'ES', undefined],
  ['51001', 'ES', undefined],
  ['52001', 'ES', undefined],
  ['22100', 'FI', undefined],
  ['78266', 'DE', undefined],
  ['27498', 'DE', undefined],
  ['63086', 'GR', undefined],
  ['23041', 'IT', undefined],
  ['22061', 'IT', undefined],
  ['1201', 'CH', 'neighbours'],
  ['SW1A 1AA', 'GB', 'neighbours'],
  ['BT1 5GS', 'GB', undefined],
  ['H2X 1Y4', 'CA', 'world'],
  ['101000', 'RU', undefined],
  ['', '', undefined],
])('%s %s is in the zone %s', (postcode, country, zone) => {
  expect(deliveryZone({ postcode, country })).toBe(zone);
});

test.each([
  ['BE0403019261', true],
  ['EL094259216', true],
  ['DE136695976', true],
  ['FR44732829320', false],
  ['GR094259216', false],
  ['XI123456789', false],
  ['GB123456789', false],
  ['', false],
])('%s identifies a company of another member of the Union: %s', (number, isForeign) => {
  expect(isForeignNumber(number)).toBe(isForeign);
});

test('there is a form of VAT numbers for every member', () => {
  const letters = UNION_COUNTRIES.map((country) => (country === 'GR' ? 'EL' : country));
  const someForm = (prefix: string) =>
    [
      'U12345675',
      '0403019261',
      '123456789',
      '1234567890',
      '12345678A',
      '12345678',
      '00743110157',
      'X2482300W',
      '6433435F',
      '004495445B01',
      '123456789701',
      '12345678901',
    ].some((number) => isVatNumber(`${prefix}${number}`));
  expect(letters.filter((prefix) => !someForm(prefix))).toEqual([]);
});

describe('carriage', () => {
  const figure = (validFrom: string, value: number): DatedFigure => ({
    kind: 'carriage-europe',
    validFrom,
    value,
    source: 'Tarif',
    sourceUrl: null,
  });
  const figures = [figure('2026-11-21', 700), figure('2027-01-01', 750)];

  test.each([
    ['france', '2026-11-29', undefined],
    ['europe', '2026-11-29', 700],
    ['europe', '2026-12-31', 700],
    ['europe', '2027-01-01', 750],
  ] as const)('in the zone %s on %s costs %s a box', (zone, day, cents) => {
    expect(carriageOn(figures, zone, day)).toBe(cents);
  });

  const food = { quantity: 3, rateBasisPoints: 550, vatReason: 'Alimentaire' };
  const soap = { quantity: 2, rateBasisPoints: 2_000, vatReason: 'Hygiène' };

  test('is that of every piece, at the highest rate of what is carried', () => {
    expect(carriageOf([food, soap], 700)).toEqual({
      quantity: 5,
      unitNetCents: 700,
      netCents: 3_500,
      rateBasisPoints: 2_000,
      vatCategory: 'S',
      vatReason: 'Hygiène',
    });
    const within = { quantity: 3, rateBasisPoints: 0, vatCategory: 'K' as const };
    expect(carriageOf([within], 700)).toMatchObject({ rateBasisPoints: 0, vatCategory: 'K' });
  });

  test('is none where it is in the prices, or where nothing goes', () => {
    expect(carriageOf([food], undefined)).toBeUndefined();
    expect(carriageOf([], 700)).toBeUndefined();
  });
});
