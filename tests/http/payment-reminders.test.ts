import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, parisDayOf, startOfParisDay } from '#basics/dates.ts';
import {
  decideCredit,
  holdReminders,
  importTransfers,
  placeOrder,
  resumeReminders,
} from '#shop/orders/contract.ts';
import { creditorReferenceOf } from '#shop/sales/rules/creditor-reference.ts';
import { newEmail } from '../support/account-client.ts';
import { BUYER, line, orderOf } from '../support/checkout-orders.ts';
import {
  COMPANY_FORM,
  companyOf,
  memberWithRole,
  newSiren,
  type Person,
  person,
  verify,
} from '../support/company.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import { settableClock } from '../support/listening.ts';
import { credit, fileOf, newId, signedAnew, staffOf } from '../support/staff-orders.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let paul: Person;
const START = new Date().toISOString();
const TODAY = parisDayOf(new Date(START));
const clock = settableClock(START);
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  paul = await staffOf(product);
});
beforeEach(() => clock.set(START));
afterAll(() => product.stop());

/** An order to be paid thirty days after today, when all of it has left. */
async function due() {
  const siren = newSiren();
  const owner = signedAnew(product, await person(product));
  const companyId = await companyOf(owner, { ...COMPANY_FORM, siren });
  await verify(product, companyId);
  const email = newEmail();
  const { siret: _, vatNumber: __, ...company } = BUYER.company;
  const input = await orderOf(product, [line('box-saveurs', 2)], {
    companyId,
    form: { ...BUYER, company: { ...company, siren, email }, paymentMethod: 'terms' },
  });
  const { number } = await owner.call(placeOrder, input);
  const { rows } = await sql<{ id: string }>`
    select id from orders where number = ${number}`.execute(product.database.owner);
  const id = rows[0]?.id ?? '';
  await paul.call(decideCredit, {
    ...{ companyId, orderId: id, actId: newId(), seenDecision: null },
    form: { decision: 'granted', limit: '10 000', days: '30', reason: 'Bon payeur' },
  });
  for (const state of ['in-preparation', 'shipped'] as const)
    await product.database.asService((tx) =>
      tx.updateTable('orders').set({ state }).where('id', '=', id).execute(),
    );
  await queueIsQuiet(product);
  return { id, number, email, owner, companyId, grossCents: input.expectedGrossCents };
}
type Due = Awaited<ReturnType<typeof due>>;

/** The round of that day, twice at once; what it wrote to that buyer, the newest first. */
async function remind({ email }: Due, late: number) {
  clock.set(startOfParisDay(addDays(TODAY, 30 + late)));
  await repeatJob(product, 'remind-of-due-payments', {}, 2);
  await queueIsQuiet(product);
  return (await product.mailbox.list()).filter(
    ({ to, subject }) => to?.[0]?.address === email && /: .* (à régler|due) /.test(subject ?? ''),
  );
}

const paid = ({ number }: Due, cents: number) =>
  paul.call(importTransfers, {
    credits: [credit(`VIR ${creditorReferenceOf(number)} ${randomUUID()}`, cents)],
  });

const hold = ({ id }: Due, contested = '') =>
  paul.call(holdReminders, {
    ...{ orderId: id, actId: newId() },
    form: { reason: 'Deux box abîmées', contested },
  });

const sent = async (order: Due) =>
  (await fileOf(paul, order)).events
    .filter(({ kind }) => kind === 'due-reminded')
    .map(({ details }) => details.days);

describe('what is to be paid after delivery', () => {
  test('is asked for before its day, then after 7, 15 and 30 days, once each', async () => {
    const order = await due();
    const counts: number[] = [];
    for (const late of [-4, -3, 0, 6, 7, 8, 15, 30, 31]) {
      counts.push((await remind(order, late)).length);
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 3, 4, 4]);
    expect(await sent(order)).toEqual([-3, 7, 15, 30]);
    expect((await fileOf(paul, order)).reminders).toEqual({ nextOn: null, hold: null });
  });

  test('with the invoice, the reference, the account, its code, and what the law adds', async () => {
    const order = await due();
    const [before] = await remind(order, -3);
    expect(before?.text).not.toContain('L441-10');
    const [mail] = await remind(order, 7);
    expect(mail?.subject).toContain('à régler depuis le');
    expect(mail?.text).toContain('IBAN');
    expect(mail?.text?.replace(/\s/g, '')).toContain(creditorReferenceOf(order.number));
    expect(mail?.text).toMatch(/12,15\s%/);
    expect(mail?.text).toMatch(/40,00\s€/);
    expect(mail?.text).toContain('Déjà réglé');
    const files = mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType]);
    expect(files).toContainEqual([expect.stringMatching(/^facture-.+\.pdf$/), 'application/pdf']);
    const code = mail?.attachments.find(({ mimeType }) => mimeType === 'image/png');
    expect(mail?.html).toContain(`cid:${code?.contentId?.replace(/[<>]/g, '')}`);
  });

  test('in the language of the order', async () => {
    const order = await due();
    await product.database.asService((tx) =>
      tx.updateTable('orders').set({ language: 'en' }).where('id', '=', order.id).execute(),
    );
    const [mail] = await remind(order, 15);
    expect(mail?.subject).toContain('due since');
    expect(mail?.text).toContain('Already paid?');
  });

  test('after a server was away, by the step that is due alone', async () => {
    const order = await due();
    expect(await remind(order, 16)).toHaveLength(1);
    expect(await sent(order)).toEqual([15]);
    expect(await remind(order, 17)).toHaveLength(1);
  });

  test('stops at once when it is paid, and asks for what is left of a part', async () => {
    const order = await due();
    await paid(order, 1000);
    const [mail] = await remind(order, 7);
    expect(mail?.subject).toContain(
      `${((order.grossCents - 1000) / 100).toFixed(2).replace('.', ',')}`,
    );
    await paid(order, order.grossCents - 1000);
    expect(await remind(order, 15)).toHaveLength(1);
    expect((await fileOf(paul, order)).reminders).toBeNull();
  });

  test('is not asked for while staff hold it; resumed, no step that was held is made up for', async () => {
    const order = await due();
    await hold(order);
    expect(await remind(order, 7)).toHaveLength(0);
    const file = await fileOf(paul, order);
    expect(file.acts).toContain('resume');
    expect(file.reminders?.hold).toEqual({ reason: 'Deux box abîmées', contestedCents: null });
    expect(file.events.map(({ kind }) => kind)).toContain('reminders-held');
    const resume = { orderId: order.id, actId: newId() };
    await paul.call(resumeReminders, resume);
    await paul.call(resumeReminders, resume);
    expect(await remind(order, 16)).toHaveLength(1);
    expect(await sent(order)).toEqual([15]);
  });

  test('without the part that its buyer contests', async () => {
    const order = await due();
    await hold(order, '10');
    const [mail] = await remind(order, 7);
    expect(mail?.text).toContain('contestez n’est pas comprise');
    expect(mail?.subject).toContain(
      `${((order.grossCents - 1000) / 100).toFixed(2).replace('.', ',')}`,
    );
    const refusal = await refusalOf(hold(order, '9999'));
    expect(refusal.problems).toEqual([{ path: 'contested', problem: 'contested-too-much' }]);
  });
});

describe('nobody', () => {
  test('holds or resumes reminders but staff', async () => {
    const order = await due();
    const hr = await memberWithRole(product, order.owner, order.companyId, 'hr');
    const stranger = await person(product);
    const act = { orderId: order.id, actId: newId() };
    for (const [call, code] of [
      [product.call, 'sign-in-required'],
      [order.owner.call, 'forbidden'],
      [hr.call, 'forbidden'],
      [stranger.call, 'forbidden'],
    ] as const) {
      const held = call(holdReminders, { ...act, form: { reason: 'Non', contested: '' } });
      expect((await refusalOf(held)).code).toBe(code);
      expect((await refusalOf(call(resumeReminders, act))).code).toBe(code);
    }
    expect((await refusalOf(paul.call(resumeReminders, act))).code).toBe('conflict');
  });

  test('sends a step twice, a former one, or one that is held, in the database itself', async () => {
    const order = await due();
    const write = (days: number) =>
      product.database.asService((tx) =>
        tx
          .insertInto('order_events')
          .values({
            ...{ order_id: order.id, happened_at: clock.now(), actor: 'system' },
            ...{ kind: 'due-reminded', details: JSON.stringify({ days }) },
          })
          .execute(),
      );
    const tries = await Promise.allSettled([write(7), write(7), write(7)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(write(-3)).rejects.toThrow('a later one');
    await hold(order);
    await expect(write(15)).rejects.toThrow('held');
  });
});
