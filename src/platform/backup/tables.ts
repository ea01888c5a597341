import type pg from 'pg';

/** A table as COPY takes and gives it: without what the database computes by itself. */
export type Table = { readonly name: string; readonly columns: string };

/** All that a database keeps, but what is told of the migrations themselves. */
const OURS = `nspname !~ '^pg_' and nspname not in ('information_schema', 'migrations')
  and (nspname, relname) <> ('graphile_worker', 'migrations') and relpersistence = 'p'`;

/** Every table that outlives a crash, by its name. */
export async function listTables(client: pg.ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(`
    select format('%I.%I', nspname, relname) as name, (
        select coalesce(string_agg(quote_ident(attname), ', ' order by attnum), '') from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
      ) as columns
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and ${OURS} order by 1`);
  return rows;
}

/** How far each sequence has counted; null where it was never asked. */
export type Sequence = { readonly name: string; readonly last: string | null };

export async function listSequences(client: pg.ClientBase): Promise<readonly Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_sequences join pg_namespace on nspname = schemaname
      join pg_class on relname = sequencename and relnamespace = pg_namespace.oid
    where ${OURS} order by 1`);
  return rows;
}

export const copyOutOf = ({ name, columns }: Table) => `copy ${name} (${columns}) to stdout`;
export const copyInto = ({ name, columns }: Table) => `copy ${name} (${columns}) from stdin`;

/** Statements around the filling of empty tables: nothing acts on a row, and then all is as it was. */
export async function fillingOf(
  client: pg.ClientBase,
): Promise<{ readonly before: readonly string[]; readonly after: readonly string[] }> {
  const keys = await client.query<{ place: string; name: string; rule: string }>(`
    select conrelid::regclass::text as place, quote_ident(conname) as name, pg_get_constraintdef(pg_constraint.oid) as rule
    from pg_constraint join pg_class on pg_class.oid = conrelid
      join pg_namespace on pg_namespace.oid = relnamespace
    where contype = 'f' and conparentid = 0 and ${OURS} order by 1, 2`);
  const triggers = await client.query<{ place: string; name: string }>(`
    select tgrelid::regclass::text as place, quote_ident(tgname) as name
    from pg_trigger join pg_class on pg_class.oid = tgrelid
      join pg_namespace on pg_namespace.oid = relnamespace
    where not tgisinternal and tgenabled = 'O' and ${OURS} order by 1, 2`);
  return {
    before: [
      ...keys.rows.map(({ place, name }) => `alter table ${place} drop constraint ${name}`),
      ...triggers.rows.map(({ place, name }) => `alter table ${place} disable trigger ${name}`),
    ],
    after: [
      // Each key is made again over all rows: what it says is proven of them.
      ...keys.rows.map(
        ({ place, name, rule }) => `alter table ${place} add constraint ${name} ${rule}`,
      ),
      ...triggers.rows.map(({ place, name }) => `alter table ${place} enable trigger ${name}`),
    ],
  };
}
