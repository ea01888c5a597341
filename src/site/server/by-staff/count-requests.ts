import type { Tx } from '#platform/database/transaction.ts';
import { countNewRequests } from './requests.queries.ts';

/** How many requests await an answer; with the rights of whoever asks. */
export function countRequestWork(tx: Tx): Promise<number> {
  return countNewRequests(tx);
}
