import { type Filter, parseFilter, parseLogic, refuseTooManyFilters } from './filters.ts';
import { malformed, RestError } from './rest-error.ts';
import { Scanner } from './scanner.ts';
import { type Field, parseSelect, readName, readPath, type Selected } from './select-tree.ts';

export type OrderTerm = {
  /** The to-one embed whose column it is, or undefined for the resource's own. */
  readonly embed: string | undefined;
  readonly field: Field;
  readonly isDescending: boolean | undefined;
  readonly nulls: 'first' | 'last' | undefined;
};

/** What the query string says of one resource, and of those embedded in it. */
export type Branch = {
  readonly filters: Filter[];
  order: readonly OrderTerm[];
  limit: number | undefined;
  offset: number | undefined;
  readonly embeds: Map<string, Branch>;
};

export type Query = {
  readonly select: readonly Selected[];
  readonly root: Branch;
  /** `columns=` and `on_conflict=`, for writes. */
  readonly columns: readonly string[] | undefined;
  readonly conflict: readonly string[] | undefined;
  /** Parameters that were taken as arguments of a function. */
  readonly arguments: ReadonlyMap<string, readonly string[]>;
};

const RESERVED = new Set(['select', 'columns', 'on_conflict']);

const newBranch = (): Branch => ({
  filters: [],
  order: [],
  limit: undefined,
  offset: undefined,
  embeds: new Map(),
});

/**
 * Reads a query string.
 * @param isArgument of a function: which parameters are its arguments rather than filters
 */
export function parseQuery(
  parameters: URLSearchParams,
  isArgument: (name: string) => boolean = () => false,
): Query {
  const root = newBranch();
  const given = new Map<string, string[]>();
  let count = 0;
  for (const [key, value] of parameters) {
    // PostgreSQL takes none, neither in a name nor in a value: it would end the connection.
    if (`${key}${value}`.includes('\0')) throw malformed('query', 'unexpected null character');
    if (RESERVED.has(key)) continue;
    if (isArgument(key)) {
      given.set(key, [...(given.get(key) ?? []), value]);
      continue;
    }
    count += 1;
    if (count > 200) refuseTooManyFilters(Array(count));
    readParameter(root, key, value);
  }
  return {
    select: parseSelect(parameters.get('select') ?? '*'),
    root,
    columns: names(parameters.get('columns'), 'columns parameter'),
    conflict: names(parameters.get('on_conflict'), 'on_conflict parameter'),
    arguments: given,
  };
}

function names(text: string | null, what: string): string[] | undefined {
  if (text === null || text === '') return undefined;
  const scanner = new Scanner(text, what);
  const found: string[] = [];
  do {
    scanner.skipSpaces();
    found.push(readName(scanner));
    scanner.skipSpaces();
  } while (scanner.take(','));
  if (!scanner.isDone) scanner.fail('expecting end of input');
  return found;
}

function readParameter(root: Branch, key: string, value: string): void {
  const scanner = new Scanner(key, 'tree path');
  const path: string[] = [];
  let negated = false;
  for (;;) {
    if (scanner.take('not.')) negated = true;
    const name = readName(scanner);
    const steps = readPath(scanner);
    if (scanner.isDone) {
      setOn(branchAt(root, path), { name, path: steps }, negated, value);
      return;
    }
    if (steps.length > 0 || !scanner.take('.')) scanner.fail('expecting "."');
    path.push(name);
  }
}

function branchAt(root: Branch, path: readonly string[]): Branch {
  let branch = root;
  for (const name of path) {
    const child = branch.embeds.get(name) ?? newBranch();
    branch.embeds.set(name, child);
    branch = child;
  }
  return branch;
}

function setOn(branch: Branch, field: Field, negated: boolean, value: string): void {
  const { name } = field;
  if (field.path.length === 0) {
    if (name === 'or' || name === 'and') {
      branch.filters.push(parseLogic(name, negated, value));
      return;
    }
    if (name === 'order') {
      branch.order = parseOrder(value);
      return;
    }
    if (name === 'limit' || name === 'offset') {
      branch[name] = parseCount(name, value);
      return;
    }
  }
  if (negated) throw malformed('tree path', 'unexpected "not" before a column');
  branch.filters.push(parseFilter(field, value));
}

function parseCount(name: string, text: string): number {
  if (!/^\d{1,15}$/.test(text)) {
    throw new RestError(400, 'PGRST100', `"failed to parse ${name} parameter"`, {
      details: 'expecting a number that is not negative',
    });
  }
  return Number(text);
}

const MOST_ORDERS = 50;

function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner(text, 'order');
  const terms: OrderTerm[] = [];
  do {
    scanner.skipSpaces();
    terms.push(readOrderTerm(scanner));
    scanner.skipSpaces();
    if (terms.length > MOST_ORDERS) scanner.fail('expecting fewer terms');
  } while (scanner.take(','));
  if (!scanner.isDone) scanner.fail('expecting end of input');
  return terms;
}

function readOrderTerm(scanner: Scanner): OrderTerm {
  const first = readName(scanner);
  const isOfEmbed = scanner.take('(');
  const name = isOfEmbed ? readName(scanner) : first;
  const path = readPath(scanner);
  if (isOfEmbed) scanner.expect(')');
  const direction = scanner.match(/\.(?:asc|desc)(?![a-z])/y);
  const nulls = scanner.match(/\.nulls(?:first|last)/y);
  return {
    embed: isOfEmbed ? first : undefined,
    field: { name, path },
    isDescending: direction && direction === '.desc',
    nulls: nulls && (nulls === '.nullsfirst' ? 'first' : 'last'),
  } as OrderTerm;
}
