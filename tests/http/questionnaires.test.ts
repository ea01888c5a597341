import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportOwnData } from '#accounts/contract.ts';
import { listJournal } from '#company/contract.ts';
import {
  answerQuestionnaire,
  eraseOwnAnswers,
  openQuestionnaire,
  readOwnQuestionnaire,
  readQuestionnaires,
  readReleases,
  withdrawQuestionnaire,
} from '#listening/contract.ts';
import { ITEMS } from '#listening/rules/questionnaire-items.ts';
import { verifyReleases } from '#listening/rules/verify-releases.ts';
import { sha256 } from '#listening/server/release-hash.ts';
import {
  type Colleague,
  closeDueWeeks,
  hire,
  type ListeningCompany,
  listeningCompany,
  liveThrough,
  settableClock,
} from '../support/listening.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

// Time goes on from test to test: a questionnaire is opened, answered and told.

const FIRST_MONDAY = '2026-10-05';
const YEARLY: string = randomUUID();

let product: TestProduct;
let company: ListeningCompany;
let small: ListeningCompany;
const clock = settableClock('2026-10-05T09:00:00+02:00');
beforeAll(async () => {
  product = await startTestProduct({}, clock);
  company = await listeningCompany(product, { Atelier: 45, Vente: 40 }, FIRST_MONDAY);
  small = await listeningCompany(product, { Ailleurs: 29 }, FIRST_MONDAY);
  // Nobody has to answer check-ins for a list to be made.
  await liveThrough({ product, clock, company }, FIRST_MONDAY, 4, () => undefined);
}, 120_000);
afterAll(() => product.stop());

const read = (who: Colleague, companyId = company.id) =>
  who.call(readQuestionnaires, { companyId });
const own = async (who: Colleague) =>
  (await who.call(readOwnQuestionnaire, { companyId: company.id })).questionnaire;
const opens = (who: Colleague, questionnaireId = YEARLY, companyId = company.id) =>
  who.call(openQuestionnaire, { companyId, questionnaireId });
const withdraws = (who: Colleague, questionnaireId = YEARLY) =>
  who.call(withdrawQuestionnaire, { companyId: company.id, questionnaireId });
const at = (which: number) => company.colleagues[which] as Colleague;
type Given = readonly (readonly [item: number, answer: number])[];
const answer = (who: Colleague, given: Given, questionnaireId = YEARLY) =>
  who.call(answerQuestionnaire, {
    companyId: company.id,
    questionnaireId,
    answers: given.map(([item, step]) => ({ item, answer: step })),
  });
/** The same on all: 5 is what one would wish. */
const allOf = (step: number): Given =>
  ITEMS.map(({ isGoodWhenOften }, item) => [item, isGoodWhenOften ? step : 6 - step]);
const inVault = () =>
  product.vault.once((db) => db.selectFrom('sealed_answers').selectAll().execute());
async function restOf(who: Colleague) {
  const token = await product.tokens.signAccess({ role: 'authenticated', sub: who.userId }, 3_600);
  return (path: string, init: RequestInit = {}) =>
    fetch(`${product.url}/rest/v1/${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
}

describe('before it opens', () => {
  test('it is said where it would be told, and when; or why there can be none', async () => {
    clock.setDay('2026-11-03');
    const { questionnaires, next } = await read(company.hr);
    expect(questionnaires).toEqual([]);
    expect(next).toEqual({
      state: 'ready',
      listed: 85,
      leastListed: 30,
      places: expect.arrayContaining(['Nantes', 'Atelier', 'Vente']),
      opensOn: '2026-11-09',
      closesOn: '2026-11-22',
      toldOn: '2026-11-23',
      againOn: '2027-01-04',
    });
    expect((await read(small.hr, small.id)).next).toMatchObject({ state: 'few', listed: 29 });
    const few = opens(small.hr, randomUUID(), small.id);
    expect(await refusalOf(few)).toMatchObject({ code: 'conflict', details: { state: 'few' } });
  });

  test('a list that does not say what hides everybody opens none', async () => {
    const kept = await product.vault.once((db) =>
      sql<{ subject: string }>`update list_constants set subject = 'old ' || subject
        where subject = 'questionnaire meaning' returning subject`.execute(db),
    );
    expect(kept.rows.length).toBeGreaterThan(0);
    expect(await refusalOf(opens(company.hr))).toMatchObject({
      code: 'conflict',
      details: { state: 'old-list' },
    });
    await product.vault.once((db) =>
      sql`update list_constants set subject = 'questionnaire meaning'
        where subject = 'old questionnaire meaning'`.execute(db),
    );
  });

  test('owner, HR and works council open it; nobody else does, and it is one', async () => {
    for (const who of [at(0), company.prevention, small.hr, small.owner])
      expect((await refusalOf(opens(who))).code).toBe('forbidden');
    // Both at the same moment.
    const [hr, cse] = await Promise.allSettled([
      opens(company.hr),
      opens(company.cse, randomUUID()),
    ]);
    expect([hr.status, cse.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const [one] = (await read(company.owner)).questionnaires;
    await withdraws(company.owner, one?.id);
    expect((await read(company.owner)).questionnaires).toEqual([]);
    for (let times = 0; times < 2; times += 1) await opens(company.hr);
    expect(await refusalOf(opens(company.cse, randomUUID()))).toMatchObject({
      code: 'conflict',
      details: { state: 'this-year' },
    });
  });

  test('the works council reads it, here and in the journal; employees do not', async () => {
    expect((await read(company.cse)).questionnaires).toEqual([
      {
        id: YEARLY,
        opensOn: '2026-11-09',
        closesOn: '2026-11-22',
        toldOn: '2026-11-23',
        state: 'written',
        rate: null,
        told: [],
      },
    ]);
    const { entries } = await company.cse.call(listJournal, {
      companyId: company.id,
      about: 'listening',
    });
    const actions = entries.map(({ action }) => action);
    expect(actions).toContain('questionnaire-opened');
    expect(actions).toContain('questionnaire-withdrawn');
    expect(await own(at(0))).toBeNull();
    expect((await refusalOf(answer(at(0), [[0, 1]]))).code).toBe('not-found');
    expect((await refusalOf(read(at(0)))).code).toBe('forbidden');
  });
});

describe('while it is open', () => {
  test('it is left and resumed: each answer is kept, the last one to a statement stands', async () => {
    clock.setDay('2026-11-09');
    const nothing = Array.from({ length: 18 }, () => null);
    expect(await own(at(0))).toEqual({
      id: YEARLY,
      closesOn: '2026-11-22',
      toldOn: '2026-11-23',
      answers: nothing,
    });
    await answer(at(0), [
      [0, 2],
      [17, 5],
    ]);
    // From two windows at once.
    await Promise.all([answer(at(0), [[0, 4]]), answer(at(0), [[5, 0]])]);
    const kept = (await own(at(0)))?.answers;
    expect(kept).toEqual(nothing.map((none, item) => ({ 0: 4, 5: 0, 17: 5 })[item] ?? none));
    expect((await refusalOf(answer(at(0), [[0, 6]]))).code).toBe('invalid-input');
    expect((await refusalOf(answer(at(0), [[18, 1]]))).code).toBe('invalid-input');
    expect((await refusalOf(answer(at(0), [[0, 1]], randomUUID()))).code).toBe('not-found');
  });

  test('who is not on the list, no employee or of another company is not asked', async () => {
    const late = await hire(product, {
      companyId: company.id,
      siteId: company.places.site ?? '',
      teamId: company.places.Vente ?? '',
      team: 'Vente',
      cameInOn: '2026-11-04',
    });
    expect(await own(late)).toBeNull();
    expect((await refusalOf(answer(late, [[0, 1]]))).code).toBe('not-found');
    for (const who of [company.hr, small.colleagues[0] as Colleague]) {
      expect((await refusalOf(own(who))).code).toBe('forbidden');
      expect((await refusalOf(answer(who, [[0, 1]]))).code).toBe('forbidden');
    }
    const stranger = await fetch(`${product.url}/functions/v1/read-own-questionnaire`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ companyId: company.id }),
    });
    expect(stranger.status).toBe(401);
  });

  test('answers are in the vault alone, sealed, and nothing of them is told', async () => {
    for (const [which, who] of company.colleagues.entries())
      if (which < 80) await answer(who, allOf(which < 45 ? 1 : 5));
    const kept = await inVault();
    expect(kept).toHaveLength(80);
    expect(JSON.stringify(kept)).not.toContain(at(0).employeeId);
    // Closing a week that it does not end with tells nothing.
    clock.setDay('2026-11-16');
    await closeDueWeeks(product);
    expect((await read(company.hr)).questionnaires[0]).toMatchObject({
      state: 'open',
      rate: null,
      told: [],
    });
    expect(await inVault()).toHaveLength(kept.length);
  });

  test('it is in what people download of theirs', async () => {
    const { data } = await at(1).call(exportOwnData, {});
    expect(data.listening).toContainEqual({
      legal_name: 'Fonderie',
      question: 'Je vois à quoi sert ce que je fais.',
      choice: 'Jamais',
    });
  });

  test('who erases what they said erases this too, and may answer again', async () => {
    await at(79).call(eraseOwnAnswers, { companyId: company.id });
    expect(await inVault()).toHaveLength(79);
    expect((await own(at(79)))?.answers).toEqual(Array.from({ length: 18 }, () => null));
  });

  test('the employer reads no answer and changes nothing at any table', async () => {
    const rest = await restOf(company.hr);
    expect(await (await rest('questionnaires?select=id')).json()).toEqual([{ id: YEARLY }]);
    expect(await (await rest('released_questionnaires')).json()).toEqual([]);
    expect(await (await rest('released_dimensions')).json()).toEqual([]);
    const moved = await rest(`questionnaires?id=eq.${YEARLY}`, {
      method: 'PATCH',
      body: JSON.stringify({ opens_on: '2026-11-02' }),
    });
    expect(moved.status).toBeGreaterThanOrEqual(400);
    const written = await rest('questionnaires', {
      method: 'POST',
      body: JSON.stringify({
        id: randomUUID(),
        company_id: company.id,
        list_since: '2026-11-02',
        opens_on: '2026-11-23',
      }),
    });
    expect(written.status).toBeGreaterThanOrEqual(400);
    expect((await rest('sealed_answers')).status).toBeGreaterThanOrEqual(400);
    const elsewhere = await restOf(small.hr);
    expect(await (await elsewhere('questionnaires?select=id')).json()).toEqual([]);
  });

  test('the database keeps to once a year, whoever writes', async () => {
    const again = sql`insert into public.questionnaires (id, company_id, list_since, opens_on)
      values (${randomUUID()}, ${company.id}, '2027-10-04', '2027-11-01')`;
    await expect(again.execute(product.database.owner)).rejects.toThrow('once a year');
  });
});

describe('once it is closed', () => {
  test('it is told once, on Monday at six, near what was answered, and answers are gone', async () => {
    clock.set('2026-11-23T00:30:00+01:00');
    expect((await refusalOf(answer(at(0), [[0, 1]]))).code).toBe('not-found');
    expect((await read(company.hr)).questionnaires[0]).toMatchObject({
      state: 'waiting',
      told: [],
    });
    clock.setDay('2026-11-23');
    await closeDueWeeks(product);
    const [told] = (await read(company.hr)).questionnaires;
    expect(told?.state).toBe('told');
    expect(told?.rate).not.toBe('under-half');
    expect(told?.told.map(({ kind, listed }) => [kind, listed])).toEqual([
      ['company', 85],
      ['site', 85],
      ['team', 45],
      ['team', 40],
    ]);
    const [whole, site, low, high] = told?.told ?? [];
    expect(site?.points).toEqual(whole?.points);
    expect(low?.margin).toBeGreaterThan(whole?.margin ?? 0);
    const mean = (place: typeof whole) =>
      Object.values(place?.points ?? {}).reduce((sum, each) => sum + each, 0) / 6;
    // All of one team chose one end, most of the other the other one.
    expect(mean(high)).toBeGreaterThan(mean(low));
    expect(await inVault()).toEqual([]);
    await closeDueWeeks(product);
    expect((await read(company.hr)).questionnaires[0]).toEqual(told);
  });

  test('all read the same, at tables too, and nobody withdraws it', async () => {
    const [told] = (await read(company.hr)).questionnaires;
    for (const who of [company.owner, company.cse, company.prevention])
      expect((await read(who)).questionnaires).toEqual([told]);
    expect((await refusalOf(read(at(0)))).code).toBe('forbidden');
    expect((await refusalOf(read(small.hr))).code).toBe('forbidden');
    const rows = async (who: Colleague) =>
      (await (await (await restOf(who))('released_dimensions?select=place_id')).json()) as [];
    expect(await rows(company.cse)).toHaveLength(4);
    for (const who of [at(0), small.hr]) expect(await rows(who)).toEqual([]);
    expect((await refusalOf(withdraws(company.hr))).code).toBe('not-found');
  });

  test('it is in the chain of releases, which anybody who reads it verifies', async () => {
    const { releases } = await company.cse.call(readReleases, { companyId: company.id });
    const last = releases.at(-1);
    expect(last?.whole).toContain(YEARLY);
    expect(last?.teams).toContain(YEARLY);
    expect(await verifyReleases(releases, sha256)).toEqual({
      verified: releases.length,
      brokenAt: undefined,
    });
    const altered = sql`update public.released_dimensions set meaning = 12`;
    await expect(altered.execute(product.database.owner)).rejects.toThrow('never altered');
  });

  test('of a team it is given to nobody any more after half a year', async () => {
    clock.setDay('2027-07-05');
    const kinds = async () =>
      (await read(company.hr)).questionnaires[0]?.told.map(({ kind }) => kind);
    expect(await kinds()).toEqual(['company', 'site']);
  });
});
