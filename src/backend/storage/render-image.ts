import { buffer } from 'node:stream/consumers';
import type { Context } from 'hono';
import { z } from 'zod';
import { reEncodeImage } from '#platform/files/re-encode-image.ts';
import type { StoredObject } from './objects.ts';
import { cachedFor, type Manner, metadataOf, setDisposition, setGuards } from './serve-object.ts';
import type { StorageDeps } from './storage-deps.ts';
import { noObject, StorageError } from './storage-error.ts';

const side = z.coerce.number().int().min(1).max(2_500);

export const transformSchema = z
  .object({
    width: side,
    height: side,
    resize: z.enum(['cover', 'contain', 'fill']),
    format: z.literal('origin'),
    quality: z.coerce.number().int().min(20).max(100),
  })
  .partial();

export type Transform = z.output<typeof transformSchema>;

/** How the images of this ecosystem name what was done to them. */
const RESIZING = { cover: 'fill', contain: 'fit', fill: 'force' } as const;
const FITS = { cover: 'cover', contain: 'inside', fill: 'fill' } as const;
const DEFAULT_QUALITY = 80;

/** Answers an image in another size; as WebP to whoever asks for that, unless it is to stay. */
export async function renderImage(
  { files }: StorageDeps,
  c: Context,
  object: StoredObject,
  manner: Manner,
  { width, height, resize = 'cover', format, quality = DEFAULT_QUALITY }: Transform,
): Promise<Response> {
  const kept = object.version ? await files.read(object.version) : undefined;
  if (!kept) throw noObject();
  const takesWebp = format !== 'origin' && /\bimage\/webp\b/.test(c.req.header('accept') ?? '');
  const image = await reEncodeImage(await buffer(kept), {
    ...(takesWebp && { format: 'webp' }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    fit: FITS[resize],
    quality,
  });
  if (!image) {
    throw new StorageError(422, 'InvalidRequest', 'This file is not an image that can be resized');
  }
  setGuards(c, manner);
  setDisposition(c, object.name, true, manner);
  c.header('Vary', 'Accept', { append: true });
  c.header('Cache-Control', cachedFor(manner, metadataOf(object).cacheControl));
  c.header('Content-Type', `image/${image.format}`);
  c.header('Content-Length', String(image.bytes.length));
  const done = [
    ...(height !== undefined ? [`height:${height}`] : []),
    ...(width !== undefined ? [`width:${width}`] : []),
    `resizing_type:${RESIZING[resize]}`,
    `quality:${quality}`,
  ];
  c.header('X-Transformations', done.join(','));
  return c.body(new Uint8Array(image.bytes));
}
