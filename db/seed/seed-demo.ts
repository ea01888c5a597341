import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { LANGUAGES } from '#basics/language.ts';
import { paragraphsIn } from '#basics/rich-text.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { boutique } from './catalogue/boutique.ts';
import { boxes } from './catalogue/boxes.ts';
import { foodItems } from './catalogue/food-items.ts';
import { hygieneItems } from './catalogue/hygiene-items.ts';
import { makers } from './catalogue/makers.ts';
import { monthlyBox } from './catalogue/monthly-box.ts';
import { nutritionSentence } from './catalogue/nutrition.ts';
import type { ItemSeed, MakerSeed, ProductSeed, VatDecisionSeed } from './catalogue/seed-shapes.ts';
import { surpriseItems } from './catalogue/surprise-items.ts';
import { DECIDED_BY, DECIDED_ON, vatDecisions } from './catalogue/vat-decisions.ts';
import { wellnessItems } from './catalogue/wellness-items.ts';
import { seedCompanies } from './seed-company.ts';

type Ids = Map<string, string>;

/** Pixels. */
const ITEM_DRAWING = { width: 480, height: 480 };
const ITEMS: ItemSeed[] = [...foodItems, ...hygieneItems, ...wellnessItems, ...surpriseItems];
const PRODUCTS: ProductSeed[] = [monthlyBox, ...boxes, ...boutique];

/**
 * Fills an empty catalogue with the demonstration's, and an empty list of companies with its one
 * company and cast. Resolves to whether it filled the catalogue: one with any product is left alone,
 * also when two processes start at the same time.
 */
export async function seedDemo(database: Database): Promise<boolean> {
  return database.owner.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed-demo'))`.execute(tx);
    await seedCompanies(tx);
    const product = await tx.selectFrom('products').select('id').limit(1).executeTakeFirst();
    if (product) return false;
    const imageIds = await insertImages(tx);
    const makerIds = await insertMakers(tx);
    const itemIds = await insertItems(tx, makerIds, imageIds);
    const decisionIds = await insertVatDecisions(tx);
    await insertProducts(tx, decisionIds, itemIds, imageIds);
    return true;
  });
}

/** The drawings of the catalogue, each once, however many show it. */
async function insertImages(tx: Tx): Promise<Ids> {
  const drawings = new Map([
    ...ITEMS.map(({ drawing, fr, en }) => {
      const about = { name: fr.name, ...ITEM_DRAWING, alt_fr: fr.name, alt_en: en.name };
      return [`item-${drawing}`, about] as const;
    }),
    ...PRODUCTS.map(({ fr, image: { name, width, height, alt } }) => {
      return [name, { name: fr.name, width, height, alt_fr: alt.fr, alt_en: alt.en }] as const;
    }),
  ]);
  const ids = newIds([...drawings.keys()]);
  const rows = [...drawings].map(([drawing, about]) => ({
    id: idOf(ids, drawing),
    kind: 'image' as const,
    path: `/illustrations/${drawing}.svg`,
    mime_type: 'image/svg+xml',
    ...about,
  }));
  await tx.insertInto('media').values(rows).execute();
  return ids;
}

async function insertMakers(tx: Tx): Promise<Ids> {
  const all: [string, MakerSeed][] = Object.entries(makers);
  const ids = newIds(all.map(([key]) => key));
  const rows = all.map(([key, { name, town, department }]) => ({
    id: idOf(ids, key),
    name,
    town,
    department,
  }));
  await tx.insertInto('makers').values(rows).execute();
  return ids;
}

async function insertItems(tx: Tx, makerIds: Ids, imageIds: Ids): Promise<Ids> {
  const ids = newIds(ITEMS.map(({ slug }) => slug));
  const rows = ITEMS.map((item) => ({
    id: idOf(ids, item.slug),
    slug: item.slug,
    theme: item.theme,
    maker_id: idOf(makerIds, item.maker),
    place_of_manufacture: item.madeAt,
    is_made_in_france: true,
    evidence: item.evidence?.document ?? null,
    evidence_expires_on: item.evidence?.expiresOn ?? null,
    net_quantity: item.netQuantity,
    allergens: item.allergens,
    image_id: idOf(imageIds, `item-${item.drawing}`),
  }));
  await tx.insertInto('items').values(rows).execute();
  const words = ITEMS.flatMap((item) =>
    LANGUAGES.map((language) => ({
      item_id: idOf(ids, item.slug),
      language,
      name: item[language].name,
      description: item[language].description,
      ingredients: item.nutrition
        ? `${item[language].ingredients} ${nutritionSentence(item.nutrition, language)}`
        : item[language].ingredients,
      storage_advice: item[language].storage ?? null,
    })),
  );
  await tx.insertInto('item_translations').values(words).execute();
  return ids;
}

async function insertVatDecisions(tx: Tx): Promise<Ids> {
  const all: [string, VatDecisionSeed][] = Object.entries(vatDecisions);
  const ids = newIds(all.map(([key]) => key));
  const rows = all.map(([key, { rateBasisPoints, reason }]) => ({
    id: idOf(ids, key),
    rate_basis_points: rateBasisPoints,
    reason_fr: reason.fr,
    reason_en: reason.en,
    decided_on: DECIDED_ON,
    decided_by: DECIDED_BY,
  }));
  await tx.insertInto('vat_decisions').values(rows).execute();
  return ids;
}

async function insertProducts(
  tx: Tx,
  decisionIds: Ids,
  itemIds: Ids,
  imageIds: Ids,
): Promise<void> {
  const ids = newIds(PRODUCTS.map(({ slug }) => slug));
  const rows = PRODUCTS.map((product, position) => ({
    id: idOf(ids, product.slug),
    slug: product.slug,
    kind: product.kind,
    theme: product.theme,
    status: product.status,
    position,
    price_cents: product.priceCents,
    vat_decision_id: idOf(decisionIds, product.vatDecision),
    stock: product.stock,
    is_customisable: product.isCustomisable,
    is_featured: product.isFeatured,
  }));
  await tx.insertInto('products').values(rows).execute();
  await insertProductWords(tx, ids);
  await insertProductParts(tx, ids, itemIds, imageIds);
}

async function insertProductWords(tx: Tx, ids: Ids): Promise<void> {
  const words = PRODUCTS.flatMap((product) =>
    LANGUAGES.map((language) => ({
      product_id: idOf(ids, product.slug),
      language,
      name: product[language].name,
      summary: product[language].summary,
      description: JSON.stringify(paragraphsIn(product[language].description.join('\n\n'))),
      seo_title: product[language].seoTitle,
      seo_description: product[language].seoDescription,
    })),
  );
  await tx.insertInto('product_translations').values(words).execute();
}

async function insertProductParts(tx: Tx, ids: Ids, itemIds: Ids, imageIds: Ids): Promise<void> {
  const images = PRODUCTS.map(({ slug, image }) => ({
    product_id: idOf(ids, slug),
    position: 0,
    image_id: idOf(imageIds, image.name),
    alt_fr: image.alt.fr,
    alt_en: image.alt.en,
  }));
  await tx.insertInto('product_images').values(images).execute();
  const items = PRODUCTS.flatMap((product) =>
    product.items.map((slug, position) => ({
      product_id: idOf(ids, product.slug),
      item_id: idOf(itemIds, slug),
      position,
    })),
  );
  await tx.insertInto('product_items').values(items).execute();
  const plans = PRODUCTS.flatMap(({ slug, plans = [] }) =>
    plans.map((plan) => ({
      product_id: idOf(ids, slug),
      commitment_months: plan.months,
      price_cents: plan.priceCents,
    })),
  );
  await tx.insertInto('product_plans').values(plans).execute();
}

/** Random ids, so that no program comes to rely on the demonstration's. */
function newIds(keys: string[]): Ids {
  return new Map(keys.map((key) => [key, randomUUID()]));
}

function idOf(ids: Ids, key: string): string {
  const id = ids.get(key);
  if (!id) throw new Error(`the seed refers to the unknown "${key}"`);
  return id;
}
