import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BYTES = 32;

/**
 * The key from which pseudonyms and secret terms are made, outside every database: `VAULT_KEY`, or
 * the file `vault.key` of the data directory, made once.
 * @throws Error when the file holds something else
 */
export async function readVaultKey(settings: {
  readonly vaultKey: string | undefined;
  readonly dataDir: string;
}): Promise<Buffer> {
  if (settings.vaultKey) return Buffer.from(settings.vaultKey, 'hex');
  const path = join(settings.dataDir, 'vault.key');
  const text = await readFile(path, 'utf8').catch(() => makeKey(settings.dataDir, path));
  const key = Buffer.from(text.trim(), 'hex');
  if (key.length !== BYTES)
    throw new Error(`${path} is not a key of ${2 * BYTES} hexadecimal digits`);
  return key;
}

/** Of several processes that start at once, the first one's key is everybody's. */
async function makeKey(dataDir: string, path: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(BYTES).toString('hex')}\n`, { mode: 0o600, flush: true });
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(path, 'utf8');
}
