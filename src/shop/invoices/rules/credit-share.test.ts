import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundHalfUp } from '#basics/money.ts';
import { creditGroups } from './credit-share.ts';
import type { VatGroup } from './invoice-content.ts';

const RATES = [0, 210, 550, 1_000, 2_000];

const invoiced = fc
  .uniqueArray(fc.constantFrom(...RATES), { minLength: 1 })
  .chain((rates) =>
    fc.tuple(...rates.map((rate) => fc.integer({ min: 1, max: 500_000 }).map(groupOf(rate)))),
  );

test('refunds take off exactly what was given back, never more than is left of a rate, and all of it in the end', () => {
  fc.assert(
    fc.property(
      invoiced,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }),
      (groups, parts) => {
        let credited: VatGroup[] = [];
        for (const part of [...parts, 1]) {
          const left = gross(groups) - gross(credited);
          const amount = part === 1 ? left : Math.floor(left * part);
          const credit = creditGroups(groups, credited, amount);
          expect(gross(credit)).toBe(amount);
          for (const each of credit) {
            expect(each.netCents).toBeGreaterThanOrEqual(0);
            expect(each.vatCents).toBeGreaterThanOrEqual(0);
          }
          credited = [...credited, ...credit];
        }
        for (const group of groups) expect(sumOf(credited, group.rateBasisPoints)).toEqual(group);
      },
    ),
  );
});

test('the VAT of a first refund is within a cent of its net times the rate', () => {
  fc.assert(
    fc.property(invoiced, fc.double({ min: 0, max: 1, noNaN: true }), (groups, part) => {
      for (const each of creditGroups(groups, [], Math.floor(gross(groups) * part))) {
        const exact = roundHalfUp(each.netCents * each.rateBasisPoints, 10_000);
        expect(Math.abs(each.vatCents - exact)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('more than was invoiced is not given back', () => {
  expect(() => creditGroups([groupOf(2_000)(1_000)], [], 1_201)).toThrow(RangeError);
});

function groupOf(rateBasisPoints: number) {
  return (netCents: number): VatGroup => ({
    rateBasisPoints,
    netCents,
    vatCents: roundHalfUp(netCents * rateBasisPoints, 10_000),
  });
}

function gross(groups: readonly VatGroup[]): number {
  return groups.reduce((sum, { netCents, vatCents }) => sum + netCents + vatCents, 0);
}

function sumOf(groups: readonly VatGroup[], rateBasisPoints: number): VatGroup {
  const of = groups.filter((each) => each.rateBasisPoints === rateBasisPoints);
  return {
    rateBasisPoints,
    netCents: of.reduce((sum, each) => sum + each.netCents, 0),
    vatCents: of.reduce((sum, each) => sum + each.vatCents, 0),
  };
}
