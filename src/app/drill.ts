import { mkdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type pg from 'pg';
import { readIdentities } from '#platform/backup/age.ts';
import type { DrillRecord } from '#platform/backup/drill-record.ts';
import type { FoundSet } from '#platform/backup/newest-set.ts';
import { type Restored, restoreBackup } from '#platform/backup/restore-backup.ts';
import { type Owners, onScratchDatabases } from '#platform/backup/scratch-databases.ts';
import { verifyChains } from '#platform/chains.ts';
import { createClock } from '#platform/clock.ts';
import { type Config, readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { rolePassword } from '#platform/database/role-password.ts';
import { openFiles } from '#platform/files/open-files.ts';
import type { Log } from '#platform/log.ts';
import { readVaultKey } from '#platform/vault/vault-key.ts';
import { chainsOf } from './chains.ts';
import { startProduct } from './start-product.ts';

export type Drilling = {
  readonly config: Config;
  readonly log: Log;
  readonly owners: Owners;
  readonly set: FoundSet;
  readonly keyFile: string;
};

/** What a visitor meets first, and who comes to work. */
const PAGES = ['/', '/box', '/auth'];

/**
 * Restores a set beside the databases that are in use, and starts the product on it, for this machine alone and without
 * a door that leads out; then all of it is gone again. @throws Error fit for the operator, naming what failed
 */
export async function drill(drilling: Drilling): Promise<DrillRecord> {
  const { owners, set, keyFile } = drilling;
  const identities = readIdentities(await readFile(keyFile, 'utf8'));
  const folder = join(drilling.config.dataDir, 'drill');
  try {
    return await onScratchDatabases(owners, async (scratch) => {
      // What one that was killed left is in clear.
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const begun = performance.now();
      const config = await configOf(drilling.config, scratch, folder);
      const restored = await restoreBackup({
        path: set.path,
        identities,
        owners: scratch,
        files: openFiles(config),
        arrivals: join(folder, 'arrivals'),
        vaultKey: await readVaultKey(config),
        installation: undefined,
        log: drilling.log,
      });
      const restoredAt = performance.now();
      await lookAtPages({ ...drilling, config });
      const readyAt = performance.now();
      const links = await lookAtChains(drilling, scratch.main);
      return recordOf(set, restored, {
        restoreSeconds: seconds(restoredAt - begun),
        readySeconds: seconds(readyAt - begun),
        links,
      });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const seconds = (ms: number) => Math.round(ms / 100) / 10;

function recordOf(
  { path }: FoundSet,
  { about, rows, files }: Restored,
  figures: Pick<DrillRecord, 'restoreSeconds' | 'readySeconds' | 'links'>,
): DrillRecord {
  const now = new Date();
  const lossSeconds = Math.round((now.getTime() - Date.parse(about.takenAt)) / 1_000);
  return { at: now.toISOString(), set: basename(path), lossSeconds, rows, files, ...figures };
}

/**
 * Settings of the drill: of the real ones the keys that what was restored opens with, and the logins of roles, which the
 * whole server shares. No mail, no payment, no registry and no store of files is named.
 */
async function configOf(config: Config, scratch: Owners, folder: string): Promise<Config> {
  const [login, keeper] = [
    await rolePassword('authenticator', config),
    await rolePassword('vault_keeper', config),
  ];
  return readConfig({
    NODE_ENV: 'development',
    DEMO_SEED: 'off',
    SANDBOX_PAYMENTS: 'off',
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: addressOf(scratch.main, config.databaseUrl),
    VAULT_DATABASE_URL: addressOf(scratch.vault, config.vaultDatabaseUrl ?? config.databaseUrl),
    VAULT_KEY: (await readVaultKey(config)).toString('hex'),
    AUTHENTICATOR_PASSWORD: login.ask(),
    VAULT_KEEPER_PASSWORD: keeper.ask(),
  });
}

/** How the settings reach that database; the built-in server is reached through its socket. */
function addressOf({ host, port, user, database }: pg.PoolConfig, url: string | undefined): string {
  const name = encodeURIComponent(database ?? '');
  if (url)
    return url.replace(/^(\w+:\/\/[^/?#]*)(?:\/[^?#]*)?/, (_, server) => `${server}/${name}`);
  return `postgres://${user}@/${name}?${new URLSearchParams({ host: host ?? '', port: String(port) })}`;
}

/** It answers, and runs no job: nothing is sent, charged or erased. */
async function lookAtPages({ config, log }: Pick<Drilling, 'config' | 'log'>): Promise<void> {
  const product = await startProduct({ config, log, host: '127.0.0.1' }, 'web');
  const url = product.url.replace('localhost', '127.0.0.1');
  try {
    for (const path of ['/readyz', ...PAGES]) {
      const { status } = await fetch(url + path);
      if (status !== 200)
        throw new Error(`The product on the restored set answers ${status} at ${path}.`);
    }
  } finally {
    await product.stop();
  }
}

/** Every issued risk document with its files, every invoice, release and journal, as it was sealed. */
async function lookAtChains(
  { config, log }: Pick<Drilling, 'config' | 'log'>,
  owner: pg.PoolConfig,
) {
  const clock = createClock();
  const password = await rolePassword('authenticator', config);
  const database = await openDatabase({ owner, password, log, clock });
  try {
    const reports = await verifyChains({ database, clock, log }, chainsOf(database, config));
    const broken = reports.filter(({ faults }) => faults > 0).map(({ chain }) => chain);
    if (broken.length > 0)
      throw new Error(`Chains of the restored set are broken: ${broken.join(', ')}.`);
    return reports.reduce((all, { links }) => all + links, 0);
  } finally {
    await database.close();
  }
}
