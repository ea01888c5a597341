import type { StorageClient } from '@supabase/storage-js';
import { callHeaders } from './auth-client.ts';

const OPEN_SECONDS = 60;

/** The official client of files, with the rights of whoever is signed in; fetched on demand. */
async function fileClient(): Promise<StorageClient> {
  const { StorageClient } = await import('@supabase/storage-js');
  return new StorageClient(`${window.location.origin}/storage/v1`, await callHeaders());
}

/**
 * Has the browser save a file, through an address that is good for a minute.
 * @throws StorageError where the person may not read it, or nothing answers
 */
export async function saveKeptFile(bucket: string, name: string): Promise<void> {
  const files = (await fileClient()).from(bucket);
  const { data, error } = await files.createSignedUrl(name, OPEN_SECONDS, { download: true });
  if (error) throw error;
  window.location.assign(data.signedUrl);
}
