import type { Tx } from '#platform/database/transaction.ts';
import type { Release } from '../rules/release.ts';
import { hashOf } from './release-hash.ts';
import { insertRelease, lockLastRelease } from './releases.queries.ts';

/** Tells a release after the last one of its company, once: whether it was told now. */
export async function publishRelease(tx: Tx, release: Release): Promise<boolean> {
  const last = await lockLastRelease(tx, release.companyId);
  if (last && last.monday >= release.monday) return false;
  const previousHash = last?.hash ?? null;
  const hash = await hashOf(release, previousHash ?? undefined);
  await insertRelease(tx, release, { previousHash, hash });
  return true;
}
