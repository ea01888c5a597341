import { tooMuch } from './rest-error.ts';
import { Scanner } from './scanner.ts';

/** A step into a JSON document: `->key`, `->>key`, `->0`. */
export type JsonStep = { readonly isText: boolean; readonly key: string };

export type Field = { readonly name: string; readonly path: readonly JsonStep[] };

const AGGREGATES = ['sum', 'avg', 'count', 'min', 'max'] as const;
export type Aggregate = (typeof AGGREGATES)[number];

export type SelectedField = {
  readonly kind: 'field';
  /** Undefined only for a `count()` of rows. */
  readonly field: Field | undefined;
  readonly alias: string | undefined;
  readonly cast: string | undefined;
  readonly aggregate: Aggregate | undefined;
  readonly aggregateCast: string | undefined;
};

export type Embed = {
  readonly kind: 'embed';
  readonly target: string;
  readonly alias: string | undefined;
  readonly hint: string | undefined;
  readonly isInner: boolean;
  readonly isSpread: boolean;
  readonly select: readonly Selected[];
};

export type Selected = { readonly kind: 'star' } | SelectedField | Embed;

const DEEPEST = 6;
const MOST_ITEMS = 300;

/** Reads `select=…`. @throws RestError where it is malformed or asks for too much */
export function parseSelect(text: string): readonly Selected[] {
  const scanner = new Scanner(text, 'select parameter');
  const budget = { items: 0 };
  const items = readItems(scanner, 0, budget);
  if (!scanner.isDone) scanner.fail('expecting end of input');
  return items;
}

function readItems(scanner: Scanner, depth: number, budget: { items: number }): Selected[] {
  if (depth > DEEPEST) throw tooMuch(`Resources are embedded more than ${DEEPEST} deep`);
  const items: Selected[] = [];
  scanner.skipSpaces();
  if (scanner.isDone || scanner.next() === ')') return items;
  do {
    budget.items += 1;
    if (budget.items > MOST_ITEMS) throw tooMuch(`More than ${MOST_ITEMS} things are selected`);
    scanner.skipSpaces();
    items.push(readItem(scanner, depth, budget));
    scanner.skipSpaces();
  } while (scanner.take(','));
  return items;
}

function readItem(scanner: Scanner, depth: number, budget: { items: number }): Selected {
  if (scanner.take('*')) return { kind: 'star' };
  const isSpread = scanner.take('...');
  const alias = isSpread ? undefined : readAlias(scanner);
  const name = readName(scanner);
  const { hint, isInner } = readHints(scanner);
  if (scanner.next() === '(' && (isSpread || hint || isInner || !isCount(scanner, name))) {
    scanner.expect('(');
    const select = readItems(scanner, depth + 1, budget);
    scanner.expect(')');
    return { kind: 'embed', target: name, alias, hint, isInner, isSpread, select };
  }
  if (isSpread || hint || isInner) scanner.fail('expecting "("');
  return readField(scanner, name, alias);
}

function isCount(scanner: Scanner, name: string): boolean {
  return name === 'count' && scanner.next(2) === '()';
}

function readField(scanner: Scanner, name: string, alias: string | undefined): SelectedField {
  if (isCount(scanner, name)) {
    scanner.expect('()');
    const aggregateCast = readCast(scanner);
    return {
      kind: 'field',
      field: undefined,
      alias,
      cast: undefined,
      aggregate: 'count',
      aggregateCast,
    };
  }
  const field = { name, path: readPath(scanner) };
  const cast = readCast(scanner);
  const aggregate = readAggregate(scanner);
  const aggregateCast = aggregate && readCast(scanner);
  return { kind: 'field', field, alias, cast, aggregate, aggregateCast };
}

function readAggregate(scanner: Scanner): Aggregate | undefined {
  if (!scanner.take('.')) return undefined;
  const found = AGGREGATES.find((aggregate) => scanner.take(`${aggregate}()`));
  return found ?? scanner.fail('expecting an aggregate function');
}

function readAlias(scanner: Scanner): string | undefined {
  const start = scanner.at;
  const name = tryName(scanner);
  if (name !== undefined && scanner.next() === ':' && scanner.next(2) !== '::') {
    scanner.expect(':');
    if (name === '') scanner.fail('expecting a name before ":"');
    return name;
  }
  scanner.at = start;
  return undefined;
}

function readHints(scanner: Scanner): { hint: string | undefined; isInner: boolean } {
  let hint: string | undefined;
  let isInner = false;
  while (scanner.take('!')) {
    const name = readName(scanner);
    if (name === 'inner') isInner = true;
    else if (name !== 'left') hint = name;
  }
  return { hint, isInner };
}

function readCast(scanner: Scanner): string | undefined {
  if (!scanner.take('::')) return undefined;
  const type = scanner.match(/"[a-zA-Z_]\w*"|[a-zA-Z_][\w ]*(?:\[\])?/y);
  return type?.replaceAll('"', '').trim() ?? scanner.fail('expecting a type');
}

/** A name, between quotes or without the signs that mean something here. */
export function readName(scanner: Scanner): string {
  return tryName(scanner) ?? scanner.fail('expecting a field name');
}

function tryName(scanner: Scanner): string | undefined {
  if (scanner.next() === '"') return scanner.quoted();
  return scanner.match(/(?:[^\s,()!:."\\>*=&-]|-(?!>)| (?=[^\s,()!:."]))+/y)?.trim();
}

/** The steps into a JSON document that follow a name. */
export function readPath(scanner: Scanner): JsonStep[] {
  const steps: JsonStep[] = [];
  while (scanner.next(2) === '->') {
    const isText = scanner.take('->>');
    if (!isText) scanner.expect('->');
    const key =
      scanner.quoted() ??
      scanner.match(/(?:[^,()!:."\\>=&-]|-(?!>))+/y) ??
      scanner.fail('expecting a key');
    steps.push({ isText, key: key.trim() });
    if (steps.length > 20) scanner.fail('expecting fewer steps');
  }
  return steps;
}
