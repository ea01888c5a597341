import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StreamedFile } from '#basics/streamed-file.ts';
import {
  compareDuerp,
  exportDuerpArchive,
  exportDuerpCsv,
  exportDuerpRecord,
  listDuerpLinks,
  makeDuerpLink,
  printByDuerpLink,
  printDuerp,
} from '#risks/contract.ts';
import { alter } from '../support/altered-rows.ts';
import { filesIn } from '../support/files-in-zip.ts';
import { queueIsQuiet } from '../support/job-queue.ts';
import { type ListeningCompany, listeningCompany, settableClock } from '../support/listening.ts';
import { issueNow, keepDocument } from '../support/risk-document.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let company: ListeningCompany;
let versionIds: [string, string, string];
let token: string;
const clock = settableClock('2026-11-23T09:00:00+01:00');

beforeAll(async () => {
  product = await startTestProduct({}, clock);
  company = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
  await keepDocument(company);
  versionIds = [
    await issueNow(company),
    await issueNow(company, 'change'),
    await issueNow(company, 'information'),
  ];
  token = await linkToken();
  await queueIsQuiet(product);
});
afterAll(() => product.stop());

async function linkToken(): Promise<string> {
  const form = { audience: 'authority', holder: 'Inspection du travail' };
  await company.hr.call(makeDuerpLink, { companyId: company.id, id: randomUUID(), form });
  const { links } = await company.hr.call(listDuerpLinks, { companyId: company.id });
  return new URL(links[0]?.address ?? '').searchParams.get('document') ?? '';
}

/** Everything that hands out a version, or says what is in it. */
function readings(versionId: string): readonly (readonly [string, () => Promise<unknown>])[] {
  const { hr, cse, id: companyId } = company;
  return [
    ['the kept PDF', () => cse.call(printDuerp, { companyId, versionId, kind: 'kept' })],
    ['a copy', () => hr.call(printDuerp, { companyId, versionId, kind: 'reading' }, 'en')],
    ['the kept list', () => hr.call(exportDuerpCsv, { companyId, versionId })],
    ['a list in English', () => hr.call(exportDuerpCsv, { companyId, versionId }, 'en')],
    ['the sealed text', () => hr.call(exportDuerpRecord, { companyId, versionId })],
    ['what differs', () => hr.call(compareDuerp, { companyId, before: versionId, after: null })],
    ['a link', () => product.call(printByDuerpLink, { token, versionId })],
  ];
}

async function expectRefused(versionId: string, which = readings(versionId)) {
  for (const [name, read] of which) {
    const refusal = await refusalOf(read());
    expect([name, refusal.code, refusal.problems]).toEqual([
      name,
      'conflict',
      [{ path: 'version', problem: 'altered' }],
    ]);
  }
}

async function expectGiven(versionId: string) {
  for (const [, read] of readings(versionId)) await read();
}

/** Alters for as long as `work` takes; then everything is as it was. */
async function whileAltered(change: RawBuilder<unknown>, work: () => Promise<void>) {
  const { owner } = product.database;
  const kept = await owner.selectFrom('duerp_versions').selectAll().execute();
  await alter(product, change);
  try {
    await work();
  } finally {
    await alter(
      product,
      ...kept.map(
        ({ id, ...row }) => sql`update public.duerp_versions set content = ${row.content},
          note = ${row.note}, number = ${row.number}, issued_on = ${row.issued_on},
          superseded_on = ${row.superseded_on}, frozen_at = ${row.frozen_at},
          reason = ${row.reason}, hash = ${row.hash}, previous_hash = ${row.previous_hash}
          where id = ${id}`,
      ),
    );
  }
}

const second = () => sql`where id = ${versionIds[1]}`;
const ALTERED_TEXT = sql`replace(content, 'Sol mouillé', 'Sol propre')`;

describe('a version that is not as it was issued', () => {
  test.each([
    ['its text', () => sql`content = ${ALTERED_TEXT}`],
    [
      'its text, and its hash with it',
      () => sql`content = ${ALTERED_TEXT},
        hash = sha256(coalesce(previous_hash, '') || convert_to(${ALTERED_TEXT}, 'UTF8'))`,
    ],
    ['its hash', () => sql`hash = sha256('x')`],
    ['the hash before it', () => sql`previous_hash = sha256('x')`],
    ['the day that is printed', () => sql`issued_on = issued_on - 400`],
    ['the reason that is printed', () => sql`reason = 'yearly'`],
    ['the note that is printed', () => sql`note = 'Rien à signaler.'`],
    ['the day on which it was frozen', () => sql`frozen_at = frozen_at - interval '30 days'`],
    ['an account of another text', () => sql`content = '{}'`],
    ['no text at all', () => sql`content = 'rien'`],
  ])('is handed out at no door: %s', async (_, change) => {
    await whileAltered(sql`update public.duerp_versions set ${change()} ${second()}`, async () => {
      await expectRefused(versionIds[1]);
      await expectGiven(versionIds[2]);
    });
    await expectGiven(versionIds[1]);
  });

  test('nor under another’s number', async () => {
    await whileAltered(
      sql`update public.duerp_versions set number = 7 where id = ${versionIds[2]}`,
      () => expectRefused(versionIds[2]),
    );
  });

  test('a newer one that is taken away is missed', async () => {
    await whileAltered(
      sql`update public.duerp_versions set number = 9 where id = ${versionIds[2]}`,
      () => expectRefused(versionIds[1]),
    );
  });
});

describe('a kept file that is not the one that was kept', () => {
  test.each(['pdf', 'csv'] as const)('is refused: %s', async (kind) => {
    const { owner } = product.database;
    const file = sql`version_id = ${versionIds[0]} and kind = ${kind}`;
    await sql`alter table public.duerp_files drop constraint if exists duerp_files_check`.execute(
      owner,
    );
    await alter(product, sql`update public.duerp_files set bytes = bytes || ' ' where ${file}`);
    const name = kind === 'pdf' ? ['the kept PDF', 'a link'] : ['the kept list'];
    const which = readings(versionIds[0]);
    await expectRefused(
      versionIds[0],
      which.filter(([each]) => name.includes(each)),
    );
    // The text is as it was sealed: it is read, and printed anew for whoever reads.
    for (const [each, read] of which) if (!name.includes(each)) await read();
    await alter(
      product,
      sql`update public.duerp_files set bytes = substr(bytes, 1, length(bytes) - 1) where ${file}`,
    );
    await expectGiven(versionIds[0]);
  });
});

describe('the archive', () => {
  const archive = async (language: 'fr' | 'en' = 'fr') => {
    const input = { companyId: company.id };
    const file: Blob | StreamedFile = await company.hr.call(exportDuerpArchive, input, language);
    return Buffer.from(await bytesOf(file));
  };

  test('says which version is altered, and still gives the others', async () => {
    await whileAltered(
      sql`update public.duerp_versions set content = ${ALTERED_TEXT} ${second()}`,
      async () => {
        const zip = await archive();
        for (const name of ['0001.json', '0001.pdf', '0003.json', '0003.pdf', '0003.csv']) {
          expect([name, filesIn(zip).includes(`versions/${name}`)]).toEqual([name, true]);
        }
        // The list names its text; the file itself has a header of its own.
        for (const name of ['0002.json', '0002.pdf', '0002.csv']) {
          expect([name, filesIn(zip).includes(`versions/${name}`)]).toEqual([name, false]);
        }
        expect(filesIn(zip).includes('VERSIONS-ALTEREES.txt')).toBe(true);
        expect(zip.includes('Version 2\u00a0: JSON')).toBe(true);
        expect(zip.includes('Sol propre')).toBe(false);
        expect(filesIn(await archive('en')).includes('ALTERED-VERSIONS.txt')).toBe(true);
      },
    );
    expect(filesIn(await archive()).includes('VERSIONS-ALTEREES.txt')).toBe(false);
  });
});

async function bytesOf(file: Blob | StreamedFile): Promise<ArrayBuffer> {
  if (file instanceof StreamedFile) throw new Error('what arrives is a file');
  return file.arrayBuffer();
}
