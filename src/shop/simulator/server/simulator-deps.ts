import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Limits } from '#platform/limits.ts';
import type { PdfPrinter } from '#platform/pdf/pdf-printer.ts';
import type { SettingsReader } from '#platform/settings/settings-reader.ts';
import type { CatalogueLends } from '#shop/catalogue/lends.ts';

/** What the simulator’s papers need of the outside world. */
export type SimulatorDeps = {
  readonly clock: Clock;
  readonly database: Database;
  readonly limits: Limits;
  readonly settings: SettingsReader;
  readonly pdf: PdfPrinter;
  /** The site’s address: mails and papers link to it. */
  readonly publicUrl: () => string;
  readonly catalogue: Pick<CatalogueLends, 'listProducts'>;
};
