import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Limits } from '#platform/limits.ts';
import type { PdfPrinter } from '#platform/pdf/pdf-printer.ts';
import type { SettingsReader } from '#platform/settings/settings-reader.ts';

/** What the meter of gifts needs of the outside world. */
export type GiftsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly settings: SettingsReader;
  readonly pdf: PdfPrinter;
};
