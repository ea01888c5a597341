import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import pg from 'pg';
import type { FileStore } from '../files/file-store.ts';
import { encrypt, makeFileKey } from './age.ts';
import { type Entry, pack, type Sum } from './archive.ts';
import {
  ABOUT,
  type About,
  DATABASES,
  type DatabaseCopy,
  type DatabaseName,
  differing,
  entryOf,
  FORMAT_NOW,
  fileEntry,
  keyMarkOf,
  SUMS,
  type Sums,
  setName,
} from './backup-set.ts';
import { copyOut } from './copy-rows.ts';
import { readSet } from './read-set.ts';
import { copyOutOf, listSequences, listTables } from './tables.ts';

export type Backup = {
  readonly owners: Readonly<Record<DatabaseName, pg.PoolConfig>>;
  readonly files: Pick<FileStore, 'read'>;
  readonly vaultKey: Buffer;
  /** Public keys of those who may read it. */
  readonly recipients: readonly Buffer[];
  /** The folder where sets are. */
  readonly folder: string;
  readonly now: () => Date;
};

export type Taken = {
  readonly path: string;
  readonly bytes: number;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
};

/**
 * Both databases and all files as one set, each database as of one moment. The vault's moment is the earlier one:
 * what the first database says of answers, of a closed week or of somebody who was erased, is done in the vault
 * afterwards, and done again by the jobs of every night where it is not. It is there under its name only once
 * it was read back and every sum held.
 */
export async function takeBackup(backup: Backup): Promise<Taken> {
  const clients = {
    vault: new pg.Client(backup.owners.vault),
    main: new pg.Client(backup.owners.main),
  };
  try {
    const copies = {
      vault: await beginCopy(clients.vault),
      main: await beginCopy(clients.main),
    };
    const takenAt = backup.now();
    const { rows: keys } = await clients.main.query<{ version: string }>(
      'select version from storage.objects where version is not null order by version',
    );
    const about: About = {
      format: FORMAT_NOW,
      ...(await installationOf(clients.main, backup.vaultKey)),
      takenAt: takenAt.toISOString(),
      main: copies.main,
      vault: copies.vault,
      files: keys.length,
    };
    const path = join(backup.folder, setName(about.installation, takenAt));
    const written = await write(backup, path, {
      about,
      clients,
      keys: keys.map(({ version }) => version),
    });
    return {
      path,
      bytes: (await stat(path)).size,
      tables: copies.main.tables.length + copies.vault.tables.length,
      rows: Object.values(written.rows).reduce((all, rows) => all + rows, 0),
      files: keys.length,
    };
  } finally {
    await Promise.all(Object.values(clients).map((client) => client.end().catch(() => undefined)));
  }
}

/** Begins a transaction that sees one moment. */
async function beginCopy(client: pg.Client): Promise<DatabaseCopy> {
  client.on('error', () => undefined);
  await client.connect();
  await client.query(
    "set search_path = ''; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0",
  );
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query<{ name: string }>(
    'select name from migrations.kysely_migration order by name',
  );
  return {
    migrations: rows.map(({ name }) => name),
    tables: [...(await listTables(client))],
    sequences: [...(await listSequences(client))],
  };
}

async function installationOf(client: pg.Client, vaultKey: Buffer) {
  const { rows } = await client.query<{ id: string; server: string }>(
    `select id, current_setting('server_version') as server from public.installation where joined_at is not null`,
  );
  const [row] = rows;
  if (!row)
    throw new Error('There is nothing to back up: the product was never started on this database.');
  return { installation: row.id, server: row.server, keyMark: keyMarkOf(vaultKey, row.id) };
}

type Contents = {
  readonly about: About;
  readonly clients: Readonly<Record<DatabaseName, pg.Client>>;
  readonly keys: readonly string[];
};

async function write(backup: Backup, path: string, contents: Contents): Promise<Sums> {
  const unfinished = `${path}.unfinished`;
  const fileKey = makeFileKey();
  const sums: Sum[] = [];
  const rows: Record<string, number> = {};
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    await pipeline(
      Readable.from(pack(entriesOf(backup, contents, { rows, sums }), (sum) => sums.push(sum))),
      createZstdCompress(),
      (source: AsyncIterable<Buffer>) => encrypt(source, backup.recipients, fileKey),
      createWriteStream(unfinished, { mode: 0o600, flags: 'wx' }),
    );
    await flush(unfinished);
    await readBack(unfinished, fileKey, sums);
    await rename(unfinished, path);
    await flush(dirname(path));
    return { rows, sums };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function* entriesOf(
  { files }: Backup,
  { about, clients, keys }: Contents,
  told: { readonly rows: Record<string, number>; readonly sums: readonly Sum[] },
): AsyncGenerator<Entry> {
  yield { name: ABOUT, content: textOf(about) };
  for (const database of DATABASES) {
    for (const [at, table] of about[database].tables.entries()) {
      const name = entryOf(database, at);
      const { content, rows } = copyOut(clients[database], copyOutOf(table));
      yield { name, content };
      told.rows[name] = await rows;
    }
  }
  for (const key of keys)
    yield { name: fileEntry(key), content: await bytesOf(files, clients.main, key) };
  // What comes last cannot be among what it tells of.
  yield { name: SUMS, content: textOf({ rows: told.rows, sums: [...told.sums] } satisfies Sums) };
}

async function* textOf(value: unknown): AsyncGenerator<Buffer> {
  yield Buffer.from(JSON.stringify(value));
}

async function bytesOf(
  files: Backup['files'],
  client: pg.Client,
  key: string,
): Promise<AsyncIterable<Buffer>> {
  const found = await files.read(key);
  if (found) return found;
  const { rows } = await client.query<{ name: string }>(
    'select name from storage.objects where version = $1',
    [key],
  );
  throw new Error(
    `The bytes of a file are missing in the store of files: ${rows[0]?.name} (${key}). Nothing was backed up; \
if it was removed at this very moment, begin again.`,
  );
}

/** Every byte as it lies on the disk, down to what each entry adds up to. */
async function readBack(path: string, fileKey: Buffer, sums: readonly Sum[]): Promise<void> {
  const found: Sum[] = [];
  await readSet(
    path,
    { fileKey },
    (sum) => found.push(sum),
    async (entries) => {
      for await (const { content } of entries) for await (const _piece of content);
    },
  );
  const wrong = differing(found, sums);
  if (wrong.length > 0)
    throw new Error(`The backup was not written as it was read: ${wrong.join(', ')}`);
}

async function flush(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}
