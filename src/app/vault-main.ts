import { confirmErasures } from '#listening/server/vault/hold-erasures.ts';
import { markEarlierErasures } from '#listening/server/vault/tombstones.ts';
import { createClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/database.ts';
import { rolePassword } from '#platform/database/role-password.ts';
import { resolveServer, resolveVault } from '#platform/database/server.ts';
import { createLog } from '#platform/log.ts';
import { adoptVault } from '#platform/vault/installation.ts';
import { openVault } from '#platform/vault/vault.ts';
import { readVaultKey } from '#platform/vault/vault-key.ts';
import { readSettings } from './run-process.ts';

// `npm run vault -- adopt`: these two databases are one installation, whatever they said before.
// `npm run vault -- confirm`: what the job of the night would erase may be erased.

const USAGE = 'npm run vault -- adopt, or npm run vault -- confirm';

const act = process.argv[2];
if (act !== 'adopt' && act !== 'confirm') {
  process.stderr.write(`${USAGE}\n`);
  process.exit(1);
}
const config = readSettings();
const log = createLog('warn');
const server = await resolveServer({ ...config, log });
const clock = createClock(config.now);
const password = await rolePassword('authenticator', config);
const database = await openDatabase({ owner: server.owner, log, clock, password });
const vault = await openVault({
  owner: await resolveVault(config.vaultDatabaseUrl, server.owner),
  key: await readVaultKey(config),
  password: await rolePassword('vault_keeper', config),
  log,
});
try {
  process.stdout.write(`${await (act === 'adopt' ? adopt() : confirm())}\n`);
} finally {
  await vault.close();
  await database.close();
  await server.release();
}

async function adopt(): Promise<string> {
  await markEarlierErasures({ database, clock, vault });
  await adoptVault({ database, vault });
  return 'The database and the vault are one installation from now on.';
}

async function confirm(): Promise<string> {
  const confirmed = await confirmErasures({ database });
  if (!confirmed) return 'Nothing waits to be confirmed.';
  const { erased, unclaimed } = confirmed;
  return `Confirmed: ${erased} people are erased, and the answers of ${unclaimed} without a key. The job runs now.`;
}
