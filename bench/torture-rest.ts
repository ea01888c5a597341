import { randomUUID } from 'node:crypto';
import { fuzzRest } from '../tests/support/fuzz-rest.ts';
import { TEAM_ROWS, TEAM_TABLES } from '../tests/support/team-tables.ts';
import { startBackend } from './backend-process.ts';
import { torture } from './torment.ts';

/** Hostile queries to the table protocol: no fault, no error of syntax, memory that stays flat. */
export async function tortureRest(runs: number, seed: number): Promise<void> {
  const backend = await startBackend({ REST_SCHEMAS: 'public,personal', FAIR_USE: 'off' });
  try {
    await backend.pool.query(TEAM_TABLES);
    const key = await backend.tokenOf({ role: 'authenticated', sub: randomUUID() });
    await torture({ what: 'hostile queries', backend, runs, seed }, async (part) => {
      // What was inserted makes later answers longer: each part begins alike.
      await backend.pool.query(TEAM_ROWS);
      return fuzzRest(backend.url, { ...part, key });
    });
  } finally {
    await backend.stop();
  }
}
