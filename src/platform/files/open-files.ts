import { join } from 'node:path';
import type { Config } from '../config.ts';
import { createDiskFiles } from './disk-files.ts';
import type { FileStore } from './file-store.ts';
import { createS3Files } from './s3-files.ts';

/** Where the bytes of files lie: the store of `S3_URL`, or a folder of the data directory. */
export function openFiles({ s3Url, dataDir }: Pick<Config, 's3Url' | 'dataDir'>): FileStore {
  return s3Url ? createS3Files(s3Url) : createDiskFiles(join(dataDir, 'files'));
}
