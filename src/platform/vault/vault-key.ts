import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { secretIn, VAULT_KEY_FILE } from '../secret-file.ts';

const BYTES = 32;
const NEW_KEY_FILE = `${VAULT_KEY_FILE}.new`;

type KeySettings = { readonly vaultKey: string | undefined; readonly dataDir: string };

/**
 * The key from which pseudonyms and secret terms are made, outside every database: `VAULT_KEY`, or
 * the file `vault.key` of the data directory, made once. In production it is never made here: the
 * settings are refused without one.
 * @throws Error when the file holds something else
 */
export async function readVaultKey(settings: KeySettings): Promise<Buffer> {
  if (settings.vaultKey) return Buffer.from(settings.vaultKey, 'hex');
  return keyIn(join(settings.dataDir, VAULT_KEY_FILE));
}

/**
 * The key that takes its place: `NEW_VAULT_KEY` beside `VAULT_KEY`, or a file beside the first one, made once, so
 * that a change that was cut short goes on with the same. @throws Error when there is none
 */
export async function readNewVaultKey(
  settings: KeySettings,
  given: string | undefined,
): Promise<Buffer> {
  if (!settings.vaultKey) return keyIn(join(settings.dataDir, NEW_KEY_FILE));
  if (!/^[0-9a-f]{64}$/i.test(given ?? ''))
    throw new Error('NEW_VAULT_KEY must be 64 hexadecimal digits: openssl rand -hex 32');
  return Buffer.from(given ?? '', 'hex');
}

/** Where the key is in a file: the new one is it from now on. */
export async function keepNewVaultKey({ vaultKey, dataDir }: KeySettings): Promise<void> {
  if (!vaultKey) await rename(join(dataDir, NEW_KEY_FILE), join(dataDir, VAULT_KEY_FILE));
}

async function keyIn(path: string): Promise<Buffer> {
  const key = Buffer.from(await secretIn(path), 'hex');
  if (key.length !== BYTES)
    throw new Error(`${path} is not a key of ${2 * BYTES} hexadecimal digits`);
  return key;
}
