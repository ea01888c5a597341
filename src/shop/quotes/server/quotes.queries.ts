import { type Expression, type Insertable, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ParisDay } from '#basics/dates.ts';
import type { Organisation } from '#basics/settings.ts';
import type { QuoteEvents } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { QuotableProduct, QuoteContent, QuoteState } from '../rules/quote-form.ts';

/** As a quote names whoever makes it. */
export type Seller = Pick<
  Organisation,
  'name' | 'address' | 'registry' | 'capitalCents' | 'vatNumber' | 'phone' | 'email'
>;

export function sellerOf(organisation: Organisation): Seller {
  const { name, address, registry, capitalCents, vatNumber, phone, email } = organisation;
  return { name, address, registry, capitalCents, vatNumber, phone, email };
}

type Typed = Readonly<Record<string, string>>;

export type QuoteWish = {
  readonly search: string;
  readonly state: QuoteState | null;
  readonly requestId: string | null;
  readonly today: ParisDay;
  readonly limit: number;
  readonly offset: number;
};

/** A page of what matches, the newest first, and how many match. */
export async function findQuotes(tx: Tx, wish: QuoteWish) {
  const matching = tx.selectFrom('quotes').where((quote) => quote.and(conditionsOf(wish)));
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(wish.limit)
    .offset(wish.offset)
    .execute();
  return { rows, total };
}

function conditionsOf({ search, state, requestId, today }: QuoteWish): Expression<SqlBool>[] {
  const wanted: Expression<SqlBool>[] = [];
  if (requestId !== null) wanted.push(sql<SqlBool>`request_id = ${requestId}`);
  if (state === 'expired') wanted.push(sql<SqlBool>`state = 'sent' and valid_until < ${today}`);
  else if (state === 'sent') wanted.push(sql<SqlBool>`state = 'sent' and valid_until >= ${today}`);
  else if (state !== null) wanted.push(sql<SqlBool>`state = ${state}`);
  if (search !== '') {
    wanted.push(sql<SqlBool>`position(${search.toLowerCase()} in lower(concat_ws(' ', number,
      form ->> 'legalName', form ->> 'contactName', form ->> 'email'))) > 0`);
  }
  return wanted;
}

export function findQuote(tx: Tx, id: string) {
  return tx.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst();
}

export type QuoteRow = NonNullable<Awaited<ReturnType<typeof findQuote>>>;

/** Until this transaction ends, nobody else changes, sends or accepts it. */
export function lockQuote(tx: Tx, id: string) {
  return tx.selectFrom('quotes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Undefined where somebody else began it first; its number is given by the table. */
export function insertQuote(
  tx: Tx,
  quote: { readonly id: string; readonly requestId: string | null; readonly form: Typed },
) {
  return tx
    .insertInto('quotes')
    .values({
      id: quote.id,
      number: '',
      request_id: quote.requestId,
      form: JSON.stringify(quote.form),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(['revision', 'number'])
    .executeTakeFirst();
}

export function updateForm(tx: Tx, id: string, form: Typed) {
  return tx
    .updateTable('quotes')
    .set({ form: JSON.stringify(form) })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
}

type Move = {
  readonly state: string;
  readonly version?: number;
  readonly sent_revision?: number;
  readonly valid_until?: string;
  readonly net_cents?: number;
  readonly order_id?: string;
};

/** The guard of the table refuses moves that no quote may make. */
export async function moveQuote(tx: Tx, id: string, move: Move): Promise<void> {
  await tx.updateTable('quotes').set(move).where('id', '=', id).execute();
}

export async function insertEvent(tx: Tx, event: Insertable<QuoteEvents>): Promise<void> {
  await tx.insertInto('quote_events').values(event).execute();
}

/** Answers its id, of which its link is made. */
export async function insertVersion(
  tx: Tx,
  version: {
    readonly quoteId: string;
    readonly number: number;
    readonly content: QuoteContent;
    readonly seller: Seller;
    readonly validUntil: ParisDay;
    /** Null where its buyer asked for it themselves. */
    readonly sentBy: string | null;
    readonly sentAt: Date;
  },
): Promise<string> {
  const { id } = await tx
    .insertInto('quote_versions')
    .values({
      quote_id: version.quoteId,
      number: version.number,
      content: JSON.stringify({ ...version.content, seller: version.seller }),
      valid_until: version.validUntil,
      sent_by: version.sentBy,
      sent_at: version.sentAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The newest first. */
export function findVersions(tx: Tx, quoteId: string) {
  return tx
    .selectFrom('quote_versions')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .orderBy('number', 'desc')
    .execute();
}

/** One version by itself, with the number of its quote. */
function versions(tx: Tx) {
  return tx
    .selectFrom('quote_versions as version')
    .innerJoin('quotes as quote', 'quote.id', 'version.quote_id')
    .select([
      'version.id',
      'version.quote_id',
      'version.number as version',
      'version.content',
      'version.valid_until',
      'version.sent_at',
      'version.sent_by',
      'quote.number',
    ]);
}

export function findVersion(tx: Tx, versionId: string) {
  return versions(tx).where('version.id', '=', versionId).executeTakeFirst();
}

export function findVersionOf(tx: Tx, quoteId: string, number: number) {
  return versions(tx)
    .where('version.quote_id', '=', quoteId)
    .where('version.number', '=', number)
    .executeTakeFirst();
}

export type VersionRow = NonNullable<Awaited<ReturnType<typeof findVersion>>>;

/** Who sold on that day, whatever the house is called since. */
export function sellerIn({ content }: Pick<VersionRow, 'content'>): Seller {
  return (content as unknown as { readonly seller: Seller }).seller;
}

/** As it was judged when it was sent. */
export function contentOf({ content }: Pick<VersionRow, 'content'>): QuoteContent {
  return content as unknown as QuoteContent;
}

export async function setRefusedReason(tx: Tx, versionId: string, reason: string): Promise<void> {
  await tx
    .updateTable('quote_versions')
    .set({ refused_reason: reason })
    .where('id', '=', versionId)
    .execute();
}

/** The newest first. */
export function findEvents(tx: Tx, quoteId: string) {
  return tx
    .selectFrom('quote_events')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .orderBy('id', 'desc')
    .execute();
}

export async function findAddresses(tx: Tx, userIds: readonly (string | null)[]) {
  const { rows } = await sql<{ id: string; email: string }>`
    select id, coalesce(access.staff_name(id), email, '') as email from auth.users
    where id = any(${userIds.filter((id) => id !== null)}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** What the shop sells, as quotes offer it. */
export async function findQuotable(tx: Tx): Promise<QuotableProduct[]> {
  const rows = await tx
    .selectFrom('products')
    .innerJoin('vat_decisions as vat', 'vat.id', 'products.vat_decision_id')
    .innerJoin('product_translations as fr', (join) =>
      join.onRef('fr.product_id', '=', 'products.id').on('fr.language', '=', 'fr'),
    )
    .innerJoin('product_translations as en', (join) =>
      join.onRef('en.product_id', '=', 'products.id').on('en.language', '=', 'en'),
    )
    .select((product) => [
      'products.id',
      'products.price_cents',
      'vat.rate_basis_points',
      'vat.reason_fr',
      'vat.reason_en',
      'fr.name as name_fr',
      'en.name as name_en',
      jsonArrayFrom(
        product
          .selectFrom('product_plans')
          .select(['commitment_months', 'price_cents'])
          .whereRef('product_plans.product_id', '=', 'products.id')
          .orderBy('commitment_months', 'desc'),
      ).as('plans'),
    ])
    .where('products.status', '=', 'published')
    .orderBy('products.position')
    .orderBy('products.slug')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: { fr: row.name_fr, en: row.name_en },
    priceCents: row.price_cents,
    rateBasisPoints: row.rate_basis_points,
    vatReason: { fr: row.reason_fr, en: row.reason_en },
    plans: row.plans.map((plan) => ({
      commitmentMonths: plan.commitment_months,
      priceCents: plan.price_cents,
    })),
  }));
}

/** Which of these products there are only so many of. */
export async function findCounted(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select id from public.products
    where stock is not null and id = any(${sql.val([...ids])}::uuid[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Those of these products of which there are fewer pieces than are wanted of them in all. */
export async function findShort(
  tx: Tx,
  wanted: readonly { readonly productId: string; readonly quantity: number }[],
): Promise<ReadonlySet<string>> {
  const ids = wanted.map(({ productId }) => productId);
  const quantities = wanted.map(({ quantity }) => quantity);
  const { rows } = await sql<{ id: string }>`
    select product.id from public.products as product
    join (select id, sum(quantity) as quantity
      from unnest(${sql.val(ids)}::uuid[], ${sql.val(quantities)}::integer[]) as line (id, quantity)
      group by id) as asked using (id)
    where product.stock < asked.quantity`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Those that were not accepted, and about which nothing was exchanged since. */
export async function deleteQuotesBefore(tx: Tx, instant: Date): Promise<void> {
  await tx
    .deleteFrom('quotes')
    .where('state', '<>', 'accepted')
    .where('last_event_at', '<', instant)
    .execute();
}
