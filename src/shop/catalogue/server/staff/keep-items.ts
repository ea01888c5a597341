import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { type FieldProblem, Refusal, refuseProblems } from '#basics/refusal.ts';
import { isUuid } from '#basics/uuid.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { ReadItemForm, SaveItem } from '../../contract.ts';
import { formOfItem, type ItemContent, parseItem } from '../../rules/item-form.ts';
import type { CatalogueDeskDeps } from './catalogue-desk-deps.ts';
import {
  findItem,
  findMaker,
  findMakers,
  findProductsOf,
  type ItemRow,
  insertMaker,
  isItemSlugTaken,
  lockItem,
  lockItemId,
  writeItem,
} from './items.queries.ts';
import { findMediaIds } from './media.queries.ts';

export function readItemForm(
  deps: CatalogueDeskDeps,
  call: Call,
  { itemId }: ParsedInputOf<ReadItemForm>,
): Promise<OutputOf<ReadItemForm>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-catalogue');
    const item = itemId === null ? undefined : await findItem(tx, itemId);
    if (itemId !== null && !item) throw new Refusal('not-found');
    return {
      form: item ? { ...formOfItem(contentOf(item)) } : {},
      revision: item?.revision ?? null,
      products: itemId === null ? [] : await findProductsOf(tx, itemId),
      makers: await findMakers(tx),
    };
  });
}

export function saveItem(
  deps: CatalogueDeskDeps,
  call: Call,
  { itemId, revision, form }: ParsedInputOf<SaveItem>,
): Promise<OutputOf<SaveItem>> {
  const { problems, values } = parseItem(form);
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-catalogue');
    await lockItemId(tx, itemId);
    const kept = await lockItem(tx, itemId);
    // Sent twice, it is there already, and so is the maker that came with it.
    if (kept && isSame(contentOf(kept), await withKnownMaker(tx, kept, values)))
      return { revision: kept.revision };
    if ((kept?.revision ?? null) !== revision) throw new Refusal('conflict');
    const makers = new Set((await findMakers(tx)).map(({ id }) => id));
    const isOf = async (kind: 'image' | 'document', id: string) =>
      isUuid(id) && (await findMediaIds(tx, kind, [id])).has(id);
    const { maker, evidenceDocumentId: document } = values;
    const more: FieldProblem[] = [
      ...((await isItemSlugTaken(tx, values.slug, itemId))
        ? [{ path: 'slug', problem: 'slug-taken' }]
        : []),
      ...(typeof maker === 'string' && !makers.has(maker)
        ? [{ path: 'maker', problem: 'gone' }]
        : []),
      ...((await isOf('image', values.imageId)) ? [] : [{ path: 'image', problem: 'gone' }]),
      ...(document === null || (await isOf('document', document))
        ? []
        : [{ path: 'evidenceDocument', problem: 'gone' }]),
    ];
    const told = new Set(problems.map(({ path }) => path));
    refuseProblems([...problems, ...more.filter(({ path }) => !told.has(path))]);
    const makerId = typeof maker === 'string' ? maker : await insertMaker(tx, maker);
    return { revision: await writeItem(tx, itemId, { ...values, maker: makerId }) };
  });
}

/** A maker that is typed as the item's own is that one. */
async function withKnownMaker(tx: Tx, kept: ItemRow, values: ItemContent): Promise<ItemContent> {
  const { maker } = values;
  if (typeof maker === 'string') return values;
  const own = await findMaker(tx, kept.maker_id);
  const isOwn =
    own?.name === maker.name &&
    own.town === maker.town &&
    own.department === maker.department &&
    own.website === maker.website;
  return isOwn ? { ...values, maker: kept.maker_id } : values;
}

function contentOf(row: ItemRow): ItemContent {
  const textsIn = (language: 'fr' | 'en') => {
    const texts = row.texts.find((each) => each.language === language);
    return {
      name: texts?.name ?? '',
      description: texts?.description ?? '',
      ingredients: texts?.ingredients ?? '',
      storageAdvice: texts?.storage_advice ?? null,
    };
  };
  return {
    slug: row.slug,
    theme: row.theme,
    maker: row.maker_id,
    placeOfManufacture: row.place_of_manufacture,
    isMadeInFrance: row.is_made_in_france,
    evidence: row.evidence,
    evidenceExpiresOn: row.evidence_expires_on,
    netQuantity: row.net_quantity,
    // The table takes no others.
    allergens: row.allergens as unknown as ItemContent['allergens'],
    imageId: row.image_id,
    evidenceDocumentId: row.evidence_document_id,
    isSwappable: row.is_swappable,
    texts: { fr: textsIn('fr'), en: textsIn('en') },
  };
}

function isSame(one: ItemContent, other: ItemContent): boolean {
  const [ones, others] = [formOfItem(one), formOfItem(other)];
  const names = new Set([...Object.keys(ones), ...Object.keys(others)]);
  return [...names].every((name) => ones[name] === others[name]);
}
