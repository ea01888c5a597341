import { PostgrestClient } from '@supabase/postgrest-js';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTeamTables } from '../support/team-tables.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

// biome-ignore lint/suspicious/noExplicitAny: tables and functions that no type describes
type Loose = any;

let product: TestProduct;
let db: Loose;
beforeAll(async () => {
  product = await startTestProduct({ REST_SCHEMAS: 'public,personal', REST_PLANS: 'on' });
  await createTeamTables(product);
  await sql.raw(MORE_TABLES).execute(product.database.owner);
  db = new PostgrestClient<Loose>(`${product.url}/rest/v1`, { fetch } as Loose);
});
afterAll(() => product.stop());

const MORE_TABLES = `
create table public.tallies (id int primary key, count int, letter_id bigint references letters);
insert into tallies values (1, 40, 1), (2, 2, 1), (3, null, null);
create view public.letter_board as
  select id as letter, body, room_id as place, name as writer from letters;
create view public.letter_heads as select letter, writer as who from letter_board;
create view public.room_names as select id, slug from rooms;
create table public.friends (one text references people, other text references people,
  primary key (one, other));
insert into friends values ('ada', 'bob');
create function public.best_friend(people) returns setof people rows 1 language sql stable
  as 'select p.* from public.friends f join public.people p on p.name = f.other where f.one = $1.name';
grant all on public.tallies, letter_board, letter_heads, room_names, friends to anon;
grant execute on function public.best_friend to anon;
`;

const read = async (table: string, select: string, filter = (q: Loose) => q) => {
  const { data, error } = await filter(db.from(table).select(select));
  expect(error).toBeNull();
  return data;
};

describe('aggregates', () => {
  test.each([
    ['count of rows, cast', 'people', 'count::text', [{ count: '3' }]],
    ['count of rows, by another name', 'people', 'n:count', [{ n: 3 }]],
    [
      'count of rows of each group',
      'people',
      'mood, count',
      [
        { mood: 'calm', count: 2 },
        { mood: 'busy', count: 1 },
      ],
    ],
    [
      'every one of them',
      'fruits',
      'price.sum(), price.avg(), price.min(), price.max()',
      undefined,
    ],
    ['cast before and after', 'people', 's:notes->>n::int.sum()::text', [{ s: '10' }]],
    ['a column called count', 'tallies', 'count', [{ count: 40 }, { count: 2 }, { count: null }]],
    ['of a column called count', 'tallies', 'count.sum()', [{ sum: 42 }]],
  ])('%s', async (_name, table, select, expected) => {
    const rows = await read(table, select, (q) => (/mood/.test(select) ? q.order('mood') : q));
    expect(rows).toEqual(
      expected ?? [{ sum: 3.25, avg: expect.closeTo(1.625), min: 1.2, max: 2.05 }],
    );
  });

  test('of what is embedded are of each row’s own', async () => {
    expect(
      await read('rooms', 'slug, letters(name, count())', (q) => q.eq('slug', 'random').single()),
    ).toEqual({ slug: 'random', letters: [{ name: 'ada', count: 1 }] });
    const grouped = await read('letters', 'count(), rooms(slug)');
    expect(new Map(grouped.map((row: Loose) => [row.rooms.slug, row.count]))).toEqual(
      new Map([
        ['public', 2],
        ['random', 1],
      ]),
    );
  });

  test('of what is spread are of the rows that it is spread to', async () => {
    expect(
      await read('tallies', 'total:count.sum(), ...letters(body)', (q) => q.order('letters(body)')),
    ).toEqual([
      { total: 42, body: 'Hello' },
      { total: null, body: null },
    ]);
    expect(await read('letters', '...rooms(slug, count())', (q) => q.order('rooms(slug)'))).toEqual(
      [
        { slug: 'public', count: 2 },
        { slug: 'random', count: 1 },
      ],
    );
    expect(await read('tallies', '...letters(...rooms(id.max(), n:count()))')).toEqual([
      { max: 1, n: 2 },
    ]);
    expect(await read('rooms', 'slug, ...letters(body, count())', (q) => q.order('slug'))).toEqual([
      { slug: 'public', body: ['Hello', 'Hey'], count: 2 },
      { slug: 'random', body: ['Again'], count: 1 },
    ]);
  });
});

describe('embedding', () => {
  const one = (q: Loose) => q.order('id').limit(1).single();

  test.each([
    ['a key’s column', 'letters', 'place:room_id(slug)', { place: { slug: 'public' } }],
    [
      'a key’s column, as it is called',
      'letters',
      'room_id(slug)',
      { room_id: { slug: 'public' } },
    ],
    [
      'a key',
      'letters',
      'letters_room_id_fkey(slug)',
      { letters_room_id_fkey: { slug: 'public' } },
    ],
    [
      'a table and a key',
      'letters',
      'rooms!letters_room_id_fkey(slug)',
      { rooms: { slug: 'public' } },
    ],
    ['a table and a column', 'letters', 'rooms!room_id(slug)', { rooms: { slug: 'public' } }],
    ['a view', 'letters', 'room_names(slug)', { room_names: { slug: 'public' } }],
    [
      'two keys to one table',
      'pairs',
      'one(name), other(name)',
      { one: { name: 'ada' }, other: { name: 'bob' } },
    ],
    [
      'the same row, upward',
      'folders',
      'label, parent_id(label)',
      { label: 'root', parent_id: null },
    ],
    ['its junction', 'baskets', 'fruits!basket_fruits(name)', { fruits: [{ name: 'apple' }] }],
    [
      'and left out where there is none',
      'baskets',
      'name, fruits!basket_fruits!inner(name)',
      { name: 'small', fruits: [{ name: 'apple' }] },
    ],
  ])('is named by %s, whatever views show of it', async (_name, table, select, expected) => {
    expect(await read(table, select, one)).toEqual(expected);
  });

  test('of one row is what a function that answers one tells', async () => {
    expect(
      await read('people', 'name, best_friend(name)', (q) => q.eq('name', 'ada').single()),
    ).toEqual({ name: 'ada', best_friend: { name: 'bob' } });
  });

  test('reaches from a view, and to one, by columns that it calls otherwise', async () => {
    const hello = (q: Loose) => q.eq('letter', 1).single();
    expect(await read('letter_board', 'body, rooms(slug), people(mood)', hello)).toEqual({
      body: 'Hello',
      rooms: { slug: 'public' },
      people: { mood: 'calm' },
    });
    expect(await read('letter_heads', 'people(name)', hello)).toEqual({ people: { name: 'ada' } });
    expect(
      await read('rooms', 'slug, letter_board(writer)', (q) => q.eq('slug', 'random').single()),
    ).toEqual({ slug: 'random', letter_board: [{ writer: 'ada' }] });
  });

  test('of something that several keys lead to names each of them', async () => {
    const { error } = await db.from('pairs').select('people(*)');
    expect(error.hint).toBe(
      "Try changing 'people' to one of the following: 'people!pairs_one_fkey', " +
        "'people!pairs_other_fkey'. Find the desired relationship in the 'details' key.",
    );
  });
});

describe('functions', () => {
  beforeAll(async () => {
    await sql.raw(FUNCTIONS).execute(product.database.owner);
    // The schema is read again a moment after it changed.
    const isKnown = async () => expect((await db.rpc('twice', { n: 1 })).data).toBe(2);
    await vi.waitFor(isKnown, { timeout: 10_000, interval: 100 });
  });

  const FUNCTIONS = `
    create function twice(n int) returns int language sql immutable as 'select 2 * $1';
    create function each_of(n int) returns setof int language sql immutable as 'select generate_series(1, $1)';
    create function told(text) returns text language sql immutable as 'select $1';
    create function kept(bytea) returns int language sql immutable as 'select length($1)';
    create function counted(int) returns int language sql immutable as 'select 1';
    create function several() returns int language sql as 'select 1';
    create function several(text default 'x') returns text language sql as 'select $1';
    create function near(who text) returns text language sql as 'select $1';
    create function near(who text, far int default 1) returns text language sql as 'select $1';
    grant execute on all functions in schema public to anon;`;

  test('count what they answer: one value, or as many as there are', async () => {
    expect(await db.rpc('twice', { n: 4 }, { count: 'exact' })).toMatchObject({
      data: 8,
      count: 1,
    });
    expect(await db.rpc('each_of', { n: 3 }, { count: 'exact' })).toMatchObject({
      data: [1, 2, 3],
      count: 3,
    });
    expect(await db.rpc('rows_of', { n: 2 }, { count: 'exact' })).toMatchObject({ count: 2 });
  });

  const post = (name: string, body: string | Uint8Array<ArrayBuffer>, type: string) =>
    fetch(`${product.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    }).then((response) => response.json());

  test('whose only argument has no name take the body as it is', async () => {
    expect((await db.rpc('echo', { '': { a: 1 } })).data).toEqual({ '': { a: 1 } });
    expect((await db.rpc('told', { '': 'x' })).data).toBe('{"":"x"}');
    expect(await post('told', 'just this', 'text/plain')).toBe('just this');
    expect(await post('kept', new Uint8Array([0, 1, 255]), 'application/octet-stream')).toBe(3);
    expect(await post('echo', '[1, 2]', 'application/json')).toEqual([1, 2]);
  });

  test.each([
    [
      'a name that several have',
      () => db.rpc('several'),
      'PGRST203',
      'Could not choose the best candidate function between: public.several(), public.several( => text)',
      /^Try renaming/,
    ],
    [
      'what several take by their defaults',
      () => db.rpc('near', { who: 'x' }),
      'PGRST203',
      'Could not choose the best candidate function between: public.near(who => text), public.near(who => text, far => integer)',
      /^Try renaming/,
    ],
    [
      'an argument without a name that is no body',
      () => db.rpc('counted', { '': 1 }),
      'PGRST202',
      'Could not find the function public.counted() in the schema cache',
      undefined,
    ],
    [
      'a misspelt name',
      () => db.rpc('twise', { n: 1 }),
      'PGRST202',
      'Could not find the function public.twise(n) in the schema cache',
      /^Perhaps you meant to call the function public\.twice$/,
    ],
    [
      'misspelt arguments',
      () => db.rpc('greet', { whoo: 'a', how: 'b' }),
      'PGRST202',
      'Could not find the function public.greet(how, whoo) in the schema cache',
      /^Perhaps you meant to call the function public\.greet\(how, who\)$/,
    ],
    [
      'too little',
      () => db.rpc('mood_of'),
      'PGRST202',
      'Could not find the function public.mood_of without parameters in the schema cache',
      null,
    ],
  ] as [string, () => Loose, string, string, RegExp | null | undefined][])(
    'refuse %s, and say what may have been meant',
    async (_name, call, code, message, hint) => {
      const { error } = await call();
      expect(error).toMatchObject({ code, message });
      if (hint === null) expect(error.hint).toBeNull();
      else if (hint) expect(error.hint).toMatch(hint);
    },
  );
});

describe('what is misspelt is told with what may have been meant:', () => {
  test.each([
    [
      'a table',
      () => db.from('peple').select(),
      'PGRST205',
      "Perhaps you meant the table 'public.people'",
    ],
    ['nothing alike', () => db.from('zzz').select(), 'PGRST205', null],
    [
      'an embed',
      () => db.from('people').select('lettrs(*)'),
      'PGRST200',
      "Perhaps you meant 'letters' instead of 'lettrs'.",
    ],
    [
      'a column',
      () => db.from('people').select('moud'),
      '42703',
      'Perhaps you meant to reference the column "people.mood".',
    ],
    [
      'a column of a filter',
      () => db.from('people').select().eq('nmae', 'x'),
      '42703',
      'Perhaps you meant to reference the column "people.name".',
    ],
    ['no such column', () => db.from('people').select('altogether'), '42703', null],
  ] as [string, () => Loose, string, string | null][])('%s', async (_name, ask, code, hint) => {
    expect((await ask()).error).toMatchObject({ code, hint });
  });
});
