import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parisDayOf } from '#basics/dates.ts';
import { readOverview } from '#company/contract.ts';
import { checkIn, readMood } from '#listening/contract.ts';
import { readProduct } from '#shop/catalogue/contract.ts';
import { placeOrder, quoteCart, readOrder, searchOrders } from '#shop/orders/contract.ts';
import { BUYER, line, orderOf } from '../support/checkout-orders.ts';
import type { Person } from '../support/company.ts';
import { type Colleague, type ListeningCompany, listeningCompany } from '../support/listening.ts';
import { tellReleases } from '../support/published-releases.ts';
import { TEST_NOW } from '../support/running-product.ts';
import { staffOf } from '../support/staff-orders.ts';
import { askedDuring } from '../support/statements.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

// Each statement costs the server and PostgreSQL as much as most answers: more of them are a decision, and so is what
// grows with the rows.

const FIRST = '2026-10-05';
const LINES = [line('box-saveurs', 1), line('box-hygiene', 2), line('box-bien-etre', 1)];
const DAY = parisDayOf(new Date(TEST_NOW));

let product: TestProduct;
let company: ListeningCompany;
let staff: Person;
beforeAll(async () => {
  product = await startTestProduct({ ORDER_LIMITS: 'on' });
  company = await listeningCompany(product, { Atelier: 10 }, FIRST);
  await tellReleases(product.database, company.id, FIRST, 6);
  staff = await staffOf(product);
});
afterAll(() => product.stop());

/** Somebody who has not answered yet. */
function colleague(): Colleague {
  const next = company.colleagues[answered];
  answered += 1;
  if (!next) throw new Error('everybody has answered');
  return next;
}
let answered = 0;

async function placed(paymentMethod: 'card' | 'transfer') {
  // A buyer who has ordered nothing yet.
  const company = { ...BUYER.company, email: `${randomUUID()}@atelier.example` };
  const form = { ...BUYER, company, paymentMethod };
  const order = await orderOf(product, LINES, { form });
  return () => product.call(placeOrder, order);
}

async function readRows(): Promise<void> {
  const token = await product.tokens.signAccess(
    { role: 'authenticated', sub: company.hr.userId },
    600,
  );
  const answer = await fetch(`${product.url}/rest/v1/employees?select=id,first_name&limit=20`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await answer.json()).toHaveLength(10);
}

type Call = () => Promise<unknown>;

/** How many statements each call takes once what stays the same is known; what prepares it is not counted. */
const CALLS: readonly [name: string, statements: number, prepare: () => Call | Promise<Call>][] = [
  ['read-product', 0, () => () => product.call(readProduct, { slug: 'box-saveurs' })],
  ['quote-cart', 0, () => () => product.call(quoteCart, { lines: LINES })],
  ['place-order by transfer', 14, () => placed('transfer')],
  ['place-order by card', 17, () => placed('card')],
  [
    'read-order',
    5,
    async () => {
      const { accessKey } = await (await placed('card'))();
      return () => product.call(readOrder, { accessKey });
    },
  ],
  [
    'check-in',
    3,
    () => {
      const taps = { mood: 4, energy: 3, factorTap: null } as const;
      return () => colleague().call(checkIn, { companyId: company.id, day: DAY, taps });
    },
  ],
  ['read-mood', 1, () => () => company.hr.call(readMood, { companyId: company.id })],
  ['read-overview', 2, () => () => company.hr.call(readOverview, { companyId: company.id })],
  ['table select', 1, () => readRows],
  [
    'search-orders',
    4,
    () => () =>
      staff.call(searchOrders, {
        search: '',
        state: null,
        payment: null,
        week: null,
        dispute: null,
        isLate: false,
        hasReturn: false,
        sort: 'newest',
        page: 1,
      }),
  ],
];

test.each(CALLS)('%s asks PostgreSQL %i times', async (_name, statements, prepare) => {
  await (await prepare())();
  const asked = await askedDuring(await prepare());
  expect(asked, asked.map(({ text }) => text).join('\n')).toHaveLength(statements);
});
