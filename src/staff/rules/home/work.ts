/** The rule: what awaits staff, the most pressing first, and from when on something is said to be short. */

import { TO_CHECK, TO_RENEW } from '#shop/catalogue/rules/listed-products.ts';

/** Pieces. */
export const LOW_STOCK = 10;
/** Days before evidence ends. */
export const SOON_DAYS = 30;

/** Each with the screen where it is done, narrowed to it. */
export const WORK = [
  ['alteredRecords', undefined],
  ['contestedOrders', '/cms/orders?dispute=to-answer'],
  ['lateOrders', '/cms/orders?late=on'],
  ['returnsToTreat', '/cms/orders?returns=on'],
  ['creditToDecide', '/cms/orders?view=credit'],
  ['overduePayments', '/cms/orders?view=credit'],
  ['ordersToPrepare', '/cms/orders?state=confirmed'],
  ['transfersToAttribute', '/cms/orders?view=transfers'],
  ['requests', '/cms/requests?state=new&sort=oldest'],
  ['companiesToVerify', '/cms/companies?verification=awaiting'],
  ['applications', '/cms/partners/applications?state=to-review&sort=oldest'],
  ['evidenceToJudge', '/cms/partners/approved?state=to-judge'],
  ['partnerEvidence', '/cms/partners/approved?state=to-renew&sort=expiry'],
  ['productsToCheck', `/cms/products?state=${TO_CHECK}`],
  ['itemEvidence', `/cms/products?state=${TO_RENEW}`],
  ['lowStock', '/cms/products?state=published&sort=stock'],
  ['failingMails', undefined],
  ['failingJobs', undefined],
] as const satisfies readonly (readonly [name: string, to: string | undefined])[];
