import { invoiceChain } from '#invoices/server/invoice-chain.ts';
import { releaseChain } from '#listening/server/release-chain.ts';
import type { Chains } from '#platform/chains.ts';
import type { Database } from '#platform/database/database.ts';
import { duerpChain } from '#risks/server/duerp-chain.ts';

/** Everything that is told, issued or numbered once and for ever, by room. */
export function chainsOf(database: Database): Chains {
  return {
    releases: () => releaseChain({ database }),
    duerp: () => duerpChain({ database }),
    invoices: () => invoiceChain({ database }),
  };
}
