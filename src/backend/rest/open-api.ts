/** A relation that the caller may do something with, as the catalogue describes it. */
export type DescribedRelation = {
  readonly name: string;
  readonly about: string | null;
  readonly can: Readonly<Record<'select' | 'insert' | 'update' | 'delete', boolean>>;
  readonly columns: readonly {
    readonly name: string;
    readonly type: string;
    readonly isRequired: boolean;
    readonly isKey: boolean;
    readonly fallback: string | null;
    readonly about: string | null;
    readonly mostSigns: number | null;
    readonly labels: readonly string[] | null;
    readonly refers: { readonly table: string; readonly column: string } | null;
  }[];
};

/** A function that the caller may call. */
export type DescribedRoutine = {
  readonly name: string;
  readonly about: string | null;
  readonly changes: boolean;
  readonly arguments: readonly { name: string; type: string; isRequired: boolean }[];
};

type Schema = {
  readonly url: URL;
  readonly schemaName: string;
  readonly about: string | null;
  readonly relations: readonly DescribedRelation[];
  readonly routines: readonly DescribedRoutine[];
};

type Column = DescribedRelation['columns'][number];
type Entries = readonly (readonly [name: string, value: unknown])[];

const BODY_TYPES = ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'];
const READ = ['select', 'order', 'range', 'rangeUnit', 'offset', 'limit'];

/** The description of a schema as clients of this protocol read it: Swagger 2.0. */
export function openApiOf({ url, schemaName, about, relations, routines }: Schema) {
  const callable = routines.filter(({ arguments: given }) => given.every(({ name }) => name));
  return {
    swagger: '2.0',
    info: {
      title: about ?? `The schema ${schemaName}`,
      description: 'Tables, views and functions, as far as whoever asks may use them',
      version: '12.0',
    },
    host: url.host,
    basePath: url.pathname.replace(/\/?$/, '/'),
    schemes: [url.protocol.replace(':', '')],
    consumes: BODY_TYPES,
    produces: BODY_TYPES,
    paths: Object.fromEntries([
      ['/', { get: operation('Introspection', 'This description', [], { 200: 'OK' }) }],
      ...relations.map((relation) => [`/${relation.name}`, pathOf(relation)] as const),
      ...callable.map((routine) => [`/rpc/${routine.name}`, callOf(routine)] as const),
    ]),
    definitions: Object.fromEntries(relations.map((each) => [each.name, definitionOf(each)])),
    parameters: Object.fromEntries([...SHARED, ...relations.flatMap(parametersOf)]),
    externalDocs: {
      description: 'The table protocol',
      url: 'https://docs.postgrest.org/en/v12/references/api.html',
    },
  };
}

function operation(
  tag: string,
  summary: string | null,
  parameters: readonly unknown[],
  responses: Readonly<Record<number, string>>,
  schema?: unknown,
) {
  const [first, ...more] = (summary ?? '').split('\n');
  return {
    tags: [tag],
    ...(first && { summary: first }),
    ...(more.length > 0 && { description: more.join('\n').trim() }),
    ...(parameters.length > 0 && { parameters }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, description]) => [
        status,
        { description, ...(status === '200' && schema ? { schema } : {}) },
      ]),
    ),
  };
}

const refer = (name: string) => ({ $ref: `#/parameters/${name}` });

function pathOf({ name, about, can, columns }: DescribedRelation) {
  const filters = columns.map((column) => refer(`rowFilter.${name}.${column.name}`));
  const body = refer(`body.${name}`);
  const rows = { type: 'array', items: { $ref: `#/definitions/${name}` } };
  return {
    ...(can.select && {
      get: operation(
        name,
        about,
        [...filters, ...[...READ, 'preferCount'].map(refer)],
        { 200: 'OK', 206: 'Partial Content' },
        rows,
      ),
    }),
    ...(can.insert && {
      post: operation(name, about, [body, refer('select'), refer('preferPost')], {
        201: 'Created',
      }),
    }),
    ...(can.update && {
      patch: operation(name, about, [...filters, body, refer('preferReturn')], {
        204: 'No Content',
      }),
    }),
    ...(can.delete && {
      delete: operation(name, about, [...filters, refer('preferReturn')], { 204: 'No Content' }),
    }),
  };
}

function callOf({ name, about, changes, arguments: given }: DescribedRoutine) {
  const tag = `(rpc) ${name}`;
  const properties = Object.fromEntries(given.map((each) => [each.name, shapeOf(each.type)]));
  const required = given.filter(({ isRequired }) => isRequired).map((each) => each.name);
  const shape = { type: 'object', properties, ...(required.length > 0 && { required }) };
  const args = { name: 'args', in: 'body', required: true, schema: shape };
  const inQuery = given.map((each) => ({
    name: each.name,
    in: 'query',
    required: each.isRequired,
    ...plainShape(each.type),
  }));
  return {
    ...(!changes && { get: operation(tag, about, inQuery, { 200: 'OK' }) }),
    post: operation(tag, about, [args, refer('preferParams')], { 200: 'OK' }),
  };
}

function definitionOf({ about, columns }: DescribedRelation) {
  const required = columns.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return {
    ...(about && { description: about }),
    ...(required.length > 0 && { required }),
    type: 'object',
    properties: Object.fromEntries(columns.map((column) => [column.name, propertyOf(column)])),
  };
}

function propertyOf({ type, isKey, fallback, about, mostSigns, labels, refers }: Column) {
  const notes = [
    ...(isKey ? ['This is a Primary Key.<pk/>'] : []),
    ...(refers
      ? [
          `This is a Foreign Key to \`${refers.table}.${refers.column}\`.<fk table='${refers.table}' column='${refers.column}'/>`,
        ]
      : []),
  ];
  const note = notes.length > 0 ? `Note:\n${notes.join('\n')}` : undefined;
  const description = [about, note].filter(Boolean).join('\n\n');
  const plain = fallback === null ? undefined : /^'((?:[^']|'')*)'::|^([\w.-]+)$/.exec(fallback);
  return {
    ...shapeOf(type),
    ...(description && { description }),
    ...(mostSigns !== null && { maxLength: mostSigns }),
    ...(labels && { enum: labels }),
    ...(fallback !== null && { default: plain?.[1] ?? plain?.[2] ?? fallback }),
  };
}

const NUMBERS = /^(?:numeric|real|double precision)/;

/** A type of PostgreSQL in the words of JSON Schema; of a document, none is said. */
function shapeOf(type: string): Record<string, unknown> {
  if (type.endsWith('[]')) {
    return { type: 'array', format: type, items: shapeOf(type.slice(0, -2)) };
  }
  if (/^jsonb?$/.test(type)) return { format: type };
  return plainShape(type);
}

function plainShape(type: string): Record<string, unknown> {
  if (/^(?:smallint|integer|bigint)$/.test(type)) return { type: 'integer', format: type };
  if (NUMBERS.test(type)) return { type: 'number', format: type };
  return { type: type === 'boolean' ? 'boolean' : 'string', format: type };
}

function parametersOf({ name, columns }: DescribedRelation): Entries {
  const schema = { $ref: `#/definitions/${name}` };
  return [
    [`body.${name}`, { name, description: name, required: false, in: 'body', schema }],
    ...columns.map(
      (column) =>
        [
          `rowFilter.${name}.${column.name}`,
          { name: column.name, required: false, in: 'query', type: 'string' },
        ] as const,
    ),
  ];
}

const inQuery = (name: string, description: string) =>
  [name, { name, description, required: false, in: 'query', type: 'string' }] as const;

const preference = (key: string, values: readonly string[]) =>
  [
    key,
    {
      name: 'Prefer',
      description: 'Preference',
      required: false,
      in: 'header',
      type: 'string',
      enum: values,
    },
  ] as const;

const RETURN = ['return=representation', 'return=minimal', 'return=none'];

const SHARED: Entries = [
  preference('preferParams', ['params=single-object']),
  preference('preferReturn', RETURN),
  preference('preferCount', ['count=none']),
  preference('preferPost', [
    ...RETURN,
    'resolution=ignore-duplicates',
    'resolution=merge-duplicates',
  ]),
  inQuery('select', 'Filtering Columns'),
  inQuery('on_conflict', 'On Conflict'),
  inQuery('order', 'Ordering'),
  [
    'range',
    {
      name: 'Range',
      description: 'Limiting and Pagination',
      required: false,
      in: 'header',
      type: 'string',
    },
  ],
  [
    'rangeUnit',
    {
      name: 'Range-Unit',
      description: 'Limiting and Pagination',
      required: false,
      default: 'items',
      in: 'header',
      type: 'string',
    },
  ],
  inQuery('offset', 'Limiting and Pagination'),
  inQuery('limit', 'Limiting and Pagination'),
];
