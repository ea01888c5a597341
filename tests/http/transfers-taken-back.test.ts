import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  attributeTransfer,
  cancelOrder,
  importTransfers,
  listTransfers,
  makeParcel,
  moveParcel,
  prepareOrders,
  refundOrder,
  reinstateOrder,
  releaseTransfer,
  setTransferAside,
  takeTransferBack,
} from '#shop/orders/contract.ts';
import type { Person } from '../support/company.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import { setStock, stockOf } from '../support/placed-orders.ts';
import {
  credit,
  fileOf,
  newId,
  paidByCard,
  placed,
  type StaffOrder,
  staffOf,
} from '../support/staff-orders.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let paul: Person;
let marie: Person;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' });
  [paul, marie] = await Promise.all([staffOf(product), staffOf(product)]);
});
afterAll(() => product.stop());

const listed = (search: string, state: 'to-attribute' | 'set-aside' | null = null) =>
  paul.call(listTransfers, { search, state, page: 1 });

/** A transfer that names no order, as it is listed. */
async function transferOf(label: string, amountCents: number) {
  await paul.call(importTransfers, { credits: [credit(label, amountCents)] });
  const [found] = (await listed(label)).transfers;
  return found?.id ?? '';
}

const attribute = (transferId: string, { number }: StaffOrder, who = paul) =>
  who.call(attributeTransfer, { transferId, form: { number } });

const release = (transferId: string, { id: orderId }: StaffOrder, actId = newId(), who = marie) =>
  who.call(releaseTransfer, { transferId, orderId, actId, form: { reason: 'C’était une autre' } });

const stateOf = async (order: StaffOrder) => {
  const { state, money, payments } = await fileOf(paul, order);
  return { state, captured: money?.capturedCents, payment: payments[0]?.state };
};

const own = (statement: string) => sql.raw(statement).execute(product.database.owner);

describe('a transfer said to pay the wrong order', () => {
  test('is taken from it once, pays the right one, and who did what stays', async () => {
    const wrong = await placed(product);
    const right = await placed(product);
    const transferId = await transferOf('VIR DURAND MAUVAISE', wrong.grossCents);
    await attribute(transferId, wrong);
    expect(await stateOf(wrong)).toMatchObject({ state: 'confirmed', payment: 'paid' });
    const actId = newId();
    await Promise.all([release(transferId, wrong, actId), release(transferId, wrong, actId)]);
    expect(await stateOf(wrong)).toEqual({
      state: 'awaiting-payment',
      captured: 0,
      payment: 'pending',
    });
    expect((await listed('mauvaise', 'to-attribute')).total).toBe(1);
    await attribute(transferId, right);
    // Sent again, long after: it is not taken from the right one.
    await release(transferId, wrong, actId);
    expect(await stateOf(right)).toMatchObject({ state: 'confirmed', payment: 'paid' });
    const stale = release(transferId, wrong);
    expect((await refusalOf(stale)).code).toBe('conflict');
    const [transfer] = (await listed('mauvaise')).transfers;
    expect(transfer).toMatchObject({ state: 'attributed', order: { number: right.number } });
    expect(transfer?.events).toMatchObject([
      { act: 'attributed', orderNumber: wrong.number, by: paul.email },
      { act: 'released', orderNumber: wrong.number, by: marie.email, reason: 'C’était une autre' },
      { act: 'attributed', orderNumber: right.number, by: paul.email },
    ]);
    const { events, acts } = await fileOf(paul, wrong);
    expect(acts).toContain('remind');
    expect(events.map(({ kind, by }) => [kind, by]).slice(-2)).toEqual([
      ['transfer-released', marie.email],
      ['unpaid-again', marie.email],
    ]);
    // Its own transfer settles it as if nothing had been.
    await paul.call(importTransfers, { credits: [credit(wrong.reference, wrong.grossCents)] });
    expect(await stateOf(wrong)).toMatchObject({ state: 'confirmed', payment: 'paid' });
  });

  test('needs a reason, and an order that is its own', async () => {
    const order = await placed(product);
    const transferId = await transferOf('VIR SANS MOTIF', order.grossCents);
    await attribute(transferId, order);
    const input = { transferId, orderId: order.id, actId: newId() };
    const unsaid = paul.call(releaseTransfer, { ...input, form: { reason: ' ' } });
    expect((await refusalOf(unsaid)).problems).toEqual([{ path: 'reason', problem: 'required' }]);
    expect((await refusalOf(release(transferId, await placed(product)))).code).toBe('conflict');
    expect((await refusalOf(release(newId(), order))).code).toBe('not-found');
    expect((await stateOf(order)).state).toBe('confirmed');
  });

  test('takes apart what was packed for it', async () => {
    const order = await placed(product, { quantity: 2 });
    const transferId = await transferOf('VIR EMBALLE', order.grossCents);
    await attribute(transferId, order);
    await paul.call(prepareOrders, { orderIds: [order.id] });
    const parcelId = newId();
    const form = { 'quantity 1': '1' };
    await paul.call(makeParcel, { orderId: order.id, parcelId, form });
    await paul.call(moveParcel, { parcelId, to: 'packed' });
    await release(transferId, order);
    const { state, parcels, acts } = await fileOf(paul, order);
    expect([state, parcels.map((parcel) => parcel.state), acts]).toEqual([
      'awaiting-payment',
      ['cancelled'],
      ['cancel', 'remind'],
    ]);
  });

  test('and mails that were asked for it before are not sent', async () => {
    const email = `achats-${newId()}@exemple.example`;
    const order = await placed(product, { company: { email } });
    const transferId = await transferOf('VIR COURRIER', 100);
    await queueIsQuiet(product);
    const mails = async () =>
      (await product.mailbox.list()).filter(({ to }) => to?.[0]?.address === email).length;
    const before = await mails();
    for (const [kind, subjectId] of [
      ['order-confirmed', order.id],
      ['transfer-remainder', transferId],
    ] as const)
      await repeatJob(product, 'send-mail', { kind, subjectId }, 1);
    await queueIsQuiet(product);
    const { rows } = await own(
      'select last_error from graphile_worker.jobs where last_error is not null',
    );
    expect([rows, await mails()]).toEqual([[], before]);
  });

  test('stays where it is once a parcel has left, or its money was given back; and that is said', async () => {
    const sent = await placed(product, { quantity: 2 });
    const first = await transferOf('VIR PARTI', sent.grossCents);
    await attribute(first, sent);
    await paul.call(prepareOrders, { orderIds: [sent.id] });
    const parcelId = newId();
    const form = { 'quantity 1': '1' };
    await paul.call(makeParcel, { orderId: sent.id, parcelId, form });
    for (const to of ['packed', 'shipped', 'returned'] as const)
      await paul.call(moveParcel, { parcelId, to });
    expect((await refusalOf(release(first, sent))).details).toEqual({ why: 'has-left' });
    const given = await placed(product);
    const second = await transferOf('VIR RENDU', given.grossCents);
    await attribute(second, given);
    const refund = { amount: '1', reason: 'Geste', bankReference: 'VIR 1' };
    await paul.call(refundOrder, { orderId: given.id, refundId: newId(), form: refund });
    expect((await refusalOf(release(second, given))).details).toEqual({ why: 'given-back' });
    expect((await listed('VIR RENDU')).transfers[0]?.state).toBe('refunded');
    expect(await stateOf(given)).toMatchObject({ state: 'confirmed', payment: 'part-refunded' });
  });

  test('leaves an order paid that another transfer pays, and a cancelled one cancelled', async () => {
    const order = await placed(product);
    await paul.call(importTransfers, { credits: [credit(order.reference, order.grossCents)] });
    const surplus = await transferOf('VIR EN TROP', 1_234);
    await attribute(surplus, order);
    await release(surplus, order);
    expect(await stateOf(order)).toEqual({
      state: 'confirmed',
      captured: order.grossCents,
      payment: 'paid',
    });
    const cancelled = await placed(product);
    const act = { orderId: cancelled.id, actId: newId(), form: { reason: 'Doublon' } };
    await paul.call(cancelOrder, act);
    const late = await transferOf('VIR TARDIF', cancelled.grossCents);
    await attribute(late, cancelled);
    await release(late, cancelled);
    expect(await stateOf(cancelled)).toEqual({
      state: 'cancelled',
      captured: 0,
      payment: 'pending',
    });
    const again = paul.call(reinstateOrder, { orderId: cancelled.id, actId: newId() });
    expect((await refusalOf(again)).code).toBe('conflict');
  });

  test('keeps the pieces of the order that waits again', async () => {
    await setStock(product, 'box-hygiene', 5);
    const order = await placed(product, { slug: 'box-hygiene', quantity: 2 });
    const transferId = await transferOf('VIR STOCK', order.grossCents);
    await attribute(transferId, order);
    await release(transferId, order);
    expect(await stockOf(product, 'box-hygiene')).toBe(3);
    const act = { orderId: order.id, actId: newId(), form: { reason: 'Abandon' } };
    await paul.call(cancelOrder, act);
    expect(await stockOf(product, 'box-hygiene')).toBe(5);
    await setStock(product, 'box-hygiene', null);
  });

  test('is guarded by the database too: no transfer, payment or order goes back by another way', async () => {
    const order = await placed(product);
    const card = await paidByCard(product);
    const transferId = await transferOf('VIR GARDE', order.grossCents);
    await attribute(transferId, order);
    for (const statement of [
      `update public.received_transfers set order_id = null where id = '${transferId}'`,
      `update public.received_transfers set order_id = '${card.id}' where id = '${transferId}'`,
      `update public.payments set state = 'pending' where order_id = '${order.id}'`,
      `update public.payments set state = 'pending', captured_cents = 0 where order_id = '${card.id}'`,
      `update public.orders set state = 'awaiting-payment' where id = '${order.id}'`,
      `update public.orders set state = 'awaiting-payment' where id = '${card.id}'`,
    ]) {
      await expect(own(statement), statement).rejects.toMatchObject({ code: '23514' });
    }
  });
});

describe('the list of transfers', () => {
  test('finds them by label, order, company and amount, in each state', async () => {
    const order = await placed(product, { company: { legalName: 'Forêt & Œuvre' } });
    await paul.call(importTransfers, { credits: [credit(order.reference, order.grossCents)] });
    const aside = await transferOf('INTÉRÊTS CRÉDITEURS', 77_701);
    await paul.call(setTransferAside, { transferId: aside, form: { reason: 'Pas à nous' } });
    const labels = async (search: string) =>
      (await listed(search)).transfers.map(({ label }) => label);
    for (const search of [order.number, order.number.replaceAll('-', ''), 'foret', order.reference])
      expect([search, await labels(search)]).toEqual([search, [order.reference]]);
    for (const search of ['interets créd', '777,01', '777.01 €'])
      expect([search, await labels(search)]).toEqual([search, ['INTÉRÊTS CRÉDITEURS']]);
    expect(await labels('%')).toEqual([]);
    const every = await listed('');
    expect(every.counts.reduce((sum, { count }) => sum + count, 0)).toBe(every.total);
    for (const { state, count } of every.counts) {
      const { transfers, total } = await paul.call(listTransfers, { search: '', state, page: 1 });
      expect([total, new Set(transfers.map((each) => each.state))]).toEqual([
        count,
        new Set([state]),
      ]);
    }
    const beyond = await paul.call(listTransfers, { search: '', state: null, page: 2 });
    expect([beyond.transfers, beyond.total]).toEqual([[], every.total]);
  });

  test('takes back what was set aside, once, and remembers both', async () => {
    const transferId = await transferOf('VIR PAS À NOUS', 4_321);
    const form = { reason: 'Inconnu' };
    await paul.call(setTransferAside, { transferId, form });
    const order = await placed(product);
    expect((await refusalOf(attribute(transferId, order))).code).toBe('conflict');
    const input = { transferId, actId: newId() };
    await Promise.all([marie.call(takeTransferBack, input), marie.call(takeTransferBack, input)]);
    await paul.call(setTransferAside, { transferId, form });
    // An answer that was lost, sent again: what was decided since stays.
    await marie.call(takeTransferBack, input);
    const [transfer] = (await listed('pas à nous')).transfers;
    expect(transfer).toMatchObject({
      state: 'set-aside',
      events: [
        { act: 'set-aside', by: paul.email, reason: 'Inconnu' },
        { act: 'taken-back', by: marie.email },
        { act: 'set-aside', by: paul.email },
      ],
    });
    await marie.call(takeTransferBack, { transferId, actId: newId() });
    const late = marie.call(takeTransferBack, { transferId, actId: newId() });
    expect((await refusalOf(late)).code).toBe('conflict');
    await attribute(transferId, order);
    expect((await stateOf(order)).captured).toBe(4_321);
  });
});
