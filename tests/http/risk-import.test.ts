import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { InputOf } from '#basics/contract.ts';
import { headingRow } from '#imports/rules/import-columns.ts';
import { readImportFile } from '#imports/web/read-import-file.ts';
import {
  type ImportRisks,
  importRisks,
  listHazards,
  listRiskChanges,
  readDuerp,
  readWorkUnit,
  saveEstablishment,
  saveOwnHazard,
  setDuerpSettings,
} from '#risks/contract.ts';
import { guessRiskColumns, knownRiskHeadings } from '#risks/rules/risk-import-columns.ts';
import { reportOf } from '#risks/rules/risk-import-report.ts';
import { typedRisks } from '#risks/rules/risk-import-rows.ts';
import { type Colleague, type ListeningCompany, listeningCompany } from '../support/listening.ts';
import { keepDocument } from '../support/risk-document.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

type Row = InputOf<ImportRisks>['rows'][number];

let product: TestProduct;
let company: ListeningCompany;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());
beforeEach(async () => {
  company = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
});

const row = (line: number, values: Omit<Row, 'id' | 'line'> = {}): Row => ({
  id: randomUUID(),
  line,
  unit: 'Atelier',
  hazard: 'Sols glissants',
  situation: `Situation ${line}`,
  ...values,
});
const send = (rows: Row[], who: Colleague = company.hr, language?: 'fr' | 'en') =>
  who.call(importRisks, { companyId: company.id, rows }, language);
const read = () => company.hr.call(readDuerp, { companyId: company.id });
const hazards = () => company.hr.call(listHazards, { companyId: company.id });

async function risksIn(name: string) {
  const { units } = await read();
  const unitId = units.find((unit) => unit.name === name)?.id ?? '';
  const { risks } = await company.hr.call(readWorkUnit, { companyId: company.id, unitId });
  return risks;
}

describe('lines of a file', () => {
  test('become risks of units that are made for them, with their actions', async () => {
    const rows = [
      row(2, {
        establishment: 'Nantes',
        harm: 'Entorse',
        measures: 'Tapis',
        sexDifference: 'Chaussures',
        women: '3',
        men: '9',
        frequency: '9',
        severity: '7',
        priority: '2',
        action: 'Poser des caillebotis\nFormer les nouveaux',
        responsible: 'Chef d’atelier',
        dueOn: '15/12/2026',
      }),
      row(3, { establishment: 'NANTES', unit: 'atelier', frequency: '4', severity: '3' }),
      row(4, { establishment: 'Nantes', unit: 'Bureau' }),
    ];
    expect(await send(rows)).toEqual({ added: 3, alreadyThere: 0, newUnits: 2, problems: [] });
    const { establishments, units } = await read();
    expect(establishments.map(({ name }) => name)).toEqual(['Nantes']);
    expect(units.map(({ name, counts }) => [name, counts.risks])).toEqual([
      ['Atelier', 2],
      ['Bureau', 1],
    ]);
    const risks = await risksIn('Atelier');
    expect(risks.find(({ id }) => id === rows[0]?.id)).toMatchObject({
      hazard: 'slippingFloors',
      situation: 'Situation 2',
      harm: 'Entorse',
      measures: 'Tapis',
      sexDifference: 'Chaussures',
      women: 3,
      men: 9,
      evaluation: { method: 'frequency-severity', frequency: 9, severity: 7 },
      priority: 2,
      actions: [
        {
          what: 'Poser des caillebotis',
          principle: null,
          responsible: 'Chef d’atelier',
          dueOn: '2026-12-15',
          state: 'planned',
        },
        { what: 'Former les nouveaux', principle: null, dueOn: '2026-12-15' },
      ],
    });
    expect(risks.find(({ id }) => id === rows[1]?.id)).toMatchObject({
      evaluation: null,
      measures: 'Cotation d’origine\u00a0: F 4, G 3',
      actions: [],
    });
  });

  test('that arrive twice add nothing, whatever has become of their unit meanwhile', async () => {
    const rows = [row(2, { hazard: 'Chien', action: 'Clôture' }), row(3)];
    expect(await send(rows)).toMatchObject({ added: 2, alreadyThere: 0, newUnits: 1 });
    await sql`update public.work_units set name = 'Grand atelier'
      where company_id = ${company.id}`.execute(product.database.owner);
    const again = await send([...rows, row(4, { unit: 'Grand atelier' })]);
    expect(again).toEqual({ added: 1, alreadyThere: 2, newUnits: 0, problems: [] });
    const risks = await risksIn('Grand atelier');
    expect(risks).toHaveLength(3);
    expect(risks.flatMap(({ actions }) => actions)).toHaveLength(1);
  });

  test('that are sent twice at once are added once', async () => {
    const rows = [row(2, { hazard: 'Chien', action: 'Clôture' }), row(3, { hazard: 'Loup' })];
    const answers = await Promise.all([send(rows), send(rows), send(rows, company.prevention)]);
    expect(answers.reduce((sum, { added }) => sum + added, 0)).toBe(2);
    expect(answers.reduce((sum, { newUnits }) => sum + newUnits, 0)).toBe(1);
    expect(await risksIn('Atelier')).toHaveLength(2);
  });

  test('are judged again: what is wrong stays out, and is said', async () => {
    const answer = await send([
      row(2, { unit: '' }),
      row(3, { hazard: '', situation: ' ' }),
      row(4, { women: 'beaucoup', dueOn: 'un jour' }),
      row(5, { measures: 'x'.repeat(4_001) }),
      row(6, { harm: 'a\u0000b' }),
      row(7),
    ]);
    expect(answer).toEqual({
      added: 1,
      alreadyThere: 0,
      newUnits: 1,
      problems: [
        { line: 2, path: 'unit', problem: 'required' },
        { line: 3, path: 'situation', problem: 'required' },
        { line: 4, path: 'dueOn', problem: 'day-invalid' },
        { line: 4, path: 'women', problem: 'number-invalid' },
        { line: 5, path: 'measures', problem: 'too-long' },
        { line: 6, path: 'harm', problem: 'control-characters' },
      ],
    });
  });

  test('are kept in the order of the file, and say who brought them', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => row(at + 2, { action: 'a\nb\nc\nd' }));
    await send(rows, company.prevention);
    const risks = await risksIn('Atelier');
    expect(risks.map(({ situation }) => situation)).toEqual(rows.map(({ situation }) => situation));
    for (const { actions } of risks) {
      expect(actions.map(({ what }) => what)).toEqual(['a', 'b', 'c', 'd']);
    }
    const { changes } = await company.hr.call(listRiskChanges, { companyId: company.id });
    expect(changes[0]).toMatchObject({ act: 'added', by: 'somebody' });
  });

  test('a thousand of them come in, five calls one after the other', async () => {
    const rows = Array.from({ length: 1_000 }, (_, at) =>
      row(at + 2, {
        unit: `Unité ${at % 40}`,
        hazard: `Danger ${at % 60}`,
        action: 'Agir\nSuivre',
      }),
    );
    let newUnits = 0;
    for (let at = 0; at < rows.length; at += 200) {
      const answer = await send(rows.slice(at, at + 200));
      expect(answer).toMatchObject({ added: 200, problems: [] });
      newUnits += answer.newUnits;
    }
    const { units } = await read();
    expect(newUnits).toBe(40);
    expect(units.map(({ counts }) => counts)).toEqual(
      Array.from({ length: 40 }, () => expect.objectContaining({ risks: 25, openActions: 50 })),
    );
    expect((await hazards()).own).toHaveLength(60);
    await expect(send(rows.slice(0, 200))).resolves.toMatchObject({ added: 0, alreadyThere: 200 });
  });

  test('the document of a joinery comes in but for the lines to correct', async () => {
    const bytes = await readFile(join(import.meta.dirname, '../fixtures/document-unique.csv'));
    const rows = await readImportFile(new Blob([bytes]), knownRiskHeadings);
    const headingAt = headingRow(rows, knownRiskHeadings);
    const mapping = guessRiskColumns(rows[headingAt ?? 0] ?? []);
    const { coming } = reportOf(typedRisks(rows, { mapping, headingAt, everyUnit: '' }), {
      method: 'frequency-severity',
      language: 'fr',
      isSameScale: false,
    });
    const sent = coming.map(({ line, values }): Row => ({ id: randomUUID(), line, ...values }));
    expect(await send(sent)).toMatchObject({ added: 8, newUnits: 3, problems: [] });
    expect((await hazards()).own).toMatchObject([
      { name: 'Chien du voisin', family: 'organisation' },
      { name: 'Port de panneaux', family: 'physicalWorkload' },
    ]);
  });
});

describe('where a line belongs', () => {
  test.each([
    ['fr', 'Établissement principal'],
    ['en', 'Main establishment'],
  ] as const)(
    'a file without establishments has one, in the reader’s words: %s',
    async (language, name) => {
      await send([row(2)], company.hr, language);
      expect((await read()).establishments).toMatchObject([{ name }]);
    },
  );

  test('the only establishment that there is takes what names none', async () => {
    await keepDocument(company);
    expect(await send([row(2, { unit: 'ATELIER' })])).toMatchObject({ added: 1, newUnits: 0 });
    const { establishments, units } = await read();
    expect(establishments.map(({ name }) => name)).toEqual(['Nantes']);
    expect(units).toMatchObject([{ name: 'Atelier', counts: { risks: 3 } }]);
  });

  test('the same unit in two establishments is two', async () => {
    const answer = await send([
      row(2, { establishment: 'Nantes' }),
      row(3, { establishment: 'Rezé' }),
    ]);
    expect(answer).toMatchObject({ added: 2, newUnits: 2 });
  });

  test('an establishment is known by its name, in whatever capitals', async () => {
    const id = randomUUID();
    await company.hr.call(saveEstablishment, {
      companyId: company.id,
      id,
      revision: null,
      form: { name: 'Nantes' },
    });
    await send([row(2, { establishment: 'NANTES' })]);
    expect((await read()).units).toMatchObject([{ establishmentId: id }]);
  });
});

describe('a hazard is known by its name', () => {
  test.each([
    ['Sols glissants', 'slippingFloors'],
    ['sol glissant', 'slippingFloors'],
    ['SLIPPERY FLOORS', 'slippingFloors'],
    ['Échelles, escabeaux et marchepieds', 'ladders'],
    ['Work intensity and working time', 'intensity'],
  ])('%s', async (hazard, code) => {
    await send([row(2, { hazard })]);
    expect(await risksIn('Atelier')).toMatchObject([{ hazard: code, ownHazardId: null }]);
    expect((await hazards()).own).toEqual([]);
  });

  test('else it is one of the company’s own, which is there or is made, once', async () => {
    const ownId = randomUUID();
    await company.hr.call(saveOwnHazard, {
      companyId: company.id,
      id: ownId,
      revision: null,
      form: { family: 'chemicals', name: 'Bain de trempe' },
    });
    await send([
      row(2, { hazard: 'Bains de trempe', family: 'Bruit' }),
      row(3, { hazard: 'Four à sel', family: 'Conditions thermiques' }),
      row(4, { hazard: 'four à sel' }),
      row(5, { hazard: 'Pont roulant', family: 'Divers' }),
      row(6, { hazard: 'Coactivité sur le quai', family: 'Inconnue' }),
      row(7, { hazard: '', family: 'Psychosocial risks' }),
      row(8, { hazard: '' }),
    ]);
    const { own } = await hazards();
    expect(own.map(({ name, family }) => [name, family])).toEqual([
      ['Bain de trempe', 'chemicals'],
      ['Coactivité sur le quai', 'organisation'],
      ['Danger à préciser', 'organisation'],
      ['Four à sel', 'thermalConditions'],
      ['Pont roulant', 'organisation'],
      ['Psychosocial risks', 'psychosocial'],
    ]);
    const risks = await risksIn('Atelier');
    expect(risks.find(({ situation }) => situation === 'Situation 2')).toMatchObject({
      hazard: null,
      ownHazardId: ownId,
      family: 'chemicals',
    });
  });

  test('and names that differ by a plural or an accent are one', async () => {
    await send([row(2, { hazard: 'Coupure tôle' }), row(3, { hazard: 'Coupures tôles' })]);
    const { own } = await hazards();
    expect(own.map(({ name }) => name)).toEqual(['Coupure tôle']);
    expect(await risksIn('Atelier')).toMatchObject(
      Array.from({ length: 2 }, () => ({ hazard: null, ownHazardId: own[0]?.id })),
    );
  });

  test('a family that it does not have is kept with what is done', async () => {
    await send([row(2, { family: 'Divers atelier' })]);
    expect(await risksIn('Atelier')).toMatchObject([
      { hazard: 'slippingFloors', measures: 'Famille d’origine\u00a0: Divers atelier' },
    ]);
  });

  test('a rating is taken by the method that the company has chosen', async () => {
    await company.hr.call(setDuerpSettings, {
      companyId: company.id,
      form: { method: 'four-by-four' },
    });
    await send([row(2, { frequency: '4', severity: '3', mastery: '2' })]);
    expect(await risksIn('Atelier')).toMatchObject([
      { evaluation: { method: 'four-by-four', frequency: 4, severity: 3, mastery: 2 } },
    ]);
  });
});

describe('who may', () => {
  test('an employee, the works council and another company are refused; who keeps it is not', async () => {
    const foreign = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
    const [employee] = company.colleagues;
    if (!employee) throw new Error('nobody works here');
    for (const who of [employee, company.cse, foreign.owner, foreign.hr, foreign.prevention]) {
      expect(await refusalOf(send([row(2)], who))).toMatchObject({ code: 'forbidden' });
    }
    for (const who of [company.owner, company.hr, company.prevention]) {
      await expect(send([row(2)], who)).resolves.toMatchObject({ added: 1 });
    }
    expect((await read()).units).toMatchObject([{ counts: { risks: 3 } }]);
  });

  test('a risk of another company is neither taken nor touched', async () => {
    const foreign = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
    const { riskIds } = await keepDocument(foreign);
    const refusal = await refusalOf(send([{ ...row(2), id: riskIds[0] ?? '' }, row(3)]));
    expect(refusal.code).toBe('not-found');
    expect((await read()).units).toEqual([]);
  });

  test('a call brings two hundred lines at most, each with an id of its own', async () => {
    const tooMany = Array.from({ length: 201 }, (_, at) => row(at + 2));
    expect((await refusalOf(send(tooMany))).code).toBe('invalid-input');
    const same = row(2);
    expect((await refusalOf(send([same, { ...same, line: 3 }]))).code).toBe('invalid-input');
  });

  test('nothing is written once the licence is over', async () => {
    await sql`update public.licences set ends_on = '2026-10-06'
      where company_id = ${company.id}`.execute(product.database.owner);
    expect((await refusalOf(send([row(2)]))).code).toBe('forbidden');
  });
});
