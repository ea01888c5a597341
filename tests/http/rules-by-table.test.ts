import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ListeningCompany, listeningCompany, settableClock } from '../support/listening.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

/** What a token may write in a table, and what it is refused there. */
type Column = { readonly table: string; readonly column: string; readonly type: string };

const NOW = '2026-11-23T09:00:00+01:00';
const FAR = '2099-12-31T00:00:00Z';

let product: TestProduct;
let company: ListeningCompany;
let elsewhere: ListeningCompany;
/** Tokens, by who has them. */
let callers: Readonly<Record<string, string>>;
let invitedId: string;
let employee: { readonly id: string; readonly userId: string };

beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, settableClock(NOW));
  company = await listeningCompany(product, { Atelier: 2 }, '2026-10-05');
  elsewhere = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
  const [colleague] = company.colleagues;
  employee = { id: colleague?.employeeId ?? '', userId: colleague?.userId ?? '' };
  const staffId = randomUUID();
  const { owner } = product.database;
  await sql`insert into auth.users (id, email, email_confirmed_at)
    values (${staffId}, 'paul@prevenance.example', now())`.execute(owner);
  await sql`insert into public.user_roles (user_id, role) values (${staffId}, 'admin')`.execute(
    owner,
  );
  invitedId = await freshInvitation();
  const tokenOf = (userId: string) =>
    product.tokens.signAccess({ role: 'authenticated', sub: userId }, 3_600);
  callers = {
    owner: await tokenOf(company.owner.userId),
    hr: await tokenOf(company.hr.userId),
    prevention: await tokenOf(company.prevention.userId),
    cse: await tokenOf(company.cse.userId),
    employee: await tokenOf(employee.userId),
    staff: await tokenOf(staffId),
    elsewhere: await tokenOf(elsewhere.owner.userId),
    visitor: await product.tokens.apiKey('anon'),
    nobody: '',
  };
});
afterAll(() => product.stop());

async function freshInvitation(): Promise<string> {
  const id = randomUUID();
  await sql`insert into public.invitations (id, company_id, email, role, language, invited_by, sent_at, expires_at)
    values (${id}, ${company.id}, ${`${id}@example.com`}, 'hr', 'fr', ${company.owner.userId},
      ${NOW}::timestamptz, ${NOW}::timestamptz + interval '7 days')`.execute(
    product.database.owner,
  );
  return id;
}

async function ask(base: string, token: string, method: string, address: string, body?: object) {
  const response = await fetch(`${base}/${address}`, {
    method,
    headers: {
      'content-type': 'application/json',
      prefer: 'return=minimal',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  await response.body?.cancel();
  return response.status;
}

const byTable = (token: string, method: string, address: string, body?: object) =>
  ask(`${product.url}/rest/v1`, token, method, address, body);

/** Every column of what is served, and whether a token may write it. */
async function columns(): Promise<(Column & { mayWrite: boolean })[]> {
  const { rows } = await sql<Column & { mayWrite: boolean }>`
    select relname as table, attname as column, coalesce(base.typname, type.typname) as type,
      exists (select from unnest(array['anon', 'authenticated']) as role,
        unnest(array['insert', 'update']) as privilege
        where has_column_privilege(role, pg_class.oid, attnum, privilege)) as "mayWrite"
    from pg_class join pg_attribute on attrelid = pg_class.oid
      join pg_type as type on type.oid = atttypid left join pg_type as base on base.oid = type.typbasetype
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
      and attnum > 0 and not attisdropped
    order by relname, attnum`.execute(product.database.owner);
  return rows;
}

/** Everything that is kept, table by table, as one number each. */
async function everything(): Promise<Record<string, string>> {
  const names = [...new Set((await columns()).map(({ table }) => table))];
  const sums = names.map(async (name) => {
    const { rows } = await sql<{
      sum: string;
    }>`select md5(coalesce(string_agg(kept::text, '' order by
      kept::text), '')) as sum from ${sql.table(`public.${name}`)} as kept`.execute(
      product.database.owner,
    );
    return [name, rows[0]?.sum ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(sums));
}

/** What a form refuses in a column of that kind. */
function refusedIn({ column, type }: Column): unknown {
  if (type === 'uuid') return elsewhere.owner.userId;
  if (/^(timestamptz|date)$/.test(type)) return FAR.slice(0, type === 'date' ? 10 : undefined);
  if (/^(int|numeric|float)/.test(type)) return -1;
  if (type === 'bool') return true;
  if (type === 'jsonb') return { evil: 'x'.repeat(1_000) };
  if (type.startsWith('_')) return [];
  return column === 'email' ? 'a\u0001b@evil.example' : 'https://evil.example';
}

describe('by the table protocol', () => {
  /** Each column that a token may write at all, with what nobody may write in it. */
  const REFUSED: Readonly<Record<string, () => readonly unknown[]>> = {
    'mail_preferences.user_id': () => [null, elsewhere.owner.userId, randomUUID(), 'moi'],
    'mail_preferences.subject': () => [null, '', 'everything', 'x'.repeat(10_000), 'roles\u0001'],
    'mail_preferences.is_wanted': () => [null, 'peut-être', 7],
    'notifications.read_at': () => ['hier', '2026-13-01', 7],
    'user_roles.user_id': () => [null, elsewhere.owner.userId, randomUUID(), 'moi'],
    'user_roles.role': () => [null, '', 'owner', 'service_role', 'x'.repeat(10_000)],
  };
  /** What else such a row says, and where one is that it could replace. */
  const ROWS: Readonly<
    Record<string, (own: string) => { row: object; at: string; isAdded: boolean }>
  > = {
    mail_preferences: (own) => ({
      row: { user_id: own, subject: 'roles', is_wanted: false },
      at: 'mail_preferences?subject=eq.licence',
      isAdded: true,
    }),
    notifications: () => ({ row: {}, at: 'notifications?kind=neq.x', isAdded: false }),
    user_roles: (own) => ({
      row: { user_id: own, role: 'admin' },
      at: 'user_roles?role=eq.admin',
      isAdded: true,
    }),
  };

  test('each column that a token may write has its row here', async () => {
    const written = (await columns()).filter(({ mayWrite }) => mayWrite);
    expect(written.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
      Object.keys(REFUSED).toSorted(),
    );
    expect([...new Set(written.map(({ table }) => table))].toSorted()).toEqual(
      Object.keys(ROWS).toSorted(),
    );
  });

  test.each(Object.keys(REFUSED))(
    '%s takes nothing of what is refused, from anybody',
    async (key) => {
      const [table = '', column = ''] = key.split('.');
      const { owner } = product.database;
      for (const { userId } of [company.owner, elsewhere.owner, company.hr]) {
        await sql`insert into public.mail_preferences (user_id, subject, is_wanted)
        values (${userId}, 'licence', true) on conflict do nothing`.execute(owner);
      }
      const before = await everything();
      for (const [name, token] of Object.entries(callers)) {
        const own =
          { owner: company.owner, hr: company.hr, elsewhere: elsewhere.owner }[name]?.userId ??
          employee.userId;
        const { row, at, isAdded } = ROWS[table]?.(own) ?? { row: {}, at: '', isAdded: false };
        for (const value of REFUSED[key]?.() ?? []) {
          // What is somebody else’s to all others is their own to one.
          if (value === own) continue;
          const body = { ...row, [column]: value };
          const answers = [
            await byTable(token, 'PATCH', at, { [column]: value }),
            ...(isAdded ? [await byTable(token, 'POST', table, body)] : []),
          ];
          // A change of rows that nobody shows is no change.
          const faults = answers.filter(
            (status) => ![204, 400, 401, 403, 404, 409].includes(status),
          );
          expect([name, value, faults]).toEqual([name, value, []]);
        }
      }
      expect(await everything()).toEqual(before);
    },
  );

  test('no other column is written by any token, whatever row it is of', async () => {
    const closed = (await columns()).filter(({ mayWrite }) => !mayWrite);
    expect(closed.length).toBeGreaterThan(500);
    const before = await everything();
    const written: string[] = [];
    const attempts = closed.flatMap((each) =>
      ['hr', 'staff', 'visitor'].map((name) => ({ each, name })),
    );
    const attempt = async ({ each, name }: (typeof attempts)[number]) => {
      const { table, column } = each;
      const status = await byTable(callers[name] ?? '', 'PATCH', `${table}?${column}=not.is.null`, {
        [column]: refusedIn(each),
      });
      // 400: what the database computes is written by nobody, whatever their rights.
      if (![400, 401, 403, 404].includes(status))
        written.push(`${name} ${table}.${column}: ${status}`);
    };
    for (let at = 0; at < attempts.length; at += 8) {
      await Promise.all(attempts.slice(at, at + 8).map(attempt));
    }
    expect(written).toEqual([]);
    expect(await everything()).toEqual(before);
  }, 180_000);

  test('no row is added or taken away by any token, but where pages do so', async () => {
    const all = Map.groupBy(await columns(), ({ table }) => table);
    const open = Object.keys(ROWS);
    const before = await everything();
    const done: string[] = [];
    for (const [table, of] of all) {
      const row = Object.fromEntries(of.map((each) => [each.column, refusedIn(each)]));
      const asked = Object.entries(callers).map(async ([name, token]) => {
        const answers = {
          POST: open.includes(table) ? 403 : await byTable(token, 'POST', table, row),
          DELETE: await byTable(token, 'DELETE', `${table}?${of[0]?.column}=not.is.null`),
        };
        for (const [method, status] of Object.entries(answers)) {
          if (![400, 401, 403, 404].includes(status))
            done.push(`${name} ${method} ${table}: ${status}`);
        }
      });
      await Promise.all(asked);
    }
    expect(done).toEqual([]);
    expect(await everything()).toEqual(before);
  }, 180_000);
});

describe('what was done once by table is refused, and changes nothing', () => {
  test.each<
    readonly [what: string, who: string, method: string, at: () => string, body: () => object]
  >([
    [
      'a company named after a link',
      'owner',
      'PATCH',
      () => `companies?id=eq.${company.id}`,
      () => ({ legal_name: 'https://evil.example' }),
    ],
    [
      'six hundred invitations past every limit',
      'owner',
      'POST',
      () => 'invitations',
      () =>
        Array.from({ length: 600 }, (_, at) => ({
          company_id: company.id,
          email: `victim${at}@example.com`,
          role: 'hr',
          language: 'fr',
          expires_at: '2026-11-30T08:00:00Z',
        })),
    ],
    [
      'an invitation in somebody else’s name, for ever',
      'owner',
      'POST',
      () => 'invitations',
      () => ({
        company_id: company.id,
        email: 'victim@example.com',
        role: 'hr',
        language: 'fr',
        invited_by: elsewhere.owner.userId,
        expires_at: FAR,
      }),
    ],
    [
      'the end of an employee’s link to their account',
      'hr',
      'PATCH',
      () => `employees?id=eq.${employee.id}`,
      () => ({ user_id: null }),
    ],
  ])('%s', async (_what, who, method, at, body) => {
    const before = await everything();
    expect(await byTable(callers[who] ?? '', method, at(), body())).toBe(403);
    expect(await everything()).toEqual(before);
  });
});

describe('even with the rights of functions, rows refuse', () => {
  const asFunction = async (who: string, method: string, address: string, body: object) =>
    ask(await product.tablesOfFunctions(), callers[who] ?? '', method, address, body);

  const NAMES = [
    'https://evil.example',
    'evil.com',
    'a@b',
    'x'.repeat(201),
    'a\u202eb',
    ' a',
    '',
  ].concat([
    'Appelez le 01\u00a023\u00a045\u00a067\u00a089',
    'i❤.ws',
    'evil\u06d4com',
    'evil[.]com',
    'hxxp:evil',
  ]);
  test.each([
    ['companies', 'owner', 'legal_name', () => company.id],
    ['sites', 'hr', 'name', () => company.places.site],
    ['teams', 'hr', 'name', () => company.places.Atelier],
    ['employees', 'hr', 'first_name', () => employee.id],
    ['employees', 'hr', 'last_name', () => employee.id],
  ] as const)('in %s, as %s, in %s, what is no name', async (table, who, column, id) => {
    for (const name of NAMES) {
      const change = { [column]: name };
      const status = await asFunction(who, 'PATCH', `${table}?id=eq.${id()}`, change);
      expect([name, status]).toEqual([name, 400]);
    }
    const good = { [column]: 'S.A.R.L. L’Œuvre' };
    expect(await asFunction(who, 'PATCH', `${table}?id=eq.${id()}`, good)).toBe(204);
  });

  test('every column for the name of a company, a place or a person asks the same rule', async () => {
    const { rows } = await sql<{ named: string }>`
      select event_object_table || '.' || event_object_column as named
      from information_schema.triggered_update_columns where trigger_name = 'guard_plain_names'
      order by 1`.execute(product.database.owner);
    const known = (await columns())
      .filter(({ column }) => /^(legal_name|company_name|first_name|last_name)$/.test(column))
      .map(({ table, column }) => `${table}.${column}`);
    expect(rows.map(({ named }) => named)).toEqual(expect.arrayContaining(known));
  });

  test('an invitation that is not one’s own, not of now, or that holds longer than seven days', async () => {
    const good = {
      company_id: company.id,
      role: 'hr',
      language: 'fr',
      invited_by: company.owner.userId,
      sent_at: NOW,
      expires_at: '2026-11-30T09:00:00+01:00',
    };
    const send = (change: object) =>
      asFunction('owner', 'POST', 'invitations', {
        ...good,
        email: `${randomUUID()}@example.com`,
        ...change,
      });
    expect(await send({})).toBe(201);
    for (const change of [
      { invited_by: elsewhere.owner.userId },
      { invited_by: null },
      { sent_at: '2026-11-22T09:00:00+01:00' },
      { sent_at: FAR, expires_at: FAR },
      { round: 9 },
      { refused_reason: 'https://evil.example' },
      { accepted_at: NOW },
    ]) {
      expect([change, await send(change)]).toEqual([change, 403]);
    }
    expect(await send({ expires_at: FAR })).toBe(400);
    const at = `invitations?id=eq.${invitedId}`;
    expect(await asFunction('owner', 'PATCH', at, { expires_at: FAR })).toBe(400);
    expect(await asFunction('owner', 'PATCH', at, { sent_at: FAR })).toBe(403);
    expect(await asFunction('owner', 'PATCH', at, { invited_by: null })).toBe(403);
  });

  test('that anybody but its owner ends the link of an account, or takes somebody along elsewhere', async () => {
    const at = `employees?id=eq.${employee.id}`;
    for (const change of [
      { user_id: null },
      { user_id: company.hr.userId },
      { company_id: elsewhere.id },
      { id: randomUUID() },
      { added_at: '2020-01-01' },
      { came_in_at: null },
    ]) {
      // Where the database keeps what it set itself, nothing changes either.
      const status = await asFunction('hr', 'PATCH', at, change);
      if (!('came_in_at' in change)) expect([change, status]).toEqual([change, 403]);
    }
    expect(await asFunction('hr', 'PATCH', at, { left_on: '2099-01-01' })).toBe(400);
    const { rows } = await sql`select employees.user_id, came_in_at is not null as is_in
      from public.employees join public.listening_keys on employee_id = id where id = ${employee.id}`.execute(
      product.database.owner,
    );
    expect(rows).toEqual([{ user_id: employee.userId, is_in: true }]);
    // Not even the product, for somebody else.
    const service = product.database.asService((tx) =>
      tx.updateTable('employees').set({ user_id: null }).where('id', '=', employee.id).execute(),
    );
    await expect(service).rejects.toThrow(/ends with the account/);
  });
});
