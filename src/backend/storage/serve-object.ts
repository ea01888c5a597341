import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { z } from 'zod';
import type { ByteRange } from '#platform/files/file-store.ts';
import { servedAs } from './content-type.ts';
import type { StoredObject } from './objects.ts';
import type { StorageDeps } from './storage-deps.ts';
import { noObject } from './storage-error.ts';

const metadata = z.looseObject({
  eTag: z.string().catch(''),
  size: z.number().int().min(0).catch(0),
  mimetype: z.string().catch('application/octet-stream'),
  cacheControl: z.string().catch('no-cache'),
});

export type Metadata = z.output<typeof metadata>;

/** What is known of a file; rows that others wrote may lack any of it. */
export function metadataOf(object: StoredObject): Metadata {
  return metadata.parse(object.metadata ?? {});
}

export type Manner =
  | { readonly openTo: 'everybody' | 'caller' }
  /** A link: for as many seconds as it still holds. */
  | { readonly openTo: 'holder'; readonly seconds: number };

/** Answers a file: whole, a part of it, or that the reader has it already. */
export async function serveObject(
  { files }: StorageDeps,
  c: Context,
  object: StoredObject,
  manner: Manner,
): Promise<Response> {
  const { eTag, size, mimetype, cacheControl } = metadataOf(object);
  const served = servedAs(mimetype);
  setGuards(c, manner);
  setDisposition(c, object.name, served.isShown, manner);
  c.header('Cache-Control', cachedFor(manner, cacheControl));
  c.header('Accept-Ranges', 'bytes');
  c.header('Last-Modified', object.updated_at.toUTCString());
  if (eTag) c.header('ETag', eTag);
  if (hasItAlready(c, eTag, object.updated_at)) return c.body(null, 304);

  const range = rangeOf(c, size, eTag);
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${size}`);
    return c.body(null, 416);
  }
  c.header('Content-Type', served.contentType);
  c.header('Content-Length', String(range ? range.to - range.from + 1 : size));
  if (range) c.header('Content-Range', `bytes ${range.from}-${range.to}/${size}`);
  const status = range ? 206 : 200;
  if (c.req.method === 'HEAD') return c.body(null, status);
  const bytes = object.version ? await files.read(object.version, range) : undefined;
  if (!bytes) throw noObject();
  return c.body(Readable.toWeb(bytes) as ReadableStream, status);
}

/** Whatever a file holds, no browser runs it as a part of the product. */
export function setGuards(c: Context, { openTo }: Manner): void {
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  c.header('Cross-Origin-Resource-Policy', openTo === 'everybody' ? 'cross-origin' : 'same-origin');
  if (openTo === 'caller') c.header('Vary', 'Authorization', { append: true });
}

/** How long an answer may be kept: what only its caller may read is asked for again each time. */
export function cachedFor(manner: Manner, cacheControl: string): string {
  const seconds = Number(/max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
  switch (manner.openTo) {
    case 'everybody':
      return seconds > 0 ? `public, max-age=${seconds}` : 'public, no-cache';
    case 'holder':
      return `private, max-age=${Math.min(seconds, manner.seconds)}`;
    case 'caller':
      return 'private, no-cache';
  }
}

/** `?download` saves, under a name of the reader's choice; what is not shown is always saved. */
export function setDisposition(
  c: Context,
  name: string,
  isShown: boolean,
  { openTo }: Manner,
): void {
  const wished = c.req.query('download');
  if (wished === undefined && isShown) return;
  // The client encodes a signed address twice.
  const wishedName = wished && openTo === 'holder' ? decodedOnce(wished) : wished;
  const fileName = wishedName || name.slice(name.lastIndexOf('/') + 1);
  const encoded = encodeURIComponent(fileName.slice(0, 200).toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  c.header('Content-Disposition', `attachment; filename*=UTF-8''${encoded}`);
}

function decodedOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function hasItAlready(c: Context, eTag: string, updatedAt: Date): boolean {
  const known = c.req.header('if-none-match');
  if (known !== undefined) {
    const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return eTag !== '' && (tags.includes(eTag) || tags.includes('*'));
  }
  const since = Date.parse(c.req.header('if-modified-since') ?? '');
  return Math.floor(updatedAt.getTime() / 1_000) * 1_000 <= since;
}

/** One range of bytes; several, or one of another version, give the whole file. */
function rangeOf(c: Context, size: number, eTag: string): ByteRange | 'unsatisfiable' | undefined {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('range') ?? '');
  const version = c.req.header('if-range');
  if (!asked || (version !== undefined && version !== eTag)) return undefined;
  const [, first = '', last = ''] = asked;
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from > to || from >= size ? 'unsatisfiable' : { from, to };
}
