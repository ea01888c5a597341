import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { InputOf } from '#basics/contract.ts';
import { listCatalogue, listMedia } from '#shop/catalogue/contract.ts';
import { type SearchOrders, searchOrders } from '#shop/orders/contract.ts';
import { manyOrders, manyProducts } from '../tests/support/many-rows.ts';
import { callOver, type RunningProduct } from '../tests/support/running-product.ts';
import { type Asked, askedDuring } from '../tests/support/statements.ts';
import { median } from './measure.ts';
import { isTiny, sized } from './size.ts';
import { withProduct } from './with-product.ts';

/** Orders while the list is read; a row is added up to each. */
const ORDERS = [sized(200_000, 2_000), sized(1_000_000, 3_000)];
const PRODUCTS = sized(5_000, 50);
const TIMES = 5;
const ASKED_MS = 400;

type Filter = Partial<InputOf<SearchOrders>>;

/** What staff ask of the list of orders, as they ask it. */
const QUESTIONS: Readonly<Record<string, Filter>> = {
  'first page': {},
  'page 60': { page: 60 },
  delivered: { state: 'delivered' },
  'awaiting payment': { state: 'awaiting-payment' },
  paid: { payment: 'paid' },
  'partly paid': { payment: 'partial' },
  disputed: { dispute: 'to-answer' },
  late: { isLate: true },
  'by week': { sort: 'week' },
  'by company': { sort: 'company' },
  'by amount': { sort: 'amount' },
  'a rare word': { search: 'achats31337@' },
  'a frequent word': { search: 'atelier' },
  'two frequent words': { search: 'verrerie alpes' },
  'a word of two letters': { search: 'zz' },
  'a number': { search: 'PV-2020-00012345' },
};

type Call = () => Promise<unknown>;

/**
 * `npm run bench -- lists`: how long staff wait for a page of orders, catalogue and media, with so many rows as a
 * shop has after years, and whether PostgreSQL reads a whole table for it. Fails where one takes too long.
 */
export async function benchLists(): Promise<void> {
  const out = (text: string) => process.stdout.write(`${text}\n`);
  await withProduct({}, async (product) => {
    const token = await staffToken(product);
    const ask = (filter: Filter) => () =>
      callOver(product.url, searchOrders, { ...ANY, ...filter }, 'fr', token);
    out(`median of ${TIMES} over HTTP, in ms (asked: ≤ ${ASKED_MS}), and what was read as a whole`);
    let orders = 0;
    for (const size of ORDERS) {
      await manyOrders(product.database, size - orders, orders);
      orders = size;
      out(`\n${size} orders`);
      for (const [name, filter] of Object.entries(QUESTIONS)) {
        await printRow(product, name, ask(filter), out);
      }
    }
    await manyProducts(product.database, PRODUCTS);
    out(`\n${PRODUCTS} products`);
    await printRow(
      product,
      'catalogue',
      () => callOver(product.url, listCatalogue, {}, 'fr', token),
      out,
    );
    await printRow(product, 'media', () => callOver(product.url, listMedia, {}, 'fr', token), out);
  });
}

const ANY: InputOf<SearchOrders> = {
  search: '',
  state: null,
  payment: null,
  week: null,
  dispute: null,
  isLate: false,
  sort: 'newest',
  page: 1,
};

async function printRow(
  product: RunningProduct,
  name: string,
  call: Call,
  out: (text: string) => void,
): Promise<void> {
  const took: number[] = [];
  await call();
  for (let time = 0; time < TIMES; time += 1) {
    const began = performance.now();
    await call();
    took.push(performance.now() - began);
  }
  const whole = await readAsAWhole(product, await askedDuring(call));
  out(`${name.padEnd(24)}${median(took).toFixed(0).padStart(8)}   ${[...whole].join(', ') || '–'}`);
  if (median(took) > ASKED_MS && !isTiny) process.exitCode = 1;
}

/** The large tables that PostgreSQL goes through row by row, by the plans of these statements. */
async function readAsAWhole(
  { database }: Pick<RunningProduct, 'database'>,
  asked: readonly Asked[],
): Promise<ReadonlySet<string>> {
  const client = await database.ownerPool.connect();
  try {
    const { rows } = await client.query<{ relname: string }>(
      `select relname from pg_class where relkind = 'r' and reltuples > $1`,
      [LARGE],
    );
    const large = new Set(rows.map(({ relname }) => relname));
    const whole = new Set<string>();
    for (const { text, values } of asked) {
      const plan = await client.query(`explain (format json) ${text}`, [...values]);
      for (const table of scannedIn(plan.rows[0]['QUERY PLAN'])) {
        if (large.has(table)) whole.add(table);
      }
    }
    return whole;
  } finally {
    client.release();
  }
}

/** Of fewer rows, reading all is no cost. */
const LARGE = 4_000;

function scannedIn(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap(scannedIn);
  if (typeof plan !== 'object' || plan === null) return [];
  const node = plan as Record<string, unknown>;
  const own = node['Node Type'] === 'Seq Scan' ? [String(node['Relation Name'])] : [];
  return [...own, ...Object.values(node).flatMap(scannedIn)];
}

async function staffToken({ database, backend }: RunningProduct): Promise<string> {
  const sub = randomUUID();
  await sql`insert into auth.users (id, email, email_confirmed_at)
    values (${sub}, ${`${sub}@example.com`}, now())`.execute(database.owner);
  await sql`insert into public.user_roles (user_id, role) values (${sub}, 'admin')`.execute(
    database.owner,
  );
  return backend.tokens.signAccess({ role: 'authenticated', sub }, 3_600);
}
