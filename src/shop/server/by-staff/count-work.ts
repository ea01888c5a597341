import type { Transaction } from 'kysely';
import { addDays, parisDayOf } from '#basics/dates.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import { countPartnerWork } from '../partners.queries.ts';
import { countOrderWork } from './order-search.queries.ts';
import { lateSince } from './search-orders.ts';

/** Before evidence of a partner ends. */
const SOON_DAYS = 30;

/** How much of the shop's awaits staff, by what it is; with the rights of whoever asks. */
export async function countShopWork(tx: Transaction<DB>, now: Date) {
  return {
    ...(await countOrderWork(tx, lateSince(now))),
    ...(await countPartnerWork(tx, addDays(parisDayOf(now), SOON_DAYS))),
  };
}
