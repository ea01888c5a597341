import { brotliDecompressSync } from 'node:zlib';
import type pg from 'pg';
import { openPool } from '#platform/database/database.ts';
import { createLog } from '#platform/log.ts';
import { ask, call, expectAnswer } from './http-client.ts';
import { CONCURRENCY, measureInRounds, type Subject } from './measure.ts';
import { openPlace } from './place.ts';
import { type Comparison, print } from './print.ts';
import { startProcess } from './processes.ts';
import { postmasterOf, processorTime } from './processor-time.ts';
import { orderSubjects } from './shop-orders.ts';
import { sized } from './size.ts';

const RUN = { rounds: sized(3, 1), seconds: sized(2, 0.2) };
const PRODUCTS = 54;

/** What each subject is compared with, and what is asked of it: so often what Vendure 3.7 did in one run with ours. */
const COMPARISONS: readonly Comparison[] = [
  ['product list, 54 products', 'indexed select', '—'],
  ['list of 12', 'indexed select', '10 × 311/s'],
  ['product detail', 'indexed select', '20 × 57/s'],
  ['price check, 3 lines', 'indexed select', '20 × 26.5/s'],
  ['placed by transfer', 'durable insert', '50 × 4/s'],
  ['placed, paid, seen as paid', 'durable insert', '15 × 5.7/s; 50 × for the machine'],
  ['product page, compressed', 'bare Hono', '—'],
  ['home, compressed', 'bare Hono', '≥ 0.25'],
];

/** The shop under load, beside what PostgreSQL and Hono do at best on this machine, in this run. */
export async function benchShop(): Promise<void> {
  const place = await openPlace();
  const product = await startProcess('src/app/server-main.ts', {
    PORT: '0',
    ...place.settings,
    LOG_LEVEL: 'warn',
    // One machine asks for all its visitors.
    FAIR_USE: 'off',
    ORDER_LIMITS: 'off',
  });
  const hello = await startProcess('bench/hello-server.ts', {});
  const pool = openPool(place.owner, CONCURRENCY, createLog('warn'));
  try {
    await fillCatalogue(pool);
    const subjects = [
      ...baselines(pool, hello.url),
      ...catalogueSubjects(product.url),
      ...orderSubjects(product.url, pool),
      ...pageSubjects(product.url),
    ];
    const roots = { server: product.pid, PostgreSQL: await postmasterOf(pool) };
    const run = { ...RUN, processorTime: processorTime(roots) };
    print(await measureInRounds(subjects, run), COMPARISONS, RUN);
  } finally {
    await pool.end();
    await hello.stop();
    await product.stop();
    await place.leave();
  }
}

function baselines(pool: pg.Pool, helloUrl: string): Subject[] {
  return [
    { name: 'select 1', run: async () => void (await pool.query('select 1')) },
    {
      name: 'indexed select',
      run: async () => {
        const sql = "select id, price_cents from products where slug = 'box-saveurs'";
        if ((await pool.query(sql)).rowCount !== 1) throw new Error('No product was found');
      },
    },
    {
      name: 'durable insert',
      run: async () =>
        void (await pool.query('insert into bench_rows (note) values ($1)', ['row'])),
    },
    { name: 'bare Hono', run: () => expectAnswer(ask(helloUrl), 'hello') },
  ];
}

function catalogueSubjects(url: string): Subject[] {
  const lines = ['box-saveurs', 'box-hygiene', 'box-bien-etre'].map((slug) => ({
    lineId: slug,
    slug,
    quantity: 2,
  }));
  const list = (input: object, expected: number) => async () => {
    const { status, body } = await call(url, 'list-products', input);
    const count = status === 200 ? body.toString().split('"slug"').length - 1 : 0;
    if (count !== expected) throw new Error(`The list has ${count} products (${status})`);
  };
  return [
    { name: 'product list, 54 products', run: list({}, PRODUCTS) },
    { name: 'list of 12', run: list({ limit: 12 }, 12) },
    {
      name: 'product detail',
      run: () => expectAnswer(call(url, 'read-product', { slug: 'box-saveurs' }), '"alternatives"'),
    },
    {
      name: 'price check, 3 lines',
      run: () => expectAnswer(call(url, 'quote-cart', { lines }), '"grossCents":27571'),
    },
  ];
}

function pageSubjects(url: string): Subject[] {
  const seen: Record<string, boolean> = {};
  const page = (path: string, words: string) => async () => {
    const { status, body } = await ask(url + path, {
      headers: { 'accept-encoding': 'br', 'accept-language': 'fr' },
    });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    seen[path] ??= brotliDecompressSync(body).includes(words);
    if (!seen[path]) throw new Error(`${path} does not say ${words}`);
  };
  return [
    { name: 'product page, compressed', run: page('/boutique/produit/box-saveurs', 'Box Saveurs') },
    { name: 'home, compressed', run: page('/', 'Voir les box') },
  ];
}

/** Copies of a box until the catalogue shows as many products as the reference measured. */
async function fillCatalogue(pool: pg.Pool): Promise<void> {
  await pool.query('create table bench_rows (id bigint generated always as identity, note text)');
  await pool.query(
    `with model as (select * from products where slug = 'box-hygiene'),
      copies as (
        insert into products (slug, kind, theme, status, position, price_cents, vat_decision_id)
        select 'copie-' || n, kind, theme, status, n, price_cents, vat_decision_id
        from model, generate_series(1, $1 - (select count(*)::int from products
          where status in ('published', 'coming-soon'))) as n
        returning id),
      texts as (
        insert into product_translations (product_id, language, name, summary, description)
        select copies.id, text.language, text.name, text.summary, text.description
        from copies, product_translations as text join model on model.id = text.product_id)
    insert into product_images (product_id, position, image_id, alt_fr, alt_en)
    select copies.id, image.position, image.image_id, image.alt_fr, image.alt_en
    from copies, product_images as image join model on model.id = image.product_id`,
    [PRODUCTS],
  );
}
