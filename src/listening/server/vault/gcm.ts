import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** A key: the first bytes of what the vault derives. */
export const SEAL_BYTES = 32;

/** A text that opens with this key alone, and only as what it was bound to: nonce, tag, and the text encrypted. */
export function sealText(key: Buffer, boundTo: Buffer, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce);
  cipher.setAAD(boundTo);
  const bytes = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), bytes]);
}

/** @throws Error when it was sealed with another key, bound to something else, or altered */
export function openText(key: Buffer, boundTo: Buffer, sealed: Buffer): string {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(boundTo);
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const bytes = sealed.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(bytes), decipher.final()]).toString('utf8');
}
