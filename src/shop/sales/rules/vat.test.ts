import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceOrder, vatOf, withVat } from './vat.ts';

describe('VAT is computed once per rate, half-up', () => {
  test.each([
    [3990, 2000, 798],
    [3990, 550, 219],
    [2900, 2000, 580],
    [2900, 550, 160],
    [10, 550, 1],
    [9, 550, 0],
    [100, 550, 6],
    [-100, 550, -6],
    [12345, 0, 0],
    [12345, 210, 259],
  ])('%d cents at %d is %d', (net, rate, vat) => {
    expect(vatOf(net, rate)).toBe(vat);
    expect(withVat(net, rate)).toBe(net + vat);
  });

  test('three lines of one rate are taxed together, not one by one', () => {
    const line = { unitNetCents: 10, quantity: 1, rateBasisPoints: 550 };
    expect(priceOrder({ lines: [line, line, line] })).toEqual({
      lines: Array(3).fill({ netCents: 10, discountCents: 0, rateBasisPoints: 550 }),
      groups: [{ rateBasisPoints: 550, discountCents: 0, netCents: 30, vatCents: 2 }],
      linesNetCents: 30,
      discountCents: 0,
      netCents: 30,
      vatCents: 2,
      totalCents: 32,
    });
  });

  test('an order of two rates with a discount', () => {
    const priced = priceOrder({
      lines: [
        { unitNetCents: 3990, quantity: 10, rateBasisPoints: 2000 },
        { unitNetCents: 3990, quantity: 5, rateBasisPoints: 550 },
      ],
      discountCents: 1000,
    });
    expect(priced.lines.map((line) => line.discountCents)).toEqual([667, 333]);
    expect(priced.groups).toEqual([
      { rateBasisPoints: 550, discountCents: 333, netCents: 19617, vatCents: 1079 },
      { rateBasisPoints: 2000, discountCents: 667, netCents: 39233, vatCents: 7847 },
    ]);
    expect(priced).toMatchObject({
      linesNetCents: 59850,
      netCents: 58850,
      vatCents: 8926,
      totalCents: 67776,
    });
  });

  test('an empty order costs nothing', () => {
    expect(priceOrder({ lines: [] })).toMatchObject({
      groups: [],
      netCents: 0,
      vatCents: 0,
      totalCents: 0,
    });
  });
});

const aLine = fc.record({
  unitNetCents: fc.nat(10_000_000),
  quantity: fc.nat(10_000),
  rateBasisPoints: fc.constantFrom(0, 210, 550, 1000, 2000),
});

describe('every cent agrees with exact fractions', () => {
  test('lines, discount, rates and total', () => {
    const orders = fc.tuple(
      fc.array(aLine, { maxLength: 25 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    );
    fc.assert(
      fc.property(orders, ([lines, part]) => {
        const net = lines.reduce((sum, line) => sum + line.unitNetCents * line.quantity, 0);
        const discountCents = Math.floor(net * part);
        const priced = priceOrder({ lines, discountCents });

        let discounted = 0n;
        lines.forEach((line, index) => {
          const exactNet = BigInt(line.unitNetCents) * BigInt(line.quantity);
          expect(BigInt(priced.lines[index]?.netCents ?? -1)).toBe(exactNet);
          const share = BigInt(priced.lines[index]?.discountCents ?? -1);
          discounted += share;
          // Within one cent of the exact share, and never more than the line.
          const gap = share * BigInt(net) - BigInt(discountCents) * exactNet;
          expect(net === 0 || (gap < BigInt(net) && gap > -BigInt(net))).toBe(true);
          expect(share >= 0n && share <= exactNet).toBe(true);
        });
        expect(discounted).toBe(BigInt(discountCents));

        let vat = 0n;
        for (const group of priced.groups) {
          const base = priced.lines
            .filter((line) => line.rateBasisPoints === group.rateBasisPoints)
            .reduce((sum, line) => sum + BigInt(line.netCents - line.discountCents), 0n);
          expect(BigInt(group.netCents)).toBe(base);
          // The only whole number v with v - 1/2 <= base × rate / 10000 < v + 1/2.
          const twice = 2n * base * BigInt(group.rateBasisPoints);
          const vatTwice = 2n * BigInt(group.vatCents) * 10_000n;
          expect(vatTwice - 10_000n <= twice && twice < vatTwice + 10_000n).toBe(true);
          vat += BigInt(group.vatCents);
        }
        expect(BigInt(priced.vatCents)).toBe(vat);
        expect(priced.netCents).toBe(net - discountCents);
        expect(priced.totalCents).toBe(priced.netCents + priced.vatCents);
      }),
      { numRuns: 500 },
    );
  });

  test('the order of the lines does not change what is paid', () => {
    fc.assert(
      fc.property(fc.array(aLine, { maxLength: 12 }), (lines) => {
        const { groups, totalCents } = priceOrder({ lines: lines.toReversed() });
        expect(priceOrder({ lines })).toMatchObject({ groups, totalCents });
      }),
    );
  });
});

describe('what cannot be priced is refused', () => {
  const line = { unitNetCents: 100, quantity: 1, rateBasisPoints: 2000 };
  test.each([
    { lines: [{ ...line, unitNetCents: 39.9 }] },
    { lines: [{ ...line, unitNetCents: -1 }] },
    { lines: [{ ...line, quantity: 1.5 }] },
    { lines: [{ ...line, quantity: Number.NaN }] },
    { lines: [{ ...line, rateBasisPoints: 5.5 }] },
    { lines: [{ ...line, unitNetCents: Number.MAX_SAFE_INTEGER, quantity: 2 }] },
    { lines: [line], discountCents: 101 },
    { lines: [line], discountCents: -1 },
    { lines: [line], discountCents: 0.5 },
  ])('%j', (order) => {
    expect(() => priceOrder(order)).toThrow(RangeError);
  });
});
