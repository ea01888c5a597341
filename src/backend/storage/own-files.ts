import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { announceVersion, dropVersion, findObject, writeObject } from './objects.ts';
import { metadataOf } from './serve-object.ts';
import type { StorageDeps } from './storage-deps.ts';
import { asStorageError } from './storage-error.ts';
import { upload } from './upload.ts';

/** A year: what is kept under a name of its own content never changes. */
const CACHE_SECONDS = 31_536_000;

export type OwnFile = { readonly bytes: Buffer; readonly contentType: string };

export type FileReceived = {
  readonly bucket: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/** What the product itself does with files, above every rule: whoever lends it on asks for rights first. */
export type OwnFiles = {
  /** Undefined where there is none. */
  read(bucket: string, name: string): Promise<OwnFile | undefined>;
  /** Keeps bytes of the product's own making under a name that stands for them. */
  keep(bucket: string, name: string, file: OwnFile): Promise<void>;
  /**
   * Keeps what somebody sent, under the limits of its bucket; one of the same name is replaced. False where
   * the bytes are not what they are said to be, or too many.
   */
  receive(file: FileReceived): Promise<boolean>;
};

export function createOwnFiles(deps: StorageDeps): OwnFiles {
  const { database, files, clock } = deps;
  return {
    async read(bucket, name) {
      const object = await database.asService((tx) => findObject(tx, bucket, name));
      const stream = object?.version ? await files.read(object.version) : undefined;
      if (!object || !stream) return undefined;
      return { bytes: await buffer(stream), contentType: metadataOf(object).mimetype };
    },
    async receive({ bucket, name, contentType, bytes }) {
      const request = new Request('http://localhost/', {
        method: 'POST',
        headers: { 'content-type': contentType },
        body: bytes,
      });
      try {
        // Who it is for has no account: the room has decided that it may be kept.
        const service = { role: 'service_role' } as const;
        await upload(deps, service, { bucket, name, isUpsert: true }, request);
        return true;
      } catch (error) {
        const status = asStorageError(error)?.status;
        if (status === 413 || status === 415) return false;
        throw error;
      }
    },
    async keep(bucket, name, { bytes, contentType }) {
      await mkdir(deps.arrivals, { recursive: true });
      const arriving = join(deps.arrivals, randomUUID());
      const version = await announceVersion(database);
      const metadata = {
        eTag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`,
        size: bytes.length,
        mimetype: contentType,
        cacheControl: `max-age=${CACHE_SECONDS}`,
        lastModified: clock.now().toISOString(),
        contentLength: bytes.length,
        httpStatusCode: 200,
      };
      try {
        await writeFile(arriving, bytes, { mode: 0o600 });
        await files.keep(version, arriving);
        const row = { bucket_id: bucket, name, version, metadata: JSON.stringify(metadata) };
        await database.asService((tx) => writeObject(tx, { id: randomUUID(), ...row }, true));
      } catch (error) {
        await dropVersion(database, version);
        throw error;
      } finally {
        await rm(arriving, { force: true });
      }
    },
  };
}
