import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generate, PostgresDialect } from 'kysely-codegen';
import { pino } from 'pino';
import { openKysely, openPool } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { resolveServer, type Server } from '#platform/database/server.ts';

// Writes the types of the migrated database; with --check, says whether the file is up to date.

const OUR_FILE = path.resolve(import.meta.dirname, '../src/platform/database/schema.gen.ts');
const NOT_OURS = '{graphile_worker,migrations}.*';

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const file = positionals[0] ?? OUR_FILE;
const types = await describeMigratedDatabase();
if (!values.check) {
  await writeFile(file, types);
} else if ((await readFile(file, 'utf8').catch(() => '')) !== types) {
  process.stderr.write(`${path.relative('.', file)} does not match the migrations: run \
'npm run types:database' and commit the result.\n`);
  process.exitCode = 1;
}

async function describeMigratedDatabase(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'prevenance-types-'));
  const log = pino({ level: 'warn' });
  const server = await resolveServer({ dataDir, log });
  try {
    await migrate({ owner: server.owner, log });
    return await describe(server, log);
  } finally {
    await server.release();
    await rm(dataDir, { recursive: true });
  }
}

/** The type mapping says what `value-parsers.ts` does. */
async function describe(server: Server, log: pino.Logger): Promise<string> {
  const db = openKysely(openPool(server.owner, 2, log));
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
