import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import { type Column, type Relation, type Routine, relationKey } from './schema.ts';

/** The functions of these schemas, by name. */
export async function readRoutines(
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
