import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Limits } from '#platform/limits.ts';

/** What requests of visitors need of the outside world. */
export type RequestsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly publicUrl: () => string;
  /** Where staff are told of what needs a hand. */
  readonly staffEmail: () => Promise<string>;
  /** Where visitors' answers go. */
  readonly supportEmail: () => Promise<string>;
};
