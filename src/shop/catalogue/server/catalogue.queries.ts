import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Language } from '#basics/language.ts';
import type { DB, ProductKind } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';

type Shown = ExpressionBuilder<DB, 'products' | 'product_translations' | 'vat_decisions'>;

/** Staff may read the others too; the shop is for everybody the same. */
const SHOWN = ['published', 'coming-soon'] as const;

const PICTURE = [
  'media.id as media_id',
  'media.path',
  'media.version',
  'media.width',
  'media.height',
  'media.focus_x',
  'media.focus_y',
] as const;

/** Products that are shown, as lists show them. One query, however many products. */
export function listShownProducts(tx: Tx, language: Language, kind?: ProductKind) {
  return shownProducts(tx, language)
    .$if(kind !== undefined, (query) => query.where('products.kind', '=', kind ?? 'box'))
    .orderBy('products.position')
    .orderBy('products.slug')
    .execute();
}

/** One shown product with everything on its page; undefined when there is none at this slug. */
export function findShownProduct(tx: Tx, language: Language, slug: string) {
  return shownProducts(tx, language)
    .selectAll('product_translations')
    .select((product) => [
      language === 'fr'
        ? 'vat_decisions.reason_fr as vat_reason'
        : 'vat_decisions.reason_en as vat_reason',
      'vat_decisions.decided_on as vat_decided_on',
      'vat_decisions.decided_by as vat_decided_by',
      jsonArrayFrom(images(product, language)).as('images'),
      jsonArrayFrom(
        shownItems(product, language)
          .innerJoin('product_items', 'product_items.item_id', 'items.id')
          .whereRef('product_items.product_id', '=', 'products.id')
          .orderBy('product_items.position'),
      ).as('items'),
      jsonArrayFrom(
        shownItems(product, language)
          .whereRef('items.theme', '=', 'products.theme')
          .where('items.is_swappable', '=', true)
          .where('products.is_customisable', '=', true)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('product_items')
                  .whereRef('product_items.item_id', '=', 'items.id')
                  .whereRef('product_items.product_id', '=', 'products.id'),
              ),
            ),
          )
          .orderBy('items.slug'),
      ).as('alternatives'),
    ])
    .where('products.slug', '=', slug)
    .executeTakeFirst();
}

/** The slug that a shown product has now which was found at this one before. */
export async function findMovedSlug(tx: Tx, slug: string): Promise<string | undefined> {
  const moved = await tx
    .selectFrom('product_former_slugs as former')
    .innerJoin('products', 'products.id', 'former.product_id')
    .select('products.slug')
    .where('former.slug', '=', slug)
    .where('products.status', 'in', SHOWN)
    .executeTakeFirst();
  return moved?.slug;
}

/** How many of the items in shown products there are, and how many are proven French on `day`. */
export function countFrenchItems(tx: Tx, day: string) {
  return tx
    .selectFrom('items')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn
        .countAll<number>()
        .filterWhere('is_made_in_france', '=', true)
        .filterWhere('evidence', 'is not', null)
        .filterWhere(sql<boolean>`coalesce(evidence_expires_on >= ${day}, true)`)
        .as('proven'),
    ])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('product_items')
          .innerJoin('products', 'products.id', 'product_items.product_id')
          .where('products.status', 'in', SHOWN)
          .whereRef('product_items.item_id', '=', 'items.id'),
      ),
    )
    .executeTakeFirstOrThrow();
}

/** What is charged for these products, whatever a browser believes; and, for customised boxes, their items. */
export function findSoldProducts(
  tx: Tx,
  language: Language,
  slugs: readonly string[],
  { withItems }: { withItems: boolean },
) {
  const itemIds = sql<string[]>`array(select item_id::text from public.product_items
    where product_id = products.id)`;
  const themeItemIds = sql<string[]>`array(select id::text from public.items
    where theme = products.theme and is_swappable)`;
  const none = sql<string[]>`array[]::text[]`;
  return tx
    .selectFrom('products')
    .innerJoin('product_translations as text', (join) =>
      join.onRef('text.product_id', '=', 'products.id').on('text.language', '=', language),
    )
    .innerJoin('vat_decisions as vat', 'vat.id', 'products.vat_decision_id')
    .select((product) => [
      'products.id',
      'products.slug',
      'products.kind',
      'products.theme',
      'products.status',
      'products.price_cents',
      'products.stock',
      'products.is_customisable',
      'text.name',
      'vat.rate_basis_points',
      language === 'fr' ? 'vat.reason_fr as vat_reason' : 'vat.reason_en as vat_reason',
      jsonArrayFrom(
        product
          .selectFrom('product_plans')
          .select(['commitment_months', 'price_cents'])
          .whereRef('product_plans.product_id', '=', 'products.id'),
      ).as('plans'),
      (withItems ? itemIds : none).as('item_ids'),
      (withItems ? themeItemIds : none).as('theme_item_ids'),
    ])
    .where('products.slug', 'in', slugs)
    .execute();
}

export type SoldProduct = Awaited<ReturnType<typeof findSoldProducts>>[number];

/** How many pieces of these products are left, by their ids. */
export async function findStocks(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'stock'])
    .where('id', '=', sql<string>`any(${sql.val([...ids])}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

function shownProducts(tx: Tx, language: Language) {
  return tx
    .selectFrom('products')
    .innerJoin('product_translations', (join) =>
      join
        .onRef('product_translations.product_id', '=', 'products.id')
        .on('product_translations.language', '=', language),
    )
    .innerJoin('vat_decisions', 'vat_decisions.id', 'products.vat_decision_id')
    .select((product) => [
      'products.id',
      'products.slug',
      'products.kind',
      'products.theme',
      'products.status',
      'products.price_cents',
      'products.is_customisable',
      'products.is_featured',
      sql<boolean>`products.stock is distinct from 0`.as('is_available'),
      'vat_decisions.rate_basis_points',
      'product_translations.name',
      'product_translations.summary',
      jsonObjectFrom(images(product, language).limit(1)).as('image'),
      jsonArrayFrom(
        product
          .selectFrom('product_plans')
          .select(['commitment_months', 'price_cents'])
          .whereRef('product_plans.product_id', '=', 'products.id')
          .orderBy('commitment_months', 'desc'),
      ).as('plans'),
    ])
    .where('products.status', 'in', SHOWN);
}

function images(product: Shown, language: Language) {
  return product
    .selectFrom('product_images')
    .innerJoin('media', 'media.id', 'product_images.image_id')
    .select([
      ...PICTURE,
      language === 'fr' ? 'product_images.alt_fr as alt' : 'product_images.alt_en as alt',
    ])
    .whereRef('product_images.product_id', '=', 'products.id')
    .orderBy('product_images.position');
}

function shownItems(product: Shown, language: Language) {
  return product
    .selectFrom('items')
    .innerJoin('item_translations as text', (join) =>
      join.onRef('text.item_id', '=', 'items.id').on('text.language', '=', language),
    )
    .innerJoin('makers', 'makers.id', 'items.maker_id')
    .innerJoin('media', 'media.id', 'items.image_id')
    .select(PICTURE)
    .leftJoin('maker_proofs', 'maker_proofs.maker_id', 'makers.id')
    .select([
      'items.id',
      'items.slug',
      'items.allergens',
      'items.net_quantity',
      'items.place_of_manufacture',
      'items.is_made_in_france',
      'items.is_swappable',
      'items.evidence',
      'items.evidence_expires_on',
      'text.name',
      'text.description',
      'text.ingredients',
      'text.storage_advice',
      'makers.name as maker_name',
      'makers.town as maker_town',
      'makers.department as maker_department',
      'maker_proofs.verified_on as maker_verified_on',
      'maker_proofs.valid_until as maker_valid_until',
    ]);
}
