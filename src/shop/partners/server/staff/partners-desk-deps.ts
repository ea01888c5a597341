import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { PartnersLends } from '../../lends.ts';

/** What deciding on partners needs of the outside world. */
export type PartnersDeskDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly partners: PartnersLends;
};
