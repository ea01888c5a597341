import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { addDays, type ParisDay } from '#basics/dates.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { ReadReleases, ToldRelease } from '../contract.ts';
import { lastClosedMonday } from '../rules/closing-time.ts';
import { METHOD, releaseTexts } from '../rules/release.ts';
import type { ListeningDeps } from './listening-deps.ts';
import { TEAM_WEEKS } from './read-mood.ts';
import { textHashes } from './release-hash.ts';
import { releaseOf } from './release-rows.ts';
import { findWholeReleases, refuseUntold, type WholeRelease } from './releases.queries.ts';

/** Every release of a company, for whoever reads what is told of it. */
export function runReadReleases(
  deps: ListeningDeps,
  call: Call,
  { companyId }: ParsedInputOf<ReadReleases>,
): Promise<OutputOf<ReadReleases>> {
  const teamsSince = addDays(lastClosedMonday(deps.clock.now()), -7 * (TEAM_WEEKS - 1));
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await refuseUntold(tx, companyId);
    // Old texts of teams are hashed for the reader, not given: the service reads them.
    const all = await withServiceRights(tx, (service) => findWholeReleases(service, companyId));
    return { releases: await Promise.all(all.map((each) => toldRelease(each, teamsSince))) };
  });
}

async function toldRelease(
  { release, cells, factors, polls }: WholeRelease,
  teamsSince: ParisDay,
): Promise<ToldRelease> {
  const about = {
    monday: release.monday,
    method: release.method,
    previousHash: release.previous_hash?.toString('hex') ?? null,
    hash: release.hash.toString('hex'),
  };
  if (release.method < METHOD) return { ...about, whole: null, teams: null, teamsHash: null };
  const texts = releaseTexts(releaseOf(release, cells, factors, polls));
  const { teams } = await textHashes(texts);
  return {
    ...about,
    whole: texts.whole,
    teams: release.monday >= teamsSince ? texts.teams : null,
    teamsHash: teams.toString('hex'),
  };
}
