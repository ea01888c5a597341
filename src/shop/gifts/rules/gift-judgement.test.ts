import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GIFT_EVENTS, type GiftEvent } from './gift-events.ts';
import { type GiftOfYear, judgeGifts } from './gift-judgement.ts';

const LIMIT_2025 = 19_600;
const LIMIT_2026 = 20_000;

const gift = (givenOn: string, euros: number, event: GiftEvent | null = null): GiftOfYear => ({
  givenOn,
  valueCents: Math.round(euros * 100),
  event,
});

/** A box of 39.90 EUR at 5.5 % and at 20 %. */
const FOOD = 42.09;
const HYGIENE = 47.88;
const boxes = (count: number, euros: number) =>
  Array.from({ length: count }, (_, at) =>
    gift(`2026-${String(at + 1).padStart(2, '0')}-10`, euros),
  );

describe('all gifts of the year together', () => {
  test.each([
    ['nothing at all', [], LIMIT_2026, 0, undefined],
    ['exactly the limit of 2026', [gift('2026-03-01', 200)], LIMIT_2026, 0, undefined],
    ['one cent above it', [gift('2026-03-01', 200.01)], LIMIT_2026, 1, '2026-03-01'],
    ['exactly the limit of 2025', [gift('2025-03-01', 196)], LIMIT_2025, 0, undefined],
    ['what 2026 tolerates, in 2025', [gift('2025-03-01', 200)], LIMIT_2025, 400, '2025-03-01'],
    ['four boxes at 20 %', boxes(4, HYGIENE), LIMIT_2026, 0, undefined],
    ['a fifth box at 20 %', boxes(5, HYGIENE), LIMIT_2026, 3_940, '2026-05-10'],
    [
      'four boxes of food: food counts as every gift does',
      boxes(4, FOOD),
      LIMIT_2026,
      0,
      undefined,
    ],
    ['a fifth box of food', boxes(5, FOOD), LIMIT_2026, 1_045, '2026-05-10'],
    ['a monthly box at 20 %, six months', boxes(6, 34.8), LIMIT_2026, 880, '2026-06-10'],
    ['a monthly box of food, seven months', boxes(7, 30.6), LIMIT_2026, 1_420, '2026-07-10'],
  ])('%s', (_name, gifts, limit, overByCents, crossedOn) => {
    const judged = judgeGifts(gifts, limit);
    expect(judged.line.overByCents).toBe(overByCents);
    expect(judged.crossedOn).toBe(crossedOn);
  });
});

describe('over the line, by event', () => {
  test.each([
    ['without an event: all of it from the first euro', [gift('2026-01-10', 250)], 0, 25_000],
    [
      'each of its own event and within the limit: all to be proven',
      [gift('2026-05-31', 150, 'mothers-day'), gift('2026-12-20', 200, 'employee-christmas')],
      35_000,
      0,
    ],
    [
      'two gifts of one event that pass the limit together: both are subject',
      [gift('2026-12-01', 150, 'employee-christmas'), gift('2026-12-20', 60, 'employee-christmas')],
      0,
      21_000,
    ],
    [
      'Christmas of two children: each child has the limit',
      [gift('2026-12-01', 120, 'child-christmas'), gift('2026-12-01', 120, 'child-christmas')],
      24_000,
      0,
    ],
    ['a child’s gift above the limit', [gift('2026-09-01', 200.01, 'school-start')], 0, 20_001],
    [
      'an event and a box for nothing: the box alone is subject',
      [gift('2026-06-12', 200, 'marriage'), gift('2026-02-10', 47.88)],
      20_000,
      4_788,
    ],
  ] as const)('%s', (_name, gifts, toProveCents, subjectCents) => {
    expect(judgeGifts(gifts, LIMIT_2026)).toMatchObject({ toProveCents, subjectCents });
  });
});

const anyGift = fc.record({
  givenOn: fc.integer({ min: 1, max: 28 }).map((day) => `2026-04-${String(day).padStart(2, '0')}`),
  valueCents: fc.integer({ min: 1, max: 60_000 }),
  event: fc.constantFrom(null, ...GIFT_EVENTS),
});

test('every cent over the line is either to be proven or subject, and none under it', () => {
  fc.assert(
    fc.property(fc.array(anyGift, { maxLength: 12 }), (gifts) => {
      const judged = judgeGifts(gifts, LIMIT_2026);
      const told = judged.toProveCents + judged.subjectCents;
      expect(told).toBe(judged.line.isOver ? judged.line.totalCents : 0);
      expect(judged.crossedOn !== undefined).toBe(judged.line.isOver);
    }),
  );
});

test('the order in which gifts are told changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anyGift, { maxLength: 12 }), (gifts) => {
      expect(judgeGifts(gifts.toReversed(), LIMIT_2026)).toEqual(judgeGifts(gifts, LIMIT_2026));
    }),
  );
});
