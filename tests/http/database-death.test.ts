import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPages } from '#app/build-pages.ts';
import { parisDayOf } from '#basics/dates.ts';
import { checkIn, listOwnAnswers } from '#listening/contract.ts';
import { createLog } from '#platform/log.ts';
import { placeOrder, quoteCart } from '#shop/orders/contract.ts';
import { accountClient, brought } from '../support/account-client.ts';
import { BUYER, line, type OrderInput } from '../support/checkout-orders.ts';
import { createEmbeddedProduct, type EmbeddedProduct } from '../support/embedded-product.ts';
import { callOver } from '../support/running-product.ts';

const SLUG = 'box-surprise';
const PEOPLE = ['claire.moreau', 'helene.faure', 'karim.benali', 'lea.fontaine'];
const FRENCH = { 'accept-language': 'fr' };
const DEATHS = 2;
/** Orders that are acknowledged before each death, and after the last one. */
const ORDERS = 4;

let product: EmbeddedProduct;
let url: string;
beforeAll(async () => {
  await buildPages(createLog('warn'));
  product = await createEmbeddedProduct();
  url = await product.start();
}, 180_000);
afterAll(() => product.remove());

test('a database that is killed under load costs nobody the site, no acknowledged order and no answer', async () => {
  const people = await Promise.all(PEOPLE.map(signIn));
  expect((await fetch(`${url}/box`, { headers: FRENCH })).status).toBe(200);
  const stopping = new AbortController();
  const load = loadOf(stopping.signal);
  const answering = people.map((person) => answerToday(person, stopping.signal));

  for (let death = 1; death <= DEATHS + 1; death += 1) {
    const wanted = load.placed.length + ORDERS;
    await expect.poll(() => load.placed.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(wanted);
    if (death <= DEATHS) await product.killPostmaster();
  }
  stopping.abort();
  await Promise.all([load.ended, ...answering]);

  expect(product.isRunning()).toBe(true);
  // The page that was there is there; functions say that it is for a moment.
  expect(new Set(load.pages)).toEqual(new Set([200]));
  expect(load.strange).toEqual([]);
  process.stdout.write(`${load.placed.length} orders, ${load.later} calls answered "later"\n`);
  const numbers = load.placed.map(({ number }) => `'${number}'`).join(', ');
  const found = await product.sql(`select number from orders where number in (${numbers})`);
  expect(found).toHaveLength(load.placed.length);
  const keys = await product.sql('select from orders group by checkout_key having count(*) > 1');
  expect(keys).toEqual([]);
  for (const { token, companyId } of people) {
    const { answers } = await callOver(url, listOwnAnswers, { companyId }, 'fr', token);
    expect(answers.map(({ day }) => day)).toContain(today());
  }
  await everyMailHasLeft();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
}, 240_000);

const today = () => parisDayOf(new Date());

/** Orders, pages and prices, one after the other in several places, until it is stopped. */
function loadOf(signal: AbortSignal) {
  const placed: { number: string }[] = [];
  const pages: number[] = [];
  const strange: unknown[] = [];
  const counts = { later: 0 };

  async function call(name: string, input: unknown): Promise<unknown> {
    const response = await fetch(`${url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    const body: unknown = await response.json();
    if (response.ok) return body;
    const isLater = response.status === 503 && Number(response.headers.get('retry-after')) > 0;
    if (!isLater) strange.push({ name, status: response.status, body });
    counts.later += 1;
    await sleep(100);
    return undefined;
  }

  async function buy(): Promise<void> {
    const lines = [line(SLUG, 1)];
    const quote = (await call(quoteCart.name, { lines })) as Quote | undefined;
    if (!quote) return;
    const form = { ...BUYER, paymentMethod: 'transfer' } as const;
    const expectedGrossCents = quote.totals.grossCents;
    const input: OrderInput = { checkoutKey: randomUUID(), lines, expectedGrossCents, form };
    // The same order until it is acknowledged, as a browser does.
    for (;;) {
      const answer = (await call(placeOrder.name, input)) as { number: string } | undefined;
      if (answer) placed.push(answer);
      if (answer || signal.aborted) return;
    }
  }

  async function look(): Promise<void> {
    const page = await fetch(`${url}/box`, { headers: FRENCH });
    await page.text();
    pages.push(page.status);
    await sleep(20);
  }

  const again = async (work: () => Promise<void>) => {
    while (!signal.aborted) await work();
  };
  const slowly = async () => {
    await buy();
    await sleep(300);
  };
  const ended = Promise.all([again(slowly), again(slowly), again(look), again(look)]);
  return {
    placed,
    pages,
    strange,
    ended,
    get later() {
      return counts.later;
    },
  };
}

type Quote = { readonly totals: { readonly grossCents: number } };
type Person = { readonly token: string; readonly companyId: string };

async function signIn(name: string): Promise<Person> {
  const email = `${name}@atelier-lumiere.example`;
  const client = accountClient(url);
  const asked = await client.signInWithOtp({ email });
  if (asked.error) throw asked.error;
  const { code } = await brought(product, email);
  const { data, error } = await client.verifyOtp({ email, token: code, type: 'email' });
  if (error || !data.session) throw error ?? new Error('no session');
  const [company] = await product.sql<{ id: string }>(
    `select company_id as id from employees where user_id = '${data.session.user.id}'`,
  );
  return { token: data.session.access_token, companyId: company?.id ?? '' };
}

/** Says how the day is, again and again, until it was acknowledged and the load ends. */
async function answerToday({ token, companyId }: Person, signal: AbortSignal): Promise<void> {
  const taps = { mood: 4, energy: 3, factorTap: 4 } as const;
  const input = { companyId, day: today(), taps };
  for (let isKept = false; !isKept || !signal.aborted; ) {
    const kept = await callOver(url, checkIn, input, 'fr', token).catch(() => undefined);
    isKept ||= kept !== undefined;
    await sleep(1_000);
  }
}

/** Jobs go on: each order that was placed, before and after, has its mail. */
async function everyMailHasLeft(): Promise<void> {
  const orders = await product.sql<{ name: string }>(
    `select 'order-received.' || id as name from orders where payment_method = 'transfer'
       and email = '${BUYER.company.email}'`,
  );
  for (const { name } of orders) {
    await expect
      .poll(async () => (await product.mailbox.read(name))?.subject, { timeout: 30_000 })
      .toBeTruthy();
  }
}
