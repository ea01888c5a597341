import { conditionOf, expressionOf, type Joined, orderOf } from './expressions.ts';
import { joinConditions, tableOf } from './joins.ts';
import { aggregated, countOfRows, joinOf, newParts, type Parts, typed } from './parts.ts';
import type { Branch } from './query-tree.ts';
import { findRelationship, isToOne } from './relationships.ts';
import { RestError } from './rest-error.ts';
import type { Embed, Selected, SelectedField } from './select-tree.ts';
import { type Context, listOf, type Source } from './source.ts';
import { quoted } from './statement.ts';

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
  isSpread = false,
): Parts {
  const parts = newParts();
  const { embeds } = parts;
  for (const item of select) {
    if (item.kind === 'star') {
      parts.columns.push(source.hasMore ? listOf(source) : `${quoted(source.alias)}.*`);
      for (const name of source.columns.keys()) {
        parts.groups.push(`${quoted(source.alias)}.${quoted(name)}`);
        parts.names.push(name);
      }
    } else if (item.kind === 'field') {
      addField(context, source, countOfRows(context, source, item), parts, isSpread);
    } else {
      const key = shownName(item);
      if (embeds.has(key)) throw shownTwice(key);
      const inner = branch.embeds.get(key);
      embeds.set(key, addEmbed(context, source, item, inner, parts, { depth, isSpread }));
    }
  }
  for (const filter of branch.filters) {
    parts.conditions.push(conditionOf(context, source, filter, embeds));
  }
  return parts;
}

function addField(
  context: Context,
  source: Source,
  item: SelectedField,
  parts: Parts,
  isSpread: boolean,
): void {
  const { field, cast, aggregate } = item;
  const name = shownName(item);
  parts.names.push(name);
  const inner = field ? typed(context, expressionOf(context, source, field), cast) : undefined;
  if (aggregate && isSpread) {
    parts.lifted.set(name, item);
    parts.columns.push(`${inner ?? '1'} as ${quoted(name)}`);
    return;
  }
  const expression = aggregate ? aggregated(context, item, inner ?? '*') : (inner ?? '');
  parts.columns.push(`${expression} as ${quoted(name)}`);
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
  { depth, isSpread }: { depth: number; isSpread: boolean },
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
    from: tableOf(relationship, source, `${target.name}_${depth + 1}`),
  };
  const innerParts = partsOf(context, inner, embed.select, branch, depth + 1, embed.isSpread);
  const alias = `${source.alias}_${shownName(embed)}_${depth + 1}`;
  const isEmpty = innerParts.columns.length === 0;
  const rows = assemble(
    context,
    inner,
    isEmpty ? { ...innerParts, columns: ['1 as present'] } : innerParts,
    branch,
    joinConditions(relationship, source, inner.alias),
  );
  const toOne = isToOne(relationship);
  parts.joins.push(joinOf(context, embed, rows, quoted(alias), toOne, innerParts));
  if (embed.isSpread) addSpread(context, quoted(alias), toOne, innerParts, parts, isSpread);
  else if (!isEmpty) {
    const column = toOne ? `row_to_json(${quoted(alias)}.*)::jsonb` : `${quoted(alias)}.rows`;
    parts.groups.push(column);
    parts.names.push(shownName(embed));
    parts.columns.push(`${column} as ${quoted(shownName(embed))}`);
  }
  return { alias, isToOne: toOne, names: new Set(innerParts.names) };
}

/** The columns of something that is spread, beside one's own. */
function addSpread(
  context: Context,
  alias: string,
  isOne: boolean,
  inner: Parts,
  parts: Parts,
  isSpreadFurther: boolean,
): void {
  for (const name of inner.names) {
    const column = `${alias}.${quoted(name)}`;
    const lifted = isOne ? inner.lifted.get(name) : undefined;
    parts.names.push(name);
    if (lifted && !isSpreadFurther) {
      parts.columns.push(`${aggregated(context, lifted, column)} as ${quoted(name)}`);
      parts.isAggregated = true;
      continue;
    }
    if (lifted) parts.lifted.set(name, lifted);
    else parts.groups.push(column);
    parts.columns.push(column);
  }
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
