import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, type ParisDay } from '#basics/dates.ts';
import { readMood } from '#listening/contract.ts';
import { overviewOf } from '#listening/rules/overview.ts';
import type { KeptMail } from '#platform/mail/mailbox.ts';
import { acknowledgeAlert, assignAlert, listRiskAlerts } from '#risks/contract.ts';
import { bringForward, queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import {
  type Colleague,
  type ListeningCompany,
  listeningCompany,
  settableClock,
} from '../support/listening.ts';
import { tellReleases } from '../support/published-releases.ts';
import { type PublishedPlace, tellWeek } from '../support/published-weeks.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

/** The week that is told, and the Monday on which it is. */
const WEEK = '2026-11-16';
const MONDAY = '2026-11-23';
const TITLES = { fr: 'Le point de la semaine', en: 'The week in brief' };

let product: TestProduct;
let company: ListeningCompany;
const clock = settableClock(`${MONDAY}T06:00:00+01:00`);
beforeAll(async () => {
  product = await startTestProduct({}, clock);
});
afterAll(() => product.stop());
beforeEach(async () => {
  clock.set(`${MONDAY}T06:00:00+01:00`);
  company = await wishing(await listeningCompany(product, { Atelier: 2 }, '2025-10-06'));
});

/** Of whom nobody has refused these mails. */
async function wishing(of: ListeningCompany): Promise<ListeningCompany> {
  await sql`delete from public.mail_preferences where subject = 'overview' and user_id in
    (select user_id from public.company_members where company_id = ${of.id})`.execute(
    product.database.owner,
  );
  return of;
}

const readers = () => [company.owner, company.hr, company.prevention, company.cse];
const place = (kind: 'company' | 'team', points: number | null): PublishedPlace => ({
  id: (kind === 'company' ? company.id : company.places.Atelier) ?? '',
  parentId: kind === 'company' ? null : company.id,
  kind,
  name: kind === 'company' ? 'Fonderie' : 'Atelier',
  points,
  listed: 140,
});

/** Weeks of which the last is told on that Monday at ten: each as high as that. */
async function told(...points: readonly (number | null)[]): Promise<void> {
  const first = addDays(WEEK, -7 * (points.length - 1));
  for (const [at, each] of points.entries()) {
    const list = { since: first, rate: 'most' } as const;
    const places = [place('company', each), place('team', each)];
    await tellWeek(product, clock, addDays(first, 7 * at), company.id, places, list);
  }
}

/** Told as the week is closed, at six: its mails wait until eight. */
async function toldAtSix(weeks = 1): Promise<void> {
  const first = addDays(WEEK, -7 * (weeks - 1));
  await tellReleases(product.database, company.id, first, weeks);
  await queueIsQuiet(product);
}

async function waiting(): Promise<readonly { key: string; priority: number }[]> {
  const { rows } = await sql<{ key: string; priority: number }>`
    select key, priority from graphile_worker.jobs
    where key like ${`overview:${company.id} %`} order by key`.execute(product.database.owner);
  return rows;
}

/** Eight o'clock comes for the mails that wait. */
async function eightComes(): Promise<void> {
  clock.set(`${MONDAY}T08:00:00+01:00`);
  for (const { key } of await waiting()) await bringForward(product, key);
  await queueIsQuiet(product);
}

/** A mail asked for by a job that somebody forged, or that waited for long. */
async function asked(who: string, monday: ParisDay = WEEK, of = company.id): Promise<void> {
  const payload = { kind: 'overview', subjectId: `${of} ${who} ${monday}` };
  await repeatJob(product, 'send-mail', payload, 1);
  await queueIsQuiet(product);
}

async function mailsTo({ userId }: Pick<Colleague, 'userId'>): Promise<KeptMail[]> {
  return (await product.mailbox.list()).filter(
    ({ to, subject = '' }) =>
      to?.[0]?.address === `${userId}@example.com` && Object.values(TITLES).includes(subject),
  );
}

/** What they were written last, of so many weeks. */
async function textTo(who: Colleague, weeks: number): Promise<string> {
  const mails = await mailsTo(who);
  expect(mails).toHaveLength(weeks);
  return mails[0]?.text ?? '';
}

describe('on Monday, whoever sees the overview', () => {
  test('is written what it says, in their language, and nobody else is', async () => {
    const other = await wishing(await listeningCompany(product, { Ailleurs: 1 }, '2025-10-06'));
    await sql`update auth.users set language = 'en' where id = ${company.cse.userId}`.execute(
      product.database.owner,
    );
    await sql`update public.companies set legal_name = 'Aciérie' where id = ${company.id}`.execute(
      product.database.owner,
    );
    await told(9, 10.5);
    const mood = overviewOf(await company.hr.call(readMood, { companyId: company.id }), 'fr');
    if (mood.told !== 'week') throw new Error('nothing was told');
    for (const who of [company.owner, company.hr, company.prevention]) {
      const text = await textTo(who, 2);
      expect(text).toContain('la vue d’ensemble d’Aciérie au moment');
      expect(text).toContain(`Résultats de la ${mood.week}.`);
      expect(text).toContain(
        `Climat mitigé à favorable\u00a0: ${mood.level.points} sur\u00a015, à ${mood.level.margin} près\u202f; sur 7\u00a0jours, en hausse (+1,5 point).`,
      );
      expect(text).toContain('Sur 30\u00a0jours, pas encore de comparaison.');
      expect(text).toContain('Participation\u00a0: la plupart des 140 personnes inscrites.');
      expect(text).toContain('Aucun signal ouvert. 2 groupes sont suivis.');
      expect(text).toContain('Un document unique est obligatoire dès le premier salarié.');
    }
    const english = await textTo(company.cse, 2);
    expect(english).toContain('A mixed to good climate: 10.5 out of 15');
    expect(english).toContain('over 7 days, up (+1.5 points).');
    for (const who of [...company.colleagues, other.owner, other.hr, other.cse]) {
      expect(await mailsTo(who)).toEqual([]);
    }
  });

  test('reads no figure on a locked screen, sees why it came and where to stop it', async () => {
    await told(9, 10.5);
    const [mail] = await mailsTo(company.hr);
    const html = String(mail?.html);
    const shown = html.replace(/<head>.*<\/head>/s, '').replace(/<[^>]*>|\s+/g, ' ');
    expect(mail?.subject).toBe(TITLES.fr);
    expect(mail?.text?.slice(0, 200)).not.toMatch(/\d/);
    expect(shown.slice(0, 200)).not.toMatch(/\d/);
    expect(shown).not.toContain('http');
    expect(html).toContain('/user-dashboard#mails');
    expect(html).toContain('votre rôle dans l’espace de cette entreprise');
  });

  test('sees each open signal as their screen shows it: the works council without its next step', async () => {
    const WEEKS = 16;
    await told(...Array.from({ length: WEEKS - 4 }, () => 9.5), 6, 6, 6, 6);
    const { alerts } = await company.hr.call(listRiskAlerts, { companyId: company.id });
    expect(alerts.length).toBeGreaterThan(0);
    const hr = await textTo(company.hr, WEEKS);
    expect(hr).toContain('Vigilance · Atelier');
    expect(hr).toContain('Les dernières semaines sont');
    expect(hr).toContain('Un signal à examiner, qui peut être une fausse alerte.');
    expect(hr).toContain('Pas encore confié');
    expect(hr).toContain('Prochaine étape\u00a0: en prendre connaissance.');
    const council = await textTo(company.cse, WEEKS);
    expect(council).toContain('Les dernières semaines sont');
    expect(council).not.toContain('Prochaine étape');
    const { userId } = company.hr;
    const form = { dueOn: '2026-12-31' };
    for (const { id: alertId } of alerts) {
      await company.hr.call(acknowledgeAlert, { companyId: company.id, alertId });
      const given = { companyId: company.id, alertId, ownerId: userId, form };
      await company.hr.call(assignAlert, given);
    }
    const list = { since: addDays(WEEK, -7 * (WEEKS - 1)), rate: 'most' } as const;
    const places = [place('company', 6), place('team', 6)];
    await tellWeek(product, clock, MONDAY, company.id, places, list);
    const owner = await textTo(company.owner, WEEKS + 1);
    expect(owner).toContain(`Confié à ${userId}@example.com`);
    expect(owner).toContain('Prochaine étape\u00a0: aller voir le travail');
    expect(await textTo(company.cse, WEEKS + 1)).toContain('Confié à une personne de l’entreprise');
    expect(await textTo(company.cse, WEEKS + 1)).not.toContain(userId);
  });

  test('below the threshold reads that nothing is published, and no figure of it', async () => {
    await told(9.5, null);
    for (const who of readers()) {
      const texts = (await mailsTo(who)).map(({ text = '' }) => text);
      const hidden = texts.filter((text) => text.includes('Rien n’est publié'));
      expect(hidden).toHaveLength(1);
      expect(hidden[0]).not.toMatch(/sur\u00a015|Participation|9,5/);
    }
  });

  test('also with a second factor, which they cannot show', async () => {
    await sql`insert into auth.mfa_factors
        (user_id, factor_type, status, secret, created_at, updated_at)
      values (${company.hr.userId}, 'totp', 'verified', 'JBSWY3DPEHPK3PXP', now(), now())`.execute(
      product.database.owner,
    );
    await told(9.5);
    expect(await textTo(company.hr, 1)).toContain('9,5 sur\u00a015');
  });
});

describe('one mail a week for each', () => {
  test('however often places are watched, in two processes at once', async () => {
    const another = await product.another();
    await told(9.5);
    await repeatJob(product, 'watch-places', { companyId: company.id }, 8);
    await queueIsQuiet(product);
    await another.stop();
    for (const who of readers()) expect(await mailsTo(who)).toHaveLength(1);
  });

  test('which waits until eight, behind whoever signs in', async () => {
    await toldAtSix();
    const jobs = await waiting();
    expect(jobs).toHaveLength(4);
    expect(new Set(jobs.map(({ priority }) => priority))).toEqual(new Set([20]));
    expect(await mailsTo(company.hr)).toEqual([]);
    await eightComes();
    expect(await textTo(company.hr, 1)).toContain('9 sur\u00a015');
  });

  test('of the last week alone where several are told at once', async () => {
    await toldAtSix(3);
    await eightComes();
    expect(await textTo(company.hr, 1)).toContain('semaine 47');
  });

  test('and none of a week that is not told, is not the last any more, or was told too late', async () => {
    await asked(company.hr.userId);
    await toldAtSix();
    await asked(company.hr.userId, addDays(WEEK, -7));
    await asked(company.hr.userId, MONDAY);
    expect(await mailsTo(company.hr)).toEqual([]);
    clock.set('2026-11-30T06:00:00+01:00');
    await asked(company.hr.userId);
    expect(await mailsTo(company.hr)).toEqual([]);
  });
});

describe('who is shown no overview as the mail leaves is sent nothing', () => {
  const REASONS: readonly [string, (who: Colleague) => ReturnType<typeof sql>][] = [
    [
      'their role was taken',
      ({ userId }) => sql`delete from public.company_members where user_id = ${userId}`,
    ],
    [
      'they are an employee now',
      ({ userId }) => sql`with gone as
        (delete from public.company_members where user_id = ${userId})
        update public.employees set user_id = ${userId}
        where id = ${company.colleagues[0]?.employeeId}`,
    ],
    [
      'they refused these mails',
      ({ userId }) => sql`insert into public.mail_preferences (user_id, subject, is_wanted)
        values (${userId}, 'overview', false)`,
    ],
    [
      'their account is barred',
      ({ userId }) => sql`update auth.users set banned_until = '2027-01-01' where id = ${userId}`,
    ],
    [
      'their address is not proven',
      ({ userId }) => sql`update auth.users set email_confirmed_at = null where id = ${userId}`,
    ],
  ];

  test.each(REASONS)('%s', async (_why, happens) => {
    await toldAtSix();
    await happens(company.hr).execute(product.database.owner);
    await eightComes();
    expect(await mailsTo(company.hr)).toEqual([]);
    expect(await mailsTo(company.owner)).toHaveLength(1);
  });

  const ENDS: readonly [string, () => ReturnType<typeof sql>[]][] = [
    [
      'the licence has lapsed',
      () => [
        sql`update public.licences set ends_on = '2026-11-22' where company_id = ${company.id}`,
      ],
    ],
    [
      'the company is gone',
      () => [
        sql`delete from public.listening_keys using public.employees
          where employees.id = employee_id and company_id = ${company.id}`,
        sql`delete from public.companies where id = ${company.id}`,
      ],
    ],
  ];

  test.each(ENDS)('%s', async (_why, happens) => {
    await toldAtSix();
    for (const each of happens()) await each.execute(product.database.owner);
    await eightComes();
    for (const who of readers()) expect(await mailsTo(who)).toEqual([]);
  });

  test('nor an employee or the owner of another company, whoever asks for it', async () => {
    const other = await wishing(await listeningCompany(product, { Ailleurs: 1 }, '2025-10-06'));
    await told(9.5);
    const employee = company.colleagues[0] as Colleague;
    for (const who of [other.owner, other.cse, employee]) await asked(who.userId);
    // Of their own company nothing is told.
    await asked(other.owner.userId, WEEK, other.id);
    for (const who of [other.owner, other.cse, employee]) expect(await mailsTo(who)).toEqual([]);
  });
});
