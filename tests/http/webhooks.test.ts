import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { listJournal } from '#company/contract.ts';
import {
  addWebhook,
  listWebhooks,
  removeWebhook,
  renewWebhookSecret,
  resumeWebhook,
  sendWebhookAgain,
  webhookData,
} from '#shop/integrations/contract.ts';
import { makeParcel, placeOrder, prepareOrders } from '#shop/orders/contract.ts';
import { BUYER, decide, line, orderOf } from '../support/checkout-orders.ts';
import {
  COMPANY_FORM,
  companyOf,
  memberWithRole,
  newSiren,
  type Person,
  person,
} from '../support/company.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import { settableClock } from '../support/listening.ts';
import { newId, signedAnew, staffOf } from '../support/staff-orders.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

const MARK = 'secret-de-claire';
const START = new Date().toISOString();
const DAY = 86_400_000;
const clock = settableClock(START);
const later = (days: number) => new Date(Date.parse(START) + days * DAY);

type Received = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};
let received: Received[] = [];
let answers = 204;
/** Settled where what is sent is answered. */
let mayAnswer: Promise<unknown> = Promise.resolve();
const receiver = createServer(async (request, response) => {
  let body = '';
  for await (const piece of request) body += String(piece);
  received.push({ path: request.url ?? '', headers: request.headers, body });
  await mayAnswer;
  response.writeHead(answers, answers === 302 ? { location: '/elsewhere' } : {}).end();
});

let product: TestProduct;
let paul: Person;
let origin: string;
beforeAll(async () => {
  await new Promise<void>((done) => void receiver.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const settings = { AUTH_RATE_LIMITS: 'off', WEBHOOK_TEST_ORIGIN: origin };
  product = await startTestProduct(settings, clock);
  paul = await staffOf(product);
});
beforeEach(() => {
  clock.set(START);
  answers = 204;
  received = [];
});
afterAll(async () => {
  await product.stop();
  receiver.close();
});

async function company() {
  const owner = signedAnew(product, await person(product));
  const siren = newSiren();
  const id = await companyOf(owner, { ...COMPANY_FORM, siren });
  return { id, owner, siren };
}
type Company = Awaited<ReturnType<typeof company>>;

const EVERYTHING = { 'scope-orders': 'on', 'scope-invoices': 'on', 'scope-deliveries': 'on' };

async function hooked(of: Company, scopes: Record<string, string> = EVERYTHING) {
  const webhookId = newId();
  const form = { url: `${origin}/${webhookId}`, ...scopes };
  const { secret } = await of.owner.call(addWebhook, { companyId: of.id, webhookId, form });
  return { webhookId, secret };
}

/** Orders in the name of that company and pays, by somebody who is named in it. */
async function order(of: Company) {
  const number = await pay(of);
  await queueIsQuiet(product);
  return number;
}

async function pay({ id, owner, siren }: Company) {
  const { siret: _, vatNumber: __, ...buyer } = BUYER.company;
  const input = await orderOf(product, [line('box-saveurs', 2)], {
    companyId: id,
    form: {
      ...BUYER,
      message: MARK,
      company: { ...buyer, siren, contactName: MARK },
      paymentMethod: 'card',
    },
  });
  const { number, redirectUrl } = await owner.call(placeOrder, input);
  await decide(redirectUrl ?? '', 'paid');
  return number;
}

async function ship(number: string) {
  const { rows } = await sql<{ id: string }>`
    select id from orders where number = ${number}`.execute(product.database.owner);
  const orderId = rows[0]?.id ?? '';
  await paul.call(prepareOrders, { orderIds: [orderId] });
  await paul.call(makeParcel, {
    ...{ orderId, parcelId: newId() },
    form: { 'quantity 1': '2', carrier: 'colissimo', trackingNumber: '6A1', leaves: 'on' },
  });
  await queueIsQuiet(product);
}

const to = (webhookId: string) => received.filter(({ path }) => path === `/${webhookId}`);
const webhookOf = async ({ id, owner }: Company) =>
  (await owner.call(listWebhooks, { companyId: id })).webhooks[0];

/** As `docs/api.md` says that receivers do. */
function isSigned(secret: string, { headers, body }: Received, nowMs: number): boolean {
  const [id, timestamp] = [headers['webhook-id'], headers['webhook-timestamp']];
  if (Math.abs(nowMs / 1_000 - Number(timestamp)) > 300) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .map((each) => Buffer.from(each.replace('v1,', ''), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}

describe('a webhook', () => {
  test('is told of orders, invoices and deliveries, by number and state, and of nobody', async () => {
    const ours = await company();
    const { webhookId, secret } = await hooked(ours);
    const number = await order(ours);
    await ship(number);
    const told = to(webhookId);
    const bodies = told.map(({ body }) => JSON.parse(body) as { type: string; data: object });
    expect(new Set(bodies.map(({ type }) => type))).toEqual(
      new Set(Object.keys(webhookData.shape)),
    );
    for (const { type, data } of bodies) {
      const shape = webhookData.shape[type as 'order.changed'].strict();
      expect(shape.safeParse(data).success).toBe(true);
    }
    expect(told.map(({ body }) => body).join()).not.toContain(MARK);
    for (const each of told) expect(isSigned(secret, each, Date.parse(START))).toBe(true);
    const ids = told.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(ids.length);
    const shown = await webhookOf(ours);
    expect(shown?.messages.map(({ state }) => state)).toEqual(told.map(() => 'delivered'));
  });

  test('is told what was ticked alone, of its own company alone, and once', async () => {
    const [ours, theirs] = [await company(), await company()];
    const { webhookId } = await hooked(ours, { 'scope-invoices': 'on' });
    const foreign = await hooked(theirs);
    const number = await order(ours);
    const { rows } = await sql<{ id: string }>`
      select id from orders where number = ${number}`.execute(product.database.owner);
    const moved = { orderId: rows[0]?.id, state: 'confirmed' };
    await repeatJob(product, 'order-moved', moved, 2);
    await queueIsQuiet(product);
    expect(to(webhookId).map(({ body }) => JSON.parse(body).type)).toEqual(['invoice.issued']);
    expect(to(foreign.webhookId)).toEqual([]);
  });

  test('is signed so that nothing sent again later, or altered, passes', async () => {
    const ours = await company();
    const { webhookId, secret } = await hooked(ours, { 'scope-orders': 'on' });
    await order(ours);
    const [first] = to(webhookId);
    if (!first) throw new Error('Nothing was received');
    expect(isSigned(secret, first, Date.parse(START) + 600_000)).toBe(false);
    const altered = { ...first, body: first.body.replace('confirmed', 'delivered') };
    expect(isSigned(secret, altered, Date.parse(START))).toBe(false);
    const fresh = String(Date.parse(START) / 1_000 + 600);
    const moved = { ...first, headers: { ...first.headers, 'webhook-timestamp': fresh } };
    expect(isSigned(secret, moved, Date.parse(START) + 600_000)).toBe(false);
  });

  test('has another secret when its owner asks; both sign for a day, then the new one alone', async () => {
    const ours = await company();
    const { webhookId, secret: former } = await hooked(ours, { 'scope-orders': 'on' });
    const renew = { companyId: ours.id, webhookId, secretVersion: 1 };
    const { secret } = await ours.owner.call(renewWebhookSecret, renew);
    expect(secret).not.toBe(former);
    expect((await refusalOf(ours.owner.call(renewWebhookSecret, renew))).code).toBe('conflict');
    await order(ours);
    const [first] = to(webhookId);
    for (const each of [secret, former])
      expect(first && isSigned(each, first, Date.parse(START))).toBe(true);
    clock.set(later(1));
    const [message] = (await webhookOf(ours))?.messages ?? [];
    const again = { companyId: ours.id, messageId: message?.id ?? '' };
    await ours.owner.call(sendWebhookAgain, again);
    await queueIsQuiet(product);
    const last = to(webhookId).at(-1);
    expect(last?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(last && isSigned(secret, last, later(1).getTime())).toBe(true);
    expect(last && isSigned(former, last, later(1).getTime())).toBe(false);
  });
});

describe('what is not taken', () => {
  /** Every attempt that is due, however late. */
  const attempt = (messageId: string) => repeatJob(product, 'send-webhook', { messageId }, 1);

  test('is tried again, shown with why, and sent again when asked', async () => {
    const ours = await company();
    const { webhookId } = await hooked(ours, { 'scope-orders': 'on' });
    answers = 500;
    await order(ours);
    const [message] = (await webhookOf(ours))?.messages ?? [];
    expect(message).toMatchObject({
      state: 'waiting',
      attempts: 1,
      status: 500,
      problem: 'status',
    });
    answers = 302;
    await attempt(message?.id ?? '');
    await queueIsQuiet(product);
    expect(received.map(({ path }) => path)).not.toContain('/elsewhere');
    expect((await webhookOf(ours))?.messages[0]).toMatchObject({
      attempts: 2,
      problem: 'redirect',
    });
    answers = 204;
    await ours.owner.call(sendWebhookAgain, { companyId: ours.id, messageId: message?.id ?? '' });
    await queueIsQuiet(product);
    expect((await webhookOf(ours))?.messages[0]).toMatchObject({ state: 'delivered' });
    expect(new Set(to(webhookId).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test('for three days stops it; its owners are written to, and resume it', async () => {
    const ours = await company();
    const { webhookId } = await hooked(ours, { 'scope-orders': 'on' });
    answers = 500;
    await order(ours);
    const [message] = (await webhookOf(ours))?.messages ?? [];
    clock.set(later(3));
    await attempt(message?.id ?? '');
    await queueIsQuiet(product);
    expect(await webhookOf(ours)).toMatchObject({
      isDisabled: true,
      messages: [{ state: 'failed' }],
    });
    await product.mailTo(ours.owner.email, 'est arrêté');
    const again = { companyId: ours.id, messageId: message?.id ?? '' };
    expect((await refusalOf(ours.owner.call(sendWebhookAgain, again))).code).toBe('not-found');
    answers = 204;
    received = [];
    await ours.owner.call(resumeWebhook, { companyId: ours.id, webhookId });
    await ours.owner.call(sendWebhookAgain, again);
    await queueIsQuiet(product);
    expect(to(webhookId)).toHaveLength(1);
    const { entries } = await ours.owner.call(listJournal, { companyId: ours.id });
    const actions = entries.map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['webhook-added', 'webhook-disabled', 'webhook-resumed']),
    );
  });

  test('leads nowhere near us, typed or looked up', async () => {
    const ours = await company();
    for (const url of ['http://127.0.0.1:1/', 'https://10.0.0.1/', 'https://[::1]/']) {
      const input = { companyId: ours.id, webhookId: newId(), form: { url, ...EVERYTHING } };
      const { problems } = await refusalOf(ours.owner.call(addWebhook, input));
      expect(problems).toEqual([{ path: 'url', problem: 'url-invalid' }]);
    }
    // As it would stand there from before a rule was stricter.
    await hooked(ours, { 'scope-orders': 'on' });
    await sql`alter table webhooks disable trigger guard`.execute(product.database.owner);
    await sql`update webhooks set url = 'https://127.0.0.1/' where company_id = ${ours.id}`.execute(
      product.database.owner,
    );
    await sql`alter table webhooks enable trigger guard`.execute(product.database.owner);
    await order(ours);
    expect((await webhookOf(ours))?.messages[0]).toMatchObject({ problem: 'address-refused' });
  });
});

describe('nobody but owners', () => {
  test('sees, adds or changes webhooks, and owners none of another company', async () => {
    const [ours, theirs] = [await company(), await company()];
    const { webhookId } = await hooked(ours);
    await order(ours);
    const messageId = (await webhookOf(ours))?.messages[0]?.id ?? '';
    const of = { companyId: ours.id, webhookId };
    const form = { url: `${origin}/x`, ...EVERYTHING };
    const hr = await memberWithRole(product, ours.owner, ours.id, 'hr');
    for (const who of [hr, await person(product), theirs.owner]) {
      const refused = await Promise.all(
        [
          who.call(listWebhooks, { companyId: ours.id }),
          who.call(addWebhook, { companyId: ours.id, webhookId: randomUUID(), form }),
          who.call(renewWebhookSecret, { ...of, secretVersion: 1 }),
          who.call(resumeWebhook, of),
          who.call(removeWebhook, of),
          who.call(sendWebhookAgain, { companyId: ours.id, messageId }),
        ].map(refusalOf),
      );
      expect(refused.map(({ code }) => code)).toEqual(Array(6).fill('forbidden'));
      const token = (await who.client.getSession()).data.session?.access_token;
      const headers = { authorization: `Bearer ${token}` };
      for (const table of ['webhooks', 'webhook_messages']) {
        const seen = await fetch(`${await product.tablesOfFunctions()}/${table}?select=id`, {
          headers,
        });
        expect(await seen.json()).toEqual([]);
      }
    }
    const foreign = { companyId: theirs.id, webhookId };
    const theirsRefused = await Promise.all(
      [
        theirs.owner.call(removeWebhook, foreign),
        theirs.owner.call(renewWebhookSecret, { ...foreign, secretVersion: 1 }),
        theirs.owner.call(sendWebhookAgain, { companyId: theirs.id, messageId }),
      ].map(refusalOf),
    );
    expect(theirsRefused.map(({ code }) => code)).toEqual(Array(3).fill('not-found'));
    await ours.owner.call(removeWebhook, of);
    received = [];
    await order(ours);
    expect(to(webhookId)).toEqual([]);
  });
});

test('who added a webhook may go, also after it was removed, which it stays', async () => {
  const ours = await company();
  const { webhookId } = await hooked(ours);
  await ours.owner.call(removeWebhook, { companyId: ours.id, webhookId });
  const gone = sql`update webhooks set created_by = null where id = ${webhookId}`;
  await expect(gone.execute(product.database.owner)).resolves.toBeTruthy();
  const back = sql`update webhooks set removed_at = null where id = ${webhookId}`;
  await expect(back.execute(product.database.owner)).rejects.toThrow('replaced, not changed');
});

test('whoever answers nothing keeps nobody else waiting: another company’s order is invoiced meanwhile', async () => {
  const [rival, other] = [await company(), await company()];
  for (let at = 0; at < 10; at += 1) await hooked(rival);
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  mayAnswer = promise;
  onTestFinished(() => {
    answer();
    mayAnswer = Promise.resolve();
  });
  await pay(rival);
  await expect.poll(() => received.length).toBeGreaterThan(1);
  const number = await pay(other);
  const invoiced = async () => {
    const { rows } = await sql`select from invoices join orders on orders.id = order_id
      where orders.number = ${number}`.execute(product.database.owner);
    return rows.length;
  };
  await expect.poll(invoiced).toBe(1);
  const { rows } = await sql<{ untried: number }>`
    select count(*)::integer as untried from webhook_messages
    where company_id = ${rival.id} and attempts = 0`.execute(product.database.owner);
  expect(rows[0]?.untried).toBeGreaterThan(0);
  answer();
  await queueIsQuiet(product);
});
