import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import type { ForeignKey, Relation } from './schema.ts';

/** Something exposed that shows columns of a table: the table itself, or a view of it. */
type Shown = {
  readonly relation: Relation;
  readonly nameOf: (column: string) => string | undefined;
};

/** What leads from one exposed relation to another; views have the keys of the tables that they show. */
export async function readForeignKeys(
  tx: Tx,
  byOid: ReadonlyMap<number, Relation>,
): Promise<ForeignKey[]> {
  const shownBy = await readShown(tx, byOid);
  const names = (keys: string, relation: string) => sql`(select json_agg(attname order by rank)
    from unnest(${sql.ref(keys)}) with ordinality as part (attnum, rank)
    join pg_attribute on attrelid = ${sql.ref(relation)} and pg_attribute.attnum = part.attnum)`;
  const { rows } = await sql<{
    name: string;
    from: number;
    to: number;
    fromColumns: string[];
    toColumns: string[];
    isUnique: boolean;
  }>`
    select conname as name, conrelid::int as from, confrelid::int as to,
      ${names('conkey', 'conrelid')} as "fromColumns", ${names('confkey', 'confrelid')} as "toColumns",
      exists (select from pg_index where indrelid = conrelid and indisunique and indpred is null
        and indexprs is null and indkey::int2[] @> conkey and indkey::int2[] <@ conkey) as "isUnique"
    from pg_constraint where contype = 'f' and conparentid = 0
    order by conname`.execute(tx);
  return rows.flatMap(({ name, from, to, fromColumns, toColumns, isUnique }) =>
    sidesOf(shownBy.get(from), fromColumns).flatMap((own) =>
      sidesOf(shownBy.get(to), toColumns).map((other) => ({
        name,
        from: own.relation,
        fromColumns: own.columns,
        to: other.relation,
        toColumns: other.columns,
        isUnique,
      })),
    ),
  );
}

/** What shows every one of these columns, and as what. */
function sidesOf(shown: readonly Shown[] | undefined, columns: readonly string[]) {
  return (shown ?? []).flatMap(({ relation, nameOf }) => {
    const known = columns.map(nameOf).filter((name) => name !== undefined);
    return known.length === columns.length ? [{ relation, columns: known }] : [];
  });
}

/** By table: what shows it, itself first. */
async function readShown(
  tx: Tx,
  byOid: ReadonlyMap<number, Relation>,
): Promise<Map<number, Shown[]>> {
  const shown = new Map<number, Shown[]>();
  for (const [oid, relation] of byOid) shown.set(oid, [{ relation, nameOf: (column) => column }]);
  const origins = await readOrigins(tx);
  for (const [view, own] of origins) {
    const relation = byOid.get(view);
    if (!relation) continue;
    const byTable = new Map<number, Map<string, string>>();
    for (const { name, ...origin } of own) {
      const source = firstOrigin(origins, origin);
      const columns = byTable.get(source.table) ?? new Map<string, string>();
      if (!columns.has(source.column)) columns.set(source.column, name);
      byTable.set(source.table, columns);
    }
    for (const [table, columns] of byTable) {
      const others = shown.get(table) ?? [];
      shown.set(table, [...others, { relation, nameOf: (column) => columns.get(column) }]);
    }
  }
  return shown;
}

type Origin = { readonly table: number; readonly column: string };

/** Through views of views, to the table. */
function firstOrigin(
  origins: ReadonlyMap<number, readonly (Origin & { name: string })[]>,
  { table, column }: Origin,
): Origin {
  const next = origins.get(table)?.find(({ name }) => name === column);
  return next ? firstOrigin(origins, next) : { table, column };
}

/** By view: each of its columns that is one of another relation, under whatever name. */
async function readOrigins(tx: Tx): Promise<Map<number, (Origin & { name: string })[]>> {
  const { rows } = await sql<{ view: number; columns: Record<number, string>; rule: string }>`
    select c.oid::int as view, ev_action::text as rule,
      (select json_object_agg(attnum, attname) from pg_attribute where attrelid = c.oid) as columns
    from pg_class c join pg_rewrite on ev_class = c.oid and ev_type = '1'
    join pg_namespace n on n.oid = relnamespace
    where relkind in ('v', 'm') and nspname not in ('pg_catalog', 'information_schema')`.execute(
    tx,
  );
  const entries = rows.map(({ view, columns, rule }) => ({
    view,
    columns,
    shown: targetsOf(rule),
  }));
  const tables = entries.flatMap(({ shown }) => shown.map(({ table }) => table));
  const named = await sql<{ table: number; number: number; name: string }>`
    select attrelid::int as table, attnum::int as number, attname as name from pg_attribute
    where attrelid = any(${[...new Set(tables)]}::oid[])`.execute(tx);
  const names = new Map(named.rows.map((each) => [`${each.table}.${each.number}`, each.name]));
  return new Map(
    entries.map(({ view, columns, shown }) => [
      view,
      shown.flatMap(({ own, table, number }) => {
        const [name, column] = [columns[own], names.get(`${table}.${number}`)];
        return name === undefined || column === undefined ? [] : [{ name, table, column }];
      }),
    ]),
  );
}

/** How deep the entries of a rule's own list stand: those of its subqueries stand deeper. */
const OWN_DEPTH = 4;
const TARGET =
  /:resno (\d+) :resname \S+ :ressortgroupref \d+ :resorigtbl (\d+) :resorigcol (\d+) /y;

/** The columns of a view as PostgreSQL keeps its rule: which relation's each one is. */
function targetsOf(rule: string): { own: number; table: number; number: number }[] {
  const found: { own: number; table: number; number: number }[] = [];
  let depth = 0;
  for (let at = 0; at < rule.length; at += 1) {
    const sign = rule[at];
    if (sign === '\\') at += 1;
    else if (sign === '{' || sign === '(') depth += 1;
    else if (sign === '}' || sign === ')') depth -= 1;
    else if (sign === ':' && depth === OWN_DEPTH && rule.startsWith(':resno ', at)) {
      TARGET.lastIndex = at;
      const [, own, table, number] = TARGET.exec(rule) ?? [];
      if (Number(table) > 0)
        found.push({ own: Number(own), table: Number(table), number: Number(number) });
    }
  }
  return found;
}
