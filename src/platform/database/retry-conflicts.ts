import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const ATTEMPTS = 4;
const PAUSE_MS = 20;
/** serialization_failure and deadlock_detected: the transaction did nothing and may run again. */
const CONFLICTS = new Set(['40001', '40P01']);
/**
 * The second key of a company's rows, for references within the company. Who inserts the same new row at
 * the same instant as another meets it there, though `on conflict (id)` would have found it: PostgreSQL
 * looks at one index only before it writes. Run again, it finds it.
 */
const SAME_ROW = /_company_id_id_key$/;

/** Runs a whole transaction again when another one got in its way, four times at most. */
export async function retryConflicts<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (!isConflict(error) || attempt === ATTEMPTS) throw error;
      // Random, so that two transactions that met once do not meet again.
      await sleep(attempt * PAUSE_MS * (0.5 + Math.random()));
    }
  }
}

function isConflict(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    (CONFLICTS.has(error.code ?? '') || SAME_ROW.test(error.constraint ?? ''))
  );
}
