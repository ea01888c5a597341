import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import type { Contract, InputOf, OutputOf } from '#basics/contract.ts';
import { Refusal } from '#basics/refusal.ts';
import { type OrderedLine, placeOrder, quoteCart, refundOrder } from '#shop/orders/contract.ts';
import { type Random, randomFrom } from '../tests/support/attacker.ts';
import { BUYER, line, type OrderInput } from '../tests/support/checkout-orders.ts';
import { queueIsQuiet } from '../tests/support/job-queue.ts';
import { callOver, type RunningProduct } from '../tests/support/running-product.ts';
import {
  type StripeDouble,
  startStripeDouble,
} from '../tests/support/stripe-double/stripe-double.ts';
import { sized } from './size.ts';
import { withProduct } from './with-product.ts';

const SLUG = 'box-saveurs';
const COUNTED = 'box-surprise';
const SETTINGS = { secretKey: 'sk_test_torture', webhookSecret: 'whsec_torture_of_orders' };
const AT_ONCE = 8;
const MOST_COPIES = 5;
/** Of the copies of an order, so many meet the end of every connection. */
const CUT_SHARE = 0.03;
const PIECES = 10;
const [BUYERS, REFUNDS] = [sized(200, 20), sized(50, 5)];
const WITHIN_MS = 600_000;

type World = {
  readonly product: RunningProduct;
  readonly stripe: StripeDouble;
  readonly random: Random;
  readonly faults: string[];
};

/**
 * What must hold of orders whatever is done to them: `runs` of them sent again and again while connections
 * are cut, half as many carts that lie about their price, and, for each twenty, a rush on the last ten
 * pieces and fifty refunds at once. Prints a line for each, and every fault.
 */
export async function tortureOrders(runs: number, seed: number): Promise<void> {
  let shop = '';
  const stripe = await startStripeDouble({
    ...SETTINGS,
    isTelling: false,
    webhookUrl: () => `${shop}/webhooks/payments/stripe`,
  });
  const settings = {
    STRIPE_SECRET_KEY: SETTINGS.secretKey,
    STRIPE_WEBHOOK_SECRET: SETTINGS.webhookSecret,
    STRIPE_API_BASE: stripe.url,
    AUTH_RATE_LIMITS: 'off',
    ORDER_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  };
  const faults: string[] = [];
  process.stdout.write(`seed ${seed}\n`);
  await withProduct({ settings }, async (product) => {
    shop = product.url;
    const world = { product, stripe, random: randomFrom(seed), faults };
    await sentAgain(world, runs);
    await tampered(world, Math.ceil(runs / 2));
    await rushed(world, Math.ceil(runs / 20));
    await givenBack(world, Math.ceil(runs / 20));
  });
  await stripe.stop();
  for (const fault of faults.slice(0, 20)) process.stdout.write(`  ${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}

/** Each attempt is sent up to five times at once, until it is answered; it is one order. */
async function sentAgain(world: World, runs: number): Promise<void> {
  const { product, random, faults } = world;
  await setStock(product, COUNTED, runs);
  const limit = pLimit(AT_ONCE);
  const tally = { copies: 0, cuts: 0, again: 0 };
  const inputs = await Promise.all(
    Array.from({ length: runs }, () =>
      limit(async () => {
        const input = await orderOf(product, [line(COUNTED, 1)]);
        const copies = 1 + Math.floor(random() * MOST_COPIES);
        const numbers = await Promise.all(
          Array.from({ length: copies }, () => sendUntilAnswered(world, input, tally)),
        );
        if (new Set(numbers).size !== 1) faults.push(`one attempt, orders ${numbers.join(', ')}`);
        return input;
      }),
    ),
  );
  const { rows } = await sql<{ orders: number; payments: number }>`
    select count(distinct orders.id)::integer as orders, count(payments.id)::integer as payments
    from orders left join payments on order_id = orders.id
    where checkout_key = any(${inputs.map(({ checkoutKey }) => checkoutKey)}::uuid[])`.execute(
    product.database.owner,
  );
  const left = await stockOf(product, COUNTED);
  const { orders = 0, payments = 0 } = rows[0] ?? {};
  if (orders !== runs || payments !== runs || left !== 0)
    faults.push(`${runs} attempts: ${orders} orders, ${payments} payments, ${left} pieces left`);
  process.stdout.write(
    `${runs} orders sent ${tally.copies} times, ${tally.cuts} cuts of every connection, ` +
      `${tally.again} sent again: ${orders} orders\n`,
  );
}

async function sendUntilAnswered(
  { product, random }: World,
  input: OrderInput,
  tally: { copies: number; cuts: number; again: number },
): Promise<string> {
  for (;;) {
    tally.copies += 1;
    const isCut = random() < CUT_SHARE;
    if (isCut) tally.cuts += 1;
    try {
      const [{ number }] = await Promise.all([
        call(product, placeOrder, input),
        isCut && cut(product, random),
      ]);
      return number;
    } catch {
      tally.again += 1;
      await sleep(20);
    }
  }
}

/** Every connection of the shop to its database ends, in the middle of whatever it does. */
async function cut({ database }: RunningProduct, random: Random): Promise<void> {
  await sleep(random() * 12);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where usename = 'authenticator' and datname = current_database()`.execute(database.owner);
}

/** What is charged is what the catalogue asks, whatever the browser says. */
async function tampered(world: World, runs: number): Promise<void> {
  const { product, faults } = world;
  const limit = pLimit(AT_ONCE);
  const taken: { number: string; grossCents: number }[] = [];
  await Promise.all(
    Array.from({ length: runs }, (_, at) =>
      limit(async () => {
        const quantity = 1 + (at % 5);
        const honest = await orderOf(product, [line(SLUG, quantity)]);
        const order = await sendRaw(product, lieAbout(honest, at));
        if (order) taken.push({ number: order, grossCents: honest.expectedGrossCents });
      }),
    ),
  );
  for (const { number, grossCents } of taken) {
    const { rows } = await sql<{ gross: number; asked: number }>`
      select gross_cents::integer as gross, amount_cents::integer as asked
      from orders join payments on order_id = orders.id where number = ${number}`.execute(
      product.database.owner,
    );
    if (rows[0]?.gross !== grossCents || rows[0].asked !== grossCents)
      faults.push(`${number} asks ${rows[0]?.asked} for ${grossCents}`);
  }
  process.stdout.write(
    `${runs} tampered carts: ${runs - taken.length} refused, ${taken.length} at the catalogue’s price\n`,
  );
}

/** Lies in turn: the total, a price, a discount, a quantity, a product, an engagement. */
function lieAbout(honest: OrderInput, at: number): object {
  const [first] = honest.lines;
  const cheap = { unitNetCents: 1, netCents: 1, priceCents: 1, rateBasisPoints: 0, discount: 100 };
  const lies: readonly object[] = [
    { ...honest, expectedGrossCents: 1 },
    { ...honest, lines: [{ ...first, ...cheap }] },
    { ...honest, ...cheap, totals: { grossCents: 1 }, vatGroups: [], takesStock: false },
    { ...honest, lines: [{ ...first, quantity: -1 }, first] },
    { ...honest, lines: [{ ...first, quantity: 0.001 }] },
    { ...honest, lines: [{ ...first, slug: 'box-a-un-euro' }] },
    { ...honest, lines: [{ ...first, commitmentMonths: 12 }] },
    { ...honest, form: { ...honest.form, ...cheap, paymentMethod: 'free' } },
    { ...honest, lines: [...honest.lines, { ...first, lineId: 'more' }] },
    { ...honest, expectedGrossCents: honest.expectedGrossCents - 1 },
  ];
  return lies[at % lies.length] ?? honest;
}

/** As a program sends it that knows no contract; undefined where it is refused. */
async function sendRaw({ url }: RunningProduct, body: object): Promise<string | undefined> {
  const response = await fetch(`${url}/functions/v1/${placeOrder.name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status >= 500) throw new Error(`A tampered cart was answered ${response.status}`);
  const answer = (await response.json()) as { number?: string };
  return response.ok ? answer.number : undefined;
}

/** Ten pieces are sold ten times. */
async function rushed(world: World, rounds: number): Promise<void> {
  const { product, faults } = world;
  const sold: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await setStock(product, COUNTED, PIECES);
    const input = await orderOf(product, [line(COUNTED, 1)]);
    const answers = await Promise.all(
      Array.from({ length: BUYERS }, () =>
        call(product, placeOrder, { ...input, checkoutKey: randomUUID() }).catch(refusalCode),
      ),
    );
    const orders = answers.filter((answer) => typeof answer !== 'string').length;
    const others = answers.filter((answer) => answer === 'out-of-stock').length;
    sold.push(orders);
    const left = await stockOf(product, COUNTED);
    if (orders !== PIECES || others !== BUYERS - PIECES || left !== 0)
      faults.push(`round ${round}: ${orders} sold, ${others} told there is none, ${left} left`);
  }
  process.stdout.write(
    `${rounds} rushes of ${BUYERS} buyers on ${PIECES} pieces: ` +
      `${Math.min(...sold)} to ${Math.max(...sold)} sold\n`,
  );
}

/** Never more than came in, and never another sum than the provider gave back. */
async function givenBack(world: World, rounds: number): Promise<void> {
  const { product, stripe, random, faults } = world;
  const token = await staffToken(product);
  let most = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { id, reference, cents } = await paidOrder(world);
    await Promise.all(
      Array.from({ length: REFUNDS }, () => {
        const amount = (1 + Math.floor((random() * cents) / 10)) / 100;
        const form = { amount: amount.toFixed(2), reason: 'Essai' };
        const input = { orderId: id, refundId: randomUUID(), form };
        return call(product, refundOrder, input, token).catch(refusalCode);
      }),
    );
    await queueIsQuiet(product, WITHIN_MS);
    const { rows } = await sql<{ given: number }>`
      select coalesce(sum(amount_cents), 0)::integer as given from refunds
      where order_id = ${id} and state = 'done'`.execute(product.database.owner);
    const given = rows[0]?.given ?? 0;
    most = Math.max(most, given / cents);
    if (given > cents || given === 0 || given !== stripe.refundedCents(reference))
      faults.push(`of ${cents}, ${given} given back; Stripe: ${stripe.refundedCents(reference)}`);
  }
  process.stdout.write(
    `${rounds} orders given back ${REFUNDS} times at once: at most ${(most * 100).toFixed(1)} % of what came in\n`,
  );
}

async function paidOrder({ product, stripe }: World) {
  const input = await orderOf(product, [line(SLUG, 2)]);
  const { number } = await call(product, placeOrder, input);
  const { rows } = await sql<{ id: string; reference: string }>`
    select orders.id, reference from orders join payments on order_id = orders.id
    where number = ${number}`.execute(product.database.owner);
  const { id = '', reference = '' } = rows[0] ?? {};
  const told = stripe.events.length;
  stripe.decide(stripe.sessionOf(reference)?.id ?? '', 'paid');
  for (const event of stripe.events.slice(told)) await stripe.deliver(event);
  return { id, reference, cents: input.expectedGrossCents };
}

/** Somebody of the staff, whom no sign-in makes. */
async function staffToken({ database, backend }: RunningProduct): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with staff as (insert into auth.users (email, email_confirmed_at)
      values ('torture@prevenance.example', now()) returning id)
    insert into public.user_roles (user_id, role) select id, 'admin' from staff
    returning user_id as id`.execute(database.owner);
  const claims = { role: 'authenticated', sub: rows[0]?.id ?? '' };
  return backend.tokens.signAccess(claims, 24 * 3_600);
}

async function orderOf(product: RunningProduct, lines: OrderedLine[]): Promise<OrderInput> {
  for (;;) {
    try {
      const { totals } = await call(product, quoteCart, { lines });
      const checkoutKey = randomUUID();
      return { checkoutKey, lines, expectedGrossCents: totals.grossCents, form: BUYER };
    } catch {
      // Its connection was cut by another order.
      await sleep(20);
    }
  }
}

function call<C extends Contract>(
  { url }: RunningProduct,
  contract: C,
  input: InputOf<C>,
  token?: string,
): Promise<OutputOf<C>> {
  return callOver(url, contract, input, 'fr', token);
}

/** @throws what is no refusal */
function refusalCode(error: unknown): string {
  if (error instanceof Refusal) return error.code;
  throw error;
}

async function setStock({ database }: RunningProduct, slug: string, stock: number): Promise<void> {
  await sql`update products set stock = ${stock} where slug = ${slug}`.execute(database.owner);
}

async function stockOf({ database }: RunningProduct, slug: string): Promise<number> {
  const { rows } = await sql<{ stock: number }>`
    select stock from products where slug = ${slug}`.execute(database.owner);
  return rows[0]?.stock ?? Number.NaN;
}
