import { expect, test } from 'vitest';
import { giftVat, smallGiftLimitOn } from './gift-vat.ts';

test.each([
  [false, 0, 'not-liable'],
  [false, 7_300, 'not-liable'],
  [true, 7_300, 'accountant'],
  [true, 7_301, 'above-limit'],
] as const)('recovers %s, %d given in the year: %s', (recoversVat, yearCents, expected) => {
  expect(giftVat({ recoversVat, yearCents, limitCents: 7_300 })).toBe(expected);
});

test.each([
  ['2025-12-31', { year: 2021, limitCents: 7_300 }],
  ['2026-01-01', { year: 2026, limitCents: 8_000 }],
])('on %s the small-gift limit is the one that has begun', (day, expected) => {
  const of = (validFrom: string, value: number) =>
    ({ kind: 'small-gift-limit', validFrom, value, source: 'CGI', sourceUrl: null }) as const;
  expect(smallGiftLimitOn([of('2021-01-01', 7_300), of('2026-01-01', 8_000)], day)).toEqual(
    expected,
  );
});
