import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

/** Beside the names of the migrations that ran; what each function was put from. */
const PUT = 'migrations.put_functions';

/**
 * Replaces the functions whose files have changed since the last start, all or none. A migration makes a function
 * and says who may execute it; its file, from when it has one, says what it does. Returns the names of the files.
 * @throws Error naming the file that failed
 */
export async function putFunctions(client: pg.ClientBase, folder: string): Promise<string[]> {
  const files = await readFunctions(folder);
  await client.query(
    `create table if not exists ${PUT} (name text primary key, digest bytea not null)`,
  );
  const { rows } = await client.query<{ name: string; digest: Buffer }>(`select * from ${PUT}`);
  const before = new Map(rows.map(({ name, digest }) => [name, digest]));
  const changed = files.filter(({ name, digest }) => !before.get(name)?.equals(digest));
  if (changed.length === 0) return [];
  await client.query('begin');
  try {
    for (const { name, text, digest } of changed) await put(client, { name, text, digest });
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return changed.map(({ name }) => name);
}

type FunctionFile = { readonly name: string; readonly text: string; readonly digest: Buffer };

async function put(client: pg.ClientBase, { name, text, digest }: FunctionFile): Promise<void> {
  try {
    await client.query(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`The function ${name} could not be put: ${why}`, { cause: error });
  }
  await client.query(
    `insert into ${PUT} values ($1, $2) on conflict (name) do update set digest = excluded.digest`,
    [name, digest],
  );
}

async function readFunctions(folder: string): Promise<FunctionFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (file) => {
      const text = await readFile(path.join(folder, file), 'utf8');
      const digest = createHash('sha256').update(text).digest();
      return { name: path.basename(file, '.sql'), text, digest };
    }),
  );
}
