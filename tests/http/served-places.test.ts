import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askApproval, placeOrder, readOrder } from '#shop/contract.ts';
import { placeProblem } from '#shop/rules/postal-address.ts';
import { BUYER, line, type OrderInput, orderOf } from '../support/checkout-orders.ts';
import { companyOf, person } from '../support/company.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' });
});
afterAll(() => product.stop());

const HOME = BUYER.billingAddress;
const CORSICA = { line1: '1 cours Napoléon', postcode: '20000', city: 'Ajaccio', country: 'FR' };

async function orderTo(change: Partial<OrderInput['form']>): Promise<OrderInput> {
  return { ...(await orderOf(product, [line('box-saveurs', 1)])), form: { ...BUYER, ...change } };
}

async function problemsOf(change: Partial<OrderInput['form']>) {
  return (await refusalOf(product.call(placeOrder, await orderTo(change)))).problems;
}

describe('nothing is sold where we do not deliver, and the form says so beside what was typed', () => {
  test.each(['20000', '20137', '20200', '20620', '20 090', ' 20\u00a0600'])(
    'in Corsica (%s), billed there or not',
    async (postcode) => {
      const there = { ...CORSICA, postcode };
      const problem = 'corsica-not-served';
      expect(await problemsOf({ billingAddress: there })).toEqual([
        { path: 'billingAddress.postcode', problem },
      ]);
      expect(await problemsOf({ deliveryAddress: there })).toEqual([
        { path: 'deliveryAddress.postcode', problem },
      ]);
      expect(await problemsOf({ deliveryAddress: { ...there, country: 'mc' } })).toEqual([
        { path: 'deliveryAddress.postcode', problem },
      ]);
    },
  );

  test.each([
    ['97110', 'FR'],
    ['97600', 'FR'],
    ['98800', 'FR'],
    ['1000', 'BE'],
    ['20121', 'IT'],
  ])('at %s in %s', async (postcode, country) => {
    const there = { ...HOME, postcode, country };
    const problem = 'delivery-place-not-served';
    for (const change of [{ billingAddress: there }, { deliveryAddress: there }]) {
      expect(await problemsOf(change)).toEqual([{ path: 'deliveryAddress', problem }]);
    }
  });

  test('who is billed in Corsica has it delivered elsewhere; in Monaco too', async () => {
    const monaco = { ...HOME, postcode: '98000', city: 'Monaco', country: 'MC' };
    for (const deliveryAddress of [HOME, monaco]) {
      const order = await orderTo({ billingAddress: CORSICA, deliveryAddress });
      const placed = await product.call(placeOrder, order);
      expect(await product.call(readOrder, placed)).toMatchObject({ number: placed.number });
    }
  });

  test('nor is it asked of those who approve', async () => {
    const owner = await person(product);
    const companyId = await companyOf(owner);
    const asked = await orderTo({ deliveryAddress: CORSICA });
    const { checkoutKey: _, ...request } = asked;
    const call = owner.call(askApproval, {
      ...request,
      companyId,
      requestId: randomUUID(),
      note: '',
    });
    expect((await refusalOf(call)).problems).toMatchObject([
      { path: 'deliveryAddress.postcode', problem: 'corsica-not-served' },
    ]);
  });
});

describe('the database says it to whoever writes past the functions', () => {
  const run = (statement: string) =>
    product.database.asService((tx) => sql.raw(statement).execute(tx));

  test('of every postcode as the form does', async () => {
    const { rows } = await sql<{ country: string; postcode: string; served: boolean }>`
      select country, postcode, public.is_served_place(country, postcode) as served
      from unnest(array['FR', 'MC', 'BE']) as country,
        lateral (select lpad(n::text, 5, '0') as postcode from generate_series(0, 99999) as n) as codes`.execute(
      product.database.owner,
    );
    const others = rows.filter(
      ({ country, postcode, served }) =>
        served !== (placeProblem({ country, postcode }) === undefined),
    );
    expect(others).toEqual([]);
    expect(rows).toHaveLength(300_000);
  });

  test.each(['20000', '20600', '97400', '98800'])(
    'an order with goods goes nowhere near %s',
    async (postcode) => {
      const { number } = await product.call(placeOrder, await orderTo({}));
      const moved = run(`update public.orders set delivery_address =
        jsonb_set(delivery_address, '{postcode}', '"${postcode}"') where number = '${number}'`);
      await expect(moved).rejects.toMatchObject({ constraint: 'orders_served_place' });
      // What was sold before stays as it is, and goes on.
      await sql`alter table public.orders disable trigger guard_moved`.execute(
        product.database.owner,
      );
      await run(`update public.orders set delivery_address =
        jsonb_set(delivery_address, '{postcode}', '"${postcode}"') where number = '${number}'`);
      await sql`alter table public.orders enable trigger guard_moved`.execute(
        product.database.owner,
      );
      await run(`update public.orders set state = 'confirmed' where number = '${number}'`);
      const added = run(`insert into public.order_lines (order_id, position, product_id, name,
          quantity, unit_net_cents, net_cents, rate_basis_points, vat_reason, takes_stock)
        select order_id, 2, product_id, name, 1, unit_net_cents, unit_net_cents,
          rate_basis_points, vat_reason, takes_stock
        from public.order_lines where order_id in (
          select id from public.orders where number = '${number}')`);
      await expect(added).rejects.toMatchObject({ constraint: 'orders_served_place' });
    },
  );
});
