import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeKeyPair, readRecipient } from '#platform/backup/age.ts';
import { takeBackup } from '#platform/backup/take-backup.ts';
import { createClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { resolveServer, resolveVault } from '#platform/database/server.ts';
import { openFiles } from '#platform/files/open-files.ts';
import { createLog } from '#platform/log.ts';
import { readVaultKey } from '#platform/vault/vault-key.ts';
import { runCommand } from './run-command.ts';
import { readSettings } from './run-process.ts';

// `npm run backup`: both databases and all files as one set, encrypted to BACKUP_RECIPIENTS, read back.
// `npm run backup -- keys FILE`: makes a pair of keys: who has the file reads backups made for it.

runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { to: { type: 'string' } },
    allowPositionals: true,
  });
  if (positionals[0] === 'keys') return makeKeys(positionals[1]);
  const config = readSettings();
  return backUp({ ...config, ...(values.to && { backupDir: resolve(values.to) }) });
});

async function makeKeys(path: string | undefined): Promise<string> {
  if (!path) throw new Error('npm run backup -- keys FILE: where the secret key goes');
  const { recipient, identity } = makeKeyPair();
  await writeFile(path, `${identity}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return `BACKUP_RECIPIENTS=${recipient}
The secret key is in ${path}: take it off this machine, to a safe place, apart from VAULT_KEY and from the backups.`;
}

async function backUp(config: Config): Promise<string> {
  const recipients = config.backupRecipients.map(readRecipient);
  if (recipients.length === 0)
    throw new Error(
      'BACKUP_RECIPIENTS is missing: the public keys (age1…) of those who may read backups. Make a pair: npm run backup -- keys FILE',
    );
  const startedAt = performance.now();
  const clock = createClock(config.now);
  const server = await resolveServer({ ...config, log: createLog('warn') });
  try {
    const taken = await takeBackup({
      owners: {
        main: server.owner,
        vault: await resolveVault(config.vaultDatabaseUrl, server.owner),
      },
      files: openFiles(config),
      vaultKey: await readVaultKey(config),
      recipients,
      folder: config.backupDir,
      now: () => clock.now(),
    });
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    const { path, bytes, tables, rows, files } = taken;
    return `${path}
${bytes} bytes, ${tables} tables, ${rows} rows, ${files} files, read back, ${seconds} s`;
  } finally {
    await server.release();
  }
}
