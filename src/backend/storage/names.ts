import { invalidRequest, StorageError } from './storage-error.ts';

const MOST_BYTES = 1_024;
const BUCKET = /^[\w!.*'() &$@=;:+,?-]{1,100}$/;
// Control characters and halves of characters, which no database or header takes.
const UNFIT = /[\p{Cc}\p{Cs}]/u;

/** @throws StorageError */
export function checkBucketName(name: string): string {
  if (!BUCKET.test(name)) throw new StorageError(400, 'InvalidBucketName', 'Bucket name invalid');
  return name;
}

/**
 * The name of a file: folders and a last part, between slashes. It is only ever a value in the
 * database, but people read it, and other programs make paths of it.
 * @throws StorageError
 */
export function checkObjectName(name: string): string {
  const parts = name.split('/');
  const isFit =
    name.length > 0 &&
    Buffer.byteLength(name) <= MOST_BYTES &&
    !UNFIT.test(name) &&
    parts.every((part) => part !== '' && part !== '.' && part !== '..');
  if (!isFit) throw new StorageError(400, 'InvalidKey', `Invalid key: ${name.slice(0, 200)}`);
  return name;
}

/**
 * What an address names below `prefix`, decoded: a bucket, and a file where there is one. Clients
 * do not encode a percent sign in a name: it stands for itself where it begins no encoding.
 * @throws StorageError
 */
export function namesIn(address: string, prefix: string): { bucket: string; name: string } {
  const path = new URL(address).pathname.slice(prefix.length);
  const slash = path.indexOf('/');
  const [bucket, name] = slash < 0 ? [path, ''] : [path.slice(0, slash), path.slice(slash + 1)];
  return { bucket: checkBucketName(decoded(bucket)), name: decoded(name) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replace(/%(?![0-9a-f]{2})/gi, '%25'));
  } catch {
    throw invalidRequest('The address is not well encoded');
  }
}
