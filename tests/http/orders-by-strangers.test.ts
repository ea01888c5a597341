import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalFromBody } from '#basics/refusal.ts';
import { importTransfers, placeOrder, readOrder, reinstateOrder } from '#shop/orders/contract.ts';
import { ORDER_LIMITS } from '#shop/orders/rules/order-limits.ts';
import { newEmail } from '../support/account-client.ts';
import { BUYER, line, type OrderInput, orderOf } from '../support/checkout-orders.ts';
import { companyOf, type Person, person, verify } from '../support/company.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import { setStock, stockOf } from '../support/placed-orders.ts';
import { networkNumber, postFunction } from '../support/post-function.ts';
import { credit, fileOf, newId, placed, staffOf } from '../support/staff-orders.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

const MORNING = new Date('2026-11-23T09:00:00+01:00');
let now = MORNING;
let product: TestProduct;
let member: Person;
let spaceId: string;
let networks = 0;
beforeAll(async () => {
  product = await startTestProduct(
    { AUTH_RATE_LIMITS: 'off', ORDER_LIMITS: 'on', TRUSTED_PROXIES: '1' },
    { now: () => now },
  );
  member = await person(product);
  spaceId = await companyOf(member);
});
beforeEach(() => {
  now = MORNING;
});
afterAll(() => product.stop());

// An office is counted as one: each is another.
const nextNetwork = () => networkNumber(++networks * 256);

async function guestOrder(
  email: string,
  { slug = 'box-hygiene', quantity = 1, paymentMethod = 'transfer' as const } = {},
): Promise<OrderInput> {
  const order = await orderOf(product, [line(slug, quantity)]);
  return { ...order, form: { ...BUYER, company: { ...BUYER.company, email }, paymentMethod } };
}

/** An order as a stranger sends it from a network: its keys, or why it was refused. */
async function send(order: OrderInput, network: string) {
  const response = await postFunction(product.url, 'place-order', JSON.stringify(order), {
    network,
  });
  const body = await response.json();
  return response.ok
    ? { placed: body as { accessKey: string; number: string }, refusal: undefined }
    : { placed: undefined, refusal: refusalFromBody(body) };
}

async function place(order: OrderInput, network = nextNetwork()) {
  const { placed, refusal } = await send(order, network);
  if (!placed) throw new Error(`Refused: ${JSON.stringify(refusal)}`);
  return placed;
}

async function own(statement: string) {
  return (await sql.raw<Record<string, unknown>>(statement).execute(product.database.owner)).rows;
}

async function mailsTo(email: string) {
  await queueIsQuiet(product);
  const mails = await product.mailbox.list();
  return mails.filter(({ to }) => to?.some(({ address }) => address === email));
}

describe('one product, 99 pieces of it at most', () => {
  test('in an order, on however many lines; the function says so beside each', async () => {
    const lines = [
      line('box-saveurs', 60),
      line('box-saveurs', 40, {
        lineId: 'in pine',
        customisation: { sleeveColour: 'pine', swaps: [] },
      }),
    ];
    const order = { ...(await orderOf(product, lines)), checkoutKey: randomUUID() };
    const { refusal } = await send(order, nextNetwork());
    expect(refusal?.details?.quote).toMatchObject({
      lines: [{ problem: 'beyond-cart' }, { problem: 'beyond-cart' }],
    });
    const whole = await orderOf(product, [line('box-saveurs', 59), ...lines.slice(1)]);
    await place(whole);
  });

  test('says the database too, to whoever writes past the function', async () => {
    const { number } = await place(await guestOrder(newEmail(), { quantity: 50 }));
    const more = product.database.asService((tx) =>
      sql`insert into public.order_lines (order_id, position, product_id, name, quantity,
          unit_net_cents, net_cents, rate_basis_points, vat_reason, takes_stock)
        select order_id, 2, product_id, name, quantity, unit_net_cents, net_cents,
          rate_basis_points, vat_reason, takes_stock
        from public.order_lines where order_id in (
          select id from public.orders where number = ${number})`.execute(tx),
    );
    await expect(more).rejects.toMatchObject({ constraint: 'order_lines_within_cart' });
  });
});

describe('what is not paid is counted', () => {
  test('by network: 120 orders an hour, and no more while one is paid', async () => {
    const network = nextNetwork();
    const order = await guestOrder('unused');
    const answers = [];
    for (let sent = 0; sent < ORDER_LIMITS.unpaidAnHour + 5; sent += 1) {
      const company = { ...BUYER.company, email: newEmail() };
      const form = { ...order.form, company, paymentMethod: 'card' as const };
      answers.push(await send({ ...order, checkoutKey: randomUUID(), form }, network));
    }
    const refusals = answers.flatMap(({ refusal }) => refusal ?? []);
    expect(refusals).toHaveLength(5);
    expect(refusals[0]).toMatchObject({
      code: 'too-many-requests',
      details: { reason: 'unpaid-orders' },
    });
    // A neighbour is not kept from ordering, nor is somebody signed in behind the same address.
    await place(await guestOrder(newEmail()));
    const ofSpace = await guestOrder(newEmail());
    await member.call(placeOrder, { ...ofSpace, companyId: spaceId });
    // What is paid counts for nothing.
    await own(`update public.payments set state = 'paid', captured_cents = amount_cents
      where order_id in (select order_id from public.payments join public.orders on orders.id = order_id
        where counted_as = (select counted_as from public.orders
          where number = '${answers[0]?.placed?.number}') limit 1)`);
    await place(await guestOrder(newEmail()), network);
    now = new Date(MORNING.getTime() + 61 * 60_000);
    await place(await guestOrder(newEmail()), network);
  }, 120_000);

  test('by product: two full carts a day from one network, of what there are only so many', async () => {
    await setStock(product, 'box-surprise', 500);
    const another = nextNetwork();
    for (const quantity of [99, 99]) {
      const order = await guestOrder(newEmail(), { slug: 'box-surprise', quantity });
      await place({ ...order, form: { ...order.form, paymentMethod: 'card' } }, another);
    }
    const again = await send(await guestOrder(newEmail(), { slug: 'box-surprise' }), another);
    expect(again.refusal?.details).toEqual({ reason: 'unpaid-pieces' });
    // What is made as it is ordered is kept from nobody.
    for (const quantity of [99, 99, 99]) {
      await place(await guestOrder(newEmail(), { slug: 'box-hygiene', quantity }), another);
    }
  });

  test('by address: five wait at once, said beside it; whoever has the address goes on', async () => {
    const email = newEmail();
    for (let sent = 0; sent < ORDER_LIMITS.waitingUnderAddress; sent += 1) {
      await place(await guestOrder(email));
    }
    const { refusal } = await send(await guestOrder(email.toUpperCase()), nextNetwork());
    expect(refusal?.problems).toEqual([
      { path: 'company.email', problem: 'orders-wait-under-address' },
    ]);
    const owner = await person(product, { email });
    await owner.call(placeOrder, await guestOrder(email));
  });

  test('by address and day: ten, those that lapsed included', async () => {
    const email = newEmail();
    for (let sent = 0; sent < ORDER_LIMITS.unpaidUnderAddressADay; sent += 1) {
      const { number } = await place(await guestOrder(email));
      await own(`update public.orders set state = 'cancelled' where number = '${number}'`);
    }
    const { refusal } = await send(await guestOrder(email), nextNetwork());
    expect(refusal?.problems).toMatchObject([{ path: 'company.email' }]);
  });

  test('by mailbox, however its address is written; each order is of the address it was placed with', async () => {
    const email = newEmail();
    const tagged = (tag: number) => email.replace('@', `+${tag}@`);
    for (let sent = 0; sent < ORDER_LIMITS.waitingUnderAddress; sent += 1) {
      await place(await guestOrder(tagged(sent)));
    }
    const { refusal } = await send(await guestOrder(email), nextNetwork());
    expect(refusal?.problems).toEqual([
      { path: 'company.email', problem: 'orders-wait-under-address' },
    ]);
    // One mail a day before one is paid, to the mailbox as to the address; kept as it was typed.
    await queueIsQuiet(product);
    const told = await Promise.all([0, 1, 2, 3, 4].map((tag) => mailsTo(tagged(tag))));
    expect(told.map((mails) => mails.length)).toEqual([1, 0, 0, 0, 0]);
  });

  test('at once as one after the other: 30 at the same moment are 5', async () => {
    const email = newEmail();
    const orders = await Promise.all(Array.from({ length: 30 }, () => guestOrder(email)));
    const answers = await Promise.all(orders.map((order) => send(order, nextNetwork())));
    expect(answers.filter(({ placed }) => placed)).toHaveLength(ORDER_LIMITS.waitingUnderAddress);
  });

  test('once for one attempt, however often it is sent', async () => {
    const order = await guestOrder(newEmail());
    const network = nextNetwork();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(order, network)));
    expect(new Set(answers.map(({ placed }) => placed?.number)).size).toBe(1);
  });

  test('nobody reads the network of an order, and after a day nothing is left of it', async () => {
    const { number } = await place(await guestOrder(newEmail()), '198.51.100.7');
    const kept = `select counted_as from public.orders where number = '${number}'`;
    expect(JSON.stringify(await own(kept))).not.toContain('198.51.100.7');
    now = new Date(MORNING.getTime() + 25 * 60 * 60_000);
    await repeatJob(product, 'forget-orderers', {}, 1);
    await queueIsQuiet(product);
    expect(await own(kept)).toEqual([{ counted_as: null }]);
  });
});

describe('stock', () => {
  test('guests who pay by transfer keep half of it, from however many networks', async () => {
    await setStock(product, 'box-bien-etre', 20);
    for (let sent = 0; sent < 10; sent += 1) {
      await place(await guestOrder(newEmail(), { slug: 'box-bien-etre' }));
    }
    const eleventh = await guestOrder(newEmail(), { slug: 'box-bien-etre' });
    const { refusal } = await send(eleventh, nextNetwork());
    expect(refusal?.problems).toEqual([
      { path: 'paymentMethod', problem: 'transfer-keeps-too-much' },
    ]);
    expect(await stockOf(product, 'box-bien-etre')).toBe(10);
    // By card, and by transfer from a space, it is sold.
    await place({ ...eleventh, form: { ...eleventh.form, paymentMethod: 'card' } });
    const ofSpace = await guestOrder(newEmail(), { slug: 'box-bien-etre' });
    await member.call(placeOrder, { ...ofSpace, companyId: spaceId });
    await setStock(product, 'box-bien-etre', null);
  });

  test('whoever signs in and opens spaces keeps three quarters of it unpaid, however many they open', async () => {
    await own(`update public.orders set state = 'cancelled' where state = 'awaiting-payment'`);
    await setStock(product, 'box-bien-etre', 20);
    const rival = await person(product);
    const byTransfer = async (quantity: number, companyId?: string) => ({
      ...(await guestOrder(rival.email, { slug: 'box-bien-etre', quantity })),
      ...(companyId && { companyId }),
    });
    await rival.call(placeOrder, await byTransfer(5));
    for (const quantity of [5, 5]) {
      await rival.call(placeOrder, await byTransfer(quantity, await companyOf(rival)));
    }
    const more = rival.call(placeOrder, await byTransfer(1, await companyOf(rival)));
    expect((await refusalOf(more)).problems).toEqual([
      { path: 'paymentMethod', problem: 'unverified-keeps-too-much' },
    ]);
    expect(await stockOf(product, 'box-bien-etre')).toBe(5);
    // By card, and by transfer from a space that staff have verified, it is sold.
    const card = await byTransfer(1);
    await rival.call(placeOrder, { ...card, form: { ...card.form, paymentMethod: 'card' } });
    const honest = await person(product);
    const companyId = await companyOf(honest);
    await verify(product, companyId);
    await honest.call(placeOrder, { ...(await byTransfer(2)), companyId });
    await setStock(product, 'box-bien-etre', null);
  });

  test('the only piece is a guest’s too, and comes back when no transfer has come', async () => {
    await own(`update public.orders set state = 'cancelled' where state = 'awaiting-payment'`);
    await setStock(product, 'box-bien-etre', 1);
    const email = newEmail();
    const placed = await place(await guestOrder(email, { slug: 'box-bien-etre' }));
    const order = await product.call(readOrder, placed);
    expect(order).toMatchObject({ awaitedUntil: '2026-12-07', isMailed: true });
    const received = await product.mailTo(email, placed.number);
    expect(received.text).toContain('7 décembre 2026');
    const expire = async (at: string) => {
      now = new Date(at);
      await repeatJob(product, 'expire-orders', {}, 2);
      await queueIsQuiet(product);
      return stockOf(product, 'box-bien-etre');
    };
    expect(await expire('2026-12-07T23:59:00+01:00')).toBe(0);
    expect(await expire('2026-12-08T00:00:00+01:00')).toBe(1);
    const after = await product.call(readOrder, placed);
    // Nobody is told where to pay for what is given up.
    expect(after).toMatchObject({ state: 'cancelled', transfer: null });
    const mails = await mailsTo(email);
    expect(mails.filter(({ subject }) => subject?.includes('faute de virement'))).toHaveLength(1);
    await setStock(product, 'box-bien-etre', null);
  });
});

describe('a transfer that comes after its order lapsed', () => {
  const lapsed = async () => {
    now = MORNING;
    await own(`update public.orders set state = 'cancelled', holds_stock = false
      where state = 'awaiting-payment'`);
    const order = await placed(product, {
      slug: 'box-bien-etre',
      quantity: 1,
      company: { email: newEmail() },
    });
    now = new Date('2026-12-08T00:10:00+01:00');
    await repeatJob(product, 'expire-orders', {}, 1);
    await queueIsQuiet(product);
    return order;
  };

  test('is not lost: staff are told, and take it up again if the stock allows', async () => {
    await setStock(product, 'box-bien-etre', 1);
    const paul = await staffOf(product);
    const order = await lapsed();
    expect(await fileOf(paul, order)).toMatchObject({ state: 'cancelled' });
    await paul.call(importTransfers, { credits: [credit(order.reference, order.grossCents)] });
    const { money, acts } = await fileOf(paul, order);
    expect(money?.capturedCents).toBe(order.grossCents);
    expect(acts).toContain('reinstate');
    // Somebody else has it meanwhile: the money waits with the order.
    await setStock(product, 'box-bien-etre', 0);
    const again = { orderId: order.id, actId: newId() };
    expect((await refusalOf(paul.call(reinstateOrder, again))).code).toBe('out-of-stock');
    await setStock(product, 'box-bien-etre', 1);
    await paul.call(reinstateOrder, again);
    expect(await fileOf(paul, order)).toMatchObject({ state: 'confirmed' });
    expect(await stockOf(product, 'box-bien-etre')).toBe(0);
  });

  test('a part that came in time keeps the order until a person decides', async () => {
    await setStock(product, 'box-bien-etre', 5);
    const paul = await staffOf(product);
    now = MORNING;
    const email = newEmail();
    const wish = { slug: 'box-bien-etre', quantity: 1, company: { email } };
    const order = await placed(product, wish);
    await paul.call(importTransfers, { credits: [credit(order.reference, 100)] });
    now = new Date('2027-01-08T00:10:00+01:00');
    await repeatJob(product, 'expire-orders', {}, 2);
    await queueIsQuiet(product);
    expect(await fileOf(paul, order)).toMatchObject({ state: 'awaiting-payment' });
    await setStock(product, 'box-bien-etre', null);
  });
});

describe('a mail about an order is not a weapon', () => {
  test('an address that nobody has proven is told of one order a day before one is paid', async () => {
    const email = newEmail();
    const first = await place(await guestOrder(email));
    const second = await place(await guestOrder(email));
    expect(await product.call(readOrder, second)).toMatchObject({ isMailed: false });
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      `Votre commande ${first.number} est enregistrée`,
    ]);
    // Neither a reminder nor its end is told of what was not.
    now = new Date('2026-12-05T08:10:00+01:00');
    await repeatJob(product, 'remind-of-transfers', {}, 1);
    await queueIsQuiet(product);
    now = new Date('2026-12-09T08:10:00+01:00');
    await repeatJob(product, 'expire-orders', {}, 1);
    const later = await mailsTo(email);
    expect(later.filter(({ subject }) => subject?.includes(second.number))).toEqual([]);
    expect(later.filter(({ subject }) => subject?.includes(first.number))).toHaveLength(3);
  });

  test('and reads nothing that a stranger typed', async () => {
    const email = newEmail();
    const order = await guestOrder(email);
    const company = { ...order.form.company, legalName: 'Gagnez un voyage', contactName: 'Piège' };
    await place({ ...order, form: { ...order.form, company, message: 'Cliquez ici' } });
    const [mail] = await mailsTo(email);
    expect(mail?.text).not.toMatch(/voyage|Piège|Cliquez/);
    expect(mail?.text).toContain('Vous n’avez rien commandé');
  });

  test.each([
    ['Lots sur https://x.example', 'link-in-name'],
    ['Lots sur i❤.ws', 'link-in-name'],
    ['Votre compte expire appelez 01 23 45 67 89', 'number-in-name'],
  ])('a company name leads nowhere, as does %s', async (legalName, problem) => {
    const order = await guestOrder(newEmail());
    const company = { ...order.form.company, legalName };
    const refusal = await refusalOf(
      product.call(placeOrder, { ...order, form: { ...order.form, company } }),
    );
    expect(refusal.problems).toEqual([{ path: 'company.legalName', problem }]);
  });

  test('from a space, five addresses’ worth a day go to one that nobody there has proven', async () => {
    const email = newEmail();
    for (let sent = 0; sent < 7; sent += 1) {
      const order = await guestOrder(email);
      await member.call(placeOrder, { ...order, companyId: spaceId });
    }
    expect(await mailsTo(email)).toHaveLength(ORDER_LIMITS.toldADay.member);
  });
});
