import { join } from 'node:path';
import { secretIn, VAULT_KEY_FILE } from '../secret-file.ts';

const BYTES = 32;

/**
 * The key from which pseudonyms and secret terms are made, outside every database: `VAULT_KEY`, or
 * the file `vault.key` of the data directory, made once. In production it is never made here: the
 * settings are refused without one.
 * @throws Error when the file holds something else
 */
export async function readVaultKey(settings: {
  readonly vaultKey: string | undefined;
  readonly dataDir: string;
}): Promise<Buffer> {
  if (settings.vaultKey) return Buffer.from(settings.vaultKey, 'hex');
  const path = join(settings.dataDir, VAULT_KEY_FILE);
  const key = Buffer.from(await secretIn(path), 'hex');
  if (key.length !== BYTES)
    throw new Error(`${path} is not a key of ${2 * BYTES} hexadecimal digits`);
  return key;
}
