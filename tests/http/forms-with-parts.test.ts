import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { validate } from '#basics/form.ts';
import { writtenRichText } from '#basics/rich-text.ts';
import {
  listCatalogue,
  publishProduct,
  readProductForm,
  saveProductDraft,
} from '#shop/catalogue/contract.ts';
import {
  pricing,
  product as productForm,
  type TypedProduct,
} from '#shop/catalogue/rules/product.ts';
import type { Person } from '../support/company.ts';
import { postFunction } from '../support/post-function.ts';
import { staffMember } from '../support/staff.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const MIGRATION = path.resolve(
  import.meta.dirname,
  '../../db/migrations/0126_forms_with_parts.sql',
);

let product: TestProduct;
let paul: Person;

beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' });
  paul = await staffMember(product);
});
afterAll(() => product.stop());

/** As a page of the release before had it in its fields, and the table in its drafts. */
function formerForm({ texts, items, images, ...fields }: TypedProduct): Record<string, string> {
  const form: Record<string, string> = { ...fields, items: items.join(' ') };
  for (const [language, suffix] of [
    ['fr', 'Fr'],
    ['en', 'En'],
  ] as const) {
    for (const [name, text] of Object.entries(texts[language])) {
      form[name + suffix] = writtenRichText(text);
    }
  }
  form.images = images.map(({ id }) => id).join(' ');
  for (const { id, altFr, altEn } of images) {
    form[`altFr ${id}`] = altFr;
    form[`altEn ${id}`] = altEn;
  }
  return Object.fromEntries(Object.entries(form).filter(([, text]) => text !== ''));
}

/** As the table had it of what was published. */
function formerContent(form: TypedProduct) {
  const { values } = validate(productForm, form);
  const { items, vatRate, vatReasonFr, vatReasonEn, price, plan12, plan6, plan0, ...same } = values;
  return {
    ...same,
    ...pricing(values),
    vat: { rateBasisPoints: Number(vatRate), reasonFr: vatReasonFr, reasonEn: vatReasonEn },
    itemIds: items,
  };
}

const owner = () => product.database.owner;

async function rows() {
  const drafts = await sql<{ product_id: string; form: unknown }>`
    select * from public.product_drafts order by product_id`.execute(owner());
  const revisions = await sql<{ product_id: string; number: number; content: unknown }>`
    select * from public.product_revisions order by product_id, number`.execute(owner());
  const journal = await sql`select count(*) from public.staff_journal`.execute(owner());
  return { drafts: drafts.rows, revisions: revisions.rows, journal: journal.rows };
}

test('drafts and published states of the release before are all there, and as they were', async () => {
  const { products } = await paul.call(listCatalogue, {});
  expect(products.length).toBeGreaterThan(5);
  for (const { id: productId } of products) {
    const { form } = await paul.call(readProductForm, { productId });
    const renamed = { ...form, position: '7' };
    const { revision } = await paul.call(saveProductDraft, {
      productId,
      revision: null,
      form: renamed,
    });
    await paul.call(publishProduct, { productId, revision, when: 'now' });
    const typed = { ...form, price: 'à voir', items: [...form.items, 'gone'] };
    await paul.call(saveProductDraft, { productId, revision: null, form: typed });
  }
  const begun = randomUUID();
  await paul.call(saveProductDraft, { productId: begun, revision: null, form: { slug: 'box' } });
  const now = await rows();
  expect(now.revisions).toHaveLength(2 * products.length);

  await sql`alter table public.product_drafts disable trigger sign`.execute(owner());
  await sql`alter table public.product_revisions disable trigger journal`.execute(owner());
  for (const { product_id: id, form } of now.drafts) {
    const former = JSON.stringify(formerForm(form as TypedProduct));
    await sql`update public.product_drafts set form = ${former}::jsonb where product_id = ${id}`.execute(
      owner(),
    );
  }
  for (const { product_id: id, number, content } of now.revisions) {
    const former = JSON.stringify(formerContent(content as TypedProduct));
    await sql`update public.product_revisions set content = ${former}::jsonb
      where product_id = ${id} and number = ${number}`.execute(owner());
  }
  expect(await rows()).not.toEqual(now);

  await sql.raw(await readFile(MIGRATION, 'utf8')).execute(owner());
  expect(await rows()).toEqual(now);
  // What was done is done: nothing changes when it is tried again.
  const again = (await readFile(MIGRATION, 'utf8')).replaceAll(
    'create function',
    'create or replace function',
  );
  await sql.raw(again).execute(owner());
  expect(await rows()).toEqual(now);
});

test('a page of the release before that is still open saves what is typed in it', async () => {
  const { products } = await paul.call(listCatalogue, {});
  const productId = products.find(({ slug }) => slug === 'box-saveurs')?.id ?? '';
  const { form, revision } = await paul.call(readProductForm, { productId });
  const token = (await paul.client.getSession()).data.session?.access_token ?? '';
  const sent = { ...formerForm(form), nameFr: 'Box d’hier', descriptionFr: 'En clair.' };
  const body = JSON.stringify({ productId, revision, form: sent });
  const answer = await postFunction(product.url, 'save-product-draft', body, { token });
  expect(answer.status).toBe(200);
  const { texts, ...others } = (await paul.call(readProductForm, { productId })).form;
  expect(texts.fr).toEqual({ ...form.texts.fr, name: 'Box d’hier', description: 'En clair.' });
  expect({ ...others, texts: form.texts }).toEqual(form);
});
