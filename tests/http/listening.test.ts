import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, parisDayOf } from '#basics/dates.ts';
import {
  checkIn,
  eraseOwnAnswers,
  listOwnAnswers,
  type MoodPlace,
  readCheckIn,
  readMood,
  readReleases,
} from '#listening/contract.ts';
import { verifyReleases } from '#listening/rules/verify-releases.ts';
import { sha256 } from '#listening/server/release-hash.ts';
import { confirmErasures } from '#listening/server/vault/hold-erasures.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import {
  closeDueWeeks,
  hire,
  type ListeningCompany,
  listeningCompany,
  liveThrough,
  settableClock,
  taps,
} from '../support/listening.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

const FIRST_MONDAY = '2026-10-05';
const FIRST_LIST = '2026-11-02';

let product: TestProduct;
let company: ListeningCompany;
const clock = settableClock('2026-10-05T09:00:00+02:00');
const stage = () => ({ product, clock, company });
beforeAll(async () => {
  product = await startTestProduct({}, clock);
  company = await listeningCompany(product, { Atelier: 12, Vente: 10, Direction: 3 }, FIRST_MONDAY);
});
afterAll(() => product.stop());

const one = () => company.colleagues[0] as ListeningCompany['colleagues'][number];
const named = (places: readonly MoodPlace[], name: string) => {
  const place = places.find((each) => each.name === name);
  if (!place) throw new Error(`no place ${name}`);
  return place;
};

describe('a check-in', () => {
  const input = (day: string, given = taps(4)) => ({ companyId: company.id, day, taps: given });

  test('asks the question of the day, in the language of the person, and of the days to come', async () => {
    const french = await one().call(readCheckIn, { companyId: company.id });
    const english = await one().call(readCheckIn, { companyId: company.id }, 'en');
    expect(french).toMatchObject({ companyName: 'Fonderie', given: null, leastListed: 10 });
    expect(french.group).toEqual({
      name: 'Atelier',
      people: 12,
      changedOn: FIRST_MONDAY,
      // Nobody is listed before the first list.
      waitsUntil: FIRST_LIST,
    });
    expect(french.questions.map(({ day }) => day)).toEqual(
      Array.from({ length: 7 }, (_, ahead) => addDays(FIRST_MONDAY, ahead)),
    );
    expect(english.questions.map(({ factor }) => factor)).toEqual(
      french.questions.map(({ factor }) => factor),
    );
    expect(english.questions[0]?.text).not.toBe(french.questions[0]?.text);
  });

  test('is kept, changed on the same day, sent twice without effect, and taken back', async () => {
    const who = one();
    const said = async () => (await who.call(readCheckIn, { companyId: company.id })).given;
    expect(await who.call(checkIn, input(FIRST_MONDAY))).toEqual({ state: 'kept' });
    expect(await said()).toEqual(taps(4));
    const changed = { mood: 2, energy: null, factorTap: null } as const;
    for (let times = 0; times < 3; times += 1) {
      expect(await who.call(checkIn, input(FIRST_MONDAY, changed))).toEqual({ state: 'kept' });
    }
    expect(await said()).toEqual(changed);
    expect((await who.call(listOwnAnswers, { companyId: company.id })).answers).toHaveLength(1);
    const nothing = { mood: null, energy: null, factorTap: null };
    expect(await who.call(checkIn, input(FIRST_MONDAY, nothing))).toEqual({ state: 'taken-back' });
    expect(await said()).toBeNull();
  });

  test.each([
    [1, 'in-future'],
    [-8, 'too-late'],
  ])('for a day %d days from today is refused: %s', async (days, problem) => {
    const refusal = await refusalOf(
      one().call(checkIn, input(addDays(parisDayOf(clock.now()), days))),
    );
    expect(refusal).toMatchObject({
      code: 'invalid-input',
      problems: [{ path: 'day', problem }],
    });
  });

  test('of an earlier day is kept once, whatever comes after', async () => {
    const who = one();
    clock.setDay(addDays(FIRST_MONDAY, 2));
    expect(await who.call(checkIn, input(FIRST_MONDAY, taps(5)))).toEqual({ state: 'kept' });
    expect(await who.call(checkIn, input(FIRST_MONDAY, taps(1)))).toEqual({
      state: 'there-already',
    });
    clock.setDay(addDays(FIRST_MONDAY, 7));
    const late = addDays(FIRST_MONDAY, 5);
    expect(await who.call(checkIn, input(late, taps(2)))).toEqual({ state: 'own-only' });
    const { answers } = await who.call(listOwnAnswers, { companyId: company.id });
    expect(answers.map(({ day, mood }) => [day, mood])).toEqual([
      [FIRST_MONDAY, 5],
      [late, 2],
    ]);
    await who.call(eraseOwnAnswers, { companyId: company.id });
    expect((await who.call(listOwnAnswers, { companyId: company.id })).answers).toEqual([]);
    clock.setDay(FIRST_MONDAY);
  });

  test('is for employees of that company: not for its HR, nor for another one’s people', async () => {
    const other = await listeningCompany(product, { Ailleurs: 1 }, FIRST_MONDAY);
    const [stranger] = other.colleagues;
    for (const who of [company.hr, company.cse, company.owner, stranger]) {
      for (const call of [
        () => who?.call(checkIn, input(FIRST_MONDAY)),
        () => who?.call(readCheckIn, { companyId: company.id }),
        () => who?.call(listOwnAnswers, { companyId: company.id }),
        () => who?.call(eraseOwnAnswers, { companyId: company.id }),
      ]) {
        expect((await refusalOf(Promise.resolve(call()))).code).toBe('forbidden');
      }
    }
    const visitor = await refusalOf(product.call(checkIn, input(FIRST_MONDAY)));
    expect(visitor.code).toBe('sign-in-required');
  });
});

describe('what is told', () => {
  test('begins with the first list after four weeks, team by team where enough people are listed', async () => {
    const before = await company.hr.call(readMood, { companyId: company.id });
    expect(before).toMatchObject({
      mondays: [],
      hash: null,
      list: null,
      nextList: FIRST_LIST,
      places: [],
      start: { employees: 25, cameIn: 25, since: FIRST_MONDAY },
    });
    // Sales has a hard time, everybody with a tap of their own.
    const now = await liveThrough(stage(), FIRST_MONDAY, 8, (who, week, at) =>
      taps(who.team === 'Vente' ? 1 + (at % 3) : 2 + ((at + week) % 4)),
    );
    expect(now).toBe('2026-11-30');
    const mood = await company.hr.call(readMood, { companyId: company.id });
    expect(mood.mondays).toEqual(
      Array.from({ length: 8 }, (_, week) => addDays(FIRST_MONDAY, 7 * week)),
    );
    expect(mood).toMatchObject({
      leastK: 8,
      leastListed: 10,
      list: { since: FIRST_LIST, rate: 'most' },
      nextList: '2027-01-04',
      factorsUntil: '2026-11-23',
    });
    const told = (name: string) => named(mood.places, name).weeks.map((week) => week !== null);
    const sinceList = [false, false, false, false, true, true, true, true];
    expect(told('Fonderie')).toEqual(sinceList);
    // Three people of Direction: they, and so one of the others, are hidden.
    expect(told('Direction')).toEqual(Array(8).fill(false));
    expect(told('Vente')).toEqual(Array(8).fill(false));
    expect(told('Atelier')).toEqual(sinceList);
    const { weeks } = named(mood.places, 'Fonderie');
    expect(weeks.at(-1)).toMatchObject({ listed: 25, leaves: 3, rate: 'most' });
    // Its thread begins in one week, so that the others compare.
    expect(weeks.map((week) => week?.begins)).toEqual([...Array(4), true, false, false, false]);
    const { factors } = named(mood.places, 'Atelier');
    expect(Object.values(factors).every((factor) => factor !== null)).toBe(true);
    expect(Object.values(named(mood.places, 'Vente').factors)).toEqual(Array(6).fill(null));
  });

  test('leaves whoever came in after the list to wait for the next one, and tells them so', async () => {
    const waitsUntil = async (who: ListeningCompany['colleagues'][number]) =>
      (await who.call(readCheckIn, { companyId: company.id })).group.waitsUntil;
    expect(await waitsUntil(one())).toBeNull();
    const late = await hire(product, {
      companyId: company.id,
      siteId: company.places.site as string,
      teamId: company.places.Atelier as string,
      team: 'Atelier',
      cameInOn: addDays(FIRST_LIST, 1),
    });
    expect(await waitsUntil(late)).toBe('2027-01-04');
  });

  test('is the same for HR, owner and works council, byte by byte', async () => {
    const [hr, owner, cse] = await Promise.all(
      [company.hr, company.owner, company.cse].map(async (who) =>
        JSON.stringify(await who.call(readMood, { companyId: company.id })),
      ),
    );
    expect(owner).toBe(hr);
    expect(cse).toBe(hr);
  });

  test('is for them alone', async () => {
    const other = await listeningCompany(product, { Ailleurs: 1 }, FIRST_MONDAY);
    for (const who of [one(), other.hr, other.cse]) {
      expect((await refusalOf(who.call(readMood, { companyId: company.id }))).code).toBe(
        'forbidden',
      );
    }
    expect((await refusalOf(product.call(readMood, { companyId: company.id }))).code).toBe(
      'sign-in-required',
    );
    const rowsSeenBy = async (who: { userId: string }, table: string) => {
      const claims = { role: 'authenticated', sub: who.userId };
      const token = await product.tokens.signAccess(claims, 600);
      const answer = await fetch(`${product.url}/rest/v1/${table}?select=company_id`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return (await answer.json()) as unknown[];
    };
    for (const table of ['releases', 'released_cells', 'released_factors']) {
      expect([table, (await rowsSeenBy(company.cse, table)).length > 0]).toEqual([table, true]);
      for (const who of [one(), other.owner, other.hr, other.cse]) {
        expect([table, await rowsSeenBy(who, table)]).toEqual([table, []]);
      }
    }
  });

  test('stays as it was told, whatever happens afterwards', async () => {
    const before = JSON.stringify(await company.hr.call(readMood, { companyId: company.id }));
    await closeDueWeeks(product);
    await one().call(checkIn, { companyId: company.id, day: '2026-11-27', taps: taps(1) });
    await one().call(eraseOwnAnswers, { companyId: company.id });
    await closeDueWeeks(product);
    expect(JSON.stringify(await company.hr.call(readMood, { companyId: company.id }))).toBe(before);
  });
});

describe('numbers of a team that are older than half a year', () => {
  test('are given to nobody, whichever door they ask at', async () => {
    const claims = { role: 'authenticated', sub: company.hr.userId };
    const rows = async (at: string) => {
      const before = clock.now();
      clock.set(at);
      const token = await product.tokens.signAccess(claims, 600);
      const answer = await fetch(
        `${product.url}/rest/v1/released_cells?select=kind,monday&points=not.is.null`,
        { headers: { authorization: `Bearer ${token}` } },
      );
      clock.set(before);
      return ((await answer.json()) as { kind: string }[]).map(({ kind }) => kind);
    };
    expect(await rows('2026-11-30T10:00:00+01:00')).toContain('team');
    const later = await rows('2027-06-28T10:00:00+02:00');
    expect(later).toContain('company');
    expect(later).not.toContain('team');
  });
});

describe('releases', () => {
  const releases = async () =>
    (await company.cse.call(readReleases, { companyId: company.id })).releases;

  test('are recomputed by their reader, to the hash that the page shows', async () => {
    const all = await releases();
    const { hash } = await company.hr.call(readMood, { companyId: company.id });
    expect(await verifyReleases(all, sha256)).toEqual({ verified: 8, brokenAt: undefined });
    expect(all.at(-1)?.hash).toBe(hash);
    const stranger = await refusalOf(one().call(readReleases, { companyId: company.id }));
    expect(stranger.code).toBe('forbidden');
  });

  test('that were altered, left out or put in another order are noticed', async () => {
    const all = await releases();
    const altered = all.map((each, at) =>
      at === 5 ? { ...each, whole: each.whole?.replace('Fonderie', 'Fonderia') ?? null } : each,
    );
    expect((await verifyReleases(altered, sha256)).brokenAt).toBe(all[5]?.monday);
    const ofTeam = all.map((each, at) =>
      at === 6 ? { ...each, teams: each.teams?.replace('Atelier', 'Ateliers') ?? null } : each,
    );
    expect((await verifyReleases(ofTeam, sha256)).brokenAt).toBe(all[6]?.monday);
    expect((await verifyReleases(all.toSpliced(3, 1), sha256)).brokenAt).toBe(all[4]?.monday);
    expect((await verifyReleases(all.toReversed(), sha256)).brokenAt).toBe(all[7]?.monday);
  });

  test('are verified still when old texts of teams are given to nobody', async () => {
    const before = clock.now();
    clock.set('2027-06-28T10:00:00+02:00');
    const all = await releases();
    expect(all.slice(0, 8).every(({ teams, whole }) => teams === null && whole !== null)).toBe(
      true,
    );
    expect((await verifyReleases(all, sha256)).brokenAt).toBeUndefined();
    clock.set(before);
  });
});

describe('five weeks after its closing', () => {
  test('a week is sealed for its authors: they read it still, and two years later it is gone', async () => {
    const who = company.colleagues[5] as ListeningCompany['colleagues'][number];
    const own = async () =>
      (await who.call(listOwnAnswers, { companyId: company.id })).answers.map(
        ({ day, mood, factor }) => [day, mood, factor],
      );
    const count = async (table: string) =>
      (await product.vaultSql(`select count(*)::int as rows from ${table}`))[0]?.rows;
    const before = await own();
    expect(before).toHaveLength(8);
    const told = JSON.stringify(await company.hr.call(readMood, { companyId: company.id }));
    const forget = async (day: string) => {
      clock.setDay(day);
      await repeatJob(product, 'forget-answers', {}, 1);
      await queueIsQuiet(product);
    };
    // Weeks of 5 to 26 October, closed on the Mondays after.
    await forget('2026-12-07');
    const [left] = await product.vaultSql('select min(monday)::text as monday from answers');
    expect(left?.monday).toBe('2026-11-02');
    expect(await count('histories')).toBeGreaterThan(20);
    expect(await own()).toEqual(before);
    const [sealed] = await product.vaultSql(
      `select encode(sealed, 'escape') as text from histories`,
    );
    expect(String(sealed?.text)).not.toMatch(/mood|factor/);
    clock.set('2026-11-30T10:00:00+01:00');
    expect(JSON.stringify(await company.hr.call(readMood, { companyId: company.id }))).toBe(told);
    await forget('2028-12-04');
    expect(await count('answers')).toBe(0);
    // Of a whole company in one night, a person is asked first.
    expect(await own()).toEqual(before);
    expect((await confirmErasures(product))?.erased).toBeGreaterThan(20);
    await queueIsQuiet(product);
    expect(await own()).toEqual([]);
  });
});
