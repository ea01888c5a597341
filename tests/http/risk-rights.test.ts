import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Contract } from '#basics/contract.ts';
import { Refusal } from '#basics/refusal.ts';
import * as contracts from '#risks/contract.ts';
import { acceptedBodies } from '../support/accepted-bodies.ts';
import { verify } from '../support/company.ts';
import { queueIsQuiet } from '../support/job-queue.ts';
import { type ListeningCompany, listeningCompany, settableClock } from '../support/listening.ts';
import { issueNow, type KeptDocument, keepDocument } from '../support/risk-document.ts';
import { callOver } from '../support/running-product.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const MIGRATIONS = new URL('../../db/migrations/', import.meta.url);
const LICENCE_ENDS = '2035-12-31';

let product: TestProduct;
let company: ListeningCompany;
let kept: KeptDocument;
let callers: Readonly<Record<Caller, string>>;
/** Real rows of that company, by how functions name them. */
let ids: Readonly<Record<string, string>>;
/** An event without a task yet. */
const bareEvent = randomUUID();

const CALLERS = ['owner', 'hr', 'prevention', 'cse', 'employee', 'elsewhere', 'visitor'] as const;
type Caller = (typeof CALLERS)[number];
const KEEPERS: readonly Caller[] = ['owner', 'hr', 'prevention'];

beforeAll(async () => {
  product = await startTestProduct({}, settableClock('2026-11-23T09:00:00+01:00'));
  company = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
  const elsewhere = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
  const tokenOf = ({ userId }: { userId: string } = { userId: '' }) =>
    product.tokens.signAccess({ role: 'authenticated', sub: userId }, 3_600);
  callers = {
    owner: await tokenOf(company.owner),
    hr: await tokenOf(company.hr),
    prevention: await tokenOf(company.prevention),
    cse: await tokenOf(company.cse),
    employee: await tokenOf(company.colleagues[0]),
    elsewhere: await tokenOf(elsewhere.hr),
    visitor: await product.tokens.apiKey('anon'),
  };
  await keepEverything();
});
afterAll(() => product.stop());

/** A row of each table: the document, one version issued and one frozen, a link, a signal. */
async function keepEverything(): Promise<void> {
  const { owner } = product.database;
  const { id: companyId, hr, places } = company;
  kept = await keepDocument(company);
  const id = randomUUID();
  await hr.call(contracts.saveOwnHazard, {
    companyId,
    id,
    revision: null,
    form: { family: 'biologicalAgents', name: 'Nid de guêpes' },
  });
  await hr.call(contracts.noteRiskEvent, {
    companyId,
    id,
    unitId: kept.unitId,
    form: { kind: 'change', happenedOn: '2026-11-20', what: 'Nouvelle ligne.' },
  });
  await sql`insert into public.risk_events (id, company_id, kind, happened_on, what)
    values (${bareEvent}, ${companyId}, 'accident', '2026-11-20', 'Coupure.')`.execute(owner);
  const versionId = await issueNow(company);
  await hr.call(contracts.noteTransmission, {
    companyId,
    id,
    versionId,
    form: { sentOn: '2026-11-23', recipient: 'SPST', means: 'email' },
  });
  await hr.call(contracts.freezeDuerp, {
    companyId,
    versionId: randomUUID(),
    form: { reason: 'change' },
  });
  const form = { audience: 'authority', holder: 'Inspection' };
  await hr.call(contracts.makeDuerpLink, { companyId, id, form });
  await verify(product, companyId);
  await sql`insert into public.duerp_sendings (id, company_id, version_id, recipient, email, last_day)
    values (${id}, ${companyId}, ${versionId}, 'SPST', 'contact@spst.example', '2026-12-01')`.execute(
    owner,
  );
  await sql`insert into public.duerp_timestamps (version_id, company_id, response, stamped_at, authority)
    values (${versionId}, ${companyId}, 'x', now(), 'Autorité')`.execute(owner);
  await queueIsQuiet(product);
  const alerts = await sql<{ id: string }>`insert into public.risk_alerts (company_id, place_id,
      place_name, place_kind, kind, stage, since, last_monday, figures, due_on)
    values (${companyId}, ${places.Atelier}, 'Atelier', 'team', 'drop', 'alert', '2026-11-09',
      '2026-11-16', '{"baseline":10,"ewma":7,"margin":1}', '2026-12-01') returning id`.execute(
    owner,
  );
  await sql`insert into public.place_watches (company_id, place_id, sensitivity, watch)
    values (${companyId}, ${places.Atelier}, 'veryAttentive', ${EMPTY_WATCH})`.execute(owner);
  await sql`insert into public.overview_mails (company_id, monday)
    values (${companyId}, '2026-11-16')`.execute(owner);
  await keepRegisters(id);
  ids = {
    fileId: id,
    establishmentId: kept.establishmentId,
    unitId: kept.unitId,
    riskId: kept.riskIds[0] ?? '',
    eventId: id,
    alertId: alerts.rows[0]?.id ?? '',
    versionId,
    before: versionId,
    linkId: id,
  };
}

/** A line of each register about one employee, and a file of one. */
async function keepRegisters(id: string): Promise<void> {
  const companyId = company.id;
  const { hr, colleagues } = company;
  const employeeId = colleagues[0]?.employeeId ?? '';
  const form = { employeeId, substance: 'Plomb', exposedFrom: '2026-01-05' };
  const entry = { companyId, id, revision: null };
  await hr.call(contracts.saveRegisterEntry, { ...entry, register: 'cmr', form });
  await hr.call(contracts.setAccidentConditions, {
    companyId,
    form: {
      caregiverKind: 'nurse',
      caregiver: 'Infirmerie',
      firstAidPost: 'Hall',
      council: 'elected',
    },
  });
  await hr.call(contracts.saveRegisterEntry, {
    ...entry,
    register: 'accidents',
    form: {
      employeeId,
      happenedOn: '2026-11-20',
      place: 'Quai',
      circumstances: 'Palette.',
      injuryNature: 'Contusion',
      injurySeat: 'Pied',
      caregiverName: 'Infirmerie',
    },
  });
  await hr.call(contracts.saveRegisterEntry, {
    ...entry,
    register: 'combined',
    form: {
      unitId: kept.unitId,
      agents: 'Plomb et bruit',
      effects: 'Surdité',
      assessment: 'Mesures',
    },
  });
  const file = { companyId, register: 'cmr', format: 'csv', fileId: id, year: null } as const;
  await hr.call(contracts.exportRegister, file);
}

/** Everything that is in these tables, whoever asks. */
async function allRows(): Promise<Record<string, readonly unknown[]>> {
  const all: Record<string, readonly unknown[]> = {};
  for (const table of Object.keys(TABLES)) {
    const { rows } = await sql<{ row: unknown }>`select to_jsonb(kept) as row
      from ${sql.table(`public.${table}`)} as kept order by 1`.execute(product.database.owner);
    all[table] = rows;
  }
  return all;
}

async function withoutLicence(work: () => Promise<void>): Promise<void> {
  const endOn = (day: string) =>
    sql`update public.licences set ends_on = ${day} where company_id = ${company.id}`.execute(
      product.database.owner,
    );
  await endOn('2026-11-01');
  await work().finally(() => endOn(LICENCE_ENDS));
}

type Table = {
  /** Who reads every row of the company. */
  readonly readers: readonly Caller[];
  /** How many an employee reads. */
  readonly employeeReads?: number;
  /** Who adds such a row; left out: only the service does. */
  readonly writers?: readonly Caller[];
  readonly writesWithoutLicence?: boolean;
  /** Of a company once, and not to be removed while something rests on it. */
  readonly isThere?: boolean;
  readonly row?: () => Readonly<Record<string, unknown>>;
  readonly change: Readonly<Record<string, unknown>>;
  /** What writers may do with a row that is there. */
  readonly afterwards?: readonly ('PATCH' | 'DELETE')[];
};

const COUNCIL_TOO: readonly Caller[] = [...KEEPERS, 'cse'];
const keptBy = (row: Table['row'], change: Table['change']): Table => ({
  readers: COUNCIL_TOO,
  writers: KEEPERS,
  row: row ?? (() => ({})),
  change,
  afterwards: ['PATCH', 'DELETE'],
});

const ACCIDENT_ROW = {
  happened_on: '2026-11-20',
  place: 'Atelier',
  victim_name: 'Diallo Awa',
  circumstances: 'Cutter.',
  injury_nature: 'Coupure',
  injury_seat: 'Main',
  caregiver_name: 'Paul Girard',
};

const TABLES: Readonly<Record<string, Table>> = {
  risk_settings: {
    ...keptBy(() => ({}), { responsible: 'Autre' }),
    afterwards: ['PATCH'],
  },
  establishments: keptBy(() => ({ id: randomUUID(), name: 'Rezé' }), { name: 'Autre' }),
  work_units: keptBy(
    () => ({ id: randomUUID(), establishment_id: kept.establishmentId, name: 'Vente' }),
    { name: 'Autre' },
  ),
  company_hazards: keptBy(
    () => ({ id: randomUUID(), family: 'biologicalAgents', name: 'Frelons' }),
    { name: 'Autre' },
  ),
  assessed_risks: keptBy(
    () => ({ id: randomUUID(), unit_id: kept.unitId, hazard: 'intensity', situation: 'Cadence.' }),
    { situation: 'Autre' },
  ),
  prevention_actions: keptBy(
    () => ({ id: randomUUID(), risk_id: kept.riskIds[0], what: 'Former', principle: 9 }),
    { what: 'Autre' },
  ),
  exposures: {
    ...keptBy(() => ({ unit_id: kept.unitId, factor: 'nightWork', women: 1, men: 1 }), {
      women: 2,
    }),
    afterwards: ['PATCH'],
  },
  risk_events: {
    ...keptBy(
      () => ({ id: randomUUID(), kind: 'change', happened_on: '2026-11-20', what: 'Four.' }),
      { what: 'Autre' },
    ),
    afterwards: [],
  },
  risk_tasks: {
    ...keptBy(() => ({ event_id: bareEvent, kind: 'review', due_on: '2026-12-20' }), {
      done_on: '2026-11-23',
    }),
    afterwards: ['PATCH'],
  },
  risk_changes: { readers: COUNCIL_TOO, change: { subject: 'autre' } },
  duerp_versions: { readers: COUNCIL_TOO, employeeReads: 1, change: { note: 'Autre' } },
  duerp_files: { readers: COUNCIL_TOO, employeeReads: 2, change: { kind: 'csv' } },
  duerp_timestamps: { readers: COUNCIL_TOO, employeeReads: 1, change: { authority: 'Autre' } },
  duerp_transmissions: {
    readers: COUNCIL_TOO,
    writers: KEEPERS,
    row: () => ({
      id: randomUUID(),
      version_id: ids.versionId,
      sent_on: '2026-11-23',
      recipient: 'SPST',
      means: 'post',
    }),
    change: { recipient: 'Autre' },
  },
  duerp_sendings: { readers: COUNCIL_TOO, change: { recipient: 'Autre' } },
  duerp_links: {
    readers: ['owner', 'hr'],
    writers: ['owner', 'hr'],
    writesWithoutLicence: true,
    row: () => ({
      id: randomUUID(),
      holder: 'Inspection',
      audience: 'authority',
      last_day: '2026-12-01',
    }),
    change: { revoked_at: '2026-11-23T10:00:00+01:00' },
    afterwards: ['PATCH'],
  },
  place_watches: { readers: [], change: { sensitivity: 'attentive' } },
  overview_mails: { readers: [], change: { monday: '2026-11-09' } },
  risk_alerts: { readers: COUNCIL_TOO, change: { closing_note: 'Autre' } },
  cmr_exposures: {
    ...keptBy(
      () => ({
        id: randomUUID(),
        worker_name: 'Diallo Awa',
        substance: 'Poussières de bois',
        exposed_from: '2026-09-01',
      }),
      { degree: 'Inconnu' },
    ),
    readers: KEEPERS,
    employeeReads: 1,
  },
  register_files: {
    readers: COUNCIL_TOO,
    writers: KEEPERS,
    writesWithoutLicence: true,
    row: () => ({ id: randomUUID(), register: 'cmr', format: 'csv' }),
    change: { given_on: '2026-11-23', recipient: 'SPST', means: 'portal' },
    afterwards: ['PATCH'],
  },
  accident_conditions: {
    ...keptBy(
      () => ({
        caregiver_kind: 'nurse',
        caregiver: 'Infirmerie',
        first_aid_post: 'Hall',
        council: 'elected',
      }),
      { first_aid_post: 'Vestiaire' },
    ),
    isThere: true,
    afterwards: ['PATCH'],
  },
  minor_accidents: {
    ...keptBy(() => ({ id: randomUUID(), ...ACCIDENT_ROW }), { victim_signed_on: '2026-11-23' }),
    employeeReads: 1,
    afterwards: ['PATCH'],
  },
  combined_exposures: keptBy(
    () => ({
      id: randomUUID(),
      unit_id: kept.unitId,
      agents: 'Solvants et bruit',
      effects: 'Surdité',
      assessment: 'Fiches',
    }),
    { measures: 'Aspiration' },
  ),
};

type Verb = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** How many rows somebody reads or writes of those that match; or that they are refused. */
async function rowsBy(
  token: string,
  verb: Verb,
  address: string,
  body?: Readonly<Record<string, unknown>>,
): Promise<number | 'refused'> {
  const response = await fetch(`${await product.tablesOfFunctions()}/${address}`, {
    method: verb,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if ([401, 403].includes(response.status)) return 'refused';
  if (!response.ok || !Array.isArray(answer)) throw new Error(JSON.stringify(answer));
  return answer.length;
}

const ofCompany = (table: string) => `${table}?company_id=eq.${company.id}`;
const EMPTY_WATCH = JSON.stringify({
  rule: 1,
  monday: '2026-11-16',
  drop: { monday: null, weeks: [] },
  level: {},
  participation: {},
});

/** What names a row, of its columns. */
const keyOf = (row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => /^(\w*_?id|factor|kind)$/.test(name)));

const bodyOf = (row: Table['row']) => ({ company_id: company.id, ...row?.() });

describe('each table of the risk document, row by row', () => {
  test('has its line here', async () => {
    const names = (await readdir(MIGRATIONS)).filter((name) =>
      /^(0(02[3-6]|093|09[6-8]|103)|202611290640)_/.test(name),
    );
    const texts = await Promise.all(
      names.map((name) => readFile(new URL(name, MIGRATIONS), 'utf8')),
    );
    const tables = texts.flatMap((text) => [...text.matchAll(/^create table public\.(\w+)/gm)]);
    expect(Object.keys(TABLES).toSorted()).toEqual(tables.map(([, name]) => name).toSorted());
  });

  test.each(Object.entries(TABLES))('%s is read by whom it is for', async (table, of) => {
    const count = (await allRows())[table]?.length;
    expect(count).toBeGreaterThan(0);
    for (const name of CALLERS) {
      const read = await rowsBy(callers[name], 'GET', ofCompany(table));
      const seen = of.readers.includes(name)
        ? count
        : name === 'employee'
          ? (of.employeeReads ?? 0)
          : 0;
      expect([name, read === 'refused' ? 0 : read]).toEqual([name, seen]);
    }
  });

  test.each(Object.entries(TABLES))('%s is changed by nobody else', async (table, of) => {
    const before = await allRows();
    const others = CALLERS.filter((each) => !of.writers?.includes(each));
    for (const name of others) {
      await isUnchanged(table, of, name, before);
    }
  });

  test.each(Object.entries(TABLES))(
    '%s is only read once the licence is over',
    async (table, of) => {
      if (of.writesWithoutLicence) return;
      const before = await allRows();
      await withoutLicence(async () => {
        const read = await rowsBy(callers.hr, 'GET', ofCompany(table));
        expect(read === 'refused' ? 0 : read).toBe(
          of.readers.length === 0 ? 0 : before[table]?.length,
        );
        await isUnchanged(table, of, 'hr', before);
      });
    },
  );

  /** Neither added to, nor changed, nor taken from. */
  async function isUnchanged(
    table: string,
    of: Table,
    name: Caller,
    before: Awaited<ReturnType<typeof allRows>>,
  ) {
    const token = callers[name];
    expect([name, 'POST', await rowsBy(token, 'POST', table, bodyOf(of.row))]).toEqual([
      name,
      'POST',
      'refused',
    ]);
    for (const verb of ['PATCH', 'DELETE'] as const) {
      const body = verb === 'PATCH' ? of.change : undefined;
      const written = await rowsBy(token, verb, ofCompany(table), body);
      expect([name, verb, written === 'refused' ? 0 : written]).toEqual([name, verb, 0]);
    }
    expect([name, await allRows()]).toEqual([name, before]);
  }

  const written = Object.entries(TABLES).filter(([, { writers }]) => writers);
  test.each(written)('%s is written by whom it is for', async (table, of) => {
    for (const name of of.writers ?? []) {
      const token = callers[name];
      const row = bodyOf(of.row);
      // What there is one of, of each company or unit, the writer before has left.
      if (!('id' in row) && !of.isThere) {
        await sql`delete from ${sql.table(`public.${table}`)} where to_jsonb(${sql.table(table)}) @>
          ${JSON.stringify(keyOf(row))}::jsonb`.execute(product.database.owner);
      }
      if (!of.isThere) {
        expect([name, await rowsBy(token, 'POST', table, row)]).toEqual([name, 1]);
      }
      const filter = Object.entries(keyOf(row))
        .map(([column, value]) => `${column}=eq.${value}`)
        .join('&');
      for (const verb of of.afterwards ?? []) {
        const body = verb === 'PATCH' ? of.change : undefined;
        expect([name, verb, await rowsBy(token, verb, `${table}?${filter}`, body)]).toEqual([
          name,
          verb,
          1,
        ]);
      }
    }
  });
});

const everyContract: readonly Contract[] = Object.values(contracts);

/** What each function is for those who have not the right; everybody else is let in. */
const ANSWERS = {
  reads: { visitor: 'sign-in-required', elsewhere: 'forbidden', employee: 'forbidden' },
  writes: {
    visitor: 'sign-in-required',
    elsewhere: 'forbidden',
    employee: 'forbidden',
    cse: 'forbidden',
  },
  issues: {
    visitor: 'sign-in-required',
    elsewhere: 'forbidden',
    employee: 'forbidden',
    cse: 'forbidden',
    prevention: 'forbidden',
  },
  /** Also once the licence is over. */
  handsOver: {
    visitor: 'sign-in-required',
    elsewhere: 'forbidden',
    employee: 'forbidden',
    cse: 'forbidden',
  },
  /** An issued version, which workers read. */
  readsVersion: { visitor: 'sign-in-required', elsewhere: 'not-found' },
  /** What everybody has of their own. */
  isForAll: { visitor: 'sign-in-required' },
  /** Whoever has the link, and nobody by a token that is none. */
  readsByLink: {
    visitor: 'not-found',
    elsewhere: 'not-found',
    employee: 'not-found',
    cse: 'not-found',
    prevention: 'not-found',
  },
} as const satisfies Record<string, Partial<Record<Caller, string>>>;

const FUNCTIONS: Readonly<Record<keyof typeof ANSWERS, readonly string[]>> = {
  reads: [
    'read-duerp',
    'read-work-unit',
    'list-prevention-actions',
    'list-hazards',
    'list-risk-changes',
    'compare-duerp',
    'export-duerp-csv',
    'export-duerp-archive',
    'print-duerp-notice',
    'print-duerp-receipt',
    'list-risk-alerts',
    'replay-alerts',
    'read-register',
    'export-register',
  ],
  writes: [
    'set-duerp-settings',
    'save-establishment',
    'save-work-unit',
    'save-own-hazard',
    'save-risk',
    'save-prevention-action',
    'set-exposure',
    'confirm-risks',
    'remove-from-duerp',
    'add-units-from-places',
    'apply-starting-point',
    'import-risks',
    'note-risk-event',
    'mark-risk-task',
    'freeze-duerp',
    'withdraw-duerp',
    'note-transmission',
    'acknowledge-alert',
    'assign-alert',
    'confirm-alert',
    'close-alert',
    'set-sensitivity',
    'save-register-entry',
    'remove-register-entry',
    'set-accident-conditions',
  ],
  handsOver: ['note-handover'],
  issues: [
    'issue-duerp',
    'list-duerp-links',
    'make-duerp-link',
    'revoke-duerp-link',
    'send-duerp',
    'revoke-duerp-sending',
  ],
  readsVersion: ['print-duerp', 'export-duerp-record'],
  isForAll: ['list-own-duerps', 'list-own-registers', 'list-starting-points'],
  readsByLink: [
    'open-duerp-link',
    'print-by-duerp-link',
    'open-duerp-sending',
    'print-by-duerp-sending',
    'acknowledge-duerp-sending',
  ],
};

describe('each function of the risk document', () => {
  let bodies: Readonly<Record<string, unknown>>;
  beforeAll(() => {
    const { id: companyId, places, owner } = company;
    bodies = acceptedBodies({ companyId, siteId: places.site ?? '', userId: owner.userId });
  });

  /** A body that is accepted, about rows that are there. */
  function bodyFor(name: string): Readonly<Record<string, unknown>> {
    const body = { ...(bodies[name] as Record<string, unknown>) };
    for (const [key, value] of Object.entries(body)) {
      if (typeof value === 'string') body[key] = ids[key] ?? value;
    }
    if (name === 'remove-from-duerp') body.id = ids.riskId;
    if (/^(revoke-duerp-|print-duerp-receipt)/.test(name)) body.id = ids.linkId;
    return body;
  }

  const answerTo = (contract: Contract, token?: string) =>
    callOver(product.url, contract, bodyFor(contract.name) as never, 'fr', token).then(
      () => 'answered',
      (error: unknown) => {
        if (error instanceof Refusal) return error.code;
        throw error;
      },
    );

  test('has its line here', () => {
    expect(Object.values(FUNCTIONS).flat().toSorted()).toEqual(
      everyContract.map(({ name }) => name).toSorted(),
    );
  });

  test.each(
    Object.entries(FUNCTIONS).flatMap(([kind, names]) =>
      names.map((name) => [name, kind as keyof typeof ANSWERS] as const),
    ),
  )('%s refuses whoever has no right, and changes nothing', async (name, kind) => {
    const contract = everyContract.find((each) => each.name === name) as Contract;
    const before = await allRows();
    for (const [caller, code] of Object.entries(ANSWERS[kind])) {
      const token = caller === 'visitor' ? undefined : callers[caller as Caller];
      expect([caller, await answerTo(contract, token)]).toEqual([caller, code]);
    }
    expect(await allRows()).toEqual(before);
  });

  test.each([
    ...FUNCTIONS.reads.map((name) => [name, 'cse'] as const),
    ...FUNCTIONS.readsVersion.map((name) => [name, 'employee'] as const),
    ...FUNCTIONS.isForAll.map((name) => [name, 'elsewhere'] as const),
  ])('%s answers whom it is for (%s)', async (name, caller) => {
    const contract = everyContract.find((each) => each.name === name) as Contract;
    expect(await answerTo(contract, callers[caller])).toBe('answered');
  });

  test.each([...FUNCTIONS.writes, 'issue-duerp'])(
    '%s is refused once the licence is over',
    async (name) => {
      const contract = everyContract.find((each) => each.name === name) as Contract;
      const before = await allRows();
      await withoutLicence(async () => {
        expect(await answerTo(contract, callers.hr)).toBe('forbidden');
      });
      expect(await allRows()).toEqual(before);
    },
  );
});
