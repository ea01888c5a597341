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
  const tokens = createTokens({
    keys: signingKeysFile
      ? await readSigningKeys(signingKeysFile)
      : createSigningKeys({ database, clock }),
    clock,
    issuer: () => `${config.publicUrl ?? `http://localhost:${config.port}`}/auth/v1`,
    secret: jwtSecret,
  });
  const keys = { anon: await tokens.apiKey('anon'), service: await tokens.apiKey('service_role') };
  process.stdout.write(`ANON_KEY=${keys.anon}\nSERVICE_ROLE_KEY=${keys.service}\n`);
  await database.close();
} finally {
  await server.release();
}
