import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { ParisDay } from '#basics/dates.ts';
import { toColumns } from '#basics/form-columns.ts';
import type { ProductStatus } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { lowestPrice } from '../../rules/plan-prices.ts';
import {
  type ProductContent,
  pricing,
  productFields,
  productTexts,
  type TypedProduct,
} from '../../rules/product.ts';
import type { MediumRow } from './media.queries.ts';

export function findDraft(tx: Tx, productId: string) {
  return tx
    .selectFrom('product_drafts')
    .select(['form', 'revision', 'edited_by', 'edited_at', 'publish_at'])
    .where('product_id', '=', productId)
    .executeTakeFirst();
}

/** Until this transaction ends, nobody else changes or publishes it. */
export function lockDraft(tx: Tx, productId: string) {
  return tx
    .selectFrom('product_drafts')
    .select(['form', 'revision', 'edited_by', 'publish_at'])
    .where('product_id', '=', productId)
    .forUpdate()
    .executeTakeFirst();
}

/** Undefined where somebody else wrote it first. */
export async function insertDraft(tx: Tx, productId: string, form: TypedProduct) {
  return tx
    .insertInto('product_drafts')
    .values({ product_id: productId, form: JSON.stringify(form) })
    .onConflict((conflict) => conflict.column('product_id').doNothing())
    .returning('revision')
    .executeTakeFirst();
}

/** The same draft with other prices, which are shown already: its hour stays what it was. */
export async function updateDraftPrices(tx: Tx, productId: string, form: TypedProduct) {
  await tx
    .updateTable('product_drafts')
    .set({ form: JSON.stringify(form) })
    .where('product_id', '=', productId)
    .execute();
}

/** What is changed is no more what somebody wanted shown on a day: that is asked for anew. */
export async function updateDraft(tx: Tx, productId: string, form: TypedProduct) {
  return tx
    .updateTable('product_drafts')
    .set({ form: JSON.stringify(form), publish_at: null })
    .where('product_id', '=', productId)
    .returning('revision')
    .executeTakeFirstOrThrow();
}

export async function setPublishAt(tx: Tx, productId: string, at: Date | null) {
  await tx
    .updateTable('product_drafts')
    .set({ publish_at: at })
    .where('product_id', '=', productId)
    .execute();
}

export async function deleteDraft(tx: Tx, productId: string) {
  await tx.deleteFrom('product_drafts').where('product_id', '=', productId).execute();
}

/** Drafts whose hour has come, each with who wanted it; what others are publishing is left to them. */
export function lockDueDrafts(tx: Tx, now: Date) {
  return tx
    .selectFrom('product_drafts')
    .select(['product_id', 'form', 'edited_by', 'revision'])
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .forUpdate()
    .skipLocked()
    .execute();
}

/** A product as it is shown, or was last; undefined before it ever was. */
export async function findProduct(tx: Tx, productId: string) {
  const row = await tx
    .selectFrom('products')
    .innerJoin('vat_decisions as vat', 'vat.id', 'products.vat_decision_id')
    .selectAll('products')
    .select((product) => [
      'vat.rate_basis_points',
      'vat.reason_fr',
      'vat.reason_en',
      jsonArrayFrom(
        product
          .selectFrom('product_plans')
          .select(['commitment_months', 'price_cents'])
          .whereRef('product_id', '=', 'products.id')
          .orderBy('commitment_months', 'desc'),
      ).as('plans'),
      jsonArrayFrom(
        product
          .selectFrom('product_translations')
          .selectAll()
          .whereRef('product_id', '=', 'products.id'),
      ).as('texts'),
      jsonArrayFrom(
        product
          .selectFrom('product_images')
          .select(['image_id', 'alt_fr', 'alt_en'])
          .whereRef('product_id', '=', 'products.id')
          .orderBy('product_images.position'),
      ).as('images'),
      jsonArrayFrom(
        product
          .selectFrom('product_items')
          .select('item_id')
          .whereRef('product_id', '=', 'products.id')
          .orderBy('product_items.position'),
      ).as('items'),
    ])
    .where('products.id', '=', productId)
    .executeTakeFirst();
  return row;
}

export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

export function findRevisions(tx: Tx, productId: string) {
  return tx
    .selectFrom('product_revisions')
    .select(['number', 'content', 'published_by', 'published_at'])
    .where('product_id', '=', productId)
    .orderBy('number', 'desc')
    .execute();
}

/** The state that was kept last, and who published it; undefined where none was. */
export function findLastRevision(tx: Tx, productId: string) {
  return tx
    .selectFrom('product_revisions')
    .select(['number', 'published_by'])
    .where('product_id', '=', productId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Subscriptions that are in the shop, each with its plans and the state that was published last. */
export async function findSubscriptions(tx: Tx) {
  return tx
    .selectFrom('products')
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('product_revisions')
          .select(['number', 'published_by', 'published_at'])
          .whereRef('product_id', '=', 'products.id')
          .orderBy('number', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select((product) => [
      'products.id',
      'last.number',
      'last.published_by',
      'last.published_at',
      jsonObjectFrom(
        product
          .selectFrom('product_translations as fr')
          .innerJoin('product_translations as en', 'en.product_id', 'fr.product_id')
          .select(['fr.name as fr', 'en.name as en'])
          .whereRef('fr.product_id', '=', 'products.id')
          .where('fr.language', '=', 'fr')
          .where('en.language', '=', 'en'),
      ).as('name'),
      jsonArrayFrom(
        product
          .selectFrom('product_plans')
          .select(['commitment_months', 'price_cents'])
          .whereRef('product_id', '=', 'products.id')
          .orderBy('commitment_months', 'desc'),
      ).as('plans'),
    ])
    .where('kind', '=', 'subscription')
    .where('status', 'in', ['published', 'coming-soon'])
    .orderBy('position')
    .orderBy('slug')
    .execute();
}

export async function insertRevision(
  tx: Tx,
  productId: string,
  content: TypedProduct,
  published: {
    readonly by: string | null;
    readonly at: Date;
    /** Of the draft; null for what there was before. */
    readonly revision: number | null;
  },
) {
  await tx
    .insertInto('product_revisions')
    .values({
      product_id: productId,
      // The table counts.
      number: 1,
      content: JSON.stringify(content),
      published_by: published.by,
      published_at: published.at,
      draft_revision: published.revision,
    })
    .execute();
}

/** Whether this person published this draft, which is no more. */
export async function wasPublished(
  tx: Tx,
  productId: string,
  draft: { readonly revision: number; readonly by: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('product_revisions')
    .select('number')
    .where('product_id', '=', productId)
    .where('draft_revision', '=', draft.revision)
    .where('published_by', '=', draft.by)
    .executeTakeFirst();
  return found !== undefined;
}

/** What a box may hold. */
export function findItems(tx: Tx, today: ParisDay) {
  return tx
    .selectFrom('items')
    .innerJoin('makers', 'makers.id', 'items.maker_id')
    .innerJoin('item_translations as fr', (join) =>
      join.onRef('fr.item_id', '=', 'items.id').on('fr.language', '=', 'fr'),
    )
    .innerJoin('item_translations as en', (join) =>
      join.onRef('en.item_id', '=', 'items.id').on('en.language', '=', 'en'),
    )
    .innerJoin('media', 'media.id', 'items.image_id')
    .innerJoin(itemConcerns(today).as('concern'), 'concern.item_id', 'items.id')
    .select(['items.id', 'items.theme', 'makers.name as maker'])
    .select(['concern.is_suspended', 'concern.is_over'])
    .select(sql<MediumRow>`to_json(media)`.as('image'))
    .select(['fr.name as name_fr', 'en.name as name_en'])
    .orderBy('items.theme')
    .orderBy('items.slug')
    .execute();
}

/**
 * What speaks against each item on that day: who makes it is suspended; its evidence has ended, or a document
 * of whoever makes it has and no other of its kind holds.
 */
export function itemConcerns(today: ParisDay) {
  return sql<{ item_id: string; is_suspended: boolean; is_over: boolean }>`(
    select items.id as item_id, suspended_at is not null as is_suspended,
      coalesce(evidence_expires_on < ${today}::date, false) or exists (
        select from public.partner_evidence as evidence
        where evidence.application_id = partners.application_id and state = 'accepted'
        group by kind having max(coalesce(expires_on, 'infinity')) < ${today}::date) as is_over
    from public.items left join public.partners using (maker_id))`;
}

/** Which of these there are. */
export async function findItemIds(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from public.items where id = any(${sql.val([...ids])}::uuid[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Until this transaction ends, nobody else publishes: no two products find the same address free. */
export async function lockPublishing(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('publish-product', 0))`.execute(tx);
}

/** Whose address this is, or was: nobody else may have it. */
export async function findSlugOwner(tx: Tx, slug: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from public.products where slug = ${slug}
    union all select product_id from public.product_former_slugs where slug = ${slug}`.execute(tx);
  return rows[0]?.id;
}

/** Answers the id of the decision, a new one where rate or reasons are not those of `before`. */
async function decideVat(
  tx: Tx,
  content: ProductContent,
  decided: { readonly on: string; readonly by: string },
  before: ProductRow | undefined,
): Promise<string> {
  const vat = {
    rate_basis_points: Number(content.vatRate),
    reason_fr: content.vatReasonFr,
    reason_en: content.vatReasonEn,
  };
  const isSame =
    before?.rate_basis_points === vat.rate_basis_points &&
    before.reason_fr === vat.reason_fr &&
    before.reason_en === vat.reason_en;
  if (isSame) return before.vat_decision_id;
  const { id } = await tx
    .insertInto('vat_decisions')
    .values({ ...vat, decided_on: decided.on, decided_by: decided.by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The product with these contents, and nothing left of what it was before. */
export async function writeProduct(
  tx: Tx,
  productId: string,
  content: ProductContent,
  {
    before,
    ...decided
  }: {
    readonly before: ProductRow | undefined;
    readonly on: string;
    readonly by: string;
    readonly at: Date;
  },
): Promise<void> {
  const { plans, priceCents } = pricing(content);
  const product = {
    ...toColumns(productFields, content),
    status: content.status,
    price_cents: priceCents,
    vat_decision_id: await decideVat(tx, content, decided, before),
    updated_at: decided.at,
  };
  await tx
    .insertInto('products')
    .values({ id: productId, ...product })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(product))
    .execute();
  for (const language of ['fr', 'en'] as const) {
    const said = content.texts[language];
    const texts = {
      ...toColumns(productTexts, said),
      description: JSON.stringify(said.description),
    };
    await tx
      .insertInto('product_translations')
      .values({ product_id: productId, language, ...texts })
      .onConflict((conflict) => conflict.columns(['product_id', 'language']).doUpdateSet(texts))
      .execute();
  }
  await writeImages(tx, productId, content);
  await writeItems(tx, productId, content);
  await writePlans(tx, productId, plans);
}

async function writeImages(tx: Tx, productId: string, { images }: ProductContent) {
  await tx
    .deleteFrom('product_images')
    .where('product_id', '=', productId)
    .where('position', '>=', images.length)
    .execute();
  for (const [position, { id, altFr, altEn }] of images.entries()) {
    const image = { image_id: id, alt_fr: altFr, alt_en: altEn };
    await tx
      .insertInto('product_images')
      .values({ product_id: productId, position, ...image })
      .onConflict((conflict) => conflict.columns(['product_id', 'position']).doUpdateSet(image))
      .execute();
  }
}

async function writeItems(tx: Tx, productId: string, { items }: ProductContent) {
  await sql`delete from public.product_items where product_id = ${productId}
    and item_id <> all(${sql.val([...items])}::uuid[])`.execute(tx);
  for (const [position, itemId] of items.entries()) {
    await tx
      .insertInto('product_items')
      .values({ product_id: productId, item_id: itemId, position })
      .onConflict((conflict) =>
        conflict.columns(['product_id', 'item_id']).doUpdateSet({ position }),
      )
      .execute();
  }
}

type Pricing = ReturnType<typeof pricing>;

/** Other prices for the plans of a product, and for the product itself. */
export async function updatePlanPrices(
  tx: Tx,
  productId: string,
  plans: Pricing['plans'],
  at: Date,
): Promise<void> {
  await writePlans(tx, productId, plans);
  await tx
    .updateTable('products')
    .set({ price_cents: lowestPrice(plans), updated_at: at })
    .where('id', '=', productId)
    .execute();
}

async function writePlans(tx: Tx, productId: string, plans: Pricing['plans']) {
  await sql`delete from public.product_plans where product_id = ${productId}
    and commitment_months <> all(${sql.val(plans.map((plan) => plan.commitmentMonths))}::int[])`.execute(
    tx,
  );
  for (const { commitmentMonths, priceCents } of plans) {
    await tx
      .insertInto('product_plans')
      .values({
        product_id: productId,
        commitment_months: commitmentMonths,
        price_cents: priceCents,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['product_id', 'commitment_months'])
          .doUpdateSet({ price_cents: priceCents }),
      )
      .execute();
  }
}

/** Those that were shown before, and are not so now; answers which. */
export function setStatus(tx: Tx, ids: readonly string[], status: ProductStatus, at: Date) {
  return tx
    .updateTable('products')
    .set({ status, updated_at: at })
    .where(sql<boolean>`id = any(${sql.val([...ids])}::uuid[])`)
    .where('status', '<>', status)
    .returning('id')
    .execute();
}

/** Undefined where the stock is not what was expected. */
export async function updateStock(
  tx: Tx,
  productId: string,
  { expected, stock }: { readonly expected: number | null; readonly stock: number | null },
) {
  const { rows } = await sql<{ id: string }>`
    update public.products set stock = ${stock}
    where id = ${productId} and stock is not distinct from ${expected}::integer
    returning id`.execute(tx);
  return rows[0];
}
