import { openPool } from '#platform/database/database.ts';
import { migrate, VAULT_MIGRATIONS } from '#platform/database/migrate.ts';
import { resolveServer, resolveVault } from '#platform/database/server.ts';
import { migrateJobs } from '#platform/jobs/worker.ts';
import { createLog } from '#platform/log.ts';
import { runCommand } from './run-command.ts';
import { readSettings } from './run-process.ts';

// `npm run migrate`: brings both databases up to date before processes of this release are started, and says what
// ran. Each start does the same: with this, a release finds out beforehand, and once.

runCommand(async () => {
  const config = readSettings();
  const log = createLog('warn');
  const server = await resolveServer({ ...config, log });
  try {
    const ran = await migrate({ owner: server.owner, log });
    const pool = openPool(server.owner, 1, log);
    await migrateJobs(pool, log).finally(() => pool.end());
    const owner = await resolveVault(config.vaultDatabaseUrl, server.owner, () =>
      config.current('VAULT_DATABASE_URL'),
    );
    const ranThere = await migrate({ owner, log, folder: VAULT_MIGRATIONS });
    return [lineOf('product', ran), lineOf('vault', ranThere)].join('\n');
  } finally {
    await server.release();
  }
});

function lineOf(database: string, names: readonly string[]): string {
  if (names.length === 0) return `${database}: up to date`;
  return `${database}: ${names.length} migrations ran, the last ${names.at(-1)}`;
}
