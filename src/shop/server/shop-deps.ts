import type { OwnFiles } from '#backend/storage/own-files.ts';
import type { Licence } from '#company/rules/licence.ts';
import type { Clock } from '#platform/clock.ts';
import type { ContentVersion } from '#platform/database/content-version.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { Limits } from '#platform/limits.ts';
import type { Log } from '#platform/log.ts';
import type { PaymentDoor } from '#platform/payments/payment-door.ts';
import type { PdfPrinter } from '#platform/pdf/pdf-printer.ts';
import type { SettingsReader } from '#platform/settings/settings-reader.ts';
import type { ShopWindow } from './shop-window.ts';

/** What the shop's use cases need of the outside world. */
export type ShopDeps = {
  readonly database: Database;
  readonly contentVersion: ContentVersion;
  readonly shopWindow: ShopWindow;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly log: Log;
  /** Where cards are charged; undefined where only transfers are accepted. */
  readonly cardDoor: PaymentDoor | undefined;
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
  /** Bytes that only this product can make of these words: what links of quotes carry. */
  readonly derive: (...words: string[]) => Buffer;
  /** Lent by the company. */
  readonly licences: LentLicences;
};

/** Licences of spaces, with the rights of the transaction. */
type LentLicences = {
  read(
    tx: Tx,
    companyId: string,
  ): Promise<
    | {
        readonly legalName: string;
        readonly siren: string;
        readonly kind: 'employer' | 'cse';
        /** Present employees. */
        readonly people: number;
        readonly licence: Licence;
      }
    | undefined
  >;
  /** Holds it until the transaction ends; undefined where the space is gone. */
  lock(tx: Tx, companyId: string): Promise<Licence | undefined>;
  change(tx: Tx, companyId: string, licence: Licence): Promise<void>;
};
