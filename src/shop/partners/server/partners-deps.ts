import type { OwnFiles } from '#backend/storage/own-files.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Limits } from '#platform/limits.ts';

/** What partners need of the outside world. */
export type PartnersDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  /** The site’s address: mails and papers link to it. */
  readonly publicUrl: () => string;
  /** Keeps a file in a bucket, for people who have no rights there. */
  readonly receiveFile: OwnFiles['receive'];
  /** Where staff are told of what needs a hand. */
  readonly staffEmail: () => Promise<string>;
  /** Where answers to our mails go. */
  readonly supportEmail: () => Promise<string>;
};
