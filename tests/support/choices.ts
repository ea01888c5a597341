import { randomUUID } from 'node:crypto';
import { listEmployees, saveEmployee, saveSite } from '#company/contract.ts';
import { placeOrder } from '#shop/orders/contract.ts';
import { decide, line, orderOf } from './checkout-orders.ts';
import type { Person } from './company.ts';
import { queueIsQuiet } from './job-queue.ts';
import { callOver } from './running-product.ts';
import type { TestProduct } from './test-product.ts';

/** The same person, whose token is signed for each call: none ends when the clock is put forward. */
export function lasting(product: TestProduct, who: Person): Person {
  return {
    ...who,
    async call(contract, input, language = 'fr') {
      const claims = { role: 'authenticated', sub: who.id };
      const token = await product.tokens.signAccess(claims, 3_600);
      return callOver(product.url, contract, input, language, token);
    },
  };
}

/** Boxes that a company has ordered and paid; answers the order's id. */
export async function boxesOf(
  product: TestProduct,
  buyer: Person,
  { companyId, quantity, commitmentMonths }: BoxesWish,
): Promise<string> {
  const lines =
    commitmentMonths === undefined
      ? [line('box-saveurs', quantity)]
      : [line('box-pouvoir-d-achat', quantity, { commitmentMonths })];
  const input = await orderOf(product, lines, { companyId });
  const { number, redirectUrl } = await buyer.call(placeOrder, input);
  await decide(redirectUrl ?? '', 'paid');
  await queueIsQuiet(product);
  const { id } = await product.database.asService((tx) =>
    tx.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow(),
  );
  return id;
}

type BoxesWish = {
  readonly companyId: string;
  readonly quantity: number;
  readonly commitmentMonths?: 0 | 6 | 12;
};

/** Adds people to the list of a company, at a site of that name; answers their ids in order. */
export async function employeesOf(
  owner: Person,
  companyId: string,
  people: readonly (readonly [firstName: string, email: string])[],
): Promise<string[]> {
  const siteId = randomUUID();
  await owner.call(saveSite, { companyId, siteId, name: 'Nantes' });
  for (const [firstName, email] of people) {
    await owner.call(saveEmployee, {
      companyId,
      employeeId: randomUUID(),
      form: { firstName, lastName: 'Martin', email },
      siteId,
      teamId: null,
    });
  }
  const { employees } = await owner.call(listEmployees, { companyId, siteId });
  return people.map(([name]) => employees.find((each) => each.firstName === name)?.id ?? '');
}

export const CAMPAIGN_FORM = {
  title: 'Noël 2026',
  deadline: '2026-12-04',
  delivery: 'site',
  fallback: 'box',
  association: 'Les Restos du cœur',
} as const;
