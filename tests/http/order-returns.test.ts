import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportOwnData } from '#accounts/contract.ts';
import {
  claimOrder,
  importTransfers,
  listOrders,
  makeParcel,
  moveParcel,
  prepareOrders,
  refundOrder,
  searchOrders,
} from '#shop/orders/contract.ts';
import {
  askReturn,
  decideReturn,
  moveReturn,
  printReturnLabel,
  readOrderReturns,
  readReturns,
} from '#shop/returns/contract.ts';
import type { StaffReturnMove } from '#shop/returns/rules/order-returns.ts';
import { listStaffChanges, readWork, saveSetting } from '#staff/contract.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { settableClock } from '../support/listening.ts';
import { setStock, stockOf } from '../support/placed-orders.ts';
import { readPdf } from '../support/read-pdf.ts';
import {
  credit,
  fileOf,
  newId,
  placed,
  type StaffOrder,
  signedAnew,
  staffOf,
} from '../support/staff-orders.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

const START = Date.now();
const DAY_MS = 24 * 60 * 60 * 1_000;
const clock = settableClock(new Date(START).toISOString());
const inDays = (days: number) => clock.set(new Date(START + days * DAY_MS));

let product: TestProduct;
let paul: Person;
let marie: Person;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  [paul, marie] = await Promise.all([staffOf(product), staffOf(product)]);
});
afterAll(() => product.stop());

const HYGIENE = 'box-hygiene';
type Delivered = StaffOrder & { readonly accessKey: string; readonly email: string };

/** Paid, shipped and delivered, all of it in one parcel. */
async function delivered(
  quantity: number,
  wish: Parameters<typeof placed>[1] = {},
): Promise<Delivered> {
  const email = wish.company?.email ?? `${newId()}@example.com`;
  const order = await placed(product, {
    slug: HYGIENE,
    ...wish,
    quantity,
    company: { ...wish.company, email },
  });
  await paul.call(importTransfers, { credits: [credit(order.reference, order.grossCents)] });
  await paul.call(prepareOrders, { orderIds: [order.id] });
  const parcelId = newId();
  const form = { 'quantity 1': String(quantity) };
  await paul.call(makeParcel, { orderId: order.id, parcelId, form });
  for (const to of ['packed', 'shipped', 'delivered'] as const)
    await paul.call(moveParcel, { parcelId, to });
  const { access_key: accessKey } = await product.database.asService((tx) =>
    tx
      .selectFrom('orders')
      .select('access_key')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow(),
  );
  return { ...order, accessKey, email };
}

const ask = (
  { accessKey }: Delivered,
  form: Record<string, string>,
  returnId: string = newId(),
): Promise<string> =>
  product
    .call(askReturn, { accessKey, returnId, form: { reason: 'damaged', ...form } })
    .then(() => returnId);

const decide = (
  returnId: string,
  to: StaffReturnMove,
  form: Record<string, string> = {},
  who = paul,
) => who.call(decideReturn, { returnId, to, form });

const ofOrder = ({ accessKey }: Delivered) => product.call(readReturns, { accessKey });
const most = async (order: Delivered) =>
  (await ofOrder(order)).offered.map(({ quantity }) => quantity);
const stateOf = async (order: Delivered) => (await ofOrder(order)).returns[0]?.state;

test('a buyer asks, staff accept, the label is printed, the pieces come back and others leave', async () => {
  await setStock(product, HYGIENE, 10);
  const work = await paul.call(readWork, {});
  const order = await delivered(3, { language: 'en' });
  expect(await stockOf(product, HYGIENE)).toBe(7);
  expect(await ofOrder(order)).toMatchObject({
    days: 30,
    offered: [{ position: 1, quantity: 3, hasLogo: false }],
    returns: [],
  });
  const id = newId();
  const form = { 'quantity 1': '2', note: 'Le savon est cassé' };
  await Promise.all([ask(order, form, id), ask(order, form, id)]);
  expect(await most(order)).toEqual([1]);
  const reference = `${order.number}-E1`;
  expect((await product.mailTo(order.email, `Your exchange request ${reference}`)).text).toContain(
    'photograph',
  );
  await product.mailTo('bonjour@prevenance.example', `Échange à juger\u00a0: ${reference}`);
  expect((await paul.call(readWork, {})).returnsToTreat).toBe(work.returnsToTreat + 1);
  const filter = { search: '', state: null, payment: null, week: null, isLate: false, page: 1 };
  const found = await paul.call(searchOrders, {
    ...filter,
    hasReturn: true,
    dispute: null,
    sort: 'newest',
  });
  expect(found.orders.map(({ id: orderId }) => orderId)).toContain(order.id);

  const [listed] = (await paul.call(readOrderReturns, { orderId: order.id })).returns;
  expect(listed).toMatchObject({
    moves: ['accepted', 'refused'],
    usualWay: 'prepaid',
    restockable: [{ position: 1, quantity: 2 }],
    note: 'Le savon est cassé',
  });
  expect((await refusalOf(decide(id, 'accepted'))).problems).toEqual([
    { path: 'way', problem: 'required' },
  ]);
  await decide(id, 'accepted', { way: 'prepaid', instructions: 'Tenez le colis au sec' });
  const accepted = await product.mailTo(order.email, `${reference} is accepted`);
  expect(accepted.text).toContain('Tenez le colis au sec');
  expect((await paul.call(readWork, {})).returnsToTreat).toBe(work.returnsToTreat);

  const label = await product.call(printReturnLabel, {
    accessKey: order.accessKey,
    returnId: id,
  });
  const paper = await readPdf(label as unknown as Blob);
  expect(paper).toMatchObject({ isTagged: true, language: 'en', cutOff: [], totalPages: 1 });
  for (const said of [reference, order.number, 'Prévenance SAS', 'Tenez le colis au sec'])
    expect(paper.text).toContain(said);

  const { accessKey } = order;
  await product.call(moveReturn, { accessKey, returnId: id, to: 'sent-back' });
  const tooMany = { 'quantity 1': '3', reason: 'Intactes' };
  expect((await refusalOf(decide(id, 'received', tooMany))).problems).toEqual([
    { path: 'quantity 1', problem: 'too-many' },
  ]);
  await decide(id, 'received', { 'quantity 1': '1', reason: 'Intacte' });
  await decide(id, 'received', { 'quantity 1': '1', reason: 'Intacte' }, marie);
  expect(await stockOf(product, HYGIENE)).toBe(8);

  await setStock(product, HYGIENE, 1);
  const travel = { carrier: 'colissimo', trackingNumber: '6A777' };
  expect((await refusalOf(decide(id, 'replaced', travel))).code).toBe('out-of-stock');
  expect(await stateOf(order)).toBe('received');
  await setStock(product, HYGIENE, 2);
  await Promise.all([decide(id, 'replaced', travel), decide(id, 'replaced', travel, marie)]);
  expect(await stockOf(product, HYGIENE)).toBe(0);
  const replaced = await product.mailTo(order.email, `${reference} is on its way`);
  expect(replaced.text).toContain('6A777');
  expect(await ofOrder(order)).toMatchObject({
    offered: [{ quantity: 1 }],
    returns: [{ state: 'replaced', trackingNumber: '6A777', reference }],
  });
  const file = await fileOf(paul, order);
  expect(file.events.map(({ kind }) => kind).slice(-5)).toEqual([
    'return-asked',
    'return-accepted',
    'return-sent-back',
    'return-received',
    'return-replaced',
  ]);
  expect(file).toMatchObject({ payment: 'paid', money: { refundedCents: 0 } });
  const { changes } = await marie.call(listStaffChanges, { subject: 'order-return' });
  expect(changes[0]?.recordName?.fr).toBe(order.number);
  const told = changes.flatMap(({ fields }) => fields.map(({ after }) => after));
  expect(told).toEqual(
    expect.arrayContaining(['remplacement expédié', 'étiquette payée par nous']),
  );
  const moves = await marie.call(listStaffChanges, { subject: 'stock-move' });
  expect(moves.changes.map(({ part }) => part)).toEqual([order.number, order.number]);
});

test('food is not sent back nor sold again: it is replaced at once, and there is no label', async () => {
  const order = await delivered(2, { slug: 'box-saveurs' });
  const id = await ask(order, { 'quantity 1': '1', reason: 'disliked' });
  const [listed] = (await paul.call(readOrderReturns, { orderId: order.id })).returns;
  expect(listed).toMatchObject({ usualWay: 'kept', restockable: [] });
  await decide(id, 'accepted', { way: 'kept' });
  const { accessKey } = order;
  const label = product.call(printReturnLabel, { accessKey, returnId: id });
  expect((await refusalOf(label)).code).toBe('not-found');
  const left = product.call(moveReturn, { accessKey, returnId: id, to: 'sent-back' });
  expect((await refusalOf(left)).code).toBe('conflict');
  expect((await refusalOf(decide(id, 'received'))).code).toBe('conflict');
  await decide(id, 'replaced', { carrier: 'own' });
  expect(await stateOf(order)).toBe('replaced');
});

test('another product of the kind may be wished, never a dearer one, and the stock is its own', async () => {
  await setStock(product, HYGIENE, 5);
  const order = await delivered(1);
  const [{ instead = [] } = {}] = (await ofOrder(order)).offered;
  const { rows } = await sql<{ ok: boolean }>`
    select bool_and(other.kind = 'box' and other.price_cents <= line.unit_net_cents
      and rate.rate_basis_points = line.rate_basis_points) as ok
    from public.products as other join public.vat_decisions as rate on rate.id = vat_decision_id
      cross join public.order_lines as line
    where line.order_id = ${order.id}
      and other.id = any(${instead.map(({ productId }) => productId)}::uuid[])`.execute(
    product.database.owner,
  );
  expect(rows).toEqual([{ ok: true }]);
  const other = instead[0];
  if (!other) throw new Error('Nothing of the kind is on sale');
  const wrong = ask(order, { 'quantity 1': '1', 'instead 1': newId() });
  expect((await refusalOf(wrong)).problems).toEqual([
    { path: 'instead 1', problem: 'choice-invalid' },
  ]);
  const id = await ask(order, { 'quantity 1': '1', 'instead 1': other.productId });
  expect((await ofOrder(order)).returns[0]?.lines[0]?.instead).toBe(other.name);
  await decide(id, 'accepted', { way: 'kept' });
  const slugOf = async () => {
    const { slug } = await product.database.asService((tx) =>
      tx
        .selectFrom('products')
        .select('slug')
        .where('id', '=', other.productId)
        .executeTakeFirstOrThrow(),
    );
    return slug;
  };
  const slug = await slugOf();
  const before = await stockOf(product, slug);
  await setStock(product, slug, 3);
  await decide(id, 'replaced');
  expect([await stockOf(product, slug), await stockOf(product, HYGIENE)]).toEqual([2, 4]);
  await setStock(product, slug, Number.isNaN(before) ? null : before);
});

describe('pieces are exchanged once', () => {
  test('thirty who ask at the same moment never get more than was delivered', async () => {
    await setStock(product, HYGIENE, null);
    const order = await delivered(3);
    const asked = await Promise.allSettled(
      Array.from({ length: 30 }, () => ask(order, { 'quantity 1': '1' })),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const { rows } = await sql`select count(*)::int as returns, sum(quantity)::int as pieces
      from public.order_return_lines where order_id = ${order.id}`.execute(product.database.owner);
    expect(rows).toEqual([{ returns: 3, pieces: 3 }]);
    expect((await refusalOf(ask(order, { 'quantity 1': '1' }))).code).toBe('conflict');
  });

  test('the database asks for the pieces and for the moves too', async () => {
    const order = await delivered(1);
    const id = newId();
    const forged = (pieces: number, number: number, returnId = newId()) =>
      product.database.asService(async (tx) => {
        await sql`insert into public.order_returns (id, order_id, number, reason, asked_at)
          values (${returnId}, ${order.id}, ${number}, 'damaged', now())`.execute(tx);
        await sql`insert into public.order_return_lines (return_id, order_id, position, quantity)
          values (${returnId}, ${order.id}, 1, ${pieces})`.execute(tx);
      });
    await expect(forged(2, 1)).rejects.toThrow('not there to be exchanged');
    await forged(1, 1, id);
    await expect(forged(1, 2)).rejects.toThrow('not there to be exchanged');
    const run = (statement: ReturnType<typeof sql>) =>
      product.database.asService((tx) => statement.execute(tx));
    await expect(
      run(
        sql`update public.order_returns set state = 'received', way = 'prepaid' where id = ${id}`,
      ),
    ).rejects.toThrow('cannot move from asked to received');
    await expect(
      run(sql`update public.order_returns set reason = 'other', note = 'x' where id = ${id}`),
    ).rejects.toThrow('stays what it was');
    await expect(
      run(sql`insert into public.return_stock_moves (return_id, line, kind, order_id, product_id,
          quantity, reason, moved_at) select ${id}, 1, 'put-back', order_id, product_id, 1, 'x', now()
        from public.order_lines where order_id = ${order.id}`),
    ).rejects.toThrow('not there to be moved');
    await expect(run(sql`delete from public.order_returns`)).rejects.toThrow('permission denied');
    await expect(run(sql`delete from public.order_return_lines`)).rejects.toThrow(
      'permission denied',
    );
  });

  test('and not where their money went back, before or after they were asked for', async () => {
    const order = await delivered(2);
    const half = String(order.grossCents / 200);
    const refund = (amount: string) =>
      paul.call(refundOrder, {
        orderId: order.id,
        refundId: newId(),
        form: { amount, reason: 'Abîmée', bankReference: 'VIR 1' },
      });
    const id = await ask(order, { 'quantity 1': '2' });
    await refund(half);
    expect((await refusalOf(decide(id, 'accepted', { way: 'kept' }))).details).toEqual({
      state: 'given-back',
    });
    await decide(id, 'refused', { reason: 'Une box est déjà remboursée' });
    expect((await product.mailTo(order.email, 'Votre demande d’échange')).subject).toContain('-E1');
    expect(await most(order)).toEqual([1]);
    await refund(half);
    expect(await most(order)).toEqual([]);
  });

  test('a refused or withdrawn request leaves them to be asked for again', async () => {
    const order = await delivered(1);
    const { accessKey } = order;
    const id = await ask(order, { 'quantity 1': '1' });
    await product.call(moveReturn, { accessKey, returnId: id, to: 'cancelled' });
    await product.call(moveReturn, { accessKey, returnId: id, to: 'cancelled' });
    expect((await refusalOf(decide(id, 'accepted', { way: 'kept' }))).code).toBe('conflict');
    const again = await ask(order, { 'quantity 1': '1' });
    await decide(again, 'accepted', { way: 'collected' });
    const late = product.call(moveReturn, { accessKey, returnId: again, to: 'cancelled' });
    expect((await refusalOf(late)).code).toBe('conflict');
    await decide(again, 'closed', { reason: 'Le colis n’est jamais parti' });
    expect(await most(order)).toEqual([]);
    const closed = await product.mailTo(order.email, `${order.number}-E2 est clos`);
    expect(closed.text).toContain('Le colis n’est jamais parti');
  });
});

test('only what was delivered is exchanged, and only for so many days as staff decided', async () => {
  const waiting = await placed(product, { slug: HYGIENE, quantity: 1 });
  const { access_key: accessKey } = await product.database.asService((tx) =>
    tx
      .selectFrom('orders')
      .select('access_key')
      .where('id', '=', waiting.id)
      .executeTakeFirstOrThrow(),
  );
  expect((await product.call(readReturns, { accessKey })).offered).toEqual([]);
  const order = await delivered(1);
  inDays(30);
  expect(await most(order)).toEqual([1]);
  inDays(31);
  expect(await most(order)).toEqual([]);
  expect((await refusalOf(ask(order, { 'quantity 1': '1' }))).code).toBe('conflict');
  const form = { days: '45', address: 'Prévenance Retours, 3 rue du Quai, 44000 Nantes' };
  const saved = { group: 'returns', revision: 1 } as const;
  const staff = signedAnew(product, paul);
  expect(
    (await refusalOf(staff.call(saveSetting, { ...saved, form: { ...form, days: '13' } })))
      .problems,
  ).toEqual([{ path: 'days', problem: 'return-days-invalid' }]);
  await staff.call(saveSetting, { ...saved, form });
  expect(await ofOrder(order)).toMatchObject({ days: 45, offered: [{ quantity: 1 }] });
  inDays(0);
});

test('nobody but who holds the key asks, and nobody but staff decides or reads the rows', async () => {
  const owner = await person(product);
  const companyId = await companyOf(owner);
  const [hr, council, employee, stranger] = await Promise.all([
    memberWithRole(product, owner, companyId, 'hr'),
    memberWithRole(product, owner, companyId, 'cse'),
    person(product),
    person(product),
  ]);
  await sql`insert into public.employees (company_id, site_id, first_name, last_name, user_id)
    select company_id, id, 'Léa', 'Fontaine', ${employee.id} from public.sites
    where company_id = ${companyId} limit 1`.execute(product.database.owner);
  const order = await delivered(2, { company: { email: owner.email } });
  const { unclaimed } = await owner.call(listOrders, { companyId });
  await owner.call(claimOrder, { orderId: unclaimed[0]?.id ?? '', isMine: true });
  // The owner, who says that it is theirs, is told the key with the order; employees and strangers are told of no order.
  const own = await owner.call(listOrders, { companyId });
  expect(own.orders.map(({ accessKey }) => accessKey)).toContain(order.accessKey);
  for (const who of [employee, stranger])
    expect((await who.call(listOrders, { companyId })).orders).toEqual([]);
  const returnId = await ask(order, { 'quantity 1': '1' });
  const { data } = await owner.call(exportOwnData, {});
  expect(data).toMatchObject({
    shop: { orders: [{ exchanges: [{ state: 'asked', reason: 'damaged', note: null }] }] },
  });
  const elsewhere = await delivered(1);
  for (const accessKey of [newId(), elsewhere.accessKey]) {
    const attempts = [
      product.call(moveReturn, { accessKey, returnId, to: 'cancelled' }),
      product.call(printReturnLabel, { accessKey, returnId }),
    ];
    const refusals = await Promise.all(attempts.map(refusalOf));
    expect(refusals.map(({ code }) => code)).toEqual(['not-found', 'not-found']);
  }
  const form = { 'quantity 1': '1', reason: 'damaged' };
  const wrongKey = { accessKey: newId(), returnId: newId(), form };
  expect((await refusalOf(product.call(askReturn, wrongKey))).code).toBe('not-found');
  const wrongOrder = { accessKey: elsewhere.accessKey, returnId, form };
  expect((await refusalOf(product.call(askReturn, wrongOrder))).code).toBe('conflict');
  const reading = product.call(readReturns, { accessKey: newId() });
  expect((await refusalOf(reading)).code).toBe('not-found');

  const input = { returnId, to: 'accepted', form: { way: 'kept' } } as const;
  const { id: orderId } = order;
  const refused = async (call: TestProduct['call'], code: string) => {
    const attempts = [call(decideReturn, input), call(readOrderReturns, { orderId })];
    const refusals = await Promise.all(attempts.map(refusalOf));
    expect(refusals.map((refusal) => refusal.code)).toEqual([code, code]);
  };
  await refused(product.call, 'sign-in-required');
  for (const who of [owner, hr, council, employee, stranger]) await refused(who.call, 'forbidden');
  const seenBy = (claims: { sub: string }) =>
    product.database.asCaller({ role: 'authenticated', claims }, (tx) =>
      tx.selectFrom('order_returns').select('id').where('id', '=', returnId).execute(),
    );
  expect(await seenBy({ sub: owner.id })).toEqual([]);
  for (const { id } of [hr, employee, stranger]) expect(await seenBy({ sub: id })).toEqual([]);
  expect(await seenBy({ sub: paul.id })).toEqual([{ id: returnId }]);
  expect(await stateOf(order)).toBe('asked');
});
