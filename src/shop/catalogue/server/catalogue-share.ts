import type { ParisDay } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { frenchShare } from '../rules/origin.ts';
import { countFrenchItems } from './catalogue.queries.ts';

/** How much of all that is shown is proven French on that day. */
export async function catalogueShare(tx: Tx, day: ParisDay) {
  const { percent } = frenchShare(await countFrenchItems(tx, day));
  return { percent, day };
}
