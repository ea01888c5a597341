import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { ParisDay } from '#basics/dates.ts';
import type { OwnAnswer } from '../../contract.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A week of somebody's answers that only their own key opens. */
export type SealedWeek = { readonly monday: ParisDay; readonly sealed: Buffer };

export function sealed(key: Buffer, monday: ParisDay, answers: readonly OwnAnswer[]): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, sealOf(key), nonce);
  cipher.setAAD(Buffer.from(monday));
  const text = Buffer.concat([cipher.update(JSON.stringify(answers)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** @throws Error when it was sealed with another key, for another week, or altered */
export function unsealed(key: Buffer, { monday, sealed: bytes }: SealedWeek): OwnAnswer[] {
  const decipher = createDecipheriv(ALGORITHM, sealOf(key), bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(monday));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = Buffer.concat([
    decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ]);
  return JSON.parse(text.toString('utf8')) as OwnAnswer[];
}

/** One key, two uses: this one never meets the one of pseudonyms. */
function sealOf(key: Buffer): Buffer {
  return createHash('sha256').update('sealed history').update(key).digest();
}
