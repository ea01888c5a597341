import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf } from '#basics/contract.ts';
import { addDays, parisDayOf } from '#basics/dates.ts';
import { refuseAllButStaff } from '#platform/database/refuse-all-but-staff.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { KINDS, THEMES } from '#shop/rules/product.ts';
import type { ListCatalogue } from '../../contract.ts';
import { SOON_DAYS } from '../../rules/home/work.ts';
import { concernsOf } from '../../rules/products/item-concerns.ts';
import { thumbnailOf } from '../media/media-pictures.ts';
import type { CatalogueDeskDeps } from './catalogue-desk-deps.ts';
import { findCatalogue } from './products.queries.ts';

/** Every product with what is shown of it, and whether somebody is changing it. */
export function runListCatalogue(
  deps: CatalogueDeskDeps,
  call: Call,
): Promise<OutputOf<ListCatalogue>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await refuseAllButStaff(tx);
    const today = parisDayOf(deps.clock.now());
    // Staff see every product: policies would ask that of each row.
    const rows = await withServiceRights(tx, (service) =>
      findCatalogue(service, { today, until: addDays(today, SOON_DAYS) }),
    );
    return {
      products: rows.map((row) => ({
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
      })),
    };
  });
}
