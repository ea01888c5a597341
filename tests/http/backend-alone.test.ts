import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSecrets } from '#backend/tokens/secrets.ts';
import { createSigningKeys } from '#backend/tokens/signing-keys.ts';
import { createTokens } from '#backend/tokens/tokens.ts';
import { createClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log.ts';
import { createTestDatabase, type TestDatabase, urlOf } from '../support/postgres.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SECRET = 'a-secret-of-an-outside-suite-of-32-characters';

describe('npm run backend', () => {
  let backend: ServerProcess;
  beforeAll(async () => {
    backend = await startServer({}, 'src/app/backend-main.ts');
  });
  afterAll(() => backend.stop());

  test('answers the client’s protocol on an empty product, and shows no page', async () => {
    expect((await fetch(`${backend.url}/readyz`)).status).toBe(200);
    const unknown = await fetch(`${backend.url}/functions/v1/list-products`, { method: 'POST' });
    expect(unknown.headers.get('x-relay-error')).toBe('true');
    expect((await fetch(backend.url)).status).toBe(404);
    const { rows } = await backend.sql('select count(*)::integer as count from public.products');
    expect(rows).toEqual([{ count: 0 }]);
  });
});

describe('npm run keys', () => {
  let database: TestDatabase;
  let dataDir: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'prevenance-keys-'));
  });
  afterAll(async () => {
    await database.drop();
    await rm(dataDir, { recursive: true });
  });

  async function keys(settings: Record<string, string> = {}): Promise<Record<string, string>> {
    const child = spawn(process.execPath, [join(ROOT, 'src/app/keys-main.ts')], {
      cwd: dataDir,
      env: {
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        DATABASE_URL: urlOf(database.owner),
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    expect(await once(child, 'close')).toEqual([0, null]);
    return Object.fromEntries(
      output
        .trim()
        .split('\n')
        .map((line) => line.split('=')),
    );
  }

  test('prints keys that a running server believes', async () => {
    const { ANON_KEY, SERVICE_ROLE_KEY, PUBLISHABLE_KEY, SECRET_KEY } = await keys();
    const opened = await openDatabase({ owner: database.owner, log: createLog('silent') });
    const clock = createClock();
    const keysOfAServer = createSigningKeys({ database: opened, clock });
    const tokens = createTokens({
      keys: keysOfAServer,
      clock,
      issuer: () => 'https://any.example',
      derive: (await readSecrets(opened))['application-keys'],
    });
    expect(PUBLISHABLE_KEY).toMatch(/^sb_publishable_[\w-]{43}$/);
    expect(await tokens.verify(PUBLISHABLE_KEY ?? '')).toEqual({ role: 'anon' });
    expect(await tokens.verify(SECRET_KEY ?? '')).toEqual({ role: 'service_role' });
    expect(await tokens.verify(ANON_KEY ?? '')).toMatchObject({ role: 'anon' });
    expect(await tokens.verify(SERVICE_ROLE_KEY ?? '')).toMatchObject({ role: 'service_role' });
    await opened.close();
  });

  test('signs them with the secret that outside suites bring', async () => {
    const { SERVICE_ROLE_KEY = '' } = await keys({ AUTH_JWT_SECRET: SECRET });
    const [head = ''] = SERVICE_ROLE_KEY.split('.');
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toMatchObject({ alg: 'HS256' });
  });
});
