import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { ParisDay } from '#basics/dates.ts';
import type { Vault } from '#platform/vault/vault.ts';
import type { OwnAnswer } from '../../contract.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEAL_BYTES = 32;

/** A week of somebody's answers that only their own key opens, with the one of the installation. */
export type SealedWeek = { readonly monday: ParisDay; readonly sealed: Buffer };

/** @param seal `sealOf` of whose week it is */
export function sealed(seal: Buffer, monday: ParisDay, answers: readonly OwnAnswer[]): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, seal, nonce);
  cipher.setAAD(Buffer.from(monday));
  const text = Buffer.concat([cipher.update(JSON.stringify(answers)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** @throws Error when it was sealed with another key, for another week, or altered */
export function unsealed(seal: Buffer, { monday, sealed: bytes }: SealedWeek): OwnAnswer[] {
  const decipher = createDecipheriv(ALGORITHM, seal, bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(monday));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = Buffer.concat([
    decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ]);
  return JSON.parse(text.toString('utf8')) as OwnAnswer[];
}

/**
 * What weeks of somebody are sealed with. Of both databases together it cannot be made without the key of the
 * installation, and without the person's own not even with it.
 */
export function sealOf({ derive }: Pick<Vault, 'derive'>, key: Buffer): Buffer {
  return derive('seal', key.toString('hex')).subarray(0, SEAL_BYTES);
}

/** What weeks were sealed with before: the person's key alone. */
export function firstSealOf(key: Buffer): Buffer {
  return createHash('sha256').update('sealed history').update(key).digest();
}
