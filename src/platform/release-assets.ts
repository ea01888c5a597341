import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tx } from '#platform/database/transaction.ts';

type Transactions = Pick<Database, 'asService'>;

/** How many releases pages may be open of. */
export const KEPT_RELEASES = 5;

/** A built file with the hash of its content in its name; what was compressed beside it is not kept. */
const HASHED = /^[\w.-]+-[\w-]{8}\.(?:js|css|woff2)$/;

/**
 * Keeps the files of this release where every process finds them, and forgets those of releases that five others
 * came after. With the rights of the service: no visitor writes what others load.
 */
export async function keepAssets(
  database: Transactions,
  { build, folder }: { readonly build: string; readonly folder: string },
): Promise<void> {
  const names = (await readdir(folder)).filter((name) => HASHED.test(name)).sort();
  await database.asService(async (tx) => {
    // Processes of several releases may start at once: one after the other.
    await sql`lock table platform.releases in exclusive mode`.execute(tx);
    await tx
      .insertInto('platform.releases')
      .values({ build, last_start: NEXT })
      .onConflict((conflict) => conflict.column('build').doUpdateSet({ last_start: NEXT }))
      .execute();
    const known = await claim(tx, build, names);
    for (const name of names.filter((each) => !known.has(each))) {
      const content = await readFile(join(folder, name));
      await tx.insertInto('platform.release_assets').values({ name, build, content }).execute();
    }
    await forgetOldReleases(tx);
  });
}

const NEXT = sql<number>`nextval('platform.release_starts')`;

/** @returns what was kept already, now this release's */
async function claim(tx: Tx, build: string, names: readonly string[]): Promise<Set<string>> {
  const kept = await tx
    .updateTable('platform.release_assets')
    .set({ build })
    .where('name', 'in', [...names, ''])
    .returning('name')
    .execute();
  return new Set(kept.map(({ name }) => name));
}

async function forgetOldReleases(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('platform.releases')
    .where('build', 'not in', (query) =>
      query
        .selectFrom('platform.releases')
        .select('build')
        .orderBy('last_start', 'desc')
        .limit(KEPT_RELEASES),
    )
    .execute();
}

/** A file of one of the last releases; undefined where none of them had it. */
export async function findAsset(database: Transactions, name: string): Promise<Buffer | undefined> {
  // Nobody has the database looked through for names that no build gives.
  if (!HASHED.test(name) || name.length > 200) return undefined;
  const row = await database.asService((tx) =>
    tx
      .selectFrom('platform.release_assets')
      .select('content')
      .where('name', '=', name)
      .executeTakeFirst(),
  );
  return row?.content;
}
