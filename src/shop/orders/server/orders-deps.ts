import type { OwnFiles } from '#backend/storage/own-files.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Limits } from '#platform/limits.ts';
import type { Log } from '#platform/log.ts';
import type { PaymentProvider } from '#platform/payments/payment-provider.ts';
import type { SandboxProvider } from '#platform/payments/sandbox-provider.ts';
import type { PdfPrinter } from '#platform/pdf/pdf-printer.ts';
import type { SettingsReader } from '#platform/settings/settings-reader.ts';
import type { VatNumberRegistry } from '#platform/vies/vat-number-registry.ts';
import type { CatalogueLends } from '#shop/catalogue/lends.ts';
import type { OrderGuards, OrderPapers } from '../lends.ts';

/** What orders need of the outside world, of the catalogue, and of rooms that guard them. */
export type OrdersDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly log: Log;
  /** Where cards are charged; undefined where only transfers are accepted. */
  readonly cardPayments: PaymentProvider | undefined;
  /** Play money, where cards are none: it tells what its pay page was told. */
  readonly sandbox: Pick<SandboxProvider, 'notify'> | undefined;
  /** Whether what is ordered without being paid is limited. */
  readonly hasOrderLimits: boolean;
  /** The site's address: pay pages return to it, mails link to it. */
  readonly publicUrl: () => string;
  /** Keeps a file in a bucket, for people who have no rights there. */
  readonly receiveFile: OwnFiles['receive'];
  /** What staff decided: the account that transfers go to, among others. */
  readonly settings: SettingsReader;
  /** Where staff are told of what needs a hand. */
  readonly staffEmail: () => Promise<string>;
  readonly pdf: PdfPrinter;
  /** Where buyers' answers go. */
  readonly supportEmail: () => Promise<string>;
  /** Bytes that only this product can make of these words: whose unpaid orders count together. */
  readonly derive: (...words: string[]) => Buffer;
  /** VIES; undefined where it is not asked. */
  readonly vatNumbers: VatNumberRegistry | undefined;
  readonly catalogue: Pick<CatalogueLends, 'findSoldProducts' | 'soldInWindow'>;
  /** What rooms have to say of an order before it is written. */
  readonly guards: OrderGuards;
  /** What rooms issue of an order under a number of its own. */
  readonly papers: OrderPapers;
};
