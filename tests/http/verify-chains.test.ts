import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWork } from '#staff/contract.ts';
import { alter } from '../support/altered-rows.ts';
import type { Person } from '../support/company.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import { type ListeningCompany, listeningCompany, settableClock } from '../support/listening.ts';
import { tellReleases } from '../support/published-releases.ts';
import { issueNow, keepDocument } from '../support/risk-document.ts';
import { staffMember } from '../support/staff.ts';
import { paidByCard } from '../support/staff-orders.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const METRICS = { METRICS_TOKEN: 'of-the-operator-alone-0123456789' };

let product: TestProduct;
let company: ListeningCompany;
let paul: Person;
const clock = settableClock('2026-11-23T09:00:00+01:00');

beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off', ...METRICS }, clock);
  paul = await staffMember(product);
  company = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
  await keepDocument(company);
  await issueNow(company);
  await issueNow(company, 'change');
  await tellReleases(product.database, company.id, '2024-10-07', 110);
  for (let at = 0; at < 3; at += 1) await paidByCard(product);
  await queueIsQuiet(product);
});
afterAll(() => product.stop());

const own = async (statement: RawBuilder<unknown>) =>
  (await statement.execute(product.database.owner)).rows as Record<string, unknown>[];

/** As the night does, a night later each time. */
async function verified() {
  clock.set(new Date(clock.now().getTime() + 60_000));
  await repeatJob(product, 'verify-chains', {}, 1);
  await queueIsQuiet(product);
  const rows = await own(sql`select chain, subject from public.chain_faults order by 1, 2`);
  return rows.map(({ chain, subject }) => `${chain} ${subject}`);
}

const toldToOwner = async () =>
  (
    await own(sql`select kind, details from public.notifications
      where user_id = ${company.owner.userId} and kind like '%-altered' order by kind`)
  ).map(({ kind, details }) => [kind, (details as { subject: string }).subject]);

async function countedInMetrics() {
  const headers = { authorization: `Bearer ${METRICS.METRICS_TOKEN}` };
  const text = await (await fetch(`${product.url}/metrics`, { headers })).text();
  return Number(/^chain_faults (\d+)$/m.exec(text)?.[1]);
}

/** Alters, verifies, and puts back. */
async function foundAfter(change: RawBuilder<unknown>, back: RawBuilder<unknown>) {
  await alter(product, change);
  const found = await verified();
  await alter(product, back);
  expect(await verified()).toEqual([]);
  return found;
}

const ofCompany = () => sql`company_id = ${company.id}`;
const week = () => sql`${ofCompany()} and monday = '2026-02-02'`;

test('every chain is in order until somebody alters it', async () => {
  expect(await verified()).toEqual([]);
  expect(await countedInMetrics()).toBe(0);
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from public.invoice_files where is_valid`.execute(product.database.owner);
  expect(rows[0]?.count).toBeGreaterThanOrEqual(3);
});

test('a number that was told, a version, an invoice: each is found, told and counted once', async () => {
  await alter(
    product,
    sql`update public.released_cells set points = 12 where ${week()}`,
    sql`update public.duerp_versions set content = replace(content, 'Fonderie', 'Fonderia')
      where ${ofCompany()} and number = 1`,
    sql`update public.invoices set net_cents = net_cents - 100 where rank = 2`,
  );
  const found = await verified();
  expect(found).toEqual([
    'duerp 1',
    expect.stringMatching(/^invoices F\d{4}-000002$/),
    'releases 2026-02-02',
  ]);
  expect(await verified()).toEqual(found);
  expect(await toldToOwner()).toEqual([
    ['duerp-altered', '1'],
    ['releases-altered', '2026-02-02'],
  ]);
  expect((await paul.call(readWork, {})).alteredRecords).toBe(3);
  expect(await countedInMetrics()).toBe(3);
  // Restored from a backup, it is no work any more.
  await alter(
    product,
    sql`update public.released_cells set points = 9 where ${week()}`,
    sql`update public.duerp_versions set content = replace(content, 'Fonderia', 'Fonderie')
      where ${ofCompany()} and number = 1`,
    sql`update public.invoices set net_cents = net_cents + 100 where rank = 2`,
  );
  expect(await verified()).toEqual([]);
  expect((await paul.call(readWork, {})).alteredRecords).toBe(0);
});

test('a release that is left out, or whose hash was written anew, is found by the next; one of no method by itself', async () => {
  const hash = sql`update public.releases set hash = sha256('x') where ${week()}`;
  const [was] = await own(sql`select hash from public.releases where ${week()}`);
  const back = sql`update public.releases set hash = ${was?.hash} where ${week()}`;
  expect(await foundAfter(hash, back)).toEqual(['releases 2026-02-02', 'releases 2026-02-09']);
  // Of the method whose texts are not known any more.
  const old = await foundAfter(
    sql`update public.releases set method = 1, list_since = null, rate = null where ${week()}`,
    sql`update public.releases set method = 2, list_since = '2024-10-07', rate = 'most' where ${week()}`,
  );
  expect(old).toEqual(['releases 2026-02-02']);
  // Whether the company that it is said to be of comes before or after this one.
  for (const elsewhere of [randomUUID().replace(/^./, '0'), randomUUID().replace(/^./, 'f')]) {
    const gone = await foundAfter(
      sql`update public.releases set company_id = ${elsewhere} where ${week()}`,
      sql`update public.releases set ${ofCompany()} where monday = '2026-02-02'`,
    );
    expect(gone).toEqual(['releases 2026-02-02', 'releases 2026-02-09']);
  }
});

test('a number that is missing among invoices, or at their end', async () => {
  for (const rank of [2, 3]) {
    const found = await foundAfter(
      sql`update public.invoices set rank = rank + 100 where rank = ${rank}`,
      sql`update public.invoices set rank = rank - 100 where rank = ${rank} + 100`,
    );
    expect(found).toContainEqual(expect.stringMatching(new RegExp(`-00000${rank}$`)));
  }
});

test('a file of an invoice that says something else', async () => {
  const which = sql`invoice_id = (select id from public.invoices where rank = 1)`;
  const [was] = await own(sql`select xml from public.invoice_files where ${which}`);
  const back = sql`update public.invoice_files set xml = ${was?.xml} where ${which}`;
  for (const xml of [
    sql`replace(xml, '<ram:GrandTotalAmount>', '<ram:GrandTotalAmount>1')`,
    sql`'x'`,
  ]) {
    const found = await foundAfter(
      sql`update public.invoice_files set xml = ${xml} where ${which}`,
      back,
    );
    expect(found).toEqual([expect.stringMatching(/^invoices F\d{4}-000001 PDF$/)]);
  }
});
