import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  exchangeableLines,
  isPaidFor,
  RETURN_STATES,
  readAcceptance,
  readReceipt,
  readReturnForm,
  returnMovesOrStays,
  type SoldOrder,
  staffReturnMoves,
} from './order-returns.ts';

const TODAY = '2026-11-22';
const WITHIN = { today: TODAY, days: 30 };

const sold = (change: Partial<SoldOrder> = {}): SoldOrder => ({
  lines: [
    { position: 1, quantity: 4, unitNetCents: 3_990, isService: false },
    { position: 2, quantity: 1, unitNetCents: 1_000, isService: true },
  ],
  parcels: [
    { state: 'delivered', deliveredOn: '2026-11-02', lines: [{ position: 1, quantity: 3 }] },
    { state: 'shipped', deliveredOn: null, lines: [{ position: 1, quantity: 1 }] },
  ],
  taken: [],
  netCents: 16_960,
  grossCents: 17_893,
  refundedCents: 0,
  ...change,
});

const most = (change: Partial<SoldOrder>, within = WITHIN) =>
  exchangeableLines(sold(change), within).map(({ quantity }) => quantity);

describe('what may be exchanged', () => {
  test('is what was delivered, and says until when; a service is not', () => {
    expect(exchangeableLines(sold(), WITHIN)).toEqual([
      { position: 1, quantity: 3, until: '2026-12-02' },
    ]);
  });

  test.each([
    ['2026-12-02', [3]],
    ['2026-12-03', []],
  ] as const)('ends with the last day after delivery: on %s', (today, left) => {
    expect(most({}, { today, days: 30 })).toEqual(left);
  });

  test.each([
    ['returned', []],
    ['delivered', [3]],
  ] as const)('is not what came back already: a parcel that is %s', (state, left) => {
    const lines = [{ position: 1, quantity: 3 }];
    expect(most({ parcels: [{ state, deliveredOn: TODAY, lines }] })).toEqual(left);
  });

  test('is each piece once, those of an earlier parcel among them', () => {
    const lines = [{ position: 1, quantity: 2 }];
    const parcels = [
      { state: 'delivered', deliveredOn: '2026-09-01', lines },
      { state: 'delivered', deliveredOn: TODAY, lines },
    ] as const;
    expect(most({ parcels })).toEqual([2]);
    expect(most({ parcels, taken: [{ position: 1, quantity: 1 }] })).toEqual([2]);
    expect(most({ parcels, taken: [{ position: 1, quantity: 3 }] })).toEqual([1]);
    expect(most({ parcels, taken: [{ position: 1, quantity: 4 }] })).toEqual([]);
  });

  test.each([
    // Two boxes of four, to the cent above and below; a gesture; everything.
    [8_419, [2]],
    [8_420, [2]],
    [500, [3]],
    [17_893, []],
  ] as const)('is not what was given back: %i cents', (refundedCents, left) => {
    expect(most({ refundedCents })).toEqual(left);
  });

  test('is never worth more than what was kept of the money, cents of rounding aside', () => {
    const order = fc.record({
      unitNetCents: fc.integer({ min: 200, max: 20_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      rate: fc.constantFrom(550, 1_000, 2_000),
      share: fc.double({ min: 0.01, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(order, ({ unitNetCents, quantity, rate, share }) => {
        const netCents = unitNetCents * quantity;
        const grossCents = Math.round(netCents * (1 + rate / 10_000));
        const refundedCents = Math.ceil(grossCents * share);
        const lines = [{ position: 1, quantity, unitNetCents, isService: false }];
        const parcels = [{ state: 'delivered', deliveredOn: TODAY, lines }] as const;
        const change = { lines, parcels, netCents, grossCents, refundedCents };
        const [pieces = 0] = most(change);
        const worth = (pieces * unitNetCents * grossCents) / netCents;
        expect(worth).toBeLessThanOrEqual(grossCents - refundedCents + pieces + 0.001);
        expect(isPaidFor(sold(change), [{ position: 1, quantity: pieces + 1 }])).toBe(false);
      }),
    );
  });
});

describe('what a buyer types', () => {
  const offered = [
    { position: 1, quantity: 3, hasLogo: false, instead: [{ productId: 'b' }] },
    { position: 2, quantity: 1, hasLogo: true, instead: [] },
  ];

  test('is read with what is wished instead', () => {
    const form = { 'quantity 1': '2', 'instead 1': 'b', 'quantity 2': '', reason: 'damaged' };
    expect(readReturnForm(form, offered)).toEqual({
      problems: [],
      values: {
        lines: [{ position: 1, quantity: 2, replacementId: 'b' }],
        reason: 'damaged',
        note: null,
      },
    });
  });

  test.each([
    [{ reason: 'damaged' }, [{ path: 'quantity 1', problem: 'parcel-empty' }]],
    [{ 'quantity 1': '4', reason: 'damaged' }, [{ path: 'quantity 1', problem: 'too-many' }]],
    [{ 'quantity 1': '1' }, [{ path: 'reason', problem: 'required' }]],
    [{ 'quantity 1': '1', reason: 'other' }, [{ path: 'note', problem: 'required' }]],
    [
      { 'quantity 1': '1', 'instead 1': 'c', reason: 'disliked' },
      [{ path: 'instead 1', problem: 'choice-invalid' }],
    ],
    [{ 'quantity 2': '1', reason: 'disliked' }, [{ path: 'quantity 2', problem: 'bears-logo' }]],
    [{ 'quantity 2': '1', reason: 'damaged' }, []],
  ] as const)('is judged beside the field: %j', (form, problems) => {
    expect(readReturnForm(form, offered).problems).toEqual(problems);
  });
});

describe('what staff type', () => {
  test('an acceptance says how the pieces come back', () => {
    expect(readAcceptance({ way: '' }).problems).toEqual([{ path: 'way', problem: 'required' }]);
    expect(readAcceptance({ way: 'collected', instructions: ' Mardi ' }).values).toEqual({
      way: 'collected',
      instructions: 'Mardi',
    });
  });

  test('nothing goes to the stock by itself, and no more than came back, with a reason', () => {
    const left = [{ position: 1, quantity: 2 }];
    expect(readReceipt({}, left)).toEqual({ problems: [], values: { lines: [], reason: null } });
    expect(readReceipt({ 'quantity 1': '3', reason: 'Intactes' }, left).problems).toEqual([
      { path: 'quantity 1', problem: 'too-many' },
    ]);
    expect(readReceipt({ 'quantity 1': '1' }, left).problems).toEqual([
      { path: 'reason', problem: 'required' },
    ]);
  });
});

test.each([
  ['asked', null, ['accepted', 'refused']],
  ['accepted', 'prepaid', ['received', 'closed']],
  ['accepted', 'kept', ['replaced', 'closed']],
  ['sent-back', 'collected', ['received', 'closed']],
  ['received', 'prepaid', ['replaced', 'closed']],
  ['refused', null, []],
  ['cancelled', null, []],
  ['replaced', 'kept', []],
  ['closed', 'prepaid', []],
] as const)('of an exchange that is %s (%s) staff make: %j', (state, way, moves) => {
  expect(staffReturnMoves({ state, way })).toEqual(moves);
});

test('asked for twice, an exchange stays what it is', () => {
  for (const state of RETURN_STATES)
    expect(returnMovesOrStays({ state, way: 'prepaid' }, state)).toBe('stays');
});
