import { type SqlBool, sql } from 'kysely';
import { normalizeSearch } from '#basics/normalize-search.ts';
import { isUuid } from '#basics/uuid.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { JournalFilter } from '../../contract.ts';

type Values = Readonly<Record<string, unknown>>;

export type ChangeRow = {
  readonly id: string;
  readonly happened_at: Date;
  /** The same with all its digits, for whoever asks for the next page. */
  readonly instant: string;
  readonly actor: string | null;
  readonly subject: string;
  readonly subject_id: string;
  readonly part: string | null;
  readonly act: 'added' | 'changed' | 'removed';
  readonly before: Values | null;
  readonly after: Values | null;
};

export type ChangePage = {
  readonly filter: JournalFilter;
  /** Where the page before ended. */
  readonly before: { readonly instant: string; readonly id: string } | undefined;
  readonly limit: number;
};

/** The newest first; what is added meanwhile is before the first page, never within the next ones. */
export async function findStaffChanges(
  tx: Tx,
  { filter, before, limit }: ChangePage,
): Promise<readonly ChangeRow[]> {
  const conditions = conditionsOf(filter);
  if (before) {
    conditions.push(
      sql<SqlBool>`(happened_at, id) < (${before.instant}::timestamptz, ${before.id}::uuid)`,
    );
  }
  const { rows } = await sql<ChangeRow>`
    select id, happened_at, happened_at::text as instant, actor, subject, subject_id, part, act,
      before, after
    from public.staff_journal where ${sql.join(conditions, sql` and `)}
    order by happened_at desc, id desc limit ${limit}`.execute(tx);
  return rows;
}

function conditionsOf({ subject, actor, recordIds, from, to, search }: JournalFilter) {
  const conditions = [sql<SqlBool>`true`];
  if (subject !== undefined) conditions.push(sql`subject = ${subject}`);
  if (actor === null) conditions.push(sql`actor is null`);
  if (actor) conditions.push(sql`actor = ${actor}::uuid`);
  if (recordIds) conditions.push(sql`subject_id = any(${sql.val([...recordIds])}::text[])`);
  if (from) conditions.push(sql`happened_at >= ${startInParis(from)}`);
  if (to) conditions.push(sql`happened_at < ${startInParis(to, 1)}`);
  const wanted = normalizeSearch(search ?? '');
  if (wanted !== '') {
    conditions.push(sql`(strpos(searched, ${wanted}) > 0 or subject_id = any(array(
      select named.id::text from (
        select product_id as id, name from public.product_translations
        union all select item_id, name from public.item_translations
        union all select id, name from public.media
        union all select id, name from public.makers
        union all select id, name from public.reply_templates
        union all select id, company from public.contact_requests
        union all select id, company from public.partner_applications
      ) as named where strpos(access.searched_text(name), ${wanted}) > 0)))`);
  }
  return conditions;
}

/** As PostgreSQL counts: to the end of its calendar, and with days of 23 and 25 hours. */
function startInParis(day: string, daysLater = 0) {
  return sql`((${day}::date + ${daysLater}::integer)::timestamp at time zone 'Europe/Paris')`;
}

/** Which kinds of things and which people there are at all: a step on an index for each of them. */
export async function findKnown(tx: Tx) {
  const subjects = await sql<{ subject: string }>`
    with recursive known as (
      (select subject from public.staff_journal order by subject limit 1)
      union all select (select min(subject) from public.staff_journal
        where subject > known.subject) from known where known.subject is not null
    ) select subject from known where subject is not null`.execute(tx);
  const actors = await sql<{ actor: string }>`
    with recursive known as (
      (select actor from public.staff_journal where actor is not null order by actor limit 1)
      union all select (select actor from public.staff_journal
        where actor > known.actor order by actor limit 1) from known where known.actor is not null
    ) select actor from known where actor is not null`.execute(tx);
  return {
    subjects: subjects.rows.map(({ subject }) => subject),
    actors: actors.rows.map(({ actor }) => actor),
  };
}

export type Named = { readonly fr: string; readonly en: string };

/** What these are called in both languages, or were when they were removed. */
export async function findNames(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Named>> {
  const asked = [...new Set(ids)].filter(isUuid);
  if (asked.length === 0) return new Map();
  const uuids = sql`any(${sql.val(asked)}::uuid[])`;
  const { rows } = await sql<Named & { id: string }>`
    select fr.product_id as id, fr.name as fr, en.name as en from public.product_translations as fr
      join public.product_translations as en using (product_id)
      where fr.product_id = ${uuids} and fr.language = 'fr' and en.language = 'en'
    union all select fr.item_id, fr.name, en.name from public.item_translations as fr
      join public.item_translations as en using (item_id)
      where fr.item_id = ${uuids} and fr.language = 'fr' and en.language = 'en'
    union all select id, name, name from public.makers where id = ${uuids}
    union all select id, reason_fr, reason_en from public.vat_decisions where id = ${uuids}
    union all select id, name, name from public.media where id = ${uuids}
    union all select id, name, name from public.reply_templates where id = ${uuids}
    union all select id, company, company from public.contact_requests where id = ${uuids}
    union all select id, company, company from public.partner_applications where id = ${uuids}
    union all select parts.id, company, company from public.partner_applications
      join (select id, application_id from public.partner_checks where id = ${uuids}
        union all select id, application_id from public.partner_evidence where id = ${uuids}
      ) as parts on parts.application_id = partner_applications.id
    union all select id, number, number from public.orders where id = ${uuids}
    union all select user_id, name, name from public.staff_members where user_id = ${uuids}
    union all select id, email, email from public.staff_invitations where id = ${uuids}
    union all select subject_id::uuid, before ->> 'name', before ->> 'name' from public.staff_journal
      where subject_id = any(${sql.val(asked)}::text[]) and subject = 'medium' and act = 'removed'`.execute(
    tx,
  );
  return new Map(rows.map(({ id, fr, en }) => [id, { fr, en }]));
}

export type PublishedState = { readonly productId: string; readonly number: number };

/** What each of these products showed as that version, by `<id> <number>`. */
export async function findContents(
  tx: Tx,
  states: readonly PublishedState[],
): Promise<ReadonlyMap<string, unknown>> {
  if (states.length === 0) return new Map();
  const { rows } = await sql<{ product_id: string; number: number; content: unknown }>`
    select product_id, number, content from public.product_revisions
    where (product_id, number) in (${sql.join(
      states.map(({ productId, number }) => sql`(${productId}::uuid, ${number}::integer)`),
    )})`.execute(tx);
  return new Map(rows.map((row) => [`${row.product_id} ${row.number}`, row.content]));
}
