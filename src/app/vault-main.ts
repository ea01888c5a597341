import { confirmErasures } from '#listening/server/vault/hold-erasures.ts';
import { markEarlierErasures } from '#listening/server/vault/tombstones.ts';
import { createClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/database.ts';
import { rolePassword } from '#platform/database/role-password.ts';
import { resolveServer, resolveVault } from '#platform/database/server.ts';
import { createLog } from '#platform/log.ts';
import { adoptVault } from '#platform/vault/installation.ts';
import { openVault, rotateVault } from '#platform/vault/vault.ts';
import { keepNewVaultKey, readNewVaultKey, readVaultKey } from '#platform/vault/vault-key.ts';
import { readSettings } from './run-process.ts';

// `npm run vault -- adopt`: these two databases are one installation, whatever they said before.
// `npm run vault -- confirm`: what the job of the night would erase may be erased.
// `npm run vault -- rotate`: the vault opens with another key from now on; begun again, it goes on.

const USAGE = 'npm run vault -- adopt, confirm or rotate';

const act = process.argv[2];
if (act !== 'adopt' && act !== 'confirm' && act !== 'rotate') {
  process.stderr.write(`${USAGE}\n`);
  process.exit(1);
}
const config = readSettings();
const log = createLog('warn');
const server = await resolveServer({ ...config, log });
if (act === 'rotate') {
  try {
    process.stdout.write(`${await rotate()}\n`);
  } finally {
    await server.release();
  }
  process.exit();
}
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

/** Processes that run keep what they derive from: none has to stop, and each reads the new key when it starts. */
async function rotate(): Promise<string> {
  const done = await rotateVault({
    owner: await resolveVault(config.vaultDatabaseUrl, server.owner),
    key: await readVaultKey(config),
    newKey: await readNewVaultKey(config, process.env.NEW_VAULT_KEY),
    password: await rolePassword('vault_keeper', config),
    log,
  });
  if (!done) throw new Error('Neither key opens this vault. Nothing was changed.');
  await keepNewVaultKey(config);
  const kept = config.vaultKey
    ? 'Put NEW_VAULT_KEY in the place of VAULT_KEY before anything starts.'
    : 'It is in vault.key.';
  return `The vault opens with the new key. ${kept} Copies made before open with the old one.`;
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
