import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCertificates, verifyTimestamp } from '#platform/timestamps/verify-timestamp.ts';
import { exportDuerpArchive, readDuerp } from '#risks/contract.ts';
import { alter } from '../support/altered-rows.ts';
import { filesIn } from '../support/files-in-zip.ts';
import { bringForward, queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import {
  type Colleague,
  type ListeningCompany,
  listeningCompany,
  settableClock,
} from '../support/listening.ts';
import { issueNow, keepDocument } from '../support/risk-document.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import {
  type Mishap,
  startTimestampDouble,
  type TimestampDouble,
} from '../support/timestamp-double/timestamp-double.ts';

let product: TestProduct;
let authority: TimestampDouble;
let company: ListeningCompany;
let versionIds: string[];
const clock = settableClock('2026-11-23T09:00:00+01:00');

beforeAll(async () => {
  authority = await startTimestampDouble(() => clock.now());
  product = await startTestProduct(
    {
      AUTH_RATE_LIMITS: 'off',
      TIMESTAMP_URL: authority.url,
      TIMESTAMP_CA: authority.trusted,
      TIMESTAMP_CREDENTIALS: 'prevenance:secret',
    },
    clock,
  );
  company = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
  await keepDocument(company);
  versionIds = [await issueNow(company)];
  await queueIsQuiet(product);
});
afterAll(async () => {
  await product.stop();
  await authority.stop();
});

async function shown(versionId: string, who: Pick<Colleague, 'call'> = company.cse) {
  const { versions } = await who.call(readDuerp, { companyId: company.id });
  return versions.find(({ id }) => id === versionId);
}

async function storedOf(versionId: string) {
  const { rows } = await sql<{ response: Buffer; sealed: Buffer }>`
    select stamp.response, coalesce(version.previous_hash, '') || convert_to(version.content, 'UTF8')
      as sealed
    from public.duerp_timestamps as stamp join public.duerp_versions as version
      on version.id = stamp.version_id
    where stamp.version_id = ${versionId}`.execute(product.database.owner);
  return rows[0];
}

/** A job that failed waits for its next turn: it comes now. */
const askAgain = async (versionId: string) => {
  await bringForward(product, `stamp-duerp:${versionId}`);
  await queueIsQuiet(product);
};

const STAMPED = { state: 'stamped', at: '2026-11-23T08:00:00.000Z' };

async function archive(): Promise<Buffer> {
  const file: unknown = await company.hr.call(exportDuerpArchive, { companyId: company.id });
  if (!(file instanceof Blob)) throw new Error('what arrives is a file');
  return Buffer.from(await file.arrayBuffer());
}

describe('an issued version', () => {
  test('is stamped by the authority, once, and says so to who reads it', async () => {
    const [first = ''] = versionIds;
    expect((await shown(first))?.timestamp).toEqual({ ...STAMPED, authority: authority.name });
    expect(authority.asked).toEqual([
      `Basic ${Buffer.from('prevenance:secret').toString('base64')}`,
    ]);
    const stored = await storedOf(first);
    if (!stored) throw new Error('nothing is stored');
    await verifyTimestamp(stored.response, {
      sealed: stored.sealed,
      trusted: readCertificates(authority.trusted),
      between: [new Date('2026-11-23T07:59:59Z'), new Date('2026-11-23T08:00:01Z')],
    });
    await repeatJob(product, 'stamp-duerp', { companyId: company.id, versionId: first }, 3);
    await repeatJob(product, 'stamp-missing', {}, 2);
    await queueIsQuiet(product);
    expect(authority.asked).toHaveLength(1);
    expect((await storedOf(first))?.response).toEqual(stored.response);
  });

  test.each<Mishap>([
    'server-error',
    'no-answer',
    'nonsense',
    'endless',
    'refused',
    'other-imprint',
    'foreign-authority',
    'altered-signature',
    'replayed',
    'wrong-time',
  ])('is issued all the same, and stamped later: %s', async (mishap) => {
    authority.suffer(mishap);
    const id = await issueNow(company, 'change');
    versionIds.push(id);
    await queueIsQuiet(product);
    expect(await shown(id)).toMatchObject({ state: 'issued', timestamp: { state: 'awaited' } });
    expect(await storedOf(id)).toBeUndefined();
    authority.suffer(undefined);
    await askAgain(id);
    expect((await shown(id))?.timestamp).toEqual({ ...STAMPED, authority: authority.name });
  });

  test('that the queue gave up is asked for again each hour', async () => {
    authority.suffer('server-error');
    const id = await issueNow(company, 'change');
    versionIds.push(id);
    await queueIsQuiet(product);
    await sql`select graphile_worker.remove_job(${`stamp-duerp:${id}`})`.execute(
      product.database.owner,
    );
    authority.suffer(undefined);
    await repeatJob(product, 'stamp-missing', {}, 1);
    await queueIsQuiet(product);
    expect((await shown(id))?.timestamp).toMatchObject(STAMPED);
  });

  test('has it in the archive, with the certificates to verify it', async () => {
    const zip = await archive();
    expect(filesIn(zip)).toEqual(
      expect.arrayContaining(['versions/0001.tsr', 'timestamp-authorities.pem']),
    );
    expect(zip.includes(authority.trusted)).toBe(true);
    expect(zip.includes((await storedOf(versionIds[0] ?? ''))?.response ?? 'nothing')).toBe(true);
    expect(zip.includes('openssl ts -verify')).toBe(true);
  });
});

describe('a kept timestamp', () => {
  const write = (statement: string, versionId: string) =>
    sql`${sql.raw(statement)} where version_id = ${versionId}`.execute(product.database.owner);

  test('is refused to every change, whoever asks, and to a version that is not issued', async () => {
    const [first = ''] = versionIds;
    for (const change of [
      `update public.duerp_timestamps set authority = 'X'`,
      'delete from public.duerp_timestamps',
    ]) {
      await expect(write(change, first)).rejects.toThrow('kept as it came');
    }
    await expect(
      sql`insert into public.duerp_timestamps
        (version_id, company_id, response, stamped_at, authority)
        values (${randomUUID()}, ${company.id}, 'x', now(), 'X')`.execute(product.database.owner),
    ).rejects.toThrow('only an issued version');
  });
});

describe('the check of the night', () => {
  async function faults(): Promise<string[]> {
    clock.set(new Date(clock.now().getTime() + 60_000));
    await repeatJob(product, 'verify-chains', {}, 1);
    await queueIsQuiet(product);
    const { rows } = await sql<{ chain: string; subject: string }>`
      select chain, subject from public.chain_faults order by 1, 2`.execute(product.database.owner);
    return rows.map(({ chain, subject }) => `${chain} ${subject}`);
  }

  test('finds every kept timestamp in order', async () => {
    expect(await faults()).toEqual([]);
  });

  test.each([
    [
      'one byte of the answer',
      sql`response = set_byte(response, length(response) - 1,
      get_byte(response, length(response) - 1) # 1)`,
    ],
    [
      'the answer about another version',
      sql`response = (select response
      from public.duerp_timestamps as other where other.version_id <> duerp_timestamps.version_id
      limit 1)`,
    ],
    ['nothing that is an answer', sql`response = 'x'`],
    ['the moment that is shown', sql`stamped_at = stamped_at - interval '1 second'`],
    ['the name that is shown', sql`authority = 'Une autre autorité'`],
  ])('finds %s', async (_, change) => {
    const [first = ''] = versionIds;
    const { rows } = await sql<{ response: Buffer; stamped_at: Date; authority: string }>`
      select response, stamped_at, authority from public.duerp_timestamps
      where version_id = ${first}`.execute(product.database.owner);
    const [kept] = rows;
    await alter(
      product,
      sql`update public.duerp_timestamps set ${change} where version_id = ${first}`,
    );
    expect(await faults()).toEqual(['duerp 1 TSR']);
    const zip = await archive();
    expect(filesIn(zip).filter((name) => /0001|0002\.tsr/.test(name))).toEqual([
      'versions/0001.json',
      'versions/0001.pdf',
      'versions/0001.csv',
      'versions/0002.tsr',
    ]);
    expect(zip.includes('Version 1\u00a0: TSR')).toBe(true);
    await alter(
      product,
      sql`update public.duerp_timestamps set response = ${kept?.response},
        stamped_at = ${kept?.stamped_at}, authority = ${kept?.authority}
        where version_id = ${first}`,
    );
    expect(await faults()).toEqual([]);
  });

  test('finds a last version that was written anew with its fingerprint', async () => {
    const last = versionIds.at(-1) ?? '';
    const { rows } = await sql<{ content: string }>`select content from public.duerp_versions
      where id = ${last}`.execute(product.database.owner);
    const rewrite = (content: string) => sql`update public.duerp_versions set content = ${content},
      hash = sha256(coalesce(previous_hash, '') || convert_to(${content}, 'UTF8'))
      where id = ${last}`;
    const content = rows[0]?.content ?? '';
    await alter(product, rewrite(content.replace('Sol mouillé', 'Sol propre')));
    expect(await faults()).toEqual([`duerp ${versionIds.length} TSR`]);
    await alter(product, rewrite(content));
    expect(await faults()).toEqual([]);
  });
});

test('without an authority nothing is asked, and nothing is said of it', async () => {
  const off = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  const other = await listeningCompany(off, { Atelier: 1 }, '2026-10-05');
  await keepDocument(other);
  const id = await issueNow(other);
  await repeatJob(off, 'stamp-missing', {}, 1);
  await queueIsQuiet(off);
  const asked = authority.asked.length;
  const { versions } = await other.cse.call(readDuerp, { companyId: other.id });
  expect(versions.find((version) => version.id === id)?.timestamp).toBeNull();
  expect(authority.asked).toHaveLength(asked);
  await off.stop();
});
