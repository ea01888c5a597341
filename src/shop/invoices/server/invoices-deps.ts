import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log.ts';
import type { PdfPrinter } from '#platform/pdf/pdf-printer.ts';
import type { SettingsReader } from '#platform/settings/settings-reader.ts';
import type { OrdersLends } from '#shop/orders/lends.ts';

/** What invoices need of the outside world. */
export type InvoicesDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly pdf: PdfPrinter;
  readonly settings: SettingsReader;
  /** Transfers name orders by their invoices too. */
  readonly orders: Pick<OrdersLends, 'papers'>;
  readonly publicUrl: () => string;
  /** Where staff are told of a document that is not handed out. */
  readonly staffEmail: () => Promise<string>;
  /** Where buyers' answers go. */
  readonly supportEmail: () => Promise<string>;
};
