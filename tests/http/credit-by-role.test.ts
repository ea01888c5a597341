import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '#basics/refusal.ts';
import { COMPANY_ROLES, type CompanyRole, maySpendCredit } from '#basics/roles.ts';
import {
  acceptInvitation,
  inviteEmployees,
  listPlaces,
  listSpaces,
  saveEmployee,
} from '#company/contract.ts';
import {
  askApproval,
  decideApproval,
  readApproval,
  saveOrderRules,
} from '#shop/approvals/contract.ts';
import { approverField } from '#shop/approvals/rules/order-approval.ts';
import { orderLicence, priceLicence } from '#shop/licences/contract.ts';
import { decideCredit, listCredit, placeOrder } from '#shop/orders/contract.ts';
import { acceptQuote, listQuotable, saveQuote, sendQuote } from '#shop/quotes/contract.ts';
import { changeSubscription, listSubscriptions } from '#shop/subscriptions/contract.ts';
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
import { queueIsQuiet } from '../support/job-queue.ts';
import { newId, signedAnew, staffOf } from '../support/staff-orders.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const KINDS = ['employer', 'cse'] as const;
type Kind = (typeof KINDS)[number];
type Who = CompanyRole | 'stranger';

/** Whose word binds the verified company itself; everybody else spends somebody else's money. */
const SPENDS: Readonly<Record<Kind, readonly Who[]>> = {
  employer: ['owner', 'hr'],
  cse: ['owner'],
};

type World = {
  readonly kind: Kind;
  readonly siren: string;
  readonly companyId: string;
  readonly people: Readonly<Record<Who, Person>>;
};

let product: TestProduct;
let paul: Person;
const worlds = new Map<Kind, World>();
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' });
  paul = await staffOf(product);
  for (const kind of KINDS) worlds.set(kind, await worldOf(kind));
});
afterAll(() => product.stop());

const worldNamed = (kind: Kind): World => {
  const world = worlds.get(kind);
  if (!world) throw new Error(`No world of ${kind}`);
  return world;
};

/** A verified space with somebody in each role, and a limit that everything here fits in. */
async function worldOf(kind: Kind): Promise<World> {
  const siren = newSiren();
  const owner = signedAnew(product, await person(product));
  const companyId = await companyOf(owner, { ...COMPANY_FORM, siren, kind });
  await verify(product, companyId);
  await paul.call(decideCredit, grantFor(companyId));
  const [hr, prevention, cse] = await Promise.all(
    (['hr', 'prevention', 'cse'] as const).map((role) =>
      memberWithRole(product, owner, companyId, role),
    ),
  );
  const employee = await person(product);
  const { sites } = await owner.call(listPlaces, { companyId });
  const employeeId = randomUUID();
  await owner.call(saveEmployee, {
    companyId,
    employeeId,
    form: { firstName: 'Léa', lastName: 'Roux', email: employee.email },
    siteId: sites[0]?.id ?? '',
    teamId: null,
  });
  await owner.call(inviteEmployees, { companyId, employeeIds: [employeeId] });
  const [{ id: invitationId = '' } = {}] = (await employee.call(listSpaces, {})).invitations;
  await employee.call(acceptInvitation, { invitationId });
  const stranger = await person(product);
  if (!hr || !prevention || !cse) throw new Error('Somebody is missing');
  const rules = { approvalFrom: '100', [approverField(cse.id)]: 'yes' };
  await owner.call(saveOrderRules, { companyId, revision: 0, form: rules });
  return { kind, siren, companyId, people: { owner, hr, prevention, cse, employee, stranger } };
}

const grantFor = (companyId: string) => ({
  companyId,
  orderId: null,
  actId: newId(),
  seenDecision: null,
  form: { decision: 'granted', limit: '90 000', days: '30', reason: 'Bon payeur' },
});

/** As that company fills it, to be paid after delivery. */
const onTerms = ({ siren }: World, change: Partial<(typeof BUYER)['company']> = {}) => {
  const { siret: _, vatNumber: __, ...company } = BUYER.company;
  const filled = { ...company, siren, email: newEmail(), ...change };
  return { ...BUYER, company: filled, paymentMethod: 'terms' as const };
};

/** One box costs less than what others of the company approve. */
const boxes = (world: World, quantity: number) =>
  orderOf(product, [line('box-saveurs', quantity)], {
    companyId: world.companyId,
    form: onTerms(world),
  });

/** The link of a quote that staff sent. */
async function quoteToken(siren: string): Promise<string> {
  const { products } = await paul.call(listQuotable, {});
  const quoteId = randomUUID();
  const email = newEmail();
  const form = {
    language: 'fr',
    legalName: COMPANY_FORM.legalName,
    siret: siren,
    contactName: 'Claire Moreau',
    email,
    line1: '12 rue des Lilas',
    postcode: '69003',
    city: 'Lyon',
    validityDays: '30',
    lines: 'a',
    'line.a.product': products.find(({ name }) => name.fr === 'Box Saveurs')?.id ?? '',
    'line.a.quantity': '2',
  };
  const kept = { quoteId, requestId: null, revision: null, form };
  const { revision } = await paul.call(saveQuote, kept);
  await paul.call(sendQuote, { quoteId, revision });
  await queueIsQuiet(product);
  const mails = await product.mailbox.list();
  const text = mails.find(({ to }) => to?.[0]?.address === email)?.text ?? '';
  return /quote=([^&\s]+)/.exec(text)?.[1] ?? '';
}

/** A subscription that the owner began on credit; typed as the works council's, whosever it is. */
async function onCredit(world: World): Promise<string> {
  const { owner } = world.people;
  const { companyId } = world;
  const lines = [line('box-pouvoir-d-achat', 1, { commitmentMonths: 0 })];
  const form = onTerms(world, { kind: 'cse' });
  const known = (await owner.call(listSubscriptions, { companyId })).subscriptions;
  await owner.call(placeOrder, await orderOf(product, lines, { companyId, form }));
  await queueIsQuiet(product);
  const { subscriptions } = await owner.call(listSubscriptions, { companyId });
  return subscriptions.find(({ id }) => !known.some((each) => each.id === id))?.id ?? '';
}

async function askFor(world: World, who: Person) {
  const { checkoutKey, ...order } = await boxes(world, 3);
  const asked = { ...order, requestId: checkoutKey, companyId: world.companyId, note: '' };
  await who.call(askApproval, asked);
  return asked;
}

const ACTS: Readonly<Record<string, (world: World, who: Person) => Promise<unknown>>> = {
  'order boxes': async (world, who) => who.call(placeOrder, await boxes(world, 1)),
  'ask for an approval': askFor,
  'accept a quote': async (world, who) =>
    who.call(acceptQuote, {
      token: await quoteToken(world.siren),
      companyId: world.companyId,
      form: onTerms(world),
    }),
  'buy the licence': async (world, who) => {
    const { companyId, people } = world;
    // What was bought just now is part of the licence.
    await queueIsQuiet(product);
    const { offers } = await people.owner.call(priceLicence, { companyId, seats: 1 });
    return who.call(orderLicence, {
      companyId,
      kind: offers[0]?.kind ?? 'year',
      seats: 1,
      checkoutKey: randomUUID(),
      expectedGrossCents: offers[0]?.totals.grossCents ?? 0,
      form: onTerms(world),
    });
  },
  'take more boxes every month': async (world, who) => {
    const subscriptionId = await onCredit(world);
    const { subscriptions } = await world.people.owner.call(listSubscriptions, {
      companyId: world.companyId,
    });
    const before = subscriptions.find(({ id }) => id === subscriptionId);
    return who.call(changeSubscription, {
      subscriptionId,
      actId: randomUUID(),
      revision: before?.revision ?? 0,
      act: 'headcount',
      form: { headcount: '2' },
      expectedGrossCents: before ? 2 * (before.months[0]?.grossCents ?? 0) : null,
    });
  },
};

/** What becomes of it: `done`, or what it was refused for. */
async function outcome(act: Promise<unknown>): Promise<string> {
  try {
    await act;
    return 'done';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [first] = error.problems;
    return first ? `${first.path} ${first.problem}` : error.code;
  }
}

const WHO: readonly Who[] = [...COMPANY_ROLES, 'stranger'];
const cases = KINDS.flatMap((kind) =>
  Object.keys(ACTS).flatMap((act) => WHO.map((who) => [kind, act, who] as const)),
);

describe('on the credit of a verified company', () => {
  test.each(cases)('(%s) to %s is for who binds it: %s', async (kind, act, who) => {
    const world = worldNamed(kind);
    const done = await outcome(
      ACTS[act]?.(world, world.people[who]) ?? Promise.reject(new Error(act)),
    );
    if (SPENDS[kind].includes(who)) expect(done).toBe('done');
    else expect(done).toMatch(/^(forbidden|paymentMethod terms-.*)$/);
  });

  test.each(KINDS)('(%s) the line itself is seen by staff alone', async (kind) => {
    const { companyId, people } = worldNamed(kind);
    for (const who of WHO) {
      expect(await outcome(people[who].call(listCredit, { search: '', page: 1 }))).toBe(
        'forbidden',
      );
      expect(await outcome(people[who].call(decideCredit, grantFor(companyId)))).toBe('forbidden');
    }
  });

  test.each(KINDS)('(%s) the screen offers it to those whom the database lets', async (kind) => {
    const { companyId, people } = worldNamed(kind);
    for (const role of COMPANY_ROLES) {
      const { rows } = await sql<{ may: boolean }>`
        select access.may_spend_credit(${companyId}, ${people[role].id}) as may`.execute(
        product.database.owner,
      );
      expect([role, rows[0]?.may]).toEqual([role, maySpendCredit(kind, [role])]);
    }
  });
});

describe('who approves lends nobody credit:', () => {
  test('the works council approves what an owner asked for, on the word of the owner', async () => {
    const world = worldNamed('employer');
    const { owner, cse } = world.people;
    const { requestId, expectedGrossCents } = await askFor(world, owner);
    const approved = { requestId, expectedGrossCents, decision: 'approved' as const, form: {} };
    expect(await outcome(cse.call(decideApproval, approved))).toBe('done');
    const { rows } = await sql`select credit, credit_asked_by from orders
      where checkout_key = ${requestId}`.execute(product.database.owner);
    expect(rows).toEqual([{ credit: 'granted', credit_asked_by: owner.id }]);
  });

  test('nor is it there for who asked, and is of HR no more', async () => {
    const world = worldNamed('employer');
    const { owner } = world.people;
    const hr = await memberWithRole(product, owner, world.companyId, 'hr');
    const { requestId, expectedGrossCents } = await askFor(world, hr);
    await sql`update company_members set role = 'cse' where user_id = ${hr.id}`.execute(
      product.database.owner,
    );
    const approved = { requestId, expectedGrossCents, decision: 'approved' as const, form: {} };
    expect(await outcome(owner.call(decideApproval, approved))).toBe('paymentMethod terms-by-role');
  });
});

describe('an order on credit is that of the verified company:', () => {
  const OTHER = 'Autre Société';

  test.each([
    ['siren', () => ({ siren: newSiren() }), 'company.siren terms-of-another-company'],
    [
      'SIRET',
      () => ({ siret: '73282932000074', siren: undefined }),
      'company.siret terms-of-another-company',
    ],
    [
      'VAT number',
      () => ({ vatNumber: 'DE123456789' }),
      'company.vatNumber vat-number-of-another-company',
    ],
  ])('another %s is refused beside its field', async (_name, change, refused) => {
    const world = worldNamed('employer');
    const { companyId, people } = world;
    const form = onTerms(world, change());
    const order = await orderOf(product, [line('box-saveurs', 1)], { companyId, form });
    expect(await outcome(people.owner.call(placeOrder, order))).toBe(refused);
    const ask = { ...order, requestId: order.checkoutKey, companyId, note: '' };
    const { checkoutKey: _, ...asked } = ask;
    expect(await outcome(people.owner.call(askApproval, asked))).toBe(refused);
    const token = await quoteToken(world.siren);
    expect(await outcome(people.owner.call(acceptQuote, { token, companyId, form }))).toBe(refused);
  });

  test.each(KINDS)(
    '(%s) the order, and so its invoice, and what is approved carry its name and kind',
    async (kind) => {
      const world = worldNamed(kind);
      const { companyId, people } = world;
      const form = onTerms(world, {
        legalName: OTHER,
        kind: kind === 'cse' ? 'employer' : 'cse',
      });
      const order = await orderOf(product, [line('box-saveurs', 3)], { companyId, form });
      const { checkoutKey: requestId, ...rest } = order;
      await people.owner.call(askApproval, { ...rest, requestId, companyId, note: '' });
      const shown = await people.cse.call(readApproval, { requestId });
      expect(shown.waiting?.form.company.legalName).toBe(COMPANY_FORM.legalName);
      await people.cse.call(decideApproval, {
        requestId,
        expectedGrossCents: order.expectedGrossCents,
        decision: 'approved',
        form: {},
      });
      const token = await quoteToken(world.siren);
      const { number } = await people.owner.call(acceptQuote, { token, companyId, form });
      const { rows } = await sql`select company_name, company_kind from orders
      where checkout_key = ${requestId} or number = ${number}`.execute(product.database.owner);
      const own = { company_name: COMPANY_FORM.legalName, company_kind: kind };
      expect(rows).toEqual([own, own]);
    },
  );

  test('the database itself refuses another name, number, kind or asker, then and later', async () => {
    const world = worldNamed('employer');
    const { people } = world;
    const { number } = await people.owner.call(placeOrder, await boxes(world, 1));
    const copy = (change: Record<string, string | null>) =>
      product.database.asService(async (tx) => {
        const order = await tx
          .selectFrom('orders')
          .selectAll()
          .where('number', '=', number)
          .executeTakeFirstOrThrow();
        const { gross_cents: _, search_text: __, id: ___, ...columns } = order;
        const asked = { state: 'awaiting-payment', credit: 'requested', payment_terms_days: null };
        const unique = { number: newId(), access_key: newId(), checkout_key: newId() };
        const written = { vat_groups: '[]', billing_address: '{}', delivery_address: '{}' };
        await tx
          .insertInto('orders')
          .values({ ...columns, ...unique, ...written, ...asked, ...change } as typeof columns)
          .execute();
      });
    const changes: readonly Record<string, string | null>[] = [
      { company_name: OTHER },
      { siret: '73282932000074' },
      { vat_number: 'DE123456789' },
      { company_kind: 'cse' },
      { credit_asked_by: people.cse.id },
      { credit_asked_by: null },
    ];
    for (const change of changes)
      await expect(copy(change)).rejects.toThrow('payment after delivery is asked for');
    for (const change of changes.slice(0, -1)) {
      const [[column = '', value] = []] = Object.entries(change);
      const moved = product.database.asService((tx) =>
        sql`update orders set ${sql.ref(column)} = ${value} where number = ${number}`.execute(tx),
      );
      await expect(moved).rejects.toThrow('stays that of its company');
    }
  });
});
