import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readIdentities } from '#platform/backup/age.ts';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import type { Config } from '#platform/config.ts';
import { resolveServer, resolveVault } from '#platform/database/server.ts';
import { openFiles } from '#platform/files/open-files.ts';
import { createLog } from '#platform/log.ts';
import { VAULT_KEY_FILE } from '#platform/secret-file.ts';
import { readVaultKey } from '#platform/vault/vault-key.ts';
import { runCommand } from './run-command.ts';
import { readSettings } from './run-process.ts';

// `npm run restore -- SET --key FILE`: fills two empty databases and the store of files with a backup.

runCommand(() => {
  const { values, positionals } = parseArgs({
    options: { key: { type: 'string' } },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (!path || !values.key)
    throw new Error(
      'npm run restore -- SET --key FILE: a backup, and the secret key that opens it',
    );
  return restore(readSettings(), path, values.key);
});

async function restore(config: Config, path: string, keyFile: string): Promise<string> {
  const startedAt = performance.now();
  const identities = readIdentities(await readFile(keyFile, 'utf8'));
  if (!config.vaultKey && !existsSync(join(config.dataDir, VAULT_KEY_FILE)))
    throw new Error(
      `VAULT_KEY is missing, and there is no ${VAULT_KEY_FILE} in DATA_DIR: without the key of then nobody finds their \
answers again. Put it there first.`,
    );
  const log = createLog('warn');
  const server = await resolveServer({ ...config, log });
  try {
    const { about, rows, files } = await restoreBackup({
      path,
      identities,
      owners: {
        main: server.owner,
        vault: await resolveVault(config.vaultDatabaseUrl, server.owner),
      },
      files: openFiles(config),
      arrivals: join(config.dataDir, 'arrivals'),
      vaultKey: await readVaultKey(config),
      installation: undefined,
      log,
    });
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    return `Restored as of ${about.takenAt}: ${rows} rows, ${files} files, every sum compared, ${seconds} s.
What was erased since is erased again at the next start, before anybody is answered.`;
  } finally {
    await server.release();
  }
}
