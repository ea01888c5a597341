import { randomUUID } from 'node:crypto';
import { access, constants } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { readDrillRecord } from '#platform/backup/drill-record.ts';
import { newestSet } from '#platform/backup/newest-set.ts';
import type { Config } from '#platform/config.ts';
import { backupFacts, freeBytes, GIGABYTE } from '#platform/doctor/machine-facts.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { openFiles } from '#platform/files/open-files.ts';
import type { JobState } from '#platform/jobs/job-state.ts';

export const PARTS = ['queue', 'jobs', 'mail', 'files', 'disk', 'backup', 'chains'] as const;

/** Something that does not work as it should, while the rest goes on. Nobody's data is in its words. */
export type Trouble = { readonly part: (typeof PARTS)[number]; readonly why: string };

const LONGEST_WAIT_SECONDS = 600;
/** Lists of 50,000 lines and papers of whole years take minutes. */
const LONGEST_RUN_SECONDS = 3_600;
const ANSWERS_WITHIN_MS = 5_000;

/** @param state undefined where the queue does not answer */
export function troublesOfJobs(state: JobState | undefined): readonly Trouble[] {
  if (!state) return [{ part: 'queue', why: 'does not answer' }];
  const { oldestDueSeconds, longestRunningSeconds, failingMails, givenUp } = state;
  const found: (Trouble | false)[] = [
    oldestDueSeconds > LONGEST_WAIT_SECONDS && {
      part: 'queue',
      why: `a job that is due has waited for ${oldestDueSeconds} s`,
    },
    longestRunningSeconds > LONGEST_RUN_SECONDS && {
      part: 'queue',
      why: `a job has run for ${longestRunningSeconds} s`,
    },
    givenUp > 0 && { part: 'jobs', why: `${givenUp} are tried no more` },
    failingMails > 0 && { part: 'mail', why: `${failingMails} have failed five times` },
  ];
  return found.filter((each) => each !== false);
}

/** Of what is around the process: the store of files, the disk, backups. */
export function troublesAround(config: Config): () => Promise<readonly Trouble[]> {
  const files = openFiles(config);
  return async () => {
    const [isThere, free, backups] = await Promise.all([
      answers(files, config),
      freeBytes(config.dataDir).catch(() => 0),
      backupFacts(config, Date.now()).catch(() => []),
    ]);
    const found: (Trouble | false)[] = [
      !isThere && { part: 'files', why: 'the store does not answer' },
      free < GIGABYTE && { part: 'disk', why: 'less than 1 GB is free in DATA_DIR' },
      ...backups
        .filter(({ state }) => state !== 'ok')
        .map(({ words }): Trouble => ({ part: 'backup', why: words })),
    ];
    return found.filter((each) => each !== false);
  };
}

export type CopiesTaken = { readonly backup: Date | undefined; readonly drill: Date | undefined };

/** As the folder of sets tells it; never rejects. */
export function copiesTaken({ backupDir }: Pick<Config, 'backupDir'>): () => Promise<CopiesTaken> {
  return async () => {
    const drill = await readDrillRecord(backupDir);
    return {
      backup: await newestSet(backupDir).catch(() => undefined),
      drill: drill && new Date(drill.at),
    };
  };
}

/** Asked for what nobody keeps, a store that works says that there is none. */
async function answers(
  files: Pick<FileStore, 'read'>,
  { s3Url, dataDir }: Config,
): Promise<boolean> {
  const asked = files.read(randomUUID()).then(async () => {
    if (!s3Url) await access(dataDir, constants.W_OK);
    return true;
  });
  return Promise.race([asked, sleep(ANSWERS_WITHIN_MS, false, { ref: false })]).catch(() => false);
}
