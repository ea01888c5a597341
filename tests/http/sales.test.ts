import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder, importTransfers, readSales } from '#shop/orders/contract.ts';
import { readRecurring } from '#shop/subscriptions/contract.ts';
import { type Terms, unitPrice } from '#shop/subscriptions/rules/sums.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { queueIsQuiet } from '../support/job-queue.ts';
import { staffMember } from '../support/staff.ts';
import {
  credit,
  newId,
  paidByCard,
  placed,
  type StaffOrder,
  staffOf,
} from '../support/staff-orders.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' });
});
afterAll(() => product.stop());

const moveBack = ({ id }: StaffOrder, days: number) =>
  sql`update public.orders set placed_at = placed_at - make_interval(days => ${days}) where id = ${id}`.execute(
    product.database.owner,
  );

const netOf = async ({ id }: StaffOrder) => {
  const { rows } = await sql<{ cents: number }>`
    select net_cents as cents from public.orders where id = ${id}`.execute(product.database.owner);
  return rows[0]?.cents ?? 0;
};

test('sales count what is kept, in the week it was ordered, beside the same week a year before', async () => {
  const paul = await staffOf(product);
  const read = () => paul.call(readSales, {});
  const before = await read();
  const paid = await paidByCard(product);
  const old = await paidByCard(product, { quantity: 3 });
  await moveBack(old, 364);
  const unpaid = await placed(product, { quantity: 4 });
  const cancelled = await placed(product, { quantity: 5 });
  await paul.call(cancelOrder, {
    orderId: cancelled.id,
    actId: newId(),
    form: { reason: 'Essai' },
  });

  const after = await read();
  expect(after.weeks).toHaveLength(13);
  const [week, ...others] = after.weeks;
  const [weekBefore, ...othersBefore] = before.weeks;
  expect(week).toEqual({
    monday: weekBefore?.monday,
    sold: plus(weekBefore?.sold, await netOf(paid)),
    yearBefore: plus(weekBefore?.yearBefore, await netOf(old)),
  });
  expect(others).toEqual(othersBefore);
  expect(after.awaited).toEqual(plus(before.awaited, unpaid.grossCents));
  expect(after.attempts).toEqual({
    begun: before.attempts.begun + 3,
    kept: before.attempts.kept + 1,
  });

  await paul.call(importTransfers, { credits: [credit(unpaid.reference, unpaid.grossCents)] });
  const settled = await read();
  expect(settled.awaited).toEqual(before.awaited);
  expect(settled.weeks[0]?.sold).toEqual(plus(week?.sold, await netOf(unpaid)));
});

const plus = (sum: { orders: number; cents: number } | undefined, cents: number) => ({
  orders: (sum?.orders ?? 0) + 1,
  cents: (sum?.cents ?? 0) + cents,
});

test('what comes every month is at the price of the next month, whoever pauses or leaves', async () => {
  const paul = await staffOf(product);
  const before = await paul.call(readRecurring, {});
  const [kept, leaving, paused, gone] = [
    await subscribed(paul, 10),
    await subscribed(paul, 20),
    await subscribed(paul, 30),
    await subscribed(paul, 40),
  ];
  await turn(leaving, sql`state = 'ending', cancelled_after = 1, ends_after = 3`);
  await turn(paused, sql`state = 'paused', paused_for = 'wish'`);
  await turn(gone, sql`state = 'ended'`);
  const after = await paul.call(readRecurring, {});
  const [keptCents, leavingCents, pausedCents, goneCents] = [
    await monthlyOf(kept),
    await monthlyOf(leaving),
    await monthlyOf(paused),
    await monthlyOf(gone),
  ];
  expect(leavingCents).toBeGreaterThan(2 * keptCents);
  const more = (name: keyof typeof after, ...cents: readonly number[]) =>
    expect(after[name], name).toEqual({
      subscriptions: before[name].subscriptions + cents.length,
      monthlyNetCents: cents.reduce((sum, each) => sum + each, before[name].monthlyNetCents),
    });
  more('running', keptCents, leavingCents);
  more('begun', keptCents, leavingCents);
  more('ending', leavingCents);
  more('paused', pausedCents);
  more('ended', goneCents);
});

/** A monthly box for a year, begun by a transfer that has come. */
async function subscribed(staff: Person, headcount: number): Promise<string> {
  const order = await placed(product, {
    slug: 'box-pouvoir-d-achat',
    quantity: headcount,
    commitmentMonths: 12,
  });
  await staff.call(importTransfers, { credits: [credit(order.reference, order.grossCents)] });
  await queueIsQuiet(product);
  const { rows } = await sql<{ id: string }>`
    select id from public.subscriptions where order_id = ${order.id}`.execute(
    product.database.owner,
  );
  return rows[0]?.id ?? '';
}

const turn = (id: string, into: RawBuilder<unknown>) =>
  sql`update public.subscriptions set ${into}, revision = revision + 1 where id = ${id}`.execute(
    product.database.owner,
  );

/** By the rule that customers are charged by. */
async function monthlyOf(id: string): Promise<number> {
  const { rows } = await sql<Terms & { taken: number }>`
    select commitment_months as "commitmentMonths", granted_unit_net_cents as "grantedUnitNetCents",
      uncommitted_unit_net_cents as "uncommittedUnitNetCents", headcount,
      cancelled_after as "cancelledAfter", ends_after as "endsAfter",
      (select count(*)::integer from public.subscription_periods
        where subscription_id = subscriptions.id) as taken
    from public.subscriptions where id = ${id}`.execute(product.database.owner);
  const [terms] = rows;
  return terms ? terms.headcount * unitPrice(terms, terms.taken + 1) : 0;
}

test('who keeps orders or accounts reads them; who packs, edits or buys does not', async () => {
  for (const role of ['support', 'accountant'] as const) {
    expect((await (await staffMember(product, role)).call(readSales, {})).weeks).toHaveLength(13);
  }
  const owner = await person(product);
  const hr = await memberWithRole(product, owner, await companyOf(owner), 'hr');
  for (const who of [
    await staffMember(product, 'packer'),
    await staffMember(product, 'editor'),
    owner,
    hr,
  ]) {
    expect((await refusalOf(who.call(readSales, {}))).code).toBe('forbidden');
    expect((await refusalOf(who.call(readRecurring, {}))).code).toBe('forbidden');
  }
  expect((await refusalOf(product.call(readSales, {}))).code).toBe('sign-in-required');
  expect((await refusalOf(product.call(readRecurring, {}))).code).toBe('sign-in-required');
});
