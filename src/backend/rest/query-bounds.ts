import type { Caller } from '#platform/database/caller.ts';
import type { Filter, Operation } from './filters.ts';
import type { Branch, Query } from './query-tree.ts';
import { RestError, tooMuch } from './rest-error.ts';
import type { Field, Selected } from './select-tree.ts';

/** How much one question may ask, by who asks; beyond it nothing reaches the database. */
type Bounds = {
  /** Signs of the whole query string, encoded. */
  readonly query: number;
  readonly columns: number;
  readonly embeds: number;
  readonly embedDepth: number;
  readonly conditions: number;
  readonly conditionDepth: number;
  readonly orders: number;
  /** Values of one `in`. */
  readonly values: number;
  /** Steps of one path into a document. */
  readonly steps: number;
  readonly offset: number;
  /** Signs of one value; of a pattern or a text search see below. */
  readonly value: number;
  /** Signs of one pattern, and of the words of one text search. */
  readonly pattern: number;
  /** `%` and `_` in one pattern: each may be tried at every place of a text. */
  readonly wildcards: number;
  /** Conditions that read every text: patterns and text searches. */
  readonly scans: number;
  /** Signs of a regular expression; none at all where it is 0. */
  readonly expression: number;
};

const VISITOR: Bounds = {
  query: 6_000,
  columns: 60,
  embeds: 8,
  embedDepth: 3,
  conditions: 30,
  conditionDepth: 4,
  orders: 8,
  values: 200,
  steps: 6,
  offset: 10_000,
  value: 2_000,
  pattern: 100,
  wildcards: 6,
  scans: 4,
  expression: 0,
};

const SIGNED_IN: Bounds = {
  query: 12_000,
  columns: 150,
  embeds: 15,
  embedDepth: 5,
  conditions: 100,
  conditionDepth: 8,
  orders: 15,
  values: 1_000,
  steps: 10,
  offset: 100_000,
  value: 4_000,
  pattern: 200,
  wildcards: 10,
  scans: 10,
  expression: 100,
};

/** Of the product itself, which is limited by the grammar alone. */
const BOUNDS: Record<Caller['role'], Bounds | undefined> = {
  anon: VISITOR,
  authenticated: SIGNED_IN,
  service_role: undefined,
};

/** Of a regular expression: what makes the engine look back, or run through repetitions of repetitions. */
const LOOKS_BACK = /\\[1-9]/;
const COUNTED = /\{\d*,?\d*\}/g;
const MOST_COUNTED = 2;

/** @throws RestError when the query string is longer than this caller may send */
export function refuseLongQuery({ role }: Caller, { search }: URL): void {
  const most = BOUNDS[role]?.query;
  if (most === undefined || search.length <= most) return;
  throw tooMuch(`The query is longer than ${most} signs`);
}

/** @throws RestError when this caller asks for more than one question may cost */
export function refuseCostly({ role }: Caller, { select, root }: Query): void {
  const bounds = BOUNDS[role];
  if (!bounds) return;
  const seen: Seen = { columns: 0, embeds: 0, conditions: 0, scans: 0 };
  measureSelect(bounds, seen, select, 0);
  measureBranch(bounds, seen, root);
}

type Seen = { columns: number; embeds: number; conditions: number; scans: number };

function atMost(count: number, most: number, what: string): void {
  if (count > most) throw tooMuch(`More than ${most} ${what}`);
}

function measureSelect(
  bounds: Bounds,
  seen: Seen,
  items: readonly Selected[],
  depth: number,
): void {
  for (const item of items) {
    if (item.kind === 'embed') {
      seen.embeds += 1;
      atMost(seen.embeds, bounds.embeds, 'embedded resources');
      atMost(depth + 1, bounds.embedDepth, 'levels of embedded resources');
      measureSelect(bounds, seen, item.select, depth + 1);
    } else {
      seen.columns += 1;
      atMost(seen.columns, bounds.columns, 'selected columns');
      if (item.kind === 'field' && item.field) measurePath(bounds, item.field);
    }
  }
}

function measureBranch(bounds: Bounds, seen: Seen, branch: Branch): void {
  atMost(branch.order.length, bounds.orders, 'orders');
  atMost(branch.offset ?? 0, bounds.offset, 'rows to pass over');
  for (const { field } of branch.order) measurePath(bounds, field);
  for (const filter of branch.filters) measureFilter(bounds, seen, filter, 0);
  for (const inner of branch.embeds.values()) measureBranch(bounds, seen, inner);
}

function measureFilter(bounds: Bounds, seen: Seen, filter: Filter, depth: number): void {
  seen.conditions += 1;
  atMost(seen.conditions, bounds.conditions, 'conditions');
  if (filter.kind === 'field') {
    measurePath(bounds, filter.field);
    measureOperation(bounds, seen, filter.operation);
    return;
  }
  atMost(depth + 1, bounds.conditionDepth, 'levels of conditions');
  for (const inner of filter.filters) measureFilter(bounds, seen, inner, depth + 1);
}

function measurePath(bounds: Bounds, { path }: Field): void {
  atMost(path.length, bounds.steps, 'steps into a document');
}

function measureOperation(bounds: Bounds, seen: Seen, operation: Operation): void {
  if (operation.kind === 'is') return;
  if (operation.kind === 'in') {
    atMost(operation.values.length, bounds.values, 'values');
    return;
  }
  const { value } = operation;
  atMost(value.length, bounds.value, 'signs in a value');
  const operator = operation.kind === 'search' ? undefined : operation.operator;
  const isRegular = operator === '~' || operator === '~*';
  const isPattern = operator === 'like' || operator === 'ilike';
  if (isRegular) measureExpression(bounds, value);
  if (isPattern)
    atMost(value.replace(/[^%_]/g, '').length, bounds.wildcards, 'wildcards in a pattern');
  if (isRegular || isPattern || operation.kind === 'search') measureScan(bounds, seen, value);
}

function measureScan(bounds: Bounds, seen: Seen, value: string): void {
  seen.scans += 1;
  atMost(seen.scans, bounds.scans, 'conditions that read whole texts');
  atMost(value.length, bounds.pattern, 'signs in a pattern');
}

function measureExpression(bounds: Bounds, value: string): void {
  if (bounds.expression === 0) {
    throw new RestError(400, 'PGRST127', 'Feature not implemented', {
      details: 'Regular expressions are not open to anonymous callers',
      hint: 'Use like or ilike, or sign in',
    });
  }
  atMost(value.length, bounds.expression, 'signs in a regular expression');
  atMost(value.match(COUNTED)?.length ?? 0, MOST_COUNTED, 'counted repetitions');
  if (LOOKS_BACK.test(value)) {
    throw new RestError(400, 'PGRST127', 'Feature not implemented', {
      details: 'Regular expressions do not look back (\\1) here',
    });
  }
}
