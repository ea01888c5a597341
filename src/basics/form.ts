/**
 * The rule: a form is described once, as an object of zod codecs (`form-fields.ts`) whose typed side is text and
 * whose kept side is what the product works with. What is wrong with it, how it is filled again, how it
 * travels, is kept as a draft and is named in a page all follow from that description.
 */
import { z } from 'zod/mini';
import { isRecord } from './is-record.ts';
import type { FieldProblem } from './refusal.ts';

export type Schema = z.core.$ZodType;

/** What is typed in one field: text, or a document that an editor makes. */
export type Leaf = string | object;

/** Of an editor of texts. */
type Document = { readonly type: 'doc' };

/** As it may come from elsewhere: of an earlier release, or begun. */
export type Partly<T> = T extends Document
  ? T
  : T extends readonly (infer Each)[]
    ? readonly Partly<Each>[]
    : T extends object
      ? { readonly [Name in keyof T]?: Partly<T[Name]> }
      : T;

/** The names of the fields of a form, as pages and problems write them: `texts.fr.name`. */
export type NameIn<T> = T extends string | Document
  ? never
  : T extends readonly (infer Each)[]
    ? `${number}` | `${number}.${NameIn<Each>}`
    : { [Name in keyof T & string]: Name | `${Name}.${NameIn<T[Name]>}` }[keyof T & string];

/** Longer than any field takes, which is then said beside it. */
const LONGEST_LEAF = 25_000;
const LONGEST_LIST = 1_000;

/**
 * What a form says, and what is wrong with it, field by field; each has at most one problem. What was wrong stands
 * as something harmless among the values, so that what depends on the others can be judged too.
 */
export function validate<S extends Schema>(
  schema: S,
  typed: unknown,
): { readonly problems: readonly FieldProblem[]; readonly values: z.output<S> } {
  const payload = { value: typedAs(schema, typed) as unknown, issues: [] };
  const judged = schema._zod.run(payload, { async: false });
  if (judged instanceof Promise) throw new Error('A form is judged at once');
  const problems = new Map<string, FieldProblem>();
  for (const { path = [], message = '' } of judged.issues) {
    const name = path.join('.');
    if (!problems.has(name)) problems.set(name, { path: name, problem: message });
  }
  return { problems: [...problems.values()], values: judged.value as z.output<S> };
}

/** As it would be typed. What is kept is shown whatever the rules have become since: nothing is judged. */
export function fill<S extends Schema>(schema: S, values: z.output<S>): z.input<S> {
  const payload = { value: values as unknown, issues: [] };
  const typed = schema._zod.run(payload, { async: false, direction: 'backward', skipChecks: true });
  if (typed instanceof Promise || typed.issues.length > 0) {
    throw new Error(`These are no values of that form: ${JSON.stringify(values)}`);
  }
  return typed.value as z.input<S>;
}

/** All that the form has, and nothing else: what is not there, or is no text, is empty. */
export function typedAs<S extends Schema>(schema: S, value: unknown): z.input<S> {
  return typed(schema, value) as z.input<S>;
}

function typed(schema: Schema, value: unknown): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') {
    const known = isRecord(value) ? value : {};
    return mapped(def.shape, (part, name) => typed(part, known[name]));
  }
  if (def.type === 'array') {
    return Array.isArray(value) ? value.map((each) => typed(def.element, each)) : [];
  }
  if (def.type === 'pipe') return typed(def.in, value);
  if (typeof value === 'string') return value;
  return def.type !== 'string' && isRecord(value) ? value : '';
}

/**
 * What is typed in a form as it travels, right or wrong: a contract takes it, and answers it. `now` makes it
 * of what an earlier release has written.
 */
export function typedShape<S extends Schema>(
  schema: S,
  now: (form: Readonly<Record<string, unknown>>) => unknown = (form) => form,
) {
  return z.pipe(
    z.custom<Partly<z.input<S>>>((form) => isRecord(form) && isBounded(form)),
    z.transform((form) => typedAs(schema, now(form as Readonly<Record<string, unknown>>))),
  );
}

function isBounded(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= LONGEST_LEAF;
  if (Array.isArray(value)) return value.length <= LONGEST_LIST && value.every(isBounded);
  return !isRecord(value) || Object.values(value).every(isBounded);
}

/** What is kept of a form, part by part, as a contract answers it. */
export function keptShape<Shape extends z.core.$ZodShape>(schema: z.core.$ZodObject<Shape>) {
  const parts = mapped(schema._zod.def.shape, (part) => {
    const { def } = (part as z.core.$ZodTypes)._zod;
    return def.type === 'pipe' ? def.out : part;
  });
  return parts as {
    readonly [Name in keyof Shape]: z.core.$ZodType<z.output<Shape[Name]>, z.output<Shape[Name]>>;
  };
}

/** Each field by its name in pages and problems: `texts.fr.name`, `images.0.altFr`. */
export function leavesOf(typed: unknown, name = ''): (readonly [name: string, leaf: Leaf])[] {
  if (typeof typed === 'string' || isDocument(typed)) return [[name, typed]];
  if (typeof typed !== 'object' || typed === null) return [];
  return Object.entries(typed).flatMap(([part, value]) =>
    leavesOf(value, name === '' ? part : `${name}.${part}`),
  );
}

/** The text of a field, by its name. */
export function leafAt(typed: unknown, name: string): Leaf {
  const found = name
    .split('.')
    .reduce<unknown>((at, part) => (isBranch(at) ? at[part] : undefined), typed);
  return typeof found === 'string' || isDocument(found) ? found : '';
}

/** The same form with something else in one field. */
export function withLeaf<T>(typed: T, name: string, leaf: Leaf): T {
  return withPart(typed, name.split('.'), leaf) as T;
}

function withPart(typed: unknown, [part, ...rest]: readonly string[], leaf: Leaf): unknown {
  if (part === undefined) return leaf;
  if (Array.isArray(typed)) {
    return typed.map((each, at) => (String(at) === part ? withPart(each, rest, leaf) : each));
  }
  const known = isRecord(typed) ? typed : {};
  return { ...known, [part]: withPart(known[part], rest, leaf) };
}

/** The fields of a page, named as `leavesOf` names them, as the form that they are of. */
export function nested(fields: Readonly<Record<string, string>>): unknown {
  const root: Branch = {};
  for (const [name, text] of Object.entries(fields)) {
    const parts = name.split('.');
    const last = parts.pop() ?? '';
    let at = root;
    for (const part of parts) at = branchAt(at, part);
    at[last] = text;
  }
  return listed(root);
}

type Branch = { [part: string]: string | Branch };

function branchAt(at: Branch, part: string): Branch {
  const found = Object.hasOwn(at, part) ? at[part] : undefined;
  if (typeof found === 'object') return found;
  const made: Branch = Object.create(null);
  at[part] = made;
  return made;
}

/** What is numbered from 0 is a list. */
function listed(value: string | Branch): unknown {
  if (typeof value === 'string') return value;
  const parts = Object.entries(value);
  const isList = parts.length > 0 && parts.every(([part]) => /^\d{1,4}$/.test(part));
  if (isList) {
    return parts
      .toSorted(([one], [other]) => Number(one) - Number(other))
      .map(([, each]) => listed(each));
  }
  return Object.fromEntries(parts.map(([part, each]) => [part, listed(each)]));
}

/** Whether both say the same, in whatever order they were written down. */
export function isSameTyped(one: unknown, other: unknown): boolean {
  if (!isBranch(one) || !isBranch(other)) return one === other;
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameTyped(one[name], other[name]))
  );
}

function isDocument(value: unknown): value is Document {
  return isRecord(value) && value.type === 'doc';
}

function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function mapped<Part, Made>(
  parts: Readonly<Record<string, Part>>,
  make: (part: Part, name: string) => Made,
): Record<string, Made> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, make(part, name)]));
}
