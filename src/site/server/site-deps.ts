import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Limits } from '#platform/limits.ts';
import type { PdfPrinter } from '#platform/pdf/pdf-printer.ts';
import type { SettingsReader } from '#platform/settings/settings-reader.ts';

/** What the site's use cases need of the outside world. */
export type SiteDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly settings: SettingsReader;
  readonly pdf: PdfPrinter;
  readonly publicUrl: () => string;
  /** Whether cards are paid at Stripe, which the privacy policy then names. */
  readonly hasStripe: boolean;
  /** Where staff are told of what needs a hand. */
  readonly staffEmail: () => Promise<string>;
  /** Where visitors' answers go. */
  readonly supportEmail: () => Promise<string>;
};
