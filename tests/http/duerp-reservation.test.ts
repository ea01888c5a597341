import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  exportDuerpRecord,
  freezeDuerp,
  issueDuerp,
  printDuerp,
  readDuerp,
  readWorkUnit,
  saveRisk,
  saveWorkUnit,
} from '#risks/contract.ts';
import type { DuerpRecord } from '#risks/rules/duerp-record.ts';
import { type ListeningCompany, listeningCompany, settableClock } from '../support/listening.ts';
import { readPdf } from '../support/read-pdf.ts';
import { DESPITE, type KeptDocument, keepDocument } from '../support/risk-document.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let company: ListeningCompany;
let kept: KeptDocument;
const clock = settableClock('2026-11-23T09:00:00+01:00');
const plain = (text: string) => text.replace(/[\s\u00a0\u202f\u00ad-]+/g, '');
const read = () => company.cse.call(readDuerp, { companyId: company.id });

beforeAll(async () => {
  product = await startTestProduct({}, clock);
});
afterAll(() => product.stop());
beforeEach(async () => {
  clock.set('2026-11-23T09:00:00+01:00');
  company = await listeningCompany(product, { Atelier: 2, Vente: 1 }, '2026-10-05');
  kept = await keepDocument(company);
  await sql`update public.companies set headcount = 14 where id = ${company.id}`.execute(
    product.database.owner,
  );
});

async function frozen() {
  const version = { companyId: company.id, versionId: randomUUID() };
  await company.prevention.call(freezeDuerp, { ...version, form: { reason: 'first' } });
  return version;
}
const opinion = { kind: 'informed', on: '2026-11-23' };
const record = async (version: { companyId: string; versionId: string }) => {
  const file = await company.hr.call(exportDuerpRecord, version);
  return JSON.parse(await file.text()) as DuerpRecord;
};
const printed = async (version: { companyId: string; versionId: string }) =>
  plain((await readPdf(await company.hr.call(printDuerp, { ...version, kind: 'reading' }))).text);

describe('a document that was not reviewed', () => {
  test('says before what it lacks, and is not issued until somebody signs for that apart', async () => {
    const version = await frozen();
    const lacks = [
      { code: 'place-not-covered', count: 1 },
      { code: 'people-not-covered', count: 2 },
      { code: 'risk-without-people', count: 1 },
    ];
    const { versions, findings } = await read();
    expect(versions[0]?.lacks).toEqual(lacks);
    expect(
      findings.filter(({ isReserved }) => isReserved).map(({ code, count }) => ({ code, count })),
    ).toEqual(lacks);
    for (const form of [opinion, { ...opinion, name1: 'Karim Benali', as1: 'Secrétaire du CSE' }]) {
      const refusal = await refusalOf(company.hr.call(issueDuerp, { ...version, form }));
      expect(refusal.problems).toEqual([
        { path: 'despiteName', problem: 'required' },
        { path: 'despiteAs', problem: 'required' },
      ]);
    }
    expect((await read()).versions[0]?.state).toBe('consultation');
    await company.hr.call(issueDuerp, { ...version, form: { ...opinion, ...DESPITE } });
    const reservation = { findings: lacks, name: 'Claire Moreau', as: 'Directrice' };
    expect((await record(version)).reservation).toEqual(reservation);
  });

  test('prints it: as what stands in the way of a draft, then with who signed for it', async () => {
    const version = await frozen();
    const lack = plain('2 personnes de l’effectif déclaré ne sont comptées dans aucune unité.');
    const draft = await printed(version);
    expect(draft).toContain(plain('ne pourrait être émis que si une personne signait'));
    expect(draft).toContain(lack);
    await company.hr.call(issueDuerp, { ...version, form: { ...opinion, ...DESPITE } });
    const issued = await printed(version);
    expect(issued).toContain(plain('Émis malgré des manques'));
    expect(issued).toContain(lack);
    expect(issued).toContain(plain('Claire Moreau'));
  });

  test('is judged by what was frozen, whatever is put right or undone since', async () => {
    const version = await frozen();
    await putRight();
    expect((await read()).findings.some(({ isReserved }) => isReserved)).toBe(false);
    const refusal = await refusalOf(company.hr.call(issueDuerp, { ...version, form: opinion }));
    expect(refusal.code).toBe('invalid-input');
  });
});

test('a document that lacks none of it is issued without another signature, and says nothing of it', async () => {
  await putRight();
  const version = await frozen();
  expect((await read()).versions[0]?.lacks).toEqual([]);
  await company.hr.call(issueDuerp, { ...version, form: opinion });
  expect(await record(version)).not.toHaveProperty('reservation');
  expect(await printed(version)).not.toContain(plain('malgré des manques'));
});

/** The unit is the whole company’s, counts everybody, and each risk says who is exposed. */
async function putRight() {
  const { units } = await read();
  const input = { companyId: company.id };
  const [unit] = units;
  await company.prevention.call(saveWorkUnit, {
    ...input,
    id: kept.unitId,
    establishmentId: kept.establishmentId,
    placeId: company.id,
    revision: unit?.revision ?? null,
    form: { name: 'Atelier', activities: 'Trempe et polissage.', women: '4', men: '10' },
  });
  const { risks } = await company.cse.call(readWorkUnit, { ...input, unitId: kept.unitId });
  const risk = risks.find(({ hazard }) => hazard === 'intensity');
  await company.prevention.call(saveRisk, {
    ...input,
    id: risk?.id ?? '',
    unitId: kept.unitId,
    revision: risk?.revision ?? null,
    form: {
      hazard: 'intensity',
      situation: 'Commandes urgentes chaque fin de mois.',
      frequency: '3',
      severity: '5',
      women: '4',
      men: '10',
    },
  });
}
