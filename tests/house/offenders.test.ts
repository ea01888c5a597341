import { expect, test } from 'vitest';
import { OFFENDERS } from '../../scripts/offenders.ts';
import { isRefused, refusedEdges } from '../../scripts/room-edges.ts';

const KNOWN = OFFENDERS.flatMap(({ from, to }) => to.map((each) => `${from} → ${each}`)).sort();

test('no room borrows more than the table allows, and what was cut is on the list no more', async () => {
  expect(await refusedEdges()).toEqual(KNOWN);
}, 60_000);

test('each known offender stands once, with a reason', () => {
  expect(new Set(KNOWN).size).toBe(KNOWN.length);
  expect(OFFENDERS.filter(({ why }) => why.trim().length < 20)).toEqual([]);
});

test.each([
  ['a room that it may not know', 'src/accounts/web/page.tsx', 'src/company/contract.ts', true],
  ['a room of the wing', 'src/shop/sales/rules/vat.ts', 'src/shop/orders/contract.ts', true],
  ['the server of one it knows', 'src/shop/gifts/server/x.ts', 'src/shop/orders/server/y.ts', true],
  ['the texts of one it knows', 'src/site/server/x.ts', 'src/shop/orders/messages/cart.ts', true],
  ['the contract of one it knows', 'src/shop/gifts/web/x.ts', 'src/shop/orders/contract.ts', false],
  ['its own server', 'src/shop/gifts/server/x.ts', 'src/shop/gifts/server/y.ts', false],
  ['a floor', 'src/shop/gifts/server/x.ts', 'src/platform/clock.ts', false],
])('whether a room may borrow %s is known', (_what, from, to, refused) => {
  expect(isRefused(from, to)).toBe(refused);
});
