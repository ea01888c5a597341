import type { PendingWork } from '#backend/room.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { SiteLends } from '#site/lends.ts';

/** What the area of staff needs of the outside world. */
export type StaffDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** Where links of mails lead. */
  readonly publicUrl: () => string;
  readonly site: Pick<SiteLends, 'recordLegalTexts'>;
  /** How much of each room awaits staff; with the rights of whoever asks. */
  readonly pendingWork: readonly PendingWork[];
};
