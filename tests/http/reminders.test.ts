import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listJournal } from '#company/contract.ts';
import {
  addClosure,
  checkIn,
  checkInByLink,
  listOwnAnswers,
  openCheckInLink,
  readListeningSettings,
  readMood,
  removeClosure,
  setListening,
  setReminders,
} from '#listening/contract.ts';
import type { KeptMail } from '#platform/mail/mailbox.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import {
  type ListeningCompany,
  listeningCompany,
  liveThrough,
  settableClock,
  taps,
} from '../support/listening.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

const MONDAY = '2026-11-23';

let product: TestProduct;
let company: ListeningCompany;
const clock = settableClock(`${MONDAY}T09:00:00+01:00`);
beforeAll(async () => {
  product = await startTestProduct({}, clock);
  company = await listeningCompany(product, { Atelier: 9, Vente: 9 }, '2026-10-26');
});
afterAll(() => product.stop());

const companyId = () => company.id;
const siteId = () => company.places.site ?? '';
const one = () => company.colleagues[0] as ListeningCompany['colleagues'][number];

async function hourPasses(instant: string): Promise<void> {
  clock.set(instant);
  await repeatJob(product, 'send-reminders', {}, 2);
  await queueIsQuiet(product);
}

/** Mails of that title, by whom they went to. */
async function mailsOf(title: string): Promise<KeptMail[]> {
  return (await product.mailbox.list()).filter(({ subject }) => subject === title);
}
const asked = () => mailsOf('Comment va le travail\u202f?');

describe('people are asked by mail', () => {
  test('all of a site alike, once, at its hour, whether they answered or not', async () => {
    await hourPasses(`${MONDAY}T09:30:00+01:00`);
    expect(await asked()).toHaveLength(0);
    await hourPasses(`${MONDAY}T10:00:00+01:00`);
    const mails = await asked();
    const recipients = mails.flatMap(({ to }) => to?.map(({ address }) => address) ?? []);
    for (const { userId } of company.colleagues) {
      expect(recipients.filter((address) => address === `${userId}@example.com`)).toHaveLength(1);
    }
    await hourPasses(`${MONDAY}T11:00:00+01:00`);
    expect(await asked()).toHaveLength(mails.length);
  });

  test('but not who wants no such mail, nor on a day when the site is closed', async () => {
    const before = (await asked()).length;
    await sql`insert into public.mail_preferences (user_id, subject, is_wanted)
      values (${one().userId}, 'check-ins', false)`.execute(product.database.owner);
    await company.hr.call(setReminders, {
      companyId: companyId(),
      siteId: siteId(),
      plan: { weekdays: [3, 2, 2], hour: 8 },
    });
    const closureId = randomUUID();
    const closure = { companyId: companyId(), siteId: siteId(), closureId };
    for (let times = 0; times < 2; times += 1) {
      await company.hr.call(addClosure, {
        ...closure,
        firstDay: '2026-11-24',
        lastDay: '2026-11-24',
      });
    }
    const settings = await company.cse.call(readListeningSettings, { companyId: companyId() });
    expect(settings.sites).toEqual([
      {
        id: siteId(),
        name: 'Nantes',
        plan: { weekdays: [2, 3], hour: 8 },
        closures: [{ id: closureId, firstDay: '2026-11-24', lastDay: '2026-11-24' }],
      },
    ]);
    await hourPasses('2026-11-24T09:00:00+01:00');
    expect(
      (await asked()).filter(({ to }) =>
        company.colleagues.some(({ userId }) => to?.[0]?.address === `${userId}@example.com`),
      ).length,
    ).toBe(company.colleagues.length);
    await hourPasses('2026-11-25T08:00:00+01:00');
    expect((await asked()).length - before).toBe(company.colleagues.length - 1);
    await company.hr.call(removeClosure, { companyId: companyId(), closureId });
    const refusal = await refusalOf(
      company.hr.call(removeClosure, { companyId: companyId(), closureId }),
    );
    expect(refusal.code).toBe('not-found');
  });

  test.each([
    [{ firstDay: 'tomorrow', lastDay: '2026-12-24' }, 'firstDay', 'day-invalid'],
    [{ firstDay: '2026-12-24', lastDay: '2026-12-23' }, 'lastDay', 'before-first'],
    [{ firstDay: '2026-12-24', lastDay: '2028-12-24' }, 'lastDay', 'too-long'],
  ])('a closure that is none is refused beside its field: %j', async (days, path, problem) => {
    const closure = { companyId: companyId(), siteId: siteId(), closureId: randomUUID(), ...days };
    const refusal = await refusalOf(company.hr.call(addClosure, closure));
    expect(refusal.problems).toEqual([{ path, problem }]);
  });

  test('by rules that only owners and HR of that company set', async () => {
    const other = await listeningCompany(product, { Ailleurs: 1 }, '2026-10-26');
    const plan = { companyId: companyId(), siteId: siteId(), plan: { weekdays: [1], hour: 10 } };
    for (const who of [company.cse, one(), other.owner]) {
      expect((await refusalOf(who.call(setReminders, plan))).code).toBe('forbidden');
    }
    const foreign = { ...plan, siteId: other.places.site ?? '' };
    expect((await refusalOf(company.hr.call(setReminders, foreign))).code).toBe('not-found');
    const rules = { companyId: companyId(), leastK: 10, tellsEverybody: true } as const;
    for (const who of [company.hr, company.cse, one(), other.owner]) {
      expect((await refusalOf(who.call(setListening, rules))).code).toBe('forbidden');
    }
    for (const who of [one(), other.owner]) {
      const refusal = await refusalOf(who.call(readListeningSettings, { companyId: companyId() }));
      expect(refusal.code).toBe('forbidden');
    }
  });
});

describe('the link of such a mail', () => {
  let links: URL[];
  beforeAll(async () => {
    clock.set('2026-11-25T12:00:00+01:00');
    const mail = (await asked()).find(
      ({ to }) => to?.[0]?.address === `${company.colleagues[1]?.userId}@example.com`,
    );
    links = [...(mail?.text ?? '').matchAll(/https?:\S+check-in=\S+/g)].map(
      ([link]) => new URL(link),
    );
  });
  const token = () => links[0]?.searchParams.get('check-in') ?? '';
  const answers = async () =>
    (await company.colleagues[1]?.call(listOwnAnswers, { companyId: companyId() }))?.answers;

  test('is one, and carries no answer into histories, proxies and scanners', () => {
    expect(links).toHaveLength(1);
    const [link] = links as [URL];
    expect([...link.searchParams.keys()]).toEqual(['check-in']);
    expect(link.hash).toBe('');
  });

  test('says nothing however often a machine opens it, and what is saved then is said once', async () => {
    for (let scan = 0; scan < 50; scan += 1) {
      const opened = await product.call(openCheckInLink, { token: token() });
      expect(opened).toMatchObject({ companyName: 'Fonderie', day: '2026-11-25' });
    }
    expect(await answers()).toEqual([]);
    for (let times = 0; times < 3; times += 1) {
      await product.call(checkInByLink, { token: token(), taps: taps(4) });
    }
    expect(await answers()).toMatchObject([{ day: '2026-11-25', mood: 4 }]);
    await product.call(checkInByLink, { token: token(), taps: taps(2) });
    expect(await answers()).toMatchObject([{ day: '2026-11-25', mood: 2 }]);
  });

  test('and the product take sixty answers of one person in an hour, and no more', async () => {
    clock.set('2026-11-25T14:00:00+01:00');
    const who = company.colleagues[1] as (typeof company.colleagues)[number];
    const inProduct = () =>
      who.call(checkIn, { companyId: companyId(), day: '2026-11-25', taps: taps(3) });
    const byLink = () => product.call(checkInByLink, { token: token(), taps: taps(2) });
    for (let time = 0; time < 30; time += 1) {
      await inProduct();
      await byLink();
    }
    for (const once of [inProduct, byLink]) {
      const { code, details } = await refusalOf(once());
      expect(code).toBe('too-many-requests');
      expect(details?.seconds).toBe(3_600);
    }
    // Nobody else is counted with them, and the counts name nobody.
    const other = company.colleagues[2] as (typeof company.colleagues)[number];
    await other.call(checkIn, { companyId: companyId(), day: '2026-11-25', taps: taps(3) });
    const { rows } = await product.database.ownerPool.query(
      `select from rate_counts where action = 'check-in' and subject_hash = any(
        select encode(sha256(convert_to(id::text, 'UTF8')), 'hex') from employees)`,
    );
    expect(rows).toEqual([]);
    clock.set('2026-11-25T15:00:00+01:00');
    expect(await byLink()).toEqual({ state: 'kept' });
  });

  test('is worth nothing altered, for somebody else, or in another week', async () => {
    const [employeeId = '', monday = '', userId = '', mac = ''] = token().split('.');
    const other = company.colleagues[2]?.employeeId;
    const forged = [
      '',
      'x',
      `${other}.${monday}.${userId}.${mac}`,
      `${employeeId}.${monday}.${company.colleagues[2]?.userId}.${mac}`,
      `${employeeId}.2026-11-30.${userId}.${mac}`,
      `${employeeId}.${monday}.${userId}.${mac.slice(0, -2)}AA`,
      `${employeeId}.${monday}.${userId}.`,
    ];
    for (const each of forged) {
      for (const call of [
        product.call(openCheckInLink, { token: each }),
        product.call(checkInByLink, { token: each, taps: taps(1) }),
      ]) {
        expect((await refusalOf(call)).code).toBe('not-found');
      }
    }
    for (const instant of ['2026-11-30T00:00:00+01:00', '2026-11-22T23:59:00+01:00']) {
      clock.set(instant);
      expect((await refusalOf(product.call(openCheckInLink, { token: token() }))).code).toBe(
        'not-found',
      );
    }
    clock.set('2026-11-29T23:59:00+01:00');
    await product.call(openCheckInLink, { token: token() });
  });

  test('nor once its person has left', async () => {
    const { employeeId } = company.colleagues[1] as ListeningCompany['colleagues'][number];
    await sql`update public.employees set left_on = '2026-11-25' where id = ${employeeId}`.execute(
      product.database.owner,
    );
    expect((await refusalOf(product.call(openCheckInLink, { token: token() }))).code).toBe(
      'not-found',
    );
    await sql`update public.employees set left_on = null where id = ${employeeId}`.execute(
      product.database.owner,
    );
  });
});

describe('where the company wishes so', () => {
  test('everybody reads the results and is written to when there are some; the works council reads of the change', async () => {
    const employee = company.colleagues[4] as ListeningCompany['colleagues'][number];
    expect((await refusalOf(employee.call(readMood, { companyId: companyId() }))).code).toBe(
      'forbidden',
    );
    await company.owner.call(setListening, {
      companyId: companyId(),
      leastK: 8,
      tellsEverybody: true,
    });
    const { entries } = await company.cse.call(listJournal, { companyId: companyId() });
    expect(entries.map(({ action }) => action)).toContain('listening-set');
    // Until the first week of the next quarter's list is told.
    await liveThrough({ product, clock, company }, '2026-11-30', 6, (_who, week, at) =>
      taps(1 + ((at + week) % 5)),
    );
    const own = await employee.call(readMood, { companyId: companyId() });
    expect(own).toEqual(await company.hr.call(readMood, { companyId: companyId() }));
    expect(own.places.some(({ weeks }) => weeks.at(-1))).toBe(true);
    const told = await mailsOf('Les résultats de la semaine');
    expect(told.length).toBeGreaterThan(0);
    expect(told.length % company.colleagues.length).toBe(0);
  });
});
