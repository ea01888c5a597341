import { sql } from 'kysely';
import type { Cents } from '#basics/money.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { ImportedGift } from '../rules/gift-import.ts';

// Taking a list is work on sets, in temporary tables of one transaction. They are analysed, because
// what was added a moment ago is in no statistics.

/**
 * What each line comes to, in the temporary table `gift_plan`: whom it is for, what speaks against it,
 * and which one it is among equal lines. The employee of the same number, else of the same address,
 * else the only one of that name whose number and address do not say otherwise; of those who had not
 * left before that day.
 */
export async function planGifts(
  tx: Tx,
  companyId: string,
  rows: readonly ImportedGift[],
): Promise<void> {
  await sql`create temporary table gift_lines on commit drop as
    select line, lower("employeeNumber") as number_key, "email" as email_key,
      access.searched_text("lastName" || ' / ' || "firstName") as name_key,
      "givenOn" as given_on, "valueCents" as value_cents, what, event
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (line integer,
      "employeeNumber" text, "email" text, "lastName" text, "firstName" text, "givenOn" date,
      "valueCents" integer, what text, event text)`.execute(tx);
  await sql`create temporary table gift_people on commit drop as
    select id, left_on, lower(employee_number) as number_key, email as email_key,
      access.searched_text(last_name || ' / ' || first_name) as name_key
    from public.employees where company_id = ${companyId}`.execute(tx);
  await sql`analyze gift_lines, gift_people`.execute(tx);
  await sql`create temporary table gift_plan on commit drop as
    with matches as (
      select line, people.id, 1 as quality from gift_lines join gift_people as people
        using (number_key) where left_on is null or left_on > given_on
      union all
      select line, people.id, 2 from gift_lines join gift_people as people
        using (email_key) where left_on is null or left_on > given_on
      union all
      select lines.line, people.id, 3 from gift_lines as lines join gift_people as people
        using (name_key)
      where (left_on is null or left_on > given_on)
        and (people.number_key is null or lines.number_key is null)
        and (people.email_key is null or lines.email_key is null)
    ), best as (
      select line, quality, count(distinct id) as people, (array_agg(id))[1] as employee_id,
        row_number() over (partition by line order by quality) as place
      from matches group by line, quality
    ), found as (
      select line, coalesce(people, 0) as people, employee_id,
        case when number_key is not null then 1 when email_key is not null then 2 else 3 end
          as told_by
      from gift_lines left join best using (line) where coalesce(place, 1) = 1
    )
    select gift_lines.line, given_on, value_cents, what, event,
      case when people = 1 then employee_id end as employee_id, told_by,
      case people when 1 then null when 0 then 'person-unknown' else 'several-people' end as problem,
      row_number() over (partition by employee_id, given_on, value_cents, lower(what), event
        order by gift_lines.line)::int as rank
    from gift_lines join found using (line)`.execute(tx);
  await sql`analyze gift_plan`.execute(tx);
}

type Problem = { readonly line: number; readonly path: string; readonly problem: string };

const MOST_PROBLEMS = 1_000;

/** Lines that are for nobody, or could be for several. Expects `planGifts` before. */
export async function findPlanProblems(tx: Tx): Promise<readonly Problem[]> {
  const { rows } = await sql<Problem>`select line, problem,
      case told_by when 1 then 'employeeNumber' when 2 then 'email' else 'lastName' end as path
    from gift_plan where problem is not null order by line limit ${MOST_PROBLEMS}`.execute(tx);
  return rows;
}

/** Of lines that are not there already. Expects `planGifts` before. */
const NEW_LINES = sql`gift_plan where problem is null and not exists (
  select from public.gifts where gifts.employee_id = gift_plan.employee_id
    and gifts.given_on = gift_plan.given_on and gifts.value_cents = gift_plan.value_cents
    and coalesce(gifts.event, '') = coalesce(gift_plan.event, '')
    and lower(gifts.what) = lower(gift_plan.what) and gifts.rank = gift_plan.rank
    and gifts.rank is not null and gifts.retracted_at is null)`;

type Counts = {
  readonly added: number;
  readonly known: number;
  readonly people: number;
  readonly total_cents: Cents;
};

export async function countPlan(tx: Tx): Promise<Counts> {
  const { rows } = await sql<Counts>`select count(*)::int as added,
      (select count(*) from gift_plan where problem is null)::int - count(*)::int as known,
      count(distinct employee_id)::int as people, coalesce(sum(value_cents), 0)::bigint as total_cents
    from ${NEW_LINES}`.execute(tx);
  return rows[0] as Counts;
}

export async function applyPlan(
  tx: Tx,
  { companyId, actId }: { companyId: string; actId: string },
): Promise<void> {
  await sql`insert into public.gifts
      (company_id, act_id, employee_id, given_on, event, value_cents, what, rank)
    select ${companyId}, ${actId}, employee_id, given_on, event, value_cents, what, rank
    from ${NEW_LINES}`.execute(tx);
}
