import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf } from '#basics/contract.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { ListMedia } from '../../contract.ts';
import type { CatalogueDeskDeps } from './catalogue-desk-deps.ts';
import { findMedia } from './media.queries.ts';
import { pictureOf, thumbnailOf } from './media-pictures.ts';

export function listMedia(deps: CatalogueDeskDeps, call: Call): Promise<OutputOf<ListMedia>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'read-catalogue');
    // Staff see every medium and all that shows it: policies would ask that of each row.
    const rows = await withServiceRights(tx, findMedia);
    return {
      media: rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        name: row.name,
        altFr: row.alt_fr ?? '',
        altEn: row.alt_en ?? '',
        version: row.version,
        mimeType: row.mime_type,
        bytes: row.bytes === null ? null : Number(row.bytes),
        thumbnail: row.kind === 'image' ? thumbnailOf(row) : null,
        picture: row.kind === 'image' ? pictureOf('whole', row) : null,
        focusX: row.focus_x,
        focusY: row.focus_y,
        addedAt: row.added_at.toISOString(),
        revision: row.revision,
        uses: row.uses.map(({ what, id, fr, en }) => ({ what, id, name: { fr, en } })),
      })),
    };
  });
}
