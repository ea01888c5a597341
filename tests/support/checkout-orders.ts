import { randomUUID } from 'node:crypto';
import type { InputOf } from '#basics/contract.ts';
import { type OrderedLine, type PlaceOrder, quoteCart } from '#shop/orders/contract.ts';
import type { TestProduct } from './test-product.ts';

export type OrderInput = InputOf<PlaceOrder>;

export function line(slug: string, quantity: number, more: Partial<OrderedLine> = {}): OrderedLine {
  return { lineId: slug, slug, quantity, ...more };
}

/** A company that may order, as its form would be filled. */
export const BUYER: OrderInput['form'] = {
  company: {
    legalName: 'Atelier Lumière',
    siret: '732 829 320 00074',
    vatNumber: 'FR44 732829320',
    kind: 'employer',
    vatLiable: true,
    contactName: 'Claire Moreau',
    email: 'claire.moreau@atelier-lumiere.example',
    phone: '01 23 45 67 89',
  },
  billingAddress: { line1: '12 rue des Lilas', postcode: '69003', city: 'Lyon', country: 'FR' },
  paymentMethod: 'card',
  acceptsTerms: true,
};

/** An order of these lines at the price the catalogue asks now. */
export async function orderOf(
  product: Pick<TestProduct, 'call'>,
  lines: OrderedLine[],
  change: Partial<OrderInput> = {},
): Promise<OrderInput> {
  const { totals } = await product.call(quoteCart, { lines });
  return {
    checkoutKey: randomUUID(),
    lines,
    expectedGrossCents: totals.grossCents,
    form: BUYER,
    ...change,
  };
}

/** Presses a button of the sandbox pay page. */
export async function decide(payPage: string, decision: string): Promise<Response> {
  return fetch(payPage, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ decision }).toString(),
    redirect: 'manual',
  });
}
