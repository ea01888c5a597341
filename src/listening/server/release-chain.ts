import type { ParisDay } from '#basics/dates.ts';
import type { CheckedLink } from '#platform/chains.ts';
import type { Database } from '#platform/database/database.ts';
import { METHOD } from '../rules/release.ts';
import { hashOf } from './release-hash.ts';
import { releaseOf } from './release-rows.ts';
import { findReleasedCompanies, findWholeReleases, type WholeRelease } from './releases.queries.ts';

const COMPANIES_AT_ONCE = 100;
/** A year of a large company is read at once, not its history. */
const RELEASES_AT_ONCE = 52;

/** Every release of every company. */
export async function* releaseChain({
  database,
}: {
  readonly database: Database;
}): AsyncGenerator<CheckedLink> {
  let after: string | undefined;
  for (;;) {
    // A timer is no caller: the service reads every company, here and below.
    const companies = await database.asService((tx) =>
      findReleasedCompanies(tx, after, COMPANIES_AT_ONCE),
    );
    for (const companyId of companies) yield* releasesOf(database, companyId);
    after = companies.at(-1);
    if (after === undefined) return;
  }
}

async function* releasesOf(database: Database, companyId: string): AsyncGenerator<CheckedLink> {
  let after: ParisDay | undefined;
  let previous: Before | undefined;
  for (;;) {
    const page = await database.asService((tx) =>
      findWholeReleases(tx, companyId, { ...(after && { after }), limit: RELEASES_AT_ONCE }),
    );
    for (const each of page) {
      const { monday, hash, method } = each.release;
      yield { companyId, subject: monday, isSound: await isAsPublished(each, previous) };
      // One that was altered hides nothing of the others: the next cites the hash that was told.
      previous = { hash, method };
    }
    after = page.at(-1)?.release.monday;
    if (after === undefined) return;
  }
}

type Before = { readonly hash: Buffer; readonly method: number };

/** Whether a release follows from its rows and from the one before. @param previous undefined for the first */
async function isAsPublished(
  { release, ...rows }: WholeRelease,
  previous: Before | undefined,
): Promise<boolean> {
  if ((release.previous_hash ?? undefined)?.toString('hex') !== previous?.hash.toString('hex'))
    return false;
  // Of method 1 the texts are not known any more: its hashes stand in their order, before those of the other one.
  if (release.method < METHOD) return previous === undefined || previous.method < METHOD;
  const hash = await hashOf(releaseOf(release, rows), previous?.hash);
  return hash.equals(release.hash);
}
