import { randomUUID } from 'node:crypto';
import type { Language } from '#basics/language.ts';
import { placeOrder, quoteCart } from '#shop/orders/contract.ts';
import { applyAsPartner } from '#shop/partners/contract.ts';
import { sendContactRequest } from '#shop/quotes/contract.ts';
import { BUYER, line } from './checkout-orders.ts';
import { callOver } from './running-product.ts';
import type { StartedServer } from './server-place.ts';

/** What reaches staff from outside; each answers the id of its row. */
type Server = Pick<StartedServer, 'url' | 'sql'>;

export async function placedOrder({ url, sql }: Server, language: Language): Promise<string> {
  const lines = [line('box-saveurs', 1)];
  const { totals } = await callOver(url, quoteCart, { lines }, language);
  const form = { ...BUYER, paymentMethod: 'transfer' as const };
  const expectedGrossCents = totals.grossCents;
  const order = { checkoutKey: randomUUID(), lines, expectedGrossCents, form };
  await callOver(url, placeOrder, order, language);
  return newest(sql, 'orders', 'placed_at');
}

export async function receivedRequest({ url, sql }: Server, language: Language): Promise<string> {
  const form = {
    name: 'Anne Duval',
    company: 'Duval et fils',
    email: 'anne@duval.example',
    message: 'Bonjour, que proposez-vous pour trente personnes ?',
    ...{ phone: '', employeeCount: '', offerType: '' },
  };
  const requestKey = randomUUID();
  await callOver(url, sendContactRequest, { requestKey, form, website: '' }, language);
  return newest(sql, 'contact_requests', 'sent_at');
}

export async function receivedApplication(
  { url, sql }: Server,
  email: string,
  language: Language,
): Promise<string> {
  const form = {
    name: 'Jeanne Roux',
    company: 'Biscuiterie Roux',
    siren: '732829320',
    town: 'Nantes',
    products: 'Des sablés au beurre, faits à Nantes.',
    ...{ email, phone: '', evidence: '' },
  };
  const requestKey = randomUUID();
  await callOver(url, applyAsPartner, { requestKey, form, website: '' }, language);
  return newest(sql, 'partner_applications', 'sent_at');
}

/** The id of the newest row of a table. */
async function newest(sql: Server['sql'], table: string, order: string): Promise<string> {
  const { rows } = await sql(`select id from public.${table} order by ${order} desc limit 1`);
  return String(rows[0]?.id);
}
