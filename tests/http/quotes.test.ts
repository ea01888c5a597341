import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOrder } from '#shop/orders/contract.ts';
import { expireOrder } from '#shop/orders/server/expire-order.ts';
import {
  acceptQuote,
  declineQuote,
  listContactRequests,
  listQuotable,
  listQuotes,
  openQuote,
  printQuote,
  printQuoteByLink,
  readContactRequest,
  readQuoteForStaff,
  saveQuote,
  sendContactRequest,
  sendQuote,
  withdrawQuote,
} from '#shop/quotes/contract.ts';
import { forgetQuotes } from '#shop/quotes/server/forget-quotes.ts';
import { BUYER } from '../support/checkout-orders.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { queueIsQuiet } from '../support/job-queue.ts';
import { settableClock } from '../support/listening.ts';
import { setStock, stockOf } from '../support/placed-orders.ts';
import { readPdf } from '../support/read-pdf.ts';
import { staffMember } from '../support/staff.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let paul: Person;
let marie: Person;
let boxId: string;
let monthlyId: string;
const NOW = '2026-11-23T09:00:00Z';
const clock = settableClock(NOW);
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  [paul, marie] = await Promise.all([staffMember(product), staffMember(product)]);
  const { products } = await paul.call(listQuotable, {});
  boxId = products.find(({ name }) => name.fr === 'Box Saveurs')?.id ?? '';
  monthlyId = products.find(({ plans }) => plans.length > 0)?.id ?? '';
});
afterAll(() => product.stop());

function formOf(change: Record<string, string> = {}): Record<string, string> {
  return {
    language: 'fr',
    legalName: 'Atelier Lumière',
    siret: '732 829 320 00074',
    contactName: 'Claire #Moreau',
    email: `${randomUUID()}@atelier.example`,
    line1: '12 rue des Lilas',
    postcode: '69003',
    city: 'Lyon',
    validityDays: '30',
    note: 'Livraison *au* quai.',
    lines: 'a b c',
    'line.a.product': boxId,
    'line.a.quantity': '60',
    'line.b.product': monthlyId,
    'line.b.plan': '12',
    'line.b.quantity': '120',
    'line.b.price': '27,50',
    'line.c.label': 'Atelier de lancement',
    'line.c.quantity': '1',
    'line.c.price': '450',
    'line.c.rate': '2000',
    'line.c.reason': 'Prestation de services',
    ...change,
  };
}

/** A quote that was sent; answers what its link carries. */
async function sent(change: Record<string, string> = {}, requestId: string | null = null) {
  const quoteId = randomUUID();
  const form = formOf(change);
  const { revision } = await paul.call(saveQuote, { quoteId, requestId, revision: null, form });
  await paul.call(sendQuote, { quoteId, revision });
  return { quoteId, form, token: (await tokensTo(form.email ?? '')).at(-1) ?? '' };
}

/** The same with another text, sent as the next version. */
async function resent(quoteId: string, change: Record<string, string>) {
  const { form, revision } = await paul.call(readQuoteForStaff, { quoteId });
  const changed = { ...form, ...change };
  const saved = await paul.call(saveQuote, { quoteId, requestId: null, revision, form: changed });
  await paul.call(sendQuote, { quoteId, revision: saved.revision });
}

/** What the links of mails to this address carry, those of the first version first. */
async function tokensTo(email: string): Promise<string[]> {
  await queueIsQuiet(product);
  const mails = (await product.mailbox.list()).filter(
    ({ to, subject }) => to?.[0]?.address === email && subject?.startsWith('Votre devis'),
  );
  return mails
    .toSorted((a) => (a.subject?.includes('mis à jour') ? 1 : -1))
    .map(({ text }) => /quote=([^&\s]+)/.exec(text ?? '')?.[1] ?? '');
}

const TRANSFER = { ...BUYER, paymentMethod: 'transfer' } as const;
const accept = (token: string, form: typeof BUYER = TRANSFER) =>
  product.call(acceptQuote, { token, form });
const read = (quoteId: string) => paul.call(readQuoteForStaff, { quoteId });

describe('a quote', () => {
  test('becomes one order at exactly its prices, however often it is accepted', async () => {
    const { quoteId, token } = await sent();
    // What the catalogue asks later changes nothing.
    const price = (cents: number) =>
      sql`update public.products set price_cents = ${cents} where id = ${boxId}`.execute(
        product.database.owner,
      );
    const { rows } = await sql<{ price: number }>`select price_cents as price from public.products
      where id = ${boxId}`.execute(product.database.owner);
    await price(9_999);
    const opened = await product.call(openQuote, { token });
    expect(opened).toMatchObject({ state: 'open', version: 1, validUntil: '2026-12-23' });
    const answers = await Promise.all([1, 2, 3].map(() => accept(token)));
    await price(rows[0]?.price ?? 0);
    expect(new Set(answers.map(({ accessKey }) => accessKey)).size).toBe(1);
    const { accessKey = '' } = answers[0] ?? {};
    const order = await product.call(readOrder, { accessKey });
    const box = rows[0]?.price ?? 0;
    expect(order.lines).toMatchObject([
      { name: 'Box Saveurs', quantity: 60, unitNetCents: box, netCents: 60 * box },
      { quantity: 120, commitmentMonths: 12, unitNetCents: 2_750 },
      { name: 'Atelier de lancement', quantity: 1, netCents: 45_000, rateBasisPoints: 2_000 },
    ]);
    expect(order.totals).toEqual(opened.content.totals);
    expect(await accept(token)).toEqual(answers[0]);
    const other = accept(token, { ...TRANSFER, purchaseOrderNumber: 'BC-2' });
    expect((await refusalOf(other)).code).toBe('already-done');
    expect(await read(quoteId)).toMatchObject({ state: 'accepted', orderNumber: order.number });
    expect(await product.call(openQuote, { token })).toMatchObject({
      state: 'accepted',
      accessKey,
    });
    await queueIsQuiet(product);
    const told = (await product.mailbox.list()).filter(({ subject }) =>
      subject?.includes('accepté'),
    );
    expect(told).toHaveLength(1);
  });

  test('takes stock, and is refused when there is too little', async () => {
    await setStock(product, 'box-saveurs', 59);
    const { token, quoteId } = await sent({ lines: 'a' });
    expect((await refusalOf(accept(token))).code).toBe('out-of-stock');
    expect((await read(quoteId)).state).toBe('sent');
    await setStock(product, 'box-saveurs', 60);
    await accept(token);
    expect(await stockOf(product, 'box-saveurs')).toBe(0);
    await setStock(product, 'box-saveurs', null);
  });

  test('priced for the mainland is not accepted for Corsica, where food bears another rate', async () => {
    const { token } = await sent();
    const deliveryAddress = { ...BUYER.billingAddress, postcode: '20000', city: 'Ajaccio' };
    expect((await refusalOf(accept(token, { ...TRANSFER, deliveryAddress }))).problems).toEqual([
      { path: 'deliveryAddress', problem: 'priced-for-another-place' },
    ]);
    await accept(token);
  });

  test('bears the VAT of Corsica where it goes there, in each version, and is not accepted for the mainland', async () => {
    const ajaccio = { postcode: '20000', city: 'Ajaccio' };
    const { quoteId, form } = await sent({ ...ajaccio, lines: 'a' });
    await resent(quoteId, { 'line.a.quantity': '40' });
    const [, token = ''] = await tokensTo(form.email ?? '');
    const { content } = await product.call(openQuote, { token });
    expect(content.lines).toMatchObject([{ quantity: 40, rateBasisPoints: 210 }]);
    expect((await refusalOf(accept(token))).problems).toEqual([
      { path: 'deliveryAddress', problem: 'priced-for-another-place' },
    ]);
    const deliveryAddress = { ...BUYER.billingAddress, ...ajaccio };
    const { accessKey } = await accept(token, { ...TRANSFER, deliveryAddress });
    expect((await product.call(readOrder, { accessKey })).totals).toEqual(content.totals);
  });

  test('is sent for no place that is not served', async () => {
    const quoteId = randomUUID();
    const form = formOf({ 'delivery.line1': '1 rue', 'delivery.postcode': '98800' });
    const begun = { quoteId, requestId: null, revision: null };
    const { revision } = await paul.call(saveQuote, {
      ...begun,
      form: { ...form, 'delivery.city': 'Nouméa' },
    });
    const { problems } = await refusalOf(paul.call(sendQuote, { quoteId, revision }));
    expect(problems).toEqual([{ path: 'delivery.postcode', problem: 'delivery-place-not-served' }]);
  });

  test('paid by card is accepted anew when its order was not paid in time', async () => {
    const { token, quoteId } = await sent();
    const first = await accept(token, BUYER);
    expect(first.redirectUrl).toContain('/');
    expect((await accept(token, BUYER)).accessKey).toBe(first.accessKey);
    const { rows } = await sql<{ id: string }>`select id from public.orders
      where access_key = ${first.accessKey}`.execute(product.database.owner);
    await expireOrder(
      {
        database: product.database,
        clock,
        cardPayments: { provider: 'sandbox', close: async () => ({ outcome: 'expired' }) },
      } as unknown as Parameters<typeof expireOrder>[0],
      rows[0]?.id ?? '',
    );
    expect((await product.call(openQuote, { token })).state).toBe('open');
    const second = await accept(token);
    expect(second.accessKey).not.toBe(first.accessKey);
    expect((await read(quoteId)).orderNumber).toBe(second.number);
  });

  test('has versions: each stays as it was sent, and only the newest is accepted', async () => {
    const { quoteId, token, form } = await sent();
    await paul.call(sendQuote, { quoteId, revision: (await read(quoteId)).revision });
    expect((await read(quoteId)).version).toBe(1);
    await resent(quoteId, { 'line.a.quantity': '40', validityDays: '10' });
    const [first, second] = await tokensTo(form.email ?? '');
    expect(first).toBe(token);
    const old = await product.call(openQuote, { token });
    expect(old).toMatchObject({ state: 'superseded', version: 1, currentToken: second });
    expect(old.content.lines[0]?.quantity).toBe(60);
    expect((await refusalOf(accept(token))).code).toBe('conflict');
    const decline = product.call(declineQuote, { token, form: {} });
    expect((await refusalOf(decline)).code).toBe('conflict');
    const current = await product.call(openQuote, { token: second ?? '' });
    expect(current).toMatchObject({ state: 'open', version: 2, validUntil: '2026-12-03' });
    expect(current.content.lines[0]?.quantity).toBe(40);
    const kept = await read(quoteId);
    expect(kept.versions.map(({ number }) => number)).toEqual([2, 1]);
    const { accessKey } = await accept(second ?? '');
    const order = await product.call(readOrder, { accessKey });
    expect(order.totals).toEqual(current.content.totals);
    const late = paul.call(saveQuote, {
      quoteId,
      requestId: null,
      revision: kept.revision,
      form: formOf(),
    });
    expect((await refusalOf(late)).code).toBe('conflict');
  });

  test('expires after its last day, the last day included, and holds again once sent again', async () => {
    const { quoteId, token } = await sent({ validityDays: '1' });
    const states = async () => [
      (await product.call(openQuote, { token })).state,
      (await read(quoteId)).state,
    ];
    try {
      clock.set(new Date('2026-11-24T22:59:00Z'));
      await queueIsQuiet(product);
      expect((await product.call(openQuote, { token })).state).toBe('open');
      clock.set(new Date('2026-11-24T23:00:00Z'));
      expect((await product.call(openQuote, { token })).state).toBe('expired');
      expect((await refusalOf(accept(token))).code).toBe('conflict');
    } finally {
      clock.set(new Date(NOW));
    }
    await sql`update public.quotes set valid_until = '2026-11-22' where id = ${quoteId}`.execute(
      product.database.owner,
    );
    expect(await states()).toEqual(['expired', 'expired']);
    const { quotes } = await paul.call(listQuotes, { state: 'expired' });
    expect(quotes.map(({ id }) => id)).toContain(quoteId);
    await resent(quoteId, { note: 'Prolongé' });
    expect((await states())[1]).toBe('sent');
  });

  test('is declined with a reason that staff read, and may be offered again', async () => {
    const { quoteId, token } = await sent();
    const decline = () =>
      product.call(declineQuote, { token, form: { reason: 'Le budget est passé.' } });
    await Promise.all([decline(), decline()]);
    const declined = await read(quoteId);
    expect(declined.state).toBe('declined');
    expect(declined.events).toMatchObject([
      { kind: 'declined', actor: null, reason: 'Le budget est passé.' },
      { kind: 'sent', actor: paul.email, version: 1 },
    ]);
    expect((await refusalOf(accept(token))).code).toBe('conflict');
    await resent(quoteId, { 'line.b.price': '25' });
    expect((await read(quoteId)).state).toBe('sent');
  });

  test('is taken back, and then is nobody’s to accept or to change', async () => {
    const { quoteId, token } = await sent();
    await paul.call(withdrawQuote, { quoteId });
    await marie.call(withdrawQuote, { quoteId });
    expect((await product.call(openQuote, { token })).state).toBe('withdrawn');
    expect((await refusalOf(accept(token))).code).toBe('conflict');
    const { revision } = await read(quoteId);
    const attempt = paul.call(saveQuote, { quoteId, requestId: null, revision, form: formOf() });
    expect((await refusalOf(attempt)).code).toBe('conflict');
  });

  test('is kept as it is typed, right or wrong, and told field by field when it is to be sent', async () => {
    const quoteId = randomUUID();
    const form = formOf({ siret: '12', 'line.a.quantity': 'beaucoup' });
    const begin = { quoteId, requestId: null, revision: null, form };
    const [saved] = await Promise.all([paul.call(saveQuote, begin), paul.call(saveQuote, begin)]);
    const revision = saved?.revision ?? 0;
    const { problems } = await refusalOf(paul.call(sendQuote, { quoteId, revision }));
    expect(problems).toEqual([
      { path: 'siret', problem: 'siret-invalid' },
      { path: 'line.a.quantity', problem: 'quantity-invalid' },
    ]);
    await marie.call(saveQuote, { ...begin, revision, form: formOf() });
    const stale = paul.call(saveQuote, { ...begin, revision, form: formOf({ city: 'Nice' }) });
    expect((await refusalOf(stale)).code).toBe('conflict');
    expect((await refusalOf(paul.call(sendQuote, { quoteId, revision }))).code).toBe('conflict');
    const drafts = await paul.call(listQuotes, { state: 'draft' });
    const mine = drafts.quotes.find(({ id }) => id === quoteId);
    expect(mine).toMatchObject({ version: 0, netCents: null, companyName: 'Atelier Lumière' });
    expect(mine?.number).toMatch(/^D-2026-\d{5}$/);
  });

  test('is on paper with both parties, what is sold and until when, as it was typed', async () => {
    const { quoteId, token } = await sent();
    await resent(quoteId, { 'line.a.quantity': '40' });
    const byLink = await readPdf(await product.call(printQuoteByLink, { token }));
    expect(byLink).toMatchObject({ isTagged: true, accessibilityPart: '1', cutOff: [] });
    for (const words of [
      '732 829 320 00074',
      'RCS Paris',
      'FR11999999998',
      'référence RF',
      'Claire #Moreau',
      'Livraison *au* quai.',
      'Valable jusqu’au 23 décembre 2026',
      'Atelier de lancement',
      'Prestation de services',
      'engagement 12 mois',
      'version 1',
    ]) {
      expect(byLink.text.replace(/\s+/g, ' ')).toContain(words);
    }
    const second = await paul.call(printQuote, { quoteId, version: 2 });
    expect((await readPdf(second)).text).toContain('version 2');
    const none = paul.call(printQuote, { quoteId, version: 3 });
    expect((await refusalOf(none)).code).toBe('not-found');
  });

  test('made of a request keeps it as long as there is something to say of it', async () => {
    const email = `${randomUUID()}@atelier.example`;
    await product.call(sendContactRequest, {
      requestKey: randomUUID(),
      form: { name: 'Claire', company: 'Atelier', email, message: 'Un devis, je vous prie.' },
      website: '',
    });
    const [request] = (await paul.call(listContactRequests, { search: email })).requests;
    const requestId = request?.id ?? '';
    await sql`update public.contact_requests set last_exchange_at = '2020-01-01'
      where id = ${requestId}`.execute(product.database.owner);
    const { quoteId } = await sent({ email }, requestId);
    const { quotes } = await paul.call(listQuotes, { requestId });
    expect(quotes.map(({ id }) => id)).toEqual([quoteId]);
    const after = await paul.call(readContactRequest, { requestId });
    expect(after.lastExchangeAt).toBe(clock.now().toISOString());
  });

  test('that became nothing is forgotten three years after its last event; an accepted one is not', async () => {
    const [open, accepted] = [await sent(), await sent()];
    await accept(accepted.token);
    const left = async (night: string) => {
      await forgetQuotes({ database: product.database, clock: { now: () => new Date(night) } });
      const { rows } = await sql<{ id: string }>`select id from public.quotes
        where id in (${open.quoteId}, ${accepted.quoteId})`.execute(product.database.owner);
      return rows.map(({ id }) => id);
    };
    expect(await left('2029-11-22T00:00:00Z')).toHaveLength(2);
    expect(await left('2029-11-24T00:00:00Z')).toEqual([accepted.quoteId]);
  });
});

describe('a link', () => {
  test.each(['', 'abc', `${randomUUID()}.abc`])(
    'that is not ours opens nothing: %j',
    async (token) => {
      const attempts = [
        product.call(openQuote, { token }),
        product.call(printQuoteByLink, { token }),
        product.call(acceptQuote, { token, form: TRANSFER }),
        product.call(declineQuote, { token, form: {} }),
      ];
      for (const attempt of attempts) expect((await refusalOf(attempt)).code).toBe('not-found');
    },
  );

  test('is in no row, and not one letter of it may differ', async () => {
    const { token } = await sent();
    const [versionId = '', mac = ''] = token.split('.');
    const wrong = `${versionId}.${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`;
    for (const each of [wrong, `${token}A`, token.slice(0, -1)]) {
      expect((await refusalOf(product.call(openQuote, { token: each }))).code).toBe('not-found');
    }
    const { rows } = await sql<{ found: boolean }>`select exists (
      select from public.quote_versions where to_jsonb(quote_versions)::text like ${`%${mac}%`}
      union all select from public.quotes where to_jsonb(quotes)::text like ${`%${mac}%`}) as found`.execute(
      product.database.owner,
    );
    expect(rows).toEqual([{ found: false }]);
  });
});

describe('the database', () => {
  test('refuses every move that no quote may make, and any change of what was sent', async () => {
    const { quoteId, token } = await sent();
    const attempt = (change: string) =>
      product.database.ownerPool
        .query(`update public.quotes set ${change} where id = '${quoteId}'`)
        .then(() => 'done')
        .catch((error: { code?: string }) => error.code);
    const CHECK = '23514';
    expect(await attempt(`state = 'draft'`)).toBe(CHECK);
    expect(await attempt(`state = 'accepted'`)).toBe(CHECK);
    expect(await attempt('version = 3')).toBe(CHECK);
    expect(await attempt(`number = 'D-2026-99999'`)).toBe(CHECK);
    const version = await product.database.ownerPool
      .query(`update public.quote_versions set content = '{}' where quote_id = '${quoteId}'`)
      .catch((error: { code?: string }) => error.code);
    expect(version).toBe(CHECK);
    await accept(token);
    expect(await attempt('order_id = gen_random_uuid()')).toBe(CHECK);
    expect(await attempt(`form = '{}'`)).toBe(CHECK);
    expect(await attempt(`state = 'withdrawn', order_id = null`)).toBe(CHECK);
  });

  test('lets nobody but staff near, and staff forge nothing', async () => {
    const { quoteId } = await sent();
    const owner = await person(product);
    const companyId = await companyOf(owner);
    const hr = await memberWithRole(product, owner, companyId, 'hr');
    const form = formOf();
    for (const [call, code] of [
      [product.call, 'sign-in-required'],
      [owner.call, 'forbidden'],
      [hr.call, 'forbidden'],
    ] as const) {
      const attempts = [
        call(listQuotes, {}),
        call(listQuotable, {}),
        call(readQuoteForStaff, { quoteId }),
        call(saveQuote, { quoteId, requestId: null, revision: 1, form }),
        call(sendQuote, { quoteId, revision: 1 }),
        call(withdrawQuote, { quoteId }),
        call(printQuote, { quoteId, version: 1 }),
      ];
      const refusals = await Promise.all(attempts.map(refusalOf));
      expect(refusals.map((refusal) => refusal.code)).toEqual(attempts.map(() => code));
    }
    const rest = async (who: Person, method: string, path: string, body?: object) => {
      const token = (await who.client.getSession()).data.session?.access_token;
      return fetch(`${await product.tablesOfFunctions()}/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          prefer: 'return=representation',
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    };
    for (const table of ['quotes', 'quote_versions', 'quote_events']) {
      const answer = await rest(hr, 'GET', table);
      expect([answer.status, await answer.json()]).toEqual([200, []]);
    }
    const statuses = [
      await rest(hr, 'POST', 'quotes', { id: randomUUID(), number: '', form: {} }),
      await rest(paul, 'POST', 'quotes', { id: randomUUID(), number: '', form: {}, state: 'sent' }),
      await rest(paul, 'PATCH', `quotes?id=eq.${quoteId}`, { state: 'withdrawn' }),
      await rest(paul, 'PATCH', `quotes?id=eq.${quoteId}`, { net_cents: 1 }),
      await rest(paul, 'DELETE', `quotes?id=eq.${quoteId}`),
      await rest(paul, 'PATCH', `quote_versions?quote_id=eq.${quoteId}`, { content: {} }),
      await rest(paul, 'POST', 'quote_events', { quote_id: quoteId, kind: 'accepted', version: 1 }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 403]);
    const begun = await rest(paul, 'POST', 'quotes', {
      id: randomUUID(),
      number: 'D-2026-00001',
      form: {},
      created_by: marie.id,
    });
    const [row] = (await begun.json()) as { number: string; created_by: string }[];
    expect(row?.created_by).toBe(paul.id);
    expect(row?.number).not.toBe('D-2026-00001');
  });
});
