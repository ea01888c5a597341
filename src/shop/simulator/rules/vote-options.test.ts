import { describe, expect, test } from 'vitest';
import { readSimulation } from '#shop/sales/rules/simulation-address.ts';
import type { SimulationBasis } from './simulation-basis.ts';
import { voteOptions } from './vote-options.ts';

const plan = (commitmentMonths: number, netCents: number) => ({
  commitmentMonths,
  price: { netCents, rateBasisPoints: 2_000 },
});
const BASIS: SimulationBasis = {
  year: 2026,
  limit: {
    ...{ year: 2026, monthlyCeilingCents: 400_500, shareBasisPoints: 500, limitCents: 20_000 },
    source: 'arrêté',
  },
  smallGifts: { year: 2021, limitCents: 7_300 },
  councilHeadcount: 50,
  plans: [plan(12, 2_900), plan(6, 3_200), plan(0, 3_500)],
  boxes: [
    { slug: 'box-saveurs', name: 'Saveurs', price: { netCents: 3_990, rateBasisPoints: 550 } },
  ],
  licence: {
    bands: [{ from: 1, to: null, unitNetCents: 400, example: 30 }],
    rateBasisPoints: 2_000,
  },
};
const optionsOf = (search: string, basis = BASIS) =>
  voteOptions(basis, readSimulation(new URLSearchParams(search)).wishes);

describe('what a works council may vote for', () => {
  test.each([
    ['plan=12', [12, 6, 0], 12],
    ['plan=6&box.box-saveurs=1', [12, 6, 0, undefined], 6],
    ['plan=none&box.box-saveurs=2', [12, 6, 0, undefined], undefined],
  ])('%s', (search, commitments, chosen) => {
    const options = optionsOf(search);
    expect(options.map(({ commitment }) => commitment)).toEqual(commitments);
    expect(options.filter(({ isChosen }) => isChosen)).toMatchObject([{ commitment: chosen }]);
  });

  test.each([
    ['boxes alone, where no monthly box is sold', 'plan=12&box.box-saveurs=1', [undefined]],
    ['nothing, where nothing is picked either', 'plan=12', []],
  ])('is %s', (_case, search, commitments) => {
    const options = optionsOf(search, { ...BASIS, plans: [] });
    expect(options.map(({ commitment }) => commitment)).toEqual(commitments);
  });
});

test('each option is counted VAT included, without the licence, with the month of the limit', () => {
  const [year, , , alone] = optionsOf(
    'headcount=60&plan=12&box.box-saveurs=1&licence=yes&buyer=employer&vat=yes&gifts=50',
  );
  // 12 × 34.80 and one box of 42.09, for sixty people.
  expect(year).toMatchObject({ boxesPerEmployee: 13, employeeGrossCents: 12 * 3_480 + 4_209 });
  expect(year?.year.grossCents).toBe(12 * 60 * 3_480 + 252_567);
  expect(year?.gifts).toMatchObject({ crossedInMonth: 5, line: { totalCents: 50_969 } });
  expect(alone).toMatchObject({ boxesPerEmployee: 1, employeeGrossCents: 4_209 });
  expect(alone?.gifts.crossedInMonth).toBeUndefined();
});
