import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askApproval } from '#shop/approvals/contract.ts';
import { placeOrder, quoteCart, readOrder } from '#shop/orders/contract.ts';
import { deliveryZone } from '#shop/sales/rules/delivery-zones.ts';
import { isInCorsica } from '#shop/sales/rules/vat-by-place.ts';
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
  test.each([
    ['97110', 'FR', 'delivery-on-quote'],
    ['97600', 'FR', 'delivery-on-quote'],
    ['1201', 'CH', 'delivery-on-quote'],
    ['98800', 'FR', 'delivery-place-not-served'],
    ['35001', 'ES', 'delivery-place-not-served'],
    ['BT1 5GS', 'GB', 'delivery-place-not-served'],
  ])('at %s in %s', async (postcode, country, problem) => {
    const there = { ...HOME, postcode, country };
    for (const change of [{ billingAddress: there }, { deliveryAddress: there }]) {
      expect(await problemsOf(change)).toEqual([{ path: 'deliveryAddress', problem }]);
    }
  });

  test('nor is it asked of those who approve', async () => {
    const owner = await person(product);
    const companyId = await companyOf(owner);
    const there = { ...HOME, postcode: '97400' };
    const { checkoutKey: _, ...request } = await orderTo({ deliveryAddress: there });
    const call = owner.call(askApproval, {
      ...request,
      companyId,
      requestId: randomUUID(),
      note: '',
    });
    expect((await refusalOf(call)).problems).toMatchObject([
      { path: 'deliveryAddress', problem: 'delivery-on-quote' },
    ]);
  });
});

describe('food that is delivered in Corsica bears the VAT of Corsica (CGI, art. 297)', () => {
  const AT_210 = [expect.objectContaining({ rateBasisPoints: 210 })];
  const run = (statement: string) =>
    product.database.asService((tx) => sql.raw(statement).execute(tx));

  async function soldTo(deliveryAddress: typeof CORSICA, billingAddress = HOME) {
    const order = await orderTo({ billingAddress, deliveryAddress });
    const { country, postcode } = deliveryAddress;
    const { totals } = await product.call(quoteCart, {
      lines: order.lines,
      deliveredTo: { country, postcode },
    });
    return { ...order, expectedGrossCents: totals.grossCents };
  }

  test('who is billed in Corsica has it delivered elsewhere at the rate of the mainland; in Monaco too', async () => {
    const monaco = { ...HOME, postcode: '98000', city: 'Monaco', country: 'MC' };
    for (const deliveryAddress of [HOME, monaco]) {
      const order = await orderTo({ billingAddress: CORSICA, deliveryAddress });
      const placed = await product.call(placeOrder, order);
      expect((await product.call(readOrder, placed)).totals.vatGroups).toMatchObject([
        { rateBasisPoints: 550 },
      ]);
    }
  });

  test.each(['20000', '20 090', ' 20\u00a0600'])(
    'at %s, once the buyer has seen that total; the line says by which article',
    async (typed) => {
      const order = await soldTo({ ...CORSICA, postcode: typed.replace(/\s/g, '') });
      const form = { ...order.form, deliveryAddress: { ...CORSICA, postcode: typed } };
      const mainland = await orderTo({ deliveryAddress: form.deliveryAddress });
      const refused = await refusalOf(product.call(placeOrder, mainland));
      expect(refused.code).toBe('price-changed');
      expect(refused.details).toMatchObject({ quote: { totals: { vatGroups: AT_210 } } });
      const placed = await product.call(placeOrder, { ...order, form });
      const { totals } = await product.call(readOrder, placed);
      expect(totals.vatGroups).toEqual(AT_210);
      expect(totals.vatCents).toBe(Math.round((totals.netCents * 210) / 10_000));
      const { rows } = await sql<{ vat_reason: string }>`
        select vat_reason from public.order_lines where order_id =
          (select id from public.orders where number = ${placed.number})`.execute(
        product.database.owner,
      );
      expect(rows[0]?.vat_reason).toMatch(/art\. 297, I-1-2° et I-2/);
    },
  );

  test('what is not food bears the rate of the mainland', async () => {
    const lines = [line('box-hygiene', 1)];
    const { country, postcode } = CORSICA;
    const there = await product.call(quoteCart, { lines, deliveredTo: { country, postcode } });
    expect(there.totals).toEqual((await product.call(quoteCart, { lines })).totals);
  });

  test('no order is kept that is taxed as if it went elsewhere', async () => {
    const { number } = await product.call(placeOrder, await soldTo(CORSICA));
    const other = await product.call(placeOrder, await orderTo({}));
    const add = (order: string, rate: number) =>
      run(`insert into public.order_lines (order_id, position, product_id, name,
          quantity, unit_net_cents, net_cents, rate_basis_points, vat_reason, takes_stock)
        select order_id, 2, product_id, name, 1, unit_net_cents, unit_net_cents, ${rate},
          vat_reason, takes_stock
        from public.order_lines where order_id in (
          select id from public.orders where number = '${order}')`);
    const constraint = 'order_lines_rate_of_place';
    await expect(add(number, 550)).rejects.toMatchObject({ constraint });
    await expect(add(other.number, 210)).rejects.toMatchObject({ constraint });
    for (const [order, postcode] of [
      [number, '75011'],
      [other.number, '20000'],
    ]) {
      const moved = run(`update public.orders set delivery_address =
        jsonb_set(delivery_address, '{postcode}', '"${postcode}"') where number = '${order}'`);
      await expect(moved).rejects.toMatchObject({ constraint });
    }
  });
});

describe('the database says it to whoever writes past the functions', () => {
  const run = (statement: string) =>
    product.database.asService((tx) => sql.raw(statement).execute(tx));

  test('of every postcode as the form does', async () => {
    const { rows } = await sql<{
      country: string;
      postcode: string;
      zone: string | null;
      is_in_corsica: boolean;
    }>`
      select country, postcode, public.delivery_zone(country, postcode) as zone,
        public.is_in_corsica(country, postcode) as is_in_corsica
      from unnest(array['FR', 'MC', 'BE', 'ES', 'IT', 'RU']) as country,
        lateral (select lpad(n::text, 5, '0') as postcode from generate_series(0, 99999) as n) as codes`.execute(
      product.database.owner,
    );
    const others = rows.filter(
      ({ zone, is_in_corsica, ...place }) =>
        zone !== (deliveryZone(place) ?? null) || is_in_corsica !== isInCorsica(place),
    );
    expect(others).toEqual([]);
    expect(rows).toHaveLength(600_000);
  });

  test.each(['97500', '98800'])('an order with goods goes nowhere near %s', async (postcode) => {
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
    await sql`alter table public.orders enable trigger guard_moved`.execute(product.database.owner);
    await run(`update public.orders set state = 'confirmed' where number = '${number}'`);
    const added = run(`insert into public.order_lines (order_id, position, product_id, name,
          quantity, unit_net_cents, net_cents, rate_basis_points, vat_reason, takes_stock)
        select order_id, 2, product_id, name, 1, unit_net_cents, unit_net_cents,
          rate_basis_points, vat_reason, takes_stock
        from public.order_lines where order_id in (
          select id from public.orders where number = '${number}')`);
    await expect(added).rejects.toMatchObject({ constraint: 'orders_served_place' });
  });
});
