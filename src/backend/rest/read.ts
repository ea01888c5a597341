import { conditionOf, expressionOf, type Joined, orderOf, typeOf } from './expressions.ts';
import type { Branch } from './query-tree.ts';
import { findRelationship, isToOne, type Relationship } from './relationships.ts';
import { RestError } from './rest-error.ts';
import type { Embed, Selected, SelectedField } from './select-tree.ts';
import { type Context, listOf, rowOf, type Source } from './source.ts';
import { qualified, quoted } from './statement.ts';

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
    `${orderOf(context, source, branch.order, parts.embeds)}${limitsOf(context, branch)}`
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
      const key = shownName(item);
      if (embeds.has(key)) throw shownTwice(key);
      embeds.set(key, addEmbed(context, source, item, branch.embeds.get(key), parts, depth));
    }
  }
  for (const filter of branch.filters) {
    parts.conditions.push(conditionOf(context, source, filter, embeds));
  }
  return parts;
}

function addField(context: Context, source: Source, item: SelectedField, parts: Parts): void {
  const { field, cast, aggregate, aggregateCast } = item;
  const typed = (text: string, type: string | undefined) =>
    type === undefined ? text : `cast(${text} as ${typeOf(context, type)})`;
  const inner = field ? typed(expressionOf(context, source, field), cast) : '*';
  const expression = aggregate ? typed(`${aggregate}(${inner})`, aggregateCast) : inner;
  parts.columns.push(`${expression} as ${quoted(shownName(item))}`);
  if (aggregate) parts.isAggregated = true;
  else parts.groups.push(expression);
}

/** What the answer calls a column or an embed. */
function shownName(item: SelectedField | Embed): string {
  if (item.kind === 'embed') return item.alias ?? item.target;
  const last = item.field?.path.findLast(({ key }) => !/^-?\d+$/.test(key))?.key;
  return item.alias ?? item.aggregate ?? last ?? item.field?.name ?? '';
}

const shownTwice = (name: string) =>
  new RestError(400, '42712', `table name "${name}" specified more than once`);

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
  const alias = `${source.alias}_${shownName(embed)}_${depth + 1}`;
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
    const name = embed.isSpread ? '' : ` as ${quoted(shownName(embed))}`;
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
  return embed.select.flatMap((item) =>
    item.kind === 'star' ? [...inner.columns.keys()] : [shownName(item)],
  );
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
    const isThere = select.some((item) => item.kind === 'embed' && shownName(item) === name);
    if (isThere) continue;
    throw new RestError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, {
      hint: `Verify that '${name}' is included in the 'select' query parameter.`,
    });
  }
}
