import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generate, PostgresDialect } from 'kysely-codegen';
import { pino } from 'pino';
import { openKysely, openPool } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { ensureDatabase, resolveServer, type Server } from '#platform/database/server.ts';

// Writes the types of the migrated databases; with --check, says whether the files are up to date.

const ROOT = path.resolve(import.meta.dirname, '..');
const NOT_OURS = '{graphile_worker,migrations}.*';

/** Each database: where its migrations are, and the file of its types. */
const DATABASES = [
  { name: 'prevenance', folder: 'db/migrations', file: 'src/platform/database/schema.gen.ts' },
  { name: 'prevenance_vault', folder: 'db/vault', file: 'src/platform/vault/vault.gen.ts' },
] as const;

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});
await withServer(async (server, log) => {
  for (const database of positionals[0] ? DATABASES.slice(0, 1) : DATABASES) {
    const file = positionals[0] ?? path.join(ROOT, database.file);
    const types = await describeMigrated(database, server, log);
    if (!values.check) {
      await writeFile(file, types);
    } else if ((await readFile(file, 'utf8').catch(() => '')) !== types) {
      process.stderr.write(`${path.relative('.', file)} does not match the migrations: run \
'npm run types:database' and commit the result.\n`);
      process.exitCode = 1;
    }
  }
});

async function withServer(work: (server: Server, log: pino.Logger) => Promise<void>) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'prevenance-types-'));
  const log = pino({ level: 'warn' });
  const server = await resolveServer({ dataDir, log });
  try {
    await work(server, log);
  } finally {
    await server.release();
    await rm(dataDir, { recursive: true });
  }
}

/** The type mapping says what `value-parsers.ts` does. */
async function describeMigrated(
  { name, folder }: (typeof DATABASES)[number],
  server: Server,
  log: pino.Logger,
): Promise<string> {
  const owner = await ensureDatabase(server.owner, name);
  await migrate({ owner, log, folder: path.join(ROOT, folder) });
  const db = openKysely(openPool(owner, 2, log));
  try {
    return await generate({
      db,
      dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'string' }),
      typeMapping: { int8: 'number' },
      excludePattern: NOT_OURS,
      outFile: null,
    });
  } finally {
    await db.destroy();
  }
}
