import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  checkVatNumber,
  placeOrder,
  quoteCart,
  readOrder,
  readOrderFile,
} from '#shop/orders/contract.ts';
import { forgetVatNumbers } from '#shop/orders/server/vat-numbers.ts';
import {
  acceptQuote,
  listQuotable,
  openQuote,
  saveQuote,
  sendQuote,
} from '#shop/quotes/contract.ts';
import { BUYER, decide, line, type OrderInput } from '../support/checkout-orders.ts';
import { type Person, person } from '../support/company.ts';
import { queueIsQuiet } from '../support/job-queue.ts';
import { staffMember } from '../support/staff.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';
import { startViesDouble, type ViesDouble } from '../support/vies-double/vies-double.ts';

let now = Date.parse('2026-11-29T10:00:00+01:00');
let vies: ViesDouble;
let product: TestProduct;
let staff: Person;
let boxId: string;
beforeAll(async () => {
  vies = await startViesDouble();
  product = await startTestProduct(
    { AUTH_RATE_LIMITS: 'off', VIES_URL: vies.url, LIMITS: 'check-vat-number=1000/3600' },
    { now: () => new Date(now) },
  );
  staff = await staffMember(product);
  const { products } = await staff.call(listQuotable, {});
  boxId = products.find(({ name }) => name.fr === 'Box Saveurs')?.id ?? '';
});
afterAll(async () => {
  await product.stop();
  await vies.stop();
});

const HOUR_MS = 3_600_000;
const LYON = { line1: '12 rue des Lilas', postcode: '69003', city: 'Lyon', country: 'FR' };
const GENEVA = { line1: 'Rue 1', postcode: '1201', city: 'Genève', country: 'CH' };
const REUNION = { line1: 'Rue 1', postcode: '97400', city: 'Saint-Denis', country: 'FR' };
const BRUSSELS = { line1: 'Quai 1', postcode: '1000', city: 'Bruxelles', country: 'BE' };
const { siret: _, ...company } = BUYER.company;
const LINES = [line('box-saveurs', 2)];

/** Numbers that nothing was asked of yet: Belgian ones have check digits. */
let last = 4_030_192;
function newNumber(): string {
  last += 1;
  const digits = `0${last}`;
  return `BE${digits}${String(97 - (Number(digits) % 97)).padStart(2, '0')}`;
}

function registered(name = 'ATELIERS DU CANAL SA'): string {
  const number = newNumber();
  vies.enter(number, { name });
  return number;
}

type Form = OrderInput['form'];
const buyer = (vatNumber: string | undefined, change: Partial<Form> = {}): Form => ({
  ...BUYER,
  company: { ...company, legalName: 'Ateliers du Canal', vatNumber },
  billingAddress: BRUSSELS,
  ...change,
});

const priced = (form: Form) => {
  const { country, postcode } = form.deliveryAddress ?? form.billingAddress;
  return product.call(quoteCart, {
    lines: LINES,
    deliveredTo: { country, postcode },
    ...(form.company.vatNumber && { vatNumber: form.company.vatNumber }),
  });
};

const check = (vatNumber: string) => product.call(checkVatNumber, { vatNumber });

type SoldOrder = {
  readonly siren: string | null;
  readonly vat_number: string | null;
  readonly proven: string | null;
  readonly request_id: string | null;
  readonly lines: readonly {
    readonly name: string;
    readonly category: string;
    readonly rate: number;
    readonly net: number;
  }[];
};

/** As the checkout does it: the number is checked as it is typed, then ordered at the total that is shown. */
async function order(form: Form) {
  const { totals } = await priced(form);
  const placed = await product.call(placeOrder, {
    checkoutKey: randomUUID(),
    lines: LINES,
    expectedGrossCents: totals.grossCents,
    form,
  });
  const { rows } = await sql<SoldOrder>`
    select orders.siren, orders.vat_number, proof.number as proven, proof.request_id,
      (select json_agg(json_build_object('name', line.name, 'category', line.vat_category,
        'rate', line.rate_basis_points, 'net', line.net_cents) order by position)
        from public.order_lines as line where line.order_id = orders.id) as lines
    from public.orders left join public.vat_number_checks as proof on proof.id = orders.vat_check_id
    where orders.number = ${placed.number}`.execute(product.database.owner);
  const { totals: sold } = await product.call(readOrder, placed);
  const [row] = rows;
  if (!row) throw new Error('No such order');
  return { ...row, totals: sold, number: placed.number, payPage: placed.redirectUrl ?? '' };
}

describe('VIES is asked about the number of a company of the Union', () => {
  test('in our name; its answer and its number are kept as proof, and told', async () => {
    const number = registered();
    expect(await check(` ${number.toLowerCase()} `)).toEqual({
      outcome: 'valid',
      name: 'ATELIERS DU CANAL SA',
    });
    expect(vies.asked.at(-1)).toEqual({ number, requester: 'FR11999999998' });
    const { rows } = await sql`select is_valid, request_id, name from public.vat_number_checks
      where number = ${number}`.execute(product.database.owner);
    expect(rows).toEqual([
      {
        is_valid: true,
        request_id: expect.stringMatching(/^WAPIAAAA/),
        name: 'ATELIERS DU CANAL SA',
      },
    ]);
  });

  test('a number that it does not know is invalid; one without a name is valid all the same', async () => {
    expect(await check(newNumber())).toEqual({ outcome: 'invalid', name: null });
    vies.enter('DE136695976');
    expect(await check('DE136695976')).toEqual({ outcome: 'valid', name: null });
  });

  test.each(['server-error', 'country-away', 'nonsense'] as const)(
    'away (%s), it has said nothing of the number, and nothing is kept',
    async (mishap) => {
      const number = registered();
      vies.suffer(mishap);
      expect(await check(number)).toEqual({ outcome: 'away', name: null });
      vies.suffer(undefined);
      expect(await check(number)).toMatchObject({ outcome: 'valid' });
    },
  );

  test.each(['FR44732829320', 'BE0403019262', 'XI123456789', 'GB123456789', '', "BE' or 1=1"])(
    'it is not asked about %j',
    async (vatNumber) => {
      const asked = vies.asked.length;
      const refused = await refusalOf(check(vatNumber));
      expect(refused.problems).toEqual([
        { path: 'company.vatNumber', problem: 'vat-number-invalid' },
      ]);
      expect(vies.asked).toHaveLength(asked);
    },
  );

  test('once in ten minutes, however often somebody types it', async () => {
    const number = registered();
    const asked = vies.asked.length;
    await check(number);
    await check(number);
    expect(vies.asked).toHaveLength(asked + 1);
    now += HOUR_MS;
    await check(number);
    expect(vies.asked).toHaveLength(asked + 2);
  });

  test('what it said is read by staff alone, and written by nobody', async () => {
    const number = registered();
    await check(number);
    const member = await person(product);
    const at = `${product.url}/rest/v1/vat_number_checks`;
    const as = async (who: typeof staff | undefined, method = 'GET', body?: object) => {
      const token = (await who?.client.getSession())?.data.session?.access_token;
      return fetch(method === 'GET' ? `${at}?number=eq.${number}` : at, {
        method,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token ?? (await product.tokens.apiKey('anon'))}`,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    };
    expect(await (await as(staff)).json()).toMatchObject([{ number, is_valid: true }]);
    expect(await (await as(member)).json()).toEqual([]);
    expect((await as(undefined)).ok).toBe(false);
    const forged = { number, is_valid: true, checked_at: '2026-11-29T10:00:00Z' };
    for (const who of [staff, member, undefined]) {
      expect((await as(who, 'POST', forged)).ok).toBe(false);
    }
  });
});

describe('what goes to another member of the Union', () => {
  test('bears no VAT for a company whose number VIES confirms, carriage neither; no SIREN is asked', async () => {
    const number = registered();
    await check(number);
    const sold = await order(buyer(number));
    expect(sold).toMatchObject({ siren: null, vat_number: number, proven: number });
    expect(sold.request_id).toMatch(/^WAPIAAAA/);
    expect(sold.lines).toEqual([
      { name: 'Box Saveurs', category: 'K', rate: 0, net: 7_980 },
      { name: expect.stringMatching(/Belgi/), category: 'K', rate: 0, net: 1_400 },
    ]);
    expect(sold.totals).toMatchObject({
      netCents: 9_380,
      vatCents: 0,
      vatGroups: [{ rateBasisPoints: 0, vatCategory: 'K', netCents: 9_380, vatCents: 0 }],
    });
  });

  test.each([
    ['none', () => undefined],
    ['one that VIES does not know', newNumber],
    ['a French one', () => 'FR44732829320'],
  ])('bears French VAT with %s', async (_name, numberOf) => {
    const sold = await order(buyer(numberOf()));
    expect(sold.proven).toBeNull();
    expect(sold.lines).toMatchObject([
      { category: 'S', rate: 550 },
      { category: 'S', rate: 550, net: 1_400 },
    ]);
  });

  test('bears French VAT while VIES is away: the order is not held up, and the total is the one shown', async () => {
    const number = registered();
    vies.suffer('country-away');
    const sold = await order(buyer(number));
    vies.suffer(undefined);
    expect(sold.lines).toMatchObject([{ rate: 550 }, { rate: 550 }]);
  });

  test('is asked again when it is ordered: a number that lapsed meanwhile changes the total, which is said', async () => {
    const number = registered();
    await check(number);
    const form = buyer(number);
    const { totals } = await priced(form);
    expect(totals.vatCents).toBe(0);
    vies.strike(number);
    now += HOUR_MS;
    const placing = product.call(placeOrder, {
      checkoutKey: randomUUID(),
      lines: LINES,
      expectedGrossCents: totals.grossCents,
      form,
    });
    const refused = await refusalOf(placing);
    expect(refused.code).toBe('price-changed');
    expect(refused.details).toMatchObject({
      quote: { totals: { vatGroups: [{ rateBasisPoints: 550 }] } },
    });
  });

  test('a cart that was shown for France is not charged for Belgium, nor the other way round', async () => {
    const form = buyer(undefined);
    const { totals } = await priced({ ...form, billingAddress: BUYER.billingAddress });
    const placing = product.call(placeOrder, {
      checkoutKey: randomUUID(),
      lines: LINES,
      expectedGrossCents: totals.grossCents,
      form,
    });
    const refused = await refusalOf(placing);
    expect(refused.code).toBe('price-changed');
    expect(refused.details).toMatchObject({ quote: { carriage: { netCents: 1_400 } } });
  });

  test('holds no monthly box', async () => {
    const lines = [line('box-pouvoir-d-achat', 10, { commitmentMonths: 12 })];
    const { lines: quoted } = await product.call(quoteCart, {
      lines,
      deliveredTo: { country: 'BE', postcode: '1000' },
    });
    expect(quoted).toMatchObject([{ problem: 'not-sent-abroad' }]);
  });
});

describe('a number that lapses between the order and its payment', () => {
  const fileOf = async (number: string) => {
    const { rows } = await sql<{ id: string }>`select id from public.orders
      where number = ${number}`.execute(product.database.owner);
    return staff.call(readOrderFile, { orderId: rows[0]?.id ?? '' });
  };

  test.each([true, false])(
    'is told to staff before anything is sent: lapsed %s',
    async (lapses) => {
      const vatNumber = registered();
      await check(vatNumber);
      const { number, payPage } = await order(buyer(vatNumber));
      if (lapses) vies.strike(vatNumber);
      now += 11 * 60_000;
      await decide(payPage, 'paid');
      await queueIsQuiet(product);
      const { state, company: buyers, events } = await fileOf(number);
      expect(state).toBe('confirmed');
      expect(buyers.vatProof).toMatchObject({ name: 'ATELIERS DU CANAL SA', hasLapsed: lapses });
      expect(events.some(({ kind }) => kind === 'vat-number-lapsed')).toBe(lapses);
      // It is invoiced as it leaves, and has not left.
      const { rows } = await sql`select from public.invoices where order_id =
      (select id from public.orders where number = ${number})`.execute(product.database.owner);
      expect(rows).toEqual([]);
    },
  );
});

describe('somebody who gives a confirmed number', () => {
  test('and has it delivered in France bears French VAT, whoever the number is of', async () => {
    const number = registered('SOMEBODY ELSE GMBH');
    await check(number);
    const sold = await order(buyer(number, { deliveryAddress: BUYER.billingAddress }));
    expect(sold.lines).toEqual([{ name: 'Box Saveurs', category: 'S', rate: 550, net: 7_980 }]);
  });

  test('and is French bears none for what goes to Belgium by it, and needs a SIRET as before', async () => {
    const number = registered();
    await check(number);
    const form = { ...buyer(number), billingAddress: BUYER.billingAddress };
    const placing = product.call(placeOrder, {
      checkoutKey: randomUUID(),
      lines: LINES,
      expectedGrossCents: 1,
      form,
    });
    expect((await refusalOf(placing)).problems).toEqual([
      { path: 'company.siret', problem: 'required' },
    ]);
  });

  test('cannot have it moved to France, nor its number or proof changed, in the database either', async () => {
    const number = registered();
    await check(number);
    const { number: sold } = await order(buyer(number));
    const run = (statement: string) =>
      product.database.asService((tx) => sql.raw(statement).execute(tx));
    const change = (what: string) =>
      run(`update public.orders set ${what} where number = '${sold}'`);
    const place = `delivery_address = '${JSON.stringify(BUYER.billingAddress)}'`;
    await expect(change(place)).rejects.toMatchObject({ constraint: 'order_lines_rate_of_place' });
    const proof = { constraint: 'orders_vat_proof' };
    await expect(change('vat_check_id = null')).rejects.toMatchObject(proof);
    await expect(change(`vat_number = 'DE136695976'`)).rejects.toMatchObject(proof);
    await change(`delivery_address = jsonb_set(delivery_address, '{line1}', '"Quai 2"')`);
    const add = (category: string, rate: number) =>
      run(`insert into public.order_lines (order_id, position, product_id, name, quantity,
          unit_net_cents, net_cents, rate_basis_points, vat_category, vat_reason, takes_stock)
        select order_id, 9, product_id, name, 1, unit_net_cents, unit_net_cents, ${rate},
          '${category}', vat_reason, takes_stock from public.order_lines
        where position = 1 and order_id = (select id from public.orders where number = '${sold}')`);
    const constraint = 'order_lines_rate_of_place';
    await expect(add('S', 550)).rejects.toMatchObject({ constraint });
    await expect(add('G', 0)).rejects.toMatchObject({ constraint });
    await expect(add('K', 550)).rejects.toMatchObject({ constraint: 'order_lines_vat_category' });
    await add('K', 0);
  });
});

describe('a quote for abroad', () => {
  const formOf = (change: Record<string, string>) => ({
    language: 'fr',
    legalName: 'Ateliers du Canal',
    contactName: 'Claire Moreau',
    email: `${randomUUID()}@canal.example`,
    ...BRUSSELS,
    validityDays: '30',
    lines: 'a',
    'line.a.product': boxId,
    'line.a.quantity': '120',
    ...change,
  });

  async function sent(change: Record<string, string>) {
    const quoteId = randomUUID();
    const form = formOf(change);
    const { revision } = await staff.call(saveQuote, {
      quoteId,
      requestId: null,
      revision: null,
      form,
    });
    await staff.call(sendQuote, { quoteId, revision });
    await queueIsQuiet(product);
    const mails = await product.mailbox.list();
    const mail = mails.find(({ to }) => to?.[0]?.address === form.email);
    const token = /quote=([^&\s]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const { content } = await product.call(openQuote, { token });
    return { token, content };
  }

  const accept = (token: string, form: Form) =>
    product.call(acceptQuote, { token, form: { ...form, paymentMethod: 'transfer' } });

  test('is without VAT by a number that VIES confirms as it is sent, and becomes that order', async () => {
    const vatNumber = registered();
    const { token, content } = await sent({ vatNumber });
    expect(content.lines).toMatchObject([
      { vatCategory: 'K', rateBasisPoints: 0 },
      { name: 'Transport (Belgique)', quantity: 120, isCarriage: true, vatCategory: 'K' },
    ]);
    const { accessKey } = await accept(token, buyer(vatNumber));
    expect((await product.call(readOrder, { accessKey })).totals).toEqual(content.totals);
  });

  test('is accepted by nobody whose number has lapsed since, nor by another company’s price', async () => {
    const vatNumber = registered();
    const { token } = await sent({ vatNumber });
    vies.strike(vatNumber);
    now += HOUR_MS;
    const problem = 'vat-number-not-confirmed';
    for (const number of [vatNumber, undefined]) {
      expect((await refusalOf(accept(token, buyer(number)))).problems).toEqual([
        { path: 'company.vatNumber', problem },
      ]);
    }
    // With French VAT, it is none for somebody who is identified.
    const taxed = await sent({});
    expect((await refusalOf(accept(taxed.token, buyer(registered())))).problems).toMatchObject([
      { problem: 'priced-for-another-place' },
    ]);
  });

  test('carriage included, goes where it was priced for, and what was priced for France goes there', async () => {
    const problem = { path: 'deliveryAddress', problem: 'priced-for-another-place' };
    const french = await sent({ ...LYON, siret: '73282932000074' });
    expect(french.content.lines).toHaveLength(1);
    const abroad = { ...BUYER, deliveryAddress: BRUSSELS };
    expect((await refusalOf(accept(french.token, abroad))).problems).toEqual([problem]);
    const belgian = await sent({});
    const toFrance = buyer(undefined, { deliveryAddress: BUYER.billingAddress });
    expect((await refusalOf(accept(belgian.token, toFrance))).problems).toEqual([problem]);
  });

  test('is an export where it leaves the Union, overseas departments too', async () => {
    for (const place of [GENEVA, REUNION]) {
      const { token, content } = await sent({ ...place, siret: '73282932000074' });
      expect(content.totals).toMatchObject({ vatCents: 0, vatGroups: [{ vatCategory: 'G' }] });
      const form = place === GENEVA ? buyer(undefined) : BUYER;
      const { accessKey } = await accept(token, { ...form, billingAddress: place });
      expect((await product.call(readOrder, { accessKey })).totals).toEqual(content.totals);
    }
  });
});

test('what was asked of numbers that nobody ordered by is forgotten, proofs are not', async () => {
  const [used, unused] = [registered(), registered()];
  await check(used);
  await check(unused);
  await order(buyer(used));
  now += 31 * 24 * HOUR_MS;
  await forgetVatNumbers({ database: product.database, clock: { now: () => new Date(now) } });
  const { rows } = await sql<{ number: string }>`select number from public.vat_number_checks
    where number in (${used}, ${unused})`.execute(product.database.owner);
  expect(rows).toEqual([{ number: used }]);
});
