import { expect, test } from 'vitest';
import { likeTransfers } from './like-transfers.ts';

const seen = (label: string, more = {}) => ({
  bookedOn: '2026-11-20',
  amountCents: 8_419,
  label,
  ...more,
});
const likeOf = (lines: ReturnType<typeof seen>[], brought: ReturnType<typeof seen>[]) => [
  ...likeTransfers(lines, brought),
];

const A = 'PV-2026-000001';
const B = 'PV-2026-000002';

test.each([
  ['the same words', seen('VIR ROUX'), seen('VIR ROUX')],
  ['other words of the same amount', seen('ROUX MERCI'), seen('VIR SEPA')],
  ['the same order', seen(`ROUX ${A}`), seen(`VIR ${A}`)],
  ['an order that a person attributed', seen(A), seen('VIR', { orderNumber: A })],
  ['three days apart', seen('VIR'), seen('VIR', { bookedOn: '2026-11-23' })],
])('a transfer is like one that was brought: %s', (_name, line, brought) => {
  expect(likeOf([line], [brought])).toEqual([0]);
});

test.each([
  ['another amount', seen('VIR'), seen('VIR', { amountCents: 8_420 })],
  ['four days apart', seen('VIR'), seen('VIR', { bookedOn: '2026-11-24' })],
  ['another order', seen(A), seen(B)],
  ['another order, attributed', seen(A), seen('VIR', { orderNumber: B })],
])('it is like none: %s', (_name, line, brought) => {
  expect(likeOf([line], [brought])).toEqual([]);
});

test('each that was brought stands for one line', () => {
  expect(likeOf([seen('VIR'), seen('VIR')], [seen('VIR')])).toEqual([0]);
});

test('those that name the same are paired before those that name nothing', () => {
  expect(likeOf([seen('VIR'), seen(A)], [seen(A)])).toEqual([1]);
  expect(likeOf([seen(A), seen('VIR')], [seen('SEPA'), seen(B)])).toEqual([1]);
});
