import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SimulationWishes } from '#shop/sales/rules/simulation-address.ts';
import { planCosts, type SimulationCatalogue, simulation } from './simulation.ts';

const CATALOGUE: SimulationCatalogue = {
  plans: [
    { commitmentMonths: 12, price: { netCents: 2_900, rateBasisPoints: 2_000 } },
    { commitmentMonths: 6, price: { netCents: 3_200, rateBasisPoints: 2_000 } },
    { commitmentMonths: 0, price: { netCents: 3_500, rateBasisPoints: 2_000 } },
  ],
  boxes: [
    { slug: 'food', price: { netCents: 3_990, rateBasisPoints: 550 } },
    { slug: 'wellness', price: { netCents: 3_990, rateBasisPoints: 2_000 } },
  ],
  licence: {
    bands: [
      { from: 1, to: 49, unitNetCents: 400, example: 20 },
      { from: 50, to: null, unitNetCents: 300, example: 80 },
    ],
    rateBasisPoints: 2_000,
  },
};
const LIMITS = { yearCents: 20_000, smallGiftCents: 7_300 };
const WISHES: SimulationWishes = {
  headcount: 40,
  commitment: undefined,
  monthsTaken: 4,
  hasLicence: false,
  boxesPerYear: new Map(),
  buyer: 'employer',
  recoversVat: true,
  otherGiftsCents: 0,
};
const of = (wishes: Partial<SimulationWishes>) =>
  simulation({ ...WISHES, ...wishes }, CATALOGUE, LIMITS);

describe('examples worked out by hand', () => {
  test('forty people, the monthly box for a year', () => {
    const result = of({ commitment: 12 });
    expect(result.averageMonth).toEqual({
      netCents: 116_000,
      vatCents: 23_200,
      grossCents: 139_200,
    });
    expect(result.year).toEqual({ netCents: 1_392_000, vatCents: 278_400, grossCents: 1_670_400 });
    expect(result.employeeYear).toEqual({ netCents: 34_800, grossCents: 41_760 });
    expect(result.boxesPerEmployee).toBe(12);
    expect(result.gifts.crossedInMonth).toBe(6);
    expect(result.giftVat).toBe('above-limit');
  });

  test('ten people, one food box each for Christmas', () => {
    const result = of({ headcount: 10, boxesPerYear: new Map([['food', 1]]) });
    // 399.00 × 5.5 % = 21.945, rounded half-up on the order and not on each box.
    expect(result.year).toEqual({ netCents: 39_900, vatCents: 2_195, grossCents: 42_095 });
    expect(result.employeeYear).toEqual({ netCents: 3_990, grossCents: 4_209 });
    expect(result.gifts.crossedInMonth).toBeUndefined();
    expect(result.gifts.line.remainingCents).toBe(20_000 - 4_209);
    expect(result.giftVat).toBe('accountant');
  });

  test('four boxes stay under the line, other gifts can put them over it', () => {
    const boxesPerYear = new Map([
      ['food', 2],
      ['wellness', 2],
    ]);
    expect(of({ boxesPerYear }).gifts.line).toMatchObject({ totalCents: 17_994, isOver: false });
    expect(of({ boxesPerYear, otherGiftsCents: 2_007 }).gifts.line).toMatchObject({
      totalCents: 20_001,
      isOver: true,
      overByCents: 1,
    });
  });

  test('what a plan saves is said against the plan without commitment', () => {
    const costs = planCosts(CATALOGUE.plans, 10);
    expect(costs.map(({ savedInYearCents }) => savedInYearCents)).toEqual([72_000, 36_000, 0]);
    expect(planCosts(CATALOGUE.plans.slice(0, 1), 10)[0]?.savedInYearCents).toBe(0);
  });

  test('of the licence, each employee costs the price of the band they stand in; it is no gift', () => {
    const small = of({ headcount: 49, hasLicence: true });
    const large = of({ headcount: 50, hasLicence: true });
    expect(small.licenceYear).toEqual({ netCents: 235_200, vatCents: 47_040, grossCents: 282_240 });
    expect(large.licenceYear).toEqual({ netCents: 238_800, vatCents: 47_760, grossCents: 286_560 });
    expect(large.year).toEqual(large.licenceYear);
    expect(large.employeeYear).toEqual({ netCents: 4_776, grossCents: 5_731 });
    expect(large.gifts.line.totalCents).toBe(0);
  });

  test('VAT comes back for the licence, perhaps for small gifts, never to who does not recover it', () => {
    const boxesPerYear = new Map([['food', 1]]);
    const wishes = { headcount: 10, hasLicence: true, boxesPerYear };
    expect(of(wishes).recoverable).toEqual({ surelyCents: 9_600, perhapsCents: 2_195 });
    expect(of({ ...wishes, otherGiftsCents: 5_000 }).recoverable.perhapsCents).toBe(0);
    expect(of({ ...wishes, recoversVat: false }).recoverable).toEqual({
      surelyCents: 0,
      perhapsCents: 0,
    });
  });

  test('what is not sold costs nothing', () => {
    const empty = simulation(
      { ...WISHES, commitment: 12 },
      { ...CATALOGUE, plans: [], boxes: [] },
      LIMITS,
    );
    expect(empty.year).toEqual({ netCents: 0, vatCents: 0, grossCents: 0 });
    expect(empty.gifts.line.totalCents).toBe(0);
    expect(of({ boxesPerYear: new Map([['unknown', 3]]) }).boxesPerEmployee).toBe(0);
  });
});

describe('whatever is wished', () => {
  const anyWishes = fc.record({
    headcount: fc.integer({ min: 1, max: 10_000 }),
    commitment: fc.constantFrom(12, 6, 0, undefined),
    hasLicence: fc.boolean(),
    food: fc.nat(12),
    wellness: fc.nat(12),
    otherGiftsCents: fc.nat(1_000_000),
  });
  const resultOf = (wished: typeof anyWishes extends fc.Arbitrary<infer T> ? T : never) => {
    const { food, wellness, ...others } = wished;
    const boxesPerYear = new Map([
      ['food', food],
      ['wellness', wellness],
    ]);
    return of({ ...others, boxesPerYear } as Partial<SimulationWishes>);
  };

  test('net and VAT add up to the gross, for the year and for its average month', () => {
    fc.assert(
      fc.property(anyWishes, (wished) => {
        const { year, averageMonth } = resultOf(wished);
        for (const cost of [year, averageMonth]) {
          expect(cost.netCents + cost.vatCents).toBe(cost.grossCents);
          expect(cost.vatCents).toBeGreaterThanOrEqual(0);
        }
        expect(Math.abs(averageMonth.netCents * 12 - year.netCents)).toBeLessThanOrEqual(6);
      }),
    );
  });

  test('the year is what each employee costs, times the employees', () => {
    fc.assert(
      fc.property(anyWishes, (wished) => {
        const { year, employeeYear } = resultOf(wished);
        const gap = (of: 'netCents' | 'grossCents') =>
          Math.abs(year[of] - employeeYear[of] * wished.headcount);
        // An even share of the licence parts by half a cent an employee at most.
        expect(gap('netCents')).toBeLessThanOrEqual(wished.hasLicence ? wished.headcount / 2 : 0);
        // Rounding once an order or once a box parts by half a cent a box at most.
        expect(gap('grossCents')).toBeLessThanOrEqual(36 * wished.headcount);
      }),
    );
  });

  test('one more box never costs less nor moves the line back', () => {
    fc.assert(
      fc.property(anyWishes, (wished) => {
        const before = resultOf({ ...wished, food: Math.min(wished.food, 11) });
        const after = resultOf({ ...wished, food: Math.min(wished.food, 11) + 1 });
        expect(after.year.netCents).toBe(before.year.netCents + 3_990 * wished.headcount);
        expect(after.gifts.line.totalCents).toBe(before.gifts.line.totalCents + 4_209);
      }),
    );
  });
});
