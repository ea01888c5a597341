import { AsyncLocalStorage } from 'node:async_hooks';

/** Which connections work uses: of pages, functions and accounts; of tables and files; of jobs. */
export type Lane = 'pages' | 'tables' | 'jobs';

/** For whom something is done. */
export type Asker = {
  readonly lane: Lane;
  /** A person, or the network of a visitor; undefined for the product itself, which nobody limits. */
  readonly who: string | undefined;
  /** Told how long statements on tables and files took, in milliseconds. */
  readonly spend?: (ms: number) => void;
};

const THE_PRODUCT: Asker = { lane: 'pages', who: undefined };

const askers = new AsyncLocalStorage<Asker>();

/**
 * For whom the present work is done, wherever it ends up: what is scarce (connections, the printer,
 * the work on images) is shared out between askers, not between requests.
 */
export const currentAsker = (): Asker => askers.getStore() ?? THE_PRODUCT;

/** Does `work` for this asker. */
export const asAsker = <T>(asker: Asker, work: () => T): T => askers.run(asker, work);

const holders = new AsyncLocalStorage<true>();

/**
 * Whether the present work holds a connection. It waits for nothing that others have begun: they may wait for
 * the connection that it holds.
 */
export const holdsConnection = (): boolean => holders.getStore() ?? false;

/** Does `work`, which holds a connection. */
export const whileHolding = <T>(work: () => T): T => holders.run(true, work);
