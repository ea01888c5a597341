import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log.ts';
import { type Column, type Relation, relationKey, type Schema } from './schema.ts';
import { readForeignKeys } from './schema-keys.ts';
import { readRoutines } from './schema-routines.ts';

export type SchemaCache = {
  current(): Promise<Schema>;
  /** The schema read anew, for something that was not found; at most once a second. */
  reread(): Promise<Schema>;
  close(): Promise<void>;
};

type Deps = { readonly database: Database; readonly log: Log; readonly schemas: readonly string[] };

const REREAD_PAUSE_MS = 1_000;

/** Keeps the schema in memory; reads it again when the database says that it changed. */
export async function openSchemaCache({ database, log, schemas }: Deps): Promise<SchemaCache> {
  let kept: Promise<Schema> | undefined;
  let readAt = 0;
  const forget = () => {
    kept = undefined;
  };
  const stopListening = await database.listen('pgrst', forget, forget);

  function current(): Promise<Schema> {
    if (kept) return kept;
    readAt = Date.now();
    const read = readSchema(database, schemas);
    kept = read;
    read.catch((error: unknown) => {
      log.warn({ err: error }, 'the schema could not be read');
      if (kept === read) kept = undefined;
    });
    return read;
  }

  return {
    current,
    reread() {
      if (Date.now() - readAt > REREAD_PAUSE_MS) forget();
      return current();
    },
    close: stopListening,
  };
}

type RelationRow = {
  oid: number;
  schema: string;
  name: string;
  kind: string;
  columns: Column[];
  primaryKey: string[];
};

async function readSchema(database: Database, schemas: readonly string[]): Promise<Schema> {
  // The catalogue is the same for everybody; what a caller may do with it PostgreSQL decides.
  return database.asService(async (tx) => {
    const wanted = [...schemas];
    const found = await sql<RelationRow>`
      select c.oid::int as oid, n.nspname as schema, c.relname as name, c.relkind as kind,
        coalesce((
          select json_agg(json_build_object('name', attname,
            'type', format_type(atttypid, atttypmod),
            'fallback', ${fallback()}) order by attnum)
          from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
          join pg_type t on t.oid = atttypid
          where attrelid = c.oid and attnum > 0 and not attisdropped), '[]') as columns,
        coalesce((select ${keyColumns()} from pg_index
          where indrelid = c.oid and indisprimary), '[]') as "primaryKey"
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any(${wanted}) and c.relkind in ('r', 'p', 'v', 'm', 'f')`.execute(tx);
    const byOid = new Map<number, Relation>();
    for (const { oid, columns, ...row } of found.rows) {
      byOid.set(oid, { ...row, columns: new Map(columns.map((each) => [each.name, each])) });
    }
    const routines = await readRoutines(tx, wanted, byOid);
    const types = await sql<{ name: string }>`
      select typname as name from pg_type join pg_namespace n on n.oid = typnamespace
      where (nspname = 'pg_catalog' or nspname = any(${wanted})) and typtype in ('b', 'd', 'e', 'r')
        and typname !~ '^(_|reg|pg_)'`.execute(tx);
    return {
      relations: new Map(
        [...byOid.values()].map((each) => [relationKey(each.schema, each.name), each]),
      ),
      foreignKeys: await readForeignKeys(tx, byOid),
      routines,
      types: new Set(types.rows.map(({ name }) => name)),
    };
  });
}

/** What PostgreSQL writes where nothing is given: the column's own default, its sequence or its type's. */
function fallback() {
  return sql`case
    when attidentity <> '' then (
      select format('nextval(%L::regclass)', d.objid::regclass) from pg_depend d
      where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass
        and d.refobjid = attrelid and d.refobjsubid = attnum and d.deptype = 'i')
    when attgenerated <> '' then null
    when adbin is null and t.typtype = 'd' then pg_get_expr(t.typdefaultbin, 0)
    else pg_get_expr(adbin, adrelid)
  end`;
}

/** The names of an index's columns, in its order. */
function keyColumns() {
  return sql`(select json_agg(attname order by rank)
    from unnest(indkey) with ordinality as part (attnum, rank)
    join pg_attribute on attrelid = indrelid and pg_attribute.attnum = part.attnum)`;
}
