import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StreamedFile } from '#basics/streamed-file.ts';
import {
  applyStartingPoint,
  compareDuerp,
  confirmRisks,
  exportDuerpCsv,
  importRisks,
  listRiskChanges,
  printDuerp,
  readDuerp,
  readWorkUnit,
  savePreventionAction,
  saveRisk,
} from '#risks/contract.ts';
import {
  type Colleague,
  type ListeningCompany,
  listeningCompany,
  settableClock,
} from '../support/listening.ts';
import { readPdf } from '../support/read-pdf.ts';
import { ACTION, issueNow, keepDocument, RISK } from '../support/risk-document.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let company: ListeningCompany;
let establishmentId: string;
const clock = settableClock('2026-11-23T09:00:00+01:00');

beforeAll(async () => {
  product = await startTestProduct({}, clock);
});
afterAll(() => product.stop());
beforeEach(async () => {
  clock.set('2026-11-23T09:00:00+01:00');
  company = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
  ({ establishmentId } = await keepDocument(company));
});

const read = () => company.hr.call(readDuerp, { companyId: company.id });
const found = async (code: string) =>
  (await read()).findings.find((finding) => finding.code === code);

describe('what a starting point proposes', () => {
  const apply = () =>
    company.prevention.call(applyStartingPoint, {
      companyId: company.id,
      trade: 'office',
      establishmentId,
    });
  async function firstUnit() {
    const { units } = await read();
    const unitId = units.find(({ name }) => name !== 'Atelier')?.id ?? '';
    const { risks } = await company.hr.call(readWorkUnit, { companyId: company.id, unitId });
    return { unitId, risks };
  }
  const confirm = (riskIds: string[], who: Colleague = company.hr) =>
    who.call(confirmRisks, { companyId: company.id, riskIds });

  test('stays a proposal until somebody has saved it, or said that they read it over', async () => {
    const { risks: added } = await apply();
    const { unitId, risks } = await firstUnit();
    expect(risks.every(({ isProposal }) => isProposal)).toBe(true);
    expect(await found('proposal-not-reviewed')).toMatchObject({ count: added, isBlocking: false });
    expect((await found('proposal-not-reviewed'))?.unitIds).toContain(unitId);

    const [saved, confirmed, ...others] = risks;
    if (!saved || !confirmed) throw new Error('nothing was proposed');
    // The journal tells what comes later first.
    clock.set('2026-11-23T09:05:00+01:00');
    await company.hr.call(saveRisk, {
      companyId: company.id,
      id: saved.id,
      unitId,
      revision: saved.revision,
      form: RISK,
    });
    await confirm([confirmed.id]);
    await confirm([confirmed.id]);
    const isProposal = new Map(
      (await firstUnit()).risks.map((risk) => [risk.id, risk.isProposal] as const),
    );
    expect([saved.id, confirmed.id].map((id) => isProposal.get(id))).toEqual([false, false]);
    expect(others.every(({ id }) => isProposal.get(id))).toBe(true);
    expect((await found('proposal-not-reviewed'))?.count).toBe(added - 2);

    const { changes } = await company.hr.call(listRiskChanges, { companyId: company.id });
    expect(
      changes.filter(({ act }) => act === 'changed').map(({ fields }) => fields),
    ).toContainEqual([{ name: 'Proposition non relue', before: 'oui', after: 'non' }]);
  });

  test('is called one on paper, in lists and in versions, and what was read over is not', async () => {
    await apply();
    const versionId = await issueNow(company);
    const texts = await Promise.all(
      [versionId, null].map(async (id) => {
        const { text } = await readPdf(
          await company.hr.call(printDuerp, {
            companyId: company.id,
            versionId: id,
            kind: 'reading',
          }),
        );
        return text;
      }),
    );
    for (const text of texts) expect(text).toContain('proposition non relue');
    const csv = (await company.hr.call(exportDuerpCsv, {
      companyId: company.id,
      versionId,
    })) as Blob | StreamedFile;
    expect(csv instanceof Blob && (await csv.text())).toContain('Proposition non relue');

    const { risks } = await firstUnit();
    await confirm(risks.map(({ id }) => id));
    const { differences } = await company.hr.call(compareDuerp, {
      companyId: company.id,
      before: versionId,
      after: null,
    });
    expect(differences).toHaveLength(risks.length);
    expect(differences[0]?.fields).toEqual([
      { name: 'Proposition non relue', before: 'oui', after: null },
    ]);
  });

  test('is confirmed by those who write the document, each in their own company', async () => {
    await apply();
    const { risks } = await firstUnit();
    const ids = risks.map(({ id }) => id);
    const foreign = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
    expect((await refusalOf(confirm(ids, company.cse))).code).toBe('forbidden');
    expect((await refusalOf(confirm(ids, foreign.hr))).code).toBe('forbidden');
    await foreign.hr.call(confirmRisks, { companyId: foreign.id, riskIds: ids });
    expect((await firstUnit()).risks.every(({ isProposal }) => isProposal)).toBe(true);
  });
});

test('an action that came in a file follows no principle until somebody says which', async () => {
  await company.hr.call(importRisks, {
    companyId: company.id,
    rows: [{ id: randomUUID(), line: 2, unit: 'Pose', hazard: 'Bruit', action: 'Capoter la scie' }],
  });
  const unitId = (await read()).units.find(({ name }) => name === 'Pose')?.id ?? '';
  const { risks } = await company.hr.call(readWorkUnit, { companyId: company.id, unitId });
  const action = risks[0]?.actions[0];
  expect(action).toMatchObject({ what: 'Capoter la scie', principle: null });
  expect(await found('action-without-principle')).toMatchObject({ count: 1, unitIds: [unitId] });

  const save = (principle: string) =>
    company.hr.call(savePreventionAction, {
      companyId: company.id,
      id: action?.id ?? '',
      riskId: risks[0]?.id ?? '',
      revision: action?.revision ?? 1,
      form: { ...ACTION, principle },
    });
  expect((await refusalOf(save(''))).problems).toEqual([
    { path: 'principle', problem: 'required' },
  ]);
  await save('5');
  expect(await found('action-without-principle')).toBeUndefined();
});
