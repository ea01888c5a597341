import { sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { Cents } from '#basics/money.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { GiftEvent } from '../rules/gift-events.ts';

export type OwnGiftRow = {
  readonly id: string;
  readonly company_id: string;
  readonly given_on: ParisDay;
  readonly what: string;
  readonly event: GiftEvent | null;
  readonly value_cents: Cents;
};

/** What counts under the caller's name in that year, whoever else's they may see; the earliest first. */
export async function findOwnGifts(tx: Tx, year: number): Promise<readonly OwnGiftRow[]> {
  const { rows } = await sql<OwnGiftRow>`
    select gifts.id, gifts.company_id, given_on, what, event, value_cents
    from public.employees as own
    join public.gifts on gifts.company_id = own.company_id and employee_id = own.id
    where own.id in (select access.own_employees()) and retracted_at is null
      and given_on between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
    order by given_on, gifts.id`.execute(tx);
  return rows;
}

/** What companies are called. */
export async function findCompanyNames(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; legal_name: string }>`
    select id, legal_name from public.companies where id = any(${[...ids]}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, legal_name: name }) => [id, name]));
}
