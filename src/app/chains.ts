import type { Room } from '#backend/room.ts';
import { COMPANY_JOURNAL } from '#company/server/journal-chain.ts';
import { releaseChain } from '#listening/server/release-chain.ts';
import { type Chains, verifyChains } from '#platform/chains.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { sealedChain } from '#platform/sealed-chain.ts';
import { RISK_JOURNAL } from '#risks/server/changes-chain.ts';
import { duerpChain } from '#risks/server/duerp-chain.ts';
import { invoiceChain } from '#shop/invoices/server/invoice-chain.ts';
import { STAFF_JOURNAL } from '#staff/server/journal/journal-chain.ts';
import type { ServerParts } from './open-application.ts';

/** Everything that is told, issued or numbered once and for ever, by room. */
export function chainsOf(database: Database, { timestamps }: Pick<Config, 'timestamps'>): Chains {
  return {
    releases: () => releaseChain({ database }),
    duerp: () => duerpChain({ database, trusted: timestamps?.trusted }),
    invoices: () => invoiceChain({ database }),
    'company-journal': () => sealedChain(database, COMPANY_JOURNAL),
    'risk-journal': () => sealedChain(database, RISK_JOURNAL),
    'staff-journal': () => sealedChain(database, STAFF_JOURNAL),
  };
}

/** Every night all of them are recomputed. */
export function nightlyCheck({ config, database, clock, log }: ServerParts): Room {
  const run = () => verifyChains({ database, clock, log }, chainsOf(database, config));
  return { name: 'chains', jobs: [{ name: 'verify-chains', run, cron: '30 3 * * *' }] };
}
