import { addDays, type ParisDay } from '#basics/dates.ts';
import { METHOD, type Release } from '#listening/rules/release.ts';
import { tellRelease } from '#listening/server/tell-release.ts';
import type { Database } from '#platform/database/database.ts';

/** So many weeks of one company as a closing tells them, each with the hash of the one before. */
export async function tellReleases(
  database: Pick<Database, 'asService'>,
  companyId: string,
  first: ParisDay,
  weeks: number,
): Promise<void> {
  for (let at = 0; at < weeks; at += 1) {
    const monday = addDays(first, at * 7);
    const place = {
      id: companyId,
      parentId: undefined,
      kind: 'company',
      name: 'Fonderie',
    } as const;
    const told = {
      placeId: companyId,
      score: 9,
      thread: 9.5,
      listed: 60,
      leaves: 2,
      begins: at === 0,
      outside: undefined,
    };
    const list = { since: first, rate: 'most' } as const;
    const about = { companyId, monday, method: METHOD, leastK: 8, list };
    const release: Release = { ...about, cells: [{ place, told }], factors: [] };
    await database.asService((tx) => tellRelease(tx, release));
  }
}
