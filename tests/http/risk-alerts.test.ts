import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, formatDay } from '#basics/dates.ts';
import { listJournal } from '#company/contract.ts';
import { addClosure, readListeningSettings, removeClosure } from '#listening/contract.ts';
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
import { type PublishedPlace, type ToldList, tellWeek } from '../support/published-weeks.ts';
import { keepDocument } from '../support/risk-document.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

const FIRST = '2026-01-05';
const CALM_WEEKS = 12;

let product: TestProduct;
let company: ListeningCompany;
let week: number;
let held: ToldList;
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
  held = { since: FIRST, rate: 'most' };
});

async function told(points: number | null, weeks = 1) {
  await toldOf([team({ points })], weeks);
}

async function toldOf(places: readonly PublishedPlace[], weeks: number) {
  for (let left = weeks; left > 0; left -= 1) {
    await tellWeek(product, clock, monday(week), company.id, places, held);
    week += 1;
  }
}

/** From this week on another list holds, in which so many take part. */
function newList(rate: NonNullable<ToldList>['rate']) {
  held = { since: monday(week), rate };
}

type Points = Pick<PublishedPlace, 'points' | 'listed' | 'begins'>;
const team = (points: Points): PublishedPlace => ({
  id: company.places.Atelier ?? '',
  parentId: company.places.site ?? '',
  kind: 'team',
  name: 'Atelier',
  ...points,
});
const site = (points: Points, id = company.places.site ?? '', name = 'Nantes'): PublishedPlace => ({
  id,
  parentId: company.id,
  kind: 'site',
  name,
  ...points,
});
const whole = (points: Points): PublishedPlace => ({
  id: company.id,
  parentId: null,
  kind: 'company',
  name: 'Fonderie',
  ...points,
});

function closed(siteId: string | undefined, firstDay: string, lastDay: string) {
  const closureId = randomUUID();
  return company.hr.call(addClosure, {
    companyId: company.id,
    siteId: siteId ?? '',
    closureId,
    firstDay,
    lastDay,
  });
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

/** What somebody was told, the oldest first. */
async function noticesOf({ userId }: Colleague, kind = 'risk-signal') {
  const { rows } = await sql<{ details: Record<string, unknown> }>`
    select details from public.notifications
    where company_id = ${company.id} and kind = ${kind} and user_id = ${userId}
    order by happened_at, id`.execute(product.database.owner);
  return rows;
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
      listed: 40,
      silentSince: null,
      isPlaceGone: false,
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
    await told(9.5, 16);
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

  test('of silence is one for the whole company, once a list, and lasts until one in which they are back', async () => {
    const everywhere = [whole, site, team].map((place) => place({ points: 9.5 }));
    await toldOf(everywhere, 13);
    newList('over-half');
    await toldOf(everywhere, 13);
    const silence = { kind: 'participation', placeKind: 'company', stage: 'information' };
    const figures = { before: 'most', now: 'over-half' };
    expect((await list()).alerts).toMatchObject([
      { ...silence, since: monday(13), figures, endedOn: null },
    ]);
    const { places } = await company.cse.call(replayAlerts, { companyId: company.id });
    const since = monday(13);
    expect(places.find(({ kind }) => kind === 'company')?.signals.standard).toEqual([
      { kind: 'participation', since, endedOn: null, stage: 'information' },
    ]);
    newList('most');
    await toldOf(everywhere, 1);
    expect((await list()).alerts).toMatchObject([{ ...silence, endedOn: monday(26) }]);
  });

  test('of silence is graver where nothing can be told any more, however small the company', async () => {
    const few = (points: number | null) => [whole({ points, listed: 12 })];
    await toldOf(few(9.5), 2);
    newList('over-half');
    await toldOf(few(9.5), 1);
    expect((await list()).alerts).toEqual([]);
    newList('under-half');
    await toldOf(few(null), 9);
    const { alerts, silence, calibrating } = await list();
    expect(alerts).toMatchObject([
      { kind: 'participation', stage: 'vigilance', figures: { before: 'most', now: 'under-half' } },
    ]);
    expect(silence).toBe('under-half');
    expect(calibrating).toMatchObject([{ weeksLeft: null }]);
  });

  test('of a low level comes where it is surely low, from a large place, though nothing fell', async () => {
    await toldOf([site({ points: 5.5, listed: 140 }), team({ points: 5.5, listed: 14 })], 11);
    expect((await list()).alerts).toMatchObject([
      {
        kind: 'level',
        placeName: 'Nantes',
        listed: 140,
        figures: { level: 5.5, margin: 1 },
      },
    ]);
  });

  test('is over where the thread begins anew: what is usual there is learned again', async () => {
    const { alert } = await untilSignalled();
    newList('most');
    await toldOf([team({ points: 6, begins: true })], 1);
    expect(await list()).toMatchObject({
      alerts: [{ id: alert.id, endedOn: monday(week - 1), closing: null }],
      calibrating: [{ name: 'Atelier', weeksLeft: 5 }],
    });
    await toldOf([team({ points: 6 })], 12);
    expect((await list()).alerts).toHaveLength(1);
    await told(3.5, 4);
    const { alerts } = await list();
    expect(alerts).toHaveLength(2);
    expect(alerts[0]).toMatchObject({ kind: 'drop', figures: { baseline: 6 }, endedOn: null });
  });
});

describe('before there were lists', () => {
  const open = (kind: string, figures: object) =>
    sql`
    insert into public.risk_alerts (company_id, place_id, place_name, place_kind, kind, stage, since,
        last_monday, figures, due_on)
      values (${company.id}, ${company.places.Atelier}, 'Atelier', 'team', ${kind}, 'vigilance',
        ${monday(0)}, ${monday(2)}, ${JSON.stringify(figures)}::jsonb, ${monday(4)})`.execute(
      product.database.owner,
    );

  test('what was told is watched no more, and no list is said to be why', async () => {
    held = null;
    await told(9.5, CALM_WEEKS);
    await told(4, 4);
    const { alerts, silence } = await list();
    expect({ alerts, silence }).toEqual({ alerts: [], silence: 'no-list' });
    held = { since: monday(week), rate: 'most' };
    await toldOf([team({ points: 4, begins: true })], 1);
    expect(await list()).toMatchObject({ alerts: [], calibrating: [{ weeksLeft: 5 }] });
  });

  test('signals were of other figures: they stay to be read and closed, and are over', async () => {
    held = null;
    await told(9.5, 3);
    const share = { lowShare: 50, lowShareAtLeast: 33 };
    await open('level', share);
    await open('participation', { baseline: 80, recent: 30 });
    await sql`update public.place_watches set watch = jsonb_set(watch, '{rule}', '1')
      where company_id = ${company.id}`.execute(product.database.owner);
    held = { since: monday(week), rate: 'most' };
    await toldOf([team({ points: 9.5, begins: true })], 1);
    const { alerts } = await list();
    const level = alerts.find(({ kind }) => kind === 'level');
    expect(level).toMatchObject({ figures: share, endedOn: monday(3), closing: null });
    const silence = alerts.find(({ kind }) => kind === 'participation');
    expect(silence).toMatchObject({ figures: { baseline: 80, recent: 30 }, endedOn: monday(3) });
    const input = { companyId: company.id, alertId: level?.id ?? '' };
    await company.hr.call(closeAlert, { ...input, form: { reason: 'ended' } });
    expect((await list()).alerts.filter(({ closing }) => closing)).toHaveLength(1);
  });
});

describe('what is told beside the risks of a unit', () => {
  const indicator = async () =>
    (await company.cse.call(readDuerp, { companyId: company.id })).units[0]?.indicator;

  test('is the level of four weeks with its margin, and how the thread has moved in thirty days', async () => {
    await keepDocument(company);
    held = null;
    await told(4, 4);
    expect(await indicator()).toBeNull();
    held = { since: monday(week), rate: 'most' };
    await toldOf([team({ points: 9.5, begins: true })], 1);
    await told(9.5, 3);
    const level = { monday: monday(week - 1), tenths: 95, marginTenths: 19, factors: {} };
    expect(await indicator()).toEqual({ ...level, trend: null });
    await told(8, 4);
    expect(await indicator()).toEqual({
      ...level,
      monday: monday(week - 1),
      tenths: 80,
      trend: { tenths: -15, direction: 'down' },
    });
  });
});

describe('while one is learning', () => {
  test('a place of which nothing is told is so for want of people on the list', async () => {
    await toldOf([whole({ points: 9.5 }), team({ points: null })], 3);
    const { calibrating, leastListed, silence } = await list();
    expect({ leastListed, silence }).toEqual({ leastListed: 10, silence: null });
    expect(calibrating).toContainEqual({ name: 'Atelier', weeksLeft: null });
  });
});

describe('a closure', () => {
  test('of a year does not hide that the score falls', async () => {
    await closed(company.places.site, monday(0), addDays(monday(0), 366));
    await untilSignalled();
    expect((await list()).alerts).toMatchObject([{ kind: 'drop', figures: { baseline: 9.5 } }]);
  });

  test('noted afterwards, with another sensitivity, ends no signal', async () => {
    const { alert } = await untilSignalled();
    for (let from = 0; from < week; from += 5) {
      await closed(company.places.site, monday(from), addDays(monday(from), 33));
    }
    for (const sensitivity of ['attentive', 'standard'] as const) {
      await company.hr.call(setSensitivity, { companyId: company.id, sensitivity });
      await queueIsQuiet(product);
    }
    expect((await list()).alerts).toMatchObject([{ id: alert.id, endedOn: null }]);
  });

  test('is in the journal when it is added and when it is removed, and is shown once it is over', async () => {
    const input = { companyId: company.id };
    await closed(company.places.site, '2025-03-03', '2025-03-14');
    const { sites } = await company.cse.call(readListeningSettings, input);
    const [closure] = sites[0]?.closures ?? [];
    expect(closure).toMatchObject({ firstDay: '2025-03-03', lastDay: '2025-03-14' });
    await company.hr.call(removeClosure, { ...input, closureId: closure?.id ?? '' });
    const { entries } = await company.cse.call(listJournal, { ...input, about: 'listening' });
    const days = { first: '2025-03-03', last: '2025-03-14' };
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      'closure-added',
      'closure-removed',
    ]);
    for (const entry of entries) expect(entry).toMatchObject({ name: 'Nantes', days });
  });
});

describe('of the same people', () => {
  test('one signal is told, of the innermost place', async () => {
    const all = (points: number) => [whole, site, team].map((place) => place({ points }));
    await toldOf(all(9.5), CALM_WEEKS);
    await toldOf(all(5), 8);
    expect((await list()).alerts).toMatchObject([{ placeName: 'Atelier', kind: 'drop' }]);
    const { places } = await company.cse.call(replayAlerts, { companyId: company.id });
    expect(places.map(({ name }) => name)).toEqual(['Atelier']);
  });

  test('it is not where the numbers of the two differ', async () => {
    const all = (points: number) => [
      whole({ points: points + 0.5 }),
      site({ points: points + 0.5 }),
      team({ points }),
    ];
    await toldOf(all(9.5), CALM_WEEKS);
    await toldOf(all(5), 8);
    expect((await list()).alerts.map(({ placeName }) => placeName).toSorted()).toEqual([
      'Atelier',
      'Nantes',
    ]);
  });
});

describe('a signal that was over', () => {
  test.each(['ended', 'false-alarm', 'measures'])(
    'and closed as “%s”, is open and told to everybody again when it begins again',
    async (reason) => {
      const { alert } = await untilSignalled();
      await told(6, 8);
      while ((await list()).alerts[0]?.endedOn === null) await told(9.5, 1);
      const input = { companyId: company.id, alertId: alert.id };
      await company.hr.call(closeAlert, { ...input, form: { reason } });
      const before = await noticesOf(company.cse);
      while ((await list()).alerts[0]?.endedOn !== null) await told(4, 1);
      expect((await list()).alerts).toMatchObject([
        {
          id: alert.id,
          stage: 'alert',
          closing: null,
          acknowledgedOn: null,
          dueOn: addDays(monday(week), 7),
        },
      ]);
      await told(4, 4);
      const [now] = (await list()).alerts;
      expect(now?.figures).toMatchObject({ baseline: 9.5 });
      for (const who of [company.owner, company.hr, company.prevention, company.cse]) {
        const since = (await noticesOf(who)).slice(before.length);
        expect(since).toMatchObject([{ details: { is_again: true, stage: 'alert' } }]);
      }
    },
  );
});

describe('a place of which nothing is told any more', () => {
  test('has its signal on, and says since when, until it is told again', async () => {
    const { alert } = await untilSignalled();
    const silentSince = monday(week);
    await told(null, 12);
    const shown = { id: alert.id, endedOn: null, silentSince, isPlaceGone: false };
    expect((await list()).alerts).toMatchObject([shown]);
    await told(9.5, 12);
    const [now] = (await list()).alerts;
    expect(now).toMatchObject({ id: alert.id, silentSince: null });
    expect(now?.endedOn).not.toBeNull();
  });

  test('because it is no more, says so', async () => {
    await untilSignalled();
    const { Atelier: id } = company.places;
    await sql`update public.employees set team_id = null where team_id = ${id}`.execute(
      product.database.owner,
    );
    await sql`delete from public.teams where id = ${id}`.execute(product.database.owner);
    await toldOf([site({ points: 9.5 })], 1);
    expect((await list()).alerts).toMatchObject([{ endedOn: monday(week - 1), isPlaceGone: true }]);
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

  test('explained, only that signal is over: another at the same place goes on as it was', async () => {
    await toldOf([whole({ points: 9.5 })], CALM_WEEKS);
    newList('over-half');
    await toldOf([whole({ points: 5 })], 5);
    const { alerts } = await list();
    expect(alerts.map(({ kind }) => kind).toSorted()).toEqual(['drop', 'participation']);
    const [drop, silence] = ['drop', 'participation'].map((kind) =>
      alerts.find((each) => each.kind === kind),
    );
    await company.hr.call(closeAlert, {
      companyId: company.id,
      alertId: silence?.id ?? '',
      form: { reason: 'explained', note: 'Le chantier est loin du bureau.' },
    });
    await toldOf([whole({ points: 5 })], 2);
    const after = (await list()).alerts;
    expect(after.find(({ id }) => id === drop?.id)).toMatchObject({
      endedOn: null,
      figures: { baseline: 9.5 },
    });
    expect(after.find(({ id }) => id === silence?.id)?.endedOn).not.toBeNull();
    expect(after).toHaveLength(2);
  });

  test('explained once it was over, nothing is learned anew: what comes back is told', async () => {
    const { alert } = await untilSignalled();
    while ((await list()).alerts[0]?.endedOn === null) await told(9.5, 1);
    await company.hr.call(closeAlert, {
      companyId: company.id,
      alertId: alert.id,
      form: { reason: 'explained', note: 'Un inventaire.' },
    });
    await told(4, 3);
    expect((await list()).calibrating).toEqual([]);
    expect((await list()).alerts).toMatchObject([{ id: alert.id, endedOn: null, closing: null }]);
  });

  test('graver after its day is over, it is due on a day to come', async () => {
    const { alert } = await untilSignalled();
    const today = monday(week);
    await company.hr.call(assignAlert, {
      companyId: company.id,
      alertId: alert.id,
      ownerId: null,
      form: { dueOn: today },
    });
    let [now] = (await list()).alerts;
    while (now?.stage === alert.stage) {
      await told(6, 1);
      [now] = (await list()).alerts;
    }
    expect(now && now.dueOn > monday(week)).toBe(true);
  });

  test('given to somebody, they are told, unless they took it themselves', async () => {
    const { alert } = await untilSignalled();
    const give = (who: Colleague, to: Colleague) =>
      who.call(assignAlert, {
        companyId: company.id,
        alertId: alert.id,
        ownerId: to.userId,
        form: { dueOn: '2027-01-01' },
      });
    await give(company.hr, company.prevention);
    await give(company.hr, company.prevention);
    await give(company.hr, company.hr);
    expect(await noticesOf(company.prevention, 'risk-signal-given')).toMatchObject([
      { details: { place: 'Atelier', due_on: '2027-01-01' } },
    ]);
    expect(await noticesOf(company.hr, 'risk-signal-given')).toEqual([]);
    // Among other mails that say that something was entrusted to them.
    const address = `${company.prevention.userId}@example.com`;
    const texts = async () =>
      (await product.mailbox.list())
        .filter(({ to, subject }) => to?.[0]?.address === address && subject?.includes('confié'))
        .map(({ text }) => text)
        .join();
    await expect.poll(texts, { timeout: 30_000 }).toContain('Atelier');
  });

  test('after its day, whoever sees to prevention is reminded once for each day, while the licence runs', async () => {
    const { alert } = await untilSignalled();
    const remind = async () => {
      await repeatJob(product, 'remind-of-risks', {}, 2);
      await queueIsQuiet(product);
      const told = await Promise.all(
        [company.hr, company.cse].map((who) => noticesOf(who, 'risk-signal-forgotten')),
      );
      return told.map(({ length }) => length);
    };
    const dueOn = (day: string) =>
      company.hr.call(assignAlert, {
        companyId: company.id,
        alertId: alert.id,
        ownerId: company.hr.userId,
        form: { dueOn: day },
      });
    clock.setDay(addDays(alert.dueOn, 1));
    expect(await remind()).toEqual([1, 0]);
    await dueOn(addDays(alert.dueOn, 2));
    expect(await remind()).toEqual([1, 0]);
    clock.setDay(addDays(alert.dueOn, 3));
    expect(await remind()).toEqual([2, 0]);
    await dueOn(addDays(alert.dueOn, 4));
    clock.setDay(addDays(alert.dueOn, 5));
    await sql`update public.licences set ends_on = ${addDays(alert.dueOn, 4)}
      where company_id = ${company.id}`.execute(product.database.owner);
    expect(await remind()).toEqual([2, 0]);
  });

  test('an entry that is there already, of an accident, confirms no signal', async () => {
    const { alert } = await untilSignalled();
    const id = randomUUID();
    const happenedOn = monday(week - 1);
    await company.hr.call(noteRiskEvent, {
      companyId: company.id,
      id,
      unitId: null,
      form: { kind: 'accident', happenedOn, what: 'Une chute.' },
    });
    const input = { companyId: company.id, alertId: alert.id };
    const confirm = { ...input, eventId: id, form: { what: 'Commandes urgentes.' } };
    expect((await refusalOf(company.hr.call(confirmAlert, confirm))).code).toBe('conflict');
    expect((await list()).alerts[0]).toMatchObject({ eventId: null, acknowledgedOn: null });
  });

  test('closed, it is given to nobody any more', async () => {
    const { alert } = await untilSignalled();
    const input = { companyId: company.id, alertId: alert.id };
    await company.hr.call(closeAlert, { ...input, form: { reason: 'measures' } });
    const give = { ...input, ownerId: company.hr.userId, form: { dueOn: '2027-01-01' } };
    expect((await refusalOf(company.hr.call(assignAlert, give))).code).toBe('conflict');
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

  test('changed back, a signal stays as grave as it was told, and closed if it was', async () => {
    await company.hr.call(setSensitivity, {
      companyId: company.id,
      sensitivity: 'veryAttentive',
    });
    const { alert } = await untilSignalled();
    await told(6, 8);
    const input = { companyId: company.id, alertId: alert.id };
    await company.hr.call(closeAlert, { ...input, form: { reason: 'measures' } });
    const before = await noticesOf(company.hr);
    await company.hr.call(setSensitivity, { companyId: company.id, sensitivity: 'standard' });
    await queueIsQuiet(product);
    await told(6, 2);
    const [now] = (await list()).alerts;
    expect(now).toMatchObject({ id: alert.id, stage: 'alert', endedOn: null });
    expect(now?.closing?.reason).toBe('measures');
    expect(await noticesOf(company.hr)).toEqual(before);
  });

  test('changed, what was explained stays explained', async () => {
    const { alert } = await untilSignalled();
    const closed = company.hr.call(closeAlert, {
      companyId: company.id,
      alertId: alert.id,
      form: { reason: 'explained', note: 'Nouvelle organisation, voulue.' },
    });
    // At the same moment: what is remembered is of the one or of the other.
    const changed = company.prevention.call(setSensitivity, {
      companyId: company.id,
      sensitivity: 'veryAttentive',
    });
    await Promise.all([closed, changed]);
    await queueIsQuiet(product);
    await told(6, 8);
    for (const sensitivity of ['standard', 'attentive'] as const) {
      await company.hr.call(setSensitivity, { companyId: company.id, sensitivity });
      await queueIsQuiet(product);
      await told(6, 2);
    }
    expect((await list()).alerts).toMatchObject([
      { id: alert.id, closing: { reason: 'explained' } },
    ]);
    await told(2.5, 5);
    expect((await list()).alerts.filter(({ closing }) => closing === null)).toHaveLength(1);
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

  test('is replayed from the first week on: a signal that has been on for years is in it', async () => {
    const { alert } = await untilSignalled();
    await told(6, 30);
    const { mondays, places } = await company.cse.call(replayAlerts, { companyId: company.id });
    expect(mondays).toHaveLength(week);
    expect(places[0]?.signals.standard).toEqual([
      { kind: 'drop', since: alert.since, endedOn: null, stage: 'alert' },
    ]);
  });
});
