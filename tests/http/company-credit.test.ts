import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, parisDayOf, startOfParisDay } from '#basics/dates.ts';
import {
  acceptInvitation,
  inviteEmployees,
  listPlaces,
  listSpaces,
  saveEmployee,
} from '#company/contract.ts';
import { askApproval, decideApproval, saveOrderRules } from '#shop/approvals/contract.ts';
import { decideCredit, listCredit, placeOrder, readOrder } from '#shop/orders/contract.ts';
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
import { newId, signedAnew, staffOf } from '../support/staff-orders.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let paul: Person;
const START = new Date().toISOString();
const clock = settableClock(START);
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  paul = await staffOf(product);
});
afterAll(() => product.stop());

const OTHERS = [{ path: 'paymentMethod', problem: 'terms-of-another-company' }];
const UNVERIFIED = [{ path: 'paymentMethod', problem: 'terms-of-unverified-company' }];

async function wish(siren: string, companyId?: string, ordered = line('box-saveurs', 1)) {
  const { siret: _, vatNumber: __, ...company } = BUYER.company;
  return orderOf(product, [ordered], {
    ...(companyId && { companyId }),
    form: { ...BUYER, company: { ...company, siren, email: newEmail() }, paymentMethod: 'terms' },
  });
}

const orderNamed = async (number: string) => {
  const { rows } = await sql<{ id: string }>`
    select id from orders where number = ${number}`.execute(product.database.owner);
  return rows[0]?.id ?? '';
};

const GRANT = { decision: 'granted', limit: '10 000', days: '30', reason: 'Bon payeur' };

/** A verified company that staff granted thirty days, with a first order on them. */
async function trusted(ordered = line('box-saveurs', 1)) {
  const siren = newSiren();
  const owner = signedAnew(product, await person(product));
  const companyId = await companyOf(owner, { ...COMPANY_FORM, siren });
  await verify(product, companyId);
  const { number } = await owner.call(placeOrder, await wish(siren, companyId, ordered));
  const orderId = await orderNamed(number);
  const input = { companyId, orderId, actId: newId(), seenDecision: null, form: GRANT };
  await paul.call(decideCredit, input);
  return { siren, owner, companyId, orderId };
}

/** A fresh account with a space of its own under that number. */
async function rivalOf(siren: string) {
  const rival = signedAnew(product, await person(product));
  const companyId = await companyOf(rival, { ...COMPANY_FORM, siren });
  return { rival, companyId };
}

async function stateOf(call: Promise<{ accessKey: string }>) {
  const { accessKey } = await call;
  const { state, terms } = await product.call(readOrder, { accessKey });
  return { state, credit: terms?.state };
}

const asService = (statement: ReturnType<typeof sql>) =>
  product.database.asService((tx) => statement.execute(tx));

describe('the credit of a company is spent by nobody else:', () => {
  test('not by a second space with its SIREN', async () => {
    const { siren } = await trusted();
    const { rival, companyId } = await rivalOf(siren);
    const refusal = await refusalOf(rival.call(placeOrder, await wish(siren, companyId)));
    expect(refusal.problems).toEqual(UNVERIFIED);
  });

  test('not by a second space that staff verified too: each has its own', async () => {
    const { siren, companyId: first } = await trusted();
    const { rival, companyId } = await rivalOf(siren);
    await verify(product, companyId);
    const asked = await stateOf(rival.call(placeOrder, await wish(siren, companyId)));
    expect(asked).toEqual({ state: 'awaiting-payment', credit: 'requested' });
    const { requests, lines } = await paul.call(listCredit, { search: siren, page: 1 });
    const theirs = requests.find(({ company }) => company.companyId === companyId);
    expect(theirs?.company).toMatchObject({ state: null, owedCents: 0, isVerified: true });
    expect(lines.map((each) => each.companyId)).toEqual([first]);
  });

  test('not by the second space in the name of the first, nor by a guest with the SIREN', async () => {
    const { siren, companyId } = await trusted();
    const { rival } = await rivalOf(siren);
    for (const call of [rival.call, product.call]) {
      for (const space of [companyId, undefined]) {
        const input = await wish(siren, space);
        expect((await refusalOf(call(placeOrder, input))).problems).toEqual(OTHERS);
      }
    }
  });

  test('not by its employees and prevention lead, who order nothing in its name', async () => {
    const { siren, owner, companyId } = await trusted();
    const prevention = await memberWithRole(product, owner, companyId, 'prevention');
    const lea = signedAnew(product, await person(product));
    const { sites } = await owner.call(listPlaces, { companyId });
    const employeeId = randomUUID();
    await owner.call(saveEmployee, {
      companyId,
      employeeId,
      form: { firstName: 'Léa', lastName: 'Roux', email: lea.email },
      siteId: sites[0]?.id ?? '',
      teamId: null,
    });
    await owner.call(inviteEmployees, { companyId, employeeIds: [employeeId] });
    const [{ id: invitationId = '' } = {}] = (await lea.call(listSpaces, {})).invitations;
    await lea.call(acceptInvitation, { invitationId });
    for (const who of [prevention, lea]) {
      const refusal = await refusalOf(who.call(placeOrder, await wish(siren, companyId)));
      expect(refusal.problems).toEqual(OTHERS);
    }
  });

  test('not under another number than its own', async () => {
    const { owner, companyId } = await trusted();
    const other = await trusted();
    const refusal = await refusalOf(owner.call(placeOrder, await wish(other.siren, companyId)));
    expect(refusal.problems).toEqual([
      { path: 'company.siren', problem: 'terms-of-another-company' },
    ]);
  });

  test.each([
    [
      'verified no more',
      (id: string) => sql`insert into company_verifications
          (id, company_id, state, siren, legal_name, note)
        select gen_random_uuid(), id, 'withdrawn', siren, legal_name, 'Radiée'
        from companies where id = ${id}`,
    ],
    [
      'under another name',
      (id: string) => sql`update companies set legal_name = 'Autre' where id = ${id}`,
    ],
  ])('nor by itself once it is %s, until staff have looked again', async (_name, change) => {
    const { siren, owner, companyId } = await trusted();
    const before = await stateOf(owner.call(placeOrder, await wish(siren, companyId)));
    expect(before).toEqual({ state: 'confirmed', credit: 'granted' });
    await asService(change(companyId));
    // Its former name does not bring back what was seen.
    await asService(sql`update companies set legal_name = ${COMPANY_FORM.legalName}
      where id = ${companyId}`);
    const refusal = await refusalOf(owner.call(placeOrder, await wish(siren, companyId)));
    expect(refusal.problems).toEqual(UNVERIFIED);
    await verify(product, companyId);
    const after = await stateOf(owner.call(placeOrder, await wish(siren, companyId)));
    expect(after).toEqual({ state: 'confirmed', credit: 'granted' });
  });

  test('nor under a number that it took after the grant, even verified under it', async () => {
    const { owner, companyId } = await trusted();
    const siren = newSiren();
    await asService(sql`update companies set siren = ${siren} where id = ${companyId}`);
    const refusal = await refusalOf(owner.call(placeOrder, await wish(siren, companyId)));
    expect(refusal.problems).toEqual(UNVERIFIED);
    await verify(product, companyId);
    // The line is that of the number that staff had before them.
    const asked = await stateOf(owner.call(placeOrder, await wish(siren, companyId)));
    expect(asked).toEqual({ state: 'awaiting-payment', credit: 'requested' });
  });

  test('nor by an order that was approved after it ceased to be verified', async () => {
    const { siren, owner, companyId } = await trusted();
    const hr = signedAnew(product, await memberWithRole(product, owner, companyId, 'hr'));
    await owner.call(saveOrderRules, { companyId, revision: 0, form: { approvalFrom: '1' } });
    const { companyId: _, checkoutKey: __, ...order } = await wish(siren, companyId);
    const requestId = randomUUID();
    await hr.call(askApproval, { ...order, requestId, companyId, note: '' });
    await asService(sql`update companies set legal_name = 'Autre' where id = ${companyId}`);
    const approval = owner.call(decideApproval, {
      requestId,
      decision: 'approved',
      expectedGrossCents: order.expectedGrossCents,
      form: {},
    });
    expect((await refusalOf(approval)).problems).toEqual(UNVERIFIED);
  });

  test('and a later month is asked for by transfer once it is no longer verified', async () => {
    const { siren, companyId } = await trusted(
      line('box-pouvoir-d-achat', 1, { commitmentMonths: 0 }),
    );
    await queueIsQuiet(product);
    await asService(sql`update companies set legal_name = 'Autre' where id = ${companyId}`);
    clock.set(startOfParisDay(addDays(parisDayOf(new Date(START)), 32)));
    await repeatJob(product, 'renew-subscriptions', {}, 1);
    await queueIsQuiet(product);
    const { rows } = await sql`select state, credit from orders where siren = ${siren}
      order by placed_at`.execute(product.database.owner);
    expect(rows).toEqual([
      { state: 'confirmed', credit: 'granted' },
      { state: 'awaiting-payment', credit: null },
    ]);
    clock.set(START);
  });
});

describe('staff', () => {
  test('grant nothing to a company that is not verified any more, and are told why', async () => {
    const siren = newSiren();
    const owner = await person(product);
    const companyId = await companyOf(owner, { ...COMPANY_FORM, siren });
    await verify(product, companyId);
    const { number } = await owner.call(placeOrder, await wish(siren, companyId));
    await asService(sql`update companies set legal_name = 'Autre' where id = ${companyId}`);
    const input = { companyId, actId: newId(), seenDecision: null, form: GRANT };
    for (const orderId of [await orderNamed(number), null]) {
      const refusal = await refusalOf(paul.call(decideCredit, { ...input, orderId }));
      expect(refusal.problems).toEqual([{ path: 'decision', problem: 'company-unverified' }]);
    }
  });

  test('see what was granted to a space that is gone, and nobody buys on it', async () => {
    const { siren, companyId } = await trusted();
    await asService(sql`delete from companies where id = ${companyId}`);
    const { lines } = await paul.call(listCredit, { search: siren, page: 1 });
    expect(lines).toMatchObject([{ companyId: null, isVerified: false, state: 'granted' }]);
    const { rival, companyId: theirs } = await rivalOf(siren);
    await verify(product, theirs);
    const asked = await stateOf(rival.call(placeOrder, await wish(siren, theirs)));
    expect(asked.credit).toBe('requested');
  });
});

describe('the database itself refuses', () => {
  const copied = (orderId: string, companyId: string | null, credit: string) => sql`
    insert into orders (number, checkout_key, content_hash, state, payment_method, language,
      placed_at, company_id, company_kind, company_name, siren, is_vat_liable, contact_name, email,
      billing_address, delivery_address, net_cents, vat_cents, vat_groups, credit, credit_asked_by)
    select ${randomUUID()}, gen_random_uuid(), '', 'awaiting-payment', payment_method, language,
      placed_at, ${companyId}::uuid, company_kind, company_name, siren, is_vat_liable, contact_name,
      email, billing_address, delivery_address, net_cents, vat_cents, vat_groups, ${credit},
      (select created_by from companies where id = ${companyId})
    from orders where id = ${orderId}`;

  test('an order on terms of a space that is not that verified company', async () => {
    const { siren, orderId } = await trusted();
    const { companyId } = await rivalOf(siren);
    const stranger = await trusted();
    for (const space of [companyId, stranger.companyId, null]) {
      await expect(asService(copied(orderId, space, 'requested'))).rejects.toThrow('once verified');
    }
  });

  test('a grant beside the line of that company, to its order or to another’s', async () => {
    const { siren, orderId, companyId } = await trusted();
    const { companyId: other } = await rivalOf(siren);
    const line = (company: string) => sql`insert into credit_lines
      (company_id, siren, state, limit_cents, days, reason, decided_by, decided_at)
      values (${company}, ${siren}, 'granted', 100, 30, 'x', ${paul.id}, now())`;
    await expect(asService(line(other))).rejects.toThrow('to a verified company');
    await verify(product, other);
    await asService(copied(orderId, other, 'requested'));
    const granted = sql`update orders set credit = 'granted', payment_terms_days = 30
      where company_id = ${other}`;
    await expect(asService(granted)).rejects.toThrow('owe more than it was granted');
    for (const moved of [
      sql`update orders set company_id = ${companyId} where company_id = ${other}`,
      sql`update orders set siren = '552100554' where company_id = ${other}`,
    ])
      await expect(asService(moved)).rejects.toThrow('stays that of its company');
  });

  test('what is granted while its verification is withdrawn: one of the two is first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { siren, owner, companyId } = await trusted();
      const withdrawal = asService(sql`insert into company_verifications
          (id, company_id, state, siren, legal_name, note)
        select gen_random_uuid(), id, 'withdrawn', siren, legal_name, 'Radiée'
        from companies where id = ${companyId}`);
      const wished = await wish(siren, companyId);
      const [placed] = await Promise.allSettled([owner.call(placeOrder, wished), withdrawal]);
      const later = await refusalOf(owner.call(placeOrder, await wish(siren, companyId)));
      expect(later.problems).toEqual(UNVERIFIED);
      if (placed.status === 'rejected') expect(placed.reason.problems).toEqual(UNVERIFIED);
    }
  });
});
