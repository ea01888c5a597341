import { createHash } from 'node:crypto';
import type { ParisDay } from '#basics/dates.ts';
import type { Vault } from '#platform/vault/vault.ts';
import type { OwnAnswer } from '../../contract.ts';
import { openText, SEAL_BYTES, sealText } from './gcm.ts';

/** A week of somebody's answers that only their own key opens, with the one of the installation. */
export type SealedWeek = { readonly monday: ParisDay; readonly sealed: Buffer };

/** @param seal `sealOf` of whose week it is */
export function sealed(seal: Buffer, monday: ParisDay, answers: readonly OwnAnswer[]): Buffer {
  return sealText(seal, Buffer.from(monday), JSON.stringify(answers));
}

/** @throws Error when it was sealed with another key, for another week, or altered */
export function unsealed(seal: Buffer, { monday, sealed: bytes }: SealedWeek): OwnAnswer[] {
  return JSON.parse(openText(seal, Buffer.from(monday), bytes)) as OwnAnswer[];
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
