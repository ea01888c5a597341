import { type RawBuilder, sql } from 'kysely';
import type { TestProduct } from './test-product.ts';

/** Writes as an intruder would, or an old backup leaves it: as the owner of the database, past every trigger. */
export async function alter(product: TestProduct, ...statements: readonly RawBuilder<unknown>[]) {
  await product.database.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of statements) await statement.execute(tx);
  });
}

/** What `look` answers while these tables are altered; then all their rows are what they were. */
export async function whileAltered<T>(
  product: TestProduct,
  tables: readonly string[],
  changes: readonly RawBuilder<unknown>[],
  look: () => Promise<T>,
): Promise<T> {
  const { owner } = product.database;
  const copyOf = (table: string) => sql.id(`kept_${table}`);
  for (const table of tables) {
    await sql`create table ${copyOf(table)} as select * from ${sql.id(table)}`.execute(owner);
  }
  await alter(product, ...changes);
  const seen = await look();
  for (const table of tables) {
    const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
      where attrelid = ${`public.${table}`}::regclass and attnum > 0 and attgenerated = ''
        and not attisdropped`.execute(owner);
    const columns = sql.join(rows.map(({ name }) => sql.id(name)));
    await alter(
      product,
      sql`delete from ${sql.id(table)}`,
      sql`insert into ${sql.id(table)} (${columns}) overriding system value
        select ${columns} from ${copyOf(table)}`,
    );
    await sql`drop table ${copyOf(table)}`.execute(owner);
  }
  return seen;
}
