import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { picture } from '#shop/sales/shapes.ts';
import { count, form, instant, names, nothing, revision } from '#staff/shapes.ts';

const medium = z.object({
  id: z.uuid(),
  kind: z.enum(['image', 'document']),
  name: z.string(),
  altFr: z.string(),
  altEn: z.string(),
  /** Of its file in the buckets; null for a drawing that comes with the product. */
  version: z.uuid().nullable(),
  mimeType: z.string(),
  bytes: count.nullable(),
  thumbnail: picture.nullable(),
  picture: picture.nullable(),
  /** Percent from the left and from the top. */
  focusX: count,
  focusY: count,
  addedAt: instant,
  revision: count,
  uses: z.array(
    z.object({ what: z.enum(['product', 'draft', 'item', 'evidence']), id: z.uuid(), name: names }),
  ),
});
export type Medium = z.output<typeof medium>;

/** Every picture and document with where it is used, the newest first. */
export const listMedia = contract('list-media', {
  access: 'read-catalogue',
  input: nothing,
  output: z.object({ media: z.array(medium) }),
});
export type ListMedia = typeof listMedia;

/**
 * Keeps a picture or document with its words. Its file was uploaded as `<mediumId>/<version>` to the bucket
 * `media-originals` before; null, or the version it has, changes the words alone. The same again changes
 * nothing. Refuses: conflict, not-found (no such upload), invalid-input (`file` among the fields).
 */
export const keepMedium = contract('keep-medium', {
  access: 'keep-catalogue',
  input: z.object({ mediumId: z.uuid(), revision, version: z.uuid().nullable(), form }),
  output: z.object({ revision: count }),
});
export type KeepMedium = typeof keepMedium;

/** Forgets what nothing uses. Refuses: conflict (details: isUsed, where something does). */
export const removeMedium = contract('remove-medium', {
  access: 'keep-catalogue',
  input: z.object({ mediumId: z.uuid(), revision: count }),
  output: nothing,
});
export type RemoveMedium = typeof removeMedium;
