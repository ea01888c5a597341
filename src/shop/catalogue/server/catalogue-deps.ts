import type { Clock } from '#platform/clock.ts';
import type { ContentVersion } from '#platform/database/content-version.ts';
import type { Database } from '#platform/database/database.ts';
import type { Limits } from '#platform/limits.ts';
import type { PdfPrinter } from '#platform/pdf/pdf-printer.ts';
import type { SettingsReader } from '#platform/settings/settings-reader.ts';
import type { ShopWindow } from './shop-window.ts';

/** What the catalogue needs of the outside world. */
export type CatalogueDeps = {
  readonly database: Database;
  readonly contentVersion: ContentVersion;
  readonly shopWindow: ShopWindow;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly pdf: PdfPrinter;
  readonly settings: SettingsReader;
  /** The site’s address: mails and papers link to it. */
  readonly publicUrl: () => string;
};
