import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type pg from 'pg';
import { openPool } from '#platform/database/database.ts';
import { resolveServer } from '#platform/database/server.ts';
import { createLog } from '#platform/log.ts';
import { ask } from './http-client.ts';
import { CONCURRENCY, measureInRounds, type Subject } from './measure.ts';
import { type Comparison, print } from './print.ts';
import { startProcess } from './processes.ts';

const RUN = { rounds: 3, seconds: 2 };
const PRODUCTS = 54;

/** What each subject is compared with, and what the scorecard asks of it. */
const COMPARISONS: readonly Comparison[] = [
  ['product list, 54 products', 'indexed select', '10 × Vendure (153–227/s elsewhere): ≥ 2,270/s'],
  ['price check, 3 lines', 'indexed select', '20 × Vendure (18–23/s elsewhere): ≥ 460/s'],
  ['placed order', 'durable insert', '50 × Vendure (3.8–4.3/s elsewhere): ≥ 215/s'],
  ['product page, compressed', 'bare Hono', '—'],
  ['home, compressed', 'bare Hono', '≥ 0.25'],
];

/** The shop under load, beside what PostgreSQL and Hono do at best on this machine, in this run. */
export async function benchShop(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'prevenance-bench-'));
  const log = createLog('warn');
  const product = await startProcess('src/app/server-main.ts', {
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  });
  const hello = await startProcess('bench/hello-server.ts', {});
  const server = await resolveServer({ dataDir, log });
  const pool = openPool(server.owner, CONCURRENCY, log);
  try {
    await fillCatalogue(pool);
    const subjects = [...baselines(pool, hello.url), ...(await shopSubjects(product.url))];
    print(await measureInRounds(subjects, RUN), COMPARISONS, RUN);
  } finally {
    await pool.end();
    await hello.stop();
    await product.stop();
    await server.release();
    await rm(dataDir, { recursive: true, force: true });
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

async function shopSubjects(url: string): Promise<Subject[]> {
  const call = (name: string, input: object) =>
    ask(`${url}/functions/v1/${name}`, { body: JSON.stringify(input) });
  const page = (path: string, words: string) => async () => {
    const { status, body } = await ask(url + path, {
      headers: { 'accept-encoding': 'br', 'accept-language': 'fr' },
    });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    seen[path] ??= brotliDecompressSync(body).includes(words);
    if (!seen[path]) throw new Error(`${path} does not say ${words}`);
  };
  const seen: Record<string, boolean> = {};
  const lines = ['box-saveurs', 'box-hygiene', 'box-bien-etre'].map((slug) => ({
    lineId: slug,
    slug,
    quantity: 2,
  }));
  return [
    {
      name: 'product list, 54 products',
      async run() {
        const { status, body } = await call('list-products', {});
        const count = status === 200 ? body.toString().split('"slug"').length - 1 : 0;
        if (count !== PRODUCTS) throw new Error(`The list has ${count} products (${status})`);
      },
    },
    {
      name: 'price check, 3 lines',
      run: () => expectAnswer(call('quote-cart', { lines }), '"grossCents":27571'),
    },
    { name: 'placed order', run: () => expectAnswer(call('place-order', order()), '"accessKey"') },
    { name: 'product page, compressed', run: page('/boutique/produit/box-saveurs', 'Box Saveurs') },
    { name: 'home, compressed', run: page('/', 'Voir les box') },
  ];
}

/** A new attempt each time, paid by transfer: no pay page, the same durable writes. */
function order() {
  return {
    checkoutKey: randomUUID(),
    lines: [{ lineId: 'box-saveurs', slug: 'box-saveurs', quantity: 1 }],
    expectedGrossCents: 4_209,
    form: {
      company: {
        legalName: 'Atelier Lumière',
        siren: '732829320',
        kind: 'employer',
        vatLiable: true,
        contactName: 'Claire Moreau',
        email: 'claire.moreau@atelier-lumiere.example',
      },
      billingAddress: { line1: '12 rue des Lilas', postcode: '69003', city: 'Lyon', country: 'FR' },
      paymentMethod: 'transfer',
      acceptsTerms: true,
    },
  };
}

async function expectAnswer(answer: ReturnType<typeof ask>, words: string): Promise<void> {
  const { status, body } = await answer;
  if (status !== 200 || !body.includes(words)) {
    throw new Error(`Answered ${status}: ${body.toString().slice(0, 200)}`);
  }
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
    insert into product_images (product_id, position, path, width, height, alt_fr, alt_en)
    select copies.id, image.position, image.path, image.width, image.height, image.alt_fr, image.alt_en
    from copies, product_images as image join model on model.id = image.product_id`,
    [PRODUCTS],
  );
}
