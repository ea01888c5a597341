import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB as VaultDB } from './vault.gen.ts';

// What pseudonyms and secret terms are derived from stays for ever; the operator's key only seals it, and can be
// changed. An installation begins with a secret that is its first key.

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const MARK_BYTES = 32;

/** The secret of the installation; undefined where another key sealed it. */
export function unlock(db: Kysely<VaultDB>, key: Buffer): Promise<Buffer | undefined> {
  return db.transaction().execute(async (tx) => {
    const row = await lockedRow(tx);
    if (row?.secret) return unsealed(key, row.secret);
    // Kept before secrets were sealed, or not at all yet.
    if (row && !row.mark.equals(markOf(key))) return undefined;
    const secret = sealed(key, key);
    if (row) await tx.updateTable('key_marks').set({ secret }).execute();
    else
      await tx
        .insertInto('key_marks')
        .values({ mark: markOf(key), secret })
        .execute();
    return key;
  });
}

/** Whether this key opens it, which is only looked at. */
export function isOpenedBy(
  key: Buffer,
  { mark, secret }: { readonly mark: Buffer; readonly secret: Buffer | null },
): boolean {
  return secret ? unsealed(key, secret) !== undefined : mark.equals(markOf(key));
}

/**
 * Seals the secret with another key, whole or not at all. Asked again after it was done, it changes nothing.
 * @returns undefined where neither key opens it
 */
export function rotateKey(
  db: Kysely<VaultDB>,
  { from, to }: { readonly from: Buffer; readonly to: Buffer },
): Promise<'rotated' | 'was-rotated' | undefined> {
  return db.transaction().execute(async (tx) => {
    const row = await lockedRow(tx);
    if (!row?.secret) return undefined;
    if (unsealed(to, row.secret)) return 'was-rotated';
    const secret = unsealed(from, row.secret);
    if (!secret) return undefined;
    await tx
      .updateTable('key_marks')
      .set({ secret: sealed(to, secret) })
      .execute();
    return 'rotated';
  });
}

async function lockedRow(tx: Transaction<VaultDB>) {
  await sql`lock table key_marks in exclusive mode`.execute(tx);
  return tx.selectFrom('key_marks').select(['mark', 'secret']).executeTakeFirst();
}

/** By which an installation knows its first key, kept before its secret was. */
function markOf(secret: Buffer): Buffer {
  return createHmac('sha512', secret).update('mark').digest().subarray(0, MARK_BYTES);
}

function sealed(key: Buffer, secret: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, sealOf(key), nonce);
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Undefined where it was sealed with another key, or altered. */
function unsealed(key: Buffer, bytes: Buffer): Buffer | undefined {
  const decipher = createDecipheriv(ALGORITHM, sealOf(key), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]);
  } catch {
    return undefined;
  }
}

function sealOf(key: Buffer): Buffer {
  return createHmac('sha256', key).update('seal of the secret').digest();
}
