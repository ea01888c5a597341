import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listProducts, readProduct } from '#shop/catalogue/contract.ts';
import { quoteCart } from '#shop/orders/contract.ts';
import { line } from '../support/checkout-orders.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const slugs = async (input: { limit?: number; offset?: number }) =>
  (await product.call(listProducts, input)).products.map(({ slug }) => slug);

test('who asks for some products is sent those, in the order of all', async () => {
  const all = await slugs({});
  expect(await slugs({ limit: 3 })).toEqual(all.slice(0, 3));
  expect(await slugs({ limit: 3, offset: 3 })).toEqual(all.slice(3, 6));
  expect(await slugs({ offset: 2 })).toEqual(all.slice(2));
  expect(await slugs({ limit: 5, offset: all.length })).toEqual([]);
  for (const wrong of [{ limit: 0 }, { limit: 101 }, { offset: -1 }, { limit: 1.5 }]) {
    expect((await refusalOf(slugs(wrong))).code).toBe('invalid-input');
  }
});

const change = (assignment: string, slug: string) =>
  sql
    .raw(`update public.products set ${assignment} where slug = '${slug}'`)
    .execute(product.database.owner);
const quoted = async (slug: string, quantity: number) =>
  (await product.call(quoteCart, { lines: [line(slug, quantity)] })).lines[0];

test('a price is asked in its detail and in the cart as soon as it is another one', async () => {
  const slug = 'box-hygiene';
  const before = await product.call(readProduct, { slug });
  expect((await quoted(slug, 1))?.unitNetCents).toBe(before.price.netCents);
  await change('price_cents = price_cents + 100', slug);
  expect((await product.call(readProduct, { slug })).price.netCents).toBe(
    before.price.netCents + 100,
  );
  expect((await quoted(slug, 1))?.unitNetCents).toBe(before.price.netCents + 100);
});

test('how many pieces are left is what is left now, though no page changes by it', async () => {
  const slug = 'box-bien-etre';
  expect(await quoted(slug, 6)).toMatchObject({ problem: null, left: null });
  await change('stock = 5', slug);
  expect(await quoted(slug, 6)).toMatchObject({ problem: 'too-many', left: 5 });
  await change('stock = 3', slug);
  expect(await quoted(slug, 6)).toMatchObject({ problem: 'too-many', left: 3 });
  expect(await quoted(slug, 3)).toMatchObject({ problem: null });
  await change('stock = 0', slug);
  expect(await quoted(slug, 1)).toMatchObject({ problem: 'out-of-stock', left: 0 });
  await change('stock = null', slug);
  expect(await quoted(slug, 6)).toMatchObject({ problem: null });
});

test('what is not there is looked for each time, and found where it moved', async () => {
  const read = (slug: string) => product.call(readProduct, { slug });
  expect((await refusalOf(read('box-nouvelle'))).code).toBe('not-found');
  expect(await quoted('box-nouvelle', 1)).toMatchObject({ problem: 'unknown' });
  const { id } = await read('box-surprise');
  await change("slug = 'box-nouvelle'", 'box-surprise');
  expect((await read('box-nouvelle')).id).toBe(id);
  expect(await quoted('box-nouvelle', 1)).not.toMatchObject({ problem: 'unknown' });
  expect((await refusalOf(read('box-surprise'))).details).toEqual({ movedTo: 'box-nouvelle' });
  await change("status = 'archived'", 'box-nouvelle');
  expect((await refusalOf(read('box-nouvelle'))).code).toBe('not-found');
  expect(await quoted('box-nouvelle', 1)).toMatchObject({ problem: 'unknown' });
});
