import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { keepDrillRecord } from '#platform/backup/drill-record.ts';
import { findNewestSet } from '#platform/backup/newest-set.ts';
import type { Config } from '#platform/config.ts';
import { resolveServer, resolveVault } from '#platform/database/server.ts';
import { createLog } from '#platform/log.ts';
import { runCommand } from './run-command.ts';
import { readSettings } from './run-process.ts';

// `npm run drill -- --key FILE`: restores the newest set of BACKUP_DIR beside what is in use, starts the product on it,
// says what that took, and leaves nothing behind.

runCommand(async () => {
  const { values } = parseArgs({ options: { key: { type: 'string' } } });
  if (!values.key)
    throw new Error('npm run drill -- --key FILE: the secret key that opens the backups');
  const config = readSettings();
  // React picks its build by NODE_ENV when it is first loaded.
  process.env.NODE_ENV = 'production';
  return run(config, resolve(values.key));
});

async function run(config: Config, keyFile: string): Promise<string> {
  const set = await findNewestSet(config.backupDir);
  if (!set) throw new Error(`There is no set in ${config.backupDir}: npm run backup makes one.`);
  const log = createLog('error');
  const server = await resolveServer({ ...config, log });
  try {
    const { drill } = await import('./drill.ts');
    const record = await drill({
      config,
      log,
      set,
      keyFile,
      owners: {
        main: server.owner,
        vault: await resolveVault(config.vaultDatabaseUrl, server.owner),
      },
    });
    await keepDrillRecord(config.backupDir, record);
    const { restoreSeconds, readySeconds, rows, files, links, lossSeconds } = record;
    return `ok: ${record.set}
restored in ${restoreSeconds} s, answering after ${readySeconds} s: ${rows} rows, ${files} files, ${links} links of chains as they were
lost, were all else gone now: what came in the last ${lossSeconds} s`;
  } finally {
    await server.release();
  }
}
