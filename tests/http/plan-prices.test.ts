import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  listCatalogue,
  listProducts,
  publishProduct,
  readProduct,
  readProductForm,
  savePlanPrices,
  saveProductDraft,
} from '#shop/catalogue/contract.ts';
import { placeOrder, readOrder } from '#shop/orders/contract.ts';
import { listStaffChanges, readSettingForms } from '#staff/contract.ts';
import { line, orderOf } from '../support/checkout-orders.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { settableClock } from '../support/listening.ts';
import { staffMember } from '../support/staff.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';
import { changed } from '../support/typed-product.ts';

const SLUG = 'box-pouvoir-d-achat';

let product: TestProduct;
let paul: Person;
let marie: Person;
let productId: string;
const clock = settableClock(new Date().toISOString());

beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  [paul, marie] = await Promise.all([staffMember(product), staffMember(product)]);
  productId = (await kept())?.productId ?? '';
});
afterAll(() => product.stop());

async function kept(who = paul) {
  const { plans } = await who.call(readSettingForms, {});
  expect(plans).toHaveLength(1);
  return plans[0];
}

/** Saves these changes of what is there now. */
async function save(changes: Record<string, string>, who = paul) {
  const { form, revision } = (await kept()) ?? { form: {}, revision: -1 };
  return who.call(savePlanPrices, { productId, revision, form: { ...form, ...changes } });
}

const edited = () => paul.call(readProductForm, { productId });

/** What visitors are told: on the product's page, and in lists. */
async function shown() {
  const detail = await product.call(readProduct, { slug: SLUG });
  const { products } = await product.call(listProducts, { kind: 'subscription' });
  expect(products.find(({ slug }) => slug === SLUG)?.plans).toEqual(detail.plans);
  return {
    from: detail.price.netCents,
    plans: detail.plans.map(({ commitmentMonths, price }) => [commitmentMonths, price.netCents]),
  };
}

test('are shown everywhere from the next request on; what is ordered keeps its price', async () => {
  const monthly = line(SLUG, 10, { commitmentMonths: 6 });
  const before = await product.call(placeOrder, await orderOf(product, [monthly]));
  const inCart = await orderOf(product, [monthly]);
  await shown();
  await save({ plan12: '27,50', plan6: '33' });
  expect(await shown()).toEqual({
    from: 2_750,
    plans: [
      [12, 2_750],
      [6, 3_300],
      [0, 3_500],
    ],
  });
  const { lines } = await product.call(readOrder, { accessKey: before.accessKey });
  expect(lines[0]).toMatchObject({ unitNetCents: 3_200, netCents: 32_000 });
  expect((await refusalOf(product.call(placeOrder, inCart))).code).toBe('price-changed');
  const after = await product.call(placeOrder, await orderOf(product, [monthly]));
  const { lines: anew } = await product.call(readOrder, { accessKey: after.accessKey });
  expect(anew[0]).toMatchObject({ unitNetCents: 3_300 });
});

test('are those of the product’s own form, with every state in its history and in the journal', async () => {
  await save({ plan0: '36' });
  const { published, revisions, form } = await edited();
  expect(form).toMatchObject({ plan12: '27,50', plan6: '33,00', plan0: '36,00' });
  expect(form).toEqual(published?.form);
  expect(revisions.map(({ form, publishedBy }) => [form.plan0, publishedBy])).toEqual([
    ['36,00', paul.email],
    ['35,00', paul.email],
    ['35,00', null],
  ]);
  const { products } = await paul.call(listCatalogue, {});
  expect(products.find(({ id }) => id === productId)?.priceCents).toBe(2_750);
  const { changes } = await paul.call(listStaffChanges, { subject: 'product-plan' });
  expect(changes[0]).toMatchObject({ recordId: productId, byEmail: paul.email, act: 'changed' });
});

test('are refused beside the field, and only a subscription has some', async () => {
  const before = await kept();
  expect((await refusalOf(save({ plan6: '0', plan0: '' }))).problems).toEqual([
    { path: 'plan6', problem: 'amount-invalid' },
    { path: 'plan0', problem: 'required' },
  ]);
  expect(await kept()).toEqual(before);
  const { products } = await paul.call(listCatalogue, {});
  const box = products.find(({ kind }) => kind === 'box')?.id ?? '';
  for (const other of [box, randomUUID()]) {
    const form = { plan12: '1', plan6: '1', plan0: '1' };
    const attempt = paul.call(savePlanPrices, { productId: other, revision: 0, form });
    expect((await refusalOf(attempt)).code).toBe('not-found');
  }
});

describe('two editors', () => {
  test('are told of each other, whichever form they use, and what is sent twice is one change', async () => {
    const { form = {}, revision = -1 } = (await kept()) ?? {};
    const change = { productId, revision, form: { ...form, plan0: '37' } };
    const saved = await paul.call(savePlanPrices, change);
    expect(saved.revision).toBe(revision + 1);
    expect(await paul.call(savePlanPrices, change)).toEqual(saved);
    const stale = marie.call(savePlanPrices, { ...change, form: { ...form, plan0: '38' } });
    const { code, details } = await refusalOf(stale);
    expect([code, details]).toEqual(['conflict', { editedBy: paul.email }]);

    const { form: typed } = await edited();
    const draft = { productId, revision: null, form: { ...typed, plan0: '39' } };
    const { revision: drafted } = await marie.call(saveProductDraft, draft);
    await marie.call(publishProduct, { productId, revision: drafted, when: 'now' });
    const late = paul.call(savePlanPrices, {
      productId,
      revision: saved.revision,
      form: { ...form, plan0: '40' },
    });
    expect((await refusalOf(late)).details).toEqual({ editedBy: marie.email });
    expect(await kept()).toMatchObject({ form: { plan0: '39,00' }, changedBy: marie.email });
  });

  test('of whom one saves prices at once with the other: one of them is told', async () => {
    const outcomes = await Promise.allSettled([
      save({ plan0: '41' }, paul),
      save({ plan0: '42' }, marie),
    ]);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => reason.code)).toEqual(['conflict']);
  });
});

describe('a draft of the product', () => {
  test('that was begun before the prices changed is not saved over them unseen', async () => {
    const { form, revisions } = await edited();
    const published = revisions[0]?.number ?? 0;
    await save({ plan6: '33,10' });
    const stale = {
      productId,
      revision: null,
      published,
      form: changed(form, { 'texts.fr.name': 'Box' }),
    };
    const { code, details } = await refusalOf(marie.call(saveProductDraft, stale));
    expect([code, details]).toEqual(['conflict', { editedBy: paul.email }]);
    expect((await edited()).revision).toBeNull();
  });

  test('that changes other things follows the prices, keeps its hour, and brings none back', async () => {
    const { form } = await edited();
    const draft = changed(form, { 'texts.fr.name': 'Box de demain' });
    const { revision } = await marie.call(saveProductDraft, {
      productId,
      revision: null,
      form: draft,
    });
    const at = new Date(clock.now().getTime() + 3_600_000).toISOString();
    await marie.call(publishProduct, { productId, revision, when: at });
    await save({ plan6: '34' });
    const after = await edited();
    expect(after).toMatchObject({
      publishAt: at,
      form: { texts: { fr: { name: 'Box de demain' } } },
    });
    expect(after.form.plan6).toBe('34,00');
    const stale = { productId, revision, form: changed(draft, { 'texts.fr.name': 'Autre' }) };
    expect((await refusalOf(marie.call(saveProductDraft, stale))).code).toBe('conflict');
    await marie.call(publishProduct, { productId, revision: after.revision ?? 0, when: 'now' });
    expect((await shown()).plans).toContainEqual([6, 3_400]);
  });

  test('that says another price is told of beside that price, and nothing is written', async () => {
    const { form } = await edited();
    const { revision } = await marie.call(saveProductDraft, {
      productId,
      revision: null,
      form: { ...form, plan6: '30' },
    });
    const before = await shown();
    const problems = [{ path: 'plan6', problem: 'price-in-draft' }];
    expect((await refusalOf(save({ plan12: '26' }))).problems).toEqual(problems);
    expect(await shown()).toEqual(before);
    await marie.call(publishProduct, { productId, revision, when: 'now' });
    await save({ plan12: '26' });
    expect((await shown()).plans).toEqual(
      expect.arrayContaining([
        [12, 2_600],
        [6, 3_000],
      ]),
    );
  });
});

test('are read and changed by nobody but staff, by any door', async () => {
  const owner = await person(product);
  const companyId = await companyOf(owner);
  const hr = await memberWithRole(product, owner, companyId, 'hr');
  const { form = {}, revision = -1 } = (await kept()) ?? {};
  const before = await shown();
  for (const [call, code] of [
    [product.call, 'sign-in-required'],
    [owner.call, 'forbidden'],
    [hr.call, 'forbidden'],
    [(await person(product)).call, 'forbidden'],
  ] as const) {
    const attempt = call(savePlanPrices, { productId, revision, form: { ...form, plan12: '1' } });
    expect((await refusalOf(attempt)).code).toBe(code);
  }
  const token = (await hr.client.getSession()).data.session?.access_token;
  const direct = await fetch(
    `${await product.tablesOfFunctions()}/product_plans?product_id=eq.${productId}`,
    {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
      body: JSON.stringify({ price_cents: 1 }),
    },
  );
  expect([direct.status, await direct.json()]).toEqual([200, []]);
  expect(await shown()).toEqual(before);
  const { rows } = await sql`select from public.product_plans
    where price_cents = 1`.execute(product.database.owner);
  expect(rows).toEqual([]);
});
