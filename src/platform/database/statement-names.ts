import pg from 'pg';

/** How many statements one connection keeps, the least used leaving first. */
const KEPT_EACH = 200;
/** Texts that were met once and get a name when they come again. */
const MET = 2_000;
/** What PostgreSQL plans and may keep; all else it only carries out. */
const PLANNED = /^\s*(?:select|insert|update|delete|merge|with)\b/i;

/** What the driver keeps beside its public face: the texts that the server knows by a name. */
type Parsed = { readonly parsedStatements: Record<string, string> };

/**
 * Names under which the connections of one pool keep statements, so that PostgreSQL reads each once.
 * In a caller's transaction each is still planned with its values (`plan_cache_mode` in `caller.ts`).
 */
export type StatementNames = {
  /**
   * The name for this statement from its second use on. The role is part of it: the same text is planned
   * anew whenever it meets the policies of another role.
   */
  nameOf(client: pg.PoolClient, role: string, text: string): string | undefined;
  /** Gives all statements new names if it was one of theirs that no longer fits the schema. */
  noteFailure(error: unknown, name: string): void;
};

export function createStatementNames(keptEach = KEPT_EACH): StatementNames {
  let generation = 0;
  let named = 0;
  const met = new Set<string>();
  const connections = new WeakMap<pg.PoolClient, Map<string, string>>();

  function wasMet(text: string): boolean {
    if (met.has(text)) return true;
    met.add(text);
    const [oldest] = met;
    if (met.size > MET && oldest !== undefined) met.delete(oldest);
    return false;
  }

  return {
    nameOf(client, role, text) {
      if (!PLANNED.test(text)) return undefined;
      const kept = connections.get(client) ?? new Map<string, string>();
      connections.set(client, kept);
      const key = `${generation} ${role} ${text}`;
      const present = kept.get(key);
      if (present === undefined && !wasMet(text)) return undefined;
      named += present === undefined ? 1 : 0;
      const name = present ?? `kept-${generation}-${named}`;
      // What was used last stands last.
      kept.delete(key);
      kept.set(key, name);
      if (kept.size > keptEach) forgetOldest(client, kept);
      return name;
    },
    noteFailure(error, name) {
      if (isStalePlan(error) && name.startsWith(`kept-${generation}-`)) generation += 1;
    },
  };
}

/** Closing leaves with the next statement, and is done even where the transaction has failed. */
function forgetOldest(client: pg.PoolClient, kept: Map<string, string>): void {
  const [oldest] = kept;
  if (!oldest) return;
  const [key, name] = oldest;
  kept.delete(key);
  client.connection.close({ type: 'S', name }, true);
  delete (client.connection as unknown as Parsed).parsedStatements[name];
}

/**
 * Whether a statement failed only because the schema is another one than when it was planned (what it
 * answers has other columns), or because the server forgot it. Its transaction may run again.
 */
export function isStalePlan(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  const { code, routine } = error;
  // The first code says of much else that it is not supported.
  return (code === '0A000' && routine === 'RevalidateCachedQuery') || code === '26000';
}
