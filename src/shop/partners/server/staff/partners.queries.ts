import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { PartnerChecks, PartnerEvidence } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import {
  PARTNERS_PER_PAGE,
  type PartnerSort,
  type PartnerWish,
} from '../../rules/listed-partners.ts';
import { REMINDER_DAYS } from '../../rules/partner-evidence.ts';
import type { CheckKind, CheckState, Judgement } from '../../rules/partner-review.ts';
import type { ApplicationState, MessageKind } from '../../rules/partner-states.ts';

type ListedRow = {
  id: string;
  company: string;
  name: string;
  town: string;
  siren: string;
  state: ApplicationState;
  sent_at: Date;
  checks_done: number;
  is_answered: boolean;
  to_judge: number;
  next_expiry: string | null;
  maker_name: string | null;
  is_suspended: boolean;
};

/** One page of those that match, and how many there are. `today` is a day in Paris. */
export async function findPartners(tx: Tx, wish: PartnerWish, today: string) {
  const listed = listedRows(wish, today);
  const { rows } = await sql<ListedRow>`select * from ${listed}
    order by ${ORDERS[wish.sort]}, id
    limit ${PARTNERS_PER_PAGE} offset ${(wish.page - 1) * PARTNERS_PER_PAGE}`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from ${listed}`.execute(tx);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

const ORDERS: Readonly<Record<PartnerSort, RawBuilder<unknown>>> = {
  newest: sql`sent_at desc`,
  oldest: sql`sent_at`,
  company: sql`lower(company)`,
  expiry: sql`next_expiry nulls last`,
};

function listedRows({ view, search, state }: PartnerWish, today: string) {
  const inView =
    view === 'approved'
      ? sql`application.state = 'approved'`
      : sql`application.state <> 'approved'`;
  const digits = search.replace(/\s/g, '');
  const wanted = /^\d+$/.test(digits) ? digits : search.trim();
  return sql`(select application.id, company, application.name, application.town, siren,
      application.state, sent_at, makers.name as maker_name, due.next_expiry,
      suspended_at is not null as is_suspended,
      (select count(*)::integer from public.partner_checks where application_id = application.id
        and state in ('passed', 'not-applicable')) as checks_done,
      (select count(*)::integer from public.partner_evidence where application_id = application.id
        and state = 'received') as to_judge,
      coalesce((select author = 'partner' from public.partner_messages
        where application_id = application.id order by written_at desc, id limit 1), false)
        as is_answered
    from public.partner_applications as application
      left join public.partners on partners.application_id = application.id
      left join public.makers on makers.id = maker_id
      left join lateral (
        -- Of each kind the document that holds longest; of those the first that ends.
        select nullif(min(ends_on), 'infinity') as next_expiry from (
          select max(coalesce(expires_on, 'infinity'::date)) as ends_on
          from public.partner_evidence
          where application_id = application.id and state = 'accepted' group by kind) as kinds
      ) as due on true
    where ${inView} and ${narrowed(state, today)}
      and strpos(${plain(sql`concat_ws(' ', company, application.name, application.town, email, siren, makers.name)`)},
        ${plain(sql`${wanted}::text`)}) > 0) as listed`;
}

function narrowed(state: PartnerWish['state'], today: string) {
  switch (state) {
    case '':
      return sql`true`;
    case 'active':
      return sql`suspended_at is null`;
    case 'suspended':
      return sql`suspended_at is not null`;
    case 'to-review':
      return sql`application.state in ('received', 'in-review')`;
    case 'to-renew':
      return sql`suspended_at is null
        and due.next_expiry <= ${today}::date + ${REMINDER_DAYS[0]}::integer`;
    case 'to-judge':
      return sql`exists (select from public.partner_evidence
        where application_id = application.id and state = 'received')`;
    default:
      return sql`application.state = ${state}`;
  }
}

/** Without accents or capitals. */
function plain(text: RawBuilder<unknown>) {
  return sql`regexp_replace(lower(normalize(${text}, NFD)), '[\u0300-\u036f]', '', 'g')`;
}

/** Whoever applied, with whom they became and which. */
export function findApplication(tx: Tx, applicationId: string) {
  return applicationQuery(tx, applicationId).executeTakeFirst();
}

/** The same; until the transaction ends, nobody else decides on it. */
export function lockApplication(tx: Tx, applicationId: string) {
  return applicationQuery(tx, applicationId).forUpdate().executeTakeFirst();
}

function applicationQuery(tx: Tx, applicationId: string) {
  return tx.selectFrom('partner_applications').selectAll().where('id', '=', applicationId);
}

export function findSameSiren(tx: Tx, { id, siren }: { id: string; siren: string }) {
  return tx
    .selectFrom('partner_applications')
    .select(['id', 'state', 'sent_at'])
    .where('siren', '=', siren)
    .where('id', '<>', id)
    .orderBy('sent_at', 'desc')
    .limit(20)
    .execute();
}

export function findChecks(tx: Tx, applicationId: string) {
  return tx
    .selectFrom('partner_checks')
    .selectAll()
    .where('application_id', '=', applicationId)
    .execute();
}

export function findEvidence(tx: Tx, applicationId: string) {
  return tx
    .selectFrom('partner_evidence')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .execute();
}

export function findMessages(tx: Tx, applicationId: string) {
  return tx
    .selectFrom('partner_messages')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
}

export async function countOpenLinks(tx: Tx, applicationId: string, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('partner_links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('application_id', '=', applicationId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function findPartner(tx: Tx, applicationId: string) {
  return tx
    .selectFrom('partners')
    .innerJoin('makers', 'makers.id', 'partners.maker_id')
    .select([
      'maker_id',
      'makers.name',
      'makers.town',
      'makers.department',
      'since',
      'suspended_at',
      'suspension_reason',
      'partners.revision',
    ])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

type Names = { readonly fr: string; readonly en: string };

/** What a maker makes, each with the shown products that hold it. */
export async function findItemsOf(tx: Tx, makerId: string) {
  const { rows } = await sql<{ id: string; name: Names; products: Names[] }>`
    select items.id, json_build_object('fr', fr.name, 'en', en.name) as name,
      array(select json_build_object('fr', of_fr.name, 'en', of_en.name)
        from public.product_items join public.products on products.id = product_id
          join public.product_translations as of_fr
            on of_fr.product_id = products.id and of_fr.language = 'fr'
          join public.product_translations as of_en
            on of_en.product_id = products.id and of_en.language = 'en'
        where item_id = items.id and status in ('published', 'coming-soon')
        order by products.position, products.slug) as products
    from public.items
      join public.item_translations as fr on fr.item_id = items.id and fr.language = 'fr'
      join public.item_translations as en on en.item_id = items.id and en.language = 'en'
    where maker_id = ${makerId} order by fr.name, items.id`.execute(tx);
  return rows;
}

export function findFreeMakers(tx: Tx) {
  return tx
    .selectFrom('makers')
    .leftJoin('partners', 'partners.maker_id', 'makers.id')
    .select(['makers.id', 'name', 'town', 'department'])
    .where('partners.maker_id', 'is', null)
    .orderBy('name')
    .orderBy('makers.id')
    .execute();
}

/** What staff did about these, the newest first. */
export function findJournal(tx: Tx, subjectIds: readonly string[]) {
  return tx
    .selectFrom('staff_journal')
    .select(['id', 'happened_at', 'actor', 'subject', 'subject_id', 'after'])
    .where('subject_id', 'in', subjectIds)
    .where('subject', 'in', ['partner', 'partner-check', 'partner-maker', 'partner-evidence'])
    .orderBy('happened_at', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();
}

export async function updateState(
  tx: Tx,
  applicationId: string,
  state: ApplicationState,
  reason: string | null = null,
): Promise<void> {
  await tx
    .updateTable('partner_applications')
    .set({ state, ...(reason !== null && { decision_reason: reason }) })
    .where('id', '=', applicationId)
    .execute();
}

/** Locked until the transaction ends. */
export function lockCheck(tx: Tx, applicationId: string, kind: CheckKind) {
  return tx
    .selectFrom('partner_checks')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
}

export async function writeCheck(
  tx: Tx,
  { applicationId, kind }: { readonly applicationId: string; readonly kind: CheckKind },
  values: { readonly state: CheckState; readonly note: string | null },
): Promise<void> {
  await tx
    .insertInto('partner_checks')
    .values({ application_id: applicationId, kind, ...values })
    .onConflict((conflict) => conflict.columns(['application_id', 'kind']).doUpdateSet(values))
    .execute();
}

/** Locked until the transaction ends. */
export function lockEvidence(tx: Tx, evidenceId: string) {
  return tx
    .selectFrom('partner_evidence')
    .selectAll()
    .where('id', '=', evidenceId)
    .forUpdate()
    .executeTakeFirst();
}

export async function isEvidenceKept(tx: Tx, evidenceId: string): Promise<boolean> {
  const kept = await tx
    .selectFrom('partner_evidence')
    .select('id')
    .where('id', '=', evidenceId)
    .executeTakeFirst();
  return kept !== undefined;
}

/** True when it is new; false when it was added before. */
export async function insertEvidence(
  tx: Tx,
  evidence: Insertable<PartnerEvidence>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('partner_evidence')
    .values(evidence)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateEvidence(tx: Tx, evidenceId: string, judged: Judgement): Promise<void> {
  await tx
    .updateTable('partner_evidence')
    .set({
      state: judged.state,
      note: judged.note,
      issued_on: judged.issuedOn,
      expires_on: judged.expiresOn,
    })
    .where('id', '=', evidenceId)
    .execute();
}

/** True when it is new; false when it was written before. */
export async function insertStaffMessage(
  tx: Tx,
  message: {
    readonly id: string;
    readonly applicationId: string;
    readonly kind: MessageKind;
    readonly body: string;
  },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('partner_messages')
    .values({
      id: message.id,
      application_id: message.applicationId,
      author: 'staff',
      kind: message.kind,
      body: message.body,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function insertPartner(tx: Tx, applicationId: string, makerId: string): Promise<void> {
  await tx
    .insertInto('partners')
    .values({ application_id: applicationId, maker_id: makerId })
    .execute();
}

/** Locked until the transaction ends. */
export function lockPartner(tx: Tx, applicationId: string) {
  return tx
    .selectFrom('partners')
    .selectAll()
    .where('application_id', '=', applicationId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateSuspension(
  tx: Tx,
  applicationId: string,
  suspension: { readonly at: Date; readonly reason: string } | null,
): Promise<void> {
  await tx
    .updateTable('partners')
    .set({ suspended_at: suspension?.at ?? null, suspension_reason: suspension?.reason ?? null })
    .where('application_id', '=', applicationId)
    .execute();
}

export async function revokeLinks(tx: Tx, applicationId: string, now: Date): Promise<void> {
  await tx
    .updateTable('partner_links')
    .set({ revoked_at: now })
    .where('application_id', '=', applicationId)
    .where('revoked_at', 'is', null)
    .execute();
}

export type CheckRow = Selectable<PartnerChecks>;
export type EvidenceRow = Selectable<PartnerEvidence>;
