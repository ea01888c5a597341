import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPages } from '#app/build-pages.ts';
import { createLog } from '#platform/log.ts';
import { placeOrder, quoteCart, readOrder } from '#shop/orders/contract.ts';
import { BUYER, decide, line, type OrderInput } from '../support/checkout-orders.ts';
import { createEmbeddedProduct, type EmbeddedProduct } from '../support/embedded-product.ts';
import { runs } from '../support/nightly.ts';
import { callOver } from '../support/running-product.ts';

const ROUNDS = runs(50, 4);
const SEED = Number(process.env.CRASH_SEED ?? 20_261_123);
const ATTEMPTS_A_ROUND = 8;
const TRAFFIC_MS = 250;
const AMID_AN_ANSWER_MS = 60;
const STOCK = 10_000;
const SLUG = 'box-surprise';

/** One buyer's attempt to order, whatever happens to the machine meanwhile. */
interface Attempt {
  readonly input: OrderInput;
  readonly pays: boolean;
  /** What the product acknowledged. */
  answer?: { number: string; accessKey: string };
  isPaymentAcknowledged?: boolean;
}

let product: EmbeddedProduct;
beforeAll(async () => {
  await buildPages(createLog('warn'));
  product = await createEmbeddedProduct();
}, 180_000);
afterAll(() => product.remove());

test(`${ROUNDS} power cuts during checkout lose no order, make none twice, and forget no payment`, async () => {
  process.stdout.write(`crash test: seed ${SEED}\n`);
  const random = randomFrom(SEED);
  const attempts: Attempt[] = [];
  let unanswered = 0;
  let url = await product.start();
  await product.sql(`update products set stock = ${STOCK} where slug = '${SLUG}'`);
  const prices = await pricesOf(url);

  for (let round = 1; round <= ROUNDS; round += 1) {
    const fresh = Array.from({ length: ATTEMPTS_A_ROUND }, () => newAttempt(random, prices));
    attempts.push(...fresh);
    // The power goes after so many answers, not so many milliseconds: on a slow machine too,
    // buyers are then before, amid and past their order.
    const toCome = fresh.length + fresh.filter(({ pays }) => pays).length;
    const cutAfter = Math.floor(random() * toCome);
    const enough = Promise.withResolvers<void>();
    let answers = 0;
    const answered = () => {
      answers += 1;
      if (answers >= cutAfter) enough.resolve();
    };
    if (cutAfter === 0) enough.resolve();
    const traffic = fresh.map(async (attempt) => {
      await sleep(random() * TRAFFIC_MS);
      await tryToOrder(url, attempt, answered);
    });
    await Promise.race([enough.promise, Promise.all(traffic)]);
    await sleep(random() * AMID_AN_ANSWER_MS);
    await product.cutPower();
    await Promise.all(traffic);
    unanswered += fresh.filter(({ answer }) => !answer).length;

    url = await product.start();
    await Promise.all(fresh.map((attempt) => comeBack(url, attempt)));
    expect(await wrongCounts(fresh)).toEqual([]);
    expect(await missingStock()).toBe(0);
  }

  await everyPaymentIsConfirmed(attempts);
  await everyMailHasLeft();
  const acknowledged = attempts.filter(({ isPaymentAcknowledged }) => isPaymentAcknowledged);
  process.stdout.write(
    `${attempts.length} orders: ${unanswered} unanswered, ${acknowledged.length} payments acknowledged\n`,
  );
  // The power went before, during and after what buyers did.
  expect(unanswered).toBeGreaterThan(0);
  expect(unanswered).toBeLessThan(attempts.length);
  expect(acknowledged.length).toBeGreaterThan(0);
  for (const { answer } of acknowledged.slice(0, 20)) {
    const order = await callOver(url, readOrder, { accessKey: answer?.accessKey ?? '' }, 'fr');
    expect(order).toMatchObject({ state: 'confirmed', isPaid: true });
  }
}, 180_000);

/** Places the order and perhaps pays it, until the power goes. */
async function tryToOrder(url: string, attempt: Attempt, answered: () => void): Promise<void> {
  try {
    const { number, accessKey, redirectUrl } = await callOver(url, placeOrder, attempt.input, 'fr');
    attempt.answer = { number, accessKey };
    answered();
    if (!attempt.pays || !redirectUrl) return;
    const paid = await decide(redirectUrl, 'paid');
    attempt.isPaymentAcknowledged = paid.headers.get('location')?.includes('/success') ?? false;
    answered();
  } catch {
    // No answer: the buyer does not know what became of it, and comes back.
  }
}

/** The buyer tries again with the same checkout; what was acknowledged is answered again. */
async function comeBack(url: string, attempt: Attempt): Promise<void> {
  const { answer } = attempt;
  const again = await callOver(url, placeOrder, attempt.input, 'fr');
  const { number, accessKey } = again;
  if (answer) expect({ number, accessKey }).toEqual(answer);
  attempt.answer = { number, accessKey };
  if (attempt.pays && again.redirectUrl) {
    const paid = await decide(again.redirectUrl, 'paid');
    expect(paid.headers.get('location')).toContain('/checkout/success');
  }
}

/** Checkout keys that are not exactly one order, the acknowledged one. */
async function wrongCounts(attempts: readonly Attempt[]): Promise<unknown[]> {
  const wanted = attempts.map(
    ({ input, answer }) => `('${input.checkoutKey}', '${answer?.number}')`,
  );
  return product.sql(`
    select wanted.key, count(orders.id) from (values ${wanted.join(', ')}) as wanted (key, number)
      left join orders on checkout_key = wanted.key::uuid and orders.number = wanted.number
    group by wanted.key having count(orders.id) <> 1`);
}

/** Pieces that neither the shelf nor an order has. */
async function missingStock(): Promise<number> {
  const [row] = await product.sql<{ missing: number }>(`
    select (${STOCK} - stock - coalesce((
      select sum(quantity) from order_lines join orders on orders.id = order_id
      where holds_stock and product_id = products.id), 0))::integer as missing
    from products where slug = '${SLUG}'`);
  return row?.missing ?? Number.NaN;
}

async function everyPaymentIsConfirmed(attempts: readonly Attempt[]): Promise<void> {
  const paying = attempts.filter(({ pays }) => pays).map(({ input }) => `'${input.checkoutKey}'`);
  const states = () =>
    product.sql(`
      select state, checkout_key in (${paying.join(', ')}) as pays, count(*)::integer,
        bool_and(exists (select from payments where order_id = orders.id
          and payments.state = 'paid') = (state = 'confirmed')) as "isTold"
      from orders group by 1, 2 order by 1`);
  await expect.poll(states).toEqual([
    {
      state: 'awaiting-payment',
      pays: false,
      count: attempts.length - paying.length,
      isTold: true,
    },
    { state: 'confirmed', pays: true, count: paying.length, isTold: true },
  ]);
}

/** Each order that is confirmed, or awaits a transfer, has its one mail. */
async function everyMailHasLeft(): Promise<void> {
  const orders = await product.sql<{ name: string }>(`
    select case state when 'confirmed' then 'order-confirmed.' else 'order-received.' end || id
      as name
    from orders where state = 'confirmed' or payment_method = 'transfer'`);
  for (const { name } of orders) {
    await expect.poll(async () => (await product.mailbox.read(name))?.subject).toBeTruthy();
  }
}

type Prices = readonly number[];

/** The total of one, two and three boxes. */
function pricesOf(url: string): Promise<Prices> {
  const totals = [1, 2, 3].map(async (quantity) => {
    const quote = await callOver(url, quoteCart, { lines: [line(SLUG, quantity)] }, 'fr');
    return quote.totals.grossCents;
  });
  return Promise.all(totals);
}

function newAttempt(random: () => number, prices: Prices): Attempt {
  const quantity = 1 + Math.floor(random() * 3);
  const isCard = random() < 0.7;
  const pays = random() < 0.7;
  return {
    pays: isCard && pays,
    input: {
      checkoutKey: randomUUID(),
      lines: [line(SLUG, quantity)],
      expectedGrossCents: prices[quantity - 1] ?? 0,
      form: { ...BUYER, paymentMethod: isCard ? 'card' : 'transfer' },
    },
  };
}

/** Numbers in [0, 1) that follow from the seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
