import { findKeys } from '../participants.queries.ts';
import { findUnkeyedCompanies, insertHistories, takeUnkeyed } from './histories.queries.ts';
import { firstSealOf, sealed, sealOf, unsealed } from './sealed-history.ts';
import { pseudonymOf } from './tenant-keys.ts';
import type { KeeperDeps } from './vault-deps.ts';
import { asWord } from './words.ts';

/**
 * Seals anew, under the key of the installation too, what was sealed before that was so; of people who have no
 * key here, it waits.
 */
export async function resealHistories({ database, vault }: KeeperDeps): Promise<void> {
  for (const companyId of await vault.transaction(findUnkeyedCompanies)) {
    // A timer is no caller: the service reads the keys.
    const keys = await database.asService((tx) => findKeys(tx, companyId));
    const places = keys.map((place) => ({
      ...place,
      pseudonym: pseudonymOf(vault, companyId, place),
    }));
    const keyOf = new Map(places.map(({ pseudonym, key }) => [asWord(pseudonym), key]));
    await vault.transaction(async (tx) => {
      const pseudonyms = places.map(({ pseudonym }) => pseudonym);
      const weeks = await takeUnkeyed(tx, { companyId, pseudonyms });
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
