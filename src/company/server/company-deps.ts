import type { Language } from '#basics/language.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { PdfPrinter } from '#platform/pdf/pdf-printer.ts';

/** What the company space's use cases need of the outside world. */
export type CompanyDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly pdf: PdfPrinter;
  readonly publicUrl: () => string;
  /** A keyed hash that only this installation can compute, the same in every process. */
  readonly derive: (...parts: readonly string[]) => Buffer;
  /** Makes what signs in the holder of this address, for whoever has just proven to be it. */
  readonly issueSignIn: (email: string, language: Language) => Promise<string>;
};
