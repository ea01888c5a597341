import type { Language } from '#basics/language.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Limits } from '#platform/limits.ts';
import type { PdfPrinter } from '#platform/pdf/pdf-printer.ts';
import type { CompanyRegistry } from '#platform/registry/company-registry.ts';

/** What the company space's use cases need of the outside world. */
export type CompanyDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly pdf: PdfPrinter;
  /** The public directory of companies; undefined where it is not asked. */
  readonly registry: CompanyRegistry | undefined;
  readonly publicUrl: () => string;
  /** A keyed hash that only this installation can compute, the same in every process. */
  readonly derive: (...parts: readonly string[]) => Buffer;
  /** Makes what signs in the holder of this address, for whoever has just proven to be it. */
  readonly issueSignIn: (email: string, language: Language) => Promise<string>;
};
