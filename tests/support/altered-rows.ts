import { type RawBuilder, sql } from 'kysely';
import type { TestProduct } from './test-product.ts';

/** Writes as an intruder would, or an old backup leaves it: as the owner of the database, past every trigger. */
export async function alter(product: TestProduct, ...statements: readonly RawBuilder<unknown>[]) {
  await product.database.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of statements) await statement.execute(tx);
  });
}
