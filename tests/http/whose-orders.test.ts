import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportOwnData } from '#accounts/contract.ts';
import { listInvoices } from '#shop/invoices/contract.ts';
import { claimOrder, listOrders, placeOrder } from '#shop/orders/contract.ts';
import { listSubscriptions } from '#shop/subscriptions/contract.ts';
import { newEmail } from '../support/account-client.ts';
import { BUYER, decide, line, orderOf } from '../support/checkout-orders.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { queueIsQuiet } from '../support/job-queue.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off', REST_SCHEMAS: 'public' });
});
afterAll(() => product.stop());

/** Somebody without an account pays for a box, and a monthly one, in the name of a company and of an address. */
async function strangerPays(email: string): Promise<string> {
  const lines = [line('box-saveurs', 2), line('box-pouvoir-d-achat', 3, { commitmentMonths: 0 })];
  const order = await orderOf(product, lines);
  const form = { ...BUYER, company: { ...BUYER.company, email } };
  const { number, redirectUrl } = await product.call(placeOrder, { ...order, form });
  await decide(redirectUrl ?? '', 'paid');
  await product.mailTo(email, number);
  await queueIsQuiet(product);
  return number;
}

/** Everything in which an order shows to who is signed in. */
async function seenBy(who: Person, companyId: string) {
  const { orders, unclaimed } = await who.call(listOrders, { companyId });
  const { subscriptions } = await who.call(listSubscriptions, { companyId });
  const { invoices } = await who.call(listInvoices, { companyId, search: '', year: null, page: 1 });
  const token = (await who.client.getSession()).data.session?.access_token;
  const rows = await Promise.all(
    ['orders', 'order_lines', 'payments', 'invoices', 'subscriptions'].map(async (table) => {
      const answer = await fetch(`${product.url}/rest/v1/${table}?select=*`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return ((await answer.json()) as unknown[]).length;
    }),
  );
  return {
    orders: orders.map(({ number }) => number),
    unclaimed: unclaimed.map(({ number }) => number),
    subscriptions: subscriptions.length,
    invoices: invoices.length,
    rows,
  };
}

const NOTHING = { orders: [], subscriptions: 0, invoices: 0, rows: [0, 0, 0, 0, 0] };

describe('an order by a stranger that carries somebody’s address and the SIREN of their company', () => {
  test('is nobody’s: it is asked about by number, day and amount alone', async () => {
    const owner = await person(product);
    const companyId = await companyOf(owner);
    const number = await strangerPays(owner.email);
    expect(await seenBy(owner, companyId)).toEqual({ ...NOTHING, unclaimed: [number] });
    const { unclaimed } = await owner.call(listOrders, { companyId });
    expect(Object.keys(unclaimed[0] ?? {}).sort()).toEqual([
      'grossCents',
      'id',
      'number',
      'placedAt',
    ]);
    expect(JSON.stringify(await owner.call(exportOwnData, {}))).not.toContain(number);
    // Whoever opens a space with that SIREN afterwards finds nothing of it either.
    const second = await companyOf(owner, {
      legalName: 'Autre espace',
      siren: '732829320',
      kind: 'employer',
      headcount: '3',
    });
    expect(await seenBy(owner, second)).toEqual({ ...NOTHING, unclaimed: [number] });
  });

  test('is theirs once they say so, with its subscription and its invoice', async () => {
    const owner = await person(product);
    const companyId = await companyOf(owner);
    const number = await strangerPays(owner.email);
    const [order] = (await owner.call(listOrders, { companyId })).unclaimed;
    const said = { orderId: order?.id ?? '', isMine: true };
    await Promise.all([owner.call(claimOrder, said), owner.call(claimOrder, said)]);
    const seen = await seenBy(owner, companyId);
    expect(seen).toMatchObject({ orders: [number], unclaimed: [], subscriptions: 1, invoices: 1 });
    const cse = await memberWithRole(product, owner, companyId, 'cse');
    expect((await cse.call(listSubscriptions, { companyId })).subscriptions).toHaveLength(1);
    const back = await refusalOf(owner.call(claimOrder, { ...said, isMine: false }));
    expect(back.code).toBe('conflict');
  });

  test('is gone once they say that it is not, and they are written to no more', async () => {
    const owner = await person(product);
    const companyId = await companyOf(owner);
    const order = await orderOf(product, [line('box-hygiene', 1)]);
    const form = { ...BUYER, company: { ...BUYER.company, email: owner.email } };
    const placed = await product.call(placeOrder, { ...order, form });
    const [asked] = (await owner.call(listOrders, { companyId })).unclaimed;
    const said = { orderId: asked?.id ?? '', isMine: false };
    await owner.call(claimOrder, said);
    await owner.call(claimOrder, said);
    expect(await seenBy(owner, companyId)).toEqual({ ...NOTHING, unclaimed: [] });
    await queueIsQuiet(product);
    const before = (await product.mailbox.list()).length;
    await decide(placed.redirectUrl ?? '', 'paid');
    await queueIsQuiet(product);
    expect(await product.mailbox.list()).toHaveLength(before);
    const refusal = await refusalOf(owner.call(claimOrder, { ...said, isMine: true }));
    expect(refusal.code).toBe('conflict');
  });

  test('is claimed by nobody else, by no door', async () => {
    const owner = await person(product);
    const companyId = await companyOf(owner);
    const number = await strangerPays(owner.email);
    const [order] = (await owner.call(listOrders, { companyId })).unclaimed;
    const said = { orderId: order?.id ?? '', isMine: true };
    const hr = await memberWithRole(product, owner, companyId, 'hr');
    const stranger = await person(product);
    for (const other of [hr, stranger]) {
      expect((await refusalOf(other.call(claimOrder, said))).code).toBe('not-found');
      expect((await other.call(listOrders, { companyId })).unclaimed).toEqual([]);
    }
    expect((await refusalOf(product.call(claimOrder, said))).code).toBe('sign-in-required');
    const token = (await owner.client.getSession()).data.session?.access_token;
    for (const body of [{ proven_at: '2026-11-23' }, { disowned_at: '2026-11-23' }]) {
      const answer = await fetch(`${product.url}/rest/v1/orders?number=eq.${number}`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(answer.status).toBe(403);
    }
    // An address that is no longer confirmed proves nothing.
    await sql`update auth.users set email_confirmed_at = null where id = ${owner.id}`.execute(
      product.database.owner,
    );
    expect((await refusalOf(owner.call(claimOrder, said))).code).toBe('not-found');
  });
});

test('an order placed signed in under one’s own address is one’s own at once; under another’s, it is not', async () => {
  const buyer = await person(product);
  const companyId = await companyOf(buyer);
  const order = async (email: string) => ({
    ...(await orderOf(product, [line('box-saveurs', 1)])),
    form: { ...BUYER, company: { ...BUYER.company, email } },
  });
  const own = await buyer.call(placeOrder, await order(buyer.email.toUpperCase()));
  await buyer.call(placeOrder, await order(newEmail()));
  expect((await seenBy(buyer, companyId)).orders).toEqual([own.number]);
});
