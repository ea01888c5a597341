import type { Transaction } from 'kysely';
import type { DB } from '#platform/database/schema.gen.ts';
import { countNewRequests } from './requests.queries.ts';

/** How many requests await an answer; with the rights of whoever asks. */
export function countRequestWork(tx: Transaction<DB>): Promise<number> {
  return countNewRequests(tx);
}
