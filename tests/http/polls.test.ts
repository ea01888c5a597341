import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportOwnData } from '#accounts/contract.ts';
import { listJournal } from '#company/contract.ts';
import {
  answerPoll,
  eraseOwnAnswers,
  readOpenPoll,
  readPolls,
  readReleases,
  withdrawPoll,
  writePoll,
} from '#listening/contract.ts';
import { verifyReleases } from '#listening/rules/verify-releases.ts';
import { listeningNotificationWords } from '#listening/server/notification-words.ts';
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

// Time goes on from test to test: a question is written, answered and told.

const FIRST_MONDAY = '2026-10-05';
const POLL = randomUUID();

let product: TestProduct;
let company: ListeningCompany;
let small: ListeningCompany;
const clock = settableClock('2026-10-05T09:00:00+02:00');
beforeAll(async () => {
  product = await startTestProduct({}, clock);
  company = await listeningCompany(product, { Atelier: 45, Vente: 40 }, FIRST_MONDAY);
  small = await listeningCompany(product, { Ailleurs: 59 }, FIRST_MONDAY);
  // Nobody has to answer check-ins for a list to be made.
  await liveThrough({ product, clock, company }, FIRST_MONDAY, 4, () => undefined);
}, 120_000);
afterAll(() => product.stop());

const asked = (change: Partial<Parameters<typeof input>[0]> = {}) => input(change);
function input(change: {
  companyId?: string;
  pollId?: string;
  wording?: string;
  choices?: string[];
  wordingEn?: string | null;
  choicesEn?: string[] | null;
}) {
  return {
    companyId: company.id,
    pollId: POLL,
    wording: ' Quand la réunion du mois ? ',
    choices: ['Le lundi', 'Le jeudi', 'Jamais', ''],
    wordingEn: 'When should we meet?',
    choicesEn: ['On Mondays', 'On Thursdays', 'Never'],
    ...change,
  };
}
const read = async (who: Colleague, companyId = company.id) => who.call(readPolls, { companyId });
const open = async (who: Colleague) =>
  (await who.call(readOpenPoll, { companyId: company.id })).poll;
const at = (which: number) => company.colleagues[which] as Colleague;
const answer = (who: Colleague, choice: number | null, pollId = POLL) =>
  who.call(answerPoll, { companyId: company.id, pollId, choice });
const inVault = () =>
  product.vault.once((db) => db.selectFrom('sealed_answers').selectAll().execute());

/** Who was told that a question is asked, who asks, and from when. */
async function toldTo() {
  const { rows } = await sql<{ role: string; by: string; opens_on: string }>`
    select members.role, details ->> 'by' as by, details ->> 'opens_on' as opens_on
    from public.notifications join public.company_members as members using (user_id, company_id)
    where kind = 'poll-asked' order by 1`.execute(product.database.owner);
  return rows.map(({ role, by, opens_on: opensOn }) => [role, by, opensOn]);
}

describe('before a question opens', () => {
  test('it is said where it would be told, and when; or why there can be none', async () => {
    clock.setDay('2026-11-03');
    const { polls, next } = await read(company.hr);
    expect(polls).toEqual([]);
    expect(next).toEqual({
      state: 'ready',
      listed: 85,
      leastListed: 60,
      sites: ['Nantes'],
      opensOn: '2026-11-09',
      closesOn: '2026-11-22',
      toldOn: '2026-11-23',
      nextList: '2027-01-04',
    });
    expect((await read(small.hr, small.id)).next).toMatchObject({ state: 'few', listed: 59 });
    const few = small.hr.call(writePoll, asked({ companyId: small.id, pollId: randomUUID() }));
    expect(await refusalOf(few)).toMatchObject({ code: 'conflict', details: { state: 'few' } });
  });

  test('a text that leads somewhere, names somebody or is no choice is refused beside its field', async () => {
    const problemsOf = async (change: Parameters<typeof input>[0]) =>
      (await refusalOf(company.hr.call(writePoll, asked(change)))).problems;
    expect(await problemsOf({ wording: 'Voir exemple.com ?' })).toEqual([
      { path: 'wording', problem: 'link-in-name' },
    ]);
    expect(await problemsOf({ wording: ' ', choices: ['Oui', 'OUI'] })).toEqual([
      { path: 'wording', problem: 'required' },
      { path: 'choices.1', problem: 'twice' },
    ]);
    expect(await problemsOf({ choicesEn: ['Yes', '', 'No'] })).toEqual([
      { path: 'choicesEn.1', problem: 'required' },
    ]);
    const { rows } = await sql<{ last_name: string }>`select last_name from public.employees
      where id = ${at(0).employeeId}`.execute(product.database.owner);
    expect(await problemsOf({ wording: `Est-ce camille ${rows[0]?.last_name} ?` })).toEqual([
      { path: 'wording', problem: 'names-somebody' },
    ]);
  });

  test('HR and works council ask, once; nobody else does, and one question a list', async () => {
    for (const who of [at(0), company.prevention, small.hr, small.owner]) {
      expect((await refusalOf(who.call(writePoll, asked()))).code).toBe('forbidden');
    }
    for (let times = 0; times < 2; times += 1) await company.hr.call(writePoll, asked());
    const second = company.cse.call(writePoll, asked({ pollId: randomUUID() }));
    expect(await refusalOf(second)).toMatchObject({
      code: 'conflict',
      details: { state: 'asked' },
    });
  });

  test('the works council reads it, here and in the journal, and people do not', async () => {
    const [poll] = (await read(company.cse)).polls;
    expect(poll).toMatchObject({
      id: POLL,
      wording: 'Quand la réunion du mois ?',
      choices: ['Le lundi', 'Le jeudi', 'Jamais'],
      state: 'written',
      told: [],
    });
    const { entries } = await company.cse.call(listJournal, {
      companyId: company.id,
      about: 'listening',
    });
    expect(entries[0]).toMatchObject({
      action: 'poll-written',
      name: 'Quand la réunion du mois ?',
    });
    expect(await open(at(0))).toBeNull();
    expect((await refusalOf(answer(at(0), 1))).code).toBe('not-found');
  });

  test('the works council is told of it in the page and by mail, why and from when; once, and nobody else', async () => {
    expect(await toldTo()).toEqual([['cse', 'employer', '2026-11-09']]);
    const mail = await product.mailTo(`${company.cse.userId}@example.com`, 'question à tous');
    expect(mail.text).toContain('parce que vous y êtes membre du CSE');
    expect(mail.text).toContain('le 9 novembre 2026');
    expect(mail.text).toContain('/dashboard/listening/questions');
  });

  test('it is taken back whole, and another one can be asked', async () => {
    await company.cse.call(withdrawPoll, { companyId: company.id, pollId: POLL });
    expect((await read(company.hr)).polls).toEqual([]);
    await company.cse.call(writePoll, asked());
    expect((await read(company.hr)).polls).toHaveLength(1);
  });

  test('owner and HR are told where it is the works council that asks', async () => {
    expect(await toldTo()).toEqual([
      ['cse', 'employer', '2026-11-09'],
      ['hr', 'council', '2026-11-09'],
      ['owner', 'council', '2026-11-09'],
    ]);
    for (const { userId } of [company.hr, company.owner]) {
      const mail = await product.mailTo(`${userId}@example.com`, 'question');
      expect(mail.text).toContain('Le CSE de Fonderie a écrit une question');
    }
  });

  test('in English to whom reads English', () => {
    const words = (language: 'fr' | 'en') =>
      listeningNotificationWords(
        { kind: 'poll-asked', details: { company: 'F', by: 'council', opens_on: '2026-11-09' } },
        language,
      );
    expect(words('en')?.text).toContain('opens on 9 November 2026');
    expect(words('en')?.subject).toBe('polls');
    expect(words('fr')?.title).toBe('Le CSE va poser une question à tous');
  });
});

describe('while it is open', () => {
  test('it is asked in the language of the person, answered, changed and passed', async () => {
    clock.setDay('2026-11-09');
    expect(await open(at(0))).toEqual({
      id: POLL,
      wording: 'Quand la réunion du mois ?',
      choices: ['Le lundi', 'Le jeudi', 'Jamais'],
      closesOn: '2026-11-22',
      toldOn: '2026-11-23',
      choice: null,
      hasPassed: false,
    });
    const english = await at(0).call(readOpenPoll, { companyId: company.id }, 'en');
    expect(english.poll?.choices).toEqual(['On Mondays', 'On Thursdays', 'Never']);
    await answer(at(0), 1);
    await answer(at(0), 2);
    expect(await open(at(0))).toMatchObject({ choice: 2, hasPassed: false });
    await answer(at(0), null);
    expect(await open(at(0))).toMatchObject({ choice: null, hasPassed: true });
    expect((await refusalOf(answer(at(0), 4))).problems).toEqual([
      { path: 'choice', problem: 'not-a-choice' },
    ]);
    expect((await refusalOf(answer(at(0), 1, randomUUID()))).code).toBe('not-found');
  });

  test('who is not on the list, no employee or of another company is not asked', async () => {
    const late = await hire(product, {
      companyId: company.id,
      siteId: company.places.site ?? '',
      teamId: company.places.Vente ?? '',
      team: 'Vente',
      cameInOn: '2026-11-04',
    });
    expect(await open(late)).toBeNull();
    expect((await refusalOf(answer(late, 1))).code).toBe('not-found');
    for (const who of [company.hr, small.colleagues[0] as Colleague]) {
      expect((await refusalOf(open(who))).code).toBe('forbidden');
      expect((await refusalOf(answer(who, 1))).code).toBe('forbidden');
    }
  });

  test('answers are in the vault alone, sealed, and nothing of them is told', async () => {
    for (const [which, who] of company.colleagues.entries()) {
      if (which < 80) await answer(who, which % 10 === 0 ? 2 : 1);
    }
    const kept = await inVault();
    expect(kept).toHaveLength(80);
    expect(JSON.stringify(kept)).not.toContain(at(0).employeeId);
    const before = await read(company.hr);
    expect(before.polls[0]).toMatchObject({ state: 'open', told: [] });
    // Closing a week that it does not end with tells nothing.
    clock.setDay('2026-11-16');
    await closeDueWeeks(product);
    expect((await read(company.hr)).polls[0]).toMatchObject({ state: 'open', told: [] });
    expect(await inVault()).toHaveLength(kept.length);
  });

  test('it is in what people download of theirs', async () => {
    const { data } = await at(1).call(exportOwnData, {});
    expect(data.listening).toContainEqual({
      legal_name: 'Fonderie',
      question: 'Quand la réunion du mois ?',
      choice: 'Le lundi',
    });
  });

  test('who erases what they said erases this too', async () => {
    await at(79).call(eraseOwnAnswers, { companyId: company.id });
    expect(await inVault()).toHaveLength(79);
  });

  test('the employer reads no answer and changes nothing at any table', async () => {
    const token = await product.tokens.signAccess(
      { role: 'authenticated', sub: company.hr.userId },
      3_600,
    );
    const rest = (path: string, init: RequestInit = {}) =>
      fetch(`${product.url}/rest/v1/${path}`, {
        ...init,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
    expect(await (await rest('polls?select=id')).json()).toEqual([{ id: POLL }]);
    expect(await (await rest('released_polls')).json()).toEqual([]);
    const moved = await rest(`polls?id=eq.${POLL}`, {
      method: 'PATCH',
      body: JSON.stringify({ opens_on: '2026-11-02' }),
    });
    expect(moved.status).toBeGreaterThanOrEqual(400);
    expect((await rest('sealed_answers')).status).toBeGreaterThanOrEqual(400);
  });
});

describe('once it is closed', () => {
  test('it is told once, on Monday at six, near what was answered, and answers are gone', async () => {
    clock.set('2026-11-23T00:30:00+01:00');
    expect((await refusalOf(answer(at(0), 1))).code).toBe('not-found');
    expect((await read(company.hr)).polls[0]).toMatchObject({ state: 'waiting', told: [] });
    clock.setDay('2026-11-23');
    await closeDueWeeks(product);
    const [poll] = (await read(company.hr)).polls;
    expect(poll?.state).toBe('told');
    expect(poll?.told.map(({ kind, listed }) => [kind, listed])).toEqual([
      ['company', 85],
      ['site', 85],
    ]);
    const [whole, site] = poll?.told ?? [];
    // One part with one term each: the site is the company.
    expect(site?.percents).toEqual(whole?.percents);
    expect(whole?.percents[0]).toBeGreaterThanOrEqual(60);
    // Nine in ten answered; the term of the count never takes off half of them.
    expect(whole?.rate).not.toBe('under-half');
    expect(whole?.margin).toBeGreaterThan(10);
    expect(await inVault()).toEqual([]);
    await closeDueWeeks(product);
    expect((await read(company.hr)).polls[0]?.told).toEqual(poll?.told);
  });

  test('all read the same, and nobody withdraws or changes it', async () => {
    const own = (await read(company.hr)).polls;
    for (const who of [company.owner, company.cse, company.prevention])
      expect((await read(who)).polls).toEqual(own);
    expect((await refusalOf(read(at(0)))).code).toBe('forbidden');
    const late = company.hr.call(withdrawPoll, { companyId: company.id, pollId: POLL });
    expect((await refusalOf(late)).code).toBe('not-found');
  });

  test('it is in the chain of releases, which anybody who reads it verifies', async () => {
    const { releases } = await company.cse.call(readReleases, { companyId: company.id });
    expect(releases.at(-1)?.whole).toContain(POLL);
    expect(await verifyReleases(releases, sha256)).toEqual({
      verified: releases.length,
      brokenAt: undefined,
    });
  });
});
