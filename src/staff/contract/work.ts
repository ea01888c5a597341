import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { count, nothing } from '../shapes.ts';

/** What awaits staff today, by what it is. */
export const readWork = contract('read-work', {
  access: 'see-work',
  input: nothing,
  output: z.object({
    contestedOrders: count,
    lateOrders: count,
    /** With an exchange that is to be judged, or to be replaced. */
    returnsToTreat: count,
    ordersToPrepare: count,
    transfersToAttribute: count,
    creditToDecide: count,
    overduePayments: count,
    requests: count,
    /** Spaces to be verified, or that came with the SIREN of another. */
    companiesToVerify: count,
    applications: count,
    evidenceToJudge: count,
    /** That ends within thirty days, or has ended. */
    partnerEvidence: count,
    itemEvidence: count,
    /** On sale with items of a suspended partner, or with evidence that has ended. */
    productsToCheck: count,
    lowStock: count,
    failingMails: count,
    failingJobs: count,
    /** Links of chains that are not as they were, by the last check. */
    alteredRecords: count,
    /** The call came through a proxy that TRUSTED_PROXIES does not count. */
    isProxyUnbelieved: z.boolean(),
  }),
});
export type ReadWork = typeof readWork;
