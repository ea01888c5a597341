import { hasComputed, type Joined, typeOf } from './expressions.ts';
import type { Embed, SelectedField } from './select-tree.ts';
import type { Context, Source } from './source.ts';
import { quoted } from './statement.ts';

/** The parts of one `select`, before they are put together. */
export type Parts = {
  readonly columns: string[];
  readonly groups: string[];
  readonly joins: string[];
  readonly conditions: string[];
  readonly embeds: Map<string, Joined>;
  /** The names of its columns, in their order. */
  readonly names: string[];
  /** Aggregates of something that is spread, by the column they are of: rows are grouped where it is spread to. */
  readonly lifted: Map<string, SelectedField>;
  isAggregated: boolean;
};

export const newParts = (): Parts => ({
  columns: [],
  groups: [],
  joins: [],
  conditions: [],
  embeds: new Map(),
  names: [],
  lifted: new Map(),
  isAggregated: false,
});

/** `count` without brackets, where nothing has that name, is the number of rows. */
export function countOfRows(context: Context, source: Source, item: SelectedField): SelectedField {
  const { field, aggregate, cast } = item;
  if (field?.name !== 'count' || field.path.length > 0 || aggregate) return item;
  if (source.columns.has('count') || hasComputed(context, source, 'count')) return item;
  return { ...item, field: undefined, cast: undefined, aggregate: 'count', aggregateCast: cast };
}

export const typed = (context: Context, text: string, type: string | undefined) =>
  type === undefined ? text : `cast(${text} as ${typeOf(context, type)})`;

export const aggregated = (
  context: Context,
  { aggregate, aggregateCast }: SelectedField,
  of: string,
) => typed(context, `${aggregate}(${of})`, aggregateCast);

/** Embedded rows are read for each row they belong to: one of them, or all as a list. */
export function joinOf(
  context: Context,
  embed: Embed,
  rows: string,
  alias: string,
  isOne: boolean,
  { names, lifted }: Parts,
): string {
  const join = embed.isInner ? 'inner join' : 'left join';
  if (isOne) return ` ${join} lateral (${rows}) as ${alias} on true`;
  const lists = embed.isSpread
    ? names.map((name) => {
        const item = `item.${quoted(name)}`;
        const aggregate = lifted.get(name);
        const list = aggregate
          ? aggregated(context, aggregate, item)
          : `coalesce(json_agg(${item})::jsonb, '[]')`;
        return `${list} as ${quoted(name)}`;
      })
    : [`coalesce(json_agg(item)::jsonb, '[]') as rows`];
  const all = `select ${[...lists, 'count(*) as found'].join(', ')} from (${rows}) as item`;
  return ` ${join} lateral (${all}) as ${alias} on ${embed.isInner ? `${alias}.found > 0` : 'true'}`;
}
