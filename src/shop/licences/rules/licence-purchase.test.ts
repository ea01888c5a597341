import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type ParisDay } from '#basics/dates.ts';
import type { Licence } from '#company/rules/licence.ts';
import { netOfParts } from './licence-prices.ts';
import {
  addedParts,
  boughtYear,
  daysPaid,
  licenceWithYear,
  offeredPurchases,
  typedSeats,
  yearFrom,
  yearParts,
} from './licence-purchase.ts';

const BANDS = [
  { from: 1, to: 49, unitNetCents: 400, example: 30 },
  { from: 50, to: 249, unitNetCents: 320, example: 120 },
  { from: 250, to: null, unitNetCents: 260, example: 400 },
];

const PAID: Licence = { kind: 'paid', seats: 60, startsOn: '2026-01-01', endsOn: '2026-12-31' };
const TRIAL: Licence = { kind: 'trial', seats: 60, startsOn: '2026-11-23', endsOn: '2026-12-22' };

describe('what is offered', () => {
  test.each([
    ['the first day of a trial', TRIAL, '2026-11-23', ['year']],
    ['the last day of a trial', TRIAL, '2026-12-22', ['year']],
    ['after a trial', TRIAL, '2027-03-01', ['year']],
    ['61 days before the end', PAID, '2026-10-31', ['seats']],
    ['60 days before the end', PAID, '2026-11-01', ['year', 'seats']],
    ['the last day', PAID, '2026-12-31', ['year', 'seats']],
    ['the day after the end', PAID, '2027-01-01', ['year']],
  ] as const)('%s', (_when, licence, today, offered) => {
    expect(offeredPurchases(licence, today)).toEqual(offered);
  });
});

describe('a year', () => {
  test.each([
    [
      'of a running licence begins after it',
      '2026-12-31',
      '2026-11-10',
      '2027-01-01',
      '2027-12-31',
    ],
    ['bought on the last day loses none', '2026-12-31', '2026-12-31', '2027-01-01', '2027-12-31'],
    ['bought the day after begins at once', '2026-12-31', '2027-01-01', '2027-01-01', '2027-12-31'],
    ['bought later begins that day', '2026-12-31', '2027-03-15', '2027-03-15', '2028-03-14'],
    ['may hold 29 February', '2027-02-28', '2027-02-01', '2027-03-01', '2028-02-29'],
    ['after 29 February begins in March', '2028-02-29', '2028-02-01', '2028-03-01', '2029-02-28'],
    ['from 29 February ends on the 28th', '2027-12-31', '2028-02-29', '2028-02-29', '2029-02-28'],
  ])('%s', (_promise, endsOn, today, beginsOn, last) => {
    expect(boughtYear({ endsOn }, today)).toEqual({ beginsOn, endsOn: last });
  });

  test.each([
    [1, 4_800],
    [49, 235_200],
    [50, 235_200 + 3_840],
    [249, 235_200 + 200 * 3_840],
    [250, 235_200 + 200 * 3_840 + 3_120],
    [100_000, 235_200 + 200 * 3_840 + 99_751 * 3_120],
  ])('for %i people costs %i cents', (seats, cents) => {
    expect(netOfParts(yearParts(BANDS, seats))).toBe(cents);
  });

  test('counts each person in the band they stand in', () => {
    expect(yearParts(BANDS, 260)).toEqual([
      { from: 1, to: 49, unitNetCents: 4_800 },
      { from: 50, to: 249, unitNetCents: 3_840 },
      { from: 250, to: 260, unitNetCents: 3_120 },
    ]);
  });

  test('of a trial has the places that were bought from its first day', () => {
    expect(licenceWithYear(TRIAL, 40, '2026-12-01')).toEqual({
      licence: { kind: 'paid', seats: 40, startsOn: '2026-11-23', endsOn: '2027-12-22' },
      term: { beginsOn: '2026-12-23', endsOn: '2027-12-22' },
      keptSeats: null,
    });
  });

  test('with fewer places leaves those that were paid for until the year before ends', () => {
    expect(licenceWithYear(PAID, 40, '2026-12-01')).toMatchObject({
      licence: { seats: 60, startsOn: '2026-01-01', endsOn: '2027-12-31' },
      keptSeats: 60,
    });
    expect(licenceWithYear(PAID, 80, '2026-12-01')).toMatchObject({
      licence: { seats: 80 },
      keptSeats: null,
    });
  });

  test('after the end begins a licence of its own', () => {
    expect(licenceWithYear(PAID, 40, '2027-02-01')).toEqual({
      licence: { kind: 'paid', seats: 40, startsOn: '2027-02-01', endsOn: '2028-01-31' },
      term: { beginsOn: '2027-02-01', endsOn: '2028-01-31' },
      keptSeats: null,
    });
  });
});

describe('a place that is added', () => {
  test.each([
    // 3,840 cents a year: 12 × 3.20 €.
    ['on the first day costs a year', '2026-12-31', '2026-01-01', 60, 5, 3_840],
    ['half-way costs its days: 3,840 × 184 / 365', '2026-12-31', '2026-07-01', 60, 5, 1_936],
    ['on the last day costs one: 3,840 / 365', '2026-12-31', '2026-12-31', 60, 5, 11],
    ['with two days left: 3,840 × 2 / 365', '2026-12-31', '2026-12-30', 60, 5, 21],
    ['in a year of 366 days: 3,840 × 183 / 366', '2028-12-31', '2028-07-02', 60, 5, 1_920],
    ['up to the border of a band keeps its price', '2026-12-31', '2026-01-01', 40, 9, 4_800],
    ['beyond it has the price of the next', '2026-12-31', '2026-01-01', 49, 1, 3_840],
    [
      'to a licence renewed early costs no more than a year',
      '2027-12-31',
      '2026-11-10',
      60,
      5,
      3_840,
    ],
  ])('%s', (_promise, endsOn, today, seats, added, cents) => {
    expect(addedParts(BANDS, { seats, endsOn }, added, today)).toEqual([
      { from: seats + 1, to: seats + added, unitNetCents: cents },
    ]);
  });

  test('counts today among the days that are paid', () => {
    expect(daysPaid(PAID, '2026-12-31')).toBe(1);
    expect(daysPaid(PAID, '2026-01-01')).toBe(365);
    expect(daysPaid({ endsOn: '2028-02-29' }, '2027-03-01')).toBe(366);
    expect(daysPaid({ endsOn: '2029-02-28' }, '2028-02-29')).toBe(365);
  });
});

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
const count = fc.integer({ min: 1, max: 5_000 });
/** Bands as staff may set them: the more people, the less each costs. */
const bands = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 2, max: 1_000 }), { maxLength: 4 }),
    fc.array(fc.integer({ min: 1, max: 2_000 }), { minLength: 5, maxLength: 5 }),
  )
  .map(([borders, prices]) => {
    const starts = [1, ...borders.toSorted((a, b) => a - b)];
    const falling = prices.toSorted((a, b) => b - a);
    return starts.map((from, index) => {
      const next = starts[index + 1];
      return {
        from,
        to: next === undefined ? null : next - 1,
        unitNetCents: falling[index] ?? 1,
        example: from,
      };
    });
  });

describe('whatever the bands', () => {
  test('a place costs something, and no more than a place of the year', () => {
    fc.assert(
      fc.property(bands, day, count, count, fc.nat(400), (prices, endsOn, seats, added, back) => {
        const today = addDays(endsOn, -back);
        const year = yearParts(prices, seats + added);
        for (const part of addedParts(prices, { seats, endsOn }, added, today)) {
          const ofYear = year.find(({ from, to }) => from <= part.from && part.to <= to);
          expect(part.unitNetCents).toBeGreaterThan(0);
          expect(part.unitNetCents).toBeLessThanOrEqual(ofYear?.unitNetCents ?? 0);
        }
      }),
    );
  });

  test('a place costs no more a day later', () => {
    fc.assert(
      fc.property(bands, day, count, count, fc.nat(400), (prices, endsOn, seats, added, back) => {
        const today = addDays(endsOn, -back - 1);
        const of = (when: ParisDay) =>
          netOfParts(addedParts(prices, { seats, endsOn }, added, when));
        expect(of(addDays(today, 1))).toBeLessThanOrEqual(of(today));
      }),
    );
  });

  test('two purchases on one day cost what the same places cost at once', () => {
    fc.assert(
      fc.property(bands, day, count, count, count, (prices, endsOn, seats, first, second) => {
        const price = (held: number, added: number) =>
          netOfParts(addedParts(prices, { seats: held, endsOn }, added, addDays(endsOn, -100)));
        const inTwo = price(seats, first) + price(seats + first, second);
        expect(inTwo).toBe(price(seats, first + second));
      }),
    );
  });

  test('one person more always costs more, in a year and among places that are added', () => {
    fc.assert(
      fc.property(bands, day, count, count, (prices, endsOn, seats, added) => {
        const year = (people: number) => netOfParts(yearParts(prices, people));
        expect(year(added + 1)).toBeGreaterThan(year(added));
        const more = (places: number) =>
          netOfParts(addedParts(prices, { seats, endsOn }, places, addDays(endsOn, -30)));
        expect(more(added + 1)).toBeGreaterThan(more(added));
      }),
    );
  });

  test('years that follow each other leave no day out and share none', () => {
    fc.assert(
      fc.property(day, (beginsOn) => {
        const first = yearFrom(beginsOn);
        const second = boughtYear(first, first.endsOn);
        expect(second.beginsOn).toBe(addDays(first.endsOn, 1));
        expect([365, 366]).toContain(daysPaid(second, second.beginsOn));
        expect(daysPaid(second, addDays(second.beginsOn, 1))).toBe(
          daysPaid(second, second.beginsOn) - 1,
        );
      }),
    );
  });
});

test.each([
  ['60', 60],
  [' 1 200 ', 1_200],
  ['1\u202f200', 1_200],
  ['1,200', 1_200],
  ['100000', 100_000],
  ['100001', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['six', undefined],
  ['', undefined],
])('%j typed as a number of people is %s', (typed, seats) => {
  expect(typedSeats(typed)).toBe(seats);
});
