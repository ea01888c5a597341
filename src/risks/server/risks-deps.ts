import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Limits } from '#platform/limits.ts';
import type { Log } from '#platform/log.ts';
import type { PdfPrinter } from '#platform/pdf/pdf-printer.ts';
import type { TimestampAuthority } from '#platform/timestamps/timestamp-authority.ts';

/** What the risk document and alerts need of the outside world. */
export type RisksDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly log: Log;
  readonly pdf: PdfPrinter;
  /** Who stamps issued versions; undefined where nobody is asked. */
  readonly timestamps: TimestampAuthority | undefined;
  readonly publicUrl: () => string;
  /** A keyed hash that only this installation can compute, the same in every process. */
  readonly derive: (...parts: readonly string[]) => Buffer;
};
