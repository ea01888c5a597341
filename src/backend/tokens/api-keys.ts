import { randomBytes } from 'node:crypto';
import { sha256 } from './secrets.ts';

/** `prv_`, eight signs by which people tell it from others, and 256 bits. */
const API_KEY = /^(prv_[0-9a-f]{8})_[A-Za-z0-9_-]{43}$/;

/** A key of a program, to be shown once; and what is kept of it. */
export function newApiKey(): {
  readonly key: string;
  readonly prefix: string;
  readonly hash: Buffer;
} {
  const prefix = `prv_${randomBytes(4).toString('hex')}`;
  const key = `${prefix}_${randomBytes(32).toString('base64url')}`;
  return { key, prefix, hash: sha256(key) };
}

/** What a room finds it by; undefined for anything that has not the form of one. */
export function apiKeyHash(shown: string | undefined): Buffer | undefined {
  return shown !== undefined && API_KEY.test(shown) ? sha256(shown) : undefined;
}
