import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '#platform/database/caller.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { type ChangeFilter, COMPARED, Unsubscribable, type Wanted } from './change-filters.ts';
import type { PublishedRow } from './process-bus.ts';

const IS_PUBLISHED = sql`from pg_publication_tables where pubname = 'supabase_realtime'`;

/**
 * Looks whether there is what a page asks for, and sees to it that it is told of.
 * @throws Unsubscribable
 */
export async function followWanted(database: Database, wanted: Wanted): Promise<void> {
  const { event, schema, table, filters } = wanted;
  const written = filters.map(({ column, operator, values }) => [column, operator, ...values]);
  const asked = `[event: ${event}, schema: ${schema}, table: ${table}, filters: ${JSON.stringify(written)}]`;
  // What is published is nobody's secret, and following it is the service's.
  await database.asService(async (tx) => {
    const { rows } = await sql<{ isFollowed: boolean; types: Record<string, string> }>`
      select exists (select from pg_trigger where tgname = 'tell_open_pages' and tgrelid = place) as "isFollowed",
        (select json_object_agg(attname, format_type(atttypid, atttypmod)) from pg_attribute
          where attrelid = place and attnum > 0 and not attisdropped) as types
      from (select format('%I.%I', schemaname, tablename)::regclass as place ${IS_PUBLISHED}
        and (${schema} = '*' or schemaname = ${schema})
        and (${table} = '*' or tablename = ${table})) as published`.execute(tx);
    const [first] = rows;
    if (!first) {
      throw new Unsubscribable(
        `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: ${asked}`,
      );
    }
    const refuse = (why: string) =>
      new Unsubscribable(
        `Unable to subscribe to changes with given parameters. An exception happened so please check your connect parameters: ${asked}. Exception: ${why}`,
      );
    if (filters.length > 0 && table === '*') throw refuse('filters need a table');
    for (const filter of filters) {
      const type = first.types[filter.column];
      if (type === undefined) throw refuse(`invalid column for filter ${filter.column}`);
      await refuseUnfit(tx, filter, type, refuse);
    }
    if (rows.some(({ isFollowed }) => !isFollowed)) {
      await sql`select realtime.follow_published()`.execute(tx);
    }
  });
}

/** A value that is none of the column's type would fail at every change. */
async function refuseUnfit(
  tx: Tx,
  { values }: ChangeFilter,
  type: string,
  refuse: (why: string) => Unsubscribable,
): Promise<void> {
  try {
    await sql`select ${[...values]}::text[]::${sql.raw(type)}[]`.execute(tx);
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^22/.test(String(error.code))) {
      throw refuse(error.message);
    }
    throw error;
  }
}

/** A change as one listener may know it. */
export type PublishedChange = {
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly record: Readonly<Record<string, unknown>> | undefined;
  readonly before: Readonly<Record<string, unknown>> | undefined;
  readonly errors: readonly string[] | null;
  /** Of each list of filters, whether the row meets it. */
  readonly met: readonly boolean[];
};

type Place = {
  columns: { name: string; type: string; full: string }[] | null;
  isGuarded: boolean;
  keyCount: number;
};

/**
 * What somebody may know of a changed row, asked with their rights. Where policies guard the table, the row is
 * read again: what it was before somebody may have been allowed to see it is told to nobody.
 * @returns undefined where nothing may be told
 */
export async function readChangeFor(
  database: Database,
  caller: Caller,
  change: PublishedRow,
  filters: readonly (readonly ChangeFilter[])[],
): Promise<PublishedChange | undefined> {
  return database.asCaller(caller, async (tx) => {
    const place = await readPlace(tx, change);
    const columns = place?.columns ?? [];
    const named = new Set(columns.map(({ name }) => name));
    const shown = columns.map(({ name, type }) => ({ name, type }));
    const all = filters.map(() => true);
    if (!place || named.size === 0) {
      return published([], undefined, undefined, all, ['Error 401: Unauthorized']);
    }
    if (place.isGuarded && change.key.length === 0) {
      return published([], undefined, undefined, all, ['Error 400: Bad Request, no primary key']);
    }
    const isKeyKnown = place.isGuarded ? (name: string) => change.key.includes(name) : () => true;
    const before = pick(change.before, (name) => named.has(name) && isKeyKnown(name));
    const record = await recordFor(tx, change, place, named);
    if (change.operation !== 'DELETE' && !record) return undefined;
    const met = await meets(tx, change, record ?? before ?? {}, filters, columns);
    return published(shown, record, before, met, null);
  });
}

const published = (
  columns: PublishedChange['columns'],
  record: PublishedChange['record'],
  before: PublishedChange['before'],
  met: readonly boolean[],
  errors: PublishedChange['errors'],
): PublishedChange => ({ columns, record, before, met, errors });

const tableOf = ({ schema, table }: PublishedRow) => sql.table(`${schema}.${table}`);

async function readPlace(tx: Tx, { schema, table }: PublishedRow): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select row_security_active(place) as "isGuarded", (
      select json_agg(json_build_object('name', attname, 'type', typname,
        'full', format_type(atttypid, atttypmod)) order by attnum)
      from pg_attribute join pg_type t on t.oid = atttypid
      where attrelid = place and attnum > 0 and not attisdropped
        and has_schema_privilege(relnamespace, 'usage')
        and has_column_privilege(place, attnum, 'select')) as columns
    from (select c.oid as place, relnamespace from pg_class c join pg_namespace n on n.oid = relnamespace
      where nspname = ${schema} and relname = ${table}) as one`.execute(tx);
  return rows[0];
}

async function recordFor(
  tx: Tx,
  change: PublishedRow,
  { isGuarded }: Place,
  named: ReadonlySet<string>,
): Promise<PublishedChange['record']> {
  const { record, key } = change;
  if (!record) return undefined;
  if (!isGuarded) return pick(record, (name) => named.has(name));
  if (!key.every((name) => named.has(name))) return undefined;
  const wanted = sql`jsonb_populate_record(null::${tableOf(change)}, ${JSON.stringify(pick(record, (name) => key.includes(name)))}::jsonb)`;
  const same = key.map(
    (name) =>
      sql`changed.${sql.id(name)} = (select (wanted).${sql.id(name)} from (select ${wanted} as wanted) as one)`,
  );
  // Each column by itself: a right to the whole row is not asked for.
  const columns = [...named].map((name) => sql`changed.${sql.id(name)}`);
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(one) as row from (select ${sql.join(columns)} from ${tableOf(change)} as changed
      where ${sql.join(same, sql` and `)}) as one`.execute(tx);
  return rows[0]?.row;
}

function pick(
  row: Readonly<Record<string, unknown>> | null,
  isWanted: (name: string) => boolean,
): Record<string, unknown> | undefined {
  return row
    ? Object.fromEntries(Object.entries(row).filter(([name]) => isWanted(name)))
    : undefined;
}

/** Whether a row, as it is told, meets each list of filters; what is not known of it meets none. */
async function meets(
  tx: Tx,
  change: PublishedRow,
  row: Readonly<Record<string, unknown>>,
  filters: readonly (readonly ChangeFilter[])[],
  columns: readonly { name: string; full: string }[],
): Promise<boolean[]> {
  if (filters.every((list) => list.length === 0)) return filters.map(() => true);
  const met = filters.map((list) => {
    const conditions = list.map((filter) => {
      const column = columns.find(({ name }) => name === filter.column);
      return column && Object.hasOwn(row, filter.column)
        ? conditionOf(filter, column.full)
        : sql`false`;
    });
    return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
  });
  const { rows } = await sql<{ met: boolean[] }>`
    select array[${sql.join(met)}] as met
    from jsonb_populate_record(null::${tableOf(change)}, ${JSON.stringify(row)}::jsonb) as changed`.execute(
    tx,
  );
  return rows[0]?.met ?? filters.map(() => false);
}

function conditionOf(filter: ChangeFilter, type: string): RawBuilder<unknown> {
  const { column, operator, values, isNegated } = filter;
  // The type is the catalogue's own word for it.
  const as = sql.raw(type);
  const left = sql`changed.${sql.id(column)}`;
  const holds =
    operator === 'in'
      ? sql`${left} = any(${[...values]}::text[]::${as}[])`
      : sql`${left} ${sql.raw(COMPARED[operator] ?? '=')} cast(${values[0] ?? ''}::text as ${as})`;
  return isNegated ? sql`coalesce(not (${holds}), false)` : sql`coalesce(${holds}, false)`;
}
