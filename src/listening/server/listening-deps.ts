import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Limits } from '#platform/limits.ts';

/** What those need who show what is told: answers are not within their reach. */
export type ListeningDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly publicUrl: () => string;
  /** A keyed hash that only this installation can compute, the same in every process. */
  readonly derive: (...parts: readonly string[]) => Buffer;
};
