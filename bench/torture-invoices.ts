import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import { issueNext } from '#invoices/server/issue-documents.ts';
import { readSettings } from '#platform/settings/settings-reader.ts';
import { quoteCart } from '#shop/contract.ts';
import { type Random, randomFrom } from '../tests/support/attacker.ts';
import { line } from '../tests/support/checkout-orders.ts';
import { callOver, type RunningProduct } from '../tests/support/running-product.ts';
import { withProduct } from './with-product.ts';

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
  await withProduct({ settings: { LOG_LEVEL: 'silent' } }, async (product) => {
    const orders = await paidOrders(product, runs);
    const settings = await product.database.asService(readSettings);
    const limit = pLimit(AT_ONCE);
    let left = runs;
    const cutting = cutAtTimes(product, tally, () => left);
    await Promise.all(
      orders.map((orderId) =>
        limit(async () => {
          // Told twice, at once, as a queue may.
          const issue = () => issued({ product, random, tally }, { orderId, settings });
          await Promise.all([issue(), issue()]);
          left -= 1;
        }),
      ),
    );
    await cutting;
    faults.push(...(await faultsIn(product, runs)));
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
  readonly product: RunningProduct;
  readonly random: Random;
  readonly tally: { rolledBack: number; failed: number; cuts: number };
};
type Sale = Pick<Parameters<typeof issueNext>[1], 'orderId' | 'settings'>;

/** Tried until it stands, as the queue does. */
async function issued({ product, random, tally }: World, sale: Sale): Promise<void> {
  for (;;) {
    const isRolledBack = random() < ROLLED_BACK;
    try {
      await product.database.asService(async (tx) => {
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
  { database }: RunningProduct,
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

/** Paid, and told to nobody yet: written as the checkout writes them. */
async function paidOrders({ url, database }: RunningProduct, count: number): Promise<string[]> {
  const { lines, totals } = await callOver(
    url,
    quoteCart,
    { lines: [line('box-saveurs', 2)] },
    'fr',
  );
  const address = JSON.stringify({
    line1: '12 rue des Lilas',
    postcode: '69003',
    city: 'Lyon',
    country: 'FR',
  });
  const sold = lines[0];
  const { rows } = await sql<{ id: string }>`
    with placed as (
      insert into public.orders (number, checkout_key, content_hash, state, payment_method, language,
        placed_at, company_kind, company_name, siren, is_vat_liable, contact_name, email,
        billing_address, delivery_address, net_cents, vat_cents, vat_groups)
      select 'PV-2026-T' || run, gen_random_uuid(), '', 'confirmed', 'card', 'fr', now(), 'employer',
        'Atelier Lumière', '732829320', true, 'Claire', 'claire@lumiere.example', ${address}::jsonb,
        ${address}::jsonb, ${totals.netCents}, ${totals.vatCents},
        ${JSON.stringify(totals.vatGroups)}::jsonb
      from generate_series(1, ${count}::integer) as run returning id
    ), sold as (
      insert into public.order_lines (order_id, position, product_id, name, quantity,
        unit_net_cents, net_cents, rate_basis_points, vat_reason, takes_stock)
      select placed.id, 1, products.id, ${sold?.name}, 2, ${sold?.unitNetCents}, ${sold?.netCents},
        ${sold?.rateBasisPoints}, 'CGI, art. 278-0 bis', false
      from placed, public.products where slug = 'box-saveurs'
    ), paid as (
      insert into public.payments (order_id, provider, reference, state, amount_cents,
        captured_cents, opened_at, settled_at)
      select id, 'sandbox', id, 'paid', ${totals.grossCents}, ${totals.grossCents}, now(), now()
      from placed
    )
    select id from placed`.execute(database.owner);
  return rows.map(({ id }) => id);
}

async function faultsIn({ database }: RunningProduct, runs: number): Promise<string[]> {
  const { rows } = await sql<{ rank: number; issued_on: string; order_id: string }>`
    select rank, issued_on, order_id from public.invoices order by sequence`.execute(
    database.owner,
  );
  const ranks = rows.map(({ rank }) => rank).toSorted((a, b) => a - b);
  const days = rows.toSorted((a, b) => a.rank - b.rank).map(({ issued_on: day }) => day);
  return [
    ...(ranks.length === runs ? [] : [`${ranks.length} invoices for ${runs} orders`]),
    ...(ranks.every((rank, index) => rank === index + 1) ? [] : ['a number is missing or doubled']),
    ...(new Set(rows.map(({ order_id: id }) => id)).size === runs ? [] : ['an order has none']),
    ...(days.join() === days.toSorted().join() ? [] : ['a later number has an earlier day']),
  ];
}
