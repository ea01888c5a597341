import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  changeProducts,
  dropProductDraft,
  listCatalogue,
  listMedia,
  listProducts,
  previewProduct,
  publishProduct,
  readItemForm,
  readProduct,
  readProductForm,
  saveItem,
  saveProductDraft,
  setProductStock,
} from '#shop/catalogue/contract.ts';
import { quoteCart } from '#shop/orders/contract.ts';
import { line } from '../support/checkout-orders.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import { settableClock } from '../support/listening.ts';
import { staffMember } from '../support/staff.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';
import { changed, type ProductChanges } from '../support/typed-product.ts';

let product: TestProduct;
let paul: Person;
let marie: Person;
let food: string;
const clock = settableClock(new Date().toISOString());

beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  [paul, marie] = await Promise.all([staffMember(product), staffMember(product)]);
  const { products } = await paul.call(listCatalogue, {});
  food = products.find(({ slug }) => slug === 'box-saveurs')?.id ?? '';
});
afterAll(() => product.stop());

const shown = (slug: string) => product.call(readProduct, { slug });

/** Keeps these changes of what is there as a draft; answers its revision. */
async function change(productId: string, changes: ProductChanges, who = paul) {
  const { form, revision } = await who.call(readProductForm, { productId });
  const saved = await who.call(saveProductDraft, {
    productId,
    revision,
    form: changed(form, changes),
  });
  return saved.revision;
}

async function publish(productId: string, changes: ProductChanges, who = paul) {
  const revision = await change(productId, changes, who);
  await who.call(publishProduct, { productId, revision, when: 'now' });
}

/** As each minute, and twice at once. */
async function publishDue() {
  await repeatJob(product, 'publish-due-products', {}, 2);
  await queueIsQuiet(product);
}

/** A product of its own, published at this slug. */
async function newProduct(slug: string): Promise<string> {
  const id = randomUUID();
  const { form } = await paul.call(readProductForm, { productId: food });
  const { revision } = await paul.call(saveProductDraft, {
    productId: id,
    revision: null,
    form: changed(form, {
      slug,
      'texts.fr.name': `Box ${slug}`,
      'texts.en.name': `Box ${slug}`,
      isFeatured: '',
    }),
  });
  await paul.call(publishProduct, { productId: id, revision, when: 'now' });
  return id;
}

describe('a product', () => {
  test('that is being changed is shown as it was until it is published, and then at once', async () => {
    const before = await shown('box-saveurs');
    const revision = await change(food, { 'texts.fr.name': 'Box Terroirs', price: '41,50' });
    expect(await shown('box-saveurs')).toEqual(before);
    await paul.call(publishProduct, { productId: food, revision, when: 'now' });
    const after = await shown('box-saveurs');
    expect(after).toMatchObject({ name: 'Box Terroirs', price: { netCents: 4_150 } });
    expect({ ...after, name: before.name, price: before.price }).toEqual(before);
    const quote = await product.call(quoteCart, { lines: [line('box-saveurs', 2)] });
    expect(quote.totals.netCents).toBe(8_300);
    expect(await paul.call(readProductForm, { productId: food })).toMatchObject({ revision: null });
  });

  test('is looked at before it is published as it will be shown, and nothing changes by that', async () => {
    const before = await shown('box-bien-etre');
    const id = before.id;
    const look = () => paul.call(previewProduct, { productId: id });
    expect((await refusalOf(look())).code).toBe('not-found');
    const revision = await change(id, { 'texts.fr.name': 'Box Sérénité', slug: 'box-serenite' });
    const preview = await look();
    expect(preview).toEqual({ ...before, name: 'Box Sérénité', slug: 'box-serenite' });
    expect(await shown('box-bien-etre')).toEqual(before);
    expect(await paul.call(readProductForm, { productId: id })).toMatchObject({
      revision,
      revisions: [],
    });
    await paul.call(publishProduct, { productId: id, revision, when: 'now' });
    expect(await shown('box-serenite')).toEqual(preview);
    await change(id, { 'texts.fr.name': '' });
    expect((await refusalOf(look())).problems).toEqual([
      { path: 'texts.fr.name', problem: 'required' },
    ]);
  });

  test('that is new is nowhere but with staff until it is published', async () => {
    const id = randomUUID();
    await paul.call(saveProductDraft, {
      productId: id,
      revision: null,
      form: {
        kind: 'box',
        texts: { fr: { name: 'Box de Noël' } },
        slug: 'box-noel',
        price: 'à voir',
      },
    });
    const { products } = await marie.call(listCatalogue, {});
    expect(products.find((each) => each.id === id)).toMatchObject({
      status: 'draft',
      slug: 'box-noel',
      name: { fr: 'Box de Noël', en: '' },
      hasDraft: true,
    });
    expect((await refusalOf(shown('box-noel'))).code).toBe('not-found');
    const attempt = paul.call(publishProduct, { productId: id, revision: 1, when: 'now' });
    const { code, problems } = await refusalOf(attempt);
    expect(code).toBe('invalid-input');
    expect(problems).toContainEqual({ path: 'price', problem: 'amount-invalid' });
    expect(problems).toContainEqual({ path: 'texts.en.name', problem: 'required' });
    const { form } = await paul.call(readProductForm, { productId: id });
    expect(form.price).toBe('à voir');
  });

  test('keeps each state in which it was shown, the first one too, and comes back to it', async () => {
    const id = (await paul.call(listCatalogue, {})).products.find(
      ({ slug }) => slug === 'box-hygiene',
    )?.id as string;
    expect(id).toBeDefined();
    const before = await paul.call(readProductForm, { productId: id });
    await publish(id, { 'texts.fr.name': 'Autre nom' });
    await publish(id, { 'texts.fr.name': 'Encore un autre' }, marie);
    const { revisions } = await paul.call(readProductForm, { productId: id });
    expect(
      revisions.map(({ number, form, publishedBy }) => [number, form.texts.fr.name, publishedBy]),
    ).toEqual([
      [3, 'Encore un autre', marie.email],
      [2, 'Autre nom', paul.email],
      [1, before.form.texts.fr.name, null],
    ]);
    const first = { productId: id, revision: null, form: revisions[2]?.form ?? {} };
    const { revision } = await paul.call(saveProductDraft, first);
    await paul.call(publishProduct, { productId: id, revision, when: 'now' });
    const after = await paul.call(readProductForm, { productId: id });
    expect(after.published).toEqual(before.published);
  });

  test('that moves is found where it was, and nobody else may be there', async () => {
    const id = await newProduct('box-avant');
    await publish(id, { slug: 'box-apres' });
    const { code, details } = await refusalOf(shown('box-avant'));
    expect([code, details]).toEqual(['not-found', { movedTo: 'box-apres' }]);
    for (const slug of ['box-avant', 'box-apres', 'box-saveurs']) {
      const other = randomUUID();
      const { form } = await paul.call(readProductForm, { productId: id });
      const draft = { productId: other, revision: null, form: { ...form, slug } };
      await paul.call(saveProductDraft, draft);
      const attempt = paul.call(publishProduct, { productId: other, revision: 1, when: 'now' });
      expect((await refusalOf(attempt)).problems).toEqual([
        { path: 'slug', problem: 'slug-taken' },
      ]);
    }
    await publish(id, { slug: 'box-avant' });
    expect((await shown('box-avant')).id).toBe(id);
    expect((await refusalOf(shown('box-apres'))).details).toEqual({ movedTo: 'box-avant' });
  });

  test('is shown by itself on the hour that somebody chose, unless it has become wrong', async () => {
    const [good, bad] = [await newProduct('box-bonne'), await newProduct('box-mauvaise')];
    const day = 24 * 3_600_000;
    const at = new Date(clock.now().getTime() + day);
    for (const [id, slug] of [
      [good, 'box-bonne'],
      [bad, 'box-mauvaise'],
    ] as const) {
      const revision = await change(id, { 'texts.fr.name': 'Plus tard', slug: `${slug}-2` });
      const past = new Date(clock.now().getTime() - 1_000).toISOString();
      const late = paul.call(publishProduct, { productId: id, revision, when: past });
      expect((await refusalOf(late)).problems).toEqual([
        { path: 'publishAt', problem: 'instant-over' },
      ]);
      await paul.call(publishProduct, { productId: id, revision, when: at.toISOString() });
    }
    await newProduct('box-mauvaise-2');
    await publishDue();
    expect((await shown('box-bonne')).name).not.toBe('Plus tard');
    const start = clock.now();
    clock.set(at);
    await publishDue();
    expect((await shown('box-bonne-2')).name).toBe('Plus tard');
    expect((await shown('box-mauvaise')).name).not.toBe('Plus tard');
    clock.set(start);
    const left = await paul.call(readProductForm, { productId: bad });
    expect(left).toMatchObject({ publishAt: null, form: { texts: { fr: { name: 'Plus tard' } } } });
    const { revisions } = await paul.call(readProductForm, { productId: good });
    expect(revisions[0]?.publishedBy).toBe(paul.email);
  });

  test('has a job for its hour, a moment after it', async () => {
    const id = await newProduct('box-a-l-heure');
    const revision = await change(id, { 'texts.fr.name': 'À l’heure' });
    const at = new Date(Date.now() + 2_000);
    clock.set(new Date());
    await paul.call(publishProduct, { productId: id, revision, when: at.toISOString() });
    clock.set(at);
    await expect.poll(async () => (await shown('box-a-l-heure')).name).toBe('À l’heure');
    clock.set(new Date());
    const far = await change(id, { 'texts.fr.name': 'Un jour' });
    await paul.call(publishProduct, { productId: id, revision: far, when: '9999-01-01T00:00:00Z' });
  });

  test('that was changed after its hour was chosen waits for another one', async () => {
    const id = await newProduct('box-attente');
    const revision = await change(id, { 'texts.fr.name': 'Demain' });
    const at = new Date(clock.now().getTime() + 3_600_000).toISOString();
    await paul.call(publishProduct, { productId: id, revision, when: at });
    // By who has it open, and on no newer revision: choosing the hour changed no text.
    const { form } = await paul.call(readProductForm, { productId: id });
    const later = changed(form, { 'texts.fr.name': 'Après-demain' });
    await paul.call(saveProductDraft, { productId: id, revision, form: later });
    expect((await paul.call(readProductForm, { productId: id })).publishAt).toBeNull();
  });

  test('is archived and shown again, several at once; orders never lose it', async () => {
    const ids = [await newProduct('box-ancienne-a'), await newProduct('box-ancienne-b')];
    const all = { chosen: { productIds: [...ids, randomUUID()] } };
    expect(await paul.call(changeProducts, { ...all, act: 'archive' })).toEqual({ changed: 2 });
    expect(await paul.call(changeProducts, { ...all, act: 'archive' })).toEqual({ changed: 0 });
    expect((await refusalOf(shown('box-ancienne-a'))).code).toBe('not-found');
    const slugs = async (who?: Person) => {
      const input = { kind: 'box' } as const;
      const { products } = who
        ? await who.call(listProducts, input)
        : await product.call(listProducts, input);
      return products.map(({ slug }) => slug);
    };
    expect(await slugs()).not.toContain('box-ancienne-a');
    // Staff, who may read it, meet the same shop as everybody.
    expect(await slugs(paul)).toEqual(await slugs());
    const asStaff = paul.call(readProduct, { slug: 'box-ancienne-a' });
    expect((await refusalOf(asStaff)).code).toBe('not-found');
    await paul.call(changeProducts, { ...all, act: 'publish' });
    expect(await slugs()).toContain('box-ancienne-a');
  });

  test('is counted anew only against the stock that was seen', async () => {
    const id = await newProduct('box-comptee');
    const set = (expected: number | null, stock: string) =>
      paul.call(setProductStock, { productId: id, expected, stock });
    await set(null, '12');
    expect((await refusalOf(set(null, '13'))).code).toBe('conflict');
    expect((await refusalOf(set(12, '-1'))).problems).toEqual([
      { path: 'stock', problem: 'number-invalid' },
    ]);
    await set(12, '0');
    expect((await shown('box-comptee')).isAvailable).toBe(false);
    await set(0, '');
    expect((await shown('box-comptee')).isAvailable).toBe(true);
  });
});

const ITEM = {
  slug: 'sables-du-matin',
  theme: 'food',
  placeOfManufacture: 'Lorient (56)',
  isMadeInFrance: 'on',
  isSwappable: 'on',
  netQuantity: '150 g',
  'allergen milk': 'on',
  nameFr: 'Sablés du matin',
  nameEn: 'Morning shortbread',
  descriptionFr: 'Pur beurre.',
  descriptionEn: 'All butter.',
  ingredientsFr: 'Farine de BLÉ, BEURRE.',
  ingredientsEn: 'WHEAT flour, BUTTER.',
};
const NEW_MAKER = {
  maker: 'new',
  makerName: 'Biscuiterie Roux',
  makerTown: 'Lorient',
  makerDepartment: '56',
};

describe('an item', () => {
  test('is on every page that is made of it as soon as it is saved, and proven once it has evidence', async () => {
    const { products } = await paul.call(readItemForm, { itemId: null });
    expect(products).toEqual([]);
    const itemId = randomUUID();
    const { media } = await paul.call(listMedia, {});
    const form = { ...ITEM, ...NEW_MAKER, image: media[0]?.id ?? '' };
    await paul.call(saveItem, { itemId, revision: null, form });
    const box = await newProduct('box-aux-sables');
    const edited = await paul.call(readProductForm, { productId: box });
    const draft = { productId: box, revision: null, form: { ...edited.form, items: [itemId] } };
    const { revision } = await paul.call(saveProductDraft, draft);
    await paul.call(publishProduct, { productId: box, revision, when: 'now' });
    const item = async () => (await shown('box-aux-sables')).items[0];
    expect(await item()).toMatchObject({
      name: 'Sablés du matin',
      maker: { name: 'Biscuiterie Roux', town: 'Lorient', department: '56' },
      allergens: ['milk'],
      origin: 'missing',
    });
    const read = await marie.call(readItemForm, { itemId });
    expect(read.products).toEqual([{ fr: 'Box box-aux-sables', en: 'Box box-aux-sables' }]);
    const change = {
      itemId,
      revision: read.revision,
      form: { ...read.form, 'allergen gluten': 'on', evidence: 'Attestation' },
    };
    const saved = await marie.call(saveItem, change);
    expect(await marie.call(saveItem, change)).toEqual(saved);
    expect(await item()).toMatchObject({ allergens: ['gluten', 'milk'], origin: 'proven' });
    const stale = { ...change, form: { ...read.form, nameFr: 'Autre' } };
    expect((await refusalOf(paul.call(saveItem, stale))).code).toBe('conflict');
  });

  test('is refused with what is wrong beside each field', async () => {
    const save = (change: Record<string, string>) =>
      refusalOf(
        paul.call(saveItem, {
          itemId: randomUUID(),
          revision: null,
          form: {
            ...ITEM,
            slug: 'sables-rates',
            ...NEW_MAKER,
            image: randomUUID(),
            evidence: 'Attestation',
            evidenceDocument: 'nowhere',
            ...change,
          },
        }),
      );
    expect((await save({ ingredientsFr: '' })).problems).toEqual([
      { path: 'ingredientsFr', problem: 'required' },
      { path: 'image', problem: 'gone' },
      { path: 'evidenceDocument', problem: 'gone' },
    ]);
    expect((await save({ maker: randomUUID() })).problems).toContainEqual({
      path: 'maker',
      problem: 'gone',
    });
    const { rows } = await sql<{ slug: string }>`select slug from public.items limit 1`.execute(
      product.database.owner,
    );
    expect((await save({ slug: rows[0]?.slug ?? '' })).problems).toContainEqual({
      path: 'slug',
      problem: 'slug-taken',
    });
    const none = paul.call(readItemForm, { itemId: randomUUID() });
    expect((await refusalOf(none)).code).toBe('not-found');
  });
});

describe('what is sent again because its answer was lost', () => {
  test('a publication is done already, for who did it and for that draft alone', async () => {
    const id = await newProduct('box-deux-envois');
    const revision = await change(id, { 'texts.fr.name': 'Une fois' });
    const input = { productId: id, revision, when: 'now' } as const;
    await Promise.all([paul.call(publishProduct, input), paul.call(publishProduct, input)]);
    await paul.call(publishProduct, input);
    expect((await shown('box-deux-envois')).name).toBe('Une fois');
    const { revisions } = await paul.call(readProductForm, { productId: id });
    expect(revisions).toHaveLength(2);
    expect((await refusalOf(marie.call(publishProduct, input))).code).toBe('not-found');
    // What was given up was never published, whatever was before.
    const next = await change(id, { 'texts.fr.name': 'Abandonnée' });
    expect(next).toBeGreaterThan(revision);
    await marie.call(dropProductDraft, { productId: id, revision: next });
    const gone = paul.call(publishProduct, { ...input, revision: next });
    expect((await refusalOf(gone)).code).toBe('not-found');
    // Nor does it publish what was typed since.
    await change(id, { 'texts.fr.name': 'Pas encore' }, marie);
    await paul.call(publishProduct, input);
    expect((await shown('box-deux-envois')).name).toBe('Une fois');
  });

  test('an hour that was chosen stays that hour', async () => {
    const id = await newProduct('box-deux-heures');
    const revision = await change(id, { 'texts.fr.name': 'Demain' });
    const when = new Date(clock.now().getTime() + 86_400_000).toISOString();
    const input = { productId: id, revision, when };
    await paul.call(publishProduct, input);
    await paul.call(publishProduct, input);
    expect((await paul.call(readProductForm, { productId: id })).publishAt).toBe(when);
  });

  test('an item comes with one new maker, also when both are sent at once', async () => {
    const { media } = await paul.call(listMedia, {});
    const makerName = `Biscuiterie ${randomUUID()}`;
    const form = {
      ...ITEM,
      slug: 'sables-deux-envois',
      ...NEW_MAKER,
      makerName,
      image: media[0]?.id ?? '',
    };
    const input = { itemId: randomUUID(), revision: null, form };
    const saved = await Promise.all([paul.call(saveItem, input), paul.call(saveItem, input)]);
    expect(await paul.call(saveItem, input)).toEqual(saved[0]);
    expect(saved[1]).toEqual(saved[0]);
    const { makers } = await paul.call(readItemForm, { itemId: null });
    expect(makers.filter(({ name }) => name === makerName)).toHaveLength(1);
    const other = { ...input, form: { ...form, makerTown: 'Vannes' } };
    expect((await refusalOf(paul.call(saveItem, other))).code).toBe('conflict');
  });
});

describe('two editors', () => {
  test('are told of each other, and neither loses what was typed', async () => {
    const id = await newProduct('box-a-deux');
    const { form } = await paul.call(readProductForm, { productId: id });
    const first = {
      productId: id,
      revision: null,
      form: changed(form, { 'texts.fr.name': 'De Paul' }),
    };
    const { revision } = await paul.call(saveProductDraft, first);
    expect(await paul.call(saveProductDraft, first)).toEqual({ revision });
    const second = {
      productId: id,
      revision: null,
      form: changed(form, { 'texts.fr.name': 'De Marie' }),
    };
    const refused = await refusalOf(marie.call(saveProductDraft, second));
    expect([refused.code, refused.details]).toEqual(['conflict', { editedBy: paul.email }]);
    expect(
      (await refusalOf(marie.call(dropProductDraft, { productId: id, revision: 9 }))).code,
    ).toBe('conflict');
    const over = await marie.call(saveProductDraft, { ...second, revision });
    const stale = paul.call(publishProduct, { productId: id, revision, when: 'now' });
    expect((await refusalOf(stale)).code).toBe('conflict');
    await marie.call(publishProduct, { productId: id, revision: over.revision, when: 'now' });
    expect((await shown('box-a-deux')).name).toBe('De Marie');
  });

  test('who begin in the same moment make one draft', async () => {
    const id = randomUUID();
    const attempts = await Promise.allSettled(
      [paul, marie].map((who, at) =>
        who.call(saveProductDraft, { productId: id, revision: null, form: { slug: `${at}` } }),
      ),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('what staff do', () => {
  test('is in the journal with who did it and what differed; what the shop does is not', async () => {
    const id = await newProduct('box-journal');
    await publish(id, { price: '42' }, marie);
    const rows = await sql<{ actor: string; subject: string; before: unknown; after: unknown }>`
      select actor, subject, before, after from public.staff_journal
      where subject_id = ${id} and act = 'changed' order by happened_at desc limit 1`.execute(
      product.database.owner,
    );
    expect(rows.rows).toEqual([
      {
        actor: marie.id,
        subject: 'product',
        before: { price_cents: 4_150 },
        after: { price_cents: 4_200 },
      },
    ]);
    const count = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from public.staff_journal`.execute(product.database.owner);
      return rows[0]?.count;
    };
    const before = await count();
    await product.database.asService(async (tx) => {
      await sql`update public.products set stock = 3 where id = ${id}`.execute(tx);
    });
    expect(await count()).toBe(before);
  });

  test('is refused to everybody else, and nobody alters the journal or what was published', async () => {
    const owner = await person(product);
    const companyId = await companyOf(owner);
    const hr = await memberWithRole(product, owner, companyId, 'hr');
    const [productId, productIds] = [food, [food]];
    for (const [call, code] of [
      [product.call, 'sign-in-required'],
      [owner.call, 'forbidden'],
      [hr.call, 'forbidden'],
    ] as const) {
      const attempts = [
        call(listCatalogue, {}),
        call(readProductForm, { productId }),
        call(saveProductDraft, { productId, revision: null, form: { slug: 'pirate' } }),
        call(dropProductDraft, { productId, revision: 1 }),
        call(publishProduct, { productId, revision: 1, when: 'now' }),
        call(previewProduct, { productId }),
        call(readItemForm, { itemId: null }),
        call(saveItem, { itemId: randomUUID(), revision: null, form: {} }),
        call(changeProducts, { chosen: { productIds }, act: 'archive' }),
        call(setProductStock, { productId, expected: null, stock: '0' }),
      ];
      const refusals = await Promise.all(attempts.map(refusalOf));
      expect(refusals.map((refusal) => refusal.code)).toEqual(attempts.map(() => code));
    }
    const headers = async (who: Person) => ({
      authorization: `Bearer ${(await who.client.getSession()).data.session?.access_token}`,
      'content-type': 'application/json',
    });
    const rest = async (who: Person, method: string, path: string, body?: object) =>
      fetch(`${await product.tablesOfFunctions()}/${path}`, {
        method,
        headers: { ...(await headers(who)), prefer: 'return=representation' },
        ...(body && { body: JSON.stringify(body) }),
      });
    for (const table of ['product_drafts', 'product_revisions', 'staff_journal']) {
      const answer = await rest(hr, 'GET', table);
      expect([answer.status, await answer.json()]).toEqual([200, []]);
    }
    const stolen = await rest(hr, 'PATCH', `products?id=eq.${food}`, { price_cents: 1 });
    expect([stolen.status, await stolen.json()]).toEqual([200, []]);
    const added = await rest(hr, 'POST', 'product_drafts', { product_id: randomUUID(), form: {} });
    expect(added.status).toBe(403);
    for (const [table, column, change] of [
      ['staff_journal', 'happened_at', { act: 'removed' }],
      ['product_revisions', 'published_at', { number: 9 }],
    ] as const) {
      const attempts = [
        await rest(paul, 'PATCH', `${table}?${column}=gt.2000-01-01`, change),
        await rest(paul, 'DELETE', `${table}?${column}=gt.2000-01-01`),
      ];
      expect(attempts.map(({ status }) => status)).toEqual([403, 403]);
    }
    const forged = await rest(paul, 'POST', 'product_drafts', {
      product_id: randomUUID(),
      form: {},
      edited_by: marie.id,
    });
    expect(await forged.json()).toMatchObject([{ edited_by: paul.id, revision: 1 }]);
  });
});
