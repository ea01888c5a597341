import type { Language } from '#basics/language.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { Limits } from '#platform/limits.ts';
import type { PdfPrinter } from '#platform/pdf/pdf-printer.ts';
import type { DataWords } from '../rules/readable-data.ts';

/** Somebody whose data a room keeps: their account, and their address once they have proven it. */
export type DataSubject = { readonly userId: string; readonly email: string | null };

/** What a room does for the rights of a person over their data. */
export type PersonalData = {
  /** Everything the room keeps about them, readable by a program. */
  readonly collect: (tx: Tx, subject: DataSubject) => Promise<unknown>;
  /**
   * Erases it, but for what the law asks to keep.
   * @throws Refusal conflict where somebody else would be harmed, and nothing is erased anywhere
   */
  readonly erase: (tx: Tx, subject: DataSubject) => Promise<void>;
  /** What it calls what it keeps. */
  readonly words: Readonly<Record<Language, DataWords>>;
};

/** What the account's use cases need of the outside world. */
export type AccountsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly pdf: PdfPrinter;
  readonly supportEmail: () => Promise<string>;
  /** By room; `app` knows them all. */
  readonly personalData: Readonly<Record<string, PersonalData>>;
};
