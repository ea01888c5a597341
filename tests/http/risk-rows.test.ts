import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportOwnData } from '#accounts/contract.ts';
import {
  listDuerpLinks,
  listRiskChanges,
  noteRiskEvent,
  noteTransmission,
  readDuerp,
  readWorkUnit,
} from '#risks/contract.ts';
import { EXPOSURE_FACTORS } from '#risks/rules/exposure-factors.ts';
import { FAMILIES, HAZARDS } from '#risks/rules/hazards.ts';
import { forgetDuerpLinks } from '#risks/server/forget-duerp-links.ts';
import {
  type Colleague,
  type ListeningCompany,
  listeningCompany,
  settableClock,
} from '../support/listening.ts';
import { issueNow, type KeptDocument, keepDocument } from '../support/risk-document.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let company: ListeningCompany;
let kept: KeptDocument;
let versionId: string;
const clock = settableClock('2026-11-23T09:00:00+01:00');

beforeAll(async () => {
  product = await startTestProduct({}, clock);
  company = await listeningCompany(product, { Atelier: 2 }, '2026-10-05');
  kept = await keepDocument(company);
  versionId = await issueNow(company);
});
afterAll(() => product.stop());

/** What one of them writes over the table protocol, past the use cases. */
async function write(
  who: Colleague,
  method: 'POST' | 'PATCH' | 'DELETE',
  address: string,
  row?: Record<string, unknown>,
): Promise<number> {
  const key = await product.tokens.signAccess({ role: 'authenticated', sub: who.userId }, 3_600);
  const response = await fetch(`${await product.tablesOfFunctions()}/${address}`, {
    method,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    ...(row ? { body: JSON.stringify(row) } : {}),
  });
  await response.body?.cancel();
  return response.status;
}

const stored = async (table: string, id: string) =>
  (
    await sql<Record<string, unknown>>`select * from ${sql.table(`public.${table}`)}
      where id = ${id}`.execute(product.database.owner)
  ).rows[0];

describe('whoever keeps the document cannot write over the table protocol', () => {
  test('what nothing could read or print any more', async () => {
    const { prevention } = company;
    const risk = {
      company_id: company.id,
      unit_id: kept.unitId,
      hazard: 'ladders',
      situation: 'Échelle',
    };
    const rated = { method: 'frequency-severity', frequency: 9, severity: 7 };
    const faults = [
      ['assessed_risks', { ...risk, hazard: 'dragons' }],
      ['assessed_risks', { ...risk, evaluation: { ...rated, extra: 0.5 } }],
      ['assessed_risks', { ...risk, evaluation: { ...rated, frequency: '9' } }],
      ['assessed_risks', { ...risk, added_at: 'infinity' }],
      ['company_hazards', { company_id: company.id, name: 'Autre', family: 'dragons' }],
      [
        'prevention_actions',
        {
          company_id: company.id,
          risk_id: kept.riskIds[0],
          what: 'Agir',
          principle: 1,
          due_on: 'infinity',
        },
      ],
      [
        'risk_events',
        { company_id: company.id, kind: 'accident', what: 'Chute', happened_on: '-infinity' },
      ],
      [
        'risk_events',
        { company_id: company.id, kind: 'accident', what: 'Chute', happened_on: '2026-11-24' },
      ],
    ] as const;
    for (const [table, row] of faults) {
      expect([row, await write(prevention, 'POST', table, { id: randomUUID(), ...row })]).toEqual([
        row,
        400,
      ]);
    }
    const exposure = { company_id: company.id, unit_id: kept.unitId, women: 0, men: 0 };
    expect(await write(prevention, 'POST', 'exposures', { ...exposure, factor: 'bogus' })).toBe(
      400,
    );
    expect(
      await write(prevention, 'PATCH', `prevention_actions?id=eq.${kept.actionId}`, {
        due_on: 'infinity',
      }),
    ).toBe(400);
    const { units } = await company.cse.call(readDuerp, { companyId: company.id });
    expect(units).toHaveLength(1);
    await company.cse.call(readWorkUnit, { companyId: company.id, unitId: kept.unitId });
  });

  test('a revision of their choice', async () => {
    const id = randomUUID();
    const row = { id, company_id: company.id, name: 'Rennes', revision: 2_147_483_647 };
    expect(await write(company.hr, 'POST', 'establishments', row)).toBe(201);
    expect(await stored('establishments', id)).toMatchObject({ revision: 1 });
    await write(company.hr, 'PATCH', `establishments?id=eq.${id}`, { revision: 9 });
    expect(await stored('establishments', id)).toMatchObject({ revision: 2 });
    expect(await write(company.hr, 'DELETE', `establishments?id=eq.${id}`)).toBe(204);
  });

  test('an event in somebody else’s name, or of another day; and none is taken away', async () => {
    const { colleagues, hr } = company;
    const [lea] = colleagues;
    const id = randomUUID();
    const row = {
      id,
      company_id: company.id,
      kind: 'change',
      happened_on: '2026-11-20',
      what: 'Texte injecté',
      noted_by: lea?.userId,
      noted_at: '2019-01-01',
    };
    expect(await write(hr, 'POST', 'risk_events', row)).toBe(201);
    expect(await stored('risk_events', id)).toMatchObject({
      noted_by: hr.userId,
      noted_at: clock.now(),
    });
    expect(JSON.stringify(await lea?.call(exportOwnData, {}))).not.toContain('Texte injecté');
    expect(await write(hr, 'DELETE', `risk_events?id=eq.${id}`)).toBe(403);
    expect(await write(hr, 'PATCH', `risk_events?id=eq.${id}`, { what: 'Autre' })).toBe(403);
  });

  test('that a task was done on another day, or is another one', async () => {
    const id = randomUUID();
    await company.hr.call(noteRiskEvent, {
      companyId: company.id,
      id,
      unitId: null,
      form: { kind: 'accident', happenedOn: '2026-11-20', what: 'Chute' },
    });
    const task = `risk_tasks?event_id=eq.${id}&kind=eq.review`;
    expect(await write(company.hr, 'PATCH', task, { due_on: '2030-01-01' })).toBe(403);
    expect(await write(company.hr, 'PATCH', task, { done_on: '2020-01-01' })).toBe(204);
    const { rows } = await sql`select done_on::text from public.risk_tasks
      where event_id = ${id} and kind = 'review'`.execute(product.database.owner);
    expect(rows).toEqual([{ done_on: '2026-11-23' }]);
  });

  test('a transmission of what was not issued, to come, or in somebody else’s name', async () => {
    const { hr, owner, id: companyId } = company;
    const row = { company_id: companyId, recipient: 'SPST', means: 'post', version_id: versionId };
    const id = randomUUID();
    const log = (change: Record<string, unknown>) =>
      write(hr, 'POST', 'duerp_transmissions', { id, ...row, sent_on: '2026-11-23', ...change });
    expect(await log({ sent_on: '2026-11-22' })).toBe(403);
    expect(await log({ sent_on: '2026-11-24' })).toBe(403);
    expect(await log({ version_id: randomUUID() })).toBe(403);
    expect(await log({ noted_by: owner.userId, noted_at: '2022-01-01' })).toBe(201);
    expect(await stored('duerp_transmissions', id)).toMatchObject({
      noted_by: hr.userId,
      noted_at: clock.now(),
    });
    const form = { sentOn: '2026-11-22', recipient: 'SPST', means: 'post' };
    const refusal = refusalOf(
      hr.call(noteTransmission, { companyId, id: randomUUID(), versionId, form }),
    );
    expect((await refusal).problems).toEqual([{ path: 'sentOn', problem: 'before-issue' }]);
  });

  test('a link that outlives thirty days, or that is somebody else’s; both journals know it', async () => {
    const { hr, owner, id: companyId } = company;
    const id = randomUUID();
    const row = { id, company_id: companyId, holder: 'Inspection', audience: 'authority' };
    const make = (change: Record<string, unknown>) =>
      write(hr, 'POST', 'duerp_links', { ...row, last_day: '2026-12-23', ...change });
    expect(await make({ last_day: '9999-12-31' })).toBe(400);
    expect(await make({ last_day: '2026-12-24' })).toBe(400);
    expect(await make({ made_by: owner.userId, made_at: '1999-01-01' })).toBe(201);
    expect(await stored('duerp_links', id)).toMatchObject({
      made_by: hr.userId,
      made_at: clock.now(),
    });
    for (const change of [{ made_by: owner.userId }, { made_by: null }, { holder: 'Autre' }]) {
      expect(await write(hr, 'PATCH', `duerp_links?id=eq.${id}`, change)).toBe(403);
    }
    expect(await write(hr, 'PATCH', `duerp_links?id=eq.${id}`, { revoked_at: '1999-01-01' })).toBe(
      204,
    );
    expect(await stored('duerp_links', id)).toMatchObject({ revoked_at: clock.now() });
    const { rows } = await sql`select actor, action from public.company_journal
      where subject_id = ${id} order by action`.execute(product.database.owner);
    expect(rows).toEqual([
      { actor: hr.userId, action: 'duerp-link-made' },
      { actor: hr.userId, action: 'duerp-link-revoked' },
    ]);
  });
});

test('links that still hold are listed before those that do not, however many there are', async () => {
  const { id: companyId, owner } = company;
  await sql`insert into public.duerp_links (id, company_id, holder, audience, made_at, last_day, revoked_at)
    select gen_random_uuid(), ${companyId}, 'Ancien', 'authority',
      '2026-11-23'::timestamptz + n * interval '1 minute', '2026-11-30', '2026-11-23'
    from generate_series(1, 120) as n`.execute(product.database.owner);
  const id = randomUUID();
  await sql`insert into public.duerp_links (id, company_id, holder, audience, made_at, last_day)
    values (${id}, ${companyId}, 'Celui qui tient', 'authority', '2026-11-01', '2026-11-30')`.execute(
    product.database.owner,
  );
  const { links } = await owner.call(listDuerpLinks, { companyId });
  expect(links[0]).toMatchObject({ id, address: expect.stringContaining('document=') });
});

test('for whom a link was made is forgotten a year after its last day', async () => {
  const id = randomUUID();
  await sql`insert into public.duerp_links (id, company_id, holder, audience, last_day)
    values (${id}, ${company.id}, 'Ancien salarié', 'authority', '2026-11-30')`.execute(
    product.database.owner,
  );
  const forget = (day: string) =>
    forgetDuerpLinks({ database: product.database, clock: { now: () => new Date(day) } });
  await forget('2027-11-30T12:00:00Z');
  expect(await stored('duerp_links', id)).toBeDefined();
  await forget('2027-12-01T12:00:00Z');
  expect(await stored('duerp_links', id)).toBeUndefined();
});

test('the journal says of which exposure and which task a change is', async () => {
  const { rows } = await sql`update public.exposures set men = 5 where company_id = ${company.id}
    returning factor`.execute(product.database.owner);
  expect(rows).toEqual([{ factor: 'noise' }]);
  const journal = await sql`select before, after from public.risk_changes
    where company_id = ${company.id} and subject = 'exposures' and act = 'changed'`.execute(
    product.database.owner,
  );
  expect(journal.rows).toEqual([
    { before: { men: 4, factor: 'noise' }, after: { men: 5, factor: 'noise' } },
  ]);
});

test('erasing an account is no change of the document', async () => {
  const { hr, owner, id: companyId } = company;
  const changes = async () => (await owner.call(listRiskChanges, { companyId })).changes.length;
  const before = await changes();
  await sql`update public.risk_events set noted_by = null where noted_by = ${hr.userId}`.execute(
    product.database.owner,
  );
  expect(await changes()).toBe(before);
});

test('the database knows the codes that the rules have words for, and no other', async () => {
  const { rows } = await sql<{ name: string; codes: string[] }>`
    select typname as name, array(select match[1] from
      regexp_matches(pg_get_constraintdef(pg_constraint.oid), '''([A-Za-z]+)''', 'g') as match) as codes
    from pg_constraint join pg_type on pg_type.oid = contypid
    where typname in ('hazard_code', 'hazard_family', 'exposure_factor')
    order by typname`.execute(product.database.owner);
  expect(rows).toEqual([
    { name: 'exposure_factor', codes: [...EXPOSURE_FACTORS] },
    { name: 'hazard_code', codes: HAZARDS.map(({ code }) => code) },
    { name: 'hazard_family', codes: [...FAMILIES] },
  ]);
});
