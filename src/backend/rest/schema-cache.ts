import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log.ts';

export type Column = {
  readonly name: string;
  /** As PostgreSQL writes it: `character varying(20)`, `public.status`. */
  readonly type: string;
  /** The expression of its default, from the catalogue; null when there is none. */
  readonly fallback: string | null;
};

export type Relation = {
  readonly schema: string;
  readonly name: string;
  /** pg_class.relkind: r, p (table), v (view), m (materialised), f (foreign). */
  readonly kind: string;
  readonly columns: ReadonlyMap<string, Column>;
  readonly primaryKey: readonly string[];
  readonly uniqueKeys: readonly (readonly string[])[];
};

export type ForeignKey = {
  readonly name: string;
  readonly from: Relation;
  readonly fromColumns: readonly string[];
  readonly to: Relation;
  readonly toColumns: readonly string[];
};

type Argument = { readonly name: string; readonly type: string; readonly isRequired: boolean };

export type Routine = {
  readonly schema: string;
  readonly name: string;
  readonly arguments: readonly Argument[];
  readonly isVariadic: boolean;
  readonly isSet: boolean;
  /** Where the planner expects one row, a set is a single one. */
  readonly isSingleRow: boolean;
  readonly returns: 'void' | 'scalar' | 'rows';
  /** The relation whose rows it returns, if it is an exposed one. */
  readonly relation: Relation | undefined;
  /** Columns of rows that belong to no exposed relation. */
  readonly columns: ReadonlyMap<string, Column>;
  /** The relation whose row is its only argument: a computed field or relationship. */
  readonly of: Relation | undefined;
};

/** What the exposed schemas hold: all that a request can name. */
export type Schema = {
  readonly relations: ReadonlyMap<string, Relation>;
  readonly foreignKeys: readonly ForeignKey[];
  readonly routines: ReadonlyMap<string, readonly Routine[]>;
  /** Names of types that a cast may ask for. */
  readonly types: ReadonlySet<string>;
};

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

export function relationKey(schema: string, name: string): string {
  return `${schema}\0${name}`;
}

type RelationRow = {
  oid: number;
  schema: string;
  name: string;
  kind: string;
  columns: Column[];
  primaryKey: string[];
  uniqueKeys: string[][];
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
            'fallback', case when attgenerated = '' then pg_get_expr(adbin, adrelid) end)
            order by attnum)
          from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
          where attrelid = c.oid and attnum > 0 and not attisdropped), '[]') as columns,
        coalesce((select ${keyColumns()} from pg_index
          where indrelid = c.oid and indisprimary), '[]') as "primaryKey",
        coalesce((select json_agg(${keyColumns()}) from pg_index
          where indrelid = c.oid and indisunique and indpred is null and indexprs is null), '[]')
          as "uniqueKeys"
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any(${wanted}) and c.relkind in ('r', 'p', 'v', 'm', 'f')`.execute(tx);
    const byOid = new Map<number, Relation>();
    for (const { oid, columns, ...row } of found.rows) {
      byOid.set(oid, { ...row, columns: new Map(columns.map((each) => [each.name, each])) });
    }
    const keys = await readForeignKeys(tx, byOid);
    const routines = await readRoutines(tx, wanted, byOid);
    const types = await sql<{ name: string }>`
      select typname as name from pg_type join pg_namespace n on n.oid = typnamespace
      where (nspname = 'pg_catalog' or nspname = any(${wanted})) and typtype in ('b', 'd', 'e', 'r')
        and typname !~ '^(_|reg|pg_)'`.execute(tx);
    return {
      relations: new Map(
        [...byOid.values()].map((each) => [relationKey(each.schema, each.name), each]),
      ),
      foreignKeys: [...keys, ...(await readViewKeys(tx, keys, byOid))],
      routines,
      types: new Set(types.rows.map(({ name }) => name)),
    };
  });
}

type Tx = Parameters<Parameters<Database['asService']>[0]>[0];

/** The names of an index's columns, in its order. */
function keyColumns() {
  return sql`(select json_agg(attname order by rank)
    from unnest(indkey) with ordinality as part (attnum, rank)
    join pg_attribute on attrelid = indrelid and pg_attribute.attnum = part.attnum)`;
}

async function readForeignKeys(
  tx: Tx,
  byOid: ReadonlyMap<number, Relation>,
): Promise<ForeignKey[]> {
  const names = (keys: string, relation: string) => sql`(select json_agg(attname order by rank)
    from unnest(${sql.ref(keys)}) with ordinality as part (attnum, rank)
    join pg_attribute on attrelid = ${sql.ref(relation)} and pg_attribute.attnum = part.attnum)`;
  const { rows } = await sql<{
    name: string;
    from: number;
    to: number;
    fromColumns: string[];
    toColumns: string[];
  }>`
    select conname as name, conrelid::int as from, confrelid::int as to,
      ${names('conkey', 'conrelid')} as "fromColumns", ${names('confkey', 'confrelid')} as "toColumns"
    from pg_constraint where contype = 'f' and conparentid = 0
    order by conname`.execute(tx);
  return rows.flatMap(({ from, to, ...key }) => {
    const [source, target] = [byOid.get(from), byOid.get(to)];
    return source && target ? [{ ...key, from: source, to: target }] : [];
  });
}

/** A view has the foreign keys of the tables whose columns it shows under their own names. */
async function readViewKeys(
  tx: Tx,
  keys: readonly ForeignKey[],
  byOid: ReadonlyMap<number, Relation>,
): Promise<ForeignKey[]> {
  const { rows } = await sql<{ view: number; base: number; column: string }>`
    select distinct ev_class::int as view, refobjid::int as base, attname as column
    from pg_rewrite
    join pg_depend on classid = 'pg_rewrite'::regclass and objid = pg_rewrite.oid
      and refclassid = 'pg_class'::regclass and refobjsubid > 0 and refobjid <> ev_class
    join pg_attribute on attrelid = refobjid and attnum = refobjsubid`.execute(tx);
  const shown = new Map<Relation, Map<Relation, Set<string>>>();
  for (const { view, base, column } of rows) {
    const [viewRelation, baseRelation] = [byOid.get(view), byOid.get(base)];
    if (!viewRelation?.columns.has(column) || !baseRelation) continue;
    const views = shown.get(baseRelation) ?? new Map<Relation, Set<string>>();
    shown.set(baseRelation, views);
    views.set(viewRelation, (views.get(viewRelation) ?? new Set()).add(column));
  }
  const standIns = (relation: Relation, columns: readonly string[]) =>
    [...(shown.get(relation) ?? [])]
      .filter(([, names]) => columns.every((column) => names.has(column)))
      .map(([view]) => view);
  return keys.flatMap((key) => {
    const froms = [key.from, ...standIns(key.from, key.fromColumns)];
    const tos = [key.to, ...standIns(key.to, key.toColumns)];
    return froms.flatMap((from) =>
      tos.filter((to) => from !== key.from || to !== key.to).map((to) => ({ ...key, from, to })),
    );
  });
}

async function readRoutines(
  tx: Tx,
  schemas: string[],
  byOid: ReadonlyMap<number, Relation>,
): Promise<Map<string, Routine[]>> {
  const { rows } = await sql<{
    schema: string;
    name: string;
    arguments: { name: string; type: string; mode: string }[];
    defaults: number;
    isVariadic: boolean;
    isSet: boolean;
    isSingleRow: boolean;
    type: string;
    kind: string;
    relation: number;
    of: number | null;
    composite: Column[] | null;
  }>`
    select n.nspname as schema, p.proname as name, p.pronargdefaults as defaults,
      p.provariadic <> 0 as "isVariadic", p.proretset as "isSet", p.prorows = 1 as "isSingleRow",
      t.typname as type, t.typtype as kind, t.typrelid::int as relation,
      case when p.pronargs = 1 then (
        select typrelid::int from pg_type where oid = p.proargtypes[0] and typrelid <> 0) end as of,
      (select json_agg(json_build_object('name', attname,
          'type', format_type(atttypid, atttypmod), 'fallback', null) order by attnum)
        from pg_attribute where attrelid = t.typrelid and t.typrelid <> 0
          and attnum > 0 and not attisdropped) as composite,
      coalesce((
        select json_agg(json_build_object('name', coalesce(p.proargnames[rank], ''),
          'type', format_type(type, null), 'mode', coalesce(p.proargmodes[rank]::text, 'i'))
          order by rank)
        from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality
          as argument (type, rank)), '[]') as arguments
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    join pg_type t on t.oid = p.prorettype
    where n.nspname = any(${schemas}) and p.prokind = 'f' and t.typname <> 'trigger'
      and t.typname <> 'event_trigger'
    order by p.oid`.execute(tx);
  const routines = new Map<string, Routine[]>();
  for (const row of rows) {
    const given = row.arguments.filter(({ mode }) => mode !== 'o' && mode !== 't');
    const answered = row.arguments.filter(({ mode }) => mode !== 'i' && mode !== 'v');
    const isRows =
      row.kind === 'c' || (row.type === 'record' && answered.length > 0) || answered.length > 1;
    const outColumns = answered.map(({ name, type }) => ({ name, type, fallback: null }));
    const routine: Routine = {
      schema: row.schema,
      name: row.name,
      arguments: given.map(({ name, type }, index) => ({
        name,
        type,
        isRequired: index < given.length - row.defaults - (row.isVariadic ? 1 : 0),
      })),
      isVariadic: row.isVariadic,
      isSet: row.isSet,
      isSingleRow: row.isSingleRow,
      returns: row.type === 'void' ? 'void' : isRows || isTable(row) ? 'rows' : 'scalar',
      relation: byOid.get(row.relation),
      columns: new Map((row.composite ?? outColumns).map((column) => [column.name, column])),
      of: row.of === null ? undefined : byOid.get(row.of),
    };
    const key = relationKey(row.schema, row.name);
    routines.set(key, [...(routines.get(key) ?? []), routine]);
  }
  return routines;
}

/** `returns table (one column)`: a set whose rows have names, though its type is that column's. */
function isTable(row: { isSet: boolean; arguments: { mode: string }[] }): boolean {
  return row.isSet && row.arguments.some(({ mode }) => mode === 't');
}
