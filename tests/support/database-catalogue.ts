import { sql } from 'kysely';
import type { Caller } from '#platform/database/caller.ts';
import type { Database } from '#platform/database/database.ts';

/** Something that may be attempted on an object of the database. */
export interface Attempt {
  /** For people: `update public.orders`. */
  readonly name: string;
  readonly statement: string;
}

/** Every schema that migrations make. */
export const OUR_SCHEMAS = [
  'public',
  'auth',
  'platform',
  'sandbox',
  'storage',
  'realtime',
  'access',
];

const SCHEMAS = [...OUR_SCHEMAS, 'graphile_worker', 'migrations'];

/** Every attempt on every table, view, sequence and function there is, whatever made them. */
export async function everyAttempt({ owner }: Database): Promise<Attempt[]> {
  const relations = await sql<{ name: string; kind: string; column: string | null }>`
    select format('%I.%I', nspname, relname) as name, relkind::text as kind,
      (select quote_ident(attname) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped
          and attgenerated = '' and attidentity = ''
        order by attnum limit 1) as column
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = any(${SCHEMAS}) and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    order by name`.execute(owner);
  const routines = await sql<{ name: string; call: string; kind: string }>`
    select format('%I.%I', nspname, proname) as name, prokind::text as kind,
      format('%I.%I(%s%s)', nspname, proname,
        case when provariadic <> 0 then 'variadic ' else '' end, (
        select string_agg(format('null::%I.%I', held.nspname, typname), ', ' order by rank)
        from unnest(proargtypes) with ordinality as argument (type, rank)
          join pg_type on pg_type.oid = type
          join pg_namespace as held on held.oid = typnamespace)) as call
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname = any(${SCHEMAS})
    order by name`.execute(owner);
  return [
    ...relations.rows.flatMap(({ name, kind, column }) =>
      kind === 'S' ? sequenceAttempts(name) : tableAttempts(name, column ?? '*'),
    ),
    ...routines.rows.map(({ name, call, kind }) => ({
      name: `execute ${name}`,
      statement: `${kind === 'p' ? 'call' : 'select'} ${call}`,
    })),
  ];
}

function tableAttempts(name: string, column: string): Attempt[] {
  return [
    { name: `select ${name}`, statement: `select count(*) from ${name}` },
    { name: `select for update ${name}`, statement: `select 1 from ${name} for update` },
    { name: `insert ${name}`, statement: `insert into ${name} default values` },
    { name: `update ${name}`, statement: `update ${name} set ${column} = ${column}` },
    { name: `delete ${name}`, statement: `delete from ${name}` },
    { name: `truncate ${name}`, statement: `truncate ${name} cascade` },
    { name: `lock ${name}`, statement: `lock table ${name} in access exclusive mode` },
  ];
}

function sequenceAttempts(name: string): Attempt[] {
  return [
    { name: `select ${name}`, statement: `select last_value from ${name}` },
    { name: `nextval ${name}`, statement: `select nextval('${name}')` },
    { name: `setval ${name}`, statement: `select setval('${name}', 1)` },
  ];
}

/**
 * What came of a statement run with these rights and undone: 'done', or PostgreSQL's code
 * (42501: insufficient privilege).
 */
export async function outcomeAs(
  { asCaller }: Database,
  caller: Caller,
  statement: string,
): Promise<string> {
  return outcomeOf(
    asCaller(caller, async (tx) => {
      await sql.raw(statement).execute(tx);
      throw new Undone();
    }),
  );
}

/** The same with the rights of a role that no caller may have. */
export async function outcomeAsRole(
  { owner }: Database,
  role: string,
  statement: string,
): Promise<string> {
  return outcomeOf(
    owner.transaction().execute(async (tx) => {
      await sql`set local role ${sql.id(role)}`.execute(tx);
      await sql.raw(statement).execute(tx);
      throw new Undone();
    }),
  );
}

class Undone extends Error {}

async function outcomeOf(work: Promise<never>): Promise<string> {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  if (error instanceof Undone) return 'done';
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
