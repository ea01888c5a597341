import type { Filter, Operation } from './filters.ts';
import type { OrderTerm } from './query-tree.ts';
import { noSuchColumn, RestError } from './rest-error.ts';
import { type Routine, relationKey } from './schema.ts';
import type { Field } from './select-tree.ts';
import { type Context, rowOf, type Source } from './source.ts';
import { arrayLiteral, qualified, quoted } from './statement.ts';

/** An embed as the rest of its `select` can refer to it. */
export type Joined = {
  readonly alias: string;
  readonly isToOne: boolean;
  /** The columns that it shows. */
  readonly names: ReadonlySet<string>;
};

/** A column, a computed field, or what a path leads to inside one. */
export function expressionOf(context: Context, source: Source, { name, path }: Field): string {
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

function computedOf(context: Context, source: Source, name: string): string {
  const routine = computedNamed(context, source, name);
  if (!routine) throw noSuchColumn(source.alias, name, source.columns.keys());
  return `${qualified(routine)}(${rowOf(source)})`;
}

export function hasComputed(context: Context, source: Source, name: string): boolean {
  return computedNamed(context, source, name) !== undefined;
}

function computedNamed({ schema }: Context, source: Source, name: string): Routine | undefined {
  return source.relation
    ? schema.routines
        .get(relationKey(source.schema, name))
        ?.find((each) => each.of === source.relation && each.returns === 'scalar')
    : undefined;
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

export function typeOf({ schema }: Context, name: string): string {
  const element = name.endsWith('[]') ? name.slice(0, -2) : name;
  const suffix = element === name ? '' : '[]';
  const plain = element.toLowerCase();
  if (SQL_TYPES.has(plain)) return `${plain}${suffix}`;
  const known = schema.types.has(element) ? element : schema.types.has(plain) ? plain : undefined;
  if (known === undefined) throw new RestError(400, '42704', `type "${name}" does not exist`);
  return `${quoted(known)}${suffix}`;
}

export function conditionOf(
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

export function orderOf(
  context: Context,
  source: Source,
  terms: readonly OrderTerm[],
  embeds: ReadonlyMap<string, Joined>,
): string {
  if (terms.length === 0) return '';
  const written = terms.map(({ embed, field, isDescending, nulls }) => {
    const direction = isDescending === undefined ? '' : isDescending ? ' desc' : ' asc';
    const where = nulls ? ` nulls ${nulls}` : '';
    return `${orderExpression(context, source, embed, field, embeds)}${direction}${where}`;
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
    throw noSuchColumn(embed.alias, field.name, embed.names);
  }
  return `${quoted(embed.alias)}.${quoted(field.name)}`;
}
