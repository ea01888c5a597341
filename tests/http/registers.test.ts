import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { InputOf } from '#basics/contract.ts';
import {
  exportRegister,
  listOwnRegisters,
  listRiskChanges,
  noteHandover,
  readDuerp,
  readRegister,
  removeRegisterEntry,
  type SaveRegisterEntry,
  saveRegisterEntry,
  setAccidentConditions,
} from '#risks/contract.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import {
  type Colleague,
  type ListeningCompany,
  listeningCompany,
  settableClock,
} from '../support/listening.ts';
import { readPdf } from '../support/read-pdf.ts';
import { type KeptDocument, keepDocument } from '../support/risk-document.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

type Form = InputOf<SaveRegisterEntry>['form'];
type Register = InputOf<SaveRegisterEntry>['register'];

let product: TestProduct;
let company: ListeningCompany;
let kept: KeptDocument;
let awa: Colleague;
let other: Colleague;
const NOON = '2026-11-23T12:00:00+01:00';
const clock = settableClock(NOON);
const SECRET = 'Zwingelstein Awa';
const plain = (text: string) => text.replace(/[\s\u00a0\u202f\u00ad-]+/g, '');

beforeAll(async () => {
  product = await startTestProduct({}, clock);
});
afterAll(() => product.stop());
beforeEach(async () => {
  clock.set(NOON);
  company = await listeningCompany(product, { Atelier: 2 }, '2026-10-05');
  [awa, other] = company.colleagues as [Colleague, Colleague];
  kept = await keepDocument(company);
});

const LINE: Form = {
  workerName: SECRET,
  substance: 'Poussières de bois',
  nature: 'Inhalation au ponçage',
  duration: 'Deux heures par jour',
  degree: '0,8 mg/m³, mesuré en mars',
  exposedFrom: '2026-01-05',
};
const ACCIDENT: Form = {
  victimName: SECRET,
  happenedOn: '2026-11-20',
  place: 'Quai 2',
  circumstances: 'Carton ouvert au cutter.',
  injuryNature: 'Coupure',
  injurySeat: 'Index gauche',
  caregiverName: 'Paul Girard',
};
const CONDITIONS: Form = {
  caregiverKind: 'first-aider',
  caregiver: 'Paul Girard',
  firstAidPost: 'Vestiaire',
  council: 'elected',
  fundToldOn: '2026-09-01',
};

function save(register: Register, form: Form, at: { id?: string; revision?: number } = {}) {
  const { id = randomUUID(), revision = null } = at;
  const input = { companyId: company.id, register, id, revision, form };
  return company.prevention.call(saveRegisterEntry, input).then((saved) => ({ id, ...saved }));
}
const read = (who: Colleague, register: Register) =>
  who.call(readRegister, { companyId: company.id, register });
const file = (who: Colleague, register: Register, format: 'csv' | 'pdf', fileId = randomUUID()) =>
  who.call(exportRegister, { companyId: company.id, register, format, fileId, year: null });
const remove = (id: string, revision: number) =>
  company.hr.call(removeRegisterEntry, { companyId: company.id, register: 'cmr', id, revision });
const conditions = () =>
  company.hr.call(setAccidentConditions, { companyId: company.id, form: CONDITIONS });

/** What somebody gets whom the names are not for. */
async function everythingFor(who: Colleague): Promise<string> {
  const tables = await Promise.all(
    ['cmr_exposures', 'minor_accidents', 'register_files', 'risk_changes'].map(async (table) => {
      const token = await product.tokens.signAccess(
        { role: 'authenticated', sub: who.userId },
        3_600,
      );
      const response = await fetch(`${product.url}/rest/v1/${table}?company_id=eq.${company.id}`, {
        headers: { apikey: token, authorization: `Bearer ${token}` },
      });
      return response.text();
    }),
  );
  return tables.join('\n');
}

describe('the list of workers exposed to CMR agents', () => {
  test('has names for who keeps it, none for the works council, and for a worker their own line', async () => {
    await save('cmr', { ...LINE, employeeId: awa.employeeId });
    for (const keeper of [company.owner, company.hr, company.prevention]) {
      const { entries } = await read(keeper, 'cmr');
      expect(entries.map(({ fields }) => fields.workerName)).toEqual([SECRET]);
    }
    const seen = await read(company.cse, 'cmr');
    expect(seen).toMatchObject({ entries: [], employees: [], mayWrite: false, mayHandOver: false });
    expect(seen.withoutNames).toEqual([
      {
        substance: LINE.substance,
        nature: LINE.nature,
        duration: LINE.duration,
        degree: LINE.degree,
        isOver: false,
        people: 1,
      },
    ]);
    expect(JSON.stringify(seen)).not.toContain(SECRET);
    const [own] = (await awa.call(listOwnRegisters, {})).companies;
    expect(own?.exposures.map(({ fields }) => fields.substance)).toEqual([LINE.substance]);
    const [colleague] = (await other.call(listOwnRegisters, {})).companies;
    expect(colleague).toMatchObject({ exposures: [], accidents: [] });
    expect(colleague?.withoutNames).toHaveLength(1);
    expect(JSON.stringify(colleague)).not.toContain(SECRET);
  });

  test('its names reach nobody else by any door, the journal included', async () => {
    await conditions();
    const line = await save('cmr', { ...LINE, employeeId: awa.employeeId });
    await save('cmr', { ...LINE, degree: 'Inconnu' }, line);
    await file(company.hr, 'cmr', 'csv');
    expect(await everythingFor(company.hr)).toContain(SECRET);
    for (const who of [company.cse, other]) {
      expect(await everythingFor(who)).not.toContain(SECRET);
    }
    const { changes } = await company.cse.call(listRiskChanges, { companyId: company.id });
    expect(JSON.stringify(changes)).not.toContain(SECRET);
    const told = changes.map(({ subject, act, label }) => [subject, act, label]);
    expect(told).toContainEqual(['Fichier d’un registre', 'added', null]);
    expect(told).toContainEqual(['Liste d’exposition aux CMR', 'added', null]);
    expect(told).toContainEqual(['Liste d’exposition aux CMR', 'changed', null]);
    const csv = await (await file(company.cse, 'cmr', 'csv')).text();
    expect(csv).toContain(LINE.substance);
    expect(csv).not.toContain(SECRET);
    const pdf = await readPdf(await file(company.cse, 'cmr', 'pdf'));
    expect(plain(pdf.text)).not.toContain(plain(SECRET));
  });

  test('takes the name of the list of employees where none is typed, from who may not read that list', async () => {
    const { workerName: _, ...form } = LINE;
    await save('cmr', { ...form, employeeId: awa.employeeId });
    const { entries, employees } = await read(company.prevention, 'cmr');
    expect(entries[0]?.fields.workerName).toBe(
      employees.find(({ id }) => id === awa.employeeId)?.name,
    );
    const nobody = await refusalOf(save('cmr', { ...form, employeeId: randomUUID() }));
    expect(nobody.code).toBe('not-found');
    const unnamed = await refusalOf(save('cmr', form));
    expect(unnamed.problems).toEqual([{ path: 'workerName', problem: 'required' }]);
  });

  test('files with names are written down, and a line goes only once it was handed over', async () => {
    const line = await save('cmr', LINE);
    clock.set('2026-11-25T12:00:00+01:00');
    expect((await refusalOf(remove(line.id, 1))).problems).toEqual([
      { path: 'handedOver', problem: 'conflict' },
    ]);
    const fileId = randomUUID();
    const csv = await (await file(company.hr, 'cmr', 'csv', fileId)).text();
    await file(company.hr, 'cmr', 'csv', fileId);
    expect(csv).toContain(SECRET);
    const given = { givenOn: '2026-11-25', recipient: 'SPST de Nantes', means: 'portal' };
    const note = (form: Form) =>
      company.hr.call(noteHandover, { companyId: company.id, fileId, form });
    const early = await refusalOf(note({ ...given, givenOn: '2026-11-24' }));
    expect(early.problems).toEqual([{ path: 'givenOn', problem: 'before-file' }]);
    await note(given);
    await note(given);
    expect((await refusalOf(note({ ...given, recipient: 'Autre' }))).code).toBe('conflict');
    const { files } = await read(company.hr, 'cmr');
    expect(files).toMatchObject([{ id: fileId, format: 'csv', recipient: 'SPST de Nantes' }]);
    // What changed since the file was made, it does not hold.
    clock.set('2026-11-26T12:00:00+01:00');
    await save('cmr', { ...LINE, degree: 'Inconnu' }, line);
    expect((await refusalOf(remove(line.id, 2))).code).toBe('conflict');
    await save('cmr', LINE, { id: line.id, revision: 2 });
    const again = randomUUID();
    await file(company.hr, 'cmr', 'pdf', again);
    await company.hr.call(noteHandover, {
      companyId: company.id,
      fileId: again,
      form: { ...given, givenOn: '2026-11-26' },
    });
    await remove(line.id, 3);
    expect((await read(company.hr, 'cmr')).entries).toEqual([]);
  });

  test('a line written by mistake goes on the same day', async () => {
    const line = await save('cmr', LINE);
    await remove(line.id, 1);
    expect((await read(company.hr, 'cmr')).entries).toEqual([]);
  });

  test('keeps its line without the account, once somebody erases theirs', async () => {
    await save('cmr', { ...LINE, employeeId: awa.employeeId });
    await sql`delete from auth.users where id = ${awa.userId}`.execute(product.database.owner);
    const { entries } = await read(company.hr, 'cmr');
    expect(entries.map(({ fields }) => fields.workerName)).toEqual([SECRET]);
    expect((await awa.call(listOwnRegisters, {})).companies).toEqual([]);
  });

  test('is exported after the licence has ended, and not kept any more', async () => {
    await save('cmr', LINE);
    await sql`update public.licences set ends_on = '2026-11-01'
      where company_id = ${company.id}`.execute(product.database.owner);
    expect(await (await file(company.hr, 'cmr', 'csv')).text()).toContain(SECRET);
    expect((await refusalOf(save('cmr', LINE))).code).toBe('forbidden');
  });
});

describe('the register of minor accidents', () => {
  test('asks first for what allows it to be kept', async () => {
    const refusal = await refusalOf(save('accidents', ACCIDENT));
    expect(refusal.problems).toEqual([{ path: 'conditions', problem: 'conflict' }]);
    await conditions();
    await save('accidents', ACCIDENT);
    expect((await read(company.cse, 'accidents')).conditions).toMatchObject({
      caregiver: 'Paul Girard',
      fundToldOn: '2026-09-01',
    });
  });

  test('numbers the entries of each year without a gap, also where many come at once', async () => {
    await conditions();
    const days = ['2026-11-20', '2025-12-31', '2026-11-21', '2026-11-22', '2025-03-02'];
    await Promise.all(days.map((happenedOn) => save('accidents', { ...ACCIDENT, happenedOn })));
    const { entries } = await read(company.hr, 'accidents');
    const numbers = (year: string) =>
      entries
        .filter(({ fields }) => fields.happenedOn?.startsWith(year))
        .map(({ number }) => number);
    expect(numbers('2026')).toEqual([3, 2, 1]);
    expect(numbers('2025')).toEqual([2, 1]);
  });

  test('is never altered: signatures and a line through it are said once', async () => {
    await conditions();
    const { id } = await save('accidents', ACCIDENT);
    const again = await refusalOf(save('accidents', { ...ACCIDENT, place: 'Bureau' }, { id }));
    expect(again.problems).toEqual([{ path: 'kept', problem: 'conflict' }]);
    await save('accidents', { victimSignedOn: '2026-11-21' }, { id, revision: 1 });
    const later = await refusalOf(
      save('accidents', { victimSignedOn: '2026-11-22' }, { id, revision: 2 }),
    );
    expect(later.problems).toEqual([{ path: 'kept', problem: 'conflict' }]);
    await save(
      'accidents',
      { victimSignedOn: '2026-11-21', struckBecause: 'Mauvais jour.' },
      { id, revision: 2 },
    );
    const [entry] = (await read(company.cse, 'accidents')).entries;
    expect(entry?.fields).toMatchObject({ place: 'Quai 2', struckBecause: 'Mauvais jour.' });
    await expect(
      sql`update public.minor_accidents set place = 'Bureau' where id = ${id}`.execute(
        product.database.owner,
      ),
    ).rejects.toThrow('not altered');
    await expect(
      sql`delete from public.minor_accidents where id = ${id}`.execute(product.database.owner),
    ).rejects.toThrow('five years');
  });

  test('is consulted by the works council, read by its victim alone of the employees', async () => {
    await conditions();
    await save('accidents', { ...ACCIDENT, employeeId: awa.employeeId });
    expect((await read(company.cse, 'accidents')).entries).toHaveLength(1);
    expect((await refusalOf(file(company.cse, 'accidents', 'pdf'))).code).toBe('forbidden');
    const [own] = (await awa.call(listOwnRegisters, {})).companies;
    expect(own?.accidents.map(({ fields }) => fields.injurySeat)).toEqual(['Index gauche']);
    expect((await other.call(listOwnRegisters, {})).companies).toEqual([]);
    expect(await everythingFor(other)).not.toContain('Index gauche');
    const pdf = await readPdf(await file(company.hr, 'accidents', 'pdf'));
    for (const text of [SECRET, 'Signature de la victime', 'Vestiaire']) {
      expect(plain(pdf.text)).toContain(plain(text));
    }
  });

  test('asks whether the risk document needs an update, and opens its event without a name', async () => {
    await conditions();
    const { id } = await save('accidents', ACCIDENT);
    const codes = async () =>
      (await company.cse.call(readDuerp, { companyId: company.id })).findings.map(
        ({ code }) => code,
      );
    expect(await codes()).toContain('accident-not-examined');
    const form = { duerpAnswer: 'update', riskId: kept.riskIds[0] ?? '' };
    await save('accidents', form, { id, revision: 1 });
    await save('accidents', form, { id, revision: 1 });
    const { events } = await company.cse.call(readDuerp, { companyId: company.id });
    expect(events).toMatchObject([{ kind: 'accident', happenedOn: '2026-11-20' }]);
    expect(JSON.stringify(events)).not.toContain(SECRET);
    expect(await codes()).not.toContain('accident-not-examined');
    const reasonless = await refusalOf(
      save('accidents', { duerpAnswer: 'none' }, { id, revision: 2 }),
    );
    expect(reasonless.problems).toEqual([{ path: 'duerpNote', problem: 'required' }]);
  });

  test('is forgotten five years after the end of its year, and not a day before', async () => {
    await conditions();
    await save('accidents', ACCIDENT);
    const left = async () => {
      await repeatJob(product, 'forget-accidents', {}, 1);
      await queueIsQuiet(product);
      const { rows } = await sql`select from public.minor_accidents
        where company_id = ${company.id}`.execute(product.database.owner);
      return rows.length;
    };
    clock.set('2031-12-31T20:00:00+01:00');
    expect(await left()).toBe(1);
    clock.set('2032-01-01T03:00:00+01:00');
    expect(await left()).toBe(0);
  });
});
