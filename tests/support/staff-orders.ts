import { randomUUID } from 'node:crypto';
import { type OrderFile, placeOrder, readOrderFile } from '#shop/orders/contract.ts';
import { creditorReferenceOf } from '#shop/sales/rules/creditor-reference.ts';
import { BUYER, decide, line, orderOf } from './checkout-orders.ts';
import type { Person } from './company.ts';
import { queueIsQuiet } from './job-queue.ts';
import { callOver } from './running-product.ts';
import { staffMember } from './staff.ts';
import type { TestProduct } from './test-product.ts';

/** Somebody who is of the staff. */
export async function staffOf(product: TestProduct): Promise<Person> {
  return signedAnew(product, await staffMember(product));
}

/** Signed for each call: a token of the session would end when the clock is put forward. */
export function signedAnew(product: TestProduct, who: Person): Person {
  return {
    ...who,
    async call(contract, input, language = 'fr') {
      const claims = { role: 'authenticated', sub: who.id };
      const token = await product.tokens.signAccess(claims, 3_600);
      return callOver(product.url, contract, input, language, token);
    },
  };
}

type Wish = {
  readonly method?: 'card' | 'transfer';
  readonly quantity?: number;
  readonly slug?: string;
  /** Of a monthly box. */
  readonly commitmentMonths?: 0 | 6 | 12;
  readonly company?: Partial<(typeof BUYER)['company']>;
  readonly form?: Partial<typeof BUYER>;
  readonly language?: 'fr' | 'en';
};

export type StaffOrder = {
  readonly id: string;
  readonly number: string;
  readonly reference: string;
  readonly grossCents: number;
  readonly payPage: string;
};

/** An order just placed, and not paid. */
export async function placed(product: TestProduct, wish: Wish = {}): Promise<StaffOrder> {
  const { slug = 'box-saveurs', quantity = 2, commitmentMonths } = wish;
  const more = commitmentMonths === undefined ? {} : { commitmentMonths };
  const input = await orderOf(product, [line(slug, quantity, more)], {
    form: {
      ...BUYER,
      ...wish.form,
      company: { ...BUYER.company, ...wish.company },
      paymentMethod: wish.method ?? 'transfer',
    },
  });
  const { number, redirectUrl } = await product.call(placeOrder, input, wish.language ?? 'fr');
  const { id } = await product.database.asService((tx) =>
    tx.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow(),
  );
  const reference = creditorReferenceOf(number);
  return {
    id,
    number,
    reference,
    grossCents: input.expectedGrossCents,
    payPage: redirectUrl ?? '',
  };
}

/** An order paid by card, as its pay page confirmed it. */
export async function paidByCard(product: TestProduct, wish: Wish = {}): Promise<StaffOrder> {
  const order = await placed(product, { ...wish, method: 'card' });
  await decide(order.payPage, 'paid');
  await queueIsQuiet(product);
  return order;
}

export const fileOf = (who: Person, { id }: Pick<StaffOrder, 'id'>): Promise<OrderFile> =>
  who.call(readOrderFile, { orderId: id });

/** A line of a statement that pays this order, or says nothing of any. */
export const credit = (label: string, amountCents: number, bookedOn = '2026-11-20') => ({
  bookedOn,
  amountCents,
  label,
});

export const newId = () => randomUUID();
