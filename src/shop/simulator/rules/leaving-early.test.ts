import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leavingEarly } from './leaving-early.ts';
import type { SimulatedPlan } from './simulation.ts';

const PLANS: SimulatedPlan[] = [
  { commitmentMonths: 12, price: { netCents: 2_900, rateBasisPoints: 550 } },
  { commitmentMonths: 6, price: { netCents: 3_200, rateBasisPoints: 550 } },
  { commitmentMonths: 0, price: { netCents: 3_500, rateBasisPoints: 550 } },
];

describe('ten people, worked out by hand', () => {
  test.each([
    // months, then for each plan: paid for them, price afterwards, whole year.
    [4, [116_000, 3_500, 396_000], [128_000, 3_500, 408_000], [140_000, 3_500, 420_000]],
    [6, [174_000, 3_500, 384_000], [192_000, 3_200, 384_000], [210_000, 3_500, 420_000]],
    [12, [348_000, 2_900, 348_000], [384_000, 3_200, 384_000], [420_000, 3_500, 420_000]],
  ])('left after %i months', (months, ...expected) => {
    const told = leavingEarly(PLANS, 10, months).map((plan) => [
      plan.takenCents,
      plan.unitNetCentsAfter,
      plan.goingOnCents,
    ]);
    expect(told).toEqual(expected);
  });
});

test('nobody pays for leaving, and what was taken is what was granted', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 500 }),
      (months, people) => {
        for (const plan of leavingEarly(PLANS, people, months)) {
          const granted = PLANS.find((each) => each.commitmentMonths === plan.commitmentMonths);
          expect(plan.feeCents).toBe(0);
          expect(plan.takenCents).toBe((granted?.price.netCents ?? 0) * people * months);
          expect(plan.cumulatedCents).toHaveLength(12);
          expect(plan.goingOnCents).toBe(
            plan.takenCents + plan.unitNetCentsAfter * people * (12 - months),
          );
        }
      },
    ),
  );
});

test('plans are compared only while all of them are sold', () => {
  expect(leavingEarly(PLANS.slice(0, 2), 10, 4)).toEqual([]);
});
