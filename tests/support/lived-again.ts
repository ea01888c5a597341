import { sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { TestProduct } from './test-product.ts';

const KEPT = [
  'answers',
  'sealed_answers',
  'people',
  'people_factors',
  'lists',
  'list_places',
  'list_members',
  'list_counted',
  'list_constants',
  'closings',
];

/** Notes how the vault is before a week, so that the week can be lived again. */
export async function keepVault(product: TestProduct): Promise<void> {
  await product.vaultSql(
    KEPT.map((table) => `create table kept_${table} as table ${table};`).join(''),
  );
}

/** As it was when the vault was noted: what was told from this week on is told no more. */
export async function rewindTo(product: TestProduct, monday: ParisDay): Promise<void> {
  await product.vaultSql(
    `set session_replication_role = replica; ${KEPT.map(
      (table) => `delete from ${table}; insert into ${table} table kept_${table};`,
    ).join('')} set session_replication_role = origin`,
  );
  await product.database.owner.connection().execute(async (connection) => {
    // What was told can be taken back by nobody: not in the product.
    await sql`set session_replication_role = replica`.execute(connection);
    for (const table of ['released_factors', 'released_cells', 'releases']) {
      await sql`delete from ${sql.table(table)} where monday >= ${monday}`.execute(connection);
    }
    await sql`set session_replication_role = origin`.execute(connection);
  });
}
