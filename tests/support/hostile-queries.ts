import fc from 'fast-check';

/** A request to the table protocol that somebody with bad intentions might make. */
export type HostileQuery = {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/rest/v1/`, encoded. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Part of every value that is sent: it must never be found in the text of a statement. */
export const MARK = 'zqxw';

const TABLES: Readonly<Record<string, readonly string[]>> = {
  people: ['name', 'mood', 'notes', 'ages', 'words', 'notes->a->b->1', 'notes->>n', 'initial'],
  calm_people: ['name', 'mood', 'notes->>n', 'ages'],
  letters: ['id', 'body', 'notes', 'name', 'room_id'],
  rooms: ['id', 'slug', 'notes', 'notes->x'],
  folders: ['id', 'label', 'parent_id'],
  fruits: ['id', 'name', 'price', 'tags', 'price.sum()', 'count()'],
  odd: ['id', 'with space', '"quo\\"te"'],
  pairs: ['id', 'one', 'other'],
};
/** What may be embedded where, with the columns of it. */
const EMBEDDED: Readonly<Record<string, readonly string[]>> = {
  people: ['letters(id,body)', 'profiles(*)', 'letters_of(id)', '...profiles(id)'],
  calm_people: ['letters(*)'],
  letters: [
    'people(name)',
    'rooms!inner(slug,room_details(details))',
    'room:rooms(*)',
    'author:name(*)',
  ],
  rooms: ['letters(*,people(*))', 'room_details(*)', '...room_details(details)'],
  folders: ['folders(*)', 'parent:parent_id(*)', 'children:folders!parent_id(*)'],
  fruits: ['baskets(*)', 'basket_fruits(*)'],
  odd: [],
  pairs: ['one(*)', 'first:people!one(*)', 'people!pairs_other_fkey(name)'],
};
const ROUTINES = [
  'mood_of?person=ada',
  'calm_down?pattern=a*',
  'add_all?numbers=1',
  'greet?who=ada',
  'greet?who=ada&how=Salut',
  'two?a=1',
  'rows_of?n=3',
  'whoami?',
  'nothing?',
  'refuse?',
];
const OPERATORS = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
  'is',
  'isdistinct',
  'in',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'nxr',
  'nxl',
  'adj',
  'fts',
  'plfts',
  'phfts(french)',
  'wfts',
  'like(any)',
  'eq(all)',
];
const SPICES = [
  "'",
  '"',
  "';drop table people;--",
  '\\',
  '$1',
  '$$',
  ')',
  '(',
  ',',
  '.',
  '..',
  '*',
  '::text',
  '::regclass',
  '->',
  '->>',
  '!inner',
  '!',
  ':',
  '...',
  '{}',
  '[]',
  '{"a":1}',
  'null',
  'NaN',
  '-1',
  '1e309',
  '9223372036854775808',
  '\u0000',
  '\u202e',
  '😀',
  '%',
  '%00',
  '%ff',
  '\n',
  '/*',
  '--',
  'not.',
  'or(',
  'and()',
  'x'.repeat(300),
  '('.repeat(60),
];

const spice = fc.constantFrom(...SPICES);
const value = fc
  .oneof(
    fc.constantFrom('1', '0', 'ada', 'calm', 'true', 'null', '[1,5)', '{a,b}', '(1,2,"a")', '*a*'),
    spice,
    fc.string({ maxLength: 20, unit: 'binary' }),
    fc.json({ maxDepth: 2 }),
  )
  .map((text) => (text.length % 3 === 0 ? `${MARK}${text}` : text));
const condition = fc
  .tuple(fc.constantFrom('', '', 'not.'), fc.constantFrom(...OPERATORS), value)
  .map(([not, operator, text]) => `${not}${operator}.${text}`);

/** What a result is to be called: the one name of the sender's choice, quoted in the statement. */
const alias = fc.oneof(fc.constantFrom('a', 'été', '"a b"', '"x\\"y"', '""'), spice);

/** Parameters that belong to a table: meant well, but for what is torn later. */
function parametersOf(table: string): fc.Arbitrary<readonly [key: string, text: string]> {
  const [first = '*', ...others] = TABLES[table] ?? ['*'];
  const column = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(first, ...others) },
    { weight: 1, arbitrary: spice },
  );
  const embedded = EMBEDDED[table] ?? [];
  const item = fc.oneof(
    { weight: 6, arbitrary: column },
    { weight: 2, arbitrary: fc.constantFrom('*', ...embedded) },
    { weight: 1, arbitrary: column.map((each) => `${each}::text`) },
    { weight: 1, arbitrary: fc.tuple(alias, column).map(([name, each]) => `${name}:${each}`) },
  );
  const { tree } = fc.letrec<{ tree: string; leaf: string }>((tie) => ({
    leaf: fc.tuple(column, condition).map(([each, text]) => `${each}.${text}`),
    tree: fc.oneof(
      { maxDepth: 4 },
      tie('leaf'),
      fc
        .tuple(
          fc.constantFrom('and', 'or', 'not.and', 'not.or'),
          fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
        )
        .map(([kind, parts]) => `${kind}(${parts.join(',')})`),
    ),
  }));
  const list = <T>(each: fc.Arbitrary<T>) => fc.array(each, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    { weight: 3, arbitrary: list(item).map((items) => ['select', items.join(',')] as const) },
    { weight: 4, arbitrary: fc.tuple(column, condition) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom('and', 'or', 'not.and'), list(tree))
        .map(([kind, parts]) => [kind, `(${parts.join(',')})`] as const),
    },
    {
      weight: 2,
      arbitrary: list(
        fc.tuple(column, fc.constantFrom('', '.asc', '.desc.nullslast', '.nullsfirst')),
      ).map((parts) => ['order', parts.map((part) => part.join('')).join(',')] as const),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(
        fc.constantFrom('limit', 'offset'),
        fc.oneof({ weight: 4, arbitrary: fc.nat(9).map(String) }, { weight: 1, arbitrary: value }),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom('columns', 'on_conflict'), list(column).map(String)),
    },
  );
}

/** Takes what was meant well apart in one place, now and then. */
const tear = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.tuple(fc.nat(60), fc.nat(4), spice) },
);

function encodedParameter(table: string): fc.Arbitrary<string> {
  return fc.tuple(parametersOf(table), tear).map(([[key, text], hole]) => {
    const [at, cut, what] = hole ?? [0, 0, ''];
    return `${encode(key)}=${encode(text.slice(0, at) + what + text.slice(at + cut))}`;
  });
}

const header = fc.oneof(
  fc.tuple(
    fc.constant('prefer'),
    fc.constantFrom(
      'count=exact',
      'count=planned',
      'count=estimated',
      'return=representation',
      'return=headers-only',
      'resolution=merge-duplicates',
      'resolution=ignore-duplicates, return=representation',
      'missing=default',
      'max-affected=1, handling=strict',
      'tx=rollback',
      'nonsense=1, handling=strict',
      'timezone=Mars/Phobos',
    ),
  ),
  fc.tuple(fc.constant('range'), fc.constantFrom('0-1', '5-2', 'a-b', '-', '0-99999999999999')),
  fc.tuple(
    fc.constant('accept'),
    fc.constantFrom(
      'application/vnd.pgrst.object+json',
      'text/csv',
      'application/vnd.pgrst.array+json;nulls=stripped',
      'application/vnd.pgrst.plan+json',
      'application/geo+json',
      'text/html',
      '*/*;q=0',
      ';;',
    ),
  ),
  fc.tuple(
    fc.constantFrom('accept-profile', 'content-profile'),
    fc.constantFrom('public', 'personal', 'auth', 'pg_catalog', "'"),
  ),
);

/** A path and its parameters, most of them of that path. */
const target = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .constantFrom(...Object.keys(TABLES))
      .chain((table) =>
        fc
          .array(encodedParameter(table), { maxLength: 4 })
          .map((parameters) => [`${table}?`, ...parameters].join('&')),
      ),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...ROUTINES), fc.array(encodedParameter('people'), { maxLength: 1 }))
      .map(([routine, parameters]) => [`rpc/${routine}`, ...parameters].join('&')),
  },
  {
    weight: 1,
    // A dot or two would lead out of the protocol.
    arbitrary: fc
      .tuple(fc.constantFrom('', 'rpc/'), fc.oneof(spice, fc.string({ unit: 'binary' })))
      .map(([path, each]) => `${path}${encode(`${each}~`)}?`),
  },
);

const body = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc
    .array(
      fc.dictionary(
        fc.constantFrom('name', 'id', 'notes', 'mood', 'price', 'x"'),
        fc.jsonValue({ maxDepth: 1 }),
        { maxKeys: 4 },
      ),
      { maxLength: 3 },
    )
    .map((rows) => JSON.stringify(rows)),
  fc.constantFrom('', '{', '[{}, 1]', '[null]', '"x"', '{"id": 1e999}', '[{"name":"\\u0000"}]'),
);

export const hostileQuery: fc.Arbitrary<HostileQuery> = fc
  .record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PATCH', 'DELETE'),
    target,
    // Not even well encoded.
    raw: fc.option(fc.constantFrom('%', '%ff', '&&=', '=', 'select', '%00=1'), { freq: 1 }),
    isRaw: fc.nat(9),
    headers: fc.array(header, { maxLength: 1 }),
    body,
  })
  .map(({ method, target: address, raw, isRaw, headers, body: text }) => {
    const hasBody = method === 'POST' || method === 'PATCH';
    return {
      method: method as HostileQuery['method'],
      address: raw && isRaw === 0 ? `${address}&${raw}` : address,
      headers: {
        ...Object.fromEntries(headers),
        ...(hasBody && { 'content-type': 'application/json' }),
      },
      ...(hasBody && { body: text }),
    };
  });

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
