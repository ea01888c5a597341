import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Log } from '#platform/log.ts';
import type { Identify } from '../call.ts';
import type { Derive } from '../tokens/secrets.ts';

export type StorageDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly identify: Identify;
  /** Signs addresses. */
  readonly derive: Derive;
  readonly files: FileStore;
  /** A folder of this machine, for files while they arrive. */
  readonly arrivals: string;
};
