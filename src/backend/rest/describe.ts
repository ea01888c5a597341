import { sql } from 'kysely';
import type { Asked, RestDeps } from './asked.ts';
import { type DescribedRelation, type DescribedRoutine, openApiOf } from './open-api.ts';

/** Describes, in the words of OpenAPI 2, what the caller may do with a schema: nothing else of it. */
export async function describe(deps: RestDeps, { http, caller, schemaName }: Asked) {
  return deps.database.asCaller(caller, async (tx) => {
    const about = await sql<{ about: string | null }>`
      select obj_description(oid, 'pg_namespace') as about from pg_namespace
      where nspname = ${schemaName}`.execute(tx);
    const relations = await sql<DescribedRelation>`${relationsOf(schemaName)}`.execute(tx);
    const routines = await sql<DescribedRoutine>`${routinesOf(schemaName)}`.execute(tx);
    return openApiOf({
      url: new URL(http.req.url),
      schemaName,
      about: about.rows[0]?.about ?? null,
      relations: relations.rows,
      routines: routines.rows,
    });
  });
}

const relationsOf = (schemaName: string) => sql`
  select c.relname as name, obj_description(c.oid, 'pg_class') as about,
    json_build_object(
      'select', has_any_column_privilege(c.oid, 'select'),
      'insert', has_any_column_privilege(c.oid, 'insert') and pg_relation_is_updatable(c.oid, true) & 8 > 0,
      'update', has_any_column_privilege(c.oid, 'update') and pg_relation_is_updatable(c.oid, true) & 4 > 0,
      'delete', has_table_privilege(c.oid, 'delete') and pg_relation_is_updatable(c.oid, true) & 16 > 0
    ) as can,
    coalesce((
      select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod),
        'isRequired', attnotnull and adbin is null and attidentity = '',
        'isKey', exists (select from pg_index where indrelid = c.oid and indisprimary and attnum = any(indkey)),
        'fallback', case when attgenerated = '' then pg_get_expr(adbin, adrelid) end,
        'about', col_description(c.oid, attnum),
        'mostSigns', case when atttypid in ('varchar'::regtype, 'bpchar'::regtype) and atttypmod > 4
          then atttypmod - 4 end,
        'labels', (select json_agg(enumlabel order by enumsortorder) from pg_enum where enumtypid = atttypid),
        'refers', (select json_build_object('table', confrelid::regclass::text, 'column', target.attname)
          from pg_constraint join pg_attribute target on target.attrelid = confrelid and target.attnum = confkey[1]
          where contype = 'f' and conrelid = c.oid and conkey = array[a.attnum] limit 1)
        ) order by attnum)
      from pg_attribute a left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = c.oid and attnum > 0 and not attisdropped
        and has_column_privilege(c.oid, attnum, 'select, insert, update')), '[]') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = ${schemaName} and c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
    and has_schema_privilege(n.oid, 'usage')
    and (has_any_column_privilege(c.oid, 'select, insert, update') or has_table_privilege(c.oid, 'delete'))
  order by c.relname`;

const routinesOf = (schemaName: string) => sql`
  select p.proname as name, obj_description(p.oid, 'pg_proc') as about, p.provolatile = 'v' as changes,
    coalesce((
      select json_agg(json_build_object('name', coalesce(p.proargnames[rank], ''),
        'type', format_type(type, null), 'isRequired', rank <= p.pronargs - p.pronargdefaults) order by rank)
      from unnest(p.proargtypes::oid[]) with ordinality as argument (type, rank)), '[]') as arguments
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_type t on t.oid = p.prorettype
  where n.nspname = ${schemaName} and p.prokind = 'f' and t.typname not in ('trigger', 'event_trigger')
    and has_schema_privilege(n.oid, 'usage') and has_function_privilege(p.oid, 'execute')
  order by p.proname, p.oid`;
