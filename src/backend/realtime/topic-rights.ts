import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Caller, takeRole } from '#platform/database/caller.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tx } from '#platform/database/transaction.ts';

const EXTENSIONS = ['broadcast', 'presence'] as const;
type Extension = (typeof EXTENSIONS)[number];

/** What somebody may do on a topic. */
export type TopicRights = {
  readonly listens: ReadonlySet<Extension>;
  readonly speaks: ReadonlySet<Extension>;
};

/** On a public topic everybody does everything. */
export const EVERYTHING: TopicRights = {
  listens: new Set(EXTENSIONS),
  speaks: new Set(EXTENSIONS),
};

/** Where there are no public topics. */
export const NOTHING: TopicRights = { listens: new Set(), speaks: new Set() };

class Undone extends Error {
  readonly rights: TopicRights;

  constructor(rights: TopicRights) {
    super('asked, and undone');
    this.rights = rights;
  }
}

/** Asks the policies on `realtime.messages` what this caller may do on a private topic. */
export async function readTopicRights(
  database: Database,
  caller: Caller,
  topic: string,
): Promise<TopicRights> {
  try {
    // Policies are asked about a row that exists: the service writes it, the caller looks for it,
    // and nothing of it stays.
    return await database.asService(async (tx) => {
      const rows = EXTENSIONS.map((extension) => ({ id: randomUUID(), topic, extension }));
      await tx.insertInto('realtime.messages').values(rows).execute();
      await takeRole(tx, caller, { 'realtime.topic': topic });
      const ids = rows.map(({ id }) => id);
      const seen = await attempt(tx, () =>
        tx.selectFrom('realtime.messages').select('extension').where('id', 'in', ids).execute(),
      );
      const spoken: Extension[] = [];
      for (const extension of EXTENSIONS) {
        const done = await attempt(tx, () =>
          tx.insertInto('realtime.messages').values({ topic, extension }).execute(),
        );
        if (done) spoken.push(extension);
      }
      throw new Undone({
        listens: new Set(EXTENSIONS.filter((each) => seen?.some((row) => row.extension === each))),
        speaks: new Set(spoken),
      });
    });
  } catch (error) {
    if (error instanceof Undone) return error.rights;
    throw error;
  }
}

/** What the database refuses, for whatever reason a policy has, is a right that is not there. */
async function attempt<T>(tx: Tx, work: () => Promise<T>): Promise<T | undefined> {
  await sql`savepoint asked`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint asked`.execute(tx);
    return result;
  } catch {
    await sql`rollback to savepoint asked`.execute(tx);
    return undefined;
  }
}
