import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeOrder, readLastBuyer } from '#shop/orders/contract.ts';
import { BUYER, line, orderOf } from '../support/checkout-orders.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let owner: Person;
let companyId: string;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off', ORDER_LIMITS: 'off' });
  owner = await person(product);
  companyId = await companyOf(owner);
});
afterAll(() => product.stop());

async function orders(who: Person, company: Partial<typeof BUYER.company> = {}): Promise<void> {
  const order = await orderOf(product, [line('box-saveurs', 2)]);
  const form = { ...BUYER, company: { ...BUYER.company, email: who.email, ...company } };
  await who.call(placeOrder, { ...order, form, companyId });
}

const EMPLOYER = { kind: 'employer' } as const;
const COUNCIL = { kind: 'cse' } as const;

describe('who orders again for a space', () => {
  test('begins from nothing before there is an order', async () => {
    const last = await owner.call(readLastBuyer, { companyId, ...EMPLOYER });
    expect(last).toEqual({ buyer: null, contact: null });
  });

  test('begins from what the last order was placed with, and from whom they named', async () => {
    await orders(owner);
    await orders(owner, { legalName: 'Atelier Lumière SAS', phone: '02 40 11 22 33' });
    const { buyer, contact } = await owner.call(readLastBuyer, { companyId, ...EMPLOYER });
    expect(buyer).toMatchObject({
      legalName: 'Atelier Lumière SAS',
      siren: '732829320',
      isVatLiable: true,
      billingAddress: BUYER.billingAddress,
      deliveryAddress: BUYER.billingAddress,
    });
    expect(contact).toMatchObject({ name: BUYER.company.contactName });
  });

  test('a colleague begins from the company’s addresses, never from another’s name and telephone', async () => {
    const hr = await memberWithRole(product, owner, companyId, 'hr');
    const { buyer, contact } = await hr.call(readLastBuyer, { companyId, ...EMPLOYER });
    expect(buyer?.legalName).toBe('Atelier Lumière SAS');
    expect(contact).toBeNull();
  });

  test('a works council begins from its own orders, not from its employer’s', async () => {
    const cse = await memberWithRole(product, owner, companyId, 'cse');
    expect(await cse.call(readLastBuyer, { companyId, ...COUNCIL })).toMatchObject({ buyer: null });
    await orders(cse, { kind: 'cse', legalName: 'CSE Atelier Lumière', vatLiable: false });
    const own = await cse.call(readLastBuyer, { companyId, ...COUNCIL });
    expect(own.buyer).toMatchObject({ legalName: 'CSE Atelier Lumière', isVatLiable: false });
    const employer = await owner.call(readLastBuyer, { companyId, ...EMPLOYER });
    expect(employer.buyer?.legalName).toBe('Atelier Lumière SAS');
  });
});

describe('nobody else reads it', () => {
  test('a visitor', async () => {
    const refusal = await refusalOf(product.call(readLastBuyer, { companyId, ...EMPLOYER }));
    expect(refusal.code).toBe('sign-in-required');
  });

  test('somebody of another company, even one with the same SIREN', async () => {
    const other = await person(product);
    await companyOf(other);
    const refusal = await refusalOf(other.call(readLastBuyer, { companyId, ...EMPLOYER }));
    expect(refusal.code).toBe('forbidden');
  });

  test('who keeps the risk document, and orders nothing', async () => {
    const lead = await memberWithRole(product, owner, companyId, 'prevention');
    const refusal = await refusalOf(lead.call(readLastBuyer, { companyId, ...EMPLOYER }));
    expect(refusal.code).toBe('forbidden');
  });
});
