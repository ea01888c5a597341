import { randomUUID } from 'node:crypto';
import { PostgrestClient } from '@supabase/postgrest-js';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTeamTables } from '../support/team-tables.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

// biome-ignore lint/suspicious/noExplicitAny: tables and functions that no type describes
type Loose = any;

let product: TestProduct;
let db: Loose;
beforeAll(async () => {
  product = await startTestProduct({ REST_SCHEMAS: 'public,personal', REST_PLANS: 'on' });
  await createTeamTables(product);
  db = clientWith({});
});
afterAll(() => product.stop());

const clientWith = (headers: Record<string, string>, schema = 'public'): Loose =>
  new PostgrestClient<Loose>(`${product.url}/rest/v1`, { headers, schema, fetch } as Loose);

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${product.url}/rest/v1/${path}`, { headers });

describe('rows', () => {
  test('are read with the columns, casts, aliases and paths that are asked for', async () => {
    const { data, error } = await db
      .from('people')
      .select('who:name, mood::text, b:notes->a->b->1, n:notes->>n, initial')
      .eq('name', 'ada')
      .single();
    expect(error).toBeNull();
    expect(data).toEqual({ who: 'ada', mood: 'calm', b: 20, n: '7', initial: 'a' });
  });

  test('whose columns have odd names are read too', async () => {
    const { data } = await db
      .from('odd')
      .select('"with space", "quo\\"te"')
      .eq('with space', 'a b');
    expect(data).toEqual([{ 'with space': 'a b', 'quo"te': 'c"d' }]);
  });

  const names = async (build: (query: Loose) => Loose): Promise<string[]> => {
    const { data, error } = await build(db.from('people').select('name').order('name'));
    expect(error).toBeNull();
    return data.map(({ name }: { name: string }) => name);
  };

  test.each([
    ['eq', (q) => q.eq('name', 'ada'), ['ada']],
    ['neq', (q) => q.neq('mood', 'calm'), ['bob']],
    ['gt', (q) => q.gt('name', 'bob'), ['Élodie']],
    ['in, quoted', (q) => q.in('name', ['ada', 'x,y', 'Élodie']), ['ada', 'Élodie']],
    ['in, none', (q) => q.in('name', []), []],
    ['like', (q) => q.like('name', '%d%'), ['ada', 'Élodie']],
    ['ilike', (q) => q.ilike('name', 'ADA'), ['ada']],
    ['likeAnyOf', (q) => q.likeAnyOf('name', ['a%', 'b%']), ['ada', 'bob']],
    ['is null', (q) => q.is('notes', null), ['bob']],
    ['not', (q) => q.not('notes', 'is', null), ['ada', 'Élodie']],
    ['is distinct', (q) => q.isDistinct('notes->>n', '7'), ['bob', 'Élodie']],
    ['or', (q) => q.or('name.eq.bob,and(mood.eq.calm,notes->>n.eq.3)'), ['bob', 'Élodie']],
    ['or, quoted', (q) => q.or('name.in.("ada","b,b"),name.eq."bob"'), ['ada', 'bob']],
    ['path', (q) => q.eq('notes->a->b->>0', '10'), ['ada']],
    ['contains', (q) => q.contains('notes', { n: 3 }), ['Élodie']],
    ['contained by', (q) => q.containedBy('notes', { n: 3, m: 4 }), ['Élodie']],
    ['range overlaps', (q) => q.overlaps('ages', '[24,35)'), ['ada', 'bob']],
    ['range left of', (q) => q.rangeLt('ages', '[26,50)'), ['bob']],
    ['range adjacent', (q) => q.rangeAdjacent('ages', '[25,30)'), ['ada', 'bob']],
    ['full text', (q) => q.textSearch('words', 'fat & cat', { config: 'english' }), ['ada']],
    [
      'phrase',
      (q) => q.textSearch('words', 'thin bats', { type: 'plain', config: 'english' }),
      ['bob'],
    ],
    ['computed field', (q) => q.eq('initial', 'b'), ['bob']],
    ['match of several', (q) => q.match({ mood: 'calm', name: 'ada' }), ['ada']],
  ] as [string, (q: Loose) => Loose, string[]][])(
    'are chosen by %s',
    async (_name, filter, expected) => {
      expect(await names(filter)).toEqual(expected);
    },
  );

  test('are sorted, cut and counted', async () => {
    const page = await db
      .from('people')
      .select('name', { count: 'exact' })
      .order('notes->n', { ascending: false, nullsFirst: false })
      .range(0, 1);
    expect(page).toMatchObject({
      status: 206,
      count: 3,
      data: [{ name: 'ada' }, { name: 'Élodie' }],
    });
    const paths = await db.from('people').select('notes->>n', { count: 'exact' }).order('name');
    expect(paths).toMatchObject({ count: 3, data: [{ n: '7' }, { n: null }, { n: '3' }] });
    const head = await db.from('people').select('*', { count: 'exact', head: true });
    expect(head).toMatchObject({ count: 3, data: null, status: 200 });
    for (const count of ['planned', 'estimated'] as const) {
      const { count: guessed } = await db.from('people').select('*', { count });
      expect(guessed).toBeGreaterThan(0);
    }
    const beyond = await db.from('people').select('*', { count: 'exact' }).range(10, 20);
    expect(beyond).toMatchObject({ status: 416, error: { code: 'PGRST103' } });
  });

  test('are chosen by a regular expression, for somebody signed in', async () => {
    const token = await product.tokens.signAccess(
      { role: 'authenticated', sub: randomUUID() },
      3_600,
    );
    const query = (headers: Record<string, string>) =>
      clientWith(headers).from('people').select('name').regexMatch('name', '^b.b$');
    expect((await query({ authorization: `Bearer ${token}` })).data).toEqual([{ name: 'bob' }]);
    expect((await query({})).error).toMatchObject({ code: 'PGRST127' });
  });

  test('are one, or an error that says how many', async () => {
    expect((await db.from('people').select().single()).error).toMatchObject({
      code: 'PGRST116',
      details: 'The result contains 3 rows',
    });
    const none = await db.from('people').select().eq('name', 'nobody').maybeSingle();
    expect(none).toMatchObject({ data: null, error: null });
  });

  test('are answered as CSV, without nulls, as a plan', async () => {
    const csv = await db.from('fruits').select('id,name,tags').order('id').csv();
    expect(csv.data).toBe('id,name,tags\n1,apple,"{red,sweet}"\n2,pear,{green}');
    const stripped = await db.from('rooms').select().order('id').stripNulls();
    expect(stripped.data).toEqual([
      { id: 1, slug: 'public' },
      { id: 2, slug: 'random', notes: { x: 1 } },
    ]);
    const plan = await db.from('rooms').select().explain();
    expect(plan.data).toMatch(/Aggregate/);
  });

  test('of another schema are read by its name', async () => {
    const { data } = await clientWith({}, 'personal').from('people').select();
    expect(data).toEqual([{ name: 'ada', city: 'Paris' }]);
    const { error } = await clientWith({}, 'auth').from('users').select();
    expect(error).toMatchObject({ code: 'PGRST106' });
  });
});

describe('embedded rows', () => {
  const read = async (table: string, select: string, filter = (q: Loose) => q) => {
    const { data, error } = await filter(db.from(table).select(select));
    expect(error).toBeNull();
    return data;
  };

  test('of every kind of relationship', async () => {
    const one = (q: Loose) => q.order('id').limit(1).single();
    expect(
      await read('letters', 'body, person:people(name), rooms(slug, room_details(details))', one),
    ).toEqual({
      body: 'Hello',
      person: { name: 'ada' },
      rooms: { slug: 'public', room_details: { details: 'For all' } },
    });
    expect(
      await read('people', 'name, letters(body), profiles(id)', (q) => q.order('name')),
    ).toEqual([
      { name: 'ada', letters: [{ body: 'Hello' }, { body: 'Again' }], profiles: [{ id: 1 }] },
      { name: 'bob', letters: [{ body: 'Hey' }], profiles: [] },
      { name: 'Élodie', letters: [], profiles: [] },
    ]);
    expect(await read('baskets', 'name, fruits(name)', (q) => q.order('id'))).toEqual([
      { name: 'small', fruits: [{ name: 'apple' }] },
      { name: 'large', fruits: [{ name: 'apple' }, { name: 'pear' }] },
    ]);
    expect(await read('folders', 'label, folders(label)', (q) => q.eq('id', 1).single())).toEqual({
      label: 'root',
      folders: [{ label: 'left' }, { label: 'right' }],
    });
    expect(
      await read('folders', 'label, up:parent_id(label)', (q) => q.eq('id', 2).single()),
    ).toEqual({
      label: 'left',
      up: { label: 'root' },
    });
    expect(await read('people', 'letters_of(body)', (q) => q.eq('name', 'bob').single())).toEqual({
      letters_of: [{ body: 'Hey' }],
    });
    expect(await read('calm_people', 'letters(body)', (q) => q.eq('name', 'ada').single())).toEqual(
      {
        letters: [{ body: 'Hello' }, { body: 'Again' }],
      },
    );
  });

  test('that decide which rows there are, and are themselves chosen, sorted and cut', async () => {
    expect(
      await read('people', 'name, letters!inner(body)', (q) => q.eq('letters.body', 'Hey')),
    ).toEqual([{ name: 'bob', letters: [{ body: 'Hey' }] }]);
    expect(
      await read('people', 'name, letters(body)', (q) =>
        q
          .eq('name', 'ada')
          .order('body', { referencedTable: 'letters' })
          .limit(1, { referencedTable: 'letters' }),
      ),
    ).toEqual([{ name: 'ada', letters: [{ body: 'Again' }] }]);
    expect(await read('people', 'name, letters()', (q) => q.is('letters', null))).toEqual([
      { name: 'Élodie' },
    ]);
    expect(
      await read('letters', 'body, rooms(slug)', (q) =>
        q.order('rooms(slug)', { ascending: false }).limit(1),
      ),
    ).toEqual([{ body: 'Again', rooms: { slug: 'random' } }]);
    expect(
      await read('people', 'name, letters(body)', (q) =>
        q.eq('name', 'ada').or('body.eq.Hello,body.eq.x', { referencedTable: 'letters' }),
      ),
    ).toEqual([{ name: 'ada', letters: [{ body: 'Hello' }] }]);
  });

  test('spread, counted and summed', async () => {
    expect(
      await read('letters', 'body, ...rooms(slug)', (q) => q.order('id').limit(1).single()),
    ).toEqual({ body: 'Hello', slug: 'public' });
    expect(await read('rooms', 'slug, ...letters(body)', (q) => q.eq('id', 1).single())).toEqual({
      slug: 'public',
      body: ['Hello', 'Hey'],
    });
    for (const count of ['count', 'count()']) {
      expect(
        await read('people', `name, letters(${count})`, (q) => q.order('name').limit(2)),
      ).toEqual([
        { name: 'ada', letters: [{ count: 2 }] },
        { name: 'bob', letters: [{ count: 1 }] },
      ]);
      expect(await read('people', count)).toEqual([{ count: 3 }]);
    }
    expect(await read('fruits', 'total:price.sum(), count()', (q) => q.single())).toEqual({
      total: 3.25,
      count: 2,
    });
    expect(await read('people', 'mood, name.count()', (q) => q.order('mood'))).toEqual([
      { mood: 'calm', count: 2 },
      { mood: 'busy', count: 1 },
    ]);
  });

  test('that could be several things, or nothing, say so', async () => {
    const twice = await db.from('pairs').select('people(*)');
    expect(twice).toMatchObject({ status: 300, error: { code: 'PGRST201' } });
    expect(twice.error?.details).toHaveLength(2);
    const hinted = await db
      .from('pairs')
      .select('one:people!one(name), two:people!pairs_other_fkey(name)');
    expect(hinted.data).toEqual([{ one: { name: 'ada' }, two: { name: 'bob' } }]);
    const none = await db.from('people').select('rooms(*)');
    expect(none).toMatchObject({ status: 400, error: { code: 'PGRST200' } });
    const column = await db.from('people').select('name, letters(sum)');
    expect(column.error).toMatchObject({
      code: '42703',
      message: 'column letters_1.sum does not exist',
    });
    const same = await db.from('pairs').select('people!one(*), people!other(*)');
    expect(same.error).toMatchObject({ code: '42712' });
    const unknown = await db.from('people').select('name').eq('letters.body', 'x');
    expect(unknown.error).toMatchObject({ code: 'PGRST108' });
  });
});

describe('writes', () => {
  test('insert, change and delete, answering rows or nothing', async () => {
    const made = await db.from('fruits').insert({ name: 'plum' }).select('name, price').single();
    expect(made).toMatchObject({ status: 201, data: { name: 'plum', price: 1.5 } });
    const many = await db.from('fruits').insert([{ name: 'fig' }, { name: 'kiwi', price: 3 }], {
      defaultToNull: false,
    });
    expect(many).toMatchObject({ status: 201, data: null, error: null });
    const changed = await db
      .from('fruits')
      .update({ price: 9, tags: ['new'] })
      .in('name', ['fig', 'kiwi'])
      .select('name, price, tags');
    expect(changed.data).toHaveLength(2);
    expect(changed.data?.[0]).toMatchObject({ price: 9, tags: ['new'] });
    const gone = await db.from('fruits').delete({ count: 'exact' }).gte('id', 3);
    expect(gone).toMatchObject({ status: 204, count: 3, data: null });
  });

  test('upsert by key or by what is named', async () => {
    const one = await db.from('people').upsert({ name: 'zoe', mood: 'busy' }).select();
    expect(one.status).toBe(201);
    const same = await db
      .from('people')
      .upsert({ name: 'zoe', mood: 'calm' }, { onConflict: 'name' })
      .select('mood');
    expect(same).toMatchObject({ status: 200, data: [{ mood: 'calm' }] });
    const ignored = await db
      .from('people')
      .upsert({ name: 'zoe', mood: 'busy' }, { ignoreDuplicates: true })
      .select();
    expect(ignored).toMatchObject({ status: 201, data: [] });
    await db.from('people').delete().eq('name', 'zoe');
  });

  test('answer embedded rows of what was written', async () => {
    const { data } = await db
      .from('letters')
      .insert({ body: 'New', name: 'bob', room_id: 2 })
      .select('body, people(mood), rooms(slug)')
      .single();
    expect(data).toEqual({ body: 'New', people: { mood: 'busy' }, rooms: { slug: 'random' } });
    await db.from('letters').delete().eq('body', 'New');
  });

  test('are taken back when asked, or when more rows would change than allowed', async () => {
    const { data } = await db
      .from('people')
      .update({ mood: 'busy' })
      .eq('name', 'ada')
      .select('mood')
      .rollback();
    expect(data).toEqual([{ mood: 'busy' }]);
    const limited = await db.from('people').update({ mood: 'busy' }).neq('name', '').maxAffected(1);
    expect(limited.error).toMatchObject({ code: 'PGRST124' });
    const { data: after } = await db.from('people').select('mood').eq('name', 'ada').single();
    expect(after).toEqual({ mood: 'calm' });
  });

  test.each([
    ['of every row', () => db.from('people').delete(), '21000'],
    ['of a column that is not there', () => db.from('people').insert({ nme: 'x' }), 'PGRST204'],
    [
      'of a row that breaks a key',
      () => db.from('letters').insert({ body: 'x', name: 'nobody', room_id: 1 }),
      '23503',
    ],
    ['of a row that is there', () => db.from('people').insert({ name: 'ada' }), '23505'],
    [
      'of a value of another type',
      () => db.from('people').insert({ name: 'q', mood: 'angry' }),
      '22P02',
    ],
    ['of a table that is not there', () => db.from('nowhere').insert({ a: 1 }), 'PGRST205'],
  ])('are refused, with a code: %s', async (_name, write, code) => {
    const { error, status } = await write();
    expect(error).toMatchObject({ code });
    expect(status).toBeLessThan(500);
  });
});

describe('functions', () => {
  test.each([
    ['a value', () => db.rpc('mood_of', { person: 'ada' }), 'calm'],
    ['by GET', () => db.rpc('mood_of', { person: 'ada' }, { get: true }), 'calm'],
    ['nothing', () => db.rpc('nothing'), null],
    ['with a default', () => db.rpc('greet', { who: 'Ada' }), 'Bonjour Ada'],
    ['variadic', () => db.rpc('add_all', { numbers: [1, 2, 3] }), 6],
    ['of a document', () => db.rpc('echo', { any: ['thing'] }), { any: ['thing'] }],
    [
      'rows',
      () => db.rpc('rows_of', { n: 2 }),
      [
        { a: 1, b: 'b1' },
        { a: 2, b: 'b2' },
      ],
    ],
    [
      'rows, chosen',
      () => db.rpc('rows_of', { n: 5 }).select('b').gt('a', 3).limit(1),
      [{ b: 'b4' }],
    ],
    [
      'rows of a table, with what belongs to them',
      () => db.rpc('calm_down', { pattern: 'ad%' }).select('name, letters(body)'),
      [{ name: 'ada', letters: [{ body: 'Hello' }, { body: 'Again' }] }],
    ],
  ] as [string, () => Loose, unknown][])('answer %s', async (_name, call, expected) => {
    const { data, error } = await call();
    expect(error).toBeNull();
    expect(data).toEqual(expected);
  });

  test.each([
    ['an unknown one', () => db.rpc('nowhere'), 404, 'PGRST202'],
    ['with unknown arguments', () => db.rpc('greet', { whom: 'x' }), 404, 'PGRST202'],
    ['of several kinds', () => db.rpc('two', { a: '1' }), 300, 'PGRST203'],
    [
      'that writes, by GET',
      () => db.rpc('calm_down', { pattern: 'x' }, { get: true }),
      405,
      '25006',
    ],
    ['that raises', () => db.rpc('refuse'), 418, 'PT418'],
  ] as [string, () => Loose, number, string][])('refuse: %s', async (_name, call, status, code) => {
    expect(await call()).toMatchObject({ status, error: { code } });
  });
});

describe('a request runs with its caller’s rights', () => {
  test('as the role and claims of its token, in one transaction', async () => {
    const sub = randomUUID();
    const token = await product.tokens.signAccess({ sub, role: 'authenticated' }, 60);
    const { data } = await clientWith({ Authorization: `Bearer ${token}` }).rpc('whoami');
    expect(data).toEqual({ uid: sub, role: 'authenticated', user: 'authenticated' });
    expect((await db.rpc('whoami')).data).toEqual({ uid: null, role: 'anon', user: 'anon' });
    const service = await product.tokens.apiKey('service_role');
    const own = await clientWith({ Authorization: `Bearer ${service}` }).rpc('whoami');
    expect(own.data).toMatchObject({ user: 'service_role' });
  });

  test('and a right that is missing is 401 to a visitor, 403 to somebody', async () => {
    expect(await db.from('secrets_of_staff').select()).toMatchObject({
      status: 401,
      error: { code: '42501' },
    });
    const token = await product.tokens.signAccess({ sub: randomUUID(), role: 'authenticated' }, 60);
    const mine = await clientWith({ Authorization: `Bearer ${token}` })
      .from('secrets_of_staff')
      .select();
    expect(mine).toMatchObject({ status: 403, error: { code: '42501' } });
  });

  test('and a token that proves nothing is refused before anything runs', async () => {
    const expired = await product.tokens.signAccess({ role: 'anon' }, -1);
    const over = await get('people', { authorization: `Bearer ${expired}` });
    expect(over.status).toBe(401);
    expect(over.headers.get('www-authenticate')).toContain('invalid_token');
    expect(await over.json()).toMatchObject({ code: 'PGRST303', message: 'JWT expired' });
    expect((await get('people', { authorization: 'Bearer made.up.token' })).status).toBe(401);
  });
});

test('a table made a moment ago is there, and one that was dropped is not', async () => {
  await sql
    .raw('create table public.fresh (a int); grant select on public.fresh to anon;')
    .execute(product.database.owner);
  await expect.poll(async () => (await db.from('fresh').select()).error).toBeNull();
  await sql.raw('drop table public.fresh').execute(product.database.owner);
  await expect.poll(async () => (await db.from('fresh').select()).error?.code).toBe('PGRST205');
});

test.each([
  [
    'a body that is too large',
    413,
    () => db.from('people').insert({ name: 'x'.repeat(1_100_000) }),
  ],
  [
    'embedding too deep',
    400,
    () => db.from('people').select(`${'letters(people('.repeat(4)}*${'))'.repeat(4)}`),
  ],
  [
    'too many conditions',
    400,
    () => db.from('people').select().or(Array(201).fill('name.eq.a').join(',')),
  ],
  [
    'too many values',
    400,
    () =>
      db
        .from('people')
        .select()
        .or(`name.in.(${Array(2_001).fill('a').join(',')})`),
  ],
])('a limit answers clearly: %s', async (_name, status, ask) => {
  const { error, status: answered } = await ask();
  expect([answered, typeof error?.message]).toEqual([status, 'string']);
});
