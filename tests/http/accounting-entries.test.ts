import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportSales } from '#shop/invoices/contract.ts';
import { FEC_FIELDS } from '#shop/invoices/rules/fec.ts';
import { fecFaults } from '#shop/invoices/rules/fec-checks.ts';
import { refundOrder } from '#shop/orders/contract.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { queueIsQuiet } from '../support/job-queue.ts';
import { settableClock } from '../support/listening.ts';
import { newId, paidByCard, staffOf } from '../support/staff-orders.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

const clock = settableClock('2026-11-23T09:00:00Z');
let product: TestProduct;
let paul: Person;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  paul = await staffOf(product);
});
afterAll(() => product.stop());

const take = (who: Person, month: string) =>
  who.call(exportSales, { month, list: 'entries' }) as unknown as Promise<Blob>;

const cents = (amount = '') => Number(amount.replace(',', ''));

describe('the accounting entries of a month (FEC)', () => {
  test('are given once it is over: what was sold, came in and was given back, balanced for each customer', async () => {
    const order = await paidByCard(product, { quantity: 3 });
    const other = await paidByCard(product, { slug: 'box-hygiene', quantity: 1 });
    const form = { amount: '10,03', reason: 'Deux box abîmées' };
    await paul.call(refundOrder, { orderId: order.id, refundId: newId(), form });
    await queueIsQuiet(product);
    expect((await refusalOf(take(paul, '2026-11'))).problems).toEqual([
      { path: 'month', problem: 'month-not-over' },
    ]);

    clock.set('2026-12-01T08:00:00Z');
    const file = await (await take(paul, '2026-11')).text();
    expect(fecFaults(file)).toEqual([]);
    const rows = file
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split('\t'));
    const column = (row: string[], name: (typeof FEC_FIELDS)[number]) =>
      row[FEC_FIELDS.indexOf(name)] ?? '';
    const sumOf = (account: RegExp) =>
      rows
        .filter((row) => account.test(column(row, 'CompteNum')))
        .reduce((sum, row) => sum + cents(column(row, 'Debit')) - cents(column(row, 'Credit')), 0);
    const kept = order.grossCents + other.grossCents - 1_003;
    // Everything was paid: nobody owes anything, and the provider holds what is left.
    expect(sumOf(/^411/)).toBe(0);
    expect(sumOf(/^467/)).toBe(kept);
    expect(sumOf(/^(70|44571)/)).toBe(-kept);
    expect(sumOf(/^445710550/)).toBeLessThan(0);
    expect(sumOf(/^445712000/)).toBeLessThan(0);
    expect(new Set(rows.map((row) => column(row, 'EcritureNum'))).size).toBe(6);
    // The same month is the same file.
    expect(await (await take(paul, '2026-11')).text()).toBe(file);
    expect((await (await take(paul, '2026-10')).text()).trimEnd().split('\r\n')).toHaveLength(1);
  });

  test('are the house’s own: nobody else takes them', async () => {
    const owner = await person(product);
    const companyId = await companyOf(owner);
    const others = [
      owner,
      await memberWithRole(product, owner, companyId, 'hr'),
      await person(product),
      { call: product.call } as unknown as Person,
    ];
    for (const who of others) {
      expect((await refusalOf(take(who, '2026-11'))).code).toMatch(
        /^(sign-in-required|forbidden)$/,
      );
    }
  });
});
