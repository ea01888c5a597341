import type { ParisDay } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import type { EditedPage } from '#basics/settings.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { ProductDetail } from '#shop/contract.ts';
import type { EvidenceFileType } from '#shop/rules/partner-evidence.ts';

type EvidenceFile = {
  readonly name: string;
  readonly type: EvidenceFileType;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/** What the use cases of staff need of the outside world. */
export type CmsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** A product as the shop shows it on that day; undefined where it shows nothing at the slug. */
  readonly shownProduct: (
    tx: Tx,
    at: { readonly slug: string; readonly language: Language; readonly day: ParisDay },
  ) => Promise<ProductDetail | undefined>;
  /** How much of other rooms awaits staff; each with the rights of whoever asks. */
  readonly countShopWork: (
    tx: Tx,
    at: { readonly now: Date; readonly today: ParisDay },
  ) => Promise<
    Record<
      | 'contestedOrders'
      | 'lateOrders'
      | 'returnsToTreat'
      | 'ordersToPrepare'
      | 'transfersToAttribute'
      | 'creditToDecide'
      | 'overduePayments'
      | 'applications'
      | 'evidenceToJudge'
      | 'partnerEvidence',
      number
    >
  >;
  readonly countRequestWork: (tx: Tx) => Promise<number>;
  readonly countCompanyWork: (tx: Tx) => Promise<number>;
  /** A file as the product reads it, above every rule. */
  readonly readFile: (
    bucket: string,
    name: string,
  ) => Promise<{ readonly bytes: Buffer; readonly contentType: string } | undefined>;
  /** Keeps the file of a partner's document, judged as what comes through their link. */
  readonly receiveEvidence: (file: EvidenceFile) => Promise<void>;
  /** Keeps a file of the product's own making. */
  readonly keepFile: (
    bucket: string,
    name: string,
    file: { readonly bytes: Buffer; readonly contentType: string },
  ) => Promise<void>;
  /** The texts of a page as they come with the product, and since when. */
  readonly shippedPageText: (page: EditedPage) => {
    readonly form: Readonly<Record<string, string>>;
    readonly day: ParisDay;
  };
  /** Adds a version of each legal text that a change has made another; with the service’s rights. */
  readonly keepLegalTexts: (tx: Tx) => Promise<void>;
};
