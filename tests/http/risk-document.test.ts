import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addUnitsFromPlaces,
  compareDuerp,
  exportDuerpRecord,
  freezeDuerp,
  issueDuerp,
  listHazards,
  listPreventionActions,
  listRiskChanges,
  makeDuerpLink,
  markRiskTask,
  noteRiskEvent,
  noteTransmission,
  readDuerp,
  readWorkUnit,
  removeFromDuerp,
  saveEstablishment,
  saveOwnHazard,
  savePreventionAction,
  saveRisk,
  saveWorkUnit,
  setDuerpSettings,
  setExposure,
  withdrawDuerp,
} from '#risks/contract.ts';
import type { DuerpRecord } from '#risks/rules/duerp-record.ts';
import {
  type Colleague,
  type ListeningCompany,
  listeningCompany,
  settableClock,
} from '../support/listening.ts';
import {
  ACTION,
  DESPITE,
  issueNow,
  type KeptDocument,
  keepDocument,
  RISK,
  SETTINGS,
} from '../support/risk-document.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let company: ListeningCompany;
let kept: KeptDocument;
const clock = settableClock('2026-11-23T09:00:00+01:00');
const read = (who: Colleague = company.hr) => who.call(readDuerp, { companyId: company.id });
const unitOf = (who: Colleague = company.hr) =>
  who.call(readWorkUnit, { companyId: company.id, unitId: kept.unitId });

async function areAll(code: string, attempts: readonly Promise<unknown>[]) {
  const refusals = await Promise.all(attempts.map(refusalOf));
  expect(refusals.map((refusal) => refusal.code)).toEqual(attempts.map(() => code));
}

beforeAll(async () => {
  product = await startTestProduct({}, clock);
});
afterAll(() => product.stop());
beforeEach(async () => {
  clock.set('2026-11-23T09:00:00+01:00');
  company = await listeningCompany(product, { Atelier: 2, Vente: 1 }, '2026-10-05');
  kept = await keepDocument(company);
});

describe('the document as it is kept', () => {
  test('is read back as it was written, with what its evaluation says', async () => {
    const { settings, units, update } = await read();
    expect(settings).toEqual({
      method: 'frequency-severity',
      responsible: 'Claire Moreau',
      healthService: 'Santé au travail Nantes',
      healthServiceEmail: 'contact@spst.example',
      readingPlace: 'Accueil, classeur vert',
    });
    expect(units).toMatchObject([
      {
        name: 'Atelier',
        women: 3,
        men: 9,
        indicator: null,
        counts: { risks: 2, high: 1, medium: 1, low: 0, notEvaluated: 0, openActions: 1 },
      },
    ]);
    expect(update).toEqual({ dueOn: '2026-11-23', because: 'first' });
    const { risks, exposures } = await unitOf();
    expect(risks.map(({ hazard }) => hazard)).toEqual(['slippingFloors', 'intensity']);
    expect(risks[0]).toMatchObject({
      family: 'sameLevelFalls',
      evaluation: { method: 'frequency-severity', frequency: 9, severity: 7 },
      actions: [{ costCents: 120_050, dueOn: '2026-12-15', after: { frequency: 1, severity: 5 } }],
    });
    expect(exposures).toEqual([{ factor: 'noise', women: 0, men: 4, note: 'Mesure du 3 mars.' }]);
  });

  test('the same row sent twice is one row, and somebody else’s change is not written over', async () => {
    const id = randomUUID();
    const first = { companyId: company.id, id, unitId: kept.unitId, revision: null, form: RISK };
    for (let sent = 0; sent < 3; sent += 1) {
      expect(await company.hr.call(saveRisk, first)).toEqual({ revision: 1 });
    }
    expect((await unitOf()).risks).toHaveLength(3);
    const mine = { ...first, revision: 1, form: { ...RISK, situation: 'La mienne.' } };
    for (let sent = 0; sent < 3; sent += 1) {
      expect(await company.prevention.call(saveRisk, mine)).toEqual({ revision: 2 });
    }
    const refusal = await refusalOf(
      company.hr.call(saveRisk, { ...mine, form: { ...RISK, situation: 'L’autre.' } }),
    );
    expect(refusal.code).toBe('conflict');
    expect((await unitOf()).risks.find((risk) => risk.id === id)?.situation).toBe('La mienne.');
  });

  test.each<[string, Record<string, string>, string, string]>([
    ['no situation', { situation: '' }, 'situation', 'required'],
    ['a hazard nobody knows', { hazard: 'dragons' }, 'hazard', 'choice-invalid'],
    ['half an evaluation', { severity: '' }, 'severity', 'required'],
    ['a step that is none', { severity: '6' }, 'frequency', 'choice-invalid'],
    ['people in words', { women: 'deux' }, 'women', 'number-invalid'],
    ['too long a text', { situation: 'a'.repeat(4001) }, 'situation', 'too-long'],
    ['a fourth priority', { priority: '4' }, 'priority', 'choice-invalid'],
  ])('a risk with %s is refused beside its field', async (_what, change, path, problem) => {
    const refusal = await refusalOf(
      company.hr.call(saveRisk, {
        companyId: company.id,
        id: randomUUID(),
        unitId: kept.unitId,
        revision: null,
        form: { ...RISK, ...change },
      }),
    );
    expect(refusal).toMatchObject({ code: 'invalid-input', problems: [{ path, problem }] });
  });

  test('two units of one name in an establishment are told apart', async () => {
    const refusal = await refusalOf(
      company.hr.call(saveWorkUnit, {
        companyId: company.id,
        id: randomUUID(),
        revision: null,
        establishmentId: kept.establishmentId,
        placeId: null,
        form: { name: 'ATELIER' },
      }),
    );
    expect(refusal.problems).toEqual([{ path: 'name', problem: 'taken' }]);
  });

  test('units come from the tree of the company, once', async () => {
    const { places } = await read();
    const teams = places.filter(({ kind }) => kind === 'team').map(({ id }) => id);
    const add = () =>
      company.prevention.call(addUnitsFromPlaces, { companyId: company.id, placeIds: teams });
    expect(await add()).toEqual({ added: 1 });
    expect(await add()).toEqual({ added: 0 });
    const { establishments, units } = await read();
    expect(establishments.map(({ name }) => name)).toEqual(['Nantes']);
    expect(units.map(({ name }) => name)).toEqual(['Atelier', 'Vente']);
    expect(units[1]?.placeId).toBe(company.places.Vente);
  });

  test('a hazard of the company’s own stands in the catalogue and in its risks', async () => {
    const id = randomUUID();
    await company.hr.call(saveOwnHazard, {
      companyId: company.id,
      id,
      revision: null,
      form: { family: 'biologicalAgents', name: 'Nid de guêpes' },
    });
    await company.hr.call(saveRisk, {
      companyId: company.id,
      id: randomUUID(),
      unitId: kept.unitId,
      revision: null,
      form: { ...RISK, hazard: id },
    });
    const { own, hazards, families } = await company.cse.call(listHazards, {
      companyId: company.id,
    });
    expect(own).toMatchObject([{ name: 'Nid de guêpes', family: 'biologicalAgents' }]);
    expect(hazards.length).toBeGreaterThan(50);
    expect(families.length).toBeGreaterThan(20);
    expect((await unitOf()).risks.map(({ ownHazardId }) => ownHazardId)).toContain(id);
    const refusal = await refusalOf(
      company.hr.call(removeFromDuerp, {
        companyId: company.id,
        kind: 'hazard',
        id,
        revision: 1,
        withContents: false,
      }),
    );
    expect(refusal.code).toBe('conflict');
  });

  test.each([
    ['a new establishment', saveEstablishment, { form: { name: 'Rezé' } }],
    ['a hazard', saveOwnHazard, { form: { family: 'biologicalAgents', name: 'Guêpes' } }],
    ['an action', savePreventionAction, { form: { ...ACTION, state: 'done' } }],
    ['a unit', saveWorkUnit, { placeId: null, form: { name: 'Trempe', women: '3' } }],
  ] as const)('%s that is sent three times at once is one', async (_what, contract, values) => {
    const of = { riskId: kept.riskIds[0] ?? '', establishmentId: kept.establishmentId };
    const save = { companyId: company.id, id: randomUUID(), revision: null, ...of, ...values };
    const answers = await Promise.all([1, 2, 3].map(() => company.hr.call(contract, save)));
    expect(answers).toEqual([1, 2, 3].map(() => ({ revision: 1 })));
  });

  const remove = (
    kind: 'establishment' | 'unit' | 'risk' | 'action',
    id: string,
    { withContents = false, revision = 1 } = {},
  ) =>
    company.hr.call(removeFromDuerp, {
      companyId: company.id,
      kind,
      id,
      revision,
      withContents,
    });

  test('what holds something goes only when that is wished', async () => {
    const risk = kept.riskIds[0] ?? '';
    const held = await Promise.all([
      refusalOf(remove('establishment', kept.establishmentId)),
      refusalOf(remove('unit', kept.unitId)),
      refusalOf(remove('risk', risk)),
    ]);
    expect(held.map(({ code, field }) => [code, field])).toEqual(
      held.map(() => ['conflict', 'withContents']),
    );
    await remove('risk', risk, { withContents: true });
    await remove('risk', kept.riskIds[1] ?? '');
    const exposed = await refusalOf(remove('unit', kept.unitId));
    expect(exposed).toMatchObject({ code: 'conflict', field: 'withContents' });
    expect((await unitOf()).exposures).toHaveLength(1);
    await remove('unit', kept.unitId, { withContents: true });
    expect((await read()).units).toEqual([]);
  });

  test('what somebody else has changed since it was read is not removed', async () => {
    const id = kept.riskIds[1] ?? '';
    await company.prevention.call(saveRisk, {
      companyId: company.id,
      id,
      unitId: kept.unitId,
      revision: 1,
      form: { ...RISK, situation: 'Écrit il y a une minute.' },
    });
    const refusal = await refusalOf(remove('risk', id, { withContents: true }));
    expect(refusal).toMatchObject({ code: 'conflict', problems: [] });
    expect((await unitOf()).risks.map(({ situation }) => situation)).toContain(
      'Écrit il y a une minute.',
    );
    await remove('risk', id, { revision: 2 });
    expect((await refusalOf(remove('risk', id, { revision: 2 }))).code).toBe('not-found');
  });

  test('what was rated by another method stays so until it is rated anew', async () => {
    const four = { ...SETTINGS, method: 'four-by-four' };
    await company.hr.call(setDuerpSettings, { companyId: company.id, form: four });
    expect((await read()).findings).toContainEqual(
      expect.objectContaining({ code: 'risk-of-other-method', count: 2, unitIds: [kept.unitId] }),
    );
    const [id = ''] = kept.riskIds;
    const first = async () => (await unitOf()).risks.find((risk) => risk.id === id);
    const save = async (steps: Record<string, string>) =>
      company.hr.call(saveRisk, {
        companyId: company.id,
        id,
        unitId: kept.unitId,
        revision: (await first())?.revision ?? 0,
        form: { ...RISK, situation: 'Corrigée.', frequency: '', severity: '', ...steps },
      });
    await save({});
    expect(await first()).toMatchObject({
      situation: 'Corrigée.',
      evaluation: { method: 'frequency-severity', frequency: 9, severity: 7 },
    });
    const action = (await first())?.actions[0];
    await company.hr.call(savePreventionAction, {
      companyId: company.id,
      id: kept.actionId,
      riskId: id,
      revision: action?.revision ?? 0,
      form: { ...ACTION, what: 'Corrigée.', afterFrequency: '', afterSeverity: '' },
    });
    expect((await first())?.actions).toMatchObject([{ what: 'Corrigée.', after: action?.after }]);

    await save({ frequency: '4', severity: '3', mastery: '2' });
    expect((await first())?.evaluation).toMatchObject({ method: 'four-by-four', frequency: 4 });
    await save({});
    expect((await first())?.evaluation).toBeNull();
  });

  test('an action that is done keeps what the risk was before it', async () => {
    const { actions } = await company.hr.call(listPreventionActions, { companyId: company.id });
    const action = actions[0];
    await company.hr.call(savePreventionAction, {
      companyId: company.id,
      id: kept.actionId,
      riskId: kept.riskIds[0] ?? '',
      revision: action?.revision ?? 0,
      form: { ...ACTION, state: 'done' },
    });
    const { risks } = await unitOf();
    const risk = risks.find(({ id }) => id === kept.riskIds[0]);
    expect(risk?.actions[0]).toMatchObject({
      state: 'done',
      doneOn: '2026-11-23',
      before: { frequency: 9, severity: 7 },
    });
    await company.hr.call(saveRisk, {
      companyId: company.id,
      id: kept.riskIds[0] ?? '',
      unitId: kept.unitId,
      revision: risk?.revision ?? 0,
      form: { ...RISK, frequency: '1', severity: '5' },
    });
    const after = (await unitOf()).risks.find(({ id }) => id === kept.riskIds[0]);
    expect(after?.evaluation).toMatchObject({ frequency: 1 });
    expect(after?.actions[0]?.before).toMatchObject({ frequency: 9 });
  });

  test('the journal says who changed what, from what to what', async () => {
    clock.set('2026-11-23T10:00:00+01:00');
    const { risks } = await unitOf();
    const risk = risks.find(({ id }) => id === kept.riskIds[0]);
    await company.hr.call(saveRisk, {
      companyId: company.id,
      id: kept.riskIds[0] ?? '',
      unitId: kept.unitId,
      revision: risk?.revision ?? 0,
      form: { ...RISK, severity: '10' },
    });
    const { changes } = await company.hr.call(listRiskChanges, { companyId: company.id });
    expect(changes[0]).toMatchObject({
      by: 'you',
      subject: 'Risque',
      act: 'changed',
      label: RISK.situation,
      fields: [{ name: 'Évaluation', before: 'Élevé · 9 × 7 = 63', after: 'Élevé · 9 × 10 = 90' }],
    });
    const english = await company.cse.call(listRiskChanges, { companyId: company.id }, 'en');
    // Who has which role, with their address, is for owner and HR to see.
    expect(english.changes[0]).toMatchObject({
      by: 'somebody',
      byEmail: null,
      fields: [{ name: 'Evaluation', before: 'High · 9 × 7 = 63' }],
    });
    const owners = await company.owner.call(listRiskChanges, { companyId: company.id });
    expect(owners.changes[0]?.byEmail).toBe(`${company.hr.userId}@example.com`);
  });

  test('the journal and the comparison name things as people do, also those that are gone', async () => {
    const companyId = company.id;
    const who = company.hr;
    const versionId = await issueNow(company);
    const establishmentId = randomUUID();
    const ownId = randomUUID();
    const fresh = { companyId, revision: null };
    await who.call(saveEstablishment, { ...fresh, id: establishmentId, form: { name: 'Rezé' } });
    const own = { companyId, id: ownId };
    const dog = { family: 'noise', name: 'Chien du voisin' };
    await who.call(saveOwnHazard, { ...own, revision: null, form: dog });
    await who.call(saveOwnHazard, { ...own, revision: 1, form: { ...dog, family: 'violence' } });
    const form = { name: 'Atelier', women: '3', men: '9', activities: 'Trempe et polissage.' };
    const unit = { companyId, id: kept.unitId, placeId: company.places.Vente ?? null, form };
    await who.call(saveWorkUnit, { ...unit, establishmentId, revision: 1 });
    const [id = ''] = kept.riskIds;
    const risk = { companyId, id, unitId: kept.unitId };
    await who.call(saveRisk, { ...risk, revision: 1, form: { ...RISK, hazard: ownId } });
    const exposure = { factor: 'nightWork', women: '1', men: '0' };
    await who.call(setExposure, { companyId, unitId: kept.unitId, form: exposure });
    await who.call(saveRisk, { ...risk, revision: 2, form: { ...RISK, hazard: 'heat' } });
    await who.call(removeFromDuerp, {
      companyId,
      kind: 'hazard',
      id: ownId,
      revision: 2,
      withContents: false,
    });

    const { changes } = await who.call(listRiskChanges, { companyId });
    const told = changes.flatMap(({ fields }) => fields);
    for (const field of [
      { name: 'Famille', before: 'Bruit', after: 'Violences et harcèlement' },
      { name: 'Établissement', before: 'Nantes', after: 'Rezé' },
      { name: 'Groupe d’écoute', before: 'Atelier', after: 'Vente' },
      { name: 'Danger', before: 'Sols glissants', after: 'Chien du voisin' },
      { name: 'Danger', before: 'Chien du voisin', after: 'Chaleur' },
    ]) {
      expect(told).toContainEqual(field);
    }
    expect(changes.map(({ label }) => label)).toContain('Travail de nuit · Atelier');

    const { differences } = await who.call(compareDuerp, {
      companyId,
      before: versionId,
      after: null,
    });
    expect(differences).toMatchObject([
      { kind: 'establishment', act: 'added', label: 'Rezé' },
      {
        kind: 'unit',
        fields: [{ name: 'Établissement', before: 'Nantes', after: 'Rezé' }],
      },
      { kind: 'risk', fields: [{ name: 'Danger', before: 'Sols glissants', after: 'Chaleur' }] },
      { kind: 'exposure', act: 'added', label: 'Travail de nuit', unit: 'Atelier' },
    ]);
  });

  test('an event brings its tasks once, and tasks are ticked', async () => {
    const id = randomUUID();
    const note = {
      companyId: company.id,
      id,
      unitId: kept.unitId,
      form: { kind: 'change', happenedOn: '2026-11-20', what: 'Nouvelle ligne de polissage.' },
    };
    await company.hr.call(noteRiskEvent, note);
    await company.hr.call(noteRiskEvent, note);
    const { changes } = await company.hr.call(listRiskChanges, { companyId: company.id });
    expect(changes.map(({ label }) => label)).toContain(
      'Revoir les risques concernés · Nouvelle ligne de polissage.',
    );
    await company.hr.call(markRiskTask, {
      companyId: company.id,
      eventId: id,
      kind: 'review',
      isDone: true,
    });
    expect((await read()).events).toMatchObject([
      {
        what: 'Nouvelle ligne de polissage.',
        tasks: [
          { kind: 'council', dueOn: '2026-12-23', doneOn: null },
          { kind: 'review', dueOn: '2026-12-23', doneOn: '2026-11-23' },
          { kind: 'health-service', dueOn: '2027-01-22', doneOn: null },
        ],
      },
    ]);
  });
});

describe('events', () => {
  test('that are noted between freezing and issuing ask for an update', async () => {
    const versionId = randomUUID();
    const companyId = company.id;
    await company.hr.call(freezeDuerp, { companyId, versionId, form: { reason: 'first' } });
    clock.set('2026-11-25T09:00:00+01:00');
    await company.hr.call(noteRiskEvent, {
      companyId,
      id: randomUUID(),
      unitId: null,
      form: { kind: 'accident', happenedOn: '2026-11-25', what: 'Chute près des bains.' },
    });
    clock.set('2026-12-10T09:00:00+01:00');
    await company.hr.call(issueDuerp, {
      companyId,
      versionId,
      form: { kind: 'no-council', ...DESPITE },
    });
    expect((await read()).update).toEqual({ dueOn: '2026-12-25', because: 'event' });
    await issueNow(company, 'information');
    expect((await read()).update).toEqual({ dueOn: '2027-12-10', because: 'yearly' });
  });

  test('stand in the record however many there are, and old ones can still be seen to', async () => {
    const oldest = randomUUID();
    const note = (id: string, happenedOn: string) =>
      company.hr.call(noteRiskEvent, {
        companyId: company.id,
        id,
        unitId: null,
        form: { kind: 'accident', happenedOn, what: 'Coupure.' },
      });
    await note(oldest, '2026-11-01');
    await sql`insert into public.risk_events (id, company_id, kind, happened_on, what)
      select gen_random_uuid(), ${company.id}, 'accident', '2026-11-20', 'Coupure.'
      from generate_series(1, 202)`.execute(product.database.owner);
    const { events } = await read();
    expect(events).toHaveLength(201);
    expect(events.find(({ id }) => id === oldest)?.tasks).toHaveLength(3);
    const versionId = await issueNow(company);
    const record = await company.hr.call(exportDuerpRecord, { companyId: company.id, versionId });
    const { document } = JSON.parse(await record.text()) as DuerpRecord;
    expect(document.events).toHaveLength(203);
  });
});

describe('an id that is somebody else’s, or of nothing any more', () => {
  let foreign: ListeningCompany;
  let theirs: KeptDocument;
  const event = { kind: 'change', happenedOn: '2026-11-20', what: 'Nouvelle ligne.' };
  beforeEach(async () => {
    foreign = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
    theirs = await keepDocument(foreign);
  });
  const note = (id: string, unitId: string | null = null, who = company) =>
    who.hr.call(noteRiskEvent, { companyId: who.id, id, unitId, form: event });

  test('is no event’s: of a unit, or its own', async () => {
    await company.hr.call(removeFromDuerp, {
      companyId: company.id,
      kind: 'unit',
      id: kept.unitId,
      revision: 1,
      withContents: true,
    });
    const taken = randomUUID();
    await note(taken, null, foreign);
    await areAll('not-found', [
      note(randomUUID(), kept.unitId),
      note(randomUUID(), theirs.unitId),
      note(taken),
    ]);
    expect((await read()).events).toEqual([]);
  });

  test('is no exposure’s unit', async () => {
    const exposure = company.hr.call(setExposure, {
      companyId: company.id,
      unitId: theirs.unitId,
      form: { factor: 'noise', women: '1', men: '1' },
    });
    expect((await refusalOf(exposure)).code).toBe('not-found');
  });

  test('is no version, transmission or link', async () => {
    const { id: companyId, hr } = company;
    const versionId = await issueNow(company);
    const theirVersion = await issueNow(foreign);
    const id = randomUUID();
    const sent = { sentOn: '2026-11-23', recipient: 'SPST Nantes', means: 'email' };
    const holder = { audience: 'authority', holder: 'Inspection' };
    const transmit = { companyId: foreign.id, id, versionId: theirVersion, form: sent };
    await foreign.hr.call(noteTransmission, transmit);
    await foreign.hr.call(makeDuerpLink, { companyId: foreign.id, id, form: holder });
    const form = { reason: 'change' };
    await areAll('not-found', [
      hr.call(freezeDuerp, { companyId, versionId: theirVersion, form }),
      hr.call(noteTransmission, { companyId, id, versionId, form: sent }),
      hr.call(makeDuerpLink, { companyId, id, form: holder }),
    ]);
  });
});

describe('a version', () => {
  const companyId = () => company.id;

  test('is frozen, consulted on, and issued with a number, once', async () => {
    const versionId = randomUUID();
    const freeze = { companyId: companyId(), versionId, form: { reason: 'first' } };
    await company.prevention.call(freezeDuerp, freeze);
    await company.prevention.call(freezeDuerp, freeze);
    expect((await read()).versions).toMatchObject([{ state: 'consultation', number: null }]);
    const other = await refusalOf(
      company.hr.call(freezeDuerp, { ...freeze, versionId: randomUUID() }),
    );
    expect(other.code).toBe('conflict');
    const issue = {
      companyId: companyId(),
      versionId,
      form: { kind: 'unfavourable', on: '2026-11-23', text: 'Mesures trop tardives.', ...DESPITE },
    };
    const early = { ...issue, form: { ...issue.form, on: '2026-11-22' } };
    expect((await refusalOf(company.hr.call(issueDuerp, early))).problems).toEqual([
      { path: 'on', problem: 'before-freeze' },
    ]);
    expect(await company.hr.call(issueDuerp, issue)).toEqual({ number: 1 });
    expect(await company.owner.call(issueDuerp, issue)).toEqual({ number: 1 });
    const { versions, update } = await read();
    expect(versions).toMatchObject([
      {
        state: 'issued',
        number: 1,
        issuedOn: '2026-11-23',
        hash: expect.stringMatching(/^[\da-f]{64}$/),
        opinion: { kind: 'unfavourable', text: 'Mesures trop tardives.' },
      },
    ]);
    expect(update).toEqual({ dueOn: '2027-11-23', because: 'yearly' });
  });

  test('holds what was frozen, whatever was changed since', async () => {
    const versionId = randomUUID();
    await company.hr.call(freezeDuerp, {
      companyId: companyId(),
      versionId,
      form: { reason: 'first' },
    });
    await company.hr.call(saveRisk, {
      companyId: companyId(),
      id: randomUUID(),
      unitId: kept.unitId,
      revision: null,
      form: { ...RISK, situation: 'Venu après.' },
    });
    await company.hr.call(issueDuerp, {
      companyId: companyId(),
      versionId,
      form: { kind: 'no-council', ...DESPITE },
    });
    const { differences } = await company.cse.call(compareDuerp, {
      companyId: companyId(),
      before: versionId,
      after: null,
    });
    expect(differences).toEqual([
      { kind: 'risk', act: 'added', label: expect.any(String), unit: 'Atelier', fields: [] },
    ]);
  });

  test('supersedes the one before it; what differs is told field by field', async () => {
    const first = await issueNow(company);
    clock.set('2026-12-23T09:00:00+01:00');
    const { risks } = await unitOf();
    const risk = risks.find(({ id }) => id === kept.riskIds[0]);
    await company.hr.call(saveRisk, {
      companyId: companyId(),
      id: kept.riskIds[0] ?? '',
      unitId: kept.unitId,
      revision: risk?.revision ?? 0,
      form: { ...RISK, frequency: '3', measures: 'Caillebotis posés.' },
    });
    const second = await issueNow(company, 'change');
    const { versions } = await read();
    expect(versions.map(({ number, supersededOn }) => [number, supersededOn])).toEqual([
      [2, null],
      [1, '2026-12-23'],
    ]);
    const { differences } = await company.hr.call(
      compareDuerp,
      { companyId: companyId(), before: first, after: second },
      'en',
    );
    expect(differences).toMatchObject([
      {
        kind: 'risk',
        act: 'changed',
        unit: 'Atelier',
        fields: [
          { name: 'Evaluation', before: 'High · 9 × 7 = 63', after: 'Medium · 3 × 7 = 21' },
          { name: 'Measures in place', after: 'Caillebotis posés.' },
        ],
      },
    ]);
  });

  test('is never altered or removed, not even by the service', async () => {
    const versionId = await issueNow(company);
    for (const change of [
      { content: '{}' },
      { number: 2 },
      { issued_on: '2020-01-01' },
      { state: 'withdrawn' },
      { superseded_on: '2026-11-23' },
      { hash: Buffer.alloc(32) },
    ]) {
      await expect(
        product.database.asService((tx) =>
          tx.updateTable('duerp_versions').set(change).where('id', '=', versionId).execute(),
        ),
      ).rejects.toMatchObject({ code: '42501' });
    }
    await expect(
      product.database.asService((tx) =>
        tx.deleteFrom('duerp_versions').where('id', '=', versionId).execute(),
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  test('that is issued by ten people at once has one number, and the next has the next', async () => {
    const versionId = randomUUID();
    await company.hr.call(freezeDuerp, {
      companyId: companyId(),
      versionId,
      form: { reason: 'first' },
    });
    const issue = { companyId: companyId(), versionId, form: { kind: 'no-council', ...DESPITE } };
    const numbers = await Promise.all(
      Array.from({ length: 10 }, () => company.hr.call(issueDuerp, issue)),
    );
    expect(new Set(numbers.map(({ number }) => number))).toEqual(new Set([1]));
    await issueNow(company, 'change');
    expect((await read()).versions.map(({ number }) => number)).toEqual([2, 1]);
  });

  test('without a unit, a risk or somebody who answers for it is none', async () => {
    const empty = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
    const refusal = await refusalOf(
      empty.hr.call(freezeDuerp, {
        companyId: empty.id,
        versionId: randomUUID(),
        form: { reason: 'first' },
      }),
    );
    expect(refusal.problems.map(({ problem }) => problem)).toEqual(['no-unit', 'no-responsible']);
  });

  test('is given up and frozen anew', async () => {
    const versionId = randomUUID();
    const freeze = { companyId: companyId(), form: { reason: 'first' } };
    await company.hr.call(freezeDuerp, { ...freeze, versionId });
    await company.hr.call(withdrawDuerp, { companyId: companyId(), versionId });
    await company.hr.call(freezeDuerp, { ...freeze, versionId: randomUUID() });
    expect((await read()).versions.map(({ state }) => state).toSorted()).toEqual([
      'consultation',
      'withdrawn',
    ]);
  });

  test('was sent to the health service: the log says when, to whom, how', async () => {
    const versionId = await issueNow(company);
    const note = {
      companyId: companyId(),
      id: randomUUID(),
      versionId,
      form: { sentOn: '2026-11-23', recipient: 'SPST Nantes', means: 'email' },
    };
    await company.prevention.call(noteTransmission, note);
    await company.prevention.call(noteTransmission, note);
    expect((await read()).versions[0]?.transmissions).toEqual([
      { sentOn: '2026-11-23', recipient: 'SPST Nantes', means: 'email' },
    ]);
  });
});

describe('whoever has no right is refused', () => {
  test('another company and an employee everywhere; the works council reads and does not write', async () => {
    const foreign = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
    const companyId = company.id;
    const versionId = await issueNow(company);
    const employee = company.colleagues[0] as Colleague;
    const writes = (who: Colleague) => [
      who.call(setDuerpSettings, { companyId, form: SETTINGS }),
      who.call(saveEstablishment, {
        companyId,
        id: randomUUID(),
        revision: null,
        form: { name: 'Rezé' },
      }),
      who.call(saveRisk, {
        companyId,
        id: kept.riskIds[0] ?? '',
        unitId: kept.unitId,
        revision: 1,
        form: RISK,
      }),
      who.call(removeFromDuerp, {
        companyId,
        kind: 'risk',
        id: kept.riskIds[0] ?? '',
        revision: 1,
        withContents: true,
      }),
      who.call(freezeDuerp, { companyId, versionId: randomUUID(), form: { reason: 'change' } }),
      who.call(withdrawDuerp, { companyId, versionId }),
      who.call(issueDuerp, { companyId, versionId, form: { kind: 'no-council', ...DESPITE } }),
    ];
    const reads = (who: Colleague) => [
      who.call(readDuerp, { companyId }),
      who.call(readWorkUnit, { companyId, unitId: kept.unitId }),
      who.call(listPreventionActions, { companyId }),
      who.call(listRiskChanges, { companyId }),
      who.call(listHazards, { companyId }),
      who.call(compareDuerp, { companyId, before: versionId, after: null }),
    ];
    for (const who of [foreign.owner, foreign.hr, foreign.prevention, employee]) {
      await areAll('forbidden', [...writes(who), ...reads(who)]);
    }
    await areAll('forbidden', writes(company.cse));
    await Promise.all(reads(company.cse));
  });

  test('the prevention lead writes, and does not issue in the employer’s name', async () => {
    const versionId = randomUUID();
    await company.prevention.call(freezeDuerp, {
      companyId: company.id,
      versionId,
      form: { reason: 'first' },
    });
    const refusal = await refusalOf(
      company.prevention.call(issueDuerp, {
        companyId: company.id,
        versionId,
        form: { kind: 'no-council', ...DESPITE },
      }),
    );
    expect(refusal.code).toBe('forbidden');
  });

  test('a row of another company is not reached through one’s own', async () => {
    const foreign = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
    const attempts = [
      foreign.hr.call(saveRisk, {
        companyId: foreign.id,
        id: kept.riskIds[0] ?? '',
        unitId: kept.unitId,
        revision: 1,
        form: RISK,
      }),
      foreign.hr.call(saveRisk, {
        companyId: foreign.id,
        id: randomUUID(),
        unitId: kept.unitId,
        revision: null,
        form: RISK,
      }),
      foreign.hr.call(readWorkUnit, { companyId: foreign.id, unitId: kept.unitId }),
      foreign.hr.call(removeFromDuerp, {
        companyId: foreign.id,
        kind: 'unit',
        id: kept.unitId,
        revision: 1,
        withContents: false,
      }),
    ];
    await areAll('not-found', attempts);
  });
});
