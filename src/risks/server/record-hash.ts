import { createHash } from 'node:crypto';

/** SHA-256 of the hash of the version before, if there is one, and of the text in UTF-8. */
export function recordHash(previous: Uint8Array | null, content: string): Buffer {
  return createHash('sha256')
    .update(previous ?? new Uint8Array())
    .update(content, 'utf8')
    .digest();
}

export function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
