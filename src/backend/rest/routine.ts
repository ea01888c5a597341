import { RestError } from './rest-error.ts';
import { type Routine, relationKey, type Schema } from './schema-cache.ts';
import { arrayLiteral, qualified, quoted, type Statement } from './statement.ts';

/** What a request gives a function: named values, or one document for its only argument. */
export type Given =
  | { readonly kind: 'query'; readonly values: ReadonlyMap<string, readonly string[]> }
  | { readonly kind: 'json'; readonly text: string; readonly names: readonly string[] }
  | { readonly kind: 'raw'; readonly body: string | Buffer; readonly type: 'text' | 'bytea' };

const UNNAMED = new Set(['json', 'jsonb', 'text', 'bytea']);

/**
 * The function that a request means, by the names of what it gives.
 * @throws RestError 404 when there is none, 300 when there are several
 */
export function findRoutine(
  schema: Schema,
  place: { schema: string; name: string },
  given: Given,
): Routine {
  const all = schema.routines.get(relationKey(place.schema, place.name)) ?? [];
  const names = given.kind === 'query' ? [...given.values.keys()] : namesOf(given);
  const byNames = given.kind === 'raw' ? [] : all.filter((routine) => takes(routine, names));
  const found =
    byNames.length > 0 ? byNames : all.filter((routine) => takesDocument(routine, given));
  const [only, ...others] = found;
  if (!only) throw notFound(place, names);
  if (others.length > 0) throw ambiguous(place, found);
  return only;
}

const namesOf = (given: Given) => (given.kind === 'json' ? given.names : []);

function takes(routine: Routine, names: readonly string[]): boolean {
  const known = routine.arguments;
  if (known.some(({ name }) => name === '')) return known.length === 0;
  return (
    names.every((name) => known.some((argument) => argument.name === name)) &&
    known.every(({ name, isRequired }) => !isRequired || names.includes(name))
  );
}

function takesDocument({ arguments: [only, ...others] }: Routine, given: Given): boolean {
  if (!only || others.length > 0 || only.name !== '' || !UNNAMED.has(only.type)) return false;
  if (given.kind === 'raw') return only.type === given.type;
  return given.kind === 'json' && /^jsonb?$/.test(only.type);
}

function notFound({ schema, name }: { schema: string; name: string }, names: readonly string[]) {
  const list = names.length > 0 ? `(${names.join(', ')})` : ' without parameters';
  const searched =
    names.length > 0
      ? ` with parameter${names.length > 1 ? 's' : ''} ${names.join(', ')}`
      : ' without parameters';
  return new RestError(
    404,
    'PGRST202',
    `Could not find the function ${schema}.${name}${list} in the schema cache`,
    {
      details: `Searched for the function ${schema}.${name}${searched} or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.`,
    },
  );
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
  if (given.kind === 'json' && first?.name === '' && takesDocument(routine, given)) {
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
