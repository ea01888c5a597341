import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { addDays, parisDayOf } from '#basics/dates.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { SOON_DAYS } from '#staff/rules/home/work.ts';
import type { ListCatalogue, ListedProduct, ProductFilter } from '../../contract.ts';
import { concernsOf } from '../../rules/item-concerns.ts';
import { PRODUCTS_PAGE, usualDirection } from '../../rules/listed-products.ts';
import { KINDS, THEMES } from '../../rules/product.ts';
import type { CatalogueDeskDeps } from './catalogue-desk-deps.ts';
import {
  type CatalogueRow,
  countCatalogue,
  findCataloguePage,
  type WantedProducts,
} from './catalogue-search.queries.ts';
import { thumbnailOf } from './media-pictures.ts';

/** A page of products with what is shown of each, and whether somebody is changing it. */
export function listCatalogue(
  deps: CatalogueDeskDeps,
  call: Call,
  { sort, direction, after, before, ...filter }: ParsedInputOf<ListCatalogue>,
): Promise<OutputOf<ListCatalogue>> {
  const wanted = wantedProducts(deps, filter);
  const order = { sort, direction: direction ?? usualDirection(sort), language: call.language };
  return deps.database.asCallerAtOneMoment(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'read-catalogue');
    // Staff see every product: policies would ask that of each row.
    const { found, total } = await withServiceRights(tx, async (service) => ({
      found: await findCataloguePage(service, wanted, order, {
        ...{ after, before },
        limit: PRODUCTS_PAGE + 1,
      }),
      total: await countCatalogue(service, wanted),
    }));
    const isFurther = found.length > PRODUCTS_PAGE;
    // Read backwards, the one too many is the first.
    const rows = before ? found.slice(isFurther ? 1 : 0) : found.slice(0, PRODUCTS_PAGE);
    return {
      products: rows.map(listedProduct),
      total,
      previous: (before ? isFurther : after !== null) ? (rows[0]?.id ?? null) : null,
      next: before !== null || isFurther ? (rows.at(-1)?.id ?? null) : null,
    };
  });
}

/** What a filter means today. */
export function wantedProducts(
  { clock }: Pick<CatalogueDeskDeps, 'clock'>,
  filter: ProductFilter,
): WantedProducts {
  const today = parisDayOf(clock.now());
  return { ...filter, today, until: addDays(today, SOON_DAYS) };
}

function listedProduct(row: CatalogueRow): ListedProduct {
  return {
    id: row.id,
    slug: row.slug,
    name: { fr: row.name_fr, en: row.name_en },
    // Of a draft they are as they were typed.
    kind: KINDS.find((kind) => kind === row.kind) ?? 'box',
    theme: THEMES.find((theme) => theme === row.theme) ?? null,
    status: row.status,
    priceCents: row.price_cents,
    stock: row.stock,
    position: row.position,
    picture: row.image && thumbnailOf(row.image),
    hasDraft: row.has_draft,
    publishAt: row.publish_at?.toISOString() ?? null,
    changedAt: row.changed_at.toISOString(),
    concerns: concernsOf(row),
    isEvidenceEnding: row.is_ending,
  };
}
