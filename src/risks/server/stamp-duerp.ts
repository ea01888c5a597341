import type { Tx } from '#platform/database/transaction.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import { CLOCKS_APART_MS } from '#platform/timestamps/timestamp-authority.ts';
import {
  readCertificates,
  TimestampRefused,
  verifyTimestamp,
} from '#platform/timestamps/verify-timestamp.ts';
import type { RisksDeps } from './risks-deps.ts';
import { isAltered, readVersion, type Version } from './sealed-version.ts';
import { findTimestamp, findUnstamped, insertTimestamp } from './timestamps.queries.ts';

type VersionId = { readonly companyId: string; readonly versionId: string };
export type StampDeps = Pick<RisksDeps, 'database' | 'log' | 'timestamps'>;

export const STAMP_TASK = 'stamp-duerp';

/** After this transaction: the version is issued, whatever becomes of its timestamp. */
export function stampSoon(tx: Tx, version: VersionId): Promise<void> {
  return enqueueJob(tx, {
    task: STAMP_TASK,
    payload: version,
    key: `${STAMP_TASK}:${version.versionId}`,
  });
}

/**
 * Has one issued version stamped, once. The queue asks again while the authority is away.
 * @throws TimestampUnavailable, TimestampRefused
 */
export async function stampDuerp(deps: StampDeps, payload: unknown): Promise<void> {
  const { database, timestamps } = deps;
  const { companyId, versionId } = payload as VersionId;
  if (!timestamps) return;
  // A job is no caller: the service reads the version that was issued. Nothing is locked while others answer.
  const version = await database.asService(async (tx) =>
    (await findTimestamp(tx, versionId))
      ? undefined
      : readVersion(deps, tx, companyId, versionId).catch(unlessAltered),
  );
  if (version?.state !== 'issued') return;
  const stamped = await timestamps.stamp(sealedOf(version));
  await database.asService((tx) => insertTimestamp(tx, { companyId, versionId }, stamped));
}

/** An altered version is for the check of the night: nobody vouches for it. */
function unlessAltered(error: unknown): undefined {
  if (!isAltered(error)) throw error;
}

/** Asks for what is missing: issued before there was an authority, or given up while it was away. */
export async function stampMissing({ database, timestamps }: StampDeps): Promise<void> {
  if (!timestamps) return;
  // A timer is no caller: the service sees the versions of every company.
  await database.asService(async (tx) => {
    for (const version of await findUnstamped(tx)) await stampSoon(tx, version);
  });
}

/** What the fingerprint of a version is the SHA-256 of: the timestamp is of that very fingerprint. */
function sealedOf({ previous_hash: previous, content }: Version): Buffer {
  return Buffer.concat([previous ?? Buffer.alloc(0), Buffer.from(content, 'utf8')]);
}

type Stored = NonNullable<Awaited<ReturnType<typeof findTimestamp>>>;

/**
 * Whether a kept timestamp still proves what its row says of this version.
 * @param trusted certificates in PEM in which its chain must end; undefined where no authority is configured
 * any more: then whatever follows from the answer itself is compared
 */
export async function isTimestampSound(
  version: Version,
  stored: Stored,
  trusted: string | undefined,
): Promise<boolean> {
  const issued = version.issued_at?.getTime();
  if (issued === undefined) return false;
  try {
    const { at, authority } = await verifyTimestamp(stored.response, {
      sealed: sealedOf(version),
      trusted: trusted === undefined ? undefined : readCertificates(trusted),
      between: [
        new Date(issued - CLOCKS_APART_MS),
        new Date(stored.received_at.getTime() + CLOCKS_APART_MS),
      ],
    });
    return at.getTime() === stored.stamped_at.getTime() && authority === stored.authority;
  } catch (error) {
    if (error instanceof TimestampRefused) return false;
    throw error;
  }
}
