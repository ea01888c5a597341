import { type Insertable, type Selectable, sql } from 'kysely';
import type { Cents } from '#basics/money.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { ApprovalState, OrderRulesForm } from '../rules/order-approval.ts';

export type RequestRow = Selectable<DB['approval_requests']>;

export type RulesRow = {
  readonly approvalFromCents: Cents | null;
  readonly needsPurchaseOrder: boolean;
  readonly revision: number;
};

const NO_RULES: RulesRow = { approvalFromCents: null, needsPurchaseOrder: false, revision: 0 };

export async function findOrderRules(tx: Tx, companyId: string): Promise<RulesRow> {
  const { rows } = await sql<RulesRow>`select approval_from_cents as "approvalFromCents",
      needs_purchase_order as "needsPurchaseOrder", revision
    from public.order_rules where company_id = ${companyId}`.execute(tx);
  return rows[0] ?? NO_RULES;
}

/** False where somebody else has changed them since `revision`. */
export async function keepOrderRules(
  tx: Tx,
  revision: number,
  rules: Omit<OrderRulesForm, 'approverIds'> & { readonly companyId: string; readonly by: string },
): Promise<boolean> {
  const change = {
    approval_from_cents: rules.approvalFromCents,
    needs_purchase_order: rules.needsPurchaseOrder,
    edited_by: rules.by,
  };
  if (revision === 0) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('order_rules')
      .values({ company_id: rules.companyId, ...change })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await tx
    .updateTable('order_rules')
    .set({ ...change, revision: revision + 1, edited_at: sql`access.now()` })
    .where('company_id', '=', rules.companyId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** These, and nobody else any more. */
export async function keepApprovers(
  tx: Tx,
  companyId: string,
  userIds: readonly string[],
): Promise<void> {
  await sql`delete from public.order_approvers
    where company_id = ${companyId} and user_id <> all(${[...userIds]}::uuid[])`.execute(tx);
  await sql`insert into public.order_approvers (company_id, user_id)
    select ${companyId}, unnest(${[...userIds]}::uuid[]) on conflict do nothing`.execute(tx);
}

/** Whom owners may choose beside themselves, and whom they have chosen. */
export async function findCandidates(
  tx: Tx,
  companyId: string,
): Promise<readonly { readonly userId: string; readonly isChosen: boolean }[]> {
  const { rows } = await sql<{ userId: string; isChosen: boolean }>`
    select distinct user_id as "userId", exists (select from public.order_approvers as chosen
        where chosen.company_id = member.company_id and chosen.user_id = member.user_id) as "isChosen"
    from public.company_members as member
    where company_id = ${companyId} and role in ('hr', 'cse') and not exists (
      select from public.company_members as owner where owner.company_id = member.company_id
        and owner.user_id = member.user_id and owner.role = 'owner')
    order by "userId"`.execute(tx);
  return rows;
}

/** By the service: who has which role is not for everybody who orders. */
export async function findApproverIds(tx: Tx, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from access.approvers_of(${companyId}) as id order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Addresses of accounts, which are the service's alone to read. */
export async function findEmails(
  tx: Tx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await sql<{ id: string; email: string | null }>`
    select id, email from auth.users where id = any(${[...userIds]}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** Undefined where there is one of this id. */
export function insertRequest(
  tx: Tx,
  request: Insertable<DB['approval_requests']>,
): Promise<RequestRow | undefined> {
  return tx
    .insertInto('approval_requests')
    .values(request)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findRequest(tx: Tx, id: string): Promise<RequestRow | undefined> {
  return tx.selectFrom('approval_requests').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Held against everybody else until the transaction ends. */
export function lockRequest(tx: Tx, id: string): Promise<RequestRow | undefined> {
  return tx
    .selectFrom('approval_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The guard of the table refuses what may not follow. */
export async function endRequest(
  tx: Tx,
  id: string,
  end: {
    readonly state: Exclude<ApprovalState, 'waiting'>;
    readonly ended_by: string | null;
    readonly ended_at: Date;
    readonly reason?: string | null;
    readonly order_id?: string;
  },
): Promise<void> {
  await tx
    .updateTable('approval_requests')
    .set({ ...end, form: null })
    .where('id', '=', id)
    .execute();
}

/** Those asked before that moment; their ids. */
export async function lapseRequests(tx: Tx, before: Date, now: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('approval_requests')
    .set({ state: 'lapsed', ended_at: now, form: null })
    .where('state', '=', 'waiting')
    .where('asked_at', '<=', before)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export type SeenRequest = RequestRow & {
  readonly is_own: boolean;
  readonly may_decide: boolean;
  readonly order_number: string | null;
  readonly access_key: string | null;
};

const SEEN = sql`request.*, coalesce(request.asked_by = auth.uid(), false) as is_own,
  request.asked_by is distinct from auth.uid()
    and request.company_id in (select access.companies_approved()) as may_decide,
  orders.number as order_number, orders.access_key
  from public.approval_requests as request left join public.orders on orders.id = request.order_id`;

/** With the caller's rights: what they asked for, and what they approve. */
export async function findSeenRequest(tx: Tx, id: string): Promise<SeenRequest | undefined> {
  const { rows } = await sql<SeenRequest>`
    select ${SEEN} where request.id = ${id}`.execute(tx);
  return rows[0];
}

/** The same for a space: what waits first, then the newest. */
export async function findSeenRequests(
  tx: Tx,
  companyId: string,
  page: { readonly state: ApprovalState | null; readonly limit: number; readonly offset: number },
): Promise<readonly (SeenRequest & { readonly total: number })[]> {
  const { rows } = await sql<SeenRequest & { total: number }>`
    select (count(*) over ())::integer as total, ${SEEN}
    where request.company_id = ${companyId} and (${page.state}::text is null or request.state = ${page.state})
    order by request.state = 'waiting' desc, request.asked_at desc, request.id
    limit ${page.limit} offset ${page.offset}`.execute(tx);
  return rows;
}

/** How many of them the caller can decide now. */
export async function countToDecide(tx: Tx, companyId: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from public.approval_requests
    where company_id = ${companyId} and state = 'waiting' and asked_by is distinct from auth.uid()
      and company_id in (select access.companies_approved())`.execute(tx);
  return rows[0]?.waiting ?? 0;
}

/** What was ordered from a space under a mailbox since then, VAT included. */
export async function sumOrdered(
  tx: Tx,
  companyId: string,
  { email, since }: { readonly email: string; readonly since: Date },
): Promise<Cents> {
  const { rows } = await sql<{ cents: Cents }>`
    select coalesce(sum(gross_cents), 0)::bigint as cents from public.orders
    where company_id = ${companyId}
      and access.mailbox_key(email) = access.mailbox_key(${email}) and placed_at >= ${since}
      and state not in ('draft', 'cancelled')`.execute(tx);
  return rows[0]?.cents ?? 0;
}

export async function findCompanyName(tx: Tx, companyId: string): Promise<string> {
  const company = await tx
    .selectFrom('companies')
    .select('legal_name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return company.legal_name;
}
