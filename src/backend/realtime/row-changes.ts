import { sql } from 'kysely';
import type { Caller } from '#platform/database/caller.ts';
import type { Database } from '#platform/database/database.ts';
import type { RowChange } from './exchange.ts';
import type { Content } from './frames.ts';

/**
 * A row that changed, read again with the rights of somebody who listens.
 * @returns undefined when they may not read it, or it is gone
 */
export async function readChange(
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
