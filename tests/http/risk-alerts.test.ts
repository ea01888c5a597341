import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, formatDay } from '#basics/dates.ts';
import {
  acknowledgeAlert,
  assignAlert,
  closeAlert,
  confirmAlert,
  listRiskAlerts,
  listRiskChanges,
  noteRiskEvent,
  readDuerp,
  replayAlerts,
  setSensitivity,
} from '#risks/contract.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import {
  type Colleague,
  type ListeningCompany,
  listeningCompany,
  settableClock,
} from '../support/listening.ts';
import { keepDocument } from '../support/risk-document.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';
import { tellWeek } from '../support/told-weeks.ts';

const FIRST = '2026-01-05';
const CALM_WEEKS = 12;

let product: TestProduct;
let company: ListeningCompany;
let week: number;
const clock = settableClock('2026-01-05T09:00:00+01:00');
const monday = (at: number) => addDays(FIRST, 7 * at);
const list = (who: Colleague = company.hr) => who.call(listRiskAlerts, { companyId: company.id });

beforeAll(async () => {
  product = await startTestProduct({}, clock);
});
afterAll(() => product.stop());
beforeEach(async () => {
  clock.set('2026-01-05T09:00:00+01:00');
  company = await listeningCompany(product, { Atelier: 2 }, '2025-10-06');
  week = 0;
});

async function told(points: number | null, weeks = 1, participation?: number) {
  const { Atelier: id = '', site: siteId = '' } = company.places;
  const place = { id, siteId, name: 'Atelier' };
  for (let left = weeks; left > 0; left -= 1) {
    await tellWeek(product, clock, monday(week), {
      companyId: company.id,
      place,
      points,
      ...(participation !== undefined && { participation }),
    });
    week += 1;
  }
}

/** Weeks go by as usual, then the score is three and a half points lower until it is signalled. */
async function untilSignalled() {
  await told(9.5, CALM_WEEKS);
  for (let weeks = 1; weeks <= 8; weeks += 1) {
    await told(6, 1);
    const { alerts } = await list();
    if (alerts[0]) return { alert: alerts[0], weeks };
  }
  throw new Error('nothing was signalled');
}

describe('a signal', () => {
  test('comes from what is told, says what it shows, and is not there while one is learning', async () => {
    await told(9.5, 3);
    expect(await list()).toMatchObject({
      alerts: [],
      watched: 1,
      calibrating: [{ name: 'Atelier', weeksLeft: 3 }],
    });
    const { alert, weeks } = await untilSignalled();
    expect(weeks).toBeLessThanOrEqual(4);
    expect(alert).toMatchObject({
      placeName: 'Atelier',
      kind: 'drop',
      figures: { baseline: 9.5 },
      ownerId: null,
      acknowledgedOn: null,
      closing: null,
      endedOn: null,
    });
  });

  test('reaches HR, the prevention lead and the works council at the same minute, in the page and by mail', async () => {
    await untilSignalled();
    const { rows } = await sql<{ user_id: string; happened_at: Date }>`
      select user_id, happened_at from public.notifications
      where company_id = ${company.id} and kind = 'risk-signal'`.execute(product.database.owner);
    const { owner, hr, prevention, cse } = company;
    expect(rows.map((row) => row.user_id).toSorted()).toEqual(
      [owner, hr, prevention, cse].map(({ userId }) => userId).toSorted(),
    );
    expect(new Set(rows.map((row) => row.happened_at.getTime())).size).toBe(1);
    for (const { userId } of [hr, prevention, cse]) {
      const mail = await product.mailTo(`${userId}@example.com`, 'signal');
      expect(mail.text).toContain('Atelier');
      expect(mail.text).toContain('fausse alerte');
    }
    const read = await Promise.all([owner, hr, prevention, cse].map((who) => list(who)));
    expect(new Set(read.map(({ alerts }) => JSON.stringify(alerts))).size).toBe(1);
  });

  test('grows graver with time, never less grave, and is told again only then', async () => {
    const { alert } = await untilSignalled();
    await told(6, 8);
    const [graver] = (await list()).alerts;
    expect(graver).toMatchObject({ id: alert.id, stage: 'alert', since: alert.since });
    const { rows } = await sql`select occasion from public.notifications
      where company_id = ${company.id} and kind = 'risk-signal' and user_id = ${company.hr.userId}`.execute(
      product.database.owner,
    );
    expect(rows.length).toBeLessThanOrEqual(3);
    await told(9.5, 12);
    const [ended] = (await list()).alerts;
    expect(ended).toMatchObject({ id: alert.id, stage: 'alert', closing: null });
    expect(ended?.endedOn).not.toBeNull();
  });

  test('is the same however often the job runs', async () => {
    await untilSignalled();
    const before = await list();
    await repeatJob(product, 'watch-places', { companyId: company.id }, 5);
    await queueIsQuiet(product);
    expect(await list()).toEqual(before);
  });

  test('is none where the place is hidden, or on holiday', async () => {
    await told(9.5, CALM_WEEKS);
    await told(null, 6);
    expect((await list()).alerts).toEqual([]);
  });

  test('of silence comes from participation alone, and not from a week on which the site is closed', async () => {
    await told(9.5, CALM_WEEKS, 80);
    await sql`insert into public.site_closures (id, company_id, site_id, first_day, last_day)
      values (${randomUUID()}, ${company.id}, ${company.places.site}, ${monday(week)},
        ${addDays(monday(week), 20)})`.execute(product.database.owner);
    await told(9.5, 3, 20);
    expect((await list()).alerts).toEqual([]);
    await told(9.5, 4, 20);
    expect((await list()).alerts).toMatchObject([
      { kind: 'participation', figures: { baseline: 80, recent: 20 } },
    ]);
  });
});

describe('what is done about it', () => {
  test('is read, given to somebody, entered in the risk document with its tasks, and closed with a reason', async () => {
    const kept = await keepDocument(company);
    const { alert } = await untilSignalled();
    const input = { companyId: company.id, alertId: alert.id };
    await company.prevention.call(acknowledgeAlert, input);
    const today = addDays(monday(week - 1), 7);
    await company.hr.call(assignAlert, {
      ...input,
      ownerId: company.prevention.userId,
      form: { dueOn: addDays(today, 3) },
    });
    const eventId = randomUUID();
    const confirm = { ...input, eventId, form: { what: 'Deux commandes urgentes par semaine.' } };
    await company.prevention.call(confirmAlert, confirm);
    await company.prevention.call(confirmAlert, confirm);
    const again = { ...confirm, eventId: randomUUID() };
    expect((await refusalOf(company.hr.call(confirmAlert, again))).code).toBe('already-done');
    expect((await list()).alerts[0]).toMatchObject({
      acknowledgedOn: today,
      ownerId: company.prevention.userId,
      dueOn: addDays(today, 3),
      eventId,
    });
    const { events, update } = await company.cse.call(readDuerp, { companyId: company.id });
    expect(events).toMatchObject([
      {
        id: eventId,
        kind: 'information',
        happenedOn: today,
        unitId: kept.unitId,
        tasks: [{ kind: 'council' }, { kind: 'review' }, { kind: 'health-service' }],
      },
    ]);
    expect(update.because).toBe('first');
    const unexplained = company.hr.call(closeAlert, { ...input, form: { reason: 'explained' } });
    expect((await refusalOf(unexplained)).problems).toEqual([
      { path: 'note', problem: 'required' },
    ]);
    await company.hr.call(closeAlert, { ...input, form: { reason: 'measures' } });
    expect((await list()).alerts[0]?.closing).toEqual({
      on: today,
      reason: 'measures',
      note: null,
    });
    const { changes } = await company.cse.call(listRiskChanges, { companyId: company.id });
    expect(changes).toContainEqual(
      expect.objectContaining({
        subject: 'Signal',
        label: 'Atelier',
        by: 'somebody',
        fields: expect.arrayContaining([
          { name: 'Fermé le', before: null, after: formatDay(today, 'fr') },
          { name: 'Raison de la fermeture', before: null, after: 'Des mesures sont prises' },
        ]),
      }),
    );
  });

  test('confirmed by two people at once, it is in the risk document once', async () => {
    const { alert } = await untilSignalled();
    const confirmed = await Promise.allSettled(
      [company.hr, company.prevention, company.owner].map((who) =>
        who.call(confirmAlert, {
          companyId: company.id,
          alertId: alert.id,
          eventId: randomUUID(),
          form: { what: 'Commandes urgentes.' },
        }),
      ),
    );
    expect(confirmed.map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    const { events } = await company.hr.call(readDuerp, { companyId: company.id });
    expect(events).toHaveLength(1);
  });

  test('closed, it is open again only when it grows graver', async () => {
    const { alert } = await untilSignalled();
    const input = { companyId: company.id, alertId: alert.id };
    await company.hr.call(closeAlert, { ...input, form: { reason: 'measures' } });
    let [now] = (await list()).alerts;
    while (now?.stage === alert.stage) {
      expect(now.closing).not.toBeNull();
      await told(6, 1);
      [now] = (await list()).alerts;
    }
    expect(now).toMatchObject({ id: alert.id, closing: null });
    expect(now?.stage).not.toBe('information');
  });

  test('explained, what is lower is what is usual, and a second fall is seen', async () => {
    const { alert } = await untilSignalled();
    const input = { companyId: company.id, alertId: alert.id };
    await company.hr.call(closeAlert, {
      ...input,
      form: { reason: 'explained', note: 'Nouvelle organisation, voulue.' },
    });
    await told(6, 8);
    expect((await list()).alerts.filter(({ closing }) => closing === null)).toEqual([]);
    await told(2.5, 5);
    expect((await list()).alerts.filter(({ closing }) => closing === null)).toHaveLength(1);
  });

  test('nobody who has no part in the company’s prevention reads or acts', async () => {
    const { alert } = await untilSignalled();
    const foreign = await listeningCompany(product, { Atelier: 1 }, '2025-10-06');
    const input = { companyId: company.id, alertId: alert.id };
    const acts = (who: Colleague) => [
      who.call(acknowledgeAlert, input),
      who.call(assignAlert, { ...input, ownerId: null, form: { dueOn: '2027-01-01' } }),
      who.call(confirmAlert, { ...input, eventId: randomUUID(), form: { what: 'Rien.' } }),
      who.call(closeAlert, { ...input, form: { reason: 'ended' } }),
      who.call(setSensitivity, { companyId: company.id, sensitivity: 'attentive' }),
    ];
    const reads = (who: Colleague) => [
      who.call(listRiskAlerts, { companyId: company.id }),
      who.call(replayAlerts, { companyId: company.id }),
    ];
    const areRefused = async (attempts: readonly Promise<unknown>[]) => {
      const refusals = await Promise.all(attempts.map(refusalOf));
      expect(refusals.map(({ code }) => code)).toEqual(attempts.map(() => 'forbidden'));
    };
    for (const who of [foreign.owner, foreign.cse, company.colleagues[0] as Colleague]) {
      await areRefused([...acts(who), ...reads(who)]);
    }
    await areRefused(acts(company.cse));
    await Promise.all(reads(company.cse));
    const own = { ...input, companyId: foreign.id };
    expect((await refusalOf(foreign.hr.call(acknowledgeAlert, own))).code).toBe('not-found');
    const taken = randomUUID();
    await foreign.hr.call(noteRiskEvent, {
      companyId: foreign.id,
      id: taken,
      unitId: null,
      form: { kind: 'change', happenedOn: '2026-01-05', what: 'Ailleurs.' },
    });
    const elsewhere = { ...input, eventId: taken, form: { what: 'Rien.' } };
    expect((await refusalOf(company.hr.call(confirmAlert, elsewhere))).code).toBe('not-found');
    expect((await list(company.cse)).people.every(({ email }) => email === null)).toBe(true);
  });

  test('whoever may take it up has a part in the company', async () => {
    const { alert } = await untilSignalled();
    const refusal = await refusalOf(
      company.hr.call(assignAlert, {
        companyId: company.id,
        alertId: alert.id,
        ownerId: company.cse.userId,
        form: { dueOn: '2027-01-01' },
      }),
    );
    expect(refusal.problems).toEqual([{ path: 'owner', problem: 'choice-invalid' }]);
  });
});

describe('how closely it is watched', () => {
  test('cannot be less than the standard', async () => {
    const lower = company.hr.call(setSensitivity, {
      companyId: company.id,
      sensitivity: 'relaxed' as 'standard',
    });
    expect((await refusalOf(lower)).code).toBe('invalid-input');
  });

  test('changed, a signal that lasts is the same one', async () => {
    const { alert } = await untilSignalled();
    await company.prevention.call(setSensitivity, {
      companyId: company.id,
      sensitivity: 'veryAttentive',
    });
    await queueIsQuiet(product);
    await told(6, 1);
    const { alerts, sensitivity } = await list();
    expect(sensitivity).toBe('veryAttentive');
    expect(alerts.map(({ id }) => id)).toEqual([alert.id]);
  });

  test('is replayed on the weeks that were told, for each sensitivity', async () => {
    const { alert } = await untilSignalled();
    const { mondays, places } = await company.cse.call(replayAlerts, { companyId: company.id });
    expect(mondays).toHaveLength(week);
    const { standard = [], veryAttentive = [] } = places[0]?.signals ?? {};
    expect(standard).toEqual([
      { kind: 'drop', since: alert.since, endedOn: null, stage: alert.stage },
    ]);
    expect(veryAttentive[0]?.since.localeCompare(alert.since)).toBeLessThanOrEqual(0);
  });
});
