import type { Transaction } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import { countPartnerWork } from '../partners.queries.ts';
import { countOrderWork } from './order-search.queries.ts';
import { lateSince } from './search-orders.ts';

/**
 * How much of the shop's awaits staff, by what it is, evidence that ends by a day among it; with the rights
 * of whoever asks.
 */
export async function countShopWork(
  tx: Transaction<DB>,
  { now, until }: { readonly now: Date; readonly until: ParisDay },
) {
  return {
    ...(await countOrderWork(tx, lateSince(now))),
    ...(await countPartnerWork(tx, until)),
  };
}
