import { type Expression, type Insertable, type SqlBool, sql } from 'kysely';
import type { DB, RequestEntries } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { RequestSort } from '../../rules/staff-answers.ts';

export type RequestWish = {
  readonly search: string;
  readonly state: string | null;
  readonly offerType: string | null;
  /** Only those of this person. */
  readonly assignedTo: string | null;
  readonly sort: RequestSort;
  readonly limit: number;
  readonly offset: number;
};

/** A page of what matches, and how many match. */
export async function findRequests(tx: Tx, wish: RequestWish) {
  const matching = tx
    .selectFrom('contact_requests')
    .where((request) => request.and(conditionsOf(wish)));
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await ORDERS[wish.sort](
    matching.select([
      'id',
      'sent_at',
      'name',
      'company',
      'offer_type',
      'state',
      'assigned_to',
      'reply_count',
      'last_exchange_at',
    ]),
  )
    .orderBy('id')
    .limit(wish.limit)
    .offset(wish.offset)
    .execute();
  return { rows, total };
}

function conditionsOf({ search, state, offerType, assignedTo }: RequestWish) {
  const wanted: Expression<SqlBool>[] = [];
  if (state !== null) wanted.push(sql<SqlBool>`state = ${state}`);
  if (offerType !== null) wanted.push(sql<SqlBool>`offer_type = ${offerType}`);
  if (assignedTo !== null) wanted.push(sql<SqlBool>`assigned_to = ${assignedTo}`);
  if (search !== '') {
    wanted.push(sql<SqlBool>`position(${search.toLowerCase()}
      in lower(concat_ws(' ', name, company, email, message))) > 0`);
  }
  return wanted;
}

type Found = {
  orderBy(column: 'sent_at' | 'last_exchange_at' | 'company', direction?: 'asc' | 'desc'): Found;
};

const ORDERS: Readonly<Record<RequestSort, <Query extends Found>(query: Query) => Query>> = {
  newest: (query) => query.orderBy('sent_at', 'desc') as typeof query,
  oldest: (query) => query.orderBy('sent_at') as typeof query,
  exchange: (query) => query.orderBy('last_exchange_at', 'desc') as typeof query,
  company: (query) => query.orderBy('company') as typeof query,
};

export function findRequest(tx: Tx, id: string) {
  return tx.selectFrom('contact_requests').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Until this transaction ends, nobody else answers or changes it. */
export function lockRequest(tx: Tx, id: string) {
  return tx
    .selectFrom('contact_requests')
    .select(['id', 'state', 'assigned_to', 'reply_count', 'revision'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateRequest(
  tx: Tx,
  id: string,
  change: { state: string } | { assigned_to: string | null },
): Promise<void> {
  await tx.updateTable('contact_requests').set(change).where('id', '=', id).execute();
}

export function findEntries(tx: Tx, requestId: string) {
  return tx
    .selectFrom('request_entries')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
}

/** An answer with who it goes to. */
export function findEntry(tx: Tx, id: string) {
  return tx
    .selectFrom('request_entries as entry')
    .innerJoin('contact_requests as request', 'request.id', 'entry.request_id')
    .select(['entry.subject', 'entry.body', 'request.email', 'request.language'])
    .select(sql<string | null>`access.staff_name(entry.written_by)`.as('signed_by'))
    .where('entry.id', '=', id)
    .executeTakeFirst();
}

/** False when it was written before. */
export async function insertEntry(tx: Tx, entry: Insertable<RequestEntries>): Promise<boolean> {
  const inserted = await tx
    .insertInto('request_entries')
    .values(entry)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function setRefusedReason(tx: Tx, entryId: string, reason: string): Promise<void> {
  await tx
    .updateTable('request_entries')
    .set({ refused_reason: reason })
    .where('id', '=', entryId)
    .execute();
}

/** Whose role answers requests. */
const ANSWERS = sql`(user_roles.role = 'admin'
  or user_roles.role = any (access.roles_of_staff_act('answer-requests')))`;

/** Who answers requests, and whoever else wrote something once; by name, or by address where they have none. */
export async function findPeople(tx: Tx, ids: readonly (string | null)[]) {
  const { rows } = await sql<{ id: string; email: string; is_staff: boolean }>`
    select id, coalesce(access.staff_name(id), email, '') as email,
      exists (select from public.user_roles where user_id = users.id and ${ANSWERS}) as is_staff
    from auth.users
    where id = any(${ids.filter((id) => id !== null)}::uuid[])
      or id in (select user_id from public.user_roles where ${ANSWERS})
    order by email, id`.execute(tx);
  return rows;
}

export function findTemplates(tx: Tx) {
  return tx.selectFrom('reply_templates').selectAll().orderBy('name').orderBy('id').execute();
}

export function lockTemplate(tx: Tx, id: string) {
  return tx
    .selectFrom('reply_templates')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** False where somebody added it first. */
export async function writeTemplate(
  tx: Tx,
  template: Omit<Insertable<DB['reply_templates']>, 'revision'>,
  { isNew }: { readonly isNew: boolean },
): Promise<boolean> {
  const written = await tx
    .insertInto('reply_templates')
    .values(template)
    .onConflict((conflict) =>
      isNew ? conflict.column('id').doNothing() : conflict.column('id').doUpdateSet(template),
    )
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

/** Those that nobody has answered yet. */
export async function countNewRequests(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from public.contact_requests where state = 'new'`.execute(tx);
  return rows[0]?.count ?? 0;
}
