import { sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import type { Tx } from '#platform/database/transaction.ts';

export async function findSettings(tx: Tx, companyId: string) {
  return tx
    .selectFrom('listening_settings')
    .select(['least_k', 'tells_everybody'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
}

export async function replaceSettings(
  tx: Tx,
  settings: { company_id: string; least_k: number; tells_everybody: boolean },
): Promise<void> {
  const { least_k, tells_everybody } = settings;
  await tx
    .insertInto('listening_settings')
    .values(settings)
    .onConflict((same) => same.column('company_id').doUpdateSet({ least_k, tells_everybody }))
    .execute();
}

/** Sites with their plans, by name. */
export async function findPlans(tx: Tx, companyId: string) {
  return tx
    .selectFrom('sites')
    .leftJoin('reminder_plans', 'reminder_plans.site_id', 'sites.id')
    .select(['sites.id', 'sites.name', 'weekdays', 'hour'])
    .where('sites.company_id', '=', companyId)
    .orderBy('sites.name')
    .execute();
}

export async function replacePlan(
  tx: Tx,
  plan: { company_id: string; site_id: string; weekdays: number[]; hour: number },
): Promise<void> {
  const { weekdays, hour } = plan;
  await tx
    .insertInto('reminder_plans')
    .values(plan)
    .onConflict((same) => same.column('site_id').doUpdateSet({ weekdays, hour }))
    .execute();
}

/** All closures, the latest first: those that are over have explained that fewer answered. */
export async function findClosures(tx: Tx, companyId: string) {
  return tx
    .selectFrom('site_closures')
    .select(['id', 'site_id', 'first_day', 'last_day'])
    .where('company_id', '=', companyId)
    .orderBy('first_day', 'desc')
    .execute();
}

type ClosureRow = {
  readonly id: string;
  readonly company_id: string;
  readonly site_id: string;
  readonly first_day: ParisDay;
  readonly last_day: ParisDay;
};

export async function insertClosure(tx: Tx, closure: ClosureRow): Promise<void> {
  await tx
    .insertInto('site_closures')
    .values(closure)
    .onConflict((same) => same.column('id').doNothing())
    .execute();
}

/** False when there is none that the caller may remove. */
export async function deleteClosure(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('site_closures')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

type SiteToRemind = {
  readonly site_id: string;
  readonly weekdays: number[] | null;
  readonly hour: number | null;
  readonly closures: { firstDay: ParisDay; lastDay: ParisDay }[];
};

/** Sites of companies that may be written to, that were not reminded on that day. */
export async function findSitesToRemind(tx: Tx, day: ParisDay): Promise<SiteToRemind[]> {
  const { rows } = await sql<SiteToRemind>`
    select sites.id as site_id, weekdays, hour,
      coalesce((select jsonb_agg(jsonb_build_object('firstDay', first_day, 'lastDay', last_day))
        from public.site_closures where site_id = sites.id and company_id = sites.company_id
          and last_day >= ${day}), '[]') as closures
    from public.sites
    join public.licences on licences.company_id = sites.company_id and ends_on >= ${day}
    left join public.reminder_plans on reminder_plans.site_id = sites.id
    where not exists (select from public.reminders_sent
      where site_id = sites.id and day = ${day})`.execute(tx);
  return rows;
}

/** Whether this is the first time that the site is reminded on that day. */
export async function markReminded(tx: Tx, siteId: string, day: ParisDay): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('reminders_sent')
    .values({ site_id: siteId, day })
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function forgetReminders(tx: Tx, before: ParisDay): Promise<void> {
  await tx.deleteFrom('reminders_sent').where('day', '<', before).execute();
}

/** Everybody of a site who came in and wants such mails, whether they have answered or not. */
export async function findPeopleToMail(
  tx: Tx,
  where: { siteId: string } | { companyId: string },
  subject: 'check-ins' | 'results',
): Promise<string[]> {
  const place =
    'siteId' in where
      ? sql`site_id = ${where.siteId}`
      : sql`employees.company_id = ${where.companyId}`;
  const { rows } = await sql<{ id: string }>`
    select employees.id from public.employees
    join auth.users on users.id = employees.user_id
    left join public.mail_preferences on mail_preferences.user_id = employees.user_id
      and subject = ${subject}
    where ${place} and left_on is null and users.email is not null
      and users.email_confirmed_at is not null and is_wanted is distinct from false
    order by employees.id`.execute(tx);
  return rows.map(({ id }) => id);
}

type Recipient = {
  readonly company_id: string;
  readonly company_name: string;
  readonly user_id: string;
  readonly email: string;
  readonly language: Language;
  readonly may_write: boolean;
};

/** Somebody who is an employee still, as mails and links know them. */
export async function findRecipient(
  tx: Tx,
  employeeId: string,
  today: ParisDay,
): Promise<Recipient | undefined> {
  const { rows } = await sql<Recipient>`
    select employees.company_id, legal_name as company_name, user_id, users.email, users.language,
      licences.ends_on >= ${today} as may_write
    from public.employees
    join public.companies on companies.id = employees.company_id
    join public.licences on licences.company_id = employees.company_id
    join auth.users on users.id = employees.user_id
    where employees.id = ${employeeId} and left_on is null`.execute(tx);
  return rows[0];
}
