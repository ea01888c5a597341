import { parisDayOf } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { canonicalText, type DuerpRecord } from '../rules/duerp-record.ts';
import { recordHash, sha256 } from './record-hash.ts';
import type { RisksDeps } from './risks-deps.ts';
import { findFile, findNextLink, findVersion } from './versions.queries.ts';

export type Version = NonNullable<Awaited<ReturnType<typeof findVersion>>>;
type NextLink = Awaited<ReturnType<typeof findNextLink>>;

/**
 * A version to be read by people: one that was issued has the hash that follows from its text, says beside its
 * text what it says in it, and is the one that the next cites.
 * @throws Refusal not-found, or conflict for one that was altered
 */
export async function readVersion(
  deps: Pick<RisksDeps, 'log'>,
  tx: Tx,
  companyId: string,
  versionId: string,
): Promise<Version> {
  const version = await findVersion(tx, companyId, versionId);
  if (!version) throw new Refusal('not-found');
  if (version.state !== 'issued') return version;
  // Who has left reads no newer version, whose link is compared all the same: the service finds it.
  const next = await withServiceRights(tx, (service) =>
    findNextLink(service, companyId, version.number ?? 0),
  );
  if (!isAsIssued(version, next)) refuseAltered(deps, { companyId, versionId });
  return version;
}

/** Its kept file; undefined before there is one. @throws Refusal conflict for one that was altered */
export async function readKeptFile(
  deps: Pick<RisksDeps, 'log'>,
  tx: Tx,
  versionId: string,
  kind: 'pdf' | 'csv',
) {
  const file = await findFile(tx, versionId, kind);
  if (file && !sha256(file.bytes).equals(file.sha256)) refuseAltered(deps, { versionId, kind });
  return file;
}

/** Whether an issued version is the one that was issued. @param next the link of the version after it */
export function isAsIssued(version: Version, next: NextLink): boolean {
  const { content, hash, previous_hash: previous, number, superseded_on: supersededOn } = version;
  if (hash === null || !recordHash(previous, content).equals(hash)) return false;
  if ((number === 1) !== (previous === null) || !saysItsText(version)) return false;
  // Read after the version: one that is superseded has a next, and one that is not may have one meanwhile.
  return next ? next.previous_hash?.equals(hash) === true : supersededOn === null;
}

/** What stands beside the text, which is what is printed, is what is sealed in it. */
function saysItsText(version: Version): boolean {
  const { number, reason, note, opinion, content } = version;
  const beside = {
    number,
    issuedOn: version.issued_on,
    frozenOn: parisDayOf(version.frozen_at),
    reason,
    note,
    opinion,
  };
  try {
    const record = JSON.parse(content) as DuerpRecord;
    const names = Object.keys(beside) as (keyof typeof beside)[];
    return names.every((name) => canonicalText(record[name]) === canonicalText(beside[name]));
  } catch {
    return false;
  }
}

function refuseAltered({ log }: Pick<RisksDeps, 'log'>, about: Record<string, string>): never {
  log.error(about, 'a version of a risk document is not as it was issued');
  throw new Refusal('conflict', { problems: [{ path: 'version', problem: 'altered' }] });
}

export function isAltered(error: unknown): boolean {
  return error instanceof Refusal && error.problems.some(({ problem }) => problem === 'altered');
}
