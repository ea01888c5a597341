import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { listJournal } from '#company/contract.ts';
import {
  API,
  type apiDeliveries,
  type apiInvoices,
  type apiOrders,
  createApiKey,
  listApiKeys,
  revokeApiKey,
} from '#shop/integrations/contract.ts';
import { SCOPES, type Scope, scopeField } from '#shop/integrations/rules/api-key-form.ts';
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
import { queueIsQuiet } from '../support/job-queue.ts';
import { settableClock } from '../support/listening.ts';
import { newId, staffOf } from '../support/staff-orders.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

const MARK = 'secret-de-claire';
const START = new Date().toISOString();
const clock = settableClock(START);
let product: TestProduct;
let paul: Person;
let ours: Company;
let theirs: Company;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  paul = await staffOf(product);
  ours = await company();
  theirs = await company();
});
beforeEach(() => clock.set(START));
afterAll(() => product.stop());

type Company = { readonly id: string; readonly owner: Person; readonly number: string };

/** A company with an order that is paid, in whose words somebody is named. */
async function company(): Promise<Company> {
  const owner = await person(product);
  const siren = newSiren();
  const id = await companyOf(owner, { ...COMPANY_FORM, siren });
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
  await queueIsQuiet(product);
  const { rows } = await sql<{ id: string }>`
    select id from orders where number = ${number}`.execute(product.database.owner);
  const orderId = rows[0]?.id ?? '';
  await paul.call(prepareOrders, { orderIds: [orderId] });
  await paul.call(makeParcel, {
    ...{ orderId, parcelId: newId() },
    form: { 'quantity 1': '2', carrier: 'colissimo', trackingNumber: '6A1', leaves: 'on' },
  });
  await queueIsQuiet(product);
  return { id, owner, number };
}

async function keyOf({ id, owner }: Company, scopes: readonly Scope[] = SCOPES) {
  const keyId = newId();
  const ticked = Object.fromEntries(scopes.map((scope) => [scopeField(scope), 'on']));
  const form = { name: 'ERP', months: '1', ...ticked };
  const { key } = await owner.call(createApiKey, { companyId: id, keyId, form });
  return { key, keyId };
}

const ask = (name: string, key: string | undefined, body: object = {}, door = 'functions/v1') =>
  fetch(`${product.url}/${door}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify(body),
  });

const codeOf = async (response: Response) =>
  response.ok ? 'done' : ((await response.json()) as { code: string }).code;

type Orders = z.output<(typeof apiOrders)['output']>;
type Invoices = z.output<(typeof apiInvoices)['output']>;
type Deliveries = z.output<(typeof apiDeliveries)['output']>;

describe('a program with a key', () => {
  test('reads orders, invoices, their files and deliveries of its company, and nobody’s name', async () => {
    const { key } = await keyOf(ours);
    const orders = await ask('api-orders', key);
    const text = await orders.clone().text();
    expect(text).not.toContain(MARK);
    expect(text).not.toContain('@');
    const order = ((await orders.json()) as Orders).orders;
    expect(order).toMatchObject([{ number: ours.number, isPaid: true, state: 'shipped' }]);
    expect(Object.keys(order[0] ?? {}).toSorted()).toEqual(
      [
        ...['number', 'state', 'placedAt', 'purchaseOrderNumber', 'isPaid', 'paymentDueOn'],
        ...['netCents', 'vatCents', 'grossCents', 'lines'],
      ].toSorted(),
    );
    const { invoices } = (await (await ask('api-invoices', key)).json()) as Invoices;
    expect(invoices).toMatchObject([{ orderNumber: ours.number, kind: 'invoice', isReady: true }]);
    const file = await ask('api-invoice-file', key, { number: invoices[0]?.number });
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect((await file.text()).slice(0, 5)).toBe('%PDF-');
    const { deliveries } = (await (await ask('api-deliveries', key)).json()) as Deliveries;
    expect(deliveries).toMatchObject([{ orderNumber: ours.number, parcel: 1, state: 'shipped' }]);
  });

  test('goes on where it stopped', async () => {
    const { key } = await keyOf(ours);
    const after = await ask('api-orders', key, { after: ours.number });
    expect(await after.json()).toEqual({ orders: [], next: null });
    const foreign = await ask('api-orders', key, { after: theirs.number });
    expect(await foreign.json()).toEqual({ orders: [], next: null });
    expect(await codeOf(await ask('api-orders', key, { limit: 101 }))).toBe('invalid-input');
  });

  test('is kept as a hash, told apart by how it begins, and known by when it was used last', async () => {
    const { key, keyId } = await keyOf(ours, ['orders']);
    await ask('api-orders', key);
    const { keys } = await ours.owner.call(listApiKeys, { companyId: ours.id });
    const kept = keys.find(({ id }) => id === keyId);
    expect(kept).toMatchObject({ scopes: ['orders'], state: 'live', prefix: key.slice(0, 12) });
    expect(kept?.lastUsedAt).not.toBeNull();
    const { rows } = await sql<{ row: string }>`
      select row_to_json(api_keys)::text || hash::text as row
      from api_keys join api_key_hashes on key_id = id`.execute(product.database.owner);
    expect(rows.map(({ row }) => row).join()).not.toContain(key.slice(13));
    const { entries } = await ours.owner.call(listJournal, { companyId: ours.id });
    expect(entries.map(({ action }) => action)).toContain('api-key-created');
  });
});

describe('nothing is read', () => {
  test('of another company, by its number', async () => {
    const { key } = await keyOf(theirs);
    const { orders } = (await (await ask('api-orders', key)).json()) as Orders;
    expect(orders.map(({ number }) => number)).toEqual([theirs.number]);
    const { key: own } = await keyOf(ours);
    const [invoice] = ((await (await ask('api-invoices', own)).json()) as Invoices).invoices;
    const foreign = await ask('api-invoice-file', key, { number: invoice?.number });
    expect(await codeOf(foreign)).toBe('not-found');
  });

  test.each(API.map(({ contract, scope }) => [contract.name, scope] as const))(
    'of %s without the scope %s',
    async (name, scope) => {
      const others = SCOPES.filter((each) => each !== scope);
      const { key } = await keyOf(ours, others);
      expect(await codeOf(await ask(name, key, { number: 'F2026-000001' }))).toBe('forbidden');
    },
  );

  test('once it is revoked, from the next request on, and for good', async () => {
    const { key, keyId } = await keyOf(ours);
    expect((await ask('api-orders', key)).status).toBe(200);
    await ours.owner.call(revokeApiKey, { companyId: ours.id, keyId });
    await ours.owner.call(revokeApiKey, { companyId: ours.id, keyId });
    expect((await ask('api-orders', key)).status).toBe(401);
    await expect(
      sql`update api_keys set revoked_at = null where id = ${keyId}`.execute(
        product.database.owner,
      ),
    ).rejects.toThrow('stays revoked');
    const { entries } = await ours.owner.call(listJournal, { companyId: ours.id });
    expect(entries.map(({ action }) => action)).toContain('api-key-revoked');
  });

  test('once it is over', async () => {
    const { key } = await keyOf(ours);
    clock.set(new Date(Date.parse(START) + 32 * 86_400_000));
    expect((await ask('api-orders', key)).status).toBe(401);
  });

  test('with no key, one of the same form, or somebody’s session', async () => {
    const { key } = await keyOf(ours);
    const session = (await ours.owner.client.getSession()).data.session?.access_token;
    for (const shown of [undefined, `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, session])
      expect((await ask('api-orders', shown)).status).toBe(401);
  });

  test('through any other door: a key is nobody there', async () => {
    const { key } = await keyOf(ours);
    expect(await codeOf(await ask('list-api-keys', key, { companyId: ours.id }))).toBe(
      'sign-in-required',
    );
    for (const table of ['orders', 'invoices', 'api_keys', 'employees', 'companies']) {
      const read = await fetch(`${product.url}/rest/v1/${table}?select=id`, {
        headers: { authorization: `Bearer ${key}` },
      });
      expect([table, read.ok ? await read.json() : []]).toEqual([table, []]);
    }
  });

  test('more often than it may', async () => {
    const { key } = await keyOf(ours, ['orders']);
    const answers = await Promise.all(
      Array.from({ length: 125 }, async () => (await ask('api-orders', key)).status),
    );
    expect(answers).toContain(429);
  });
});

describe('nobody but owners', () => {
  test('sees, makes or revokes keys', async () => {
    const { keyId } = await keyOf(ours);
    const input = { companyId: ours.id, keyId: newId(), form: { name: 'X', months: '1' } };
    const hr = await memberWithRole(product, ours.owner, ours.id, 'hr');
    const cse = await memberWithRole(product, ours.owner, ours.id, 'cse');
    const employee = await person(product);
    for (const who of [hr, cse, employee, theirs.owner]) {
      const calls = [
        who.call(listApiKeys, { companyId: ours.id }),
        who.call(createApiKey, input),
        who.call(revokeApiKey, { companyId: ours.id, keyId }),
      ];
      const refused = await Promise.all(calls.map(refusalOf));
      expect(refused.map(({ code }) => code)).toEqual(Array(3).fill('forbidden'));
      const token = (await who.client.getSession()).data.session?.access_token;
      const headers = { authorization: `Bearer ${token}` };
      const table = `${await product.tablesOfFunctions()}/api_keys`;
      const seen = await fetch(`${table}?select=id,prefix&company_id=eq.${ours.id}`, { headers });
      expect(await seen.json()).toEqual([]);
    }
    // Of their own company they revoke no key of another.
    const foreign = theirs.owner.call(revokeApiKey, { companyId: theirs.id, keyId });
    expect((await refusalOf(foreign)).code).toBe('not-found');
  });

  test('and they neither, what is kept of a key itself, nor what it may do', async () => {
    const { keyId } = await keyOf(ours, ['orders']);
    const token = (await ours.owner.client.getSession()).data.session?.access_token;
    const doors = await product.tablesOfFunctions();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const hashes = `${doors}/api_key_hashes`;
    expect((await fetch(`${hashes}?select=hash`, { headers })).ok).toBe(false);
    const body = JSON.stringify({ scopes: ['orders', 'invoices'] });
    const wider = { method: 'PATCH', headers, body };
    expect((await fetch(`${doors}/api_keys?id=eq.${keyId}`, wider)).ok).toBe(false);
  });

  test('runs what reads by a key', async () => {
    for (const role of ['anon', 'authenticated', 'function_caller']) {
      for (const of of [
        sql`public.orders_by_key('\\x00', null, 1)`,
        sql`public.open_api_key('\\x00', 'orders')`,
        sql`access.company_by_key('\\x00', 'orders')`,
      ]) {
        const call = product.database.owner.transaction().execute(async (tx) => {
          await sql`set local role ${sql.ref(role)}`.execute(tx);
          await sql`select ${of}`.execute(tx);
        });
        await expect(call).rejects.toThrow('permission denied');
      }
    }
  });
});

test('sent twice it is one key, which is not shown again; past twenty there is none', async () => {
  const { id: companyId, owner } = await company();
  const form = { name: 'ERP', months: '1', 'scope-orders': 'on' };
  const input = { companyId, keyId: randomUUID(), form };
  await owner.call(createApiKey, input);
  expect((await refusalOf(owner.call(createApiKey, input))).code).toBe('already-done');
  const rush = await Promise.allSettled(
    Array.from({ length: 22 }, () => owner.call(createApiKey, { ...input, keyId: randomUUID() })),
  );
  expect(rush.filter(({ status }) => status === 'fulfilled')).toHaveLength(19);
});
