import fc from 'fast-check';
import { type HostileQuery, hostileQuery } from './hostile-queries.ts';

/** Text searches have a language of their own, and the same code for its errors. */
const OF_A_SEARCH = /in ts(query|vector)|no escaped character/;
const BATCH = 500;
const AT_ONCE = 8;

export type Fuzzed = {
  /** How many answers had each status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Answers that must not be: faults of the server, and errors of syntax in a statement. */
  readonly faults: readonly string[];
};

/**
 * Sends hostile queries to a server's table protocol, the same ones for the same seed.
 * @param key of the caller who sends them
 */
export async function fuzzRest(
  url: string,
  { runs, seed, key }: { runs: number; seed: number; key: string },
): Promise<Fuzzed> {
  const statuses = new Map<number, number>();
  const faults: string[] = [];

  async function send(query: HostileQuery): Promise<void> {
    const { method, address, headers, body } = query;
    const response = await fetch(`${url}/rest/v1/${address}`, {
      method,
      headers: { ...headers, authorization: `Bearer ${key}` },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    const isSyntax = text.includes('"code":"42601"') && !OF_A_SEARCH.test(text);
    const isOpen = response.headers.get('access-control-allow-origin') === '*';
    if (response.status >= 500 || isSyntax || !isOpen) {
      faults.push(`${response.status} ${text.slice(0, 300)}\n  ${JSON.stringify(query)}`);
    }
  }

  for (let done = 0; done < runs; done += BATCH) {
    const numRuns = Math.min(BATCH, runs - done);
    const queries = fc.sample(hostileQuery, { numRuns, seed: seed + done });
    const senders = Array.from({ length: AT_ONCE }, async (_, sender) => {
      for (let at = sender; at < queries.length; at += AT_ONCE) {
        const query = queries[at];
        if (query) await send(query);
      }
    });
    await Promise.all(senders);
  }
  return { statuses, faults };
}
