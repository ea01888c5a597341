import type { Filter, Operation } from './filters.ts';
import type { Branch, OrderTerm } from './query-tree.ts';
import { findRelationship, isToOne, type Relationship } from './relationships.ts';
import { noSuchColumn, RestError } from './rest-error.ts';
import {
  type Column,
  type Relation,
  type Routine,
  relationKey,
  type Schema,
} from './schema-cache.ts';
import type { Embed, Field, Selected, SelectedField } from './select-tree.ts';
import { arrayLiteral, qualified, quoted, type Statement } from './statement.ts';

/** Something rows are read from: an exposed relation, or what a function or a write returns. */
export type Source = {
  readonly relation: Relation | undefined;
  readonly columns: ReadonlyMap<string, Column>;
  readonly schema: string;
  /** Its name for the people who read errors, and in the statement. */
  readonly alias: string;
  /** Its place in the statement's `from`. */
  readonly from: string;
  /** It has more columns than those: `*` means those. */
  readonly hasMore?: boolean;
};

export type Context = {
  readonly schema: Schema;
  readonly statement: Statement;
  readonly mostRows: number;
};

/** An embed as the rest of its `select` can refer to it. */
type Joined = {
  readonly alias: string;
  readonly isToOne: boolean;
  /** The columns that it shows. */
  readonly names: ReadonlySet<string>;
};

/** The parts of one `select`, before they are put together. */
type Parts = {
  readonly columns: string[];
  readonly groups: string[];
  readonly joins: string[];
  readonly conditions: string[];
  readonly embeds: Map<string, Joined>;
  isAggregated: boolean;
};

const NO_BRANCH: Branch = {
  filters: [],
  order: [],
  limit: undefined,
  offset: undefined,
  embeds: new Map(),
};

/** The conditions of a write, on its own table. */
export function whereFor(context: Context, source: Source, branch: Branch): string {
  refuseUnknownEmbeds([], branch);
  return whereOf(branch.filters.map((each) => conditionOf(context, source, each, new Map())));
}

/** The rows that are asked for, as one `select`. */
export function selectRows(
  context: Context,
  source: Source,
  select: readonly Selected[],
  branch: Branch,
): string {
  refuseUnknownEmbeds(select, branch);
  const parts = partsOf(context, source, select, branch, 0);
  return assemble(context, source, parts, branch, []);
}

/** The same rows without their columns, order and limits: to be counted. */
export function selectToCount(
  context: Context,
  source: Source,
  select: readonly Selected[],
  branch: Branch,
): string {
  // Columns would bring values that this statement has no place for.
  const embeds = select.filter(({ kind }) => kind === 'embed');
  const parts = partsOf(context, source, embeds, branch, 0);
  return `select 1 from ${source.from}${parts.joins.join('')}${whereOf(parts.conditions)}`;
}

function assemble(
  context: Context,
  source: Source,
  parts: Parts,
  branch: Branch,
  conditions: readonly string[],
): string {
  const columns = parts.columns.length > 0 ? parts.columns.join(', ') : '';
  const group =
    parts.isAggregated && parts.groups.length > 0 ? ` group by ${parts.groups.join(', ')}` : '';
  return (
    `select ${columns} from ${source.from}${parts.joins.join('')}` +
    `${whereOf([...conditions, ...parts.conditions])}${group}` +
    `${orderOf(context, source, branch.order, parts)}${limitsOf(context, branch)}`
  );
}

function whereOf(conditions: readonly string[]): string {
  return conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';
}

function limitsOf({ statement, mostRows }: Context, { limit, offset }: Branch): string {
  const rows = Math.min(limit ?? mostRows, mostRows);
  const skipped = offset ? ` offset ${statement.value(offset)}` : '';
  return Number.isFinite(rows) ? ` limit ${statement.value(rows)}${skipped}` : skipped;
}

function partsOf(
  context: Context,
  source: Source,
  select: readonly Selected[],
  branch: Branch,
  depth: number,
): Parts {
  const embeds = new Map<string, Joined>();
  const parts: Parts = {
    columns: [],
    groups: [],
    joins: [],
    conditions: [],
    embeds,
    isAggregated: false,
  };
  for (const item of select) {
    if (item.kind === 'star') {
      parts.columns.push(source.hasMore ? listOf(source) : `${quoted(source.alias)}.*`);
      for (const name of source.columns.keys()) {
        parts.groups.push(`${quoted(source.alias)}.${quoted(name)}`);
      }
    } else if (item.kind === 'field') {
      addField(context, source, item, parts);
    } else {
      const key = item.alias ?? item.target;
      embeds.set(key, addEmbed(context, source, item, branch.embeds.get(key), parts, depth));
    }
  }
  for (const filter of branch.filters) {
    parts.conditions.push(conditionOf(context, source, filter, embeds));
  }
  return parts;
}

function addField(context: Context, source: Source, item: SelectedField, parts: Parts): void {
  const { field, alias, cast, aggregate, aggregateCast } = item;
  const typed = (text: string, type: string | undefined) =>
    type === undefined ? text : `cast(${text} as ${typeOf(context, type)})`;
  if (aggregate) {
    const inner = field ? typed(expressionOf(context, source, field), cast) : '*';
    parts.isAggregated = true;
    parts.columns.push(
      `${typed(`${aggregate}(${inner})`, aggregateCast)} as ${quoted(alias ?? aggregate)}`,
    );
    return;
  }
  if (!field) return;
  const expression = typed(expressionOf(context, source, field), cast);
  const last = field.path.findLast(({ key }) => !/^-?\d+$/.test(key))?.key;
  parts.columns.push(`${expression} as ${quoted(alias ?? last ?? field.name)}`);
  parts.groups.push(expression);
}

function addEmbed(
  context: Context,
  source: Source,
  embed: Embed,
  branch: Branch = NO_BRANCH,
  parts: Parts,
  depth: number,
): Joined {
  if (!source.relation) {
    throw new RestError(
      400,
      'PGRST200',
      `Could not find a relationship between '${source.alias}' and '${embed.target}' in the schema cache`,
    );
  }
  refuseUnknownEmbeds(embed.select, branch);
  const relationship = findRelationship(context.schema, source.relation, embed);
  const { target } = relationship;
  const inner: Source = {
    relation: target,
    columns: target.columns,
    schema: target.schema,
    alias: `${target.name}_${depth + 1}`,
    from: fromOf(relationship, source, `${target.name}_${depth + 1}`),
  };
  const innerParts = partsOf(context, inner, embed.select, branch, depth + 1);
  const alias = `${source.alias}_${embed.alias ?? embed.target}_${depth + 1}`;
  if (parts.joins.some((join) => join.includes(` ${quoted(alias)} on `))) {
    throw new RestError(400, '42712', `table name "${alias}" specified more than once`);
  }
  const isEmpty = innerParts.columns.length === 0;
  const rows = assemble(
    context,
    inner,
    isEmpty ? { ...innerParts, columns: ['1 as present'] } : innerParts,
    branch,
    joinConditions(relationship, source, inner.alias),
  );
  const names = namesOf(embed, inner);
  const toOne = isToOne(relationship);
  parts.joins.push(joinOf(embed, rows, quoted(alias), toOne, names));
  if (!isEmpty) {
    const columns = embed.isSpread
      ? names.map((column) => `${quoted(alias)}.${quoted(column)}`)
      : [toOne ? `row_to_json(${quoted(alias)}.*)::jsonb` : `${quoted(alias)}.rows`];
    parts.groups.push(...columns);
    const name = embed.isSpread ? '' : ` as ${quoted(embed.alias ?? embed.target)}`;
    parts.columns.push(...columns.map((column) => `${column}${name}`));
  }
  return { alias, isToOne: toOne, names: new Set(names) };
}

/** Embedded rows are read for each row they belong to: one of them, or all as a list. */
function joinOf(
  embed: Embed,
  rows: string,
  alias: string,
  isOne: boolean,
  names: readonly string[],
): string {
  const join = embed.isInner ? 'inner join' : 'left join';
  if (isOne) return ` ${join} lateral (${rows}) as ${alias} on true`;
  const lists = embed.isSpread
    ? names.map(
        (name) => `coalesce(json_agg(item.${quoted(name)})::jsonb, '[]') as ${quoted(name)}`,
      )
    : [`coalesce(json_agg(item)::jsonb, '[]') as rows`];
  const all = `select ${[...lists, 'count(*) as found'].join(', ')} from (${rows}) as item`;
  return ` ${join} lateral (${all}) as ${alias} on ${embed.isInner ? `${alias}.found > 0` : 'true'}`;
}

/** The names of the columns that an embed shows. */
function namesOf(embed: Embed, inner: Source): string[] {
  return embed.select.flatMap((item) => {
    if (item.kind === 'star') return [...inner.columns.keys()];
    if (item.kind === 'embed') return [item.alias ?? item.target];
    const last = item.field?.path.findLast(({ key }) => !/^-?\d+$/.test(key))?.key;
    return [item.alias ?? item.aggregate ?? last ?? item.field?.name ?? ''];
  });
}

function fromOf(
  { target, routine, junction }: Relationship,
  source: Source,
  alias: string,
): string {
  if (routine) {
    return `${qualified(routine)}(${rowOf(source)}) as ${quoted(alias)}`;
  }
  const table = `${qualified(target)} as ${quoted(alias)}`;
  return junction
    ? `${table}, ${qualified(junction.relation)} as ${quoted(`${alias}_join`)}`
    : table;
}

/** A row as its relation's own type, for a function that takes one. */
function rowOf(source: Source): string {
  const { relation, alias } = source;
  return relation ? `row(${listOf(source)})::${qualified(relation)}` : quoted(alias);
}

function listOf({ alias, columns }: Source): string {
  return [...columns.keys()].map((name) => `${quoted(alias)}.${quoted(name)}`).join(', ');
}

function joinConditions(
  { pairs, junction, routine }: Relationship,
  source: Source,
  alias: string,
): string[] {
  if (routine) return [];
  const same = (left: string, one: string, right: string, other: string) =>
    `${quoted(left)}.${quoted(one)} = ${quoted(right)}.${quoted(other)}`;
  if (!junction) return pairs.map(([own, theirs]) => same(source.alias, own, alias, theirs));
  const between = `${alias}_join`;
  return [
    ...junction.sourcePairs.map(([own, theirs]) => same(source.alias, own, between, theirs)),
    ...junction.targetPairs.map(([own, theirs]) => same(between, own, alias, theirs)),
  ];
}

/** Filters and orders of something that is not embedded are a slip of whoever asks. */
function refuseUnknownEmbeds(select: readonly Selected[], branch: Branch): void {
  for (const name of branch.embeds.keys()) {
    const isThere = select.some(
      (item) => item.kind === 'embed' && (item.alias ?? item.target) === name,
    );
    if (isThere) continue;
    throw new RestError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, {
      hint: `Verify that '${name}' is included in the 'select' query parameter.`,
    });
  }
}

/** A column, a computed field, or what a path leads to inside one. */
function expressionOf(context: Context, source: Source, { name, path }: Field): string {
  const column = source.columns.get(name);
  const base = column
    ? `${quoted(source.alias)}.${quoted(name)}`
    : computedOf(context, source, name);
  if (path.length === 0) return base;
  const isJson = column ? /^jsonb?$/.test(column.type) : false;
  // A composite value or an array is walked like the document that it would be shown as.
  const start = isJson ? base : `to_jsonb(${base})`;
  const steps = path.map(({ isText, key }) => {
    const operator = isText ? '->>' : '->';
    const place = context.statement.value(key);
    return /^-?\d{1,9}$/.test(key) ? `${operator}${place}::text::int` : `${operator}${place}::text`;
  });
  return `(${start}${steps.join('')})`;
}

function computedOf({ schema }: Context, source: Source, name: string): string {
  const routine = source.relation
    ? schema.routines
        .get(relationKey(source.schema, name))
        ?.find((each) => each.of === source.relation && each.returns === 'scalar')
    : undefined;
  if (!routine) throw noSuchColumn(source.alias, name);
  return `${qualified(routine)}(${rowOf(source)})`;
}

/** Names that PostgreSQL's grammar has for types whose catalogue name is another. */
const SQL_TYPES = new Set([
  'integer',
  'int',
  'smallint',
  'bigint',
  'boolean',
  'decimal',
  'real',
  'double precision',
  'character varying',
  'character',
  'char',
  'timestamp with time zone',
  'timestamp without time zone',
  'time with time zone',
  'time without time zone',
]);

function typeOf({ schema }: Context, name: string): string {
  const element = name.endsWith('[]') ? name.slice(0, -2) : name;
  const suffix = element === name ? '' : '[]';
  const plain = element.toLowerCase();
  if (SQL_TYPES.has(plain)) return `${plain}${suffix}`;
  const known = schema.types.has(element) ? element : schema.types.has(plain) ? plain : undefined;
  if (known === undefined) throw new RestError(400, '42704', `type "${name}" does not exist`);
  return `${quoted(known)}${suffix}`;
}

function conditionOf(
  context: Context,
  source: Source,
  filter: Filter,
  embeds: ReadonlyMap<string, Joined>,
): string {
  const negated = (text: string) => (filter.isNegated ? `not (${text})` : text);
  if (filter.kind !== 'field') {
    const inner = filter.filters.map((each) => conditionOf(context, source, each, embeds));
    return negated(`(${inner.join(` ${filter.kind} `)})`);
  }
  const { field, operation } = filter;
  const embed = field.path.length === 0 ? embeds.get(field.name) : undefined;
  if (embed && !source.columns.has(field.name) && operation.kind === 'is') {
    const isAbsent = embed.isToOne
      ? `to_json(${quoted(embed.alias)}.*) is null`
      : `${quoted(embed.alias)}.found = 0`;
    return negated(operation.value === 'null' ? isAbsent : `not (${isAbsent})`);
  }
  const left = expressionOf(context, source, field);
  const isVector = field.path.length === 0 && source.columns.get(field.name)?.type === 'tsvector';
  return negated(operationOf(context, left, operation, isVector));
}

function operationOf(
  { statement }: Context,
  left: string,
  operation: Operation,
  isVector: boolean,
): string {
  switch (operation.kind) {
    case 'is':
      return `${left} is ${operation.value}`;
    case 'in':
      return `${left} = any(${statement.value(arrayLiteral(operation.values))})`;
    case 'compare':
      return `${left} ${operation.operator} ${statement.value(operation.value)}`;
    case 'quantified':
      return `${left} ${operation.operator} ${operation.quantifier}(${statement.value(operation.value)})`;
    case 'search': {
      const language =
        operation.language === undefined
          ? ''
          : `${statement.value(operation.language)}::text::regconfig, `;
      const vector = isVector ? left : `to_tsvector(${language}${left})`;
      return `${vector} @@ ${operation.reader}(${language}${statement.value(operation.value)})`;
    }
  }
}

function orderOf(
  context: Context,
  source: Source,
  terms: readonly OrderTerm[],
  parts: Parts,
): string {
  if (terms.length === 0) return '';
  const written = terms.map(({ embed, field, isDescending, nulls }) => {
    const direction = isDescending === undefined ? '' : isDescending ? ' desc' : ' asc';
    const where = nulls ? ` nulls ${nulls}` : '';
    return `${orderExpression(context, source, embed, field, parts.embeds)}${direction}${where}`;
  });
  return ` order by ${written.join(', ')}`;
}

function orderExpression(
  context: Context,
  source: Source,
  embedName: string | undefined,
  field: Field,
  embeds: ReadonlyMap<string, Joined>,
): string {
  if (embedName === undefined) return expressionOf(context, source, field);
  const embed = embeds.get(embedName);
  if (!embed) {
    throw new RestError(
      400,
      'PGRST108',
      `'${embedName}' is not an embedded resource in this request`,
    );
  }
  if (!embed.isToOne) {
    throw new RestError(400, 'PGRST118', `A related order on '${embedName}' is not possible`, {
      details: `'${source.alias}' and '${embedName}' do not form a many-to-one or one-to-one relationship`,
    });
  }
  if (field.path.length > 0 || !embed.names.has(field.name)) {
    throw noSuchColumn(embed.alias, field.name);
  }
  return `${quoted(embed.alias)}.${quoted(field.name)}`;
}

/** Where rows of a relation are read from, under its own name. */
export function sourceOf(relation: Relation): Source {
  return {
    relation,
    columns: relation.columns,
    schema: relation.schema,
    alias: relation.name,
    from: `${qualified(relation)} as ${quoted(relation.name)}`,
  };
}

/** Where rows that a function returns are read from. */
export function sourceOfRoutine(routine: Routine, call: string): Source {
  return {
    relation: routine.relation,
    columns: routine.relation?.columns ?? routine.columns,
    schema: routine.schema,
    alias: routine.name,
    from: `${call} as ${quoted(routine.name)}`,
  };
}
