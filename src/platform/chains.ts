import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Log } from './log.ts';

/** A link of a chain, as it was found when it was recomputed. */
export interface CheckedLink {
  /** Undefined for what is no company’s. */
  readonly companyId: string | undefined;
  /** By what people know it: a Monday, a number. */
  readonly subject: string;
  readonly isSound: boolean;
}

/** By the name of each chain, its links one after the other. */
export type Chains = Readonly<Record<string, () => AsyncIterable<CheckedLink>>>;

export interface ChainReport {
  readonly chain: string;
  readonly links: number;
  readonly faults: number;
  /** The first ones that are not as they were. */
  readonly broken: readonly Pick<CheckedLink, 'companyId' | 'subject'>[];
}

const MOST_NAMED = 20;

/**
 * Recomputes every link of every chain. What is not as it was is logged, and kept until it is found in order
 * again: staff and owners are told of it once.
 */
export async function verifyChains(
  { database, clock, log }: { database: Database; clock: Clock; log: Log },
  chains: Chains,
): Promise<ChainReport[]> {
  const reports: ChainReport[] = [];
  for (const [chain, links] of Object.entries(chains)) {
    const startedAt = clock.now();
    const broken: CheckedLink[] = [];
    let count = 0;
    let faults = 0;
    const named = new Set<string>();
    for await (const link of links()) {
      count += 1;
      const { companyId, subject } = link;
      const name = `${companyId} ${subject}`;
      // What is compared in several ways may fail in several: it is one fault.
      if (link.isSound || named.has(name)) continue;
      named.add(name);
      faults += 1;
      if (broken.length < MOST_NAMED) broken.push(link);
      await reportFault({ database, log }, chain, { companyId, subject, at: startedAt });
    }
    // A timer is no caller: the service forgets what it finds no more.
    await database.asService((tx) => forgetMended(tx, chain, startedAt));
    log.info({ chain, links: count, faults }, 'a chain was verified');
    reports.push({ chain, links: count, faults, broken });
  }
  return reports;
}

type Fault = Pick<CheckedLink, 'companyId' | 'subject'> & { readonly at: Date };

/** Whoever meets a link that is not as it was, at night or at its door, says so where it is seen. */
export async function reportFault(
  { database, log }: { database: Database; log: Pick<Log, 'error'> },
  chain: string,
  fault: Fault,
): Promise<void> {
  const { companyId, subject } = fault;
  log.error({ chain, companyId, subject }, 'a link of a chain is not as it was');
  // Faults are nobody's to write: the service keeps them.
  await database.asService((tx) => keepFault(tx, chain, fault));
}

async function keepFault(tx: Tx, chain: string, { companyId, subject, at }: Fault): Promise<void> {
  // An intruder may have written of a company that is not there: that is a fault of nobody’s, kept all the same.
  const known = sql<
    string | null
  >`(select id from public.companies where id = ${companyId ?? null}::uuid)`;
  await tx
    .insertInto('chain_faults')
    .values({ chain, company_id: known, subject, found_at: at, seen_at: at })
    .onConflict((same) =>
      same.columns(['chain', 'company_id', 'subject']).doUpdateSet({ seen_at: at }),
    )
    .execute();
}

async function forgetMended(tx: Tx, chain: string, before: Date): Promise<void> {
  await tx
    .deleteFrom('chain_faults')
    .where('chain', '=', chain)
    .where('seen_at', '<', before)
    .execute();
}

/** How many links are not as they were, by the last check. */
export async function countChainFaults(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from chain_faults`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Whether the last check found the chain in order: that of the house, or of one company. */
export async function isChainSound(tx: Tx, chain: string, companyId?: string): Promise<boolean> {
  const { rows } = await sql<{ is_sound: boolean }>`
    select not exists (select from public.chain_faults where chain = ${chain}
      and company_id is not distinct from ${companyId ?? null}::uuid) as is_sound`.execute(tx);
  return rows[0]?.is_sound === true;
}
