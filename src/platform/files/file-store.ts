import type { Readable } from 'node:stream';

/** Bytes `from` to `to`, both included. */
export type ByteRange = { readonly from: number; readonly to: number };

/**
 * Where the bytes of files lie, each under a random UUID whose content never changes.
 * Every method rejects when the store does not answer.
 */
export type FileStore = {
  /** Takes over a file of this machine; its bytes are durable once this resolves. */
  keep(key: string, path: string): Promise<void>;
  /** @returns undefined when nothing is kept under the key */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** @returns false when nothing is kept under the key */
  copy(from: string, to: string): Promise<boolean>;
  /** What is gone already is no error. */
  remove(keys: readonly string[]): Promise<void>;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The key itself: no name that a person chose ever reaches a path. @throws Error otherwise */
export function checkedKey(key: string): string {
  if (!UUID.test(key)) throw new Error('files are kept under UUIDs only');
  return key;
}
