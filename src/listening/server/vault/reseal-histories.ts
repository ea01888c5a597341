import { findKeys } from '../participants.queries.ts';
import { findUnkeyedCompanies, insertHistories, takeUnkeyed } from './histories.queries.ts';
import { firstSealOf, sealed, sealOf, unsealed } from './sealed-history.ts';
import { pseudonymOf } from './tenant-keys.ts';
import type { KeeperDeps } from './vault-deps.ts';
import { asWord } from './words.ts';

/**
 * Seals anew, under the key of the installation too, what was sealed before that was so. A week whose person
 * has no key any more is nobody's, and goes.
 */
export async function resealHistories({ database, vault }: KeeperDeps): Promise<void> {
  for (const companyId of await vault.transaction(findUnkeyedCompanies)) {
    // A timer is no caller: the service reads the keys.
    const keys = await database.asService((tx) => findKeys(tx, companyId));
    const keyOf = new Map(
      keys.map((place) => [asWord(pseudonymOf(vault, companyId, place)), place.key]),
    );
    await vault.transaction(async (tx) => {
      const weeks = await takeUnkeyed(tx, companyId);
      await insertHistories(
        tx,
        weeks.flatMap(({ pseudonym, monday, sealed: bytes }) => {
          const key = keyOf.get(asWord(pseudonym));
          if (!key) return [];
          const answers = unsealed(firstSealOf(key), { monday, sealed: bytes });
          const anew = sealed(sealOf(vault, key), monday, answers);
          return [{ pseudonym, monday, company_id: companyId, sealed: anew, is_keyed: true }];
        }),
      );
    });
  }
}
