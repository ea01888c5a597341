import type { Query } from './query-tree.ts';
import { whereFor } from './read.ts';
import { RestError } from './rest-error.ts';
import type { Relation } from './schema.ts';
import type { Context, Source } from './source.ts';
import { qualified, quoted } from './statement.ts';

/** What to do with a row whose key is there already. */
export type Resolution = 'merge' | 'ignore';

export type Payload = {
  /** The JSON text of an array of objects. */
  readonly json: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
};

/**
 * Reads the body of a write.
 * @throws RestError when it is no JSON object or array of objects
 */
export function readPayload(text: string): Payload {
  const json = readDocument(text === '' ? '{}' : text);
  const rows = Array.isArray(json) ? json : [json];
  if (!rows.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row))) {
    throw new RestError(400, 'PGRST102', 'Rows must be JSON objects');
  }
  // The text that was sent, so that numbers keep every digit.
  return { rows, json: Array.isArray(json) ? text : `[${text === '' ? '{}' : text}]` };
}

/** Any document. @throws RestError when it is none */
export function readDocument(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  }
}

/** The columns that a write names, each known to the schema. */
function columnsOf(
  relation: Relation,
  { rows }: Payload,
  asked: readonly string[] | undefined,
): string[] {
  const first = Object.keys(rows[0] ?? {});
  const columns = asked ?? first;
  if (!asked && !rows.every((row) => haveSameKeys(first, Object.keys(row)))) {
    throw new RestError(400, 'PGRST102', 'All object keys must match');
  }
  for (const column of columns) {
    if (relation.columns.has(column)) continue;
    throw new RestError(
      400,
      'PGRST204',
      `Could not find the '${column}' column of '${relation.name}' in the schema cache`,
    );
  }
  return [...new Set(columns)];
}

function haveSameKeys(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && other.every((key) => one.includes(key));
}

/** An `insert`, without what it returns; undefined when there is nothing to write. */
export function insertRows(
  { statement }: Context,
  relation: Relation,
  payload: Payload,
  { columns: asked, conflict }: Query,
  options: { resolution: Resolution | undefined; fillsDefaults: boolean },
): string | undefined {
  if (payload.rows.length === 0) return undefined;
  const columns = columnsOf(relation, payload, asked);
  const target = `insert into ${qualified(relation)} as ${quoted(relation.name)}`;
  if (columns.length === 0) {
    if (payload.rows.length > 1) {
      throw new RestError(400, 'PGRST102', 'Several rows without any column cannot be written');
    }
    return `${target} default values`;
  }
  const names = columns.map(quoted).join(', ');
  const body = statement.value(payload.json);
  const row = `null::${qualified(relation)}`;
  const rows = options.fillsDefaults
    ? `select ${columns.map((column) => valueOrDefault(relation, column)).join(', ')}
        from jsonb_array_elements(${body}::jsonb) as given (document),
        jsonb_populate_record(${row}, given.document) as filled`
    : `select ${names} from json_populate_recordset(${row}, ${body}::json)`;
  return `${target} (${names}) ${rows}${conflictClause(relation, columns, conflict, options.resolution)}`;
}

/** The default stands in the catalogue: what is written here is never what was sent. */
function valueOrDefault(relation: Relation, column: string): string {
  const fallback = relation.columns.get(column)?.fallback;
  const value = `filled.${quoted(column)}`;
  if (!fallback) return value;
  const name = `'${column.replaceAll("'", "''")}'`;
  return `case when jsonb_exists(given.document, ${name}) then ${value} else ${fallback} end`;
}

function conflictClause(
  relation: Relation,
  columns: readonly string[],
  asked: readonly string[] | undefined,
  resolution: Resolution | undefined,
): string {
  if (!resolution) return '';
  for (const column of asked ?? []) {
    if (!relation.columns.has(column)) {
      throw new RestError(400, '42703', `column "${column}" does not exist`);
    }
  }
  const key = asked ?? relation.primaryKey;
  if (key.length === 0) return '';
  const target = `(${key.map(quoted).join(', ')})`;
  if (resolution === 'ignore') return ` on conflict ${target} do nothing`;
  const sets = columns.map((column) => `${quoted(column)} = excluded.${quoted(column)}`);
  return ` on conflict ${target} do update set ${sets.join(', ')}`;
}

/** An `update` of the rows that the filters choose; undefined when it would change nothing. */
export function updateRows(
  context: Context,
  source: Source,
  relation: Relation,
  payload: Payload,
  query: Query,
): string | undefined {
  if (payload.rows.length !== 1) {
    throw new RestError(400, 'PGRST102', 'An update takes one JSON object');
  }
  const columns = columnsOf(relation, payload, query.columns);
  if (columns.length === 0) return undefined;
  refuseEveryRow(query, 'UPDATE');
  const body = context.statement.value(payload.json);
  const sets = columns.map((column) => `${quoted(column)} = sent_row.${quoted(column)}`);
  return (
    `update ${source.from} set ${sets.join(', ')}` +
    ` from json_populate_recordset(null::${qualified(relation)}, ${body}::json) as sent_row` +
    whereFor(context, source, query.root)
  );
}

export function deleteRows(context: Context, source: Source, query: Query): string {
  refuseEveryRow(query, 'DELETE');
  return `delete from ${source.from}${whereFor(context, source, query.root)}`;
}

/** Whoever means every row says so with a filter that every row passes. */
function refuseEveryRow({ root }: Query, verb: string): void {
  if (root.filters.length > 0) return;
  throw new RestError(400, '21000', `${verb} requires a WHERE clause`);
}
