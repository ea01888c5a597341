import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimOrder, listOrders, placeOrder } from '#shop/orders/contract.ts';
import { newEmail } from '../support/account-client.ts';
import { BUYER, line, orderOf } from '../support/checkout-orders.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' });
});
afterAll(() => product.stop());

async function orderAs(email: string) {
  const order = await orderOf(product, [line('box-saveurs', 2)]);
  const form = { ...BUYER, company: { ...BUYER.company, email } };
  return { ...order, checkoutKey: randomUUID(), form };
}

const numbersOf = async (who: Person, companyId: string) =>
  (await who.call(listOrders, { companyId })).orders.map(({ number }) => number);

test('an order from before the account is found by who confirms its address and says that it is theirs, by nobody else', async () => {
  const email = newEmail();
  const { number } = await product.call(placeOrder, await orderAs(email));
  const buyer = await person(product, { email });
  const companyId = await companyOf(buyer);
  const { unclaimed } = await buyer.call(listOrders, { companyId });
  await buyer.call(claimOrder, { orderId: unclaimed[0]?.id ?? '', isMine: true });
  const { orders } = await buyer.call(listOrders, { companyId });
  expect(orders).toMatchObject([
    { number, isPaid: false, lines: [{ name: 'Box Saveurs', quantity: 2 }] },
  ]);
  const stranger = await person(product);
  expect(await numbersOf(stranger, companyId)).toEqual([]);
  const refusal = await refusalOf(product.call(listOrders, { companyId }));
  expect(refusal.code).toBe('sign-in-required');
  await sql`update auth.users set email_confirmed_at = null where id = ${buyer.id}`.execute(
    product.database.owner,
  );
  expect(await numbersOf(buyer, companyId)).toEqual([]);
});

test('an order from within a space is seen by those who order there, and by no employee', async () => {
  const owner = await person(product);
  const companyId = await companyOf(owner);
  const cse = await memberWithRole(product, owner, companyId, 'cse');
  const order = { ...(await orderAs(newEmail())), companyId };
  const { number } = await cse.call(placeOrder, order);
  expect(await numbersOf(owner, companyId)).toEqual([number]);
  expect(await numbersOf(cse, companyId)).toEqual([number]);
  const stranger = await person(product);
  expect(await numbersOf(stranger, companyId)).toEqual([]);
  // Naming a company that is not one's own changes nothing for it, nor for the order.
  const foreign = await stranger.call(placeOrder, {
    ...(await orderAs(newEmail())),
    companyId,
  });
  expect(foreign.number).not.toBe(number);
  expect(await numbersOf(owner, companyId)).toEqual([number]);
});
