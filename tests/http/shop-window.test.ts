import { afterAll, beforeAll, expect, test } from 'vitest';
import { listProducts } from '#shop/contract.ts';
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
