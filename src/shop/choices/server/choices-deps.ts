import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Limits } from '#platform/limits.ts';
import type { PdfPrinter } from '#platform/pdf/pdf-printer.ts';

/** What the use cases of choosing need of the outside world. */
export type ChoicesDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly pdf: PdfPrinter;
  readonly publicUrl: () => string;
  /** A keyed hash that only this installation can compute, the same in every process. */
  readonly derive: (...parts: readonly string[]) => Buffer;
};
