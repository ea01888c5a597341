/** The rule: what awaits staff, the most pressing first, and from when on something is said to be short. */

import type { StaffAct } from '#basics/roles.ts';
import { TO_CHECK, TO_RENEW } from '#shop/catalogue/rules/listed-products.ts';

/** Pieces. */
export const LOW_STOCK = 10;
/** Days before evidence ends. */
export const SOON_DAYS = 30;

/** Each with the screen where it is done, narrowed to it, and whose work it is. */
export const WORK = [
  ['alteredRecords', undefined, 'keep-settings'],
  ['contestedOrders', '/cms/orders?dispute=to-answer', 'read-orders'],
  ['lateOrders', '/cms/orders?late=on', 'see-orders'],
  ['returnsToTreat', '/cms/orders?returns=on', 'serve-orders'],
  ['creditToDecide', '/cms/orders?view=credit', 'keep-accounts'],
  ['overduePayments', '/cms/orders?view=credit', 'keep-accounts'],
  ['ordersToPrepare', '/cms/orders?state=confirmed', 'pack-orders'],
  ['transfersToAttribute', '/cms/orders?view=transfers', 'keep-accounts'],
  ['requests', '/cms/requests?state=new&sort=oldest', 'answer-requests'],
  ['companiesToVerify', '/cms/companies?verification=awaiting', 'verify-companies'],
  ['applications', '/cms/partners/applications?state=to-review&sort=oldest', 'keep-partners'],
  ['evidenceToJudge', '/cms/partners/approved?state=to-judge', 'keep-partners'],
  ['partnerEvidence', '/cms/partners/approved?state=to-renew&sort=expiry', 'keep-partners'],
  ['productsToCheck', `/cms/products?state=${TO_CHECK}`, 'keep-catalogue'],
  ['itemEvidence', `/cms/products?state=${TO_RENEW}`, 'keep-catalogue'],
  ['lowStock', '/cms/products?state=published&sort=stock', 'keep-catalogue'],
  ['failingMails', undefined, 'keep-settings'],
  ['failingJobs', undefined, 'keep-settings'],
] as const satisfies readonly (readonly [name: string, to: string | undefined, act: StaffAct])[];
