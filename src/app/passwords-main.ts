import { givePassword } from '#platform/database/log-in-as.ts';
import { renewRolePassword, rolePassword } from '#platform/database/role-password.ts';
import { resolveServer, resolveVault } from '#platform/database/server.ts';
import { createLog } from '#platform/log.ts';
import { readSettings } from './run-process.ts';

// `npm run passwords`: gives the two roles that the product logs in as another password: a new one where
// it keeps them in DATA_DIR, what the settings say by now where they are set. Running processes go on.

const config = readSettings();
const server = await resolveServer({ ...config, log: createLog('warn') });
try {
  const vault = await resolveVault(config.vaultDatabaseUrl, server.owner);
  for (const [role, owner] of [
    ['authenticator', server.owner],
    ['vault_keeper', vault],
  ] as const) {
    await renewRolePassword(role, config);
    const password = await rolePassword(role, config);
    await givePassword(role, owner, password);
    process.stdout.write(`${role}: the password of ${password.place} is in force\n`);
  }
} finally {
  await server.release();
}
