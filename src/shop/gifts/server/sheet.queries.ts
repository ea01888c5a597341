import { sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { Cents } from '#basics/money.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { GiftEvent } from '../rules/gift-events.ts';

export type SheetGift = {
  readonly employee_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly employee_number: string | null;
  readonly site: string;
  readonly given_on: ParisDay;
  readonly what: string;
  readonly event: GiftEvent | null;
  readonly value_cents: Cents;
  readonly source: 'order' | 'declared' | 'imported';
  readonly number: string | null;
  readonly declared_by: string | null;
  readonly acted_at: Date;
};

/** Every gift that counts in that year, by name and day. */
export async function findSheetGifts(
  tx: Tx,
  companyId: string,
  year: number,
): Promise<readonly SheetGift[]> {
  const { rows } = await sql<SheetGift>`
    select employee_id, first_name, last_name, employee_number, sites.name as site, given_on, what,
      event, value_cents, source, orders.number, users.email as declared_by, acted_at
    from public.gifts join public.gift_acts as acts on acts.id = act_id
      join public.employees on employees.id = employee_id
      join public.sites on sites.id = site_id
      left join public.orders on orders.id = order_id
      left join auth.users on users.id = acted_by
    where gifts.company_id = ${companyId} and gifts.retracted_at is null
      and given_on between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
    order by lower(last_name), lower(first_name), employee_id, given_on, acted_at,
      gifts.id`.execute(tx);
  return rows;
}

type Printed = {
  readonly companyId: string;
  readonly year: number;
  readonly hash: string;
  readonly by: string;
};

/** The number of the sheet of that content: its own, if it was printed before. */
export async function numberSheet(tx: Tx, { companyId, year, hash, by }: Printed): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${companyId}, 47))`.execute(tx);
  await sql`insert into public.gift_sheets (company_id, year, number, hash, printed_by)
    select ${companyId}, ${year}, 1 + coalesce(max(number), 0), ${hash}, ${by}
    from public.gift_sheets where company_id = ${companyId} and year = ${year}
    on conflict (company_id, year, hash) do nothing`.execute(tx);
  const { number } = await tx
    .selectFrom('gift_sheets')
    .select('number')
    .where('company_id', '=', companyId)
    .where('year', '=', year)
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  return number;
}
