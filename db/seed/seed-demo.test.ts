import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { migrateJobs } from '#platform/jobs/worker.ts';
import { createLog } from '#platform/log.ts';
import { openTestDatabase } from '../../tests/support/postgres.ts';
import { seedDemo } from './seed-demo.ts';

/** Words of the ingredients by which each allergen is announced, in both languages. */
const WORDS: Record<string, RegExp> = {
  gluten: /BLÉ|WHEAT/,
  eggs: /ŒUF|EGG/,
  fish: /POISSON|FISH/,
  milk: /LAIT|MILK/,
  nuts: /FRUITS À COQUE|NUTS/,
  mustard: /MOUTARDE|MUSTARD/,
  sesame: /SÉSAME|SESAME/,
  sulphites: /SULFITES|SULPHITES/,
  soybeans: /SOJA|SOY/,
  peanuts: /ARACHIDE|PEANUT/,
  celery: /CÉLERI|CELERY/,
  crustaceans: /CRUSTACÉ|CRUSTACEAN/,
  molluscs: /MOLLUS/,
  lupin: /LUPIN/,
};

const PUBLIC_FOLDER = path.resolve(import.meta.dirname, '../../public');

let database: Database;
let seeded: boolean[];
beforeAll(async () => {
  database = await openTestDatabase();
  await migrateJobs(database.ownerPool, createLog('silent'));
  seeded = await Promise.all([seedDemo(database), seedDemo(database)]);
});
afterAll(() => database.close());

test('of two processes that start together one fills the catalogue', () => {
  expect(seeded.sort()).toEqual([false, true]);
});

test('a catalogue with products is left alone', async () => {
  const before = await snapshot();
  expect(await seedDemo(database)).toBe(false);
  expect(await snapshot()).toEqual(before);
});

test('the shop window holds the boxes, the monthly box and what is announced', async () => {
  const products = await database.asCaller({ role: 'anon' }, (tx) =>
    tx
      .selectFrom('products')
      .select(['slug', 'status', 'price_cents', 'stock'])
      .orderBy('position')
      .execute(),
  );
  expect(products.map((it) => [it.slug, it.status, it.price_cents, it.stock])).toEqual([
    ['box-pouvoir-d-achat', 'published', 2900, null],
    ['box-saveurs', 'published', 3990, null],
    ['box-hygiene', 'published', 3990, null],
    ['box-bien-etre', 'published', 3990, null],
    ['box-surprise', 'published', 3990, 500],
    ['coffret-artisan-potier', 'coming-soon', 5200, null],
    ['coffret-linge-de-table', 'coming-soon', 4900, null],
    ['coffret-apiculteur', 'coming-soon', 3800, null],
    ['coffret-papetier', 'coming-soon', 4200, null],
  ]);
});

test('the monthly box has one price per commitment', async () => {
  const plans = await database.owner
    .selectFrom('product_plans')
    .select(['commitment_months', 'price_cents'])
    .orderBy('price_cents')
    .execute();
  expect(plans.map((it) => [it.commitment_months, it.price_cents])).toEqual([
    [12, 2900],
    [6, 3200],
    [0, 3500],
  ]);
});

test('every product and item is told in both languages', async () => {
  const { rows } = await sql`
    select slug from products where 2 <> (
      select count(*) from product_translations where product_id = products.id)
    union all
    select slug from items where 2 <> (
      select count(*) from item_translations where item_id = items.id)`.execute(database.owner);
  expect(rows).toEqual([]);
});

test('each box has at least five items of its theme, and something to swap for', async () => {
  const { rows } = await sql<{ slug: string; held: number; alternatives: number }>`
    select slug,
      (select count(*) from items join product_items on item_id = items.id
        where product_id = products.id and items.theme = products.theme) as held,
      (select count(*) from items where theme = products.theme and is_swappable and not exists (
        select from product_items where product_id = products.id and item_id = items.id
      )) as alternatives
    from products where kind = 'box'`.execute(database.owner);
  expect(rows).toHaveLength(4);
  for (const { slug, held, alternatives } of rows) {
    expect(held, slug).toBeGreaterThanOrEqual(5);
    expect(alternatives, slug).toBeGreaterThanOrEqual(1);
  }
});

test('what is in the boxes is proven French; one alternative is not', async () => {
  const { rows } = await sql<{ slug: string; is_held: boolean }>`
    select slug, exists (select from product_items where item_id = items.id) as is_held
    from items where evidence is null or evidence_expires_on is null`.execute(database.owner);
  expect(rows).toEqual([{ slug: 'dentifrice-solide-menthe', is_held: false }]);
});

test('items are made where their makers are', async () => {
  const { rows } = await sql`
    select slug from items join makers on makers.id = maker_id
    where place_of_manufacture not like town || ' (%)'`.execute(database.owner);
  expect(rows).toEqual([]);
});

test('the allergens declared are those in capitals among the ingredients', async () => {
  const items = await database.owner
    .selectFrom('items')
    .innerJoin('item_translations as text', 'text.item_id', 'items.id')
    .select(['slug', 'language', 'allergens', 'ingredients'])
    .execute();
  for (const { slug, language, allergens, ingredients } of items) {
    const announced = Object.keys(WORDS).filter((it) => WORDS[it]?.test(ingredients));
    expect(announced.sort(), `${slug} in ${language}`).toEqual([...allergens].sort());
  }
});

test('a food carries its nutrition declaration, energy included', async () => {
  const honey = await database.owner
    .selectFrom('item_translations')
    .innerJoin('items', 'items.id', 'item_id')
    .select(['language', 'ingredients'])
    .where('slug', '=', 'miel-de-chataignier')
    .orderBy('language')
    .execute();
  expect(honey.map(({ ingredients }) => spaced(ingredients))).toEqual([
    'Miel de châtaignier. Pays d’origine : France. Valeurs nutritionnelles moyennes pour ' +
      '100 g : énergie 1 386 kJ / 326 kcal ; matières grasses 0 g, dont acides gras saturés ' +
      '0 g ; glucides 81 g, dont sucres 78 g ; protéines 0,5 g ; sel 0,02 g.',
    'Chestnut honey. Country of origin: France. Average nutrition per 100 g: energy 1,386 ' +
      'kJ / 326 kcal; fat 0 g, of which saturates 0 g; carbohydrate 81 g, of which sugars ' +
      '78 g; protein 0.5 g; salt 0.02 g.',
  ]);
});

test('images exist', async () => {
  const { rows } = await sql<{ path: string }>`
    select path from media`.execute(database.owner);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((it) => !existsSync(path.join(PUBLIC_FOLDER, it.path)))).toEqual([]);
});

test('texts keep to French typography and promise nothing the law forbids', async () => {
  const texts = await allTexts();
  expect(texts.length).toBeGreaterThan(200);
  for (const text of texts) {
    expect(text).not.toMatch(/'| [;:!?»]|« |\d (?:g|cl|ml|%)(?!\w)|\s{3}/);
    expect(text).not.toMatch(/salaire|salary|wages|exonér|exempt|défiscalis|sans charges/i);
    expect(text).not.toMatch(/100\s?% (?:conforme|français|made)/i);
    expect(text).not.toMatch(/prévention|prevent|risques? psycho|psychosocial/i);
  }
});

/** Every table of the catalogue, as it stands. */
async function snapshot(): Promise<unknown> {
  const { rows } = await sql`
    select (select json_agg(it order by id) from products it) as products,
      (select json_agg(it order by id) from items it) as items,
      (select count(*) from makers) as makers,
      (select count(*) from vat_decisions) as decisions,
      (select json_agg(it order by product_id, language) from product_translations it) as words,
      (select version from content_version) as version`.execute(database.owner);
  return rows;
}

async function allTexts(): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select unnest(array[name, summary, seo_title, seo_description]) as text from product_translations
    union all select jsonb_path_query(description, '$.content[*].content[*].text') #>> '{}'
      from product_translations
    union all select unnest(array[alt_fr, alt_en]) from product_images
    union all select unnest(array[name, alt_fr, alt_en]) from media
    union all select unnest(array[reason_fr, reason_en]) from vat_decisions
    union all select unnest(array[name, description, ingredients, storage_advice])
      from item_translations
    union all select unnest(array[net_quantity, evidence]) from items`.execute(database.owner);
  return rows.map((it) => it.text).filter((text) => text !== null);
}

function spaced(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}
