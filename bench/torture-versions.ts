import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { pino } from 'pino';
import type { Call } from '#backend/call.ts';
import { addDays } from '#basics/dates.ts';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { migrateJobs } from '#platform/jobs/worker.ts';
import { readLimits } from '#platform/limits.ts';
import { brokenLink, type ChainLink } from '#risks/rules/duerp-record.ts';
import { duerpChain } from '#risks/server/duerp-chain.ts';
import { freezeDuerp, issueDuerp } from '#risks/server/issue-duerp.ts';
import { recordHash } from '#risks/server/record-hash.ts';
import type { RisksDeps } from '#risks/server/risks-deps.ts';
import { randomFrom } from '../tests/support/attacker.ts';
import { largeDocument } from '../tests/support/large-document.ts';
import { settableClock } from '../tests/support/listening.ts';
import { openPlace } from './place.ts';
import { sized } from './size.ts';

const YEARS = sized(40, 1);
const VERSIONS_A_YEAR = 4;
const RISKS = 40;
const FIRST_DAY = '2026-01-05';
const COMPANIES_AT_ONCE = 4;

const out = (text: string) => process.stdout.write(`${text}\n`);

/**
 * Forty years of four versions of so many companies, each frozen and issued as an employer does: every
 * chain verifies, and one bit that is changed anywhere is found in the very version it is in.
 */
export async function tortureVersions(companies: number, seed: number): Promise<void> {
  const place = await openPlace();
  const log = pino({ level: 'error' });
  try {
    await migrate({ owner: place.owner, log });
    const clock = settableClock(`${FIRST_DAY}T09:00:00+01:00`);
    const database = await openDatabase({ owner: place.owner, log, clock });
    await migrateJobs(database.ownerPool, log);
    await issueAll(database, clock, companies);
    await verifyAll(database, seed);
    await verifyAsEachNight(database);
    await database.close();
  } finally {
    await place.leave();
  }
}

/** As its employer issues it, who signs for what it does not have yet. */
const FORM = { kind: 'no-council', despiteName: 'Ada Lefort', despiteAs: 'Dirigeante' };

/** Forty years are issued in an hour. */
const UNLIMITED = readLimits('print-duerp=1000000/3600');

async function issueAll(
  database: Database,
  clock: ReturnType<typeof settableClock>,
  companies: number,
): Promise<void> {
  // What is printed is another test’s: here nothing is.
  const pdf = { print: async () => new Uint8Array(), close: async () => {} };
  const deps = { database, clock, pdf, limits: UNLIMITED } as unknown as RisksDeps;
  const kept = await Promise.all(
    Array.from({ length: companies }, () => largeDocument(database, RISKS)),
  );
  const some = pLimit(COMPANIES_AT_ONCE);
  const versions = YEARS * VERSIONS_A_YEAR;
  for (let at = 0; at < versions; at += 1) {
    clock.setDay(addDays(FIRST_DAY, Math.round((at * 365.25) / VERSIONS_A_YEAR)));
    await Promise.all(kept.map((company) => some(() => issue(deps, company))));
    if ((at + 1) % (10 * VERSIONS_A_YEAR) === 0) out(`${(at + 1) / VERSIONS_A_YEAR} years issued`);
  }
}

async function issue(
  deps: RisksDeps,
  { companyId, ownerId }: Awaited<ReturnType<typeof largeDocument>>,
): Promise<void> {
  const call: Call = {
    caller: { role: 'authenticated', claims: { sub: ownerId }, throughFunction: true },
    language: 'fr',
    network: 'torture',
  };
  const versionId = randomUUID();
  await freezeDuerp(deps, call, { companyId, versionId, form: { reason: 'yearly' } });
  await issueDuerp(deps, call, { companyId, versionId, form: FORM });
}

/** How long a night takes for them, and how much it holds. */
async function verifyAsEachNight(database: Database): Promise<void> {
  const startedAt = performance.now();
  const heldBefore = process.memoryUsage().rss;
  let most = 0;
  const counts = { links: 0, faults: 0 };
  for await (const { isSound } of duerpChain({ trusted: undefined, database })) {
    counts.links += 1;
    if (!isSound) counts.faults += 1;
    most = Math.max(most, process.memoryUsage().rss - heldBefore);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  out(
    `as each night: ${counts.links} versions in ${seconds.toFixed(1)} s, ${counts.faults} altered, ` +
      `${Math.round(most / 1_048_576)} MiB more at most`,
  );
  if (counts.faults > 0) process.exitCode = 1;
}

async function verifyAll({ owner }: Database, seed: number): Promise<void> {
  const random = randomFrom(seed);
  const companies = await owner.selectFrom('companies').select('id').orderBy('id').execute();
  const counts = { companies: companies.length, versions: 0, broken: 0, found: 0 };
  for (const { id } of companies) {
    const rows = await owner
      .selectFrom('duerp_versions')
      .select(['number', 'content', 'previous_hash', 'hash'])
      .where('company_id', '=', id)
      .orderBy('number')
      .execute();
    const chain = rows.map(
      (row): ChainLink => ({
        number: row.number ?? 0,
        content: row.content,
        previousHash: row.previous_hash?.toString('hex'),
        hash: row.hash?.toString('hex') ?? '',
      }),
    );
    counts.versions += chain.length;
    if (brokenLink(chain, hashOf) !== undefined) counts.broken += 1;
    const at = Math.floor(random() * chain.length);
    const altered = chain.map((link, index) => (index === at ? flipped(link, random) : link));
    if (brokenLink(altered, hashOf) === at + 1) counts.found += 1;
  }
  out(
    `${counts.versions} versions of ${counts.companies} companies, seed ${seed}: ${counts.broken} chains ` +
      `broken; one bit flipped in each: ${counts.found} of ${counts.companies} found in their version`,
  );
  if (counts.broken > 0 || counts.found < counts.companies) process.exitCode = 1;
}

function flipped(link: ChainLink, random: () => number): ChainLink {
  const bytes = Buffer.from(link.content, 'utf8');
  const at = Math.floor(random() * bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 7));
  return { ...link, content: bytes.toString('utf8') };
}

function hashOf(previous: string | undefined, content: string): string {
  const before = previous === undefined ? null : Buffer.from(previous, 'hex');
  return recordHash(before, content).toString('hex');
}
