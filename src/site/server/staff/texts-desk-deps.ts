import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { SiteLends } from '../../lends.ts';

/** What writing the texts of pages needs of the outside world. */
export type TextsDeskDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly site: SiteLends;
};
