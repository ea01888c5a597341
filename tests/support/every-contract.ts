import * as accounts from '#accounts/contract.ts';
import type { Contract } from '#basics/contract.ts';
import * as company from '#company/contract.ts';
import * as listening from '#listening/contract.ts';
import * as risks from '#risks/contract.ts';
import * as approvals from '#shop/approvals/contract.ts';
import * as catalogue from '#shop/catalogue/contract.ts';
import * as choices from '#shop/choices/contract.ts';
import * as gifts from '#shop/gifts/contract.ts';
import * as integrations from '#shop/integrations/contract.ts';
import * as invoices from '#shop/invoices/contract.ts';
import * as licences from '#shop/licences/contract.ts';
import * as orders from '#shop/orders/contract.ts';
import * as partners from '#shop/partners/contract.ts';
import * as quotes from '#shop/quotes/contract.ts';
import * as returns from '#shop/returns/contract.ts';
import * as simulator from '#shop/simulator/contract.ts';
import * as subscriptions from '#shop/subscriptions/contract.ts';
import * as site from '#site/contract.ts';
import * as staff from '#staff/contract.ts';

const rooms: readonly object[] = [
  accounts,
  company,
  listening,
  risks,
  approvals,
  catalogue,
  choices,
  gifts,
  integrations,
  invoices,
  licences,
  orders,
  partners,
  quotes,
  returns,
  simulator,
  subscriptions,
  site,
  staff,
];

/** Every function that a room names in its contract; shapes stand there beside them. */
export const CONTRACTS: readonly Contract[] = rooms.flatMap((room) =>
  Object.values(room).filter(isContract),
);

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'input' in value && 'output' in value;
}
