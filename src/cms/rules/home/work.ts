/** The rule: what awaits staff, the most pressing first, and from when on something is said to be short. */

import { TO_CHECK } from '../products/listed-products.ts';

/** Pieces. */
export const LOW_STOCK = 10;
/** Days before evidence ends. */
export const SOON_DAYS = 30;

/** Each with the screen where it is done. */
export const WORK = [
  ['lateOrders', '/cms/orders'],
  ['ordersToPrepare', '/cms/orders'],
  ['transfersToAttribute', '/cms/orders?view=transfers'],
  ['requests', '/cms/requests'],
  ['applications', '/cms/partners/applications'],
  ['evidenceToJudge', '/cms/partners/approved'],
  ['partnerEvidence', '/cms/partners/approved'],
  ['productsToCheck', `/cms/products?state=${TO_CHECK}`],
  ['itemEvidence', '/cms/products'],
  ['lowStock', '/cms/products'],
  ['failingMails', undefined],
  ['failingJobs', undefined],
] as const satisfies readonly (readonly [name: string, to: string | undefined])[];
