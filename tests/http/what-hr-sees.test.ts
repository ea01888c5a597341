import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseOwnAccount } from '#accounts/contract.ts';
import { addDays, type ParisDay } from '#basics/dates.ts';
import {
  eraseOwnAnswers,
  listOwnAnswers,
  readMood,
  setListening,
  type Taps,
} from '#listening/contract.ts';
import { exportGiftSheet } from '#shop/gifts/contract.ts';
import { acceptedBodies } from '../support/accepted-bodies.ts';
import { queueIsQuiet } from '../support/job-queue.ts';
import {
  type Colleague,
  closeDueWeeks,
  type ListeningCompany,
  listeningCompany,
  liveThrough,
  sayToday,
  settableClock,
  taps,
} from '../support/listening.ts';
import { keepVault, rewindTo } from '../support/lived-again.ts';
import { comparable, loggedLines } from '../support/logged-lines.ts';
import { runs } from '../support/nightly.ts';
import { postFunction } from '../support/post-function.ts';
import { callOver } from '../support/running-product.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const FIRST_MONDAY = '2026-10-05';
const RUNS = runs(600, 24);

let product: TestProduct;
let company: ListeningCompany;
/** From the Monday of which what people say is tried in many ways. */
let monday: ParisDay;
let staffId: string;
let bodies: Readonly<Record<string, unknown>>;
const { lines, log } = loggedLines();
const clock = settableClock('2026-10-05T09:00:00+02:00');
/** The same day is answered hundreds of times here. */
const LIVED_AGAIN = { LOG_LEVEL: 'debug', LIMITS: 'check-in=1000000/3600' };
beforeAll(async () => {
  product = await startTestProduct(LIVED_AGAIN, clock, { log });
  company = await listeningCompany(product, { Atelier: 10, Vente: 9, Direction: 3 }, FIRST_MONDAY);
  // So far everybody has said the same: whoever then says what another one would have said is as they.
  monday = await liveThrough({ product, clock, company }, FIRST_MONDAY, 4, () => taps(3));
  await keepVault(product);
  // Its readers see that they printed it, so that it was before they look.
  await company.hr.call(exportGiftSheet, { companyId: company.id, year: 2026 });
  staffId = await staffMember();
  bodies = acceptedBodies({
    companyId: company.id,
    siteId: company.places.site ?? '',
    userId: company.hr.userId,
  });
});
afterAll(() => product.stop());

async function staffMember(): Promise<string> {
  const id = randomUUID();
  const { owner } = product.database;
  await sql`insert into auth.users (id, email) values (${id}, 'equipe@example.com')`.execute(owner);
  await sql`insert into public.user_roles (user_id, role) values (${id}, 'admin')`.execute(owner);
  return id;
}

async function rewind(): Promise<void> {
  await rewindTo(product, monday);
  lines.length = 0;
}

type Said = readonly (readonly [Colleague, Taps | undefined])[];

/** The week is lived with these answers, and closed. */
async function live(said: Said): Promise<void> {
  await rewind();
  clock.setDay(addDays(monday, 1));
  await sayToday(clock, company.id, said);
  clock.setDay(addDays(monday, 7));
  await closeDueWeeks(product);
  await queueIsQuiet(product);
}

const said = (given: readonly (Taps | undefined)[]): Said =>
  company.colleagues.map((who, at) => [who, given[at]] as const);

const READING = /^(list|read|recall|export|quote)-/;

/** Every byte that these people, the log, the mails and open pages are shown. */
async function everythingSeen(): Promise<string[]> {
  const seen: string[] = [];
  const tables = await tablesShown();
  for (const [name, userId] of [
    ['hr', company.hr.userId],
    ['owner', company.owner.userId],
    ['cse', company.cse.userId],
    ['staff', staffId],
  ] as const) {
    const token = await product.tokens.signAccess({ role: 'authenticated', sub: userId }, 3_600);
    for (const [called, body] of Object.entries(bodies)) {
      if (!READING.test(called)) continue;
      const answer = await postFunction(product.url, called, JSON.stringify(body), { token });
      seen.push(`${name} ${called} ${answer.status} ${await answer.text()}`);
    }
    for (const table of tables) {
      const answer = await fetch(`${product.url}/rest/v1/${table}?select=*`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const rows: unknown = await answer.json();
      const texts = Array.isArray(rows) ? rows.map((row) => JSON.stringify(row)).sort() : [rows];
      seen.push(`${name} ${table} ${answer.status} ${texts.join('\n')}`);
    }
  }
  seen.push(...(await product.mailbox.list()).map(({ subject, text }) => `${subject} ${text}`));
  // But for what differs between any two days: how long something took, the numbers of jobs, and which
  // of two that run beside each other was done first.
  seen.push(...comparable(lines));
  return seen;
}

async function tablesShown(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
    order by 1`.execute(product.database.owner);
  return rows.map(({ name }) => name);
}

const mood = async () => JSON.stringify(await company.hr.call(readMood, { companyId: company.id }));

const tap = fc.option(fc.integer({ min: 1, max: 5 }), { freq: 8 });
const answer = fc.option(
  fc
    .record({ mood: tap, energy: tap, factorTap: tap })
    .filter(({ mood, energy, factorTap }) => (mood ?? energy ?? factorTap) !== null),
  { freq: 6, nil: undefined },
) as fc.Arbitrary<Taps | undefined>;
const answers = fc.array(answer, { minLength: 22, maxLength: 22 });
const EVERYBODY = Array.from({ length: 22 }, (_, at) => taps(1 + ((at * 3) % 5)));

describe('no byte changes for HR, owner, works council, staff or in the log', () => {
  test('when two colleagues had given each other’s answers', async () => {
    await live(said(EVERYBODY));
    // What a process says once in its life is said by now.
    await everythingSeen();
    await live(said(EVERYBODY));
    const first = await everythingSeen();
    const exchanged = EVERYBODY.map(
      (given, at) => EVERYBODY[at === 0 ? 1 : at === 1 ? 0 : at] ?? given,
    );
    expect(exchanged).not.toEqual(EVERYBODY);
    await live(said(exchanged));
    const then = await everythingSeen();
    expect(then.length).toBe(first.length);
    for (const [at, line] of first.entries()) expect(then[at]).toBe(line);
    expect(first.length).toBeGreaterThan(150);
    expect(first.join('\n')).toContain('"points"');
  });

  test(`in ${RUNS} weeks like that`, async () => {
    await fc.assert(
      fc.asyncProperty(
        answers,
        fc.constantFrom('Atelier', 'Vente', 'Direction'),
        fc.nat(),
        fc.nat(),
        async (given, team, a, b) => {
          const members = company.colleagues.flatMap((who, at) => (who.team === team ? [at] : []));
          const [one = 0, other = 0] = [members[a % members.length], members[b % members.length]];
          await live(said(given));
          const first = await mood();
          // Who did not answer is exchanged for somebody who did, too: who answered is told of nobody.
          await live(said(given.with(one, given[other]).with(other, given[one])));
          expect(await mood()).toBe(first);
        },
      ),
      { numRuns: RUNS },
    );
  });

  test('of what is told or hidden, of how many, with which marks: whoever answers, and whatever', async () => {
    await fc.assert(
      fc.asyncProperty(answers, async (given) => {
        await live(said([]));
        const nobody = await marks();
        expect(nobody).toContain('"listed"');
        await live(said(given));
        expect(await marks()).toBe(nobody);
      }),
      { numRuns: Math.ceil(RUNS / 6) },
    );
  });

  test('when somebody who always says the same is away that week', async () => {
    await fc.assert(
      fc.asyncProperty(answers, fc.nat({ max: 21 }), async (given, who) => {
        await live(said(given.with(who, taps(3))));
        const there = await mood();
        await live(said(given.with(who, undefined)));
        expect(await mood()).toBe(there);
      }),
      { numRuns: Math.ceil(RUNS / 6) },
    );
  });
});

/** What is told but the numbers. */
async function marks(): Promise<string> {
  const told = await company.hr.call(readMood, { companyId: company.id });
  const text = JSON.stringify(told, (key, value) =>
    ['points', 'thread', 'hash'].includes(key) ? undefined : value,
  );
  return text;
}

test('what HR does with its list while a quarter’s holds changes no byte of what is told', async () => {
  await live(said(EVERYBODY));
  const before = await toldNumbers();
  const { owner } = product.database;
  const [one, two, three] = company.colleagues as readonly [Colleague, Colleague, Colleague];
  const day = addDays(monday, 3);
  const teamId = randomUUID();
  const acts = [
    sql`update employees set left_on = ${day} where id = ${one.employeeId}`,
    sql`update employees set left_on = null where id = ${one.employeeId}`,
    sql`update employees set left_on = ${day} where id = ${two.employeeId}`,
    sql`insert into teams (id, company_id, site_id, name)
      values (${teamId}, ${company.id}, ${company.places.site}, 'Piège')`,
    sql`update employees set team_id = ${teamId} where id = ${three.employeeId}`,
  ];
  await rewind();
  clock.setDay(addDays(monday, 1));
  await sayToday(clock, company.id, said(EVERYBODY));
  for (const act of acts) await act.execute(owner);
  const threshold = (leastK: 8 | 15) =>
    company.owner.call(setListening, { companyId: company.id, leastK, tellsEverybody: false });
  await threshold(15);
  clock.setDay(addDays(monday, 7));
  await closeDueWeeks(product);
  await queueIsQuiet(product);
  expect(await toldNumbers()).toEqual(before);
  const { places, leastListed } = await company.hr.call(readMood, { companyId: company.id });
  expect(places.find(({ name }) => name === 'Piège')?.weeks.at(-1)).toBeNull();
  // Of the list that holds, not of what was settled since.
  expect(leastListed).toBe(10);
  await threshold(8);
  await sql`update employees set left_on = null where id = ${two.employeeId}`.execute(owner);
  await sql`update employees set team_id = ${company.places[three.team]}
    where id = ${three.employeeId}`.execute(owner);
  await sql`delete from teams where id = ${teamId}`.execute(owner);
});

/** Of every place that was there before, everything that is told. */
async function toldNumbers() {
  const { places } = await company.hr.call(readMood, { companyId: company.id });
  return places.filter(({ name }) => name !== 'Piège');
}

describe('what is erased', () => {
  test('leaves no row in the vault, and what was told as it was, also after an old copy came back', async () => {
    await live(said(EVERYBODY));
    const [who] = company.colleagues as readonly [Colleague];
    const before = await mood();
    const rows = async () =>
      (
        await product.vaultSql(`select ((select count(*) from answers) + (select count(*) from people)
          + (select count(*) from histories))::int as rows`)
      )[0]?.rows as number;
    const kept = await rows();
    await product.vaultSql('create table copied_answers as table answers');
    await product.vaultSql('create table copied_people as table people');
    await product.vaultSql('create table copied_factors as table people_factors');
    await who.call(eraseOwnAnswers, { companyId: company.id });
    const erased = await rows();
    expect(erased).toBeLessThan(kept);
    expect(await mood()).toBe(before);
    expect((await who.call(listOwnAnswers, { companyId: company.id })).answers).toEqual([]);
    await product.vaultSql(`delete from answers; insert into answers table copied_answers;
      delete from people; insert into people table copied_people;
      insert into people_factors table copied_factors`);
    expect(await rows()).toBe(kept);
    await product.database.owner.connection().execute(async (connection) => {
      await sql`select graphile_worker.add_job('forget-answers', '{}'::json)`.execute(connection);
    });
    await expect.poll(rows).toBe(erased);
    expect(await mood()).toBe(before);
  });
});

describe('the wall', () => {
  test('nothing that serves HR can log in to the answers', async () => {
    const [{ name } = { name: '' }] = (await product.vaultSql(
      'select current_database() as name',
    )) as { name: string }[];
    const { rows } = await sql<{ role: string; may: boolean }>`
      select role, has_database_privilege(role, ${name}, 'connect') as may
      from unnest(array['anon', 'authenticated', 'service_role', 'authenticator', 'vault_keeper'])
        as role`.execute(product.database.owner);
    expect(rows.filter(({ may }) => may).map(({ role }) => role)).toEqual(['vault_keeper']);
    const { rows: back } = await sql<{ may: boolean }>`
      select has_schema_privilege('vault_keeper', 'public', 'usage') as may`.execute(
      product.database.owner,
    );
    expect(back).toEqual([{ may: false }]);
  });

  test('answers carry no time but the day, no count, no address, no name', async () => {
    const columns = (await product.vaultSql(
      `select table_name || '.' || column_name as name, data_type as type, column_default as given
      from information_schema.columns
      where table_schema = 'public' and table_name !~ '^(kept|copied)_'`,
    )) as { name: string; type: string; given: string | null }[];
    expect(columns.length).toBeGreaterThan(20);
    const types = new Set(columns.map(({ type }) => type));
    expect([...types].sort()).toEqual([
      'ARRAY',
      'bigint',
      'boolean',
      'bytea',
      'date',
      'double precision',
      'integer',
      'smallint',
      'text',
      'uuid',
    ]);
    expect(columns.filter(({ given }) => given?.includes('nextval'))).toEqual([]);
  });

  test('no line of the log says who checked in', async () => {
    await mood();
    expect(lines.filter((line) => /check-in|own-answers/.test(line))).toEqual([]);
    expect(lines.some((line) => line.includes('read-mood'))).toBe(true);
    for (const { userId, employeeId } of company.colleagues) {
      expect(lines.some((line) => line.includes(userId) || line.includes(employeeId))).toBe(false);
    }
  });
});

describe('an account that is erased', () => {
  test('takes its answers along, and nothing that was told', async () => {
    await live(said(EVERYBODY));
    // How many people are in is read from the list of employees: there it shows.
    const releases = async () => {
      const { start: _, ...told } = await company.hr.call(readMood, { companyId: company.id });
      return told;
    };
    const before = await releases();
    const who = company.colleagues[3] as Colleague;
    const answersLeft = async () =>
      (
        await product.vaultSql(`select count(distinct pseudonym)::int as people from answers
          where monday = '${monday}'`)
      )[0]?.people as number;
    const all = await answersLeft();
    const timestamp = Math.floor(clock.now().getTime() / 1_000);
    const token = await product.tokens.signAccess(
      { role: 'authenticated', sub: who.userId, amr: [{ method: 'otp', timestamp }] },
      600,
    );
    const email = `${who.userId}@example.com`;
    await callOver(product.url, eraseOwnAccount, { email }, 'fr', token);
    await expect.poll(answersLeft).toBe(all - 1);
    expect(await releases()).toEqual(before);
  });
});
