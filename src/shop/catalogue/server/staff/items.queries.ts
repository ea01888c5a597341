import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tx } from '#platform/database/transaction.ts';
import type { ItemContent, MakerContent } from '../../rules/item-form.ts';

/** An item with its texts. */
export function findItem(tx: Tx, itemId: string) {
  return itemQuery(tx, itemId).executeTakeFirst();
}

/** The same; until the transaction ends, nobody else changes it. */
export function lockItem(tx: Tx, itemId: string) {
  return itemQuery(tx, itemId).forUpdate().executeTakeFirst();
}

/** Whoever saves it at the same moment waits, also where there is no such item yet. */
export async function lockItemId(tx: Tx, itemId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`item ${itemId}`}, 0))`.execute(tx);
}

function itemQuery(tx: Tx, itemId: string) {
  return tx
    .selectFrom('items')
    .selectAll('items')
    .select((item) =>
      jsonArrayFrom(
        item
          .selectFrom('item_translations')
          .select(['language', 'name', 'description', 'ingredients', 'storage_advice'])
          .whereRef('item_id', '=', 'items.id'),
      ).as('texts'),
    )
    .where('id', '=', itemId);
}

export type ItemRow = NonNullable<Awaited<ReturnType<typeof lockItem>>>;

/** The names of the products that are made of it. */
export async function findProductsOf(tx: Tx, itemId: string) {
  const { rows } = await sql<{ fr: string; en: string }>`
    select fr.name as fr, en.name as en
    from public.product_items
      join public.products on products.id = product_id
      join public.product_translations as fr on fr.product_id = products.id and fr.language = 'fr'
      join public.product_translations as en on en.product_id = products.id and en.language = 'en'
    where item_id = ${itemId} and status in ('published', 'coming-soon')
    order by products.position, products.slug`.execute(tx);
  return rows;
}

export function findMakers(tx: Tx) {
  return tx
    .selectFrom('makers')
    .select(['id', 'name', 'town', 'department'])
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export function findMaker(tx: Tx, id: string) {
  return tx.selectFrom('makers').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertMaker(tx: Tx, maker: MakerContent): Promise<string> {
  const { id } = await tx
    .insertInto('makers')
    .values({ ...maker })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function isItemSlugTaken(tx: Tx, slug: string, itemId: string): Promise<boolean> {
  const other = await tx
    .selectFrom('items')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', itemId)
    .executeTakeFirst();
  return other !== undefined;
}

/** The item with these contents; answers its revision. */
export async function writeItem(
  tx: Tx,
  itemId: string,
  item: ItemContent & { readonly maker: string },
): Promise<number> {
  const columns = {
    slug: item.slug,
    theme: item.theme,
    maker_id: item.maker,
    place_of_manufacture: item.placeOfManufacture,
    is_made_in_france: item.isMadeInFrance,
    evidence: item.evidence,
    evidence_expires_on: item.evidenceExpiresOn,
    net_quantity: item.netQuantity,
    allergens: [...item.allergens],
    image_id: item.imageId,
    evidence_document_id: item.evidenceDocumentId,
    is_swappable: item.isSwappable,
  };
  const { revision } = await tx
    .insertInto('items')
    .values({ id: itemId, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .returning('revision')
    .executeTakeFirstOrThrow();
  for (const language of ['fr', 'en'] as const) {
    const { name, description, ingredients, storageAdvice } = item.texts[language];
    const texts = { name, description, ingredients, storage_advice: storageAdvice };
    await tx
      .insertInto('item_translations')
      .values({ item_id: itemId, language, ...texts })
      .onConflict((conflict) => conflict.columns(['item_id', 'language']).doUpdateSet(texts))
      .execute();
  }
  return revision;
}
