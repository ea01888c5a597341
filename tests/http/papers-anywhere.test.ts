import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inflate } from '@sparticuz/chromium';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { printDuerp, saveRisk } from '#risks/contract.ts';
import { type ListeningCompany, listeningCompany, settableClock } from '../support/listening.ts';
import { issueNow, keepDocument, RISK } from '../support/risk-document.ts';
import { callOver } from '../support/running-product.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const require = createRequire(import.meta.url);
/** Signs that our fonts lack and others have, and that none has; some of another direction. */
const STRANGE = 'Ж ☃ ✈ ∮ א ا 漢 🦺 e\u20dd \ue900 ﬁ Ω ẞ';

let product: TestProduct;
let company: ListeningCompany;
let versionId: string;
let folder: string;
const clock = settableClock('2026-11-23T09:00:00+01:00');

beforeAll(async () => {
  product = await startTestProduct({}, clock);
  company = await listeningCompany(product, { Atelier: 2 }, '2026-10-05');
  const { unitId } = await keepDocument(company);
  await company.hr.call(saveRisk, {
    companyId: company.id,
    id: randomUUID(),
    unitId,
    revision: null,
    form: { ...RISK, situation: `Signes : ${STRANGE}` },
  });
  versionId = await issueNow(company);
  await sql`update public.product_translations set name = ${`Box ${STRANGE}`}
    where product_id = (select id from public.products where slug = 'box-saveurs')`.execute(
    product.database.owner,
  );
  folder = await mkdtemp(join(tmpdir(), 'prevenance-fonts-'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Fingerprints of papers and of a picture, from a product that starts now and prints for the first time. */
async function printedHere(): Promise<Record<string, string>> {
  // What was printed when it was issued would be answered again.
  await product.database.owner.connection().execute(async (owner) => {
    await sql`set session_replication_role = replica`.execute(owner);
    await sql`delete from public.duerp_files`.execute(owner);
    await sql`reset session_replication_role`.execute(owner);
  });
  const there = await product.another();
  const token = await product.tokens.signAccess(
    { role: 'authenticated', sub: company.hr.userId },
    3_600,
  );
  const call = <C extends Parameters<typeof callOver>[1]>(
    contract: C,
    input: Parameters<typeof callOver<C>>[2],
  ) => callOver(there.url, contract, input, 'fr', token) as Promise<Blob>;
  try {
    const print = { companyId: company.id, versionId, kind: 'kept' } as const;
    const papers = {
      duerp: await call(printDuerp, print),
      reading: await call(printDuerp, { ...print, kind: 'reading' }),
      picture: await pictureOf(there.url, '/boutique/produit/box-saveurs'),
    };
    const prints = Object.entries(papers).map(async ([name, paper]) => {
      const bytes = Buffer.from(await paper.arrayBuffer());
      return [name, createHash('sha256').update(bytes).digest('hex')] as const;
    });
    return Object.fromEntries(await Promise.all(prints));
  } finally {
    await there.stop();
  }
}

/** Its address carries what it shows; an older one leads to it. */
async function pictureOf(url: string, path: string): Promise<Blob> {
  const response = await fetch(`${url}/og${path}.fr.${'A'.repeat(16)}.png`);
  expect(response.headers.get('content-type')).toBe('image/png');
  return response.blob();
}

/** All weights of our own families, slanted ones too, and a family that has more signs. */
async function manyFonts(into: string): Promise<void> {
  for (const family of ['atkinson-hyperlegible-next', 'newsreader']) {
    const home = dirname(require.resolve(`@expo-google-fonts/${family}/package.json`));
    await cp(home, join(into, family), { recursive: true });
  }
  const packed = join(dirname(dirname(require.resolve('@sparticuz/chromium'))), 'bin/fonts.tar.br');
  // It unpacks into the temporary folder.
  vi.stubEnv('TMPDIR', folder);
  await cp(await inflate(packed), into, { recursive: true });
}

test('a version, a reading copy and a picture are the same, to the byte, whatever fonts a machine has', async () => {
  const fonts = join(folder, '.fonts');
  await mkdir(fonts);
  await manyFonts(fonts);
  const list = (dir: string) => `<?xml version="1.0"?><fontconfig><dir>${dir}</dir></fontconfig>`;
  await writeFile(join(folder, 'many.conf'), list(fonts));
  await writeFile(join(folder, 'none.conf'), list(join(folder, 'nothing')));

  vi.stubEnv('FONTCONFIG_FILE', join(folder, 'none.conf'));
  const bare = await printedHere();
  vi.stubEnv('FONTCONFIG_FILE', join(folder, 'many.conf'));
  const rich = await printedHere();
  vi.stubEnv('FONTCONFIG_FILE', undefined);
  vi.stubEnv('HOME', folder);
  vi.stubEnv('XDG_DATA_HOME', folder);
  const ofTheMachine = await printedHere();

  expect(Object.keys(bare)).toEqual(['duerp', 'reading', 'picture']);
  expect(rich).toEqual(bare);
  expect(ofTheMachine).toEqual(bare);
});
