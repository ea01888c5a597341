import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** In the data directory, where VAULT_KEY is not set. */
export const VAULT_KEY_FILE = 'vault.key';

const BYTES = 32;

/** The secret in this file, 64 hexadecimal digits, made once for the owner of the file alone. */
export async function secretIn(path: string): Promise<string> {
  const found = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  return (found ?? (await makeSecret(path))).trim();
}

/** Puts another secret in the place of the one in this file, if any. */
export async function replaceSecret(path: string): Promise<void> {
  await rename(await writeDraft(path), path);
}

/** Of several processes that start at once, the first one's secret is everybody's. */
async function makeSecret(path: string): Promise<string> {
  const draft = await writeDraft(path);
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(path, 'utf8');
}

async function writeDraft(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(BYTES).toString('hex')}\n`, { mode: 0o600, flush: true });
  return draft;
}
