import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { StorageDeps } from './storage-deps.ts';

const AT_ONCE = 500;
const ARRIVAL_HOURS = 24;

/** Removes bytes that no row holds any more, and what broken uploads left behind here. */
export async function removeLooseFiles(deps: StorageDeps): Promise<void> {
  while (await removeSome(deps));
  await removeOldArrivals(deps.arrivals);
}

/** The rows go last: what could not be removed is tried again. */
async function removeSome({ database, files }: StorageDeps): Promise<boolean> {
  // A timer is no caller: the service cleans up.
  const { rows } = await database.asService((tx) =>
    sql<{ version: string }>`select version from storage.loose_files
      where remove_after <= now() order by remove_after limit ${AT_ONCE}`.execute(tx),
  );
  const versions = rows.map(({ version }) => version);
  if (versions.length === 0) return false;
  await files.remove(versions);
  await database.asService((tx) =>
    tx.deleteFrom('storage.loose_files').where('version', 'in', versions).execute(),
  );
  return versions.length === AT_ONCE;
}

async function removeOldArrivals(folder: string): Promise<void> {
  // Measured by the clock of this machine, which dated the files.
  const limit = Date.now() - ARRIVAL_HOURS * 3_600_000;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const arrived = await stat(path).catch(() => undefined);
    if (arrived && arrived.mtimeMs < limit) await rm(path, { force: true });
  }
}
