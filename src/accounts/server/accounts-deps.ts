import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Limits } from '#platform/limits.ts';
import type { PdfPrinter } from '#platform/pdf/pdf-printer.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import type { NotificationSpeaker } from '../rules/notifications.ts';

/** What the account's use cases need of the outside world. */
export type AccountsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly pdf: PdfPrinter;
  readonly supportEmail: () => Promise<string>;
  readonly publicUrl: () => string;
  /** What each room keeps about somebody, by its name, in the order in which it is erased. */
  readonly personalData: Readonly<Record<string, PersonalData>>;
  /** Rooms that tell people something, in their words. */
  readonly speakers: readonly NotificationSpeaker[];
};
