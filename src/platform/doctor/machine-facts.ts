import { statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { readDrillRecord } from '../backup/drill-record.ts';
import { newestSet } from '../backup/newest-set.ts';
import type { Config } from '../config.ts';
import { type Fact, ok, warning } from './fact.ts';

const NODE_NEEDED = 24;
export const GIGABYTE = 1_000_000_000;
const BACKUP_EVERY_HOURS = 26;
const HOUR_MS = 3_600_000;
const DRILL_EVERY_DAYS = 35;
const DAY_MS = 24 * HOUR_MS;

/** Of the machine that this process runs on. */
export async function machineFacts(config: Config): Promise<readonly Fact[]> {
  const now = Date.now();
  return [
    nodeFact(),
    await diskFact(config),
    ...(await backupFacts(config, now)),
    ...(await drillFacts(config, now)),
  ];
}

function nodeFact(): Fact {
  const major = Number(process.versions.node.split('.')[0]);
  return major >= NODE_NEEDED
    ? ok('node', process.versions.node)
    : warning('node', `${process.versions.node}: ${NODE_NEEDED} is what everything was tried with`);
}

async function diskFact({ dataDir }: Pick<Config, 'dataDir'>): Promise<Fact> {
  const free = await freeBytes(dataDir);
  const words = `${(free / GIGABYTE).toFixed(1)} GB free in DATA_DIR`;
  return free < GIGABYTE
    ? warning('disk', `${words}: files and mails stop when it is full`)
    : ok('disk', words);
}

/** Of the folder, or of the first one above it that is there. */
export async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(folder) === folder)
      throw error;
    return freeBytes(dirname(folder));
  }
}

/** Where we take them: others keep a record of their own. */
export async function backupFacts(
  { backupDir, backupRecipients }: Pick<Config, 'backupDir' | 'backupRecipients'>,
  now: number,
): Promise<readonly Fact[]> {
  if (backupRecipients.length === 0) return [];
  const taken = await newestSet(backupDir);
  if (!taken)
    return [
      warning('backup', 'none in BACKUP_DIR: run "npm run backup", and each night from then on'),
    ];
  const hours = Math.floor((now - taken.getTime()) / HOUR_MS);
  return [
    hours < BACKUP_EVERY_HOURS
      ? ok('backup', `${hours} h old`)
      : warning(
          'backup',
          `the newest set in BACKUP_DIR is ${hours} h old: see why the nightly one was not taken`,
        ),
  ];
}

/** A set that nobody has restored yet may be none. */
async function drillFacts(
  { backupDir, backupRecipients }: Pick<Config, 'backupDir' | 'backupRecipients'>,
  now: number,
): Promise<readonly Fact[]> {
  const last = await readDrillRecord(backupDir);
  if (backupRecipients.length === 0 || !(await newestSet(backupDir))) return [];
  const days = last && Math.floor((now - Date.parse(last.at)) / DAY_MS);
  if (days !== undefined && days < DRILL_EVERY_DAYS) return [ok('drill', `${days} days ago`)];
  const words =
    days === undefined ? 'no set was ever restored' : `the last one was ${days} days ago`;
  return [warning('drill', `${words}: run "npm run drill" each month`)];
}

/** A product that runs here already has it: that is no fault. */
export async function portFact(port: number): Promise<Fact> {
  const server = createServer();
  const isFree = await new Promise<boolean>((done) => {
    server.once('error', () => done(false));
    server.listen(port, () => done(true));
  });
  await new Promise((done) => (isFree ? server.close(done) : done(undefined)));
  return isFree
    ? ok('port', `${port} is free`)
    : warning('port', `${port} is taken: by the product, if it runs; else set PORT`);
}
