import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { addDays, type ParisDay } from '#basics/dates.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { PublishedRelease, ReadReleases } from '../contract.ts';
import { lastClosedMonday } from '../rules/closing-time.ts';
import { METHOD, releaseTexts } from '../rules/release.ts';
import type { ListeningDeps } from './listening-deps.ts';
import { TEAM_WEEKS } from './read-mood.ts';
import { textHashes } from './release-hash.ts';
import { releaseOf } from './release-rows.ts';
import {
  findReleases,
  findWholeReleases,
  refuseUnpublished,
  type WholeRelease,
} from './releases.queries.ts';

const FIRST_DAY: ParisDay = '0001-01-01';

/** Every release of a company, for whoever reads what is told of it. */
export function readReleases(
  deps: ListeningDeps,
  call: Call,
  { companyId }: ParsedInputOf<ReadReleases>,
): Promise<OutputOf<ReadReleases>> {
  const teamsSince = addDays(lastClosedMonday(deps.clock.now()), -7 * (TEAM_WEEKS - 1));
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await refuseUnpublished(tx, companyId);
    // Old texts of teams are hashed for the reader, not given: the service reads them.
    const all = await withServiceRights(tx, (service) => findWholeReleases(service, companyId));
    // A caller is shown those that are as they were told.
    const sound = new Set(
      (await findReleases(tx, companyId, FIRST_DAY)).map(({ monday }) => monday),
    );
    const releases = all.map((each) =>
      publishedRelease(each, { teamsSince, isSound: sound.has(each.release.monday) }),
    );
    return { releases: await Promise.all(releases) };
  });
}

async function publishedRelease(
  { release, ...rows }: WholeRelease,
  { teamsSince, isSound }: { readonly teamsSince: ParisDay; readonly isSound: boolean },
): Promise<PublishedRelease> {
  const about = {
    monday: release.monday,
    method: release.method,
    previousHash: release.previous_hash?.toString('hex') ?? null,
    hash: release.hash.toString('hex'),
  };
  // Of method 1 no text is known; of a week that is not as it was told none is given.
  if (release.method < METHOD || !isSound)
    return { ...about, whole: null, teams: null, teamsHash: null };
  const texts = releaseTexts(releaseOf(release, rows));
  const { teams } = await textHashes(texts);
  return {
    ...about,
    whole: texts.whole,
    teams: release.monday >= teamsSince ? texts.teams : null,
    teamsHash: teams.toString('hex'),
  };
}
