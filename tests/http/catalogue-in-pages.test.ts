import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '#basics/contract.ts';
import { changeProducts, type ListCatalogue, listCatalogue } from '#shop/catalogue/contract.ts';
import { PRODUCT_SORTS, PRODUCTS_PAGE } from '#shop/catalogue/rules/listed-products.ts';
import type { Person } from '../support/company.ts';
import { manyProducts } from '../support/many-rows.ts';
import { staffMember } from '../support/staff.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const COPIES = 130;

let product: TestProduct;
let paul: Person;
let total: number;

beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' });
  paul = await staffMember(product);
  await manyProducts(product.database, COPIES);
  const { owner } = product.database;
  // Many are equal in what they are sorted by; a few are told apart by what they are called.
  await sql`update public.products set price_cents = 1000 + length(slug) % 3 * 500,
    stock = case when length(slug) % 2 = 0 then 7 end where slug like 'copie-%'`.execute(owner);
  await sql`update public.product_translations set name = case language
      when 'fr' then 'Été à l’atelier 100 %' else 'Summer in the workshop' end
    where product_id = (select id from public.products where slug = 'copie-77')`.execute(owner);
  ({ total } = await paul.call(listCatalogue, {}));
});
afterAll(() => product.stop());

type Asked = InputOf<ListCatalogue>;
const list = (asked: Asked, language: 'fr' | 'en' = 'fr') =>
  paul.call(listCatalogue, asked, language);
const slugs = async (asked: Asked, language: 'fr' | 'en' = 'fr') =>
  (await list(asked, language)).products.map(({ slug }) => slug);

/** Every product, page by page to the end, and back from there to the beginning. */
async function walk(asked: Asked) {
  const there: string[] = [];
  const pages: string[][] = [];
  let page = await list(asked);
  for (;;) {
    pages.push(page.products.map(({ id }) => id));
    there.push(...(pages.at(-1) ?? []));
    if (!page.next) break;
    page = await list({ ...asked, after: page.next });
  }
  const back: string[][] = [pages.at(-1) ?? []];
  while (page.previous) {
    page = await list({ ...asked, before: page.previous });
    back.unshift(page.products.map(({ id }) => id));
  }
  return { there, pages, back };
}

test.each(
  PRODUCT_SORTS.flatMap((sort) => (['asc', 'desc'] as const).map((way) => [sort, way] as const)),
)('sorted by %s, %s, each product is met once, there and back', async (sort, direction) => {
  const { there, pages, back } = await walk({ sort, direction });
  expect(there).toHaveLength(total);
  expect(new Set(there).size).toBe(total);
  expect(pages[0]).toHaveLength(PRODUCTS_PAGE);
  expect(back.flat()).toEqual(there);
});

test('one way is the other one turned round, by what one sees', async () => {
  const prices = async (direction: 'asc' | 'desc') =>
    (await list({ search: 'copie-', sort: 'price', direction })).products.map(
      ({ priceCents }) => priceCents ?? 0,
    );
  const rising = await prices('asc');
  expect(rising).toEqual(rising.toSorted((one, other) => one - other));
  const falling = await prices('desc');
  expect(falling).toEqual(falling.toSorted((one, other) => other - one));
  // What runs out first, before what is made to order.
  const stocks = (await list({ search: 'copie-', sort: 'stock' })).products.map(
    ({ stock }) => stock,
  );
  expect(stocks[0]).toBe(7);
  // What was changed last, unless one says otherwise.
  const changed = (await list({ sort: 'changed' })).products.map(({ changedAt }) => changedAt);
  expect(changed).toEqual(changed.toSorted().toReversed());
});

test.each([
  [{ search: ' ETE a l’ate' }, ['copie-77']],
  [{ search: 'SUMMER IN' }, ['copie-77']],
  [{ search: 'copie-77' }, ['copie-77']],
  [{ search: 'introuvable' }, []],
  // Signs that mean something to a database mean themselves.
  [{ search: '100 %' }, ['copie-77']],
  [{ search: '_opie-77' }, []],
  [{ search: 'copie-77', kind: 'licence' as const }, []],
  [{ search: 'copie-77', state: 'archived' as const }, []],
])('%j finds %j', async (asked, found) => {
  expect(await slugs(asked)).toEqual(found);
  expect((await list(asked)).total).toBe(found.length);
});

test('names stand in the order of the reader’s language', async () => {
  const place = async (language: 'fr' | 'en') => {
    const named = { search: 'copie-', sort: 'name', direction: 'desc' } as const;
    return (await slugs(named, language)).indexOf('copie-77');
  };
  // « Box … » before « Été … », and “… Box” before “Summer …”, whatever their accents.
  expect(await place('fr')).toBe(0);
  expect(await place('en')).toBe(0);
});

test('a place in the list that is no more leads to its beginning', async () => {
  const { products } = await list({ after: crypto.randomUUID() });
  expect(products.map(({ id }) => id)).toEqual((await list({})).products.map(({ id }) => id));
});

test('what is done to all that match is done to those on other pages too, and to nothing else', async () => {
  const matching = { search: 'copie-' };
  expect(await paul.call(changeProducts, { chosen: { matching }, act: 'archive' })).toEqual({
    changed: COPIES,
  });
  expect((await list({ state: 'archived', search: 'copie-' })).total).toBe(COPIES);
  expect(await slugs({ search: 'box-saveurs' })).toEqual(['box-saveurs']);
  expect((await list({ search: 'box-saveurs', state: 'published' })).total).toBe(1);
  const again = { chosen: { matching: { ...matching, state: 'archived' as const } } };
  expect(await paul.call(changeProducts, { ...again, act: 'publish' })).toEqual({
    changed: COPIES,
  });
});
