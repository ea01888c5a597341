import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cancelOrder,
  importTransfers,
  type ListedOrder,
  refundOrder,
  searchOrders,
} from '#shop/orders/contract.ts';
import { MOST_COUNTED, moneyState, PAYMENT_FILTERS } from '#shop/orders/rules/orders-at-work.ts';
import type { Person } from '../support/company.ts';
import { queueIsQuiet } from '../support/job-queue.ts';
import { manyOrders } from '../support/many-rows.ts';
import { credit, newId, paidByCard, placed, staffOf } from '../support/staff-orders.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let paul: Person;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' });
  paul = await staffOf(product);
});
afterAll(() => product.stop());

const EVERY = {
  search: '',
  state: null,
  payment: null,
  week: null,
  dispute: null,
  isLate: false,
  sort: 'newest',
  page: 1,
} as const;

const search = (change: object) => paul.call(searchOrders, { ...EVERY, ...change });
const own = (text: string) => sql.raw(text).execute(product.database.owner);

/** What stands beside each order, and the same added up from what its payments, refunds and disputes say. */
async function sums() {
  const { rows } = await sql<{
    kept: Record<string, unknown>;
    state: ListedOrder['state'];
    asked: number;
    came: number;
    given: number;
    held: number;
    dispute: string | null;
  }>`select to_jsonb(order_sums) - 'order_id' as kept, orders.state, gross_cents as asked,
      (select coalesce(sum(captured_cents), 0)::bigint from public.payments
        where order_id = orders.id) as came,
      (select coalesce(sum(amount_cents), 0)::bigint from public.refunds
        where order_id = orders.id and state <> 'failed') as given,
      (select coalesce(sum(held_cents), 0)::bigint from public.disputes
        where order_id = orders.id) as held,
      (select min(standing) from public.disputes where order_id = orders.id) as dispute
    from public.orders left join public.order_sums on order_id = orders.id order by number`.execute(
    product.database.owner,
  );
  return {
    kept: rows.map(({ kept }) => kept),
    counted: rows.map(({ state, asked, came, given, held, dispute }) => ({
      state,
      came_cents: came,
      given_cents: given,
      contested_cents: held,
      dispute,
      money_state: moneyState(
        { askedCents: asked, capturedCents: came, refundedCents: given, heldCents: held },
        state,
      ),
    })),
  };
}

test('what stands beside an order is what its payments, refunds and disputes add up to, whatever happens', async () => {
  await placed(product, { method: 'card' });
  const [part, over, whole] = [
    await placed(product),
    await placed(product),
    await placed(product, { quantity: 1 }),
  ];
  await paul.call(importTransfers, {
    credits: [
      credit(part.reference, 100),
      credit(over.reference, over.grossCents + 5),
      credit(whole.reference, whole.grossCents),
    ],
  });
  const form = { reason: 'Reprise', amount: '1,00', refund: 'on' };
  const cancelled = await paidByCard(product);
  await paul.call(cancelOrder, { orderId: cancelled.id, actId: newId(), form });
  for (const amount of ['1,00', '2,00']) {
    const { id: orderId } = await paidByCard(product);
    await paul.call(refundOrder, { orderId, refundId: newId(), form: { ...form, amount } });
  }
  await queueIsQuiet(product);
  const contested = await paidByCard(product);
  await own(`insert into public.disputes (payment_id, order_id, provider_reference, state, reason,
      amount_cents, opened_at)
    select payments.id, order_id, 'dp_' || n, each.state::public.dispute_state, 'fraudulent', 700, now()
    from public.payments, (values (1, 'to-answer'), (2, 'inquiry')) as each (n, state)
    where order_id = '${contested.id}'`);
  await own(`update public.disputes set state = 'lost', withdrawn_cents = 700, ended_at = now()
    where provider_reference = 'dp_1'`);
  await own("update public.refunds set state = 'failed' where amount_cents = 100");

  const { kept, counted } = await sums();
  expect(kept).toEqual(counted);
  expect([...new Set(counted.map((each) => each.money_state))].toSorted()).toEqual(
    PAYMENT_FILTERS.toSorted(),
  );
  expect(counted.map((each) => each.dispute)).toContain('to-answer');

  // As the migration adds them up, of orders that were there before.
  await own('delete from public.order_sums');
  await own('select public.sum_up_orders(array_agg(id)) from public.orders');
  expect((await sums()).kept).toEqual(counted);
});

test('two that add to an order at the same moment are both in its sum', async () => {
  const order = await paidByCard(product);
  const [one, other] = await Promise.all([
    product.database.ownerPool.connect(),
    product.database.ownerPool.connect(),
  ]);
  const dispute = (reference: string) => `insert into public.disputes (payment_id, order_id,
      provider_reference, state, reason, amount_cents, opened_at)
    select id, order_id, '${reference}', 'to-answer', 'fraudulent', 300, now()
    from public.payments where order_id = '${order.id}'`;
  try {
    for (const each of [one, other]) await each.query('begin');
    await one.query(dispute('dp_first'));
    const second = other.query(dispute('dp_second'));
    await one.query('commit');
    await second;
    await other.query('commit');
  } finally {
    one.release();
    other.release();
  }
  const { kept, counted } = await sums();
  expect(kept).toEqual(counted);
  const [found] = (await search({ search: order.number })).orders;
  expect(found).toMatchObject({ dispute: 'to-answer' });
});

test('an order is found by the signs that were typed: none of them stands for others', async () => {
  const order = await placed(product, { form: { purchaseOrderNumber: 'A_1\\%' } });
  const numbers = async (words: string) =>
    (await search({ search: words })).orders.map(({ number }) => number);
  for (const words of ['a_1\\%', '_1\\', '1\\%', 'a_', order.number.toLowerCase()]) {
    expect([words, await numbers(words)]).toEqual([words, [order.number]]);
  }
  for (const words of ['a%1', 'a__', '__', '%%', '_', '%', '\\']) {
    expect([words, await numbers(words)]).toEqual([words, []]);
  }
});

test('each filter counts what it shows, in each state', async () => {
  await manyOrders(product.database, 2_000);
  const { counts, total } = await search({});
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  let paid = 0;
  for (const payment of PAYMENT_FILTERS) {
    const found = await search({ payment });
    paid += found.total;
    for (const { state, count } of found.counts) {
      const inState = await search({ payment, state });
      expect([payment, state, inState.total]).toEqual([payment, state, count]);
      expect(inState.orders).toHaveLength(Math.min(count, 50));
      expect(inState.orders.every((each) => each.state === state && each.payment === payment)).toBe(
        true,
      );
    }
  }
  expect(paid).toBe(total);
  const late = await search({ isLate: true });
  expect(late.total).toBeGreaterThan(0);
  expect(late.orders).toHaveLength(Math.min(late.total, 50));
  expect(late.orders.every(({ isLate }) => isLate)).toBe(true);
  for (const { state, count } of late.counts)
    expect((await search({ isLate: true, state })).total).toBe(count);
});

test('of what is counted in thousands, one more than the most is said', async () => {
  await manyOrders(product.database, 4_500, 2_000);
  const delivered = await search({ state: 'delivered' });
  expect(delivered.total).toBe(MOST_COUNTED + 1);
  expect(delivered.counts).toContainEqual({ state: 'delivered', count: MOST_COUNTED + 1 });
  expect((await search({})).total).toBe(MOST_COUNTED + 1);
});
