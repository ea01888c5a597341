import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STAFF_ROLES, type StaffRole } from '#basics/roles.ts';
import {
  addOrderNote,
  makeParcel,
  prepareOrders,
  printOrdersPaper,
  readOrderFile,
  refundOrder,
  searchOrders,
} from '#shop/orders/contract.ts';
import { readWork } from '#staff/contract.ts';
import type { Person } from '../support/company.ts';
import { queueIsQuiet } from '../support/job-queue.ts';
import { staffMember } from '../support/staff.ts';
import { paidByCard, type StaffOrder } from '../support/staff-orders.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let order: StaffOrder;
let team: Readonly<Record<StaffRole, Person>>;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' });
  order = await paidByCard(product);
  await queueIsQuiet(product);
  const people: (readonly [StaffRole, Person])[] = [];
  for (const role of STAFF_ROLES) people.push([role, await staffMember(product, role)]);
  team = Object.fromEntries(people) as Record<StaffRole, Person>;
});
afterAll(() => product.stop());

async function rest(who: Person, path: string, init: RequestInit = {}): Promise<Response> {
  const token = (await who.client.getSession()).data.session?.access_token ?? '';
  return fetch(`${product.url}/rest/v1/${path}`, {
    ...init,
    headers: {
      apikey: await product.tokens.apiKey('anon'),
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
  });
}

const READ = [
  'orders',
  'order_sums',
  'order_events',
  'payments',
  'refunds',
  'received_transfers',
  'invoices',
  'invoice_files',
  'contact_requests',
  'quotes',
  'companies',
  'partner_applications',
  'product_drafts',
  'staff_journal',
  'organisation',
] as const;

/** Which of the tables show them anything. */
async function tablesSeen(who: Person): Promise<string[]> {
  const seen: string[] = [];
  for (const table of READ) {
    const answer = await rest(who, `${table}?select=*&limit=1`);
    if (answer.ok && ((await answer.json()) as unknown[]).length > 0) seen.push(table);
  }
  return seen;
}

describe('through tables', () => {
  test('orders and their invoices are shown to whoever answers for money, and to nobody who packs or edits', async () => {
    const money = ['orders', 'order_sums', 'invoices'];
    for (const role of ['admin', 'support', 'accountant'] as const) {
      expect([role, await tablesSeen(team[role])]).toEqual([role, expect.arrayContaining(money)]);
    }
    for (const role of ['editor', 'packer'] as const) {
      // Whose house it is, everybody reads.
      expect([role, await tablesSeen(team[role])]).toEqual([role, ['organisation']]);
    }
  });

  test.each(STAFF_ROLES)('nobody grants a role, or takes one: %s', async (role) => {
    const who = team[role];
    const rows = [
      { user_id: who.id, role: 'admin' },
      { user_id: who.id, role: 'editor' },
      { user_id: team.packer.id, role: 'admin' },
    ];
    for (const row of rows) {
      const body = JSON.stringify(row);
      expect((await rest(who, 'user_roles', { method: 'POST', body })).ok).toBe(false);
    }
    const body = JSON.stringify({ role: 'admin' });
    for (const method of ['PATCH', 'DELETE']) {
      expect((await rest(who, 'user_roles?role=neq.x', { method, body })).ok).toBe(false);
    }
    const kept = await product.database.asService((tx) =>
      tx.selectFrom('user_roles').select('role').where('user_id', '=', who.id).execute(),
    );
    expect(kept).toEqual([{ role }]);
  });

  test('who has which role is told to administrators; others know administrators and themselves', async () => {
    const rolesSeen = async (who: Person) => {
      const answer = await rest(who, 'user_roles?select=role');
      return ((await answer.json()) as { role: StaffRole }[]).map(({ role }) => role).toSorted();
    };
    expect(await rolesSeen(team.admin)).toEqual([...STAFF_ROLES].toSorted());
    expect(await rolesSeen(team.packer)).toEqual(['admin', 'packer']);
  });
});

describe('through functions', () => {
  test('an editor gives no money back', async () => {
    const form = { amount: '1', reason: 'Pour voir', bankReference: '' };
    for (const role of ['editor', 'packer', 'accountant'] as const) {
      await expect(
        team[role].call(refundOrder, { orderId: order.id, refundId: randomUUID(), form }),
      ).rejects.toMatchObject({ code: 'forbidden' });
    }
  });

  test('whoever packs finds orders, reads what is in them, notes, packs and prints, and is told no figure', async () => {
    const { packer } = team;
    const filter = {
      ...{ search: '', state: null, payment: null, week: null, dispute: null },
      ...{ isLate: false, hasReturn: false, direction: null, page: 1 },
    } as const;
    const { orders } = await packer.call(searchOrders, { ...filter, sort: 'amount' });
    expect(orders).toMatchObject([{ id: order.id, netCents: null, grossCents: null }]);
    const note = { note: 'Carton abîmé' };
    await packer.call(addOrderNote, { orderId: order.id, noteId: randomUUID(), form: note });
    await packer.call(prepareOrders, { orderIds: [order.id] });
    await packer.call(makeParcel, {
      orderId: order.id,
      parcelId: randomUUID(),
      form: { 'quantity 1': '1' },
    });
    const file = await packer.call(readOrderFile, { orderId: order.id });
    expect(file).toMatchObject({
      acts: ['pack'],
      totals: null,
      money: null,
      payments: [],
      parcels: [{ number: 1 }],
      notes: [note],
    });
    const told = JSON.stringify(file);
    expect(told).not.toMatch(/[cC]ents":[0-9]/);
    expect(told).not.toContain(String(order.grossCents));
    const paper = { paper: 'packing' as const, orderIds: [order.id] };
    expect((await packer.call(printOrdersPaper, paper)).size).toBeGreaterThan(1_000);
  });

  test('each is offered what their role may do with an order', async () => {
    const actsOf = async (role: StaffRole) =>
      (await team[role].call(readOrderFile, { orderId: order.id })).acts;
    expect(await actsOf('admin')).toEqual(['pack', 'cancel', 'refund']);
    expect(await actsOf('support')).toEqual(['pack', 'cancel', 'refund']);
    expect(await actsOf('accountant')).toEqual([]);
  });

  test('the work of the day is what one’s role does', async () => {
    const other = await paidByCard(product);
    expect(other.number).not.toBe(order.number);
    const countedFor = async (role: StaffRole) =>
      (await team[role].call(readWork, {})).ordersToPrepare;
    expect(await countedFor('packer')).toBe(1);
    expect(await countedFor('admin')).toBe(1);
    expect(await countedFor('editor')).toBe(0);
  });
});

test('a role counts only in a session that has shown the second step, where that is asked', async () => {
  const who = await staffMember(product, 'support');
  const { client: _, ...known } = who;
  await product.database.asService((tx) =>
    tx.insertInto('staff_members').values({ user_id: known.id, name: 'Inès Robert' }).execute(),
  );
  await expect(who.call(readWork, {})).rejects.toMatchObject({ code: 'forbidden' });
  expect(await tablesSeen(who)).not.toContain('orders');
  const claims = { role: 'authenticated', sub: who.id, aal: 'aal2' };
  const token = await product.tokens.signAccess(claims, 3_600);
  const answer = await fetch(`${product.url}/rest/v1/orders?select=id&limit=1`, {
    headers: { apikey: await product.tokens.apiKey('anon'), authorization: `Bearer ${token}` },
  });
  expect(await answer.json()).toHaveLength(1);
});
