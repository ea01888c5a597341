import type { ParisDay } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { countPartnerWork } from '../partners.queries.ts';
import { countOrderWork } from './order-search.queries.ts';
import { lateSince } from './search-orders.ts';

/**
 * How much of the shop's awaits staff, by what it is; with the rights of whoever asks.
 */
export async function countShopWork(
  tx: Tx,
  { now, today }: { readonly now: Date; readonly today: ParisDay },
) {
  return {
    ...(await countOrderWork(tx, lateSince(now))),
    ...(await countPartnerWork(tx, today)),
  };
}
