import type { OutputOf } from '#basics/contract.ts';
import type { Clock } from '#platform/clock.ts';
import type { ContentVersion } from '#platform/database/content-version.ts';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log.ts';
import type { PaymentDoor } from '#platform/payments/payment-door.ts';
import type { PdfPrinter } from '#platform/pdf/pdf-printer.ts';
import type { VersionedCache } from '#platform/versioned-cache.ts';
import type { ListProducts } from '../contract.ts';

/** What the shop's use cases need of the outside world. */
export type ShopDeps = {
  readonly database: Database;
  readonly contentVersion: ContentVersion;
  /** Lists of products shown to guests, kept while the public content stays as it is. */
  readonly shopWindow: VersionedCache<OutputOf<ListProducts>>;
  readonly clock: Clock;
  readonly log: Log;
  /** Where cards are charged; undefined where only transfers are accepted. */
  readonly cardDoor: PaymentDoor | undefined;
  /** The site's address: pay pages return to it, mails link to it. */
  readonly publicUrl: () => string;
  /** The account that transfers go to. */
  readonly bankAccount: BankAccount;
  /** Where staff are told of what needs a hand. */
  readonly staffEmail: string;
  /** Where buyers' answers go. */
  readonly supportEmail: string;
  /** Who sells, as quotes name them. */
  readonly seller: Seller;
  readonly pdf: Pick<PdfPrinter, 'print'>;
  /** Bytes that only this product can make of these words: what links of quotes carry. */
  readonly derive: (...words: string[]) => Buffer;
};

export type Seller = {
  readonly name: string;
  readonly address: string;
  /** Where it is registered, with its SIREN. */
  readonly registry: string;
  readonly capitalCents: number;
  readonly vatNumber: string;
  readonly phone: string;
  readonly email: string;
};

export type BankAccount = {
  readonly beneficiary: string;
  readonly iban: string;
  readonly bic: string;
};
