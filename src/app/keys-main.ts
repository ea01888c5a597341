import { readSecrets } from '#backend/tokens/secrets.ts';
import { createSigningKeys, readSigningKeys } from '#backend/tokens/signing-keys.ts';
import { createTokens } from '#backend/tokens/tokens.ts';
import { createClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { rolePassword } from '#platform/database/role-password.ts';
import { resolveServer } from '#platform/database/server.ts';
import { createLog } from '#platform/log.ts';
import { readSettings } from './run-process.ts';

// `npm run keys`: the keys that outside clients show. The service key is above every right.

const config = readSettings();
const log = createLog('warn');
const server = await resolveServer({ ...config, log });
try {
  await migrate({ owner: server.owner, log });
  const password = await rolePassword('authenticator', config);
  const database = await openDatabase({ owner: server.owner, password, log });
  const clock = createClock(config.now);
  const { signingKeysFile, jwtSecret } = config.auth;
  const secrets = await readSecrets(database);
  const tokens = createTokens({
    keys: signingKeysFile
      ? await readSigningKeys(signingKeysFile)
      : createSigningKeys({ database, clock }),
    clock,
    issuer: () => `${config.publicUrl ?? `http://localhost:${config.port}`}/auth/v1`,
    secret: jwtSecret,
    derive: secrets['application-keys'],
  });
  const keys = {
    PUBLISHABLE_KEY: tokens.applicationKey('anon'),
    SECRET_KEY: tokens.applicationKey('service_role'),
    ANON_KEY: await tokens.apiKey('anon'),
    SERVICE_ROLE_KEY: await tokens.apiKey('service_role'),
  };
  const lines = Object.entries(keys).map(([name, key]) => `${name}=${key}\n`);
  process.stdout.write(lines.join(''));
  await database.close();
} finally {
  await server.release();
}
