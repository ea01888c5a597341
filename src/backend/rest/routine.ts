import { meantBy } from './hints.ts';
import { RestError } from './rest-error.ts';
import { type Routine, relationKey, type Schema } from './schema.ts';
import { arrayLiteral, qualified, quoted, type Statement } from './statement.ts';

/** What a request gives a function: named values, or one document for its only argument. */
export type Given =
  | { readonly kind: 'query'; readonly values: ReadonlyMap<string, readonly string[]> }
  | { readonly kind: 'json'; readonly text: string; readonly names: readonly string[] }
  | {
      readonly kind: 'raw';
      readonly body: string | Buffer;
      readonly type: 'text' | 'xml' | 'bytea';
    };

/** Types of an only argument without a name, which takes the body as it is. */
const UNNAMED = new Set(['json', 'jsonb', 'text', 'xml', 'bytea']);

/** Whether requests can call it: its arguments have names, or its only one takes the body. */
export function isCallable({ arguments: given }: Pick<Routine, 'arguments'>): boolean {
  return given.every(({ name }) => name !== '') || takesBody({ arguments: given });
}

function takesBody({ arguments: [only, ...others] }: Pick<Routine, 'arguments'>): boolean {
  return only?.name === '' && others.length === 0 && UNNAMED.has(only.type);
}

/**
 * The function that a request means, by the names of what it gives.
 * @throws RestError 404 when there is none, 300 when there are several
 */
export function findRoutine(
  schema: Schema,
  place: { schema: string; name: string },
  given: Given,
): Routine {
  const named = schema.routines.get(relationKey(place.schema, place.name)) ?? [];
  const all = named.filter(isCallable);
  const names = given.kind === 'query' ? [...given.values.keys()] : namesOf(given);
  const byNames = given.kind === 'raw' ? [] : all.filter((routine) => takes(routine, names));
  const found =
    byNames.length > 0 ? byNames : all.filter((routine) => takesDocument(routine, given));
  const [only, ...others] = found;
  if (!only) throw notFound(schema, place, given, all);
  if (others.length > 0) throw ambiguous(place, found);
  return only;
}

const namesOf = (given: Given) => (given.kind === 'json' ? given.names : []);

function takes({ arguments: known }: Routine, names: readonly string[]): boolean {
  return (
    names.every((name) => known.some((argument) => argument.name === name)) &&
    known.every(({ name, isRequired }) => !isRequired || names.includes(name))
  );
}

function takesDocument(routine: Routine, given: Given): boolean {
  const type = routine.arguments[0]?.type ?? '';
  if (!takesBody(routine)) return false;
  if (given.kind === 'raw') return type === given.type;
  return given.kind === 'json' && /^jsonb?$/.test(type);
}

function notFound(
  known: Schema,
  { schema, name }: { schema: string; name: string },
  given: Given,
  overloads: readonly Routine[],
): RestError {
  const names = (given.kind === 'query' ? [...given.values.keys()] : [...namesOf(given)]).sort();
  const list = names.length > 0 ? `(${names.join(', ')})` : ' without parameters';
  const with_ = names.length > 1 ? ' with parameters ' : ' with parameter ';
  const searched = names.length > 0 ? `${with_}${names.join(', ')}` : ' without parameters';
  const alone = given.kind === 'raw' ? ` with a single unnamed ${given.type} parameter` : undefined;
  const other = given.kind === 'json' ? ' or with a single unnamed json/jsonb parameter' : '';
  const hint = alone ? undefined : meantRoutine(known, { schema, name }, names, overloads);
  return new RestError(
    404,
    'PGRST202',
    `Could not find the function ${schema}.${name}${alone ? '' : list} in the schema cache`,
    {
      details: `Searched for the function ${schema}.${name}${alone ?? `${searched}${other}`}, but no matches were found in the schema cache.`,
      hint: hint === undefined ? null : `Perhaps you meant to call the function ${schema}.${hint}`,
    },
  );
}

/** Another function, or the same with other arguments. */
function meantRoutine(
  { routines }: Schema,
  { schema, name }: { schema: string; name: string },
  names: readonly string[],
  overloads: readonly Routine[],
): string | undefined {
  const written = (list: readonly string[]) => `(${[...list].sort().join(', ')})`;
  if (overloads.length === 0) {
    const callable = [...routines.values()].flat().filter(isCallable);
    const there = callable.filter((each) => each.schema === schema);
    return meantBy(
      name,
      there.map((each) => each.name),
    );
  }
  const lists = overloads.map((each) => written(each.arguments.map((argument) => argument.name)));
  const meant = meantBy(written(names), lists);
  return meant && `${name}${meant}`;
}

function ambiguous({ schema, name }: { schema: string; name: string }, found: readonly Routine[]) {
  const written = found.map(
    (routine) =>
      `${schema}.${name}(${routine.arguments.map((each) => `${each.name} => ${each.type}`).join(', ')})`,
  );
  return new RestError(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${written.join(', ')}`,
    {
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    },
  );
}

/** The call of a function, and what it needs beside it in the statement's `from`. */
export function callOf(
  statement: Statement,
  routine: Routine,
  given: Given,
): { call: string; before: string } {
  const name = qualified(routine);
  const [first] = routine.arguments;
  if (given.kind === 'raw') {
    return { call: `${name}(${statement.value(given.body)}::${given.type})`, before: '' };
  }
  if (given.kind === 'json' && first && takesBody(routine)) {
    return { call: `${name}(${statement.value(given.text)}::${first.type})`, before: '' };
  }
  const names = given.kind === 'query' ? [...given.values.keys()] : namesOf(given);
  const used = routine.arguments.filter((argument) => names.includes(argument.name));
  const isVariadic = (argument: Routine['arguments'][number]) =>
    routine.isVariadic && argument === routine.arguments.at(-1);
  if (given.kind === 'query') {
    const values = used.map((argument) => {
      const texts = given.values.get(argument.name) ?? [];
      const text = isVariadic(argument) ? arrayLiteral(texts) : texts.at(-1);
      const prefix = isVariadic(argument) ? 'variadic ' : '';
      return `${prefix}${quoted(argument.name)} => ${statement.value(text)}::${argument.type}`;
    });
    return { call: `${name}(${values.join(', ')})`, before: '' };
  }
  if (used.length === 0) return { call: `${name}()`, before: '' };
  const shape = used.map(({ name: each, type }) => `${quoted(each)} ${type}`).join(', ');
  const values = used.map((argument) => {
    const prefix = isVariadic(argument) ? 'variadic ' : '';
    return `${prefix}${quoted(argument.name)} => sent.${quoted(argument.name)}`;
  });
  return {
    call: `${name}(${values.join(', ')})`,
    before: `json_to_record(${statement.value(given.text)}::json) as sent (${shape}), lateral `,
  };
}
