import { Refusal } from '#basics/refusal.ts';
import { fileAddress, storageClient } from '#platform/browser/storage-client.ts';

const ORIGINALS = 'media-originals';

/** What is taken, as file fields name it. */
export const IMAGES_TAKEN = 'image/jpeg,image/png,image/webp,image/avif';
export const TAKEN = `${IMAGES_TAKEN},application/pdf`;
/** Bytes; the bucket's own limit. */
const MOST_BYTES = 20_000_000;

/**
 * Uploads a file as the version of a medium, before anything says that it exists.
 * @returns the version
 * @throws Refusal with a problem of `file` where it is not taken
 */
export async function sendOriginal(
  file: File,
  mediumId: string,
  onProgress: (share: number) => void,
): Promise<string> {
  if (file.size > MOST_BYTES) throw refused('file-too-large');
  if (!TAKEN.split(',').includes(file.type)) throw refused('file-type');
  const version = crypto.randomUUID();
  const client = await storageClient(onProgress);
  const { error } = await client
    .from(ORIGINALS)
    .upload(`${mediumId}/${version}`, file, { contentType: file.type });
  if (!error) return version;
  const status = 'status' in error ? Number(error.status) : 0;
  if (status === 413) throw refused('file-too-large');
  if (status === 415) throw refused('file-unreadable');
  if (status === 401) throw new Refusal('sign-in-required');
  if (status === 403) throw new Refusal('forbidden');
  throw new Error(error.message);
}

/** An address at which whoever asks may open the original for a minute. */
export function originalAddress(mediumId: string, version: string): Promise<string> {
  return fileAddress(ORIGINALS, `${mediumId}/${version}`);
}

/** Of the file that was chosen. */
export function refused(problem: string): Refusal {
  return new Refusal('invalid-input', { problems: [{ path: 'file', problem }] });
}
