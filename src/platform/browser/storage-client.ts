import type { StorageClient } from '@supabase/storage-js';
import { callHeaders } from './auth-client.ts';

/**
 * The official client of the file protocol, with the rights of whoever is signed in; fetched on demand.
 * `onProgress` is told how much of what is sent has left, from 0 to 1.
 */
export async function storageClient(onProgress?: (share: number) => void): Promise<StorageClient> {
  const { StorageClient } = await import('@supabase/storage-js');
  return new StorageClient(
    `${window.location.origin}/storage/v1`,
    await callHeaders(),
    onProgress && fetchTelling(onProgress),
  );
}

/** As `fetch`, which says nothing of what it has sent so far. */
function fetchTelling(onProgress: (share: number) => void): typeof fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init?.method ?? 'GET', input instanceof Request ? input.url : input);
      for (const [name, value] of new Headers(init?.headers)) request.setRequestHeader(name, value);
      request.responseType = 'blob';
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      );
      request.addEventListener('load', () => {
        const { status, statusText } = request;
        const headers = { 'Content-Type': request.getResponseHeader('Content-Type') ?? '' };
        resolve(new Response(request.response as Blob, { status, statusText, headers }));
      });
      request.addEventListener('error', () => reject(new TypeError('The request did not arrive')));
      request.addEventListener('abort', () => reject(new TypeError('The request was given up')));
      request.send((init?.body ?? null) as XMLHttpRequestBodyInit | null);
    });
}

const OPEN_SECONDS = 60;

/**
 * An address that opens a file for a minute, to whoever may read it; `isSaved` has the browser save it.
 * @throws StorageError where the person may not, or nothing answers
 */
export async function fileAddress(
  bucket: string,
  name: string,
  { isSaved = false } = {},
): Promise<string> {
  const files = (await storageClient()).from(bucket);
  const { data, error } = await files.createSignedUrl(name, OPEN_SECONDS, { download: isSaved });
  if (error) throw error;
  return data.signedUrl;
}
