import { z } from 'zod';

const OPERATIONS = ['INSERT', 'UPDATE', 'DELETE'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** What PostgreSQL calls each comparison. */
export const COMPARED: Readonly<Record<string, string>> = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
};

export type ChangeFilter = {
  readonly column: string;
  readonly operator: string;
  readonly isNegated: boolean;
  /** Several of `in`, one of every other. */
  readonly values: readonly string[];
};

/** What a page asks to hear of. */
export type Wanted = {
  readonly event: Operation | '*';
  readonly schema: string;
  readonly table: string;
  readonly filters: readonly ChangeFilter[];
  /** The columns that it wishes; undefined: all. */
  readonly columns: readonly string[] | undefined;
};

const MOST_FILTERS = 20;
const MOST_VALUES = 100;
export const MOST_WANTED = 50;

const name = z.string().max(63);

export const wantedSchema = z.looseObject({
  event: z.string().max(20).optional(),
  schema: name.optional(),
  table: name.optional(),
  filter: z.string().max(4_000).nullish(),
  select: z.array(name).max(200).optional(),
});

/** What is asked for cannot be subscribed to, and why. */
export class Unsubscribable extends Error {}

/** @throws Unsubscribable */
export function readWanted(asked: z.output<typeof wantedSchema>): Wanted {
  const { event = '*', schema, table, filter, select } = asked;
  if (schema === undefined && table === undefined) {
    throw new Unsubscribable(
      'No subscription params provided. Please provide at least a `schema` or `table` to subscribe to',
    );
  }
  const isWide = schema === '*' || table === undefined || table === '*';
  if (select?.length && isWide) {
    throw new Unsubscribable(
      'Column selection is not supported for wildcard subscriptions. Provide an explicit schema and table name.',
    );
  }
  return {
    event: OPERATIONS.find((each) => each === event.toUpperCase()) ?? '*',
    schema: schema ?? 'public',
    table: table ?? '*',
    filters: readFilters(filter ?? ''),
    columns: select?.length ? select : undefined,
  };
}

/** `id=gt.5,state=in.(open,late)`: every one of them holds. */
function readFilters(text: string): ChangeFilter[] {
  if (text.trim() === '') return [];
  // Commas between brackets or quotes part values, not filters.
  const parts = text.trim().match(/(?:[^,("]|"(?:[^"\\]|\\.)*"|\([^)]*\))+/g) ?? [];
  if (parts.length > MOST_FILTERS) throw unreadable(`more than ${MOST_FILTERS} filters`);
  return parts.map((part) => readFilter(part.trim()));
}

function readFilter(text: string): ChangeFilter {
  const read = /^([^=]+)=(not\.)?(\w+)\.([\s\S]*)$/.exec(text);
  const [, column = '', negation, operator = '', value = ''] = read ?? [];
  if (!read) throw unreadable(`["${text}"]`);
  const isNegated = negation !== undefined;
  if (operator === 'in') return { column, operator, isNegated, values: readValues(value) };
  if (!Object.hasOwn(COMPARED, operator)) throw unreadable(`["${operator}", "${value}"]`);
  return { column, operator, isNegated, values: [unquoted(value)] };
}

function readValues(text: string): string[] {
  const inside = /^\(([\s\S]*)\)$/.exec(text)?.[1];
  if (inside === undefined) throw unreadable('`in` filter value must be wrapped by parentheses');
  const values = inside.match(/"(?:[^"\\]|\\.)*"|[^,]+/g) ?? [];
  if (values.length > MOST_VALUES) throw unreadable(`more than ${MOST_VALUES} values`);
  return values.map((value) => unquoted(value.trim()));
}

const unquoted = (text: string) =>
  /^"[\s\S]*"$/.test(text) ? text.slice(1, -1).replace(/\\([\s\S])/g, '$1') : text;

const unreadable = (why: string) => new Unsubscribable(`Error parsing \`filter\` params: ${why}`);
