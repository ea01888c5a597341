import { sql } from 'kysely';
import type { Language } from '#basics/language.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { ListedPerson } from '../rules/recipient-list.ts';

type Added = { readonly ids: string[]; readonly asked: number };
type To = { readonly id: string; readonly company_id: string; readonly goes_home: boolean };

/** Adds those present in the company, or at one of its sites, who are not there yet. */
export async function addEmployees(tx: Tx, to: To, siteId: string | undefined): Promise<Added> {
  const place = siteId === undefined ? sql`true` : sql`site_id = ${siteId}`;
  return insertFrom(
    tx,
    sql`select employees.id as employee_id, first_name || ' ' || last_name as name, email,
        sites.name as site, ${to.goes_home}::boolean as goes_home
      from public.employees join public.sites on sites.id = employees.site_id
      where employees.company_id = ${to.company_id} and left_on is null and ${place}`,
    to.id,
  );
}

/** Employees of an earlier campaign who are still present, as many as there are boxes. */
export async function addSameEmployees(
  tx: Tx,
  to: To & { readonly boxes: number },
  earlierId: string,
): Promise<Added> {
  return insertFrom(
    tx,
    sql`select employees.id as employee_id, first_name || ' ' || last_name as name, employees.email,
        sites.name as site, recipient.goes_home
      from public.choice_recipients as recipient
      join public.employees on employees.id = recipient.employee_id
      join public.sites on sites.id = employees.site_id
      where campaign_id = ${earlierId} and left_on is null
      order by last_name, first_name, employees.id limit ${to.boxes}`,
    to.id,
  );
}

export async function findEarlierMonthly(
  tx: Tx,
  { id, company_id }: To,
): Promise<{ id: string; goes_home: boolean } | undefined> {
  return tx
    .selectFrom('choice_campaigns')
    .select(['id', 'goes_home'])
    .where('company_id', '=', company_id)
    .where('kind', '=', 'monthly')
    .where('id', '<>', id)
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Adds people of a list; who has the address of somebody present is that employee. */
export async function addListed(
  tx: Tx,
  to: To,
  people: readonly (ListedPerson & { readonly employeeId: string | null })[],
): Promise<Added> {
  return insertFrom(
    tx,
    sql`select employee_id, name, email, coalesce(site, own_site) as site,
        coalesce(goes_home, ${to.goes_home}) as goes_home
      from (select listed.*, sites.name as own_site
        from jsonb_to_recordset(${JSON.stringify(
          people.map(({ employeeId, goesHome, name, email, site }) => ({
            employee_id: employeeId,
            goes_home: goesHome,
            name,
            email,
            site,
          })),
        )}::jsonb)
          as listed (employee_id uuid, name text, email text, site text, goes_home boolean)
        left join public.employees on employees.id = listed.employee_id
        left join public.sites on sites.id = employees.site_id) as listed`,
    to.id,
  );
}

/** Nobody twice: by their place in the company, their address, or else their name and site. */
async function insertFrom(
  tx: Tx,
  people: ReturnType<typeof sql>,
  campaignId: string,
): Promise<Added> {
  const { rows } = await sql<{ id: string | null; asked: number }>`
    with people as materialized (${people}),
      added as (
        insert into public.choice_recipients (campaign_id, employee_id, name, email, site, goes_home)
        select ${campaignId}, employee_id, btrim(left(name, 200)), email, site, goes_home from people
        on conflict do nothing returning id)
    select (select count(*)::int from people) as asked, added.id
    from (select) as one left join added on true`.execute(tx);
  return {
    ids: rows.flatMap(({ id }) => (id === null ? [] : [id])),
    asked: rows[0]?.asked ?? 0,
  };
}

/** Present employees by address and by name, in lower case, to find those of a list. */
export async function findPresent(
  tx: Tx,
  companyId: string,
): Promise<readonly { id: string; email: string | null; names: string[] }[]> {
  const { rows } = await sql<{ id: string; email: string | null; names: string[] }>`
    select id, email, array[lower(first_name || ' ' || last_name),
      lower(last_name || ' ' || first_name)] as names
    from public.employees where company_id = ${companyId} and left_on is null`.execute(tx);
  return rows;
}

export async function countRecipients(tx: Tx, campaignId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('choice_recipients')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A page of them by name; `total` counts those of all pages. */
export function findRecipients(
  tx: Tx,
  wanted: {
    readonly campaignId: string;
    readonly words: readonly string[];
    readonly limit: number;
    readonly offset: number;
  },
) {
  let query = tx
    .selectFrom('choice_recipients')
    .select(['id', 'name', 'email', 'site', 'goes_home', 'refused_reason'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('campaign_id', '=', wanted.campaignId);
  for (const word of wanted.words) {
    query = query.where(
      sql<boolean>`position(${word} in access.searched_text(concat_ws(' ', name, email, site))) > 0`,
    );
  }
  return query
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(wanted.limit)
    .offset(wanted.offset)
    .execute();
}

export async function deleteRecipient(
  tx: Tx,
  campaignId: string,
  recipientId: string,
): Promise<void> {
  await tx
    .deleteFrom('choice_recipients')
    .where('campaign_id', '=', campaignId)
    .where('id', '=', recipientId)
    .execute();
}

export type HandedOut = {
  readonly name: string;
  readonly site: string | null;
  readonly parcel_number: number | null;
};

/** Who is handed which parcel, by number; those whose box goes home come last, by name. */
export function findHandedOut(tx: Tx, campaignId: string): Promise<HandedOut[]> {
  return tx
    .selectFrom('choice_recipients')
    .select(['name', 'site', 'parcel_number'])
    .where('campaign_id', '=', campaignId)
    .orderBy('parcel_number')
    .orderBy(sql`lower(name)`)
    .execute();
}

/** Those who have not chosen. */
export async function findUndecided(tx: Tx, campaignId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from public.choice_recipients as recipient
    where campaign_id = ${campaignId}
      and not exists (select from public.choices where recipient_id = recipient.id)
    order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

export type Addressee = {
  readonly campaign_id: string;
  readonly name: string;
  /** Of their account, else of the list. */
  readonly email: string | null;
  readonly is_own_account: boolean;
  readonly language: Language;
  readonly has_chosen: boolean;
  readonly company_name: string;
  readonly is_verified: boolean;
  readonly title: string;
  readonly state: string;
  readonly deadline: string;
  readonly boxes_go_home: boolean;
};

/** Somebody as mails know them: their own address, where they have an account. */
export async function findAddressee(tx: Tx, recipientId: string): Promise<Addressee | undefined> {
  const { rows } = await sql<Addressee>`
    select campaign_id, recipient.name, coalesce(users.email, recipient.email) as email,
      users.email is not null as is_own_account,
      coalesce(users.language, campaign.language) as language,
      exists (select from public.choices where recipient_id = recipient.id) as has_chosen,
      legal_name as company_name,
      access.is_verified(companies.id) as is_verified, title, campaign.state, deadline,
      recipient.goes_home as boxes_go_home
    from public.choice_recipients as recipient
    join public.choice_campaigns as campaign on campaign.id = recipient.campaign_id
    join public.companies on companies.id = campaign.company_id
    left join public.employees on employees.id = recipient.employee_id
    left join auth.users on users.id = employees.user_id and users.email_confirmed_at is not null
      and users.deleted_at is null
    where recipient.id = ${recipientId}`.execute(tx);
  return rows[0];
}

export async function setRefusedReason(tx: Tx, id: string, reason: string): Promise<void> {
  await tx
    .updateTable('choice_recipients')
    .set({ refused_reason: reason.slice(0, 500) })
    .where('id', '=', id)
    .execute();
}

/** Counts a mail to the mailbox of each of them; answers those who have had enough of this company today. */
export async function countMailboxes(
  tx: Tx,
  ids: readonly string[],
  { uses, windowSeconds, now }: { uses: number; windowSeconds: number; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select recipient.id from public.choice_recipients as recipient
    join public.choice_campaigns as campaign on campaign.id = campaign_id
    where recipient.id = any(${ids}::uuid[]) and recipient.email is not null
      and count_use('choice-mailbox', company_id || ' ' || access.mailbox_key(recipient.email),
        ${windowSeconds}, ${now}) > ${uses}`.execute(tx);
  return rows.map(({ id }) => id);
}
