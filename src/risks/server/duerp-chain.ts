import type { CheckedLink } from '#platform/chains.ts';
import type { Database } from '#platform/database/database.ts';
import { isAsIssued } from './sealed-version.ts';
import { isTimestampSound } from './stamp-duerp.ts';
import { findTimestamp } from './timestamps.queries.ts';
import {
  findAlteredFiles,
  findIssuedVersions,
  findIssuers,
  findNextLink,
  findVersion,
} from './versions.queries.ts';

type Checked = {
  readonly database: Database;
  /** Certificates in PEM that timestamps must end in, where an authority is configured. */
  readonly trusted: string | undefined;
};

/** Every issued version of every company with its kept files and timestamp; one text is held at a time. */
export async function* duerpChain({ database, trusted }: Checked): AsyncGenerator<CheckedLink> {
  let after: string | undefined;
  for (;;) {
    // A timer is no caller: the service reads every company, here and below.
    const companies = await database.asService((tx) => findIssuers(tx, after));
    for (const companyId of companies) yield* versionsOf({ database, trusted }, companyId);
    after = companies.at(-1);
    if (after === undefined) return;
  }
}

async function* versionsOf(
  { database, trusted }: Checked,
  companyId: string,
): AsyncGenerator<CheckedLink> {
  const versions = await database.asService((tx) => findIssuedVersions(tx, companyId));
  for (const [at, { id, number }] of versions.entries()) {
    const { isSound, files, version, stamp } = await database.asService(async (tx) => {
      const version = await findVersion(tx, companyId, id);
      const next = await findNextLink(tx, companyId, number ?? 0);
      return {
        isSound: number === at + 1 && version !== undefined && isAsIssued(version, next),
        files: await findAlteredFiles(tx, id),
        version,
        stamp: await findTimestamp(tx, id),
      };
    });
    yield { companyId, subject: String(number), isSound };
    for (const { kind } of files) {
      yield { companyId, subject: `${number} ${kind.toUpperCase()}`, isSound: false };
    }
    // Of an altered text no timestamp fits: that is one fault, and said above.
    if (isSound && version && stamp && !(await isTimestampSound(version, stamp, trusted))) {
      yield { companyId, subject: `${number} TSR`, isSound: false };
    }
  }
}
