import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PdfPrinter } from '#platform/pdf/pdf-printer.ts';
import { exportDuerpArchive, freezeDuerp, readDuerp, withdrawDuerp } from '#risks/contract.ts';
import { type ListeningCompany, listeningCompany } from '../support/listening.ts';
import { issueNow, keepDocument, RISK } from '../support/risk-document.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

/** A printer that breaks down when the test says so: nothing that people write makes ours. */
const printer = vi.hoisted(() => ({ isBroken: false }));
vi.mock('#platform/pdf/pdf-printer.ts', async (original) => {
  const { createPdfPrinter } = await original<{ createPdfPrinter(): PdfPrinter }>();
  return {
    createPdfPrinter(): PdfPrinter {
      const real = createPdfPrinter();
      return {
        ...real,
        print: (document) =>
          printer.isBroken ? Promise.reject(new Error('no paper')) : real.print(document),
      };
    },
  };
});

let product: TestProduct;
let company: ListeningCompany;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());
beforeEach(async () => {
  printer.isBroken = false;
  company = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
  await keepDocument(company);
});

const freeze = (versionId: string) =>
  company.hr.call(freezeDuerp, { companyId: company.id, versionId, form: { reason: 'first' } });

describe('what cannot be printed', () => {
  test('is not frozen, and says so; the same is frozen once it can be', async () => {
    const versionId = randomUUID();
    printer.isBroken = true;
    const refusal = await refusalOf(freeze(versionId));
    expect(refusal.problems).toEqual([{ path: 'document', problem: 'not-printable' }]);
    expect((await company.hr.call(readDuerp, { companyId: company.id })).versions).toEqual([]);
    printer.isBroken = false;
    await freeze(versionId);
    // What is there already is not printed again.
    printer.isBroken = true;
    await freeze(versionId);
    expect((await refusalOf(freeze(randomUUID()))).code).toBe('conflict');
    await company.hr.call(withdrawDuerp, { companyId: company.id, versionId });
  });

  test('does not hold back the rest of the archive, whose list says what is not there', async () => {
    await issueNow(company, 'first', () => {
      printer.isBroken = true;
    });
    const archive: unknown = await company.hr.call(exportDuerpArchive, { companyId: company.id });
    // What the contract streams arrives as a file.
    const zip = Buffer.from(await (archive as Blob).arrayBuffer());
    expect(zip.includes(RISK.situation ?? '')).toBe(true);
    expect(zip.includes('versions/0001.json')).toBe(true);
    expect(zip.includes('versions/0001.pdf')).toBe(false);
    const list = zip.toString().match(/\{\s+"siren"[\s\S]*?\n\}/)?.[0] ?? '';
    expect(JSON.parse(list)).toMatchObject({
      versions: [
        {
          number: 1,
          pdf: { notMade: expect.stringMatching(/n’a pas pu être imprimé/) },
          csv: { file: 'versions/0001.csv' },
        },
      ],
    });
  });
});
