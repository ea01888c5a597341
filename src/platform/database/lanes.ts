import { performance } from 'node:perf_hooks';
import { Kysely } from 'kysely';
import type pg from 'pg';
import { type Asker, currentAsker, holdsConnection, type Lane, whileHolding } from '../asker.ts';
import { createFairShare, type FairShare } from '../fair-share.ts';
import { pipelinedDialect } from './pipelined-driver.ts';
import type { DB } from './schema.gen.ts';

/**
 * Connections of one process. What one lane does, another never waits for: whoever fills the table
 * protocol with slow questions leaves pages, sign-in, jobs and probes alone.
 */
export const LANES = {
  /** Of pages, functions and accounts: POOL_SIZE itself. */
  pages: (poolSize: number) => poolSize,
  tables: (poolSize: number) => Math.max(2, Math.ceil(poolSize * 0.6)),
  /** Of each lane of jobs two run at once. */
  jobs: () => 6,
} satisfies Record<Lane, (poolSize: number) => number>;

/**
 * Connections of a lane that one asker may hold, of six or ten: the next one finds a connection, and the
 * processor of the database is not theirs alone.
 */
const CONNECTIONS_EACH = 2;
/** For those who hold one and need a second: where all are held, these are what they go on with. */
const SECOND_CONNECTIONS = 2;
const WAITING_EACH = 200;
const WAITING = 2_000;
const LONGEST_WAIT_MS = 10_000;

type Opened = { readonly db: Kysely<DB>; readonly share: FairShare };

export type Lanes = {
  /** Runs a transaction of the present asker, on the connections of its lane. @throws TooBusy */
  run<T>(transaction: (db: Kysely<DB>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** @param open a pool of pipelined clients with that many connections */
export function openLanes(poolSize: number, open: (connections: number) => pg.Pool): Lanes {
  const lanes: Record<Lane, Opened> = {
    pages: openLane(LANES.pages(poolSize), open),
    tables: openLane(LANES.tables(poolSize), open),
    jobs: openLane(LANES.jobs(), open),
  };
  return {
    run(transaction) {
      const asker = currentAsker();
      const { db, share } = lanes[asker.lane];
      // Whoever holds a connection already gets a second one at once: waiting, both would stand still.
      if (holdsConnection()) return transaction(db);
      return share.run(asker.who, () => whileHolding(() => timed(asker, () => transaction(db))));
    },
    async close() {
      await Promise.all(Object.values(lanes).map(({ db }) => db.destroy()));
    },
  };
}

async function timed<T>({ lane, spend }: Asker, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    if (lane === 'tables') spend?.(performance.now() - began);
  }
}

function openLane(connections: number, open: (connections: number) => pg.Pool): Opened {
  return {
    db: new Kysely<DB>({ dialect: pipelinedDialect(open(connections + SECOND_CONNECTIONS)) }),
    share: createFairShare({
      places: connections,
      placesEach: CONNECTIONS_EACH,
      waitingEach: WAITING_EACH,
      waiting: WAITING,
      longestWaitMs: LONGEST_WAIT_MS,
    }),
  };
}
