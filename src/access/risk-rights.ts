import type { Tx } from '#platform/database/transaction.ts';
import { refuseAllBut, refuseUnlessKept } from './refuse-all-but.ts';

export const KEEPERS: readonly string[] = ['owner', 'hr', 'prevention'];

/** Who reads the risk document as it is being kept. @throws Refusal forbidden */
export function refuseUnlessReader(tx: Tx, companyId: string): Promise<void> {
  return refuseAllBut(tx, companyId, [...KEEPERS, 'cse']);
}

/** Who writes it, while the licence runs. @throws Refusal forbidden */
export function refuseUnlessWriter(tx: Tx, companyId: string): Promise<void> {
  return refuseUnlessKept(tx, companyId, KEEPERS);
}

/** Who issues versions, in the employer's name. @throws Refusal forbidden */
export function refuseUnlessIssuer(tx: Tx, companyId: string): Promise<void> {
  return refuseUnlessKept(tx, companyId, ['owner', 'hr']);
}
