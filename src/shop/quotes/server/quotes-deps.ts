import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Limits } from '#platform/limits.ts';
import type { PdfPrinter } from '#platform/pdf/pdf-printer.ts';
import type { SettingsReader } from '#platform/settings/settings-reader.ts';
import type { OrdersLends } from '#shop/orders/lends.ts';

/** What quotes need of the outside world, and of orders. */
export type QuotesDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly settings: SettingsReader;
  readonly pdf: PdfPrinter;
  /** The site’s address: mails and papers link to it. */
  readonly publicUrl: () => string;
  /** Bytes that only this product can make of these words. */
  readonly derive: (...words: string[]) => Buffer;
  /** Where staff are told of what needs a hand. */
  readonly staffEmail: () => Promise<string>;
  /** Where answers to our mails go. */
  readonly supportEmail: () => Promise<string>;
  readonly orders: OrdersLends;
};
