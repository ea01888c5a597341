import type { StorageDeps } from './storage-deps.ts';
import { asStorageError } from './storage-error.ts';
import { upload } from './upload.ts';

export type FileToKeep = {
  readonly bucket: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/**
 * Keeps a file for a room, above row-level security, under the limits of its bucket; one of the same
 * name is replaced. False where the bytes are not what they are said to be, or too many.
 */
export type KeepFile = (file: FileToKeep) => Promise<boolean>;

export function createKeepFile(deps: StorageDeps): KeepFile {
  return async ({ bucket, name, contentType, bytes }) => {
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
  };
}
