import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FULFILMENT_STATES } from './order-states.ts';
import {
  leftToPack,
  type Parcel,
  readParcelLines,
  readParcelTravel,
  restockable,
  type StockMove,
  statesReached,
  takenAgain,
} from './parcels.ts';

const ORDERED = [
  { position: 1, quantity: 3 },
  { position: 2, quantity: 1 },
];
const parcel = (state: Parcel['state'], ...quantities: number[]): Parcel => ({
  state,
  lines: quantities.map((quantity, index) => ({ position: index + 1, quantity })),
});

test('what is left to pack is what is in no parcel that travels or has arrived', () => {
  expect(leftToPack(ORDERED, [parcel('packed', 2), parcel('returned', 1, 1)])).toEqual([
    { position: 1, quantity: 1 },
    { position: 2, quantity: 1 },
  ]);
  expect(leftToPack(ORDERED, [parcel('delivered', 3, 1), parcel('cancelled', 3, 1)])).toEqual([]);
});

test.each([
  ['in-preparation', [parcel('shipped', 3)], []],
  ['in-preparation', [parcel('shipped', 3), parcel('packed', 0, 1)], []],
  ['in-preparation', [parcel('shipped', 3), parcel('shipped', 0, 1)], ['shipped']],
  ['in-preparation', [parcel('delivered', 3, 1)], ['shipped', 'delivered']],
  ['shipped', [parcel('delivered', 3), parcel('shipped', 0, 1)], []],
  ['shipped', [parcel('delivered', 3), parcel('delivered', 0, 1)], ['delivered']],
  ['shipped', [parcel('returned', 3, 1)], []],
  ['shipped', [parcel('returned', 3, 1), parcel('delivered', 3, 1)], ['delivered']],
  ['delivered', [parcel('delivered', 3, 1)], []],
  ['cancelled', [parcel('shipped', 3, 1)], []],
] as const)('an order that is %s follows its parcels: %j', (state, parcels, reached) => {
  expect(statesReached(state, ORDERED, parcels)).toEqual(reached);
});

test('whatever is packed, pieces are neither lost nor made', () => {
  const parcels = fc.array(
    fc.record({
      state: fc.constantFrom(...FULFILMENT_STATES),
      lines: fc.constant([{ position: 1, quantity: 1 }]),
    }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(parcels, (some) => {
      const ordered = [{ position: 1, quantity: 5 }];
      const [left = { quantity: 0 }] = leftToPack(ordered, some);
      const travels = some.filter(({ state }) => state !== 'cancelled' && state !== 'returned');
      expect(left.quantity + travels.length).toBe(5);
    }),
  );
});

describe('a parcel as it is typed', () => {
  test.each([
    [{ 'quantity 1': '2', 'quantity 2': '' }, [{ position: 1, quantity: 2 }], []],
    [{ 'quantity 1': '4' }, [{ position: 1, quantity: 4 }], ['quantity 1 too-many']],
    [{ 'quantity 1': '-1' }, [], ['quantity 1 number-invalid']],
    [{ 'quantity 2': '0' }, [], ['quantity 1 parcel-empty']],
  ])('%j', (form, lines, problems) => {
    const read = readParcelLines(form, ORDERED);
    expect(read.problems.map(({ path, problem }) => `${path} ${problem}`)).toEqual(problems);
    expect(read.lines).toEqual(lines);
  });

  test('who carries it, under which number, for which day', () => {
    const form = { carrier: 'dpd', trackingNumber: ' 12 ', deliveryDay: '2026-12-02' };
    expect(readParcelTravel(form)).toEqual({
      problems: [],
      values: { carrier: 'dpd', trackingNumber: '12', deliveryDay: '2026-12-02' },
    });
    const wrong = { carrier: 'pigeon', trackingNumber: 'x'.repeat(61), deliveryDay: '2026-02-30' };
    expect(readParcelTravel(wrong).problems.map(({ problem }) => problem)).toEqual([
      'choice-invalid',
      'too-long',
      'day-invalid',
    ]);
  });
});

describe('pieces that come back', () => {
  const ordered = [
    { position: 1, quantity: 3, takesStock: true },
    { position: 2, quantity: 1, takesStock: false },
  ];
  const back = { ...parcel('returned', 3, 1), id: 'a' };
  const move = (kind: StockMove['kind'], quantity: number, parcelId = 'a') =>
    ({ parcelId, kind, position: 1, quantity }) as const;

  test.each([
    ['all of what is counted', [back], [], [{ position: 1, quantity: 3 }]],
    ['nothing twice', [back], [move('put-back', 1)], []],
    ['not what travels again', [back, parcel('packed', 2)], [], [{ position: 1, quantity: 1 }]],
    ['nothing once all of it travels again', [back, parcel('shipped', 3)], [], []],
  ] as const)('go back to the stock: %s', (_name, parcels, moves, expected) => {
    expect(restockable(back, { ordered, parcels, moves })).toEqual(expected);
  });

  test('go back from no parcel that has not come back', () => {
    for (const state of FULFILMENT_STATES.filter((each) => each !== 'returned')) {
      const other = { ...parcel(state, 3), id: 'a' };
      expect(restockable(other, { ordered, parcels: [other], moves: [] })).toEqual([]);
    }
  });

  test('are in the stock or with the order, never in both, whatever is packed again', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.nat(3), (putBack, packed) => {
        const moves = putBack > 0 ? [move('put-back', putBack)] : [];
        const lines = [{ position: 1, quantity: packed }];
        const taken = takenAgain(lines, { ordered, parcels: [back], moves });
        expect(taken.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
          Math.max(0, packed - (3 - putBack)),
        );
      }),
    );
  });
});
