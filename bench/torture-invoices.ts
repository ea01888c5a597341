import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import { pino } from 'pino';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { migrateJobs } from '#platform/jobs/worker.ts';
import { readSettings } from '#platform/settings/settings-reader.ts';
import { issueNext } from '#shop/invoices/server/issue-documents.ts';
import { seedDemo } from '../db/seed/seed-demo.ts';
import { type Random, randomFrom } from '../tests/support/attacker.ts';
import { openPlace } from './place.ts';

const AT_ONCE = 50;
const ROLLED_BACK = 0.3;
const CUTS = 20;

class RolledBack extends Error {}

/**
 * As many paid orders as asked for, fifty at once, each told several times; three transactions in ten
 * are rolled back after their number was taken, and every connection is cut twenty times meanwhile. In
 * the end there is one invoice for each order, and the numbers are 1 to N.
 */
export async function tortureInvoices(runs: number, seed: number): Promise<void> {
  const random = randomFrom(seed);
  const tally = { rolledBack: 0, failed: 0, cuts: 0 };
  const faults: string[] = [];
  await withDatabase(async (database) => {
    const orders = await paidOrders(database, runs);
    const settings = await database.asService(readSettings);
    const limit = pLimit(AT_ONCE);
    let left = runs;
    const cutting = cutAtTimes(database, tally, () => left);
    await Promise.all(
      orders.map((orderId) =>
        limit(async () => {
          // Told twice, at once, as a queue may.
          const issue = () => issued({ database, random, tally }, { orderId, settings });
          await Promise.all([issue(), issue()]);
          left -= 1;
        }),
      ),
    );
    await cutting;
    faults.push(...(await faultsIn(database, runs)));
  });
  process.stdout.write(
    `${runs} orders, seed ${seed}, ${AT_ONCE} at once: ${tally.rolledBack} rolled back after their ` +
      `number, ${tally.failed} lost with their connection in ${tally.cuts} cuts; ` +
      `numbers 1..${runs}: ${faults.length === 0 ? 'yes' : 'no'}\n`,
  );
  for (const fault of faults) process.stdout.write(`  ${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}

type World = {
  readonly database: Database;
  readonly random: Random;
  readonly tally: { rolledBack: number; failed: number; cuts: number };
};
type Sale = Pick<Parameters<typeof issueNext>[1], 'orderId' | 'settings'>;

/** Tried until it stands, as the queue does. */
async function issued({ database, random, tally }: World, sale: Sale): Promise<void> {
  for (;;) {
    const isRolledBack = random() < ROLLED_BACK;
    try {
      await database.asService(async (tx) => {
        const told = { wasConfirmed: true };
        const isIssued = await issueNext(tx, { ...sale, told, now: new Date() });
        if (isIssued && isRolledBack) throw new RolledBack();
      });
      return;
    } catch (error) {
      if (error instanceof RolledBack) tally.rolledBack += 1;
      else tally.failed += 1;
      await sleep(20);
    }
  }
}

/** Every connection of the product to its database ends, in the middle of whatever it does. */
async function cutAtTimes(
  database: Database,
  tally: World['tally'],
  left: () => number,
): Promise<void> {
  while (tally.cuts < CUTS && left() > 0) {
    await sleep(100);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where usename = 'authenticator' and datname = current_database()`.execute(database.owner);
    tally.cuts += 1;
  }
}

/** Nothing but the books: no worker takes the jobs that make the files. */
async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const place = await openPlace();
  const log = pino({ level: 'silent' });
  try {
    await migrate({ owner: place.owner, log });
    const database = await openDatabase({ owner: place.owner, log });
    await migrateJobs(database.ownerPool, log);
    await seedDemo(database);
    await work(database);
    await database.close();
  } finally {
    await place.leave();
  }
}

const SALE = { unit: 3_990, net: 7_980, vat: 439, gross: 8_419, rate: 550 };

/** Paid, and told to nobody yet: written as the checkout writes them. */
async function paidOrders({ owner }: Database, count: number): Promise<string[]> {
  const address = JSON.stringify({
    line1: '12 rue des Lilas',
    postcode: '69003',
    city: 'Lyon',
    country: 'FR',
  });
  const groups = [{ rateBasisPoints: SALE.rate, netCents: SALE.net, vatCents: SALE.vat }];
  const { rows } = await sql<{ id: string }>`
    with placed as (
      insert into public.orders (number, checkout_key, content_hash, state, payment_method, language,
        placed_at, company_kind, company_name, siren, is_vat_liable, contact_name, email,
        billing_address, delivery_address, net_cents, vat_cents, vat_groups)
      select 'PV-2026-T' || run, gen_random_uuid(), '', 'confirmed', 'card', 'fr', now(), 'employer',
        'Atelier Lumière', '732829320', true, 'Claire', 'claire@lumiere.example', ${address}::jsonb,
        ${address}::jsonb, ${SALE.net}, ${SALE.vat},
        ${JSON.stringify(groups)}::jsonb
      from generate_series(1, ${count}::integer) as run returning id
    ), sold as (
      insert into public.order_lines (order_id, position, product_id, name, quantity,
        unit_net_cents, net_cents, rate_basis_points, vat_reason, takes_stock)
      select placed.id, 1, products.id, 'Box Saveurs', 2, ${SALE.unit}, ${SALE.net}, ${SALE.rate},
        'CGI, art. 278-0 bis', false
      from placed, public.products where slug = 'box-saveurs'
    ), paid as (
      insert into public.payments (order_id, provider, reference, state, amount_cents,
        captured_cents, opened_at, settled_at)
      select id, 'sandbox', id, 'paid', ${SALE.gross}, ${SALE.gross}, now(), now()
      from placed
    )
    select id from placed`.execute(owner);
  return rows.map(({ id }) => id);
}

async function faultsIn({ owner }: Database, runs: number): Promise<string[]> {
  const { rows } = await sql<{ rank: number; issued_on: string; order_id: string }>`
    select rank, issued_on, order_id from public.invoices order by sequence`.execute(owner);
  const ranks = rows.map(({ rank }) => rank).toSorted((a, b) => a - b);
  const days = rows.toSorted((a, b) => a.rank - b.rank).map(({ issued_on: day }) => day);
  return [
    ...(ranks.length === runs ? [] : [`${ranks.length} invoices for ${runs} orders`]),
    ...(ranks.every((rank, index) => rank === index + 1) ? [] : ['a number is missing or doubled']),
    ...(new Set(rows.map(({ order_id: id }) => id)).size === runs ? [] : ['an order has none']),
    ...(days.join() === days.toSorted().join() ? [] : ['a later number has an earlier day']),
  ];
}
