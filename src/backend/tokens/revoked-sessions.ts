import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';

export type RevokedSessions = {
  has(sessionId: string): boolean;
  close(): Promise<void>;
};

type Deps = { readonly database: Database };

/** Longer than any access token lives. */
const REMEMBERED_MS = 2 * 3_600_000;
const PRUNED_EVERY = 10_000;

/**
 * Which sessions ended before their access tokens did, known in memory: signing out counts in every
 * process as soon as the database has told it, and no request asks for it.
 */
export async function openRevokedSessions({ database }: Deps): Promise<RevokedSessions> {
  const known = new Map<string, number>();

  function learn(sessionId: string): void {
    if (known.has(sessionId)) return;
    if (known.size % PRUNED_EVERY === 0) prune(known);
    known.set(sessionId, Date.now());
  }

  /** Reads them all: at the start, and after notifications may have been missed. */
  async function readAll(): Promise<void> {
    // Every process checks tokens, above any caller's rights.
    const rows = await database.asService((tx) =>
      tx.selectFrom('auth.revoked_sessions').select('session_id').execute(),
    );
    for (const { session_id } of rows) learn(session_id);
  }

  const stopListening = await database.listen('revoked_sessions', learn, () => {
    void readAll().catch(() => undefined);
  });
  await readAll();
  return {
    has: (sessionId) => known.has(sessionId),
    close: stopListening,
  };
}

function prune(known: Map<string, number>): void {
  const limit = Date.now() - REMEMBERED_MS;
  for (const [sessionId, learnedAt] of known) if (learnedAt < limit) known.delete(sessionId);
}

/** Erases what no living token can name any more. */
export async function forgetRevokedSessions({
  database,
  clock,
}: Deps & { clock: Clock }): Promise<void> {
  const limit = new Date(clock.now().getTime() - REMEMBERED_MS);
  // A timer is no caller: the service cleans up.
  await database.asService((tx) =>
    tx.deleteFrom('auth.revoked_sessions').where('revoked_at', '<', limit).execute(),
  );
}
