import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { reEncodeImage } from '#platform/files/re-encode-image.ts';
import {
  beginsAsImage,
  beginsAsSvg,
  essenceOf,
  formatOfType,
  isAccepted,
  keptTypeOf,
} from './content-type.ts';
import type { Received } from './receive-file.ts';
import { StorageError, tooLarge, unsupportedType } from './storage-error.ts';

const MOST_IMAGE_BYTES = 20_000_000;

/** What is kept of a file: about its bytes, as `storage.objects.metadata` has it. */
export type Content = {
  readonly eTag: string;
  /** Bytes. */
  readonly size: number;
  readonly mimetype: string;
  readonly cacheControl: string;
  readonly lastModified: string;
  readonly contentLength: number;
  readonly httpStatusCode: 200;
};

/**
 * Decides what an upload is, and rewrites its file where it is an image: in the format that it
 * says it has, or in its own when it says that it is something else. Never a drawing with scripts.
 * @throws StorageError when the bucket or the product does not keep such files
 */
export async function settleContent(
  received: Received,
  acceptedTypes: readonly string[] | null,
  now: Date,
): Promise<Content> {
  const essence = essenceOf(received.contentType);
  if (!isAccepted(essence, acceptedTypes)) throw unsupportedType(essence);
  if (essence.startsWith('image/svg') || beginsAsSvg(received.head)) {
    throw unsupportedType('image/svg+xml');
  }
  const { size, sha256 } =
    essence.startsWith('image/') || beginsAsImage(received.head)
      ? await rewriteImage(received, essence)
      : received;
  return {
    eTag: `"${sha256.slice(0, 32)}"`,
    size,
    mimetype: keptTypeOf(received.contentType),
    cacheControl: cacheControlOf(received.cacheControl),
    lastModified: now.toISOString(),
    contentLength: size,
    httpStatusCode: 200,
  };
}

async function rewriteImage(
  { path, size }: Received,
  essence: string,
): Promise<{ size: number; sha256: string }> {
  if (size > MOST_IMAGE_BYTES) throw tooLarge();
  const format = formatOfType(essence);
  if (essence.startsWith('image/') && !format) throw unsupportedType(essence);
  const image = await reEncodeImage(await readFile(path), { ...(format && { format }) });
  if (!image) {
    throw new StorageError(
      415,
      'InvalidImage',
      'The image cannot be read: JPEG, PNG, WebP, AVIF and GIF are accepted',
    );
  }
  await writeFile(path, image.bytes);
  return {
    size: image.bytes.length,
    sha256: createHash('sha256').update(image.bytes).digest('hex'),
  };
}

/** `max-age=` and seconds: an hour, unless the upload says how long. */
export function cacheControlOf(said: string | undefined): string {
  if (said === undefined) return 'max-age=3600';
  const seconds = /^\d{1,9}$/.exec(said)?.[0] ?? /\bmax-age=(\d{1,9})\b/.exec(said)?.[1];
  return seconds === undefined ? 'no-cache' : `max-age=${seconds}`;
}
