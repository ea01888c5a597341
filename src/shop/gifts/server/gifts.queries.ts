import { type Insertable, sql } from 'kysely';
import { type ParisDay, startOfParisDay } from '#basics/dates.ts';
import type { Cents } from '#basics/money.ts';
import type { GiftActs } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { GiftReceivers } from '../contract.ts';

/** False when there is an act of that id already. */
export async function insertAct(tx: Tx, act: Insertable<GiftActs>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('gift_acts')
    .values(act)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whom an act of that company gave something; undefined when the caller may see no such act. */
export async function findReceiversOf(
  tx: Tx,
  companyId: string,
  actId: string,
): Promise<readonly string[] | undefined> {
  const { rows } = await sql<{ ids: string[] }>`
    select coalesce(array_agg(employee_id) filter (where employee_id is not null), '{}') as ids
    from public.gift_acts left join public.gifts on act_id = gift_acts.id
    where gift_acts.id = ${actId} and gift_acts.company_id = ${companyId}
    group by gift_acts.id`.execute(tx);
  return rows[0]?.ids;
}

/** Who of the company is meant, and had not left before that day. */
export async function findReceivers(
  tx: Tx,
  { companyId, givenOn, receivers }: Wish,
): Promise<readonly string[]> {
  let query = tx
    .selectFrom('employees')
    .select('id')
    .where('company_id', '=', companyId)
    .where((row) => row.or([row('left_on', 'is', null), row('left_on', '>', givenOn)]));
  if (receivers.kind === 'site') query = query.where('site_id', '=', receivers.siteId);
  if (receivers.kind === 'people') query = query.where('id', 'in', receivers.employeeIds);
  return (await query.execute()).map(({ id }) => id);
}

type Wish = {
  readonly companyId: string;
  readonly givenOn: ParisDay;
  readonly receivers: GiftReceivers;
};

type Given = {
  readonly companyId: string;
  readonly actId: string;
  readonly givenOn: ParisDay;
  readonly event: string | null;
  readonly valueCents: Cents;
  readonly what: string;
  readonly employeeIds: readonly string[];
};

export async function insertGifts(tx: Tx, given: Given): Promise<void> {
  await sql`insert into public.gifts
      (company_id, act_id, employee_id, given_on, event, value_cents, what)
    select ${given.companyId}, ${given.actId}, employee_id, ${given.givenOn}, ${given.event},
      ${given.valueCents}, ${given.what}
    from unnest(${given.employeeIds}::uuid[]) as employee_id`.execute(tx);
}

type Retraction = { readonly companyId: string; readonly by: string; readonly reason: string };

/** False when there is no such gift; one that is retracted stays as it is. */
export async function retractOneGift(
  tx: Tx,
  giftId: string,
  { companyId, by, reason }: Retraction,
): Promise<boolean> {
  await tx
    .updateTable('gifts')
    .set({ retracted_at: sql`access.now()`, retracted_by: by, retraction: reason })
    .where('id', '=', giftId)
    .where('company_id', '=', companyId)
    .where('retracted_at', 'is', null)
    .execute();
  const found = await tx
    .selectFrom('gifts')
    .select('id')
    .where('id', '=', giftId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return found !== undefined;
}

/** The act and all of its gifts that still count. False when there is no such act. */
export async function retractWholeAct(
  tx: Tx,
  actId: string,
  { companyId, by, reason }: Retraction,
): Promise<boolean> {
  const retracted = { retracted_at: sql<Date>`access.now()`, retracted_by: by, retraction: reason };
  await tx
    .updateTable('gifts')
    .set(retracted)
    .where('act_id', '=', actId)
    .where('company_id', '=', companyId)
    .where('retracted_at', 'is', null)
    .execute();
  await tx
    .updateTable('gift_acts')
    .set(retracted)
    .where('id', '=', actId)
    .where('company_id', '=', companyId)
    .where('retracted_at', 'is', null)
    .execute();
  return (await findReceiversOf(tx, companyId, actId)) !== undefined;
}

export type YearOfEmployee = {
  readonly companyId: string;
  readonly year: number;
  readonly employeeId: string;
};

export function findGiftList(tx: Tx, { companyId, year, employeeId }: YearOfEmployee) {
  return tx
    .selectFrom('gifts')
    .innerJoin('gift_acts', 'gift_acts.id', 'gifts.act_id')
    .leftJoin('orders', 'orders.id', 'gift_acts.order_id')
    .leftJoin('auth.users', 'auth.users.id', 'gift_acts.acted_by')
    .select([
      'gifts.id',
      'given_on',
      'what',
      'event',
      'value_cents',
      'source',
      'orders.number',
      'acted_at',
      'auth.users.email as declared_by',
      'gifts.retraction',
    ])
    .where('gifts.company_id', '=', companyId)
    .where('employee_id', '=', employeeId)
    .where('given_on', '>=', `${year}-01-01`)
    .where('given_on', '<=', `${year}-12-31`)
    .orderBy('given_on')
    .orderBy('acted_at')
    .orderBy('gifts.id')
    .execute();
}

const MOST_ACTS = 30;

export type ActRow = {
  readonly id: string;
  readonly source: 'order' | 'declared' | 'imported';
  readonly acted_at: Date;
  readonly number: string | null;
  readonly what: string | null;
  readonly event: string | null;
  readonly people: number;
  readonly total_cents: Cents;
  readonly set_aside: number;
  readonly note: string | null;
  readonly retraction: string | null;
};

/** The latest acts with what still counts of them; of one that is retracted, what it said. */
export async function findActs(tx: Tx, companyId: string): Promise<readonly ActRow[]> {
  const { rows } = await sql<ActRow>`
    select acts.id, source, acted_at, number,
      case when min(what) = max(what) then min(what) end as what,
      case when min(coalesce(event, '')) = max(coalesce(event, '')) then min(event) end as event,
      count(distinct employee_id)::int as people,
      coalesce(sum(value_cents), 0)::bigint as total_cents, set_aside, note, acts.retraction
    from (select * from public.gift_acts where company_id = ${companyId}
        order by acted_at desc, id limit ${MOST_ACTS}) as acts
      left join public.gifts on act_id = acts.id
        and (gifts.retracted_at is null or acts.retracted_at is not null)
      left join public.orders on orders.id = order_id
    group by acts.id, source, acted_at, number, set_aside, note, acts.retraction
    order by acted_at desc, acts.id`.execute(tx);
  return rows;
}

type SettingsChange = {
  readonly companyId: string;
  readonly by: string;
  readonly hasCarenceRecord: boolean;
  readonly policy: string | null;
};

/** False when somebody else changed it since that revision; null: since there was none. */
export async function keepGiftSettings(
  tx: Tx,
  revision: number | null,
  { companyId, by, hasCarenceRecord, policy }: SettingsChange,
): Promise<boolean> {
  const change = { has_carence_record: hasCarenceRecord, policy, edited_by: by };
  if (revision === null) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('gift_settings')
      .values({ company_id: companyId, ...change })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await tx
    .updateTable('gift_settings')
    .set({ ...change, revision: revision + 1, edited_at: sql`access.now()` })
    .where('company_id', '=', companyId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const ORDER_ENDED = 'order-ended';

/** What was given of an order that no longer stands stops counting. */
export async function retractGiftsOfOrder(tx: Tx, orderId: string): Promise<void> {
  await sql`update public.gifts set retracted_at = access.now(), retraction = ${ORDER_ENDED}
    where retracted_at is null and act_id in (
      select id from public.gift_acts where order_id = ${orderId})`.execute(tx);
  await sql`update public.gift_acts set retracted_at = access.now(), retraction = ${ORDER_ENDED}
    where retracted_at is null and order_id = ${orderId}`.execute(tx);
}

/** What stopped counting with an order counts again: it stands once more. */
export async function restoreGiftsOfOrder(tx: Tx, orderId: string): Promise<void> {
  await sql`update public.gifts set retracted_at = null, retraction = null
    where retraction = ${ORDER_ENDED} and retracted_by is null and act_id in (
      select id from public.gift_acts where order_id = ${orderId})`.execute(tx);
  await sql`update public.gift_acts set retracted_at = null, retraction = null
    where retraction = ${ORDER_ENDED} and retracted_by is null and order_id = ${orderId}`.execute(
    tx,
  );
}

/**
 * Gifts of before that Paris day, acts that are older and have nobody left, sheets of those years.
 * What was declared later about an earlier year goes with its gifts.
 */
export async function deleteGiftsBefore(tx: Tx, day: ParisDay): Promise<void> {
  await sql`with gone as (delete from public.gifts where given_on < ${day}::date returning act_id)
    delete from public.gift_acts as acts
    where (acts.id in (select act_id from gone) or acts.acted_at < ${startOfParisDay(day)})
      and not exists (select from public.gifts where act_id = acts.id and given_on >= ${day}::date)`.execute(
    tx,
  );
  await tx
    .deleteFrom('gift_sheets')
    .where('year', '<', Number(day.slice(0, 4)))
    .execute();
}
