import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const ATTEMPTS = 4;
const PAUSE_MS = 20;
/** serialization_failure and deadlock_detected: the transaction did nothing and may run again. */
const CONFLICTS = new Set(['40001', '40P01']);

/** Runs a whole transaction again when another one got in its way, four times at most. */
export async function retryConflicts<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      const isConflict = error instanceof pg.DatabaseError && CONFLICTS.has(error.code ?? '');
      if (!isConflict || attempt === ATTEMPTS) throw error;
      // Random, so that two transactions that met once do not meet again.
      await sleep(attempt * PAUSE_MS * (0.5 + Math.random()));
    }
  }
}
