import { RestError, tooMuch } from './rest-error.ts';
import { Scanner } from './scanner.ts';
import { type Field, readName, readPath } from './select-tree.ts';

/** Operators that compare with one value; what PostgreSQL calls each. */
export const COMPARISONS: Readonly<Record<string, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
  isdistinct: 'is distinct from',
};

/** Operators that may be asked of any or all of several values. */
const QUANTIFIED = new Set(['eq', 'like', 'ilike', 'gt', 'gte', 'lt', 'lte', 'match', 'imatch']);

/** Full-text searches; the function that reads each one's words. */
export const SEARCHES: Readonly<Record<string, string>> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
};

const IS: Readonly<Record<string, string>> = {
  null: 'null',
  not_null: 'not null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
};

export type Operation =
  | { readonly kind: 'compare'; readonly operator: string; readonly value: string }
  | {
      readonly kind: 'quantified';
      readonly operator: string;
      readonly quantifier: 'any' | 'all';
      readonly value: string;
    }
  | { readonly kind: 'is'; readonly value: string }
  | { readonly kind: 'in'; readonly values: readonly string[] }
  | {
      readonly kind: 'search';
      readonly reader: string;
      readonly language: string | undefined;
      readonly value: string;
    };

export type Filter =
  | {
      readonly kind: 'field';
      readonly field: Field;
      readonly isNegated: boolean;
      readonly operation: Operation;
    }
  | {
      readonly kind: 'and' | 'or';
      readonly isNegated: boolean;
      readonly filters: readonly Filter[];
    };

const MOST_VALUES = 2_000;
const MOST_FILTERS = 200;
const DEEPEST = 20;

/** Reads `column=operator.value`. */
export function parseFilter(field: Field, text: string): Filter {
  const scanner = new Scanner(text, 'filter');
  const isNegated = scanner.take('not.');
  const operation = readOperation(scanner, () => restOf(scanner));
  if (!scanner.isDone) scanner.fail('expecting end of input');
  return { kind: 'field', field, isNegated, operation };
}

function restOf(scanner: Scanner): string {
  const rest = scanner.text.slice(scanner.at);
  scanner.at = scanner.text.length;
  return rest;
}

/** Reads `or=(…)` and `and=(…)`, whatever is inside. */
export function parseLogic(kind: 'and' | 'or', isNegated: boolean, text: string): Filter {
  const scanner = new Scanner(text, 'logic tree');
  const budget = { filters: 0 };
  const filter = readLogic(scanner, kind, isNegated, 0, budget);
  scanner.skipSpaces();
  if (!scanner.isDone) scanner.fail('expecting end of input');
  return filter;
}

function readLogic(
  scanner: Scanner,
  kind: 'and' | 'or',
  isNegated: boolean,
  depth: number,
  budget: { filters: number },
): Filter {
  if (depth > DEEPEST) throw tooMuch(`Conditions are nested more than ${DEEPEST} deep`);
  const filters: Filter[] = [];
  scanner.skipSpaces();
  scanner.expect('(');
  do {
    budget.filters += 1;
    if (budget.filters > MOST_FILTERS) throw tooMuch(`More than ${MOST_FILTERS} conditions`);
    scanner.skipSpaces();
    filters.push(readCondition(scanner, depth, budget));
    scanner.skipSpaces();
  } while (scanner.take(','));
  scanner.expect(')');
  return { kind, isNegated, filters };
}

function readCondition(scanner: Scanner, depth: number, budget: { filters: number }): Filter {
  const start = scanner.at;
  const isNegated = scanner.take('not.');
  for (const kind of ['and', 'or'] as const) {
    if (scanner.take(`${kind}(`)) {
      scanner.at -= 1;
      return readLogic(scanner, kind, isNegated, depth + 1, budget);
    }
  }
  scanner.at = start;
  const field = { name: readName(scanner), path: readPath(scanner) };
  scanner.expect('.');
  const isOperationNegated = scanner.take('not.');
  const operation = readOperation(scanner, () => readValue(scanner));
  return { kind: 'field', field, isNegated: isOperationNegated, operation };
}

/** A value inside a logic tree ends at a comma or bracket, unless it is quoted or an array. */
function readValue(scanner: Scanner): string {
  if (scanner.next() === '"') {
    const start = scanner.at;
    const quoted = scanner.quoted();
    if (quoted !== undefined && (scanner.isDone || /[,)\s]/.test(scanner.next()))) return quoted;
    scanner.at = start;
  }
  if (scanner.next() === '{') {
    const array = scanner.match(/\{(?:[^{}"\\]|\\[\s\S]|"(?:[^"\\]|\\[\s\S])*"|\{[^{}]*\})*\}/y);
    if (array !== undefined) return array;
  }
  return scanner.match(/[^,)]*/y) ?? '';
}

function readOperation(scanner: Scanner, value: () => string): Operation {
  const name = scanner.match(/[a-z]+/y) ?? '';
  if (Object.hasOwn(SEARCHES, name)) {
    const language = scanner.match(/\([A-Za-z_]\w*\)/y)?.slice(1, -1);
    scanner.expect('.');
    return { kind: 'search', reader: SEARCHES[name] ?? '', language, value: value() };
  }
  const quantifier = QUANTIFIED.has(name) ? scanner.match(/\((?:any|all)\)/y) : undefined;
  const isKnown = name === 'in' || name === 'is' || Object.hasOwn(COMPARISONS, name);
  if (!isKnown) scanner.fail('expecting an operator');
  scanner.expect('.');
  if (name === 'in') return { kind: 'in', values: readList(scanner) };
  if (name === 'is') {
    const word = value().toLowerCase();
    const meant = Object.hasOwn(IS, word) ? IS[word] : undefined;
    if (meant === undefined) scanner.fail('expecting null, not_null, true, false or unknown');
    return { kind: 'is', value: meant };
  }
  const operator = COMPARISONS[name] ?? '';
  const text = name === 'like' || name === 'ilike' ? value().replaceAll('*', '%') : value();
  if (!quantifier) return { kind: 'compare', operator, value: text };
  return {
    kind: 'quantified',
    operator,
    quantifier: quantifier === '(any)' ? 'any' : 'all',
    value: text,
  };
}

/** `(a,b,"c,d")`; nothing between the brackets is one empty text, or none at all. */
function readList(scanner: Scanner): string[] {
  scanner.expect('(');
  const values: string[] = [];
  if (scanner.take(')')) return values;
  do {
    if (values.length >= MOST_VALUES) throw tooMuch(`More than ${MOST_VALUES} values in a list`);
    scanner.skipSpaces();
    const start = scanner.at;
    const quoted = scanner.quoted();
    scanner.skipSpaces();
    if (quoted !== undefined && /^[,)]/.test(scanner.next())) {
      values.push(quoted);
    } else {
      scanner.at = start;
      values.push((scanner.match(/[^,)]*/y) ?? '').trimEnd());
    }
  } while (scanner.take(','));
  scanner.expect(')');
  return values;
}

/** How many conditions there are, groups included. */
export function refuseTooManyFilters(filters: readonly unknown[]): void {
  if (filters.length > MOST_FILTERS) {
    throw new RestError(400, 'PGRST100', `More than ${MOST_FILTERS} conditions`);
  }
}
