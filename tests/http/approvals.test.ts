import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseOwnAccount } from '#accounts/contract.ts';
import type { InputOf } from '#basics/contract.ts';
import { listJournal } from '#company/contract.ts';
import {
  type AskApproval,
  askApproval,
  decideApproval,
  listApprovals,
  readApproval,
  readOrderRules,
  saveOrderRules,
  withdrawApproval,
} from '#shop/approvals/contract.ts';
import { approverField } from '#shop/approvals/rules/order-approval.ts';
import { orderLicence } from '#shop/licences/contract.ts';
import {
  listOrders,
  payOrder,
  placeOrder,
  readOrder,
  searchOrders,
} from '#shop/orders/contract.ts';
import { BUYER, decide, line, type OrderInput, orderOf } from '../support/checkout-orders.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import { settableClock } from '../support/listening.ts';
import { setStock, stockOf } from '../support/placed-orders.ts';
import { staffMember } from '../support/staff.ts';
import { signedAnew } from '../support/staff-orders.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
/** Owner, HR and works council of one company, where Luc owns too. */
let claire: Person;
let luc: Person;
let karim: Person;
let sarah: Person;
let stranger: Person;
let companyId: string;
const START = new Date().toISOString();
const clock = settableClock(START);
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  claire = signedAnew(product, await person(product));
  companyId = await companyOf(claire);
  const colleague = async (role: 'owner' | 'hr' | 'cse') =>
    signedAnew(product, await memberWithRole(product, claire, companyId, role));
  [luc, karim, sarah] = await Promise.all([colleague('owner'), colleague('hr'), colleague('cse')]);
  stranger = await person(product);
  await companyOf(stranger, {
    legalName: 'Autre',
    siren: '552100554',
    kind: 'employer',
    headcount: '9',
  });
  await rules({ approvalFrom: '100' });
});
afterAll(() => product.stop());

async function rules(form: Record<string, string>, by = claire): Promise<void> {
  const { revision } = await by.call(readOrderRules, { companyId });
  await by.call(saveOrderRules, { companyId, revision, form });
}

type Asked = InputOf<AskApproval>;

/** Three boxes, which cost more than a hundred euros; paid by transfer unless said otherwise. */
async function wish(change: Partial<OrderInput['form']> = {}, quantity = 3): Promise<Asked> {
  const { checkoutKey, ...order } = await orderOf(product, [line('box-saveurs', quantity)]);
  const form = { ...BUYER, paymentMethod: 'transfer' as const, ...change };
  return { ...order, requestId: checkoutKey, companyId, form, note: 'Pour Noël' };
}

async function asked(by: Person, change: Partial<OrderInput['form']> = {}): Promise<Asked> {
  const input = await wish(change);
  await by.call(askApproval, input);
  return input;
}

const decision = (
  { requestId, expectedGrossCents }: Asked,
  approved: 'approved' | 'refused' = 'approved',
) => ({ requestId, expectedGrossCents, decision: approved, form: { reason: 'Trop tôt' } });

const ordersOf = async ({ requestId }: Asked): Promise<number> =>
  (
    await sql<{ count: number }>`select count(*)::int as count from orders
      where checkout_key = ${requestId}`.execute(product.database.owner)
  ).rows[0]?.count ?? 0;

const subjectsTo = async ({ email }: Person) =>
  (await product.mailbox.list())
    .filter(({ to }) => to?.[0]?.address === email)
    .map(({ subject }) => subject ?? '');

const stateOf = async ({ requestId }: Asked) =>
  (await karim.call(readApproval, { requestId })).state;

describe('an order above the sum of its company', () => {
  test('waits for somebody else, takes nothing meanwhile, and becomes one order once approved', async () => {
    await setStock(product, 'box-saveurs', 30);
    const input = await wish();
    const { requestId: checkoutKey, note: _, ...order } = input;
    const refusal = await refusalOf(karim.call(placeOrder, { ...order, checkoutKey }));
    expect(refusal).toMatchObject({ code: 'conflict', details: { reason: 'approval-needed' } });
    await karim.call(askApproval, input);
    await karim.call(askApproval, input);
    expect(await stockOf(product, 'box-saveurs')).toBe(30);
    expect(await ordersOf(input)).toBe(0);

    const mail = await product.mailTo(luc.email, 'À valider');
    expect(mail.text).toContain(`/dashboard/billing?request=${input.requestId}`);
    expect(mail.text).toContain('Pour Noël');
    await queueIsQuiet(product);
    expect((await subjectsTo(karim)).filter((it) => it.startsWith('À valider'))).toEqual([]);
    expect((await subjectsTo(sarah)).filter((it) => it.startsWith('À valider'))).toEqual([]);

    const shown = await luc.call(readApproval, { requestId: input.requestId });
    expect(shown).toMatchObject({
      state: 'waiting',
      askedBy: karim.email,
      mayDecide: true,
      isOwn: false,
      note: 'Pour Noël',
      lines: [{ name: 'Box Saveurs', quantity: 3 }],
      waiting: { quote: { totals: { grossCents: input.expectedGrossCents } }, recentCents: 0 },
    });
    const { order: placed } = await luc.call(decideApproval, decision(input));
    expect(await stockOf(product, 'box-saveurs')).toBe(27);
    await setStock(product, 'box-saveurs', null);
    expect(await luc.call(decideApproval, decision(input))).toEqual({ order: placed });
    expect(await claire.call(decideApproval, decision(input))).toEqual({ order: placed });
    expect(await ordersOf(input)).toBe(1);
    const { orders } = await karim.call(listOrders, { companyId });
    expect(orders).toMatchObject([{ number: placed?.number, state: 'awaiting-payment' }]);
    expect(await product.call(readOrder, { accessKey: placed?.accessKey ?? '' })).toMatchObject({
      transfer: { reference: expect.stringContaining('RF') },
    });
    await product.mailTo(karim.email, 'validée');
    await product.mailTo(BUYER.company.email, placed?.number ?? '');

    const second = await asked(karim);
    const { waiting } = await luc.call(readApproval, { requestId: second.requestId });
    expect(waiting?.recentCents).toBe(input.expectedGrossCents);
    await karim.call(withdrawApproval, { requestId: second.requestId });
  });

  test('by card, is paid by its buyer within days, and by the way of every order', async () => {
    const input = await asked(karim, { paymentMethod: 'card' });
    const { order } = await luc.call(decideApproval, decision(input));
    const accessKey = order?.accessKey ?? '';
    expect((await product.mailTo(karim.email, order?.number ?? '')).text).toContain(accessKey);
    clock.set(new Date(Date.parse(START) + 4 * 24 * 60 * 60 * 1000));
    expect(await product.call(readOrder, { accessKey })).toMatchObject({ attempt: 'failed' });
    const { redirectUrl } = await product.call(payOrder, { accessKey });
    await decide(redirectUrl ?? '', 'paid');
    await queueIsQuiet(product);
    clock.set(START);
    expect(await product.call(readOrder, { accessKey })).toMatchObject({ state: 'confirmed' });
  });

  test('is one order, however many approve it at the same moment', async () => {
    const input = await asked(karim);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? claire : luc).call(decideApproval, decision(input)),
      ),
    );
    expect(new Set(answers.map(({ order }) => order?.number)).size).toBe(1);
    expect(await ordersOf(input)).toBe(1);
  });

  test('withdrawn while it is approved, is either, and the other one is told', async () => {
    const input = await asked(karim);
    const outcomes = await Promise.allSettled([
      karim.call(withdrawApproval, { requestId: input.requestId }),
      luc.call(decideApproval, decision(input)),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const isApproved = outcomes[1]?.status === 'fulfilled';
    expect(await stateOf(input)).toBe(isApproved ? 'approved' : 'withdrawn');
    expect(await ordersOf(input)).toBe(isApproved ? 1 : 0);
    const late = await refusalOf(
      isApproved
        ? karim.call(withdrawApproval, { requestId: input.requestId })
        : claire.call(decideApproval, decision(input)),
    );
    expect(late).toMatchObject({
      code: 'conflict',
      details: { state: isApproved ? 'approved' : 'withdrawn' },
    });
  });

  test('refused, is told why, and cannot be approved any more', async () => {
    const input = await asked(sarah);
    const speechless = { ...decision(input, 'refused'), form: {} };
    expect((await refusalOf(luc.call(decideApproval, speechless))).problems).toEqual([
      { path: 'reason', problem: 'required' },
    ]);
    await luc.call(decideApproval, decision(input, 'refused'));
    await luc.call(decideApproval, decision(input, 'refused'));
    expect((await product.mailTo(sarah.email, 'non validée')).text).toContain('Trop tôt');
    expect(await refusalOf(claire.call(decideApproval, decision(input)))).toMatchObject({
      code: 'conflict',
      details: { state: 'refused' },
    });
    expect(await sarah.call(readApproval, { requestId: input.requestId })).toMatchObject({
      state: 'refused',
      reason: 'Trop tôt',
      endedBy: luc.email,
      lines: [{ slug: 'box-saveurs', quantity: 3 }],
      waiting: null,
    });
  });

  test('whose price has changed, is approved at the price of today, which is shown first', async () => {
    const input = await asked(karim);
    const price = async (cents: number) =>
      sql`update products set price_cents = price_cents + ${cents} where slug = 'box-saveurs'`.execute(
        product.database.owner,
      );
    await price(100);
    expect((await refusalOf(luc.call(decideApproval, decision(input)))).code).toBe('price-changed');
    const { waiting, grossCents } = await luc.call(readApproval, { requestId: input.requestId });
    const today = waiting?.quote.totals.grossCents ?? 0;
    expect([grossCents, today > grossCents]).toEqual([input.expectedGrossCents, true]);
    const { order } = await luc.call(
      decideApproval,
      decision({ ...input, expectedGrossCents: today }),
    );
    await price(-100);
    const { orders } = await karim.call(listOrders, { companyId });
    expect(orders.find(({ number }) => number === order?.number)?.grossCents).toBe(today);
  });

  test('that is no longer in stock, keeps waiting', async () => {
    const input = await asked(karim);
    await setStock(product, 'box-saveurs', 1);
    expect((await refusalOf(luc.call(decideApproval, decision(input)))).code).toBe('out-of-stock');
    await setStock(product, 'box-saveurs', null);
    expect(await stateOf(input)).toBe('waiting');
    await luc.call(decideApproval, decision(input));
  });

  test('that nobody answers within two weeks, lapses', async () => {
    const input = await asked(karim);
    const passes = async (days: number) => {
      clock.set(new Date(Date.parse(START) + days * 24 * 60 * 60 * 1000));
      await repeatJob(product, 'lapse-approvals', {}, 2);
      await queueIsQuiet(product);
    };
    await passes(13.9);
    expect(await stateOf(input)).toBe('waiting');
    await passes(14);
    clock.set(START);
    expect(await stateOf(input)).toBe('lapsed');
    expect((await subjectsTo(karim)).filter((it) => it.startsWith('Demande expirée'))).toHaveLength(
      1,
    );
  });

  test('stands as it was asked when the sum changes meanwhile', async () => {
    const input = await asked(karim);
    await rules({});
    const { requestId: checkoutKey, note: _, ...order } = await wish();
    await karim.call(placeOrder, { ...order, checkoutKey });
    const needless = await refusalOf(karim.call(askApproval, await wish()));
    expect(needless.details).toEqual({ reason: 'approval-not-needed' });
    expect(await stateOf(input)).toBe('waiting');
    await luc.call(decideApproval, decision(input));
    await rules({ approvalFrom: '100' });
  });

  test('waits for nobody below the sum, as a guest, or where nobody else approves', async () => {
    const { requestId: checkoutKey, note: _, ...below } = await wish({}, 1);
    await karim.call(placeOrder, { ...below, checkoutKey });
    const { companyId: __, requestId, note: ___, ...spaceless } = await wish();
    await product.call(placeOrder, { ...spaceless, checkoutKey: requestId });
    const alone = await person(product);
    const own = await companyOf(alone, {
      legalName: 'Seule',
      siren: '732829320',
      kind: 'employer',
      headcount: '1',
    });
    await alone.call(saveOrderRules, {
      companyId: own,
      revision: 0,
      form: { approvalFrom: '100' },
    });
    const order = await wish();
    const { note: ____, requestId: key, ...placed } = { ...order, companyId: own };
    await alone.call(placeOrder, { ...placed, checkoutKey: key });
  });
});

test('who erases their account takes along what they asked for, and their words', async () => {
  const lea = await memberWithRole(product, claire, companyId, 'cse');
  const [ended, waiting] = [await asked(lea), await asked(lea)];
  await luc.call(decideApproval, decision(ended, 'refused'));
  await lea.call(eraseOwnAccount, { email: lea.email });
  const { rows } = await sql<{ state: string }>`select state, asked_by, note, form, reason
    from approval_requests where id in (${ended.requestId}, ${waiting.requestId}) order by state`.execute(
    product.database.owner,
  );
  const nothing = { asked_by: null, note: null, form: null };
  expect(rows).toEqual([
    { ...nothing, state: 'refused', reason: 'Trop tôt' },
    { ...nothing, state: 'withdrawn', reason: null },
  ]);
});

describe('nobody', () => {
  test('approves their own, also who may approve others', async () => {
    await rules({ approvalFrom: '100', [approverField(karim.id)]: 'yes' });
    const input = await asked(karim);
    expect((await refusalOf(karim.call(decideApproval, decision(input)))).code).toBe('forbidden');
    const owners = await asked(luc);
    expect((await refusalOf(luc.call(decideApproval, decision(owners)))).code).toBe('forbidden');
    expect(
      (await karim.call(listApprovals, { companyId, state: 'waiting', page: 1 })).waiting,
    ).toBe(1);
    await karim.call(decideApproval, decision(owners));
    await expect(
      product.database.asService((tx) =>
        tx
          .updateTable('approval_requests')
          .set({ state: 'refused', ended_by: karim.id, ended_at: new Date(), form: null })
          .where('id', '=', input.requestId)
          .execute(),
      ),
    ).rejects.toThrow('somebody else approves');
    await rules({ approvalFrom: '100' });
    await luc.call(decideApproval, decision(input));
  });

  test('who has no part in it sees it, asks for it, decides it or changes the rules', async () => {
    const input = await asked(karim);
    const { requestId } = input;
    const employee = await person(product);
    await sql`insert into employees (company_id, site_id, first_name, last_name, user_id)
      select ${companyId}, id, 'Nora', 'Petit', ${employee.id} from sites
      where company_id = ${companyId} limit 1`.execute(product.database.owner);
    const staff = await staffMember(product);
    const change = { companyId, revision: 1, form: {} };
    const page = { companyId, state: null, page: 1 };
    for (const [call, code, unseen] of [
      [product.call, 'sign-in-required', 'sign-in-required'],
      [employee.call, 'forbidden', 'not-found'],
      [stranger.call, 'forbidden', 'not-found'],
      [staff.call, 'forbidden', 'not-found'],
    ] as const) {
      const again = { ...input, requestId: randomUUID() };
      const codes = async (...attempts: Promise<unknown>[]) =>
        new Set((await Promise.all(attempts.map(refusalOf))).map((refusal) => refusal.code));
      const closed = await codes(
        call(readOrderRules, { companyId }),
        call(saveOrderRules, change),
        call(listApprovals, page),
        call(askApproval, again),
      );
      const hidden = await codes(
        call(readApproval, { requestId }),
        call(decideApproval, decision(input)),
        call(withdrawApproval, { requestId }),
      );
      expect([[...closed], [...hidden]]).toEqual([[code], [unseen]]);
    }
    // The works council orders and reads the rules; it changes none, and sees what it asked for itself.
    expect((await sarah.call(readOrderRules, { companyId })).candidates).toEqual([]);
    expect((await refusalOf(sarah.call(saveOrderRules, change))).code).toBe('forbidden');
    expect((await refusalOf(sarah.call(readApproval, { requestId }))).code).toBe('not-found');
    expect((await refusalOf(luc.call(withdrawApproval, { requestId }))).code).toBe('forbidden');
    await karim.call(withdrawApproval, { requestId });
  });

  test('writes through another door', async () => {
    const { requestId } = await asked(karim);
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
    for (const who of [stranger, sarah]) {
      const seen = await rest(who, 'GET', 'approval_requests?select=id&state=eq.waiting');
      expect(await seen.json()).toEqual([]);
    }
    const row = `approval_requests?id=eq.${requestId}`;
    expect((await rest(luc, 'PATCH', row, { state: 'refused' })).status).toBe(403);
    expect((await rest(luc, 'DELETE', row)).status).toBe(403);
    const mine = `order_rules?company_id=eq.${companyId}`;
    for (const who of [stranger, sarah, karim]) {
      const changed = await rest(who, 'PATCH', mine, { approval_from_cents: 1 });
      expect(await changed.json()).toEqual([]);
      const added = { company_id: companyId, user_id: who.id };
      expect((await rest(who, 'POST', 'order_approvers', added)).status).toBe(403);
    }
    // Nobody without a role there approves, whoever chooses them.
    const foreign = { company_id: companyId, user_id: stranger.id };
    expect((await rest(claire, 'POST', 'order_approvers', foreign)).status).toBe(403);
    await karim.call(withdrawApproval, { requestId });
  });
});

describe('the rules of a company', () => {
  test('are changed by owners alone, one after the other, and noted in the journal', async () => {
    const { revision, mayChange } = await karim.call(readOrderRules, { companyId });
    expect(mayChange).toBe(false);
    const form = { approvalFrom: '250,00', [approverField(sarah.id)]: 'yes' };
    const byHr = karim.call(saveOrderRules, { companyId, revision, form });
    expect((await refusalOf(byHr)).code).toBe('forbidden');
    await luc.call(saveOrderRules, { companyId, revision, form });
    await luc.call(saveOrderRules, { companyId, revision, form });
    const stale = claire.call(saveOrderRules, { companyId, revision, form: {} });
    expect((await refusalOf(stale)).code).toBe('conflict');
    expect(await sarah.call(readOrderRules, { companyId })).toMatchObject({
      approvalFromCents: 25_000,
      mayChange: false,
      revision: revision + 1,
      approvers: expect.arrayContaining([{ userId: sarah.id, email: sarah.email }]),
    });
    const { entries } = await claire.call(listJournal, {
      companyId,
      about: 'company',
    });
    expect(entries.map(({ action }) => action)).toContain('order-rules-set');
    await rules({ approvalFrom: '100' });
  });

  test('may ask for a purchase-order number, by which orders are found', async () => {
    await rules({ needsPurchaseOrder: 'yes' });
    const { requestId: checkoutKey, note: _, ...order } = await wish();
    const missing = [{ path: 'purchaseOrderNumber', problem: 'required' }];
    const without = await refusalOf(karim.call(placeOrder, { ...order, checkoutKey }));
    expect(without.problems).toEqual(missing);
    const licence = claire.call(orderLicence, {
      companyId,
      kind: 'year',
      seats: 60,
      checkoutKey: randomUUID(),
      expectedGrossCents: 0,
      form: order.form,
    });
    expect((await refusalOf(licence)).problems).toEqual(missing);
    const purchaseOrderNumber = `BC-${randomUUID().slice(0, 8)}`;
    const form = { ...order.form, purchaseOrderNumber };
    const { number } = await karim.call(placeOrder, { ...order, checkoutKey, form });
    const { orders } = await karim.call(listOrders, { companyId });
    expect(orders.find((each) => each.number === number)).toMatchObject({ purchaseOrderNumber });
    const staff = await staffMember(product);
    const found = await staff.call(searchOrders, {
      search: purchaseOrderNumber.toLowerCase(),
      state: null,
      dispute: null,
      payment: null,
      week: null,
      isLate: false,
      sort: 'newest',
      page: 1,
    });
    expect(found.orders.map((each) => each.number)).toEqual([number]);
    await rules({ approvalFrom: '100' });
  });
});
