import { sql } from 'kysely';
import pLimit from 'p-limit';
import type { Caller } from '#platform/database/caller.ts';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log.ts';
import type { Content } from './frames.ts';
import { type Hub, topicId } from './hub.ts';
import type { RowChange } from './process-bus.ts';

type Deps = { readonly database: Database; readonly log: Log; readonly hub: Hub };

const TOPICS_AT_ONCE = 4;

/**
 * Tells the pages of this process of rows that changed, each page as far as its caller may read
 * the row. On one topic, in the order in which things happened.
 */
export function createChangeTeller(deps: Deps): (change: RowChange) => void {
  const limit = pLimit(TOPICS_AT_ONCE);
  const underWay = new Map<string, Promise<void>>();
  return (change) => {
    const { topic } = change;
    const before = underWay.get(topic) ?? Promise.resolve();
    const now = before
      .then(() => limit(() => notifyReaders(deps, change)))
      .finally(() => {
        if (underWay.get(topic) === now) underWay.delete(topic);
      });
    underWay.set(topic, now);
  };
}

/** Each caller's rights are asked once, however many pages they have open. */
async function notifyReaders({ database, log, hub }: Deps, change: RowChange): Promise<void> {
  const readers = Map.groupBy(hub.membersOf(topicId(change.topic, true)), ({ caller }) =>
    JSON.stringify([caller.role, caller.claims]),
  );
  for (const members of readers.values()) {
    const [first] = members;
    if (!first) continue;
    try {
      const content = await readChange(database, first.caller, change);
      if (!content) continue;
      for (const member of members) hub.tellOne(member, { event: change.event, content });
    } catch (error) {
      log.warn({ err: error, table: change.table }, 'a change was not told');
    }
  }
}

/**
 * A row that changed, read again with the rights of somebody who listens.
 * @returns undefined when they may not read it, or it is gone
 */
async function readChange(
  database: Database,
  caller: Caller,
  { operation, schema, table, key }: RowChange,
): Promise<Content | undefined> {
  const about = { schema, table, operation };
  if (operation === 'DELETE') {
    return { json: JSON.stringify({ ...about, record: null, old_record: key }) };
  }
  const name = sql.table(`${schema}.${table}`);
  const sameKey = sql.join(
    Object.keys(key).map((column) => {
      const id = sql.id(column);
      // Through the row's type, so that the value is compared as what it is, by the index.
      return sql`changed.${id} = (select (wanted).${id} from (
        select jsonb_populate_record(null::${name}, ${JSON.stringify(key)}::jsonb) as wanted
      ) as one)`;
    }),
    sql` and `,
  );
  const { rows } = await database.asCaller(caller, (tx) =>
    sql<{ row: unknown }>`select to_jsonb(changed) as row from ${name} as changed
      where ${sameKey}`.execute(tx),
  );
  const [found] = rows;
  if (!found) return undefined;
  const old = operation === 'UPDATE' ? key : null;
  return { json: JSON.stringify({ ...about, record: found.row, old_record: old }) };
}
