import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { openPool } from '../database/database.ts';
import {
  isBeingRestored,
  knownMigrations,
  migrate,
  RESTORING,
  VAULT_MIGRATIONS,
} from '../database/migrate.ts';
import type { FileStore } from '../files/file-store.ts';
import { migrateJobs } from '../jobs/worker.ts';
import type { Log } from '../log.ts';
import { UnreadableBackup } from './age.ts';
import { type Entry, type Sum, sumOf } from './archive.ts';
import {
  ABOUT,
  type About,
  aboutShape,
  DATABASES,
  type DatabaseName,
  differing,
  entryOf,
  fileEntry,
  keyMarkOf,
  SUMS,
  type Sums,
  sumsShape,
} from './backup-set.ts';
import { copyIn, copyOut } from './copy-rows.ts';
import { readSet } from './read-set.ts';
import { copyInto, copyOutOf, fillingOf, listTables } from './tables.ts';

export type Restoring = {
  readonly path: string;
  readonly identities: readonly Buffer[];
  readonly owners: Readonly<Record<DatabaseName, pg.PoolConfig>>;
  readonly files: Pick<FileStore, 'keep'>;
  /** A folder beside those files, where their bytes arrive. */
  readonly arrivals: string;
  readonly vaultKey: Buffer;
  /** Of what was erased here since; undefined where nothing was. */
  readonly installation: string | undefined;
  readonly log: Log;
};

export type Restored = {
  readonly about: About;
  readonly rows: number;
  readonly files: number;
};

/**
 * Fills two empty databases and the store of files with a set: its schema by the migrations of then, its rows
 * with nothing acting on them, both databases whole or not at all. Every sum is compared twice: as it was
 * read, and as it lies in the tables.
 * @throws Error fit for the operator, with which nothing was changed in a database that held something
 */
export async function restoreBackup(restoring: Restoring): Promise<Restored> {
  for (const name of DATABASES) await refuseFilled(restoring.owners[name], name);
  const clients: pg.Client[] = [];
  const found: Sum[] = [];
  let restored: Restored | undefined;
  try {
    await readSet(
      restoring.path,
      restoring,
      (sum) => found.push(sum),
      async (entries) => {
        const about = await readAbout(entries, restoring);
        const open = await openDatabases(restoring, about, clients);
        const { rows, sums } = await fill(restoring, { about, open, entries });
        refuseDiffering(found, sums, rows);
        for (const name of DATABASES) await endFilling(open[name], about, { name, sums });
        restored = { about, rows: totalOf(rows.told), files: about.files };
      },
    );
    // Only now is the end of the file known to be its end.
    for (const client of clients) await client.query('commit');
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
  if (!restored) throw new UnreadableBackup('The backup ends before its first entry.');
  return restored;
}

const totalOf = (rows: Readonly<Record<string, number>>) =>
  Object.values(rows).reduce((all, each) => all + each, 0);

/** @throws Error where somebody's tables are there already, and not those of a restore that was cut short */
async function refuseFilled(owner: pg.PoolConfig, name: DatabaseName): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    const tables = await listTables(client);
    const isHalf = await isBeingRestored(client);
    if (tables.length > 0 && !isHalf)
      throw new Error(
        `The database ${owner.database} is not empty (${tables.length} tables; it was to hold the ${name} one). Nothing \
was changed. Restore into empty databases: name others in DATABASE_URL and VAULT_DATABASE_URL, or take another DATA_DIR.`,
      );
  } finally {
    await client.end();
  }
}

async function readAbout(entries: AsyncGenerator<Entry>, restoring: Restoring): Promise<About> {
  const about = aboutShape.safeParse(await jsonOf(entries, ABOUT));
  if (!about.success)
    throw new UnreadableBackup('The backup was made by a later release: restore it with that one.');
  const { installation, keyMark } = about.data;
  if (restoring.installation !== undefined && restoring.installation !== installation)
    throw new Error(
      `The backup is of another installation (${installation}) than what was erased here (${restoring.installation}). \
Nothing was changed.`,
    );
  if (keyMarkOf(restoring.vaultKey, installation) !== keyMark)
    throw new Error(
      'VAULT_KEY, or vault.key in DATA_DIR, is not the key that this backup was made under. Nothing was changed.',
    );
  for (const name of DATABASES) {
    const known = new Set(await knownMigrations(FOLDERS[name]));
    const later = about.data[name].migrations.find((migration) => !known.has(migration));
    if (later)
      throw new Error(
        `The backup was made by a later release (it has the migration ${later}): restore it with that one.`,
      );
  }
  return about.data;
}

const FOLDERS = { main: undefined, vault: VAULT_MIGRATIONS };

async function jsonOf(entries: AsyncGenerator<Entry>, name: string): Promise<unknown> {
  const { value } = await entries.next();
  if (value?.name !== name) throw new UnreadableBackup(`The backup lacks ${name}.`);
  return readJson(value);
}

async function readJson({ content }: Entry): Promise<unknown> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return JSON.parse(Buffer.concat(pieces).toString('utf8'));
}

type Filling = { readonly client: pg.Client; readonly after: readonly string[] };
type Open = Readonly<Record<DatabaseName, Filling>>;

/** Each with the schema of then, in a transaction in which nothing acts on rows. */
async function openDatabases(
  { owners, log }: Restoring,
  about: About,
  clients: pg.Client[],
): Promise<Open> {
  const open = async (name: DatabaseName): Promise<Filling> => {
    const owner = owners[name];
    const folder = FOLDERS[name];
    await migrate({ owner, log, ...(folder && { folder }), restoring: about[name].migrations });
    if (name === 'main') {
      const pool = openPool(owner, 2, log);
      await migrateJobs(pool, log).finally(() => pool.end());
    }
    const client = new pg.Client(owner);
    client.on('error', () => undefined);
    await client.connect();
    clients.push(client);
    await client.query(
      "set search_path = ''; set statement_timeout = 0; set synchronize_seqscans = off; begin",
    );
    const { before, after } = await fillingOf(client);
    const tables = (await listTables(client)).map((table) => table.name).join(', ');
    await client.query([...before, `truncate ${tables}`].join(';\n'));
    return { client, after };
  };
  return { vault: await open('vault'), main: await open('main') };
}

type Filled = {
  readonly sums: readonly Sum[];
  readonly rows: {
    readonly told: Readonly<Record<string, number>>;
    readonly found: Readonly<Record<string, number>>;
  };
};

async function fill(
  { files, arrivals: folder }: Restoring,
  { about, open, entries }: { about: About; open: Open; entries: AsyncGenerator<Entry> },
): Promise<Filled> {
  const places = new Map(
    DATABASES.flatMap((database) =>
      about[database].tables.map(
        (table, at) => [entryOf(database, at), { client: open[database].client, table }] as const,
      ),
    ),
  );
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const arrivals = await mkdtemp(join(folder, 'restore-'));
  const found: Record<string, number> = {};
  let told: Sums | undefined;
  try {
    for await (const entry of entries) {
      const place = places.get(entry.name);
      if (place)
        found[entry.name] = await copyIn(place.client, copyInto(place.table), entry.content);
      else if (entry.name === SUMS) told = sumsShape.parse(await readJson(entry));
      else await storeFile(files, entry, arrivals);
    }
  } finally {
    await rm(arrivals, { recursive: true, force: true });
  }
  if (!told) throw new UnreadableBackup('The backup lacks its end.');
  return { sums: told.sums, rows: { told: told.rows, found } };
}

async function storeFile(
  files: Restoring['files'],
  { name, content }: Entry,
  arrivals: string,
): Promise<void> {
  const key = name.slice(fileEntry('').length);
  const path = join(arrivals, 'file');
  await pipeline(content, createWriteStream(path));
  await files.keep(key, path);
}

function refuseDiffering(found: readonly Sum[], told: readonly Sum[], rows: Filled['rows']): void {
  const wrong = [
    ...differing(
      found.filter(({ name }) => name !== SUMS),
      told,
    ),
    ...Object.keys(rows.told).filter((name) => rows.told[name] !== rows.found[name]),
  ];
  if (wrong.length > 0)
    throw new UnreadableBackup(`The backup is not what it says of itself: ${wrong.join(', ')}`);
}

/** Keys and triggers are made again, sequences go on, and the tables are read back, byte for byte. */
async function endFilling(
  { client, after }: Filling,
  about: About,
  { name, sums }: { readonly name: DatabaseName; readonly sums: readonly Sum[] },
): Promise<void> {
  await client.query([...after, `drop table ${RESTORING}`].join(';\n'));
  for (const { name: sequence, last } of about[name].sequences)
    if (last !== null) await client.query('select setval($1::regclass, $2)', [sequence, last]);
  const written: Sum[] = [];
  for (const [at, table] of about[name].tables.entries())
    written.push(await sumOf(entryOf(name, at), copyOut(client, copyOutOf(table)).content));
  const wrong = differing(
    written,
    sums.filter((sum) => sum.name.startsWith(`${name}/`)),
  );
  if (wrong.length > 0)
    throw new Error(`What was restored is not what was backed up: ${wrong.join(', ')}`);
}
